"""The box: counts, sizes, and a file that replaces them (WHA-7.1, WHA-R20)."""

import itertools
import random
import subprocess
import sys
from importlib.resources import files

import pytest

import vaka
from tests.games.whakaari.positions import GAME
from tests.tiers import amount
from vaka.core.errors import BadComponents
from vaka.core.events import NO_EVENTS
from vaka.games.whakaari import components as box
from vaka.games.whakaari.components import read_kit
from vaka.games.whakaari.payloads import PrintedCard
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
        ('icons = "MOVE / DRAG-"', 'icons = "DRAG1 / DRAG-"', "whakaari-bad-icons"),
        ("short = 6300", "short = 9900", "whakaari-bad-card"),
        ("ring = 25500", "ring = 19000", "whakaari-bad-ring"),
        ("grid = 1000", "grid = 800", "whakaari-bad-grid"),
        ("bombs = 3", "bombs = 4", "whakaari-bad-fixed"),
        ("pull = 40000", "pull = 39000", "whakaari-bad-fixed"),
        ("pull = 40000", "pull = -1", "whakaari-bad-number"),
        ("limit = 3", 'limit = "3"', "whakaari-bad-number"),
        ("passes = 80 # designed\n", "", "components-incomplete"),
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


READ = """
import tomllib
real = tomllib.loads
def loads(text):
    values = real(text)
    values["table"] |= {"bombs": 2, "drag_step": 50, "passes": 40, "pull": 300, "pull_choice": 1}
    values["characters"]["TANK"]["limit"], values["characters"]["SURF"]["limit"] = 1, 4
    return values
tomllib.loads = loads
from vaka.games.whakaari.geometry import drag as _
import sys
drag = sys.modules["vaka.games.whakaari.geometry.drag"]
from vaka.games.whakaari.rules import icons, reach
print(reach.MOST_BOMBS, drag.STEP, drag.PASSES, icons.PULL_LENGTH, reach.PULL_CHOICE, *icons.LIMITS)
"""


def test_the_rules_read_every_number_of_the_file() -> None:
    """Bombs, drags, pulls and the limits of powers too: no number stands in the code a second time."""
    told = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["2", "50", "40", "300", "1", "1", "4", "2", "2", "0", "2", "0", "2"]


def test_a_deck_has_room_for_forty_kinds() -> None:
    text = TEXT + '\n[[action]]\ncopies = 1\nicons = "ADD"\n' * 40
    with pytest.raises(BadComponents) as caught:
        read_kit(text)
    assert caught.value.key == "whakaari-bad-kinds"


def random_deck(dice: random.Random, count: int, kinds: int, icons: list[str]) -> list[PrintedCard]:
    """Cards of up to this many kinds with any of these icons and any distance."""
    copies = [dice.randint(1, 5) for _ in range(dice.randint(1, kinds))]
    copies[0] = count - sum(copies[1:])
    distances = [distance for distance in box.DISTANCES if distance]
    return [{"copies": n, "icons": dice.choice(icons), "distance": dice.choice(distances)} for n in copies]


def random_kit(dice: random.Random) -> box.Kit:
    """A kit with other sizes and other cards that the game accepts."""
    pairs = [f"{a} {join} {b}" for a, b in itertools.product(box.ICONS[1:-1], repeat=2) for join in "+/"]
    single: list[str] = [icon for icon in box.ICONS if icon]
    while True:
        sizes = {
            name: dice.randint(value * 8 // 10, value * 12 // 10) // 100 * 100
            for name, value in box.components()["sizes"].items()
        }
        values = box.Replaceable(
            sizes,
            power_cap=dice.randint(1, 9),
            action=random_deck(dice, box.ACTION_CARDS, 12, pairs + 8 * single),
            event=random_deck(dice, box.EVENT_CARDS, 6, [*box.EVENT_ICONS[1:], "ERUPTION + REMOVE"]),
        )
        if box.possible_kit(kit := box.encode(values)):
            return kit


def test_whatever_kit_is_accepted_a_match_goes_on_to_its_end() -> None:
    """Two kinds of drag on one card once left a seat without a legal action."""
    rules, out = GAME.fast_rules, GAME.new_actions()
    for seed in range(amount("VAKA_KITS", 20, 400)):
        dice = random.Random(seed)
        s = GAME.new_state()
        rules.setup(s, dice.randint(3, 8), GAME.option_codes(kit=random_kit(dice)), seed)
        plies = 0
        while rules.to_move(s) >= 0:
            count = int(rules.legal(s, out))
            assert count > 0, f"seed {seed}, ply {plies}"
            rules.apply(s, int(out[dice.randrange(count)]), NO_EVENTS)
            plies += 1
        assert plies <= GAME.max_plies
