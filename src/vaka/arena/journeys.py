"""Whole journeys of a bot, such as careers: match after match, with the choices between them."""

from collections.abc import Iterator

from vaka.arena.workers import made_in_order
from vaka.bots import bot
from vaka.bots.player import decided
from vaka.core.errors import UnknownName
from vaka.core.journey import Ask, Story
from vaka.core.meta import Options
from vaka.core.registry import load


def choose(ask: Ask) -> list[str]:
    """What a bot chooses: as much as it may of the first thing, then of the next."""
    return [name for name, free in ask.free.items() for _ in range(free)][: ask.count]


def play_journey(game: str, name: str, options: Options, seed: int) -> Story:
    """The story of a bot to its end; its matches follow from the seed."""
    journey = load(game).journey
    if journey is None:
        raise UnknownName("no-journey", game=load(game).meta.title)
    story = journey.begin(name, options, seed)
    while not journey.over(story):
        ask = journey.asks(story)
        if ask is not None:
            story = journey.decide(story, choose(ask))
            continue
        match = journey.match(story)
        player = bot(name).player(match.game, 0, match.seed)
        while not match.over:
            match.play(decided(name, player, match))
        story = journey.take(story, match)
    return story


def journey_figures(game: str, name: str, options: Options, seed: int) -> dict[str, float]:
    """The numbers of one journey."""
    journey = load(game).journey
    if journey is None:
        raise UnknownName("no-journey", game=load(game).meta.title)
    return dict(journey.figures(play_journey(game, name, options, seed)))


def figures(
    game: str, name: str, options: Options, seed: int, count: int, workers: int = 1
) -> Iterator[dict[str, float]]:
    """The numbers of this many journeys, one after another; journey i has the seed `seed + i`."""
    return made_in_order(journey_figures, ((game, name, options, seed + i) for i in range(count)), workers)
