"""What the others did is told when the turn comes back: a card, trails on the board, once more on demand."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

import vaka
from tests.browser import axe, looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.browser.test_end import saved
from tests.games.powerboats.browser import choose
from tests.tiers import some
from vaka.bots.greedy import GreedyPlayer
from vaka.core.record import to_record

ON = "localStorage.setItem('vaka-settings', JSON.stringify({name: 'Ann', speed: 'instant', recap: true}))"
MARKS = ".marks .number"
SEEN = """
window.seen = []
function look() {
  const now = ['moment', 'recap'].filter(each => document.querySelector(`.${each}, [data-spot=${each}]`)).join(' and ')
  if (now && now !== seen.at(-1)) seen.push(now)
  requestAnimationFrame(look)
}
look()
"""
DRAWN = "async () => { for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame) }"


def card(ann: Player) -> Locator:
    return ann.page.get_by_role("region", name=re.compile("Since your last turn|Dal tuo ultimo turno"))


def come_back(ann: Player, game: str, plies: int = 60) -> None:
    """Sit down at a match under way, just when the turn has come to one's seat."""
    match = vaka.Match(game, seats=4, seed=3)
    players = [GreedyPlayer(match.game, seat, 1) for seat in range(4)]
    mover = match.to_move
    while match.ply < plies or mover == match.to_move:
        mover = match.to_move
        match.play(players[mover].decide(match.state))
    ann.page.add_init_script(ON)
    ann.take_over(match)


def test_the_card_lists_the_turns_and_lights_their_trails(sit: Sit) -> None:
    ann = sit("Ann")
    come_back(ann, "powerboats")
    rows = card(ann).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    many = rows.count()
    expect(ann.page.locator(MARKS)).to_have_count(many)
    expect(ann.page.locator(".board > p[aria-live]")).to_contain_text("1. ")
    rows.last.hover()
    expect(ann.page.locator(MARKS)).to_have_count(1)
    expect(ann.page.locator(MARKS)).to_have_text(str(many))
    ann.picture()
    ann.page.keyboard.press("r")
    expect(card(ann).get_by_role("button", name="Stop")).to_be_visible()
    ann.page.keyboard.press("r")
    expect(card(ann).get_by_role("button", name="Play it again")).to_be_visible()
    ann.page.reload()
    expect(rows).to_have_count(many)
    ann.page.get_by_role("button", name="Table and settings").click()
    ann.page.get_by_role("checkbox", name="Recap").uncheck()
    expect(card(ann)).to_have_count(0)
    expect(ann.page.locator(".marks")).to_have_count(0)


def test_the_card_stands_where_it_hides_no_trail(sit: Sit) -> None:
    ann = sit("Ann")
    come_back(ann, "powerboats", 90)  # at the lower left, where the card stands if there is nothing to hide
    expect(card(ann)).to_be_visible()
    marks = ann.page.locator(".marks > g")
    expect(marks.first).to_be_visible()
    ann.wait_for(lambda: looks.under(card(ann), marks) == 0, "the trails to come out from under the card")


def test_on_a_phone_it_is_a_strip_that_goes_with_the_first_pick(sit: Sit) -> None:
    ann = sit("Ann", viewport=looks.PHONE)
    come_back(ann, "powerboats")
    strip = card(ann)
    expect(strip.get_by_role("listitem")).to_have_count(0)  # a strip, until it is unfolded
    strip.get_by_role("button", name="Show all").click()
    expect(strip.get_by_role("listitem").first).to_be_visible()
    looks.check(ann.page)
    strip.get_by_role("listitem").first.get_by_role("button").click()
    expect(strip.get_by_role("listitem")).to_have_count(0)  # the board comes out from under the list
    expect(ann.page.locator(MARKS)).to_have_count(1)
    ann.picture()
    choose(ann)
    expect(strip).to_have_count(0)


def test_it_stays_away_from_who_has_begun_to_decide_before_it_came(sit: Sit) -> None:
    """Its trails would lie over what is picked next, as the arrows of a start."""
    ann, held = sit("Ann"), list[Route]()
    ann.page.route("**/replay?**", lambda route: held.append(route))
    come_back(ann, "powerboats")
    choose(ann)
    ann.wait_for(lambda: len(held) > 0, "the turns to be asked for")
    with ann.page.expect_response("**/replay?**"):
        ann.page.unroute("**/replay?**")  # which lets go of them
    ann.page.evaluate(DRAWN)
    expect(ann.page.locator("[data-spot=recap], .marks")).to_have_count(0)


@pytest.mark.parametrize("game", some(["whakaari", "tavarua", "tongiaki"]))
def test_every_game_tells_its_story(sit: Sit, game: str) -> None:
    ann = sit("Ann")
    come_back(ann, game, 24 if game == "whakaari" else 90)
    expect(card(ann).get_by_role("listitem").first).to_be_visible()
    expect(ann.page.locator(MARKS).first).to_be_visible()
    ann.picture()
    assert axe.findings(ann.page) == {}


def test_it_waits_until_a_race_that_is_over_has_been_told(sit: Sit) -> None:
    ann = sit("Ann")
    match = saved("powerboats")
    over = (ply for ply in range(1, match.ply) if any(event["kind"] == "race_over" for event in match.events(ply)))
    ply = next(ply for ply in over if match.seat_at(ply - 1) != match.seat_at(ply))  # others line up first
    ann.page.add_init_script(ON)
    ann.page.add_init_script(SEEN)
    before = match.fork(ply - 1)
    me, bot = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}
    seats = [me if seat == before.to_move else bot for seat in range(before.seats)]
    table = ann.post("/records", {"record": to_record(before), "seats": seats})["table"]
    ann.go_to(table)
    ann.wait_for(ann.my_turn, "my turn")
    ann.post(f"/tables/{table['id']}/act", {"entry": table["entry"], "action": match.actions[ply - 1]})
    expect(card(ann)).to_be_visible()
    assert ann.page.evaluate("seen") == ["moment", "recap"]


def test_what_is_drawn_hides_no_value_and_no_name_of_an_island(sit: Sit) -> None:
    """A trail's number over an island would pass for what the island is worth."""
    ann = sit("Ann")
    come_back(ann, "tongiaki", 90)
    drawn = ann.page.locator(".marks :is(.number, .words)")
    expect(drawn.first).to_be_visible()
    kept = ann.page.locator(".board [data-keep]")  # values and names
    assert ann.page.locator(".board .value[data-keep]").count() > 5
    ann.wait_for(lambda: not any(looks.under(each, kept) for each in drawn.all()), "values and names to be readable")
    assert looks.under(card(ann), ann.page.locator(".marks > g")) == 0
