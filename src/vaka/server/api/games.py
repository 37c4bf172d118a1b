"""What can be played, and the words of it."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from vaka.bots import bots
from vaka.core.registry import games
from vaka.locale import FOLDER, languages
from vaka.server import door, wire
from vaka.server.api.common import InRoom, Language, problems
from vaka.server.errors import NotThere

router = APIRouter(tags=["games"])


@router.get("/games", response_model=wire.Catalogue, responses=problems())
async def catalogue(room: InRoom, language: Language) -> dict[str, Any]:
    """The games with their options, the bots, and the languages."""
    limits = room.settings.limits
    return {
        "games": [door.game_card(meta, language) for meta in games().values()],
        "bots": [{"name": name, "about": door.said(language, f"bot-{name}")} for name in sorted(bots())],
        "languages": languages(),
        "client_limits": {"name": limits.name, "chat": limits.chat},
    }


@router.get("/words/{code}", response_model=None, responses={200: {"content": {"text/plain": {}}}, **problems()})
async def words(
    code: Annotated[str, Path(max_length=8, description="A language, such as it.")],
) -> PlainTextResponse:
    """All messages of a language as one Project Fluent file."""
    if code not in languages():
        raise NotThere("bad-language", language=code, known=", ".join(languages()))
    return PlainTextResponse("\n".join(path.read_text("utf-8") for path in sorted((FOLDER / code).glob("*.ftl"))))
