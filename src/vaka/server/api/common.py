"""What the routes share: who asks, in which language, and how errors and tokens are returned."""

import re
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, RootModel
from starlette.requests import HTTPConnection

from vaka.locale import languages, speak
from vaka.server import cards
from vaka.server.costs import LOADING
from vaka.server.errors import Forbidden
from vaka.server.guard import PAY, SAFE, client_of, language_of
from vaka.server.requests import SeatPlan
from vaka.server.room import Room
from vaka.server.seating import Creator, Plan
from vaka.server.table import Table, Viewer
from vaka.server.tokens import hash_of, new_token
from vaka.server.wire import Problem, Seated

YEAR = 365 * 24 * 3600
CHAT_LINES = 100  # in a snapshot
LONGEST_CODE = 8  # characters of a language code, such as pt-br


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for its description. By reference: a model of its own for each would slow the start."""
    common, schema = {404, 422, 429, 503}, {"$ref": f"#/components/schemas/{Problem.__name__}"}
    content = {"application/json": {"schema": schema}}
    return {status: {"content": content} for status in sorted(common | set(statuses))}


async def room_of(request: HTTPConnection) -> Room:
    room: Room = request.app.state.room
    return room


async def language_for(
    request: HTTPConnection,
    language: Annotated[str | None, Query(max_length=LONGEST_CODE, description="Before Accept-Language.")] = None,
) -> str:
    return language if language in languages() else language_of(request.scope)


async def words_for(
    spoken: Annotated[str, Depends(language_for)],
    words: Annotated[bool, Query(description="Add sentences in the language asked for.")] = False,
) -> str | None:
    return spoken if words else None


InRoom = Annotated[Room, Depends(room_of)]
Language = Annotated[str, Depends(language_for)]
SaidIn = Annotated[str | None, Depends(words_for)]
TableId = Annotated[str, Path(description="The id of a table.", max_length=64)]


async def table_of(table_id: TableId, room: InRoom, request: Request) -> Table:
    if table_id not in room.tables.cached:
        request.scope[PAY](LOADING)
    return await room.table(table_id)


AtTable = Annotated[Table, Depends(table_of)]


def viewer_of(connection: HTTPConnection, table_id: str) -> Viewer:
    """Who asks, by the bearer token or by the cookie for this table."""
    token = bearer_of(connection) or connection.cookies.get(cookie_name(table_id))
    return Viewer(hash_of(token) if token else None)


async def viewer_at(request: Request, table: AtTable, room: InRoom) -> Viewer:
    viewer = viewer_of(request, table.id)
    room.presence.notice(table, viewer)
    return viewer


AsViewer = Annotated[Viewer, Depends(viewer_at)]


def bearer_of(connection: HTTPConnection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def cookie_name(table_id: str) -> str:
    return f"vaka-{table_id}"


class Data(RootModel[dict[str, Any]]):
    """A file as data, in the file's own format."""


PERSON = re.compile(r"[A-Za-z0-9_-]{43}")  # the format of our tokens, so that nobody can use a guessable word as one
PERSON_COOKIE = "vaka-person"


def person_token(connection: HTTPConnection) -> str | None:
    """The token that identifies a person across tables, for journeys and scores."""
    tokens = (bearer_of(connection), connection.cookies.get(PERSON_COOKIE))
    return next((token for token in tokens if token and PERSON.fullmatch(token)), None)


async def person_of(request: Request) -> str | None:
    token = person_token(request)
    return hash_of(token) if token else None


AsPerson = Annotated[str | None, Depends(person_of)]


def identify(request: Request, response: Response, token: str, bearer: bool) -> str | None:
    """Let a person be recognised later: by a cookie no script can read, or by the token returned for the body."""
    if bearer:
        return token
    if request.cookies.get(PERSON_COOKIE) != token:
        response.set_cookie(
            PERSON_COOKIE, token, max_age=YEAR, path="/api", httponly=True, samesite="strict",
            secure=request.url.scheme == "https",
        )  # fmt: skip
    return None


def client_key_of(room: Room, connection: HTTPConnection) -> str:
    """The client a request comes from, as the store has it."""
    return room.client_key(client_of(connection.scope))


def subjects_of(room: Room, connection: HTTPConnection, table: str) -> frozenset[str]:
    """Everything a request can be known by at a table, or anywhere if it is "": what a host can ban or mute."""
    tokens = (bearer_of(connection), connection.cookies.get(cookie_name(table)), connection.cookies.get(PERSON_COOKIE))
    people = {f"person:{hash_of(token)}" for token in tokens if token}
    return frozenset({f"client:{client_key_of(room, connection)}", *people})


# Routes that begin something new, and those that change nothing although they are posted to.
OPENING = re.compile(
    r"/api/(tables|records|journeys|journeys/bring|journeys/[^/]+/table|tables/[^/]+/(fork|sit|start|again))"
)
ASKING = re.compile(r"/api/(games/[^/]+/components|journeys/verify|tables/[^/]+/(why|preview|hint|review))")


async def admitted(request: Request, room: InRoom) -> None:
    """Refuse what the host does not want: banned people, muted people who speak, anything new in a room that drains."""
    path = request.url.path
    if request.method in SAFE or ASKING.fullmatch(path):
        return
    subjects = subjects_of(room, request, request.path_params.get("table_id", ""))
    room.house.admit(subjects)
    if path.endswith("/chat"):
        room.house.let_speak(subjects)
    if OPENING.fullmatch(path):
        room.house.check_new()
    else:
        room.house.check_open()


def creator_of(request: Request, token: str) -> Creator:
    """Who asks, as the store knows them; `guest-name` is the name of those who give none."""
    guest = speak(language_of(request.scope), "guest-name")
    return Creator(hash_of(token), client_key_of(request.app.state.room, request), guest)


async def client_at(request: Request) -> str:
    return client_of(request.scope)


AsClient = Annotated[str, Depends(client_at)]


def json_response(body: bytes, **headers: str) -> Response:
    """An answer that is JSON already."""
    return Response(body, headers=headers, media_type="application/json")


def sent_as(model: type[BaseModel]) -> dict[str, Any]:
    """The description of a body that a child process reads."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def own_token(request: Request, table: Table) -> str:
    """The token a client already has at a table, so that several seats share it; otherwise a new one."""
    for token in (bearer_of(request), request.cookies.get(cookie_name(table.id))):
        viewer = Viewer(hash_of(token) if token else None)
        if viewer.was_removed(table):
            raise Forbidden("removed")
        if token and (viewer.seats(table) or viewer.is_host(table)):
            return token
    return new_token()


def seated(request: Request, response: Response, table: Table, token: str, bearer: bool) -> Seated:
    """The answer with a seat token: in a cookie no script can read, or in the body if the client asked for that."""
    room: Room = request.app.state.room
    room.met(hash_of(token), client_key_of(room, request))
    if not bearer:
        response.set_cookie(
            cookie_name(table.id), token, max_age=YEAR, path=f"/api/tables/{table.id}", httponly=True,
            samesite="strict", secure=request.url.scheme == "https",
        )  # fmt: skip
    return {"table": cards.table_card(table, Viewer(hash_of(token))), "token": token if bearer else None}


def plans_of(seats: list[SeatPlan] | None) -> list[Plan] | None:
    return None if seats is None else [Plan(seat.kind, seat.name, seat.bot, seat.badge) for seat in seats]
