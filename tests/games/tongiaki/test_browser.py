"""Tongiaki at the room's table, in a real browser: by clicks, on a phone in Italian, by keys."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.looks import PHONE, check
from tests.browser.player import decisions
from tests.games.tongiaki.browser import RECORDS, BoardPlayer
from vaka.core.match import Match
from vaka.core.record import load, to_record

BOTS = ("bot:random", "bot:random", "bot:random")


@pytest.mark.exhaustive
@pytest.mark.parametrize("begun", [237, 0])
def test_a_match_of_four_is_played_to_its_end_by_clicks_on_the_board(sit: Sit, begun: int) -> None:
    ann = sit()
    board, asked = BoardPlayer(ann, seed=4), set()
    board.bring("greedy-4", begun)
    for _ in range(400):
        ann.wait_for(board.ready, "a turn or the end")
        if ann.over():
            break
        asked.add(board.decide())
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    expect(ann.page.locator(".result [data-spot=score] tbody tr")).to_have_count(4)
    assert len(asked) > (1 if begun else 3), "a match asks for more than a few kinds of decisions"
    ann.picture()


def test_the_agreed_end_is_offered_after_ten_rounds_without_a_tile(sit: Sit) -> None:
    """TON-Q32: whoever is to move, in any language; the other person is asked, and then the match is scored."""
    ann, ben = sit(), sit("Ben", locale="it")
    record = to_record(load(RECORDS / "agreed-2.json").fork(193))
    body = {"record": record, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "invited"}]}
    table = ann.post("/records", body)["table"]
    ben.post(f"/tables/{table['id']}/sit", {"name": "Ben", "invite": table["you"]["invite"]})
    for player in (ann, ben):
        player.go_to(table)
    expect(ben.page.locator(".dock [data-spot=agreed]")).to_contain_text("10 round")
    ann.page.get_by_role("button", name="Stop and score").click()
    expect(ben.page.locator(".notice")).to_contain_text("Ann propone di fermarsi qui")
    ben.picture()
    ben.page.get_by_role("button", name="Va bene").click()
    for player in (ann, ben):
        expect(player.page.locator(".result [data-spot=score] tbody tr")).to_have_count(2)
    expect(ann.page.get_by_role("log")).to_contain_text("Everybody agreed to stop here")
    expect(ben.page.get_by_role("log")).to_contain_text("ci si ferma qui")
    ann.page.reload()
    expect(ann.page.get_by_role("log")).to_contain_text("Everybody agreed to stop here")


# a recorded match, how many decisions were made, what is pressed before the button, and what is told
RARE = [
    pytest.param("greedy-4", 20, ["[data-kind=settle]"], "You turn over", id="new settlement"),
    pytest.param("greedy-4", 21, [".place >> nth=2", ".moves .mark >> nth=1"], "You turn over", id="tile by choice"),
    pytest.param("greedy-4", 31, [".crown >> nth=0"], "You make", id="royal island"),
    pytest.param("greedy-4", 50, [".moves .island >> nth=0"], "start again on", id="back without boats"),
    pytest.param("greedy-4", 171, [".beach .berth >> nth=0"], "You take back a boat", id="boat taken back"),
    pytest.param("landing-chain-6", 146, ["[data-kind=found]"], "You make", id="founded on landing"),
    pytest.param("landing-chain-6", 156, ["[data-kind=found_not]"], "The fleet reaches", id="landed without founding"),
]


@pytest.mark.parametrize(("record", "ply", "pressed", "told"), RARE)
def test_rare_decisions_are_made_on_the_board_too(
    sit: Sit, record: str, ply: int, pressed: list[str], told: str
) -> None:
    ann = sit()
    board = BoardPlayer(ann)
    board.bring(record, ply)
    for spot in pressed:
        if ann.page.locator(spot).count():
            ann.page.locator(spot).click()
    before = board.state() + ann.page.locator(".say").inner_text()
    ann.primary.click()
    ann.wait_for(lambda: board.state() + ann.page.locator(".say").inner_text() != before, "an answer")
    expect(ann.page.locator(".log")).to_contain_text(told)


def test_a_click_on_a_beach_only_shows_the_boat_until_the_button_is_pressed(sit: Sit) -> None:
    """However many boats are to follow; and the beach is called by its name."""
    ann = sit()
    board = BoardPlayer(ann)
    board.bring("greedy-4", 59)
    expect(ann.page.locator(".say")).to_contain_text("new boats")
    before = board.laid()
    ann.page.locator(".beach .berth").first.click()
    expect(ann.page.locator(".moves .ghost")).to_have_count(1)
    expect(ann.page.locator(".moves .name")).to_contain_text("beach")
    expect(ann.primary).to_be_enabled()
    assert board.laid() == before
    ann.primary.click()
    ann.wait_for(lambda: board.laid() != before, "the boat on its beach")


def test_fleets_of_neighbours_that_may_sail_to_each_other_are_both_picked_by_clicks(sit: Sit) -> None:
    """Their handles are on the same edge and must not cover each other."""
    match, chance = Match("tongiaki", 4, seed=1550), random.Random(1550)
    for _ in range(66):
        match.play(chance.choice(match.legal()))
    ann = sit()
    board = BoardPlayer(ann)
    board.player.take_over(match)
    handles = ann.page.locator(".moves .handle")
    expect(handles).to_have_count(8)
    for handle in handles.all():
        board.press(handle)
        expect(handle).to_have_attribute("aria-pressed", "true")
    ann.picture()


def test_an_island_that_keeps_boats_in_a_ring_is_taken_out_by_a_click(sit: Sit) -> None:
    """TON-14.4: so rare that the test plays at random until it comes up."""
    match, chance = Match("tongiaki", 5, seed=295), random.Random(295)
    while not any(move.startswith("K") for move in match.moves()):
        match.play(chance.choice(match.legal()))
    ann = sit()
    board = BoardPlayer(ann)
    board.player.take_over(match)
    check(ann.page, "an island to take out")
    ann.picture()
    expect(ann.primary).to_have_text("Remove it")
    ann.page.locator(".moves .island").click()  # the only one goes without saying: a click on it decides
    expect(ann.page.locator(".log")).to_contain_text("leaves the game")
    ann.picture()


def test_what_cannot_be_done_says_why_with_its_rule(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", game="tongiaki")
    ann.wait_for(ann.my_turn, "the set-up")
    ann.page.get_by_role("group", name="The archipelago").click(position={"x": 465, "y": 345})
    expect(ann.page.get_by_text("The island has no such beach.")).to_be_visible()
    board = BoardPlayer(ann)
    for _ in range(20):
        ann.wait_for(ann.my_turn, "a turn")
        if ann.page.locator("[data-kind=found].off").count():
            break
        board.decide()
    ann.page.locator("[data-kind=found].off").click()
    expect(ann.page.get_by_text("Tonga never becomes royal.")).to_be_visible()
    ann.page.get_by_role("button", name="Rule TON-10.4").click()
    expect(ann.page.locator(".rules .lit")).to_have_text("TON-10.4")


@pytest.mark.exhaustive
def test_a_phone_in_italian_shows_all_of_it_large_enough(sit: Sit) -> None:
    anna = sit("Anna", viewport=PHONE, has_touch=True, locale="it-IT")
    anna.new_table("me", *BOTS, game="tongiaki")
    anna.wait_for(anna.my_turn, "a turn")
    expect(anna.page.get_by_text("Metti una barca su una spiaggia di Tonga")).to_be_visible()
    board = BoardPlayer(anna, seed=2)
    for _ in range(decisions(5)):
        anna.wait_for(board.ready, "a turn")
        if anna.over():
            break
        check(anna.page)
        board.decide()
    anna.picture()


@pytest.mark.exhaustive
def test_the_keyboard_alone_plays_on_the_board(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", "bot:random", game="tongiaki")
    board = BoardPlayer(ann, seed=3, keys=True)
    for _ in range(4):
        ann.wait_for(board.ready, "a turn")
        board.decide()
    description = str(ann.page.locator(".moves desc").text_content())
    assert "Tonga" in description
    assert "You expand" in ann.page.locator(".log").inner_text()
