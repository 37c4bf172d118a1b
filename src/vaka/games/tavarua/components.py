"""The numbers of the box, read from components.toml and checked; the kit is the part a person may replace."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, cast, get_args

from vaka.core.errors import BadComponents
from vaka.games.tavarua.payloads import Box, CardRow, Colour, Direction, EventRow, Stoke, Wave

DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
COLOURS: tuple[Colour, ...] = get_args(Colour)
WAVES: tuple[Wave, ...] = get_args(Wave)
STOKES: tuple[Stoke, ...] = get_args(Stoke)
SOLO_STOKES = 6  # the first six kinds; the last three act on other players

POWERS = 4
CARDS, WAVE_CARDS, STOKE_CARDS, BARRELS = 60, 42, 27, 9
KINDS = POWERS * 4  # a card is (power − 1) · 4 + direction · 2 + colour
STRONGEST = 4  # no wave moves balance by more
FRONTS = 2 * STRONGEST + 1
LEAST_PLAIN = 36  # cards a longboard may play: three AI piles, a pile and a hand of eight never use them up
REPLACEABLE = ("player_cards", "wave_cards", "stoke_cards")

# where things stand in the kit
KIT_CARDS = 0
KIT_ICONS = KIT_CARDS + KINDS
KIT_FRONTS = KIT_ICONS + 1
KIT_STOKE = KIT_FRONTS + len(WAVES) * FRONTS
KIT_EVENT = KIT_STOKE + len(STOKES)  # 1 in a career event, then what is different there
KIT_EVENT_DECK = KIT_EVENT + 1
KIT_EVENT_ROUNDS = KIT_EVENT_DECK + len(WAVES)
KIT_EVENT_AI = KIT_EVENT_ROUNDS + 1  # target + 8 for a longboard; 0 is nobody
KIT_EVENT_STOKE = KIT_EVENT_AI + 3
KIT_SIZE = KIT_EVENT_STOKE + SOLO_STOKES


@cache
def components() -> Box:
    """All values of components.toml."""
    return read(files(__package__).joinpath("components.toml").read_text("utf-8"))


def read(text: str) -> Box:
    """The values in the text of a whole components file; BadComponents if they cannot be a box of this game."""
    given = _parse(text)
    missing = sorted(Box.__required_keys__ - given.keys())
    if missing:
        raise BadComponents("components-incomplete", missing=", ".join(missing))
    values = cast(Box, given)
    kit_of(values)
    return values


def read_kit(text: str) -> tuple[int, ...]:
    """The kit in a replacement file: its cards, and ours where it names none. Other tables are not read."""
    given = _parse(text)
    if not any(name in given for name in REPLACEABLE):
        raise BadComponents("components-incomplete", missing=", ".join(REPLACEABLE))
    return kit_of(cast(Box, {**components(), **{name: given[name] for name in REPLACEABLE if name in given}}))


def possible_kit(kit: tuple[int, ...]) -> bool:
    """Whether a components file could give these values, which may come from anywhere. Those of an event never do."""
    if not all(0 <= count <= CARDS for count in (*kit[:KIT_ICONS], *kit[KIT_FRONTS:])):
        return False
    rows: list[CardRow] = []
    for kind in range(KINDS):
        power, direction, icon = kind // 4 + 1, DIRECTIONS[kind // 2 % 2], bool(kit[KIT_ICONS] >> kind & 1)
        row = CardRow(name="", power=power, direction=direction, teal=0, maroon=0, no_longboard=icon)
        row[COLOURS[kind % 2]] = kit[KIT_CARDS + kind]
        rows.append(row)
    fronts: dict[Wave, list[int]] = {wave: [] for wave in WAVES}
    for i in range(len(WAVES) * FRONTS):
        fronts[WAVES[i // FRONTS]] += [i % FRONTS - STRONGEST] * kit[KIT_FRONTS + i]
    stokes: dict[str, int] = dict(zip(STOKES, kit[KIT_STOKE:KIT_EVENT], strict=True))
    try:
        return kit_of({**components(), "player_cards": rows, "wave_cards": fronts, "stoke_cards": stokes}) == kit
    except BadComponents:
        return False


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("components-unreadable", reason=str(error)) from None


def kit_of(values: Box) -> tuple[int, ...]:
    """The replaceable values as integers, checked for counts and ranges; no career event."""
    try:
        counts, icons = _player_cards(values["player_cards"])
        kit = (
            *counts,
            icons,
            *_wave_cards(values["wave_cards"], values["events"]),
            *_stoke_cards(values["stoke_cards"]),
        )
    except KeyError as error:
        raise BadComponents("components-incomplete", missing=str(error.args[0])) from None
    except (TypeError, AttributeError):
        raise BadComponents("tavarua-bad-shape") from None
    return kit + (0,) * (KIT_SIZE - len(kit))


def _player_cards(rows: list[CardRow]) -> tuple[list[int], int]:
    counts, icon_of = [0] * KINDS, [False] * KINDS
    for row in rows:
        name, power, direction = row["name"], row["power"], row["direction"]
        if not _whole(power) or not 1 <= power <= POWERS:
            raise BadComponents("tavarua-bad-power", name=str(name), power=str(power), most=POWERS)
        if direction not in DIRECTIONS:
            raise BadComponents("tavarua-bad-direction", name=str(name), direction=str(direction))
        for colour, word in enumerate(COLOURS):
            kind = (power - 1) * 4 + DIRECTIONS.index(direction) * 2 + colour
            if not _whole(row[word]) or not 0 <= row[word] <= CARDS:
                raise BadComponents("tavarua-bad-copies", name=str(name), copies=str(row[word]))
            if counts[kind] and icon_of[kind] != row["no_longboard"]:
                raise BadComponents("tavarua-bad-icon", power=power, direction=direction)
            if row[word]:
                counts[kind] += row[word]
                icon_of[kind] = bool(row["no_longboard"])
    if sum(counts) != CARDS:
        raise BadComponents("tavarua-bad-card-count", count=sum(counts), needed=CARDS)
    plain = sum(count for count, icon in zip(counts, icon_of, strict=True) if not icon)
    if plain < LEAST_PLAIN:
        raise BadComponents("tavarua-few-plain", count=plain, needed=LEAST_PLAIN)
    return counts, sum(1 << kind for kind in range(KINDS) if icon_of[kind])


def _wave_cards(fronts: dict[Wave, list[int]], events: list[EventRow]) -> list[int]:
    table = [0] * (len(WAVES) * FRONTS)
    for i, wave in enumerate(WAVES):
        low, high = (1, POWERS - 1) if wave == "barrel" else (-STRONGEST, STRONGEST)
        for front in fronts[wave]:
            if not _whole(front) or not low <= front <= high:
                raise BadComponents("tavarua-bad-front", wave=wave, front=str(front), low=low, high=high)
            table[i * FRONTS + front + STRONGEST] += 1
        for event in events:
            for edition in (event["revised"], event["first"]):
                needed = edition["deck"][i]
                if needed > len(fronts[wave]):
                    raise BadComponents(
                        "tavarua-bad-wave-type", wave=wave, count=len(fronts[wave]), needed=needed, month=event["month"]
                    )
    if sum(table) != WAVE_CARDS:
        raise BadComponents("tavarua-bad-wave-count", count=sum(table), needed=WAVE_CARDS)
    if len(fronts["barrel"]) != BARRELS:
        raise BadComponents("tavarua-bad-barrels", count=len(fronts["barrel"]), needed=BARRELS)
    return table


def _stoke_cards(copies: dict[str, int]) -> list[int]:
    for name, count in copies.items():
        if name not in STOKES:
            raise BadComponents("tavarua-bad-stoke-name", name=name, known=", ".join(STOKES))
        if not _whole(count) or not 0 <= count <= STOKE_CARDS:
            raise BadComponents("tavarua-bad-copies", name=name, copies=str(count))
    counts = [copies[name] for name in STOKES]
    if sum(counts) != STOKE_CARDS:
        raise BadComponents("tavarua-bad-stoke-count", count=sum(counts), needed=STOKE_CARDS)
    return counts


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
