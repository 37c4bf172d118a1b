"""What children do. Every job takes plain data and bytes, and returns bytes; nothing is kept between two of them."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias, TypedDict, TypeVar

from pydantic import BaseModel, ValidationError

from vaka.core.errors import BadRecord, UnknownName, VakaError
from vaka.core.packed import pack, unpack
from vaka.core.record import to_record
from vaka.core.registry import load, meta
from vaka.room import commitment, matches
from vaka.room.components import replaced
from vaka.room.matches import check_kit, replayed
from vaka.room.positions import position
from vaka.room.seats import SeatRequest
from vaka.server import requests
from vaka.server.errors import BadRequest
from vaka.server.played import Played, played

Job: TypeAlias = Callable[..., bytes]
Body = TypeVar("Body", bound=BaseModel)


class Opened(TypedDict):
    """What to open a table with for a record that was sent."""

    players: list[Any]  # as the record has them
    salt: str | None
    seats: list[SeatRequest] | None
    bearer: bool
    played: list[Played]


def components(data: bytes, game: str) -> bytes:
    """The components of a game with those of a file on top."""
    return replaced(game, data.decode())


def read_record(data: bytes, most: int) -> bytes:
    """A record that was sent, verified: what to open a table with in the first line, and the match behind it."""
    asked = parsed(requests.RecordImport, data)
    match, salt = replayed(asked.record, most)
    players = asked.record.get("players")
    opened: Opened = {
        "players": players if isinstance(players, list) else [],
        "salt": salt,
        "seats": requests.seats_asked(asked.seats),
        "bearer": asked.bearer,
        "played": played(match),
    }
    return encoded(opened) + b"\n" + pack(match)


def read_journey(data: bytes) -> bytes:
    """A journey's file that was sent, replayed and compared in every part: its game, its story, and a view of it."""
    asked = parsed(requests.JourneyImport, data)
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
    except Exception as error:
        raise BadRecord("record-altered") from error
    read = {"game": game.name, "name": name, "story": story, "bearer": asked.bearer}
    return encoded({**read, "view": game.journey.view(story)})


def record(data: bytes, players: list[str], salt: str) -> bytes:
    """The record of a match, with the commitment to its seed."""
    return encoded(commitment.with_commitment(to_record(unpack(data), players), salt))


def replay(data: bytes, seat: int | None, first: int, count: int, words: str | None, lines: bool) -> bytes:
    """Positions of a match as a seat saw them, and the whole match in notation."""
    return encoded(matches.replay(unpack(data), seat, first, count, words, lines))


def ending(data: bytes) -> bytes:
    """The score sheet of a match that is over, and its awards."""
    return encoded(matches.ending(unpack(data)))


def positions(data: bytes, seats: list[int | None], words: str, choices: bool) -> bytes:
    """The latest position in sentences, for each of these seats."""
    match = unpack(data)
    return encoded([position(match, seat, match.ply, words, True, choices) for seat in seats])


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
