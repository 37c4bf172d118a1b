"""The numbers of the box, read from components.toml and checked; and those an owner may replace, as integers."""

import tomllib
from functools import cache
from typing import Any, Literal, NamedTuple, cast, get_args

from vaka.core.errors import BadComponents
from vaka.core.plain import PlainStates
from vaka.games.whakaari.geometry import GRID_HALF, GRID_LINES, PIECES, ROUNDS, TABLE, free_in_row, lay_boards
from vaka.games.whakaari.payloads import Box, Distance, EventIcon, Icon, Join, Power, PrintedCard, Size, TableNumber
from vaka.games.whakaari.printed import printed

SIZES: tuple[Size, ...] = get_args(Size)
RANGES: dict[Size, tuple[int, int]] = {  # what the arithmetic of the table can carry (WHA-7.1)
    "short": (1000, 20000), "long": (1000, 20000), "supreme": (1000, 20000), "radius": (500, 3000),
    "half": (500, 3000), "volcano": (500, 10000), "ring": (12000, 40000), "half_width": (2000, 10000),
    "depth": (2000, 10000), "beside": (0, 10000), "grid": (500, 4000),
}  # fmt: skip
# numbers that are the same for everybody: the rules read them, an owner's file may not change them
TABLE_RANGES: dict[TableNumber, tuple[int, int]] = {
    "round": (1, PIECES), "square": (1, PIECES), "bombs": (0, PIECES), "drag_step": (10, 1000), "passes": (1, 1000),
    "pull": (0, 100000), "pull_choice": (1, PIECES),
}  # fmt: skip
DISTANCES: tuple[Distance | Literal[""], ...] = ("", *get_args(Distance))
NO_ICON, MOVE, EMPTY, OCC, NEAR, DRAG, DRAG_OTHER, DRAG_OWN, ADD, SAVE = range(10)
ICONS: tuple[Icon | Literal[""], ...] = ("", *get_args(Icon))
COLLAPSE, RETURN, ERUPTION, REMOVE, WAVE = range(1, 6)  # 0 is none
EVENT_ICONS: tuple[EventIcon | Literal[""], ...] = ("", *get_args(EventIcon))
MEASURED = {"MOVE", "DRAG", "DRAG-", "DRAG1", "SAVE", "WAVE"}  # icons that need a distance on the card
DRAGS = {"DRAG", "DRAG-", "DRAG1"}
EITHER = 2  # how the icons of a card are joined: the place of "/"
JOINS: tuple[Join | Literal[""], ...] = ("", *get_args(Join))
POWERS: tuple[Power, ...] = get_args(Power)
ACTION_KINDS, EVENT_KINDS = 40, 16  # room for an owner's lists
ACTION_CARDS, EVENT_CARDS = 70, 30  # rulebook
MOST_FLAMES = 9  # room for an owner's power track
MOST_PLACES = 2157  # grid points in an arena of eight boards: room for the free ones, 1,750 at most (WHA-7.11)

Kit = tuple[int, ...]


class Replaceable(NamedTuple):
    """What an owner may replace."""

    sizes: dict[Size, int]
    power_cap: int
    action: list[PrintedCard]
    event: list[PrintedCard]


@cache
def components() -> Box:
    """All values of components.toml."""
    return check(printed())


@cache
def kit() -> Kit:
    """The replaceable values of components.toml."""
    return encode(replaceable(components()))


def read_kit(text: str) -> Kit:
    """The replaceable values in the text of a components file; BadComponents if they cannot be a box of this game."""
    values, own = read(text), components()
    for part, given, ours in (
        ("table", values["table"], own["table"]),
        ("characters", values["characters"], own["characters"]),
        ("play.hand", values["play"]["hand"], own["play"]["hand"]),
        ("play.rounds", values["play"]["rounds"], own["play"]["rounds"]),
    ):
        if given != ours:
            raise BadComponents("whakaari-bad-fixed", part=part)
    _check_places(values["sizes"])
    return encode(replaceable(values))


def possible_kit(numbers: Kit) -> bool:
    """Whether a components file could give these values, which may come from anywhere."""
    try:
        values = decode(numbers)
        _check_replaceable(values)
        _check_places(values.sizes)
        return encode(values) == numbers
    except (BadComponents, IndexError):
        return False


def read(text: str) -> Box:
    """The values in the text of a components file, checked one by one."""
    try:
        return check(cast(Box, tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("components-unreadable", reason=str(error)) from None


def check(values: Box) -> Box:
    """The values themselves, if they can be a box of this game."""
    try:
        _check_replaceable(replaceable(values))
        for name, (low, high) in TABLE_RANGES.items():
            _check_number(f"table.{name}", values["table"][name], low, high)
        if (values["table"]["round"], values["table"]["round"] + values["table"]["square"]) != (ROUNDS, PIECES):
            raise BadComponents("whakaari-bad-fixed", part="table")
        if tuple(values["characters"]) != POWERS or not {"hand", "rounds"} <= set(values["play"]):
            raise BadComponents("whakaari-bad-fixed", part="characters, play")
        for power in POWERS:
            _check_number(f"characters.{power}.limit", values["characters"][power]["limit"], 0, 9)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadComponents("components-incomplete", missing=str(error)) from None
    return values


def replaceable(values: Box) -> Replaceable:
    """The part of a box that an owner may replace."""
    return Replaceable(values["sizes"], values["play"]["power_cap"], values["action"], values["event"])


def encode(values: Replaceable) -> Kit:
    """Sizes, the end of the power track, then copies and code of every kind of card."""
    numbers = [values.sizes[name] for name in SIZES] + [values.power_cap]
    for cards, kinds, icons in ((values.action, ACTION_KINDS, ICONS), (values.event, EVENT_KINDS, EVENT_ICONS)):
        for i in range(kinds):
            card = cards[i] if i < len(cards) else PrintedCard(copies=0, icons="")
            numbers += [card["copies"], card_code(card, icons)]
    return tuple(numbers)


def decode(numbers: Kit) -> Replaceable:
    """The values of a kit as a components file has them."""
    after = len(SIZES) + 1
    action = read_cards(numbers[after : after + 2 * ACTION_KINDS], ICONS)
    event = read_cards(numbers[after + 2 * ACTION_KINDS :], EVENT_ICONS)
    return Replaceable(dict(zip(SIZES, numbers, strict=False)), numbers[len(SIZES)], action, event)


def read_cards(numbers: Kit, icons: tuple[str, ...]) -> list[PrintedCard]:
    """The cards of a deck, from copies and code of every kind."""
    pairs = zip(numbers[::2], numbers[1::2], strict=False)
    return [read_card(copies, code, icons) for copies, code in pairs if copies]


def read_card(copies: int, code: int, icons: tuple[str, ...]) -> PrintedCard:
    """A kind of card, from its number."""
    first, join, second = icons[code >> 4 & 15], JOINS[code >> 8 & 15], icons[code >> 12 & 15]
    card: PrintedCard = {"copies": copies, "icons": f"{first} {join} {second}".strip()}
    if distance := DISTANCES[code & 15]:
        card["distance"] = distance
    return card


def card_code(card: PrintedCard, icons: tuple[str, ...]) -> int:
    """A card in one number: distance, first icon, how they are joined, second icon, four bits each."""
    first, join, second = split_icons(card["icons"])
    distance = DISTANCES.index(card.get("distance", ""))
    return distance | icons.index(first) << 4 | JOINS.index(join) << 8 | icons.index(second) << 12


def split_icons(text: str) -> tuple[str, str, str]:
    """Two icons and what joins them.

    >>> split_icons("MOVE + NEAR"), split_icons("OCC")
    (('MOVE', '+', 'NEAR'), ('OCC', '', ''))
    """
    words = text.split()
    return (words[0], words[1], words[2]) if len(words) == 3 else (text, "", "")


def _check_replaceable(values: Replaceable) -> None:
    for name in SIZES:
        _check_number(f"sizes.{name}", values.sizes[name], *RANGES[name])
    _check_number("play.power_cap", values.power_cap, 1, MOST_FLAMES)
    _check_deck("action", values.action, ACTION_CARDS, ACTION_KINDS, ICONS)
    _check_deck("event", values.event, EVENT_CARDS, EVENT_KINDS, EVENT_ICONS)
    _check_ring(values.sizes)


def _check_number(name: str, value: Any, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadComponents("whakaari-bad-number", name=name, value=str(value), low=low, high=high)


def _check_deck(deck: str, cards: list[PrintedCard], count: int, kinds: int, known: tuple[str, ...]) -> None:
    if len(cards) > kinds:
        raise BadComponents("whakaari-bad-kinds", deck=deck, kinds=kinds)
    for i, card in enumerate(cards, 1):
        _check_number(f"{deck} {i}", card["copies"], 1, count)
        first, join, second = split_icons(card["icons"])
        if not {first, second} <= set(known) or not _can_join(deck, first, join, second):
            raise BadComponents("whakaari-bad-icons", deck=deck, number=i, icons=card["icons"])
        if card.get("distance", "") not in DISTANCES or ({first, second} & MEASURED and not card.get("distance")):
            raise BadComponents("whakaari-bad-distance", deck=deck, number=i)
    total = sum(card["copies"] for card in cards)
    if total != count:
        raise BadComponents("whakaari-bad-count", deck=deck, total=total, count=count)


def _can_join(deck: str, first: str, join: str, second: str) -> bool:
    """Whether a card may have these icons. One word names all three drags, so a card cannot have two kinds of them."""
    if not first or join not in JOINS:
        return False
    if deck == "event":
        return not second or (first, join, second) == ("ERUPTION", "+", "REMOVE")
    if not second:
        return True
    return "SAVE" not in (first, second) and (first == second or not {first, second} <= DRAGS)


def _check_ring(sizes: dict[Size, int]) -> None:
    """Eight boards stand side by side, and stones have room between them and the volcano."""
    if sizes["half_width"] * 1000 > sizes["ring"] * 414 or sizes["ring"] < sizes["volcano"] + 6 * sizes["half"]:
        raise BadComponents("whakaari-bad-ring")
    if not sizes["short"] <= sizes["long"] <= sizes["supreme"]:
        raise BadComponents("whakaari-bad-card")


def _check_places(sizes: dict[Size, int]) -> None:
    """The grid has whole millimetres, spans the arena, and is coarse enough for the room there is among the actions."""
    if sizes["grid"] % 100 or sizes["grid"] * (GRID_HALF + 1) < sizes["ring"]:
        raise BadComponents("whakaari-bad-grid", grid=sizes["grid"])
    t = PlainStates(1, TABLE)[0]
    for boards in (4, 6, 8):
        lay_boards(t, boards, *(sizes[name] for name in SIZES[3:9]))
        for piece in (0, ROUNDS):
            rows = [free_in_row(t, piece, 0, row, sizes["grid"]) for row in range(GRID_LINES)]
            if sum(bits.bit_count() for bits in rows) > MOST_PLACES:
                raise BadComponents("whakaari-bad-grid", grid=sizes["grid"])
