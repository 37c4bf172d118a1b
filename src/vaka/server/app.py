"""The app: the API, the built page, and the guard in front of both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, get_args

import structlog
from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Mount

from vaka.bots import bots
from vaka.core.errors import VakaError
from vaka.locale import FALLBACK
from vaka.room import wire
from vaka.room.catalogue import bot_cards
from vaka.room.wire_socket import SocketMessage
from vaka.server import engine, offline, requests
from vaka.server.api import (
    admin,
    advice,
    again,
    games,
    health,
    history,
    house,
    invitation,
    journeys,
    me,
    notices,
    pairing,
    people,
    play,
    records,
    sign_in,
    socket,
    tables,
)
from vaka.server.api.common import admitted
from vaka.server.errors import BadRequest, NotThere, RoomError, Unavailable, as_data, status_of
from vaka.server.guard import Guard, language_of
from vaka.server.logs import configure, short
from vaka.server.pages import Pages
from vaka.server.room import Room
from vaka.server.settings import PAGE_FIRST_SECONDS, Settings

API_VERSION = "1"
log = structlog.get_logger(__name__)
MESSAGES: tuple[Any, ...] = (
    *get_args(SocketMessage),
    requests.ActMessage,
    requests.SayMessage,
    requests.ReactMessage,
)
READ_BY_CHILDREN = (requests.RecordImport, requests.JourneyImport)
DESCRIPTION = (
    "Tables where people and bots play. Opening a table or sitting down gives you a seat token: a cookie, or a bearer "
    "token for programs. `GET /api/tables/{id}/position` returns the legal actions as structured choices, "
    "`POST /api/tables/{id}/act` plays one, and the socket `/api/tables/{id}/socket` pushes everything that happens as "
    "the messages SnapshotMessage to ProblemMessage of the schemas; it takes ActMessage, SayMessage and "
    "ReactMessage. "
    "Beginning a journey, or a match for yourself alone, identifies you as a person, by a cookie or by the same token. "
    "Nobody needs an account; who has one is known everywhere by the cookie of a session, and their programs by "
    "personal tokens, made at `POST /api/me/tokens` with scopes and an end. "
    "Every error is a Problem."
)


def create_app(settings: Settings) -> FastAPI:
    """The whole room as one ASGI app. Its lifespan starts and stops the room."""
    configure(settings)
    room = Room(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await begin(app)
        yield
        await room.stop()

    app = FastAPI(
        title="Vaka", version=API_VERSION, description=DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", redirect_slashes=False,
    )  # fmt: skip
    app.state.room = room
    for part in (
        games,
        tables,
        again,
        invitation,
        play,
        advice,
        records,
        journeys,
        house,
        sign_in,
        me,
        people,
        history,
        notices,
        pairing,
    ):
        app.include_router(part.router, prefix="/api", dependencies=[Depends(admitted)])
    for router in (health.router, admin.sessions, admin.router):
        app.include_router(router, prefix="/api")
    app.include_router(health.plain)
    app.router.routes.append(Mount(engine.PREFIX.rstrip("/"), engine.serve))
    # not mounted: a mount would answer for wrong methods too
    app.router.default = Pages(settings.client, offline.beside_a_room)
    app.add_exception_handler(VakaError, _known)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _store_away)
    app.add_exception_handler(Exception, _unknown)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(socket.Sockets, room=room)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


async def begin(app: FastAPI) -> None:
    """Start the room of an app. Every way to serve it begins here."""
    room: Room = app.state.room
    await room.start()
    room.tasks.spawn(prepare(app))


async def prepare(app: FastAPI) -> None:
    """Do beside the room what its first requests would stop everybody's moves for: 0.3 s."""
    await asyncio.sleep(PAGE_FIRST_SECONDS)
    await asyncio.to_thread(build_routes, app)
    await asyncio.to_thread(bot_cards, bots(), FALLBACK)  # reads the weights of learned bots


def build_routes(app: FastAPI) -> None:
    """FastAPI builds its routes when it first looks for one."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": ""})


def _answer(request: Request, error: VakaError, status: int | None = None) -> JSONResponse:
    wait = error.retry_after if isinstance(error, RoomError) else None
    headers = None if wait is None else {"retry-after": str(wait)}
    return JSONResponse(as_data(error, language_of(request.scope)), status or status_of(error), headers)


async def _known(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, VakaError)
    if status_of(error) >= 500:
        log.info(error.key, table=short(request.path_params.get("table_id")), said=error.say())
    return _answer(request, error)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return _answer(request, BadRequest("bad-request", where=where.encode("ascii", "replace").decode()[:100]))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    known = {404: (NotThere("no-page"), 404), 405: (RoomError("bad-method"), 405)}
    unread = (BadRequest("bad-request", where="body"), BadRequest.status)  # a body in no encoding is as wrong as any
    answer = _answer(request, *known.get(error.status_code, unread))
    answer.headers.update(error.headers or {})
    return answer


async def _store_away(request: Request, error: Exception) -> JSONResponse:
    request.app.state.room.store.failed("database-failed", error)
    return _answer(request, Unavailable("store-unavailable"))


async def _unknown(request: Request, error: Exception) -> JSONResponse:
    return _answer(request, RoomError("internal"), 500)


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description of the HTTP API, with the socket's messages among its schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        types: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
            (sent.__name__, "serialization", TypeAdapter(sent)) for sent in (wire.Problem, *MESSAGES)
        ]
        types += [(read.__name__, "validation", TypeAdapter(read)) for read in READ_BY_CHILDREN]
        _, messages = TypeAdapter.json_schemas(types, ref_template="#/components/schemas/{model}")
        components = schema["components"]
        components["schemas"] = {**messages["$defs"], **components["schemas"]}
        components["securitySchemes"] = {
            "bearer": {"type": "http", "scheme": "bearer", "description": "A seat token, or a personal token."},
            "cookie": {"type": "apiKey", "in": "cookie", "name": "vaka-TABLE", "description": "Set by the room."},
        }
        schema["security"] = [{}, {"bearer": []}, {"cookie": []}]
        app.openapi_schema = schema
    return app.openapi_schema
