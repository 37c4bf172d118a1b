"""What children do. Every job takes plain data and bytes, and returns bytes; nothing is kept between two of them."""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypedDict, TypeVar

from pydantic import BaseModel, ValidationError

from vaka.core.ending import chosen, story_of
from vaka.core.errors import BadComponents, BadRecord, UnknownName, VakaError
from vaka.core.match import Match
from vaka.core.packed import pack, unpack
from vaka.core.record import to_record
from vaka.core.registry import load, meta
from vaka.server import cards, commitment, requests
from vaka.server.components import replaced
from vaka.server.errors import BadRequest
from vaka.server.played import Played, played

Job: TypeAlias = Callable[..., bytes]
Body = TypeVar("Body", bound=BaseModel)


class Opened(TypedDict):
    """What to open a table with for a record that was sent."""

    players: list[Any]  # as the record has them
    salt: str | None
    seats: list[dict[str, Any]] | None  # fields of a Plan
    bearer: bool
    played: list[Played]


def components(data: bytes, game: str) -> bytes:
    """The components of a game with those of a file on top."""
    return replaced(game, data.decode())


def read_record(data: bytes, most: int) -> bytes:
    """A record that was sent, verified: what to open a table with in the first line, and the match behind it."""
    asked = parsed(requests.Bring, data)
    match, salt = _replayed(asked.record, most)
    players = asked.record.get("players")
    opened: Opened = {
        "players": players if isinstance(players, list) else [],
        "salt": salt,
        "seats": None if asked.seats is None else [seat.model_dump() for seat in asked.seats],
        "bearer": asked.bearer,
        "played": played(match),
    }
    return encoded(opened) + b"\n" + pack(match)


def _replayed(record: Mapping[str, Any], most: int) -> tuple[Match, str | None]:
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > most:
        raise BadRecord("record-over-limit", plies=len(actions), most=most)
    try:
        if record.get("kit") is not None:
            check_kit(str(record.get("game")), tuple(record["kit"]))
        return commitment.read(record)
    except (VakaError, MemoryError):
        raise
    except Exception:  # a hostile file can make the rules fail in any way
        raise BadRecord("record-altered") from None


def check_kit(name: str, kit: tuple[int, ...]) -> None:
    """Refuse values that no components file could give: rules may never end on them."""
    game = load(name)
    if game.possible_kit is None:
        raise BadComponents("no-kit", game=game.meta.title)
    if not game.possible_kit(game.check_kit(kit)):
        raise BadRecord("record-kit", game=game.meta.title)


def read_journey(data: bytes) -> bytes:
    """A journey's file that was sent, replayed and compared in every part: its game, its story, and a view of it."""
    asked = parsed(requests.BringJourney, data)
    record = asked.record
    if not isinstance(record.get("game"), str):
        raise BadRecord("record-foreign")
    if meta(record["game"]).journey is None:
        raise UnknownName("no-journey", game=meta(record["game"]).title)
    game = load(record["game"])
    assert game.journey is not None
    try:
        if record.get("kit") is not None:
            check_kit(game.name, tuple(record["kit"]))
        story, name = game.journey.read(record), str(record["name"])
    except (VakaError, MemoryError):
        raise
    except Exception:
        raise BadRecord("record-altered") from None
    read = {"game": game.name, "name": name, "story": story, "bearer": asked.bearer}
    return encoded({**read, "view": game.journey.view(story)})


def record(data: bytes, players: list[str], salt: str) -> bytes:
    """The record of a match, with the commitment to its seed."""
    return encoded(commitment.seal(to_record(unpack(data), players), salt))


def replay(data: bytes, seat: int | None, first: int, count: int, words: str | None, lines: bool) -> bytes:
    """Positions of a match as a seat saw them, and the whole match in notation."""
    match = unpack(data)
    last = min(first + count, match.ply + 1)
    found = [cards.position(match, seat, ply, words) for ply in range(first, last)]
    return encoded({"plies": match.ply, "positions": found, "lines": match.lines() if lines else None})


def ending(data: bytes) -> bytes:
    """The score sheet of a match that is over, and its awards."""
    match = unpack(data)
    story, game = story_of(match), match.game
    awards = chosen(game.awards(story, match.seats))
    return encoded(
        {
            "sheet": None if game.sheet is None else game.sheet(match.state, story),
            "awards": [{"name": each.name, "seat": each.seat, "ply": each.ply, "args": each.args} for each in awards],
        }
    )


def positions(data: bytes, seats: list[int | None], words: str, choices: bool) -> bytes:
    """The latest position in sentences, for each of these seats."""
    match = unpack(data)
    return encoded([cards.position(match, seat, match.ply, words, True, choices) for seat in seats])


def journey_file(data: bytes, game: str, under_way: list[int] | None) -> bytes:
    """The file of a journey."""
    guide = load(game).journey
    assert guide is not None
    return (json.dumps(guide.write(json.loads(data), under_way), ensure_ascii=False, indent=1) + "\n").encode()


JOBS: dict[str, Job] = {
    job.__name__: job
    for job in (components, read_record, read_journey, record, replay, ending, positions, journey_file)
}


def parsed(model: type[Body], data: bytes) -> Body:
    """What a client sent, if it is what the model says. The parser takes neither half characters nor deep nesting."""
    try:
        return model.model_validate_json(data)
    except ValidationError as error:
        where = ".".join(["body", *(str(part) for part in error.errors(include_input=False)[0]["loc"])])
        raise BadRequest("bad-request", where=where.encode("ascii", "replace").decode()[:100]) from None


def encoded(data: Any) -> bytes:
    """Data as JSON, as every answer of the room is written."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
