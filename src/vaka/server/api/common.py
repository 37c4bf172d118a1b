"""What the routes share: who asks, in which language, and how errors and tokens are returned."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, RootModel
from starlette.requests import HTTPConnection

from vaka.locale import languages, speak
from vaka.room.wire import Problem, Seated
from vaka.server import cards
from vaka.server.api.callers import bearer_of, caller_of, recognise
from vaka.server.costs import LOADING
from vaka.server.errors import Forbidden
from vaka.server.guard import PAY, SAFE, client_of, language_of
from vaka.server.people import programs
from vaka.server.room import Room
from vaka.server.seating import Creator
from vaka.server.store.people import Account
from vaka.server.table import Table, Viewer
from vaka.server.tokens import hash_of, new_token

YEAR = 365 * 24 * 3600
CHAT_LINES = 100  # in a snapshot
LONGEST_CODE = 8  # characters of a language code, such as pt-br


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for its description. By reference: a model of its own for each would slow the start."""
    common, schema = {404, 422, 429, 503}, {"$ref": f"#/components/schemas/{Problem.__name__}"}
    content = {"application/json": {"schema": schema}}
    described: dict[int | str, dict[str, Any]] = {status: {"content": content} for status in common | set(statuses)}
    described[414] = {"description": "The address is longer than the room takes"}  # refused before there is a request
    return dict(sorted(described.items(), key=lambda each: str(each[0])))


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


def pay_for_loading(request: Request, tables: Iterable[str]) -> None:
    """Take from the client's bucket what it costs to load those of these tables that are not in memory."""
    cached = request.app.state.room.tables.cached
    if missing := sum(table not in cached for table in tables):
        request.scope[PAY](LOADING * missing)


async def table_of(table_id: TableId, room: InRoom, request: Request) -> Table:
    pay_for_loading(request, [table_id])
    return await room.table(table_id)


AtTable = Annotated[Table, Depends(table_of)]


def viewer_of(connection: HTTPConnection, table: Table) -> Viewer:
    """Who asks: their account if it has a seat or is the host, else by the bearer token or the table's cookie."""
    caller, token = caller_of(connection), bearer_of(connection) or connection.cookies.get(cookie_name(table.id))
    account = None if caller is None else Viewer(caller.account.key)
    guest = Viewer(hash_of(token)) if token else None
    if account is not None and guest is not None and guest.seats(table) and not account.seats(table):
        return guest  # from before they had an account
    return account or guest or Viewer()


async def viewer_at(request: Request, table: AtTable, room: InRoom) -> Viewer:
    viewer = viewer_of(request, table)
    room.presence.notice(table, viewer)
    return viewer


AsViewer = Annotated[Viewer, Depends(viewer_at)]


def cookie_name(table_id: str) -> str:
    return f"vaka-{table_id}"


class Data(RootModel[dict[str, Any]]):
    """A file as data, in the file's own format."""


PERSON = re.compile(r"[A-Za-z0-9_-]{43}")  # the format of our tokens, so that nobody can use a guessable word as one
PERSON_COOKIE = "vaka-person"


def person_token(connection: HTTPConnection) -> str | None:
    """The token that identifies a person across tables, for journeys and scores."""
    bearer = bearer_of(connection)
    return bearer if bearer and PERSON.fullmatch(bearer) else _cookie_token(connection)


def guest_of(connection: HTTPConnection) -> str | None:
    """The hash of the token of this browser's guest."""
    token = _cookie_token(connection)
    return hash_of(token) if token else None


def _cookie_token(connection: HTTPConnection) -> str | None:
    token = connection.cookies.get(PERSON_COOKIE, "")
    return token if PERSON.fullmatch(token) else None


async def person_of(request: Request) -> str | None:
    """The key of whoever is signed in, or the hash of a guest's token."""
    caller, token = caller_of(request), person_token(request)
    return caller.account.key if caller is not None else hash_of(token) if token else None


AsPerson = Annotated[str | None, Depends(person_of)]


def identify(request: Request, response: Response, token: str | None, bearer: bool) -> str | None:
    """Let a guest be recognised later: by a cookie no script can read, or by the token returned for the body."""
    if token is None or bearer:
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
    if (caller := caller_of(connection)) is not None:
        people.add(f"person:{caller.account.key}")
    return frozenset({f"client:{client_key_of(room, connection)}", *people})


# Routes that begin something new, and those that change nothing although they are posted to.
OPENING = re.compile(
    r"/api/(tables|records|pairing|journeys|journeys/import|journeys/[^/]+/table|tables/[^/]+/(fork|sit|start|again)|"
    r"me/invitations/[^/]+/accept)"
)
ASKING = re.compile(r"/api/(games/[^/]+/components|journeys/verify|tables/[^/]+/(why|preview|hint|review))")


async def admitted(request: Request, room: InRoom) -> None:
    """Refuse what the host does not want: banned people, muted people who speak, anything new in a room that drains;
    and what a personal token does not cover."""
    path = request.url.path
    await recognise(room, request)
    if (caller := caller_of(request)) is not None and caller.token is not None:
        programs.check(caller.token, request.method in SAFE, path)
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


@dataclass(frozen=True)
class Holder:
    """Who gets a seat or a journey: an account, by its key, or whoever has the token."""

    key: str
    token: str | None = None
    account: Account | None = None


def holder_of(request: Request, bearer: bool, person: bool = False) -> Holder:
    """Who asks. A browser's guest has one token for everything, so that all of it can become an account's; a program
    has one for each table, and for `person` the one it sends."""
    caller = caller_of(request)
    if caller is not None:
        return Holder(caller.account.key, account=caller.account)
    token = person_token(request) if person else None if bearer else _cookie_token(request)
    return _by_token(token or new_token())


def _by_token(token: str) -> Holder:
    return Holder(hash_of(token), token)


def creator_of(request: Request, holder: Holder) -> Creator:
    """Who asks, as the store knows them; `guest-name` is the name of those who give none."""
    account = holder.account
    guest = account.name if account is not None else speak(language_of(request.scope), "guest-name")
    return Creator(holder.key, client_key_of(request.app.state.room, request), guest, account)


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


def holder_at(request: Request, table: Table, bearer: bool) -> Holder:
    """Who asks for a seat: as the table knows them, so that several seats share a token, or as somebody new."""
    tokens = (bearer_of(request), request.cookies.get(cookie_name(table.id)))
    known, asking = [_by_token(token) for token in tokens if token], holder_of(request, bearer)
    for holder in (*known, asking):
        if Viewer(holder.key).was_removed(table):
            raise Forbidden("removed")
    if asking.account is not None:
        return asking
    held = (each for each in known if Viewer(each.key).seats(table) or Viewer(each.key).is_host(table))
    return next(held, asking)


def seated(request: Request, response: Response, table: Table, holder: Holder, bearer: bool) -> Seated:
    """The answer to who takes a seat. A guest's token is in a cookie no script can read, or in the body if the client
    asked for that."""
    room: Room = request.app.state.room
    room.met(holder.key, client_key_of(room, request))
    token = holder.token
    if not bearer and token is not None:
        identify(request, response, token, bearer)
        response.set_cookie(
            cookie_name(table.id), token, max_age=YEAR, path=f"/api/tables/{table.id}", httponly=True,
            samesite="strict", secure=request.url.scheme == "https",
        )  # fmt: skip
    return {"table": cards.table_card(table, Viewer(holder.key)), "token": token if bearer else None}
