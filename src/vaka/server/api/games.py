"""The games, their components, and all texts."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response

from vaka.bots import bots
from vaka.core.registry import games
from vaka.locale import languages, texts
from vaka.room import wire_catalogue
from vaka.room.catalogue import bot_cards, game_card
from vaka.room.components import own_components
from vaka.server import engine, requests
from vaka.server.api.common import LONGEST_CODE, AsClient, Data, InRoom, Language, json_response, problems
from vaka.server.errors import NotThere
from vaka.server.heavy import aside

router = APIRouter(tags=["games"])
GameName = Annotated[str, Path(max_length=40, description="The name of a game.")]


@router.get("/games", responses=problems())
async def catalogue(room: InRoom, language: Language) -> wire_catalogue.Catalogue:
    """The games with their options, the bots, and the languages."""
    limits = room.settings.limits
    return {
        "games": [game_card(meta, language) for meta in games().values()],
        "bots": bot_cards(bots(), language),
        "languages": languages(),
        "client_limits": {"name": limits.name, "chat": limits.chat},
        "offline": engine.has_python(),
    }


@router.get("/words/{code}", response_model=None, responses={200: {"content": {"text/plain": {}}}, **problems()})
async def words(
    code: Annotated[str, Path(max_length=LONGEST_CODE, description="A language, such as it.")],
) -> PlainTextResponse:
    """All messages of a language as one Project Fluent file."""
    if code not in languages():
        raise NotThere("bad-language", language=code, known=", ".join(languages()))
    return PlainTextResponse(await aside(messages_of, code))


@cache
def messages_of(code: str) -> str:
    """The Fluent files of a language, one after another."""
    return "\n".join(texts(code))


@router.get("/games/{game}/components", response_model=Data, responses=problems())
async def components(game: GameName) -> Response:
    """Everything in the box: the game's components file as data."""
    return json_response(await aside(own_components, game))


@router.post("/games/{game}/components", response_model=Data, responses=problems(403, 413))
async def replace_components(game: GameName, asked: requests.Replacement, room: InRoom, client: AsClient) -> Response:
    """The same with the values of another components file, or what is wrong with that file. Nothing is stored."""
    return json_response(await room.children.run(client, "components", asked.text.encode(), game=game))
