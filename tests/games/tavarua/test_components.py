"""The box: its counts, what a person may replace, and what is said about a file that cannot be right."""

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, fresh
from vaka import Match
from vaka.core.errors import BadComponents
from vaka.core.record import from_record, to_record
from vaka.games.tavarua.components import KINDS, KIT_SIZE, STOKES, WAVES, components, kit_of, read, read_kit

TEXT = files("vaka.games.tavarua").joinpath("components.toml").read_text("utf-8")


def test_the_box_has_60_player_42_wave_and_27_stoke_cards() -> None:
    kit = kit_of(components())
    assert len(kit) == KIT_SIZE == len(GAME.kit)
    assert kit == GAME.kit
    assert sum(kit[:KINDS]) == 60
    assert [len(components()["wave_cards"][name]) for name in WAVES] == [9, 9, 9, 6, 9]
    assert sum(components()["stoke_cards"][name] for name in STOKES) == 27


def test_every_value_that_the_rulebooks_do_not_give_has_its_provenance() -> None:
    assert all(re.match(r"(rulebook|public|deduced|designed)", tag) for tag in components()["provenance"].values())


def test_the_track_has_21_spaces_and_the_career_twelve_events() -> None:
    assert len(components()["track"]["from"]) == 21
    assert len(components()["events"]) == 12


def test_a_replacement_file_may_name_only_the_cards_it_changes() -> None:
    kit = read_kit("[stoke_cards]\n" + "\n".join(f"{name} = {27 if name == 'focus' else 0}" for name in STOKES))
    assert kit[:KINDS] == GAME.kit[:KINDS]
    assert kit != GAME.kit
    assert fresh(2, kit).stoke_deck[STOKES.index("focus")] == 27


def test_the_chosen_set_is_part_of_the_record() -> None:
    kit = read_kit(TEXT.replace("glass = [0, 0, 0, 1, 1, 1", "glass = [0, 0, 0, 0, 1, 1"))
    match = Match(GAME, 1, seed=3, kit=kit)
    while not match.over:
        match.play(match.legal()[0])
    record = to_record(match)
    assert record["kit"] == list(kit)
    assert from_record(record).kit == kit


def test_a_replaced_icon_is_obeyed() -> None:
    """TAV-6.6: the icon, not the number, keeps a card off a longboard."""
    snap = 'name = "Snap"\npower = 3\ndirection = "tail"\nteal = 4\nmaroon = 4\nno_longboard = '
    text = TEXT.replace(f"{snap}false", f"{snap}true")
    s = fresh(1, read_kit(text), length="longboards")
    assert s.deck_size + s.hand_size[0] == 40


CARD = 'name = "Trim"\npower = 1\ndirection = "nose"\nteal = 4\nmaroon = 4'
BAD = {
    "59 cards": (CARD, CARD.replace("teal = 4", "teal = 3"), "has 59 player cards; the box has 60"),
    "a power of 9": (CARD, CARD.replace("power = 1", "power = 9"), "the power 9; powers go from 1 to 4"),
    "a direction": (CARD, CARD.replace('"nose"', '"up"'), "direction “up”; it must be nose or tail"),
    "copies": (CARD, CARD.replace("teal = 4", "teal = -4"), "has -4 copies"),
    "41 waves": ("chop = [1, 2, 3, -1, -2, -3]", "chop = [1, 2, 3, -1, -2]", "the event of may needs 6"),
    "43 waves": ("chop = [1, 2, 3, -1, -2, -3]", "chop = [1, 1, 2, 3, -1, -2, -3]", "has 43 wave cards"),
    "a wave of 9": ("chop = [1, 2, 3", "chop = [9, 2, 3", "has a card of 9; it must be from -4 to 4"),
    "a barrel of 4": ("barrel = [1, 1, 1", "barrel = [4, 1, 1", "has a card of 4; it must be from 1 to 3"),
    "stoke": ("focus = 3", "focus = 4", "has 28 stoke cards"),
    "unknown stoke": ("focus = 3", "focus = 3\nyoga = 0", "no stoke card yoga"),
    "missing": ("focus = 3\n", "", "lacks focus"),
    "words": (CARD, CARD.replace("teal = 4", 'teal = "four"'), "four copies"),
    "shape": ("lull = [1, 1, 1, 2, 2, 2, 3, 3, 3]", "lull = 7", "wrong kind"),
    "no toml": (CARD, "][", "cannot be read"),
    "icons": ("no_longboard = false", "no_longboard = true", "without the No Longboard icon"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_cannot_be_right_is_refused_in_one_sentence(name: Any) -> None:
    old, new, sentence = BAD[name]
    assert old in TEXT
    with pytest.raises(BadComponents) as error:
        read_kit(TEXT.replace(old, new))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
    assert error.value.say("it") != str(error.value)


def test_two_lines_that_disagree_about_the_icon_are_refused() -> None:
    row = 'name = "Trim"\npower = 1\ndirection = "nose"\nteal = 1\nmaroon = 0\nno_longboard = true'
    twice = f"{TEXT}\n[[player_cards]]\n{row}\n"
    with pytest.raises(BadComponents, match="disagree"):
        read_kit(twice)


def test_a_file_without_cards_is_refused() -> None:
    with pytest.raises(BadComponents, match="lacks"):
        read_kit("[surfers]\nhand = 5\n")
    with pytest.raises(BadComponents, match="lacks"):
        read(TEXT.split("[recipe]")[0])


def test_eight_barrels_are_refused() -> None:
    text = TEXT.replace("barrel = [1, 1, 1, 2, 2, 2, 3, 3, 3]", "barrel = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]")
    with pytest.raises(BadComponents, match="10 barrels"):
        read_kit(text.replace("lull = [1, 1, 1,", "lull = [1, 1,"))
