"""The box: counts, sizes, and a file that replaces them (WHA-7.1, WHA-R20)."""

from importlib.resources import files

import pytest

import vaka
from tests.games.whakaari.positions import GAME
from vaka.core.errors import BadComponents
from vaka.games.whakaari import components as box
from vaka.games.whakaari.components import read_kit
from vaka.games.whakaari.state import STATE

TEXT = files("vaka.games.whakaari").joinpath("components.toml").read_text("utf-8")


def test_the_printed_counts() -> None:
    values = box.components()
    assert sum(card["copies"] for card in values["action"]) == 70
    assert sum(card["copies"] for card in values["event"]) == 30
    assert (values["table"]["round"], values["table"]["square"], values["table"]["bombs"]) == (16, 18, 3)
    assert len(values["action"]) == 24
    assert [values["characters"][power]["limit"] for power in box.POWERS] == [3, 2, 2, 2, 0, 2, 0, 2]
    assert values["sizes"]["supreme"] == round((6300**2 + 8800**2) ** 0.5)


def test_every_value_tells_where_it_comes_from() -> None:
    tags = ("rulebook", "public", "deduced", "designed")
    section = ""
    for line in TEXT.splitlines():
        if line.startswith("["):
            section = line
        elif "=" in line and section in ("[sizes]", "[table]", "[play]"):
            assert line.split("#")[-1].split(":")[0].strip() in tags, line


def test_a_state_stays_small() -> None:
    assert STATE.itemsize <= 2048


def test_the_file_itself_is_a_replacement_that_changes_nothing() -> None:
    assert read_kit(TEXT) == GAME.kit


def test_an_owner_may_put_in_printed_values() -> None:
    """Sizes, cards and the power track reach the rules of one match."""
    text = TEXT.replace("power_cap = 5", "power_cap = 3").replace("radius = 2000", "radius = 1900")
    text = text.replace('copies = 8\ndistance = "short"', 'copies = 9\ndistance = "short"', 1)
    text = text.replace('copies = 8\ndistance = "long"', 'copies = 7\ndistance = "long"', 1)
    match = vaka.Match("whakaari", seats=3, seed=1, kit=read_kit(text))
    assert (match.state.cap, match.state.radius) == (3, 1900)
    for _ in range(60):
        match.play(match.legal()[match.ply * 5 % len(match.legal())])
        GAME.invariants(match.state)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ("copies = 8", "copies = 9", "whakaari-bad-count"),
        ("copies = 8", "copies = 0", "whakaari-bad-number"),
        ("radius = 2000", "radius = 9000", "whakaari-bad-number"),
        ('icons = "MOVE + EMPTY"', 'icons = "MOVE & EMPTY"', "whakaari-bad-icons"),
        ('icons = "MOVE + EMPTY"', 'icons = "FLY"', "whakaari-bad-icons"),
        ('copies = 3\nicons = "EMPTY / OCC"', 'copies = 3\nicons = "MOVE"', "whakaari-bad-distance"),
        ("short = 6300", "short = 9900", "whakaari-bad-card"),
        ("ring = 25500", "ring = 19000", "whakaari-bad-ring"),
        ("grid = 1000", "grid = 800", "whakaari-bad-grid"),
        ("bombs = 3", "bombs = 4", "whakaari-bad-fixed"),
        ("hand = 2", "hand = 3", "whakaari-bad-fixed"),
        ("round = 16", "round = 15", "whakaari-bad-fixed"),
        ("[play]", "[game]", "components-incomplete"),
        ("[sizes]", "[sizes", "components-unreadable"),
    ],
)
def test_a_file_that_cannot_be_right_is_refused_with_words(before: str, after: str, key: str) -> None:
    assert before in TEXT
    with pytest.raises(BadComponents) as caught:
        read_kit(TEXT.replace(before, after, 1))
    assert caught.value.key == key
    assert "$" not in caught.value.say("it")
    assert key not in caught.value.say("it")


def test_a_deck_has_room_for_forty_kinds() -> None:
    text = TEXT + '\n[[action]]\ncopies = 1\nicons = "ADD"\n' * 40
    with pytest.raises(BadComponents) as caught:
        read_kit(text)
    assert caught.value.key == "whakaari-bad-kinds"
