"""The games, their components, and all texts."""

import asyncio
import json
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from vaka.bots import bots
from vaka.core.registry import games
from vaka.locale import FOLDER, languages
from vaka.server import cards, requests, wire
from vaka.server.api.common import Data, InRoom, Language, problems
from vaka.server.components import Components, components_of, replaced
from vaka.server.errors import NotThere

router = APIRouter(tags=["games"])
GameName = Annotated[str, Path(max_length=40, description="The name of a game.")]


@router.get("/games", responses=problems())
async def catalogue(room: InRoom, language: Language) -> wire.Catalogue:
    """The games with their options, the bots, and the languages."""
    limits = room.settings.limits
    return {
        "games": [cards.game_card(meta, language) for meta in games().values()],
        "bots": [{"name": name, "about": cards.said(language, f"bot-{name}")} for name in sorted(bots())],
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


@router.get("/games/{game}/components", response_model=Data, responses=problems())
async def components(game: GameName) -> Response:
    """Everything in the box: the game's components file as data."""
    return as_data(await asyncio.to_thread(components_of, game))


@router.post("/games/{game}/components", response_model=Data, responses=problems(403, 413))
async def replace_components(game: GameName, asked: requests.Replacement) -> Response:
    """The same with the values of another components file, or what is wrong with that file. Nothing is stored."""
    return as_data(await asyncio.to_thread(replaced, game, asked.text))


def as_data(values: Components) -> Response:
    """Values of a TOML file as JSON; what JSON cannot express, such as a date, becomes text."""
    text = json.dumps(values, ensure_ascii=False, default=str)
    return JSONResponse(json.loads(text, parse_constant=str))
