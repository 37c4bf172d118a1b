"""`vaka journey`: matches of one person that belong together, such as a career. They are saved after every decision."""

import json
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from vaka.arena.journeys import choose
from vaka.bots import bot
from vaka.bots.player import decided
from vaka.cli.common import Speak, at_least, data_folder, read_kit, read_options, speaker
from vaka.cli.play import TerminalMatch, prepare_bots
from vaka.core.errors import BadRecord, CannotWrite, OutOfRange, UnknownName, VakaError
from vaka.core.game import Game
from vaka.core.journey import Ask, Journey, Story, ToldJourney
from vaka.core.match import check_seed
from vaka.core.record import reason, write_file
from vaka.core.registry import games, load, meta


@dataclass
class SavedJourney:
    """A journey and the file it is kept in."""

    game: Game
    journey: Journey
    story: Story
    path: Path

    def save(self, under_way: Sequence[int] | None = None, path: Path | None = None) -> Path:
        """Write it, with the decisions of a match that is not over; to its own file if no other is named."""
        path = path or self.path
        record = self.journey.write(self.story, under_way)
        write_file(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
        return path


def new(
    game: str,
    name: str,
    options: list[str] | None,
    components: Path | None,
    seed: str | None,
    force: bool,
    language: str | None,
) -> None:
    say, path = speaker(language), path_of(game, name)
    chosen, journey = guide(game)
    kit = read_kit(chosen, components)
    number = secrets.randbits(48) if seed is None else check_seed(seed)
    story = journey.begin(path.stem, own_options(chosen, options), number, kit)
    if path.exists() and not force:
        raise CannotWrite("cannot-write", path=str(path), reason=say("journey-exists"))
    SavedJourney(chosen, journey, story, path).save()
    print(say("journey-begun", name=path.stem, game=chosen.meta.title, path=str(path)))


def play(game: str, name: str, bot_name: str | None, matches: int | None, language: str | None) -> None:
    say = speaker(language)
    at_least("--matches", 1 if matches is None else matches, 1)
    kept = read(game, name)
    if kept.journey.over(kept.story):
        raise OutOfRange("journey-over", name=kept.path.stem)
    if bot_name is not None:
        prepare_bots(kept.game, [bot_name], say)
    before = kept.journey.played(kept.story)
    while not kept.journey.over(kept.story):
        ask = kept.journey.asks(kept.story)
        if ask is not None:
            chosen = choose(ask) if bot_name else choose_things(kept, ask, say)
            if chosen is None:
                return
            kept.story = kept.journey.decide(kept.story, chosen)
            kept.save()
            print_outcome(kept, say)
        elif matches is not None and kept.journey.played(kept.story) - before >= matches:
            break
        else:
            if not play_match(kept, bot_name, say):
                return
            if kept.journey.asks(kept.story) is None:
                print_outcome(kept, say)
    print_line(kept, say)


def play_match(kept: SavedJourney, bot_name: str | None, say: Speak) -> bool:
    """Play the next match to its end and take it in; False if the person has left before."""
    match = kept.journey.match(kept.story)
    if isinstance(kept.journey, ToldJourney):
        print(kept.journey.coming(kept.story, say))
    if bot_name is not None:
        player = bot(bot_name).player(match.game, 0, match.seed)
        while not match.over:
            match.play(decided(bot_name, player, match))
    elif not TerminalMatch(match, 0, {}, lambda path: kept.save(match.actions, path), say).run():
        return False
    kept.story = kept.journey.take(kept.story, match)
    kept.save()
    return True


def choose_things(kept: SavedJourney, ask: Ask, say: Speak) -> list[str] | None:
    """What the person chooses between two matches; None if the person leaves, to be asked again."""
    told = kept.journey if isinstance(kept.journey, ToldJourney) else None
    chosen: list[str] = []
    names = list(ask.free)
    for number, name in enumerate(names, 1):
        print(f"{number:>4}  {told.thing(name, say) if told else name} ×{ask.free[name]}")
    try:
        while len(chosen) < ask.count:
            typed = input(f"{say('journey-choose', left=ask.count - len(chosen))} > ").strip()
            if typed == "quit":
                raise EOFError
            at = int(typed) - 1 if typed.isdecimal() else -1
            if 0 <= at < len(names) and chosen.count(names[at]) < ask.free[names[at]]:
                chosen.append(names[at])
            else:
                print(say("journey-not-there", typed=typed))
    except (EOFError, KeyboardInterrupt):
        print(say("play-saved", path=str(kept.path)))
        return None
    return chosen


def show(game: str, name: str, language: str | None) -> None:
    kept, say = read(game, name), speaker(language)
    if isinstance(kept.journey, ToldJourney):
        Console(highlight=False).print(kept.journey.draw(kept.story, say), soft_wrap=True)
    else:
        print_line(kept, say)


def list_all(game: str | None, language: str | None) -> None:
    say = speaker(language)
    names = [game] if game else [name for name, known in games().items() if known.journey is not None]
    found = [(name, path) for name in names for path in sorted(folder(guide(name)[0].name).glob("*.json"))]
    if not found:
        print(say("journey-none", folder=str(data_folder() / "journeys")))
    for name, path in found:
        try:
            print_line(read(name, str(path)), say)
        except VakaError as error:
            print(f"{path.stem}: {error.say(say.args[0])}")  # type: ignore[attr-defined]


def print_outcome(kept: SavedJourney, say: Speak) -> None:
    """What the last match has brought, as far as the game can tell."""
    if isinstance(kept.journey, ToldJourney):
        print(kept.journey.outcome(kept.story, say))


def print_line(kept: SavedJourney, say: Speak) -> None:
    """Where a journey stands."""
    if isinstance(kept.journey, ToldJourney):
        print(kept.journey.line(kept.story, say))
    else:
        over = "yes" if kept.journey.over(kept.story) else "no"
        print(say("journey-line", name=kept.path.stem, played=kept.journey.played(kept.story), over=over))


def read(game: str, name: str) -> SavedJourney:
    """The journey of a name, verified."""
    path = path_of(game, name)
    chosen, journey = guide(game)
    try:
        story = journey.read(json.loads(path.read_text("utf-8")))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("file-unreadable", path=str(path), reason=reason(error)) from None
    except json.JSONDecodeError as error:
        raise BadRecord("journey-unreadable", line=error.lineno, column=error.colno) from None
    return SavedJourney(chosen, journey, story, path)


def guide(game: str) -> tuple[Game, Journey]:
    """A game and its journey."""
    chosen = load(game)
    if chosen.journey is None:
        raise UnknownName("no-journey", game=chosen.meta.title)
    return chosen, chosen.journey


def own_options(game: Game, texts: list[str] | None) -> dict[str, object]:
    """The options of a journey, which are some of its game's."""
    known = game.meta.journey or ()
    for text in texts or []:
        if (option := text.partition("=")[0]) not in known:
            listed = ", ".join(known) or "–"
            raise UnknownName("unknown-option", option=option, game=game.meta.title, known=listed)
    return {name: value for name, value in read_options(game.meta, texts).items() if name in known}


def folder(game: str) -> Path:
    """Where the journeys of a game are kept."""
    return data_folder() / "journeys" / game


def path_of(game: str, name: str) -> Path:
    """The file of a journey: a path if it looks like one, else the name in the game's folder."""
    if name.endswith(".json") or os.sep in name:
        return Path(name)
    if not name or name.startswith("."):
        raise OutOfRange("journey-name", name=name)
    return folder(meta(game).name) / f"{name}.json"
