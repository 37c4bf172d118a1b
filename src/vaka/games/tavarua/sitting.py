"""One event of a career with a person at the terminal."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from vaka.core.errors import OutOfRange, VakaError
from vaka.games.tavarua.journey.career import BOXES, SHEET, Career
from vaka.games.tavarua.journey.record import save
from vaka.locale import speak_of

SHOWN = 12
Speak = Callable[..., str]


class Sitting:
    """Plays the next event of a career; what was decided is in the file at once."""

    def __init__(self, career: Career, actions: tuple[int, ...], path: Path, say: Speak, console: Console) -> None:
        self.career, self.path, self.say, self.console = career, path, say, console
        self.language: str = say.args[0]  # type: ignore[attr-defined]
        self.match = career.match(actions)

    def run(self) -> Career | None:
        """The career after the event, or None if the person left the table."""
        self.console.print(self.say("tavarua-career-help"))
        try:
            while not self.match.over:
                self.ask()
            result = self.career.result(self.match)
            return self.career.after(self.match, self.choose_boxes(self.career.asks(result)))
        except (EOFError, KeyboardInterrupt, Left):
            save(self.career, self.path, tuple(self.match.actions))
            self.console.print(self.say("play-saved", path=str(self.path)))
            return None

    def ask(self) -> None:
        """Show the table and take one decision."""
        match, game = self.match, self.match.game
        actions, tokens = match.legal(), match.moves()
        choices = [game.describe(match.state, action) for action in actions]
        if game.draw:
            self.console.print(game.draw(match.view(0), choices, self.say))
        for number, (token, choice) in enumerate(zip(tokens, choices, strict=True), 1):
            if number <= SHOWN:
                words = speak_of(self.language, f"tavarua-action-{choice['kind']}", choice)
                self.console.print(Text(f"{number:>4}  {token:<12} {words}"))
        if len(tokens) > SHOWN:
            self.console.print(self.say("play-more", count=len(tokens) - SHOWN))
        while True:
            typed = self.read(self.say("play-prompt", seat=0))
            try:
                if self.obey(typed, tokens, actions):
                    return
            except VakaError as error:
                self.console.print(error.say(self.language))

    def read(self, prompt: str) -> str:
        return self.console.input(f"{prompt} > ").strip()

    def obey(self, typed: str, tokens: list[str], actions: list[int]) -> bool:
        """Do what was typed; whether the position has changed."""
        if typed == "quit":
            raise Left
        if typed == "list":
            self.console.print("  ".join(tokens))
            return False
        if typed == "undo":
            self.match.undo(0)
        elif typed.isdecimal():
            if not 1 <= int(typed) <= len(actions):
                raise OutOfRange("play-no-number", number=typed, last=len(actions))
            self.play(actions[int(typed) - 1])
        else:
            action = self.match.game.notation.read(self.match.state, typed)
            if action not in actions:
                described = self.match.game.describe(self.match.state, action)
                why = self.match.game.why_not(self.match.state, 0, described)
                self.console.print(f"{self.say(why.key, **dict(why.args))} ({why.rule})")
                return False
            self.play(action)
        return True

    def play(self, action: int) -> None:
        match = self.match
        match.play(action)
        for event in match.events(match.ply, 0):
            words = speak_of(self.language, f"tavarua-event-{event['kind']}", event)
            self.console.print(Text("  " + words, "dim"))
        save(self.career, self.path, tuple(match.actions))

    def choose_boxes(self, count: int) -> tuple[str, ...]:
        """Ask which boxes of the surfer sheet to check (TAV-19.5)."""
        chosen: list[str] = []
        while len(chosen) < count:
            names = " ".join(f"{i + 1}={self.say('tavarua-stoke-name', card=card)}" for i, card in enumerate(SHEET))
            typed = self.read(f"{self.say('tavarua-career-box', left=count - len(chosen))} {names}")
            if typed.isdecimal() and 1 <= int(typed) <= len(SHEET):
                card = SHEET[int(typed) - 1]
                if self.career.unlocked[int(typed) - 1] + chosen.count(card) < BOXES:
                    chosen.append(card)
        return tuple(chosen)


class Left(Exception):
    """The person leaves the table."""
