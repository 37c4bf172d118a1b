"""Clocks at the seats, in the table's menu and in the tab's title, and what is heard of them."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.looks import DESKTOP, LANGUAGE_AND_WINDOW, PHONE, check
from tests.browser.player import Player
from tests.browser.test_choosing import choose
from tests.server.harness import guests
from vaka.locale import speak

LIVE = {"kind": "live", "bank": 600, "increment": 20}
DAYS = {"kind": "turns", "hours": 72, "night": [23, 7], "weekends": False, "zone": "Europe/Rome"}


@LANGUAGE_AND_WINDOW
@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
def test_a_clock_says_what_a_turn_adds_when_it_rests_and_that_it_stands_still(
    sit: Sit, language: str, window: Any, clock: dict[str, Any]
) -> None:
    dark = (language == "it") == (clock is LIVE)
    looks = {"locale": language, "timezone_id": "Europe/Rome", "color_scheme": "dark" if dark else "light"}
    ann, ben = sit("Ann", viewport=window, **looks), sit("Ben")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invited"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    made = ann.post("/tables", {"game": "powerboats", "seats": seats, "clock": clock})["table"]
    ben.post(f"/tables/{made['id']}/sit", {"invite": made["you"]["invite"], "name": "Ben"})
    ann.go_to(made)
    rests = speak(language, "web-rest-night", **{"from": "23:00", "to": "7:00"})
    note = speak(language, "web-clock-adds", seconds=20) if clock is LIVE else rests
    still = speak(language, "web-clock-still")
    page = ann.page
    page.locator(".time").nth(1).wait_for()
    ann.picture()
    if window != PHONE:
        expect(page.locator(".note")).to_have_count(2)
        assert sorted(page.locator(".note").all_inner_texts()) == sorted([note, still])
        assert page.locator("aside.seats").evaluate("strip => strip.scrollHeight - strip.clientHeight") <= 0
    check(page)
    page.get_by_role("button", name=speak(language, "web-table-menu")).click()
    pace = page.locator("dialog .pace")
    expect(pace).to_contain_text(speak(language, "web-clock"))
    expect(pace).to_contain_text("20" if clock is LIVE else rests)
    ann.picture()
    check(page)


TURN, TICK = [523, 784], 880  # the pitches of the sounds, in Hz
# the browser makes its sounds as ever, and notes at which pitch each begins and whether it can be heard
LISTEN = """
const make = BaseAudioContext.prototype.createOscillator
window.heard = []
BaseAudioContext.prototype.createOscillator = function () {
  const voice = make.call(this)
  const [set, start] = [voice.frequency.setValueAtTime.bind(voice.frequency), voice.start.bind(voice)]
  let pitch = 0
  voice.frequency.setValueAtTime = (value, at) => set((pitch = value), at)
  voice.start = (at) => {
    start(at)
    window.heard.push(pitch)
    window.speakers = this
  }
  return voice
}
"""


def heard(player: Player) -> list[int]:
    found: list[int] = player.page.evaluate("window.heard")
    return found


def seconds_in_title(player: Player) -> int:
    """How much time the tab's title says is left."""
    found = re.fullmatch(r"● (\d+):(\d\d) · Your turn · Tavarua · Vaka", player.page.title())
    assert found is not None, player.page.title()
    return int(found[1]) * 60 + int(found[2])


def test_the_turn_and_the_last_seconds_are_in_the_title_and_heard_if_sound_is_on(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invited"}]
    made = ann.post("/tables", {"game": "tavarua", "seats": seats, "clock": LIVE})["table"]
    ben.post(f"/tables/{made['id']}/sit", {"invite": made["you"]["invite"], "name": "Ben"})
    for player in (ann, ben):
        player.page.add_init_script(LISTEN)
        player.page.clock.install()
        player.go_to(made)
        player.wait_for(player.my_turn, "the choice of a board")
        assert 500 < seconds_in_title(player) <= 600
    assert (heard(ann), heard(ben)) == ([], []), "sound is off until somebody switches it on"
    ben.page.get_by_role("button", name="Table and settings").click()
    ben.page.get_by_role("region", name="Settings").get_by_label(re.compile("^Sound")).set_checked(True)
    ben.page.keyboard.press("Escape")
    ben.page.evaluate("document.activeElement.blur()")  # Enter is for the choice, not for the menu
    for player in (ben, ann):
        choose(player)
    ben.wait_for(lambda: heard(ben) == TURN, "the next round and its sound, though his choice is the last in the log")
    assert ben.page.evaluate("window.speakers.state") == "running"
    for player in (ben, ann):
        player.wait_for(player.my_turn, "the next choice")
        player.page.clock.pause_at(player.page.evaluate("Date.now() / 1000 + 1"))
        player.page.clock.fast_forward((seconds_in_title(player) - 12) * 1000)
        left = seconds_in_title(player)
        assert (left in (11, 12), TICK in heard(player)) == (True, False), "there is time enough"
        for _ in range(left - 7):
            player.page.clock.run_for(1000)
        assert seconds_in_title(player) == 7
        assert heard(player) == ([*TURN, *[TICK] * 4] if player is ben else []), "from ten seconds on"


# marks at a seat that lie over its name or over what stands beside its clock
COVERED = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
  const texts = [...seat.querySelectorAll('header b, .note')].filter(element => element.checkVisibility())
  const said = texts.map(element => {
    const [range, box] = [document.createRange(), element.getBoundingClientRect()]
    range.selectNode(element.firstChild)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { name: element.firstChild.data, left, right: Math.min(right, box.right), top, bottom }
  })
  return [...seat.querySelectorAll('.marks > *')].filter(mark => mark.checkVisibility()).flatMap(mark => {
    const at = mark.getBoundingClientRect()
    const over = ({ left, right, top, bottom }) =>
      Math.min(at.right, right) - Math.max(at.left, left) > 1 && Math.min(at.bottom, bottom) - Math.max(at.top, top) > 1
    return said.filter(over).map(({ name }) => name)
  })
})"""


def test_who_is_ready_is_not_missed_and_no_mark_hides_a_name_or_a_clock(sit: Sit) -> None:
    ann = sit("Ann", viewport=PHONE)
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "invited"}] * 3]
    made = ann.post("/tables", {"game": "tavarua", "seats": seats, "clock": LIVE})["table"]
    with guests(ann.address, 3) as others:
        for guest, name in zip(others, ("Leilani", "Teuila", "Kai"), strict=True):
            guest.post(f"/tables/{made['id']}/sit", {"invite": made["you"]["invite"], "name": name})
        for guest in others[:2]:
            guest.act(made["id"])
        ann.go_to(made)
        for window, shown in ((PHONE, 0), (DESKTOP, 2)):
            ann.page.set_viewport_size(window)  # type: ignore[arg-type]
            expect(ann.page.locator(".seat .ready")).to_have_count(2)
            expect(ann.page.locator(".seat .dots:visible")).to_have_count(shown)
            ann.picture()
            assert ann.page.evaluate(COVERED) == []
        missed = ann.page.locator(".seat:has(small.off)")
        expect(missed).to_have_count(1)
        expect(missed).to_contain_text("Kai")
