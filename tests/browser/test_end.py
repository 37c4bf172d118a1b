"""The end of a match: who won, why, the best moments, and a picture to keep."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import looks
from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.tiers import some
from vaka.core import record
from vaka.core.match import Match
from vaka.locale import speak

RECORDS = Path(__file__).parent.parent / "games"
MATCHES = {
    "powerboats": "greedy-4-dark",
    "tavarua": "four-careful-surfers",
    "tongiaki": "greedy-4",
    "whakaari": "five-seats-careful",
}


def saved(game: str) -> Match:
    return record.load(RECORDS / game / "records" / f"{MATCHES[game]}.json", verify=False)


def open_end(player: Player, match: Match, mine: int) -> Locator:
    """The end of a match that was played, from a seat of one's own."""
    seats = [{"kind": "me", "name": "Ann"} if seat == mine else {"kind": "bot"} for seat in range(match.seats)]
    player.go_to(player.post("/records", {"record": record.to_record(match), "seats": seats})["table"])
    end = player.page.get_by_role("dialog")
    end.locator(".awards li").nth(2).wait_for()
    return end


def test_the_end_says_who_won_and_what_every_total_is_made_of(sit: Sit) -> None:
    ann = sit()
    match = saved("powerboats")
    second = next(seat for seat, boat in enumerate(match.view()["boats"]) if boat["place"] == 2)
    end = open_end(ann, match, second)
    expect(end.get_by_role("heading", level=2)).to_have_text("You finished 2nd")
    expect(end.locator(".won").first).to_have_text(re.compile(r"^\w+ wins the cup!$"))
    rows = end.locator("[data-spot=score] tbody tr")
    expect(rows).to_have_count(4)
    for row, boat in zip(rows.all(), sorted(match.view()["boats"], key=lambda boat: boat["place"]), strict=True):
        points = [int(text) for text in row.locator("td b").all_inner_texts()]
        assert points == boat["gained"]
        expect(row.locator(".total")).to_have_text(str(boat["points"]))
    expect(end.get_by_text("are known in advance")).to_be_hidden()
    end.get_by_text("Fair dice: the seed").click()
    expect(end.get_by_text("are known in advance")).to_be_visible()
    ann.picture()
    award = end.locator(".awards a").first
    ply = (award.get_attribute("href") or "").rsplit("/", 1)[-1]
    award.click()
    expect(ann.page.get_by_text(f"Replay, move {ply} of")).to_have_count(2)


def test_the_end_closes_and_comes_back_and_leads_to_a_new_table(sit: Sit) -> None:
    ann = sit()
    end = open_end(ann, saved("tongiaki"), 0)
    ann.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    ann.page.get_by_role("button", name="Show the result").click()
    expect(end).to_be_visible()
    end.get_by_role("link", name="New table").click()
    expect(ann.page.get_by_role("dialog", name=re.compile("Tongiaki"))).to_be_visible()


def test_the_picture_is_kept_as_svg_and_png_that_need_nothing_else(sit: Sit, tmp_path: Path) -> None:
    ann = sit()
    end = open_end(ann, saved("whakaari"), 0)
    end.get_by_role("button", name="Share picture").click()
    kept = {}
    for kind in ("SVG", "PNG"):
        with ann.page.expect_download() as loaded:
            ann.page.get_by_role("button", name=f"Save as {kind}").click()
        kept[kind] = loaded.value.path().read_bytes()
        assert re.fullmatch(rf"whakaari-\w+-reaches-the-goal-[\w-]+\.{kind.lower()}", loaded.value.suggested_filename)
    drawing = kept["SVG"].decode()
    assert "reaches" in drawing
    assert "Ann" in drawing
    assert "var(--" not in drawing, "a colour of the page"
    outside = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', drawing)) - set(re.findall(r'id="([\w-]+)"', drawing))
    assert not outside, "a shape of the page"
    assert not re.findall(r'(?:href|src)="https?:', drawing), "a file of another host"
    assert kept["PNG"].startswith(b"\x89PNG")
    assert len(kept["PNG"]) > 50_000, "nothing is drawn on it"


def test_the_picture_can_be_kept_on_a_phone(sit: Sit) -> None:
    ann = sit(viewport={"width": 390, "height": 844}, locale="it-IT")
    end = open_end(ann, saved("tavarua"), 0)
    end.get_by_role("button", name=speak("it", "web-end-picture")).click()
    dialog = ann.page.locator("dialog[open]")
    for kind in ("png", "svg"):
        button = dialog.get_by_role("button", name=speak("it", f"web-end-save-{kind}"))
        inside, around = button.bounding_box(), dialog.bounding_box()
        assert inside
        assert around
        assert inside["x"] >= around["x"]
        assert inside["x"] + inside["width"] <= around["x"] + around["width"]
    ann.picture()


@looks.GAME_LANGUAGE_AND_WINDOW
def test_every_end_can_be_read(sit: Sit, game: str, language: str, window: dict[str, int]) -> None:
    ann = sit(viewport=window, locale=language)
    open_end(ann, saved(game), 1)
    looks.check(ann.page, f"the end of {game}")
    assert findings(ann.page) == {}
    ann.picture()


@pytest.mark.parametrize("game", some(list(MATCHES)))
def test_the_score_is_seen_on_a_phone_on_its_side(sit: Sit, game: str) -> None:
    ann = sit(viewport=looks.ON_ITS_SIDE)
    end = open_end(ann, saved(game), 1)
    third, buttons = end.locator("tbody tr").nth(2).bounding_box(), end.locator(".buttons").bounding_box()
    assert third
    assert buttons
    assert third["y"] + third["height"] <= buttons["y"], "below the buttons"
    assert buttons["y"] + buttons["height"] <= 390, "cut off"
    ann.picture()


def test_no_word_of_the_headline_is_broken(sit: Sit) -> None:
    ann = sit(viewport={"width": 1100, "height": 700}, locale="it-IT")
    open_end(ann, saved("whakaari"), 1)
    broken = """title => {
      const text = title.firstChild, range = document.createRange()
      return [...text.data.matchAll(/\\S+/g)].filter(word => {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return range.getClientRects().length > 1
      }).map(word => word[0])
    }"""
    assert ann.page.locator(".poster .won").evaluate(broken) == []


def test_a_race_that_is_over_is_told_over_the_board(sit: Sit) -> None:
    ann = sit()
    match = saved("powerboats")
    ply = next(ply for ply in range(1, match.ply) if any(e["kind"] == "race_over" for e in match.events(ply)))
    before = match.fork(ply - 1)
    seats = [{"kind": "me", "name": f"Ann {seat}"} for seat in range(match.seats)]
    table = ann.post("/records", {"record": record.to_record(before), "seats": seats})["table"]
    ann.go_to(table)
    ann.wait_for(ann.my_turn, "my turn")
    ann.post(f"/tables/{table['id']}/act", {"entry": table["entry"], "action": match.actions[ply - 1]})
    told = ann.page.get_by_role("status").filter(has_text=speak("en", "powerboats-moment-race", race="A", name="Ann 0"))
    expect(told).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_count(4)
    ann.picture()
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
