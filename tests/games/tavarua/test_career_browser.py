"""A career and a high score in the room, in a real browser: January by clicks, the unlock, resuming, the picture."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, check
from tests.browser.player import Player
from tests.games.tavarua.positions import bot_action, bot_boxes, bot_event
from vaka.core.match import Match
from vaka.games.tavarua.journey.career import Career, new_career
from vaka.games.tavarua.journey.record import CareerRecord, from_record, to_record

FEW = 12  # as many choices are buttons of their own; more are narrowed down part by part
PHONE = {"width": 390, "height": 844}
UNFOLD = "document.querySelectorAll('.log [aria-expanded=false]').forEach((heading) => heading.click())"
# the last choice until nothing is left to choose
PLAY_OUT = """async (table) => {
  const ask = async (path, body) => (await fetch(`/api/tables/${table}/${path}`, body && {
    method: 'POST', body: JSON.stringify(body), headers: {'content-type': 'application/json'}})).json()
  let now = await ask('position')
  while (now.positions[0].choices?.length)
    now = await ask('act', {entry: now.entry, action: now.positions[0].choices.at(-1).action})
}"""


def alone(player: Player) -> Page:
    """From the lobby to what Tavarua offers to one person."""
    player.lobby()
    player.page.locator("article", has_text=re.compile("tavarua", re.I)).get_by_role("button").first.click(
        timeout=20_000
    )
    player.page.get_by_role("link", name=re.compile("^(Career|Carriera)$")).first.click()
    player.page.wait_for_url(re.compile("/alone/tavarua"))
    return player.page


def bring(player: Player, record: CareerRecord) -> None:
    """Go on with a career file."""
    page = alone(player)
    text = json.dumps(record, ensure_ascii=False).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "career.json", "mimeType": "application/json", "buffer": text}
    )


def file_of(player: Player, journey: str) -> dict[str, Any]:
    found: dict[str, Any] = player.page.request.get(f"{player.address}/api/journeys/{journey}/file").json()
    return found


def winning_line(career: Career, played: tuple[int, ...]) -> list[int] | None:
    """Decisions after those played that bring points, if any do: the simple bot's, with a random move now and then.

    Where there are many choices the first is taken: it is the one that the first buttons lead to.
    """
    rng = random.Random(len(played))
    for _ in range(120):
        match = career.match(played)
        while not match.over:
            legal = match.legal()
            match.play(legal[0] if len(legal) > FEW else rng.choice(legal) if rng.random() < 0.1 else advised(match))
        if career.result(match).points > 0:
            return match.actions[len(played) :]
    return None


def advised(match: Match) -> int:
    game = match.game
    known, out = game.copy(match.state), game.new_actions()
    game.rules.redeal(known, 0, match.ply)
    return int(game.rules.policy(known, out, game.rules.legal(match.state, out), game.new_memo()))


def decide(player: Player, number: int | None = None) -> None:
    """Make one decision by the list of legal moves and the primary button."""
    buttons = player.page.locator(".choices button")
    if number is not None:
        buttons.nth(number).click()
    while not player.primary.is_enabled():
        player.page.locator(".choices button:not(.on)").first.click()
    player.primary.click()


def begin(player: Player, name: str) -> str:
    """Begin a career; its id."""
    page = alone(player)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/journey/"))
    return page.url.rpartition("/")[2]


def surf_and_win(player: Player, journey: str) -> bool:
    """Play the event at the open table to its end by clicks, so that it brings points; False if nothing could."""
    career, done = from_record(file_of(player, journey))
    line = winning_line(career, done)
    while line:
        player.wait_for(lambda: player.my_turn(), "a turn")
        legal = career.match(done).legal()
        decide(player, legal.index(line[0]) if len(legal) <= FEW else None)
        now = later(player, journey, 0, done)
        line = line[len(now) - len(done) :] if now == (*done, *line)[: len(now)] else winning_line(career, now)
        done = now
    if line is None:
        return False
    player.wait_for(player.over, "the end of the event")
    return True


def later(player: Player, journey: str, month: int, done: tuple[int, ...]) -> tuple[int, ...]:
    """The decisions of the event of a month, from 0, once the open table has more than those already seen."""
    position = f"{player.address}/api/tables/{player.page.url.rpartition('/')[2]}/position"
    player.wait_for(lambda: player.page.request.get(position).json()["ply"] > len(done), "the decision to be kept")
    record = file_of(player, journey)
    over = record["events"][month:]
    return tuple(over[0]["actions"] if over else record["under_way"])


def surfed_january(career: Career) -> list[int]:
    """The decisions of the simple bot in the first event."""
    january = career.match()
    while not january.over:
        january.play(bot_action(january))
    return january.actions


def test_a_career_begins_in_the_lobby_and_an_event_changes_the_rank(sit: Sit) -> None:
    ann = sit()
    page = ann.page
    ann.lobby()
    page.get_by_role("region", name="Career").get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/journey/"))
    journey = page.url.rpartition("/")[2]
    rival = shown(ann, journey)["events"][0]["rivals"][0]["name"]
    expect(page.get_by_role("heading", name="Your rivals this year")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(6)
    expect(page.get_by_role("article").first).to_contain_text(rival)
    page.get_by_role("button", name="Surf January").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Event 1 of 12 · The Big Grom")
    strip = page.get_by_role("complementary", name="Players")
    expect(strip).to_contain_text("A win lifts you to rank 45.")
    expect(strip.locator("[aria-current=true]", has_text="53")).to_contain_text("as it stands")
    strip.get_by_role("button", name=rival).click()
    expect(page.get_by_role("dialog")).to_contain_text("Paddles straight out to space 4 of the channel")
    page.keyboard.press("Escape")
    ann.picture()
    page.evaluate(PLAY_OUT, page.url.rpartition("/")[2])
    result = page.locator(".result")
    expect(result).to_contain_text(rival)
    after = shown(ann, journey)
    expect(result).to_contain_text(f"rank 50 → {after['ranks'][1]}")
    expect(result.locator("caption")).to_have_text(["Longboard"])
    page.evaluate(UNFOLD)
    expect(page.locator(".log")).to_contain_text(rival)
    expect(page.locator(".log")).not_to_contain_text("Rival 1")
    ann.picture()
    page.get_by_role("link", name=re.compile("^Career")).click()
    expect(page.locator("header").get_by_text(f"Rank {after['ranks'][1]}", exact=True)).to_be_visible()
    ann.lobby()
    panel = page.get_by_role("region", name="Career")
    expect(panel).to_contain_text("event 2 of 12: Amateur Thrashfest")
    panel.get_by_role("link", name="Continue: Ann").click()
    page.wait_for_url(re.compile(f"/journey/{journey}"))


def shown(player: Player, journey: str) -> Any:
    return player.page.request.get(f"{player.address}/api/journeys/{journey}").json()["view"]


@pytest.mark.exhaustive
def test_a_career_goes_on_from_its_file_and_after_january(sit: Sit) -> None:
    """Seed 7 wins January; the last decisions of it are made in the room."""
    ann = sit()
    career = new_career("Nalu", seed=7)
    bring(ann, to_record(career, tuple(surfed_january(career)[:-4])))
    ann.page.wait_for_url(re.compile("/journey/"))
    journey = ann.page.url.rpartition("/")[2]
    at_the_start(ann)
    ann.page.get_by_role("button", name=re.compile("January$")).click()
    ann.page.wait_for_url(re.compile("/table/"))
    assert surf_and_win(ann, journey)
    after_january(ann, journey)


@pytest.mark.exhaustive
def test_a_career_begins_in_the_room_and_goes_on_after_january(sit: Sit) -> None:
    ann = sit()
    page, journey = ann.page, begin(ann, "Nalu")
    at_the_start(ann)
    for _ in range(6):  # some seas cannot be won
        page.get_by_role("button", name="Surf January").click()
        page.wait_for_url(re.compile("/table/"))
        if surf_and_win(ann, journey):
            break
        journey = begin(ann, "Nalu")
    after_january(ann, journey)


def at_the_start(ann: Player) -> None:
    """The page of a career that has not left rank 50."""
    expect(ann.page.get_by_role("heading", name="Nalu")).to_be_visible()
    expect(ann.page.get_by_text("Rank 50", exact=True)).to_be_visible()
    expect(ann.page.locator("ol > li")).to_have_count(12)
    ann.picture()


def after_january(ann: Player, journey: str) -> None:
    """The box that January unlocked, its replay, and a February left and come back to."""
    page = ann.page
    ann.picture()
    page.get_by_role("link", name=re.compile("^Career")).click()
    page.wait_for_url(re.compile(f"/journey/{journey}"))
    expect(page.locator("header").get_by_text("Rank 45", exact=True)).to_be_visible()
    unlock = page.get_by_role("region", name=re.compile("choose one"))
    expect(page.get_by_role("button", name=re.compile("^Surf"))).to_have_count(0)
    expect(unlock.get_by_role("button", name="Unlock")).to_be_disabled()
    unlock.get_by_role("button", name=re.compile("^Jetski")).focus()
    page.keyboard.press("Enter")
    ann.picture()
    unlock.get_by_role("button", name="Unlock").click()
    expect(page.get_by_role("img", name="Jetski: 1 ready, 0 spent, 2 locked")).to_be_visible()
    page.reload()
    expect(page.get_by_role("img", name="Jetski: 1 ready, 0 spent, 2 locked")).to_be_visible()
    page.get_by_role("link", name="Replay of January").click()
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("/replay/1$"))
    page.goto(f"{ann.address}/journey/{journey}")
    page.get_by_role("button", name="Surf February").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url
    ann.wait_for(ann.my_turn, "a turn")
    decide(ann)
    february = later(ann, journey, 1, ())
    alone(ann)
    page.get_by_role("link", name="Continue: Nalu").first.click()
    page.get_by_role("button", name="Back to February").click()
    page.wait_for_url(table)
    ann.wait_for(ann.my_turn, "the turn that was left")
    assert tuple(file_of(ann, journey)["under_way"]) == february


def test_a_year_that_is_over_makes_a_picture_to_save(sit: Sit, shots: Path | None) -> None:
    career = new_career("Kai & <Lani>", seed=7)
    while career.status == "under_way":
        career = bot_event(career)
    anna = sit("Anna", locale="it-IT", color_scheme="dark", viewport=PHONE, accept_downloads=True)
    bring(anna, to_record(career))
    page = anna.page
    picture = page.get_by_role("img", name=re.compile("^L’immagine dell’anno: Kai & <Lani>"))
    expect(picture).to_be_visible()
    anna.picture()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Salva in PNG").click()
    data = saved.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (1080, 1350)
    if shots:
        (shots / "year.png").write_bytes(data)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Salva in SVG").click()
    drawn = saved.value.path().read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Kai &amp; &lt;Lani&gt;" in drawn
    assert "font/woff2" in drawn
    assert saved.value.suggested_filename == f"tavarua-kai-lani-rank-{career.rank}.svg"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("played", [0, 2, 3])
@LANGUAGE_AND_WINDOW
def test_an_event_looks_right_everywhere(sit: Sit, played: int, language: str, window: Any) -> None:
    """A contest, a photo shoot, and a contest on both boards: its page, its table, the cards, the end."""
    ann = sit("Ann", locale=language, viewport=window)
    career = new_career("Nalu", seed=7)
    while len(career.months) < played:
        career = bot_event(career)
    bring(ann, to_record(career))
    page = ann.page
    page.wait_for_url(re.compile("/journey/"))
    page.locator("header .primary").wait_for()
    check(page)
    assert findings(page) == {}
    ann.picture()
    page.locator("header .primary").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-spot=stakes]").wait_for()
    check(page)
    assert findings(page) == {}
    ann.picture()
    for card in page.locator("[data-spot^=seat-]").all():
        card.click()
        check(page)
        ann.picture()
        page.keyboard.press("Escape")
    page.evaluate(PLAY_OUT, page.url.rpartition("/")[2])
    page.locator(".result .next").wait_for()
    check(page)
    assert findings(page) == {}
    ann.picture()


@pytest.mark.exhaustive
def test_what_one_plays_alone_is_accessible(sit: Sit) -> None:
    ann = sit()
    page = alone(ann)
    page.get_by_text("No best score yet").wait_for()
    assert findings(page) == {}
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Surf January").wait_for()
    assert findings(page) == {}
    career = new_career("Kai", seed=7)
    bring(ann, to_record(career, tuple(surfed_january(career))))
    page.get_by_role("region", name=re.compile("choose one")).wait_for()
    assert findings(page) == {}
    while career.status == "under_way":
        career = bot_event(career)
    bring(ann, to_record(career))
    page.get_by_role("button", name="Save as PNG").wait_for()
    assert findings(page) == {}


def test_a_file_that_was_touched_is_refused_in_words(sit: Sit) -> None:
    ann = sit()
    career = new_career("Kai", seed=7)
    match = career.match()
    while not match.over:
        match.play(match.legal()[-1])
    result = career.result(match)
    record = to_record(career.after(match, bot_boxes(career, career.asks(result))))
    record["events"][0]["rank"] = record["rank"] = 2
    bring(ann, record)
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile("was changed after it was written"))
    expect(ann.page).to_have_url(re.compile("/alone/tavarua"))


def entries(player: Player, table: str) -> int:
    return int(player.page.request.get(f"{player.address}/api/tables/{table}/position").json()["entry"])


@pytest.mark.exhaustive
def test_a_high_score_is_played_for_and_stands_in_the_records(sit: Sit) -> None:
    ann = sit()
    page = alone(ann)
    expect(page.get_by_text("No best score yet")).to_be_visible()
    page.get_by_label("Length").select_option("longboards")
    page.get_by_role("button", name="Play for the high score").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    for _ in range(300):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        if ann.over():
            break
        before = entries(ann, table)
        decide(ann)
        ann.wait_for(lambda seen=before: entries(ann, table) > seen, "an answer")  # type: ignore[misc]
    said = page.get_by_text(re.compile(r"^\d+\.\d of 20 points$"))
    expect(said).to_be_visible()
    points = said.inner_text().split()[0]
    ann.picture()
    page.get_by_role("link", name="Your best scores").click()
    row = page.get_by_role("row", name=f"1 {points} / 20 Longboards only")
    expect(row).to_be_visible()
    ann.picture()
    row.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/table/{table}/replay/0"))
