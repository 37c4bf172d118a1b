"""The games and the bots as a lobby shows them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from vaka.bots.player import Bot
from vaka.core.meta import SIZE, EnumOption, Meta, Option, OrderOption
from vaka.core.registry import games
from vaka.locale import speak

if TYPE_CHECKING:
    from vaka.room.wire_catalogue import BotCard, GameCard, OptionCard, Words


def game_card(meta: Meta, language: str | None) -> "GameCard":
    """A game as the lobby shows it, with the keys of its texts and the texts themselves."""
    return {
        "name": meta.name,
        "title": meta.title,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "seats": {"low": meta.seats[0], "high": meta.seats[1]},
        "minutes": meta.minutes,
        "paces": [{"bank": bank, "increment": increment} for bank, increment in meta.paces],
        "version": meta.version,
        "about": said(language, f"{meta.name}-about"),
        "journey": None if meta.journey is None else list(meta.journey),
        "high_score": None if meta.high_score is None else list(meta.high_score),
        # a tiny variant is for research: the dialog does not offer it
        "options": [option_card(meta, option, language) for option in meta.options if option is not SIZE],
        "seat_limits": [
            {"option": each.option, "value": each.value, "seats": list(each.seats)}
            for each in meta.seat_limits
            if each.option != SIZE.name
        ],
    }


def option_card(meta: Meta, option: Option, language: str | None) -> "OptionCard":
    return {
        "name": option.name,
        "kind": kind_of(option),
        "values": named_values(option),
        "low": None if isinstance(option, EnumOption) else option.low,
        "high": None if isinstance(option, EnumOption) else option.high,
        "default": option.default,
        "about": said(language, f"{meta.name}-option-{option.name}"),
    }


def kind_of(option: Option) -> Literal["choice", "number", "order"]:
    if isinstance(option, EnumOption):
        return "choice"
    return "order" if isinstance(option, OrderOption) else "number"


def named_values(option: Option) -> list[str] | None:
    """The values of an option, or the things it puts in order."""
    if isinstance(option, EnumOption):
        return list(option.values)
    return list(option.items) if isinstance(option, OrderOption) else None


def bot_cards(bots: Mapping[str, Bot], language: str | None) -> "list[BotCard]":
    """The bots in order of strength as far as it is known: the levels, then the others by name."""
    levels = sorted((bot.level, name) for name, bot in bots.items() if bot.level is not None)
    others = [(None, name) for name, bot in sorted(bots.items()) if bot.level is None]
    return [
        {"name": name, "level": level, "games": games_of(bots[name]), "about": said(language, f"bot-{name}")}
        for level, name in [*levels, *others]
    ]


def games_of(bot: Bot) -> list[str] | None:
    """The games a bot plays; None if it plays all of them."""
    return None if bot.only is None else [name for name in games() if bot.plays(name)]


def said(language: str | None, key: str) -> "Words":
    """A message by its key, for clients with texts of their own, and as text if there is a language."""
    return {"key": key, "words": "" if language is None else speak(language, key)}
