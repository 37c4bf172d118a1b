"""At the page: the host removes somebody before the start, and people let a bot play for who keeps them waiting."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.games.powerboats.browser import decide
from tests.server.harness import launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A room that does not wait long for anybody."""
    with launched(limited=True, data=tmp_path_factory.mktemp("room"), client=client, silent_seconds=1.0) as room:
        yield room.url


def test_the_host_removes_somebody_who_is_told(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", viewport=looks.PHONE, has_touch=True, locale="it-IT")
    ann.new_table("me", "open", "invited")
    first = ann.page.get_by_label("Invitation").input_value()
    ben.page.goto(ann.page.url)
    ben.page.get_by_label("Il tuo nome").fill("ANN")
    ben.page.get_by_role("button", name="Siediti").click()
    expect(ben.page.get_by_text("qualcuno si chiama già")).to_be_visible()
    ben.page.get_by_label("Il tuo nome").fill("Ben")
    ben.page.get_by_role("button", name="Siediti").click()
    expect(ben.page.get_by_role("button", name="Lascia il posto")).to_be_visible()
    expect(ben.page.get_by_label("Invito")).to_have_count(0)
    remove = ann.page.get_by_role("button", name="Remove Ben from the table")
    expect(remove).to_be_visible()
    ann.picture()
    looks.check(ann.page)
    remove.focus()
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("ti ha tolto il posto")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Siediti")).to_have_count(0)
    ben.picture()
    looks.check(ben.page)
    expect(ann.page.get_by_label("Invitation")).not_to_have_value(first)
    second = ann.page.get_by_label("Invitation").input_value()
    ann.page.get_by_role("button", name="New link").click()
    expect(ann.page.get_by_label("Invitation")).not_to_have_value(second)


@pytest.mark.exhaustive
def test_people_let_a_bot_play_for_who_keeps_them_waiting(sit: Sit) -> None:
    people = {"Ann": sit("Ann"), "Ben": sit("Ben", viewport=looks.PHONE, has_touch=True, locale="it-IT")}
    ann, ben = people.values()
    ann.new_table("me", "invited")
    ben.page.goto(ann.page.get_by_label("Invitation").input_value())
    ben.page.get_by_role("button", name="Siediti").click()
    ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the start")
    if ann.my_turn():
        take_turns(ann, ben)
    late = ben if ben.my_turn() else ann
    waits = ann if late is ben else ben
    vote = waits.page.locator(".notice button.ghost")
    expect(vote).to_have_text("Let a bot play for Ben" if late is ben else "Fai giocare un bot per Ann")
    expect(late.page.locator(".notice")).to_be_visible()
    for player in (ann, ben):
        player.picture()
        looks.check(player.page)
    vote.focus()
    waits.page.keyboard.press("Enter")
    back = "Riprendi il mio posto" if late is ben else "Take my seat back"
    expect(late.page.get_by_role("button", name=back)).to_be_visible()
    waits.wait_for(waits.my_turn, "the bot to play")
    late.page.get_by_role("button", name=back).click()
    expect(late.page.get_by_role("button", name=back)).to_have_count(0)


def take_turns(one: Player, other: Player) -> None:
    """One plays until it is the other's turn."""
    for _ in range(6):
        if other.my_turn():
            return
        decide(one)
        one.wait_for(lambda: one.my_turn() or other.my_turn(), "a turn")
