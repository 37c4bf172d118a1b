"""`vaka play`: one person at a terminal, bots at the other seats. The match is saved after every decision."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from vaka.bots import bot
from vaka.bots.player import Player, decided
from vaka.bots.search.playouts import search
from vaka.cli.common import Speak, data_folder, read_kit, read_options, speaker
from vaka.cli.compiling import announced
from vaka.core import record
from vaka.core.errors import CannotWrite, OutOfRange, VakaError
from vaka.core.events import sentence
from vaka.core.game import Game
from vaka.core.match import Match, check_seed
from vaka.core.registry import load, meta
from vaka.locale import speak_of

SHOWN = 12  # moves listed before “and more”
COMMANDS = ("undo", "list", "save", "quit", "help")


@dataclass(frozen=True)
class Order:
    """What the command line asked for."""

    game: str
    seats: int | None
    seat: int
    bots: str
    options: list[str] | None
    components: Path | None
    seed: str | None
    watch: bool
    save: Path | None
    force: bool
    resume: Path | None
    language: str | None


def run(order: Order) -> None:
    """Play or watch one match, from its beginning or from a saved one."""
    say = speaker(order.language)
    match = match_of(order)
    me = None if order.watch else seat_of(order, match)
    names = bot_names(order, match, me)
    players = {
        seat: bot(name, match.game).player(match.game, seat, match.seed)
        for seat, name in enumerate(names)
        if seat != me
    }
    prepare_bots(match.game, names, say)
    path = order.save or order.resume or data_folder() / f"{match.game.name}-{match.seed}.json"
    saved_names = ["" if seat == me else name for seat, name in enumerate(names)]
    mine = {path}  # files that hold nothing but this match
    if order.save not in (None, order.resume) and not order.force:
        check_save(path, match)

    def store(other: Path | None) -> Path:
        file = other or path
        if file not in mine and not order.force:
            check_save(file, match)
        record.save(match, file, saved_names)
        mine.add(file)
        return file

    said = "play-watch" if me is None else "play-welcome"
    print(say(said, game=match.game.meta.title, seats=match.seats, seed=str(match.seed), seat=me))
    played = TerminalMatch(match, me, players, store, say, names)
    if played.run():
        show_result(played, names)
    else:
        print(say("play-resume", command=f"vaka play {match.game.name} --resume {path}"))


def check_save(path: Path, match: Match) -> None:
    """CannotWrite if there is a file that is anything but this match at an earlier time."""
    if not path.is_file():
        return
    try:
        held = record.load(path)
    except VakaError:
        held = None
    if held is None or not is_earlier(held, match):
        raise CannotWrite("file-is-there", path=str(path))


def is_earlier(held: Match, match: Match) -> bool:
    """Whether a match has gone on from another."""
    terms = [(each.game.name, each.seats, each.options, each.seed, each.kit) for each in (held, match)]
    return terms[0] == terms[1] and held.actions == match.actions[: held.ply] and (match.agreed or not held.agreed)


def match_of(order: Order) -> Match:
    if order.resume:
        match = record.load(order.resume)
        if match.game.name != meta(order.game).name:
            raise OutOfRange("resume-other-game", game=match.game.meta.title, asked=meta(order.game).title)
        return match
    known = meta(order.game)
    options = read_options(known, order.options)
    seed = secrets.randbits(48) if order.seed is None else check_seed(order.seed)
    game = load(order.game)
    return Match(game, order.seats, options, seed, read_kit(game, order.components))


def seat_of(order: Order, match: Match) -> int:
    if not 0 <= order.seat < match.seats:
        raise OutOfRange("bad-seat", seat=order.seat, last=match.seats - 1)
    return order.seat


def bot_names(order: Order, match: Match, me: int | None) -> list[str]:
    """A bot for every seat; the person's seat has one too, which does nothing."""
    names = order.bots.split(",")
    if len(names) == 1:
        names *= match.seats
    elif len(names) == match.seats - 1 and me is not None:
        names.insert(me, names[0])
    if len(names) != match.seats:
        raise OutOfRange("bad-bots", given=len(names), seats=match.seats)
    return names


def prepare_bots(game: Game, names: Sequence[str], say: Speak) -> None:
    """Compile what the bots need before the match begins."""
    for warm_up in {bot(name).warm_up for name in names}:
        if warm_up is not None:
            with announced(game, search, say):
                warm_up(game.name)


class TerminalMatch:
    """One match at the terminal: a person at the seat `me`, or nobody, and bots at the others.

    `store` saves it after every decision; it takes another path than the usual one, or None, and returns the path used.
    `names` are those of the bots, by seat.
    """

    def __init__(
        self,
        match: Match,
        me: int | None,
        players: Mapping[int, Player],
        store: Callable[[Path | None], Path],
        say: Speak,
        names: Sequence[str] = (),
    ) -> None:
        self.match, self.me, self.players, self.store, self.say = match, me, players, store, say
        self.names = names
        self.language: str = say.args[0]  # type: ignore[attr-defined]
        self.console = Console(highlight=False)

    def run(self) -> bool:
        """Play to the end of the match; False if the person has left before. What was decided is saved."""
        match = self.match
        if self.me is not None:
            print(self.say("play-help", commands=", ".join(COMMANDS)))
        self.store(None)
        try:
            while not match.over:
                if match.to_move == self.me:
                    self.ask()
                else:
                    seat = match.to_move
                    self.advance(decided(self.names[seat], self.players[seat], match))
        except (EOFError, KeyboardInterrupt, Quit):
            self.save()
            return False
        return True

    def advance(self, action: int) -> None:
        """Play an action, tell what the person may know of it, and keep it."""
        match = self.match
        match.play(action)
        for event in match.events(match.ply, self.me):
            said = sentence(self.language, match.game.name, match.seats, event, self.me)
            self.console.print(Text("  " + said, "dim"))
        self.store(None)

    def ask(self) -> None:
        """Show the table and take one decision of the person."""
        match, game = self.match, self.match.game
        actions = match.legal()
        choices = [game.describe(match.state, action) for action in actions]
        tokens = match.moves()
        if game.draw:
            self.console.print(game.draw(match.view(self.me), choices, self.say))
        words = [speak_of(self.language, f"{game.name}-action-{choice['kind']}", choice) for choice in choices]
        lines = [
            f"{number:>4}  {token:<10} {text}"
            for number, (token, text) in enumerate(zip(tokens, words, strict=True), 1)
        ]
        self.show(lines[:SHOWN])
        if len(lines) > SHOWN:
            print(self.say("play-more", count=len(lines) - SHOWN))
        while True:
            typed = input(f"{self.say('play-prompt', seat=match.to_move)} > ").strip()
            try:
                if self.obey(typed, lines, actions):
                    return
            except VakaError as error:
                print(error.say(self.language))

    def obey(self, typed: str, lines: list[str], actions: list[int]) -> bool:
        """Do what was typed; whether the position has changed."""
        word, _, rest = typed.partition(" ")
        if not word:
            print(self.say("play-nothing-typed"))
        elif word == "quit":
            raise Quit
        elif word == "help":
            for command in COMMANDS:
                print("  " + self.say(f"play-command-{command}"))
        elif word == "list":
            self.show(lines)
        elif word == "save":
            self.save(Path(rest.strip()) if rest.strip() else None)
        elif word == "undo":
            assert self.me is not None
            self.match.undo(self.me)
            print(self.say("play-undone"))
            self.store(None)
            return True
        elif word.isdecimal():
            if not 1 <= int(word) <= len(actions):
                raise OutOfRange("play-no-number", number=word, last=len(actions))
            self.advance(actions[int(word) - 1])
            return True
        else:
            self.advance(self.understand(typed))
            return True
        return False

    def understand(self, typed: str) -> int:
        """The action a typed move names; if it is not legal, the rule that forbids it is told."""
        match, game = self.match, self.match.game
        action = game.notation.read(match.state, typed)
        if action not in match.legal():
            why = game.why_not(match.state, match.to_move, game.describe(match.state, action))
            raise OutOfRange("play-why-not", reason=self.say(why.key, **dict(why.args)), rule=why.rule)
        return action

    def show(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def save(self, path: Path | None = None) -> None:
        print(self.say("play-saved", path=str(self.store(path))))


def show_result(played: TerminalMatch, names: Sequence[str]) -> None:
    """The table at the end, and the places."""
    match, say = played.match, played.say
    if match.game.draw:
        played.console.print(match.game.draw(match.view(played.me), [], say))
    print(say("play-over"))
    places = match.places or []
    for seat in sorted(range(match.seats), key=lambda seat: places[seat] or match.seats):
        who = say("play-you") if seat == played.me else names[seat]
        player = f"{say('seat-name', seat=seat)} ({who})"
        print("  " + (say("play-result", place=places[seat], player=player) if places[seat] else player))
    played.save()


class Quit(Exception):
    """The person leaves the table."""
