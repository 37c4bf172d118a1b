"""Health for load balancers, and numbers for Prometheus."""

import secrets

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from vaka.server import wire_room
from vaka.server.api.callers import bearer_of
from vaka.server.api.common import InRoom, problems
from vaka.server.errors import NotThere

router = APIRouter(tags=["health"])
plain = APIRouter(include_in_schema=False)  # outside /api
UNAVAILABLE = 503


@router.get("/health", responses=problems())
async def health(room: InRoom) -> wire_room.Health:
    """How this process is. Always 200 while it lives."""
    return await room.health.look()


@router.get("/health/live", responses=problems())
async def live(room: InRoom) -> wire_room.Health:
    """The same, to decide whether to restart the process."""
    return await room.health.look()


@router.get("/health/ready", response_model=wire_room.Health, responses=problems())
async def ready(room: InRoom) -> JSONResponse:
    """The same, to decide whether to send requests here: 503 while the store does not answer."""
    found = await room.health.look()
    return JSONResponse(found, 200 if found["ready"] else UNAVAILABLE)


@plain.get("/healthz")
@plain.get("/healthz/")
async def healthz(room: InRoom) -> JSONResponse:
    """The same as `/api/health/ready`, at the address that monitors try by default."""
    return await ready(room)


@plain.get("/metrics")
@plain.get("/metrics/")
async def metrics(room: InRoom, request: Request) -> Response:
    """Numbers for Prometheus, with the token of the settings."""
    wanted, given = room.settings.metrics_token, bearer_of(request)
    if not wanted or not given or not secrets.compare_digest(given.encode(), wanted.encode()):
        raise NotThere("no-page")
    return room.metrics.page()
