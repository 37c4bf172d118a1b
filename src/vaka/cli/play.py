"""`vaka play`: one person at a terminal, bots at the other seats. The match is saved after every decision."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from vaka.bots import bot
from vaka.bots.player import Player
from vaka.bots.search.playouts import search
from vaka.bots.search.searcher import warm_up
from vaka.cli.common import data_folder, read_kit, read_options, speaker
from vaka.cli.compiling import announced
from vaka.core import record
from vaka.core.errors import OutOfRange, VakaError
from vaka.core.match import Match, check_seed
from vaka.core.registry import load, meta
from vaka.locale import speak_of

SHOWN = 12  # moves listed before “and more”
COMMANDS = ("undo", "list", "save", "quit", "help")


@dataclass(frozen=True)
class Table:
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
    resume: Path | None
    language: str | None


def run(table: Table) -> None:
    Session(table).run()


class Session:
    """One sitting at the terminal."""

    def __init__(self, table: Table) -> None:
        self.say = speaker(table.language)
        self.language: str = self.say.args[0]  # type: ignore[attr-defined]
        self.match = self._match(table)
        self.me = None if table.watch else self._seat(table.seat)
        self.names = self._names(table)
        self.players: dict[int, Player] = {
            seat: bot(name).player(self.match.game, seat, self.match.seed)
            for seat, name in enumerate(self.names)
            if seat != self.me
        }
        if any(bot(name).level is not None for name in self.names):
            with announced(self.match.game, search, self.say):
                warm_up(self.match.game.name)
        self.path = table.save or table.resume or data_folder() / f"{self.match.game.name}-{self.match.seed}.json"
        self.console = Console(highlight=False)

    def _match(self, table: Table) -> Match:
        if table.resume:
            match = record.load(table.resume)
            if match.game.name != meta(table.game).name:
                raise OutOfRange("resume-other-game", game=match.game.meta.title, asked=meta(table.game).title)
            return match
        known = meta(table.game)
        options = read_options(known, table.options)
        seed = secrets.randbits(48) if table.seed is None else check_seed(table.seed)
        game = load(table.game)
        return Match(game, table.seats or min(4, known.seats[1]), options, seed, read_kit(game, table.components))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.match.seats:
            raise OutOfRange("bad-seat", seat=seat, last=self.match.seats - 1)
        return seat

    def _names(self, table: Table) -> list[str]:
        """A bot for every seat; the person's seat has one too, which sits idle."""
        names = table.bots.split(",")
        if len(names) == 1:
            names *= self.match.seats
        elif len(names) == self.match.seats - 1 and self.me is not None:
            names.insert(self.me, names[0])
        if len(names) != self.match.seats:
            raise OutOfRange("bad-bots", given=len(names), seats=self.match.seats)
        return names

    def run(self) -> None:
        match, title = self.match, self.match.game.meta.title
        if self.me is None:
            print(self.say("play-watch", game=title, seats=match.seats, seed=str(match.seed)))
        else:
            print(self.say("play-welcome", game=title, seats=match.seats, seed=str(match.seed), seat=self.me))
            print(self.say("play-help", commands=", ".join(COMMANDS)))
        self.save(quiet=True)
        try:
            while not match.over:
                if match.to_move == self.me:
                    self.ask()
                else:
                    self.advance(self.players[match.to_move].decide(match.state))
        except (EOFError, KeyboardInterrupt, Quit):
            self.save()
            print(self.say("play-resume", command=f"vaka play {match.game.name} --resume {self.path}"))
            return
        self.finish()

    def advance(self, action: int) -> None:
        """Play an action, tell what the person may know of it, and keep it."""
        match = self.match
        match.play(action)
        for event in match.events(match.ply, self.me):
            self.console.print(
                Text("  " + speak_of(self.language, f"{match.game.name}-event-{event['kind']}", event), "dim")
            )
        self.save(quiet=True)

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
            self.save(quiet=True)
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

    def save(self, path: Path | None = None, quiet: bool = False) -> None:
        players = ["" if seat == self.me else name for seat, name in enumerate(self.names)]
        record.save(self.match, path or self.path, players)
        if not quiet:
            print(self.say("play-saved", path=str(path or self.path)))

    def finish(self) -> None:
        match = self.match
        if match.game.draw:
            self.console.print(match.game.draw(match.view(self.me), [], self.say))
        print(self.say("play-over"))
        results = match.returns or []
        for seat in sorted(range(match.seats), key=lambda seat: -results[seat]):
            place = 1 + sum(other > results[seat] for other in results)
            who = self.say("play-you") if seat == self.me else self.names[seat]
            print("  " + self.say("play-result", place=place, player=f"{self.say('seat-name', seat=seat)} ({who})"))
        self.save()


class Quit(Exception):
    """The person leaves the table."""
