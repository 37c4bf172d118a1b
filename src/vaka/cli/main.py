"""The program `vaka`: finds the commands, and says every mistake in one sentence with exit code 2."""

import importlib
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from vaka.cli import commands
from vaka.core.errors import VakaError
from vaka.core.registry import games
from vaka.locale import preferred_language

# typer brings its own copy of click and exports no common base of its errors
UsageError: Any = typer.BadParameter.__bases__[0]
ClickError: Any = UsageError.__bases__[0]
BAD_INPUT = 2
INTERRUPTED = 130


class Commands(TyperGroup):
    """Vaka's own commands, and those that games bring along (META.commands)."""

    def _of_games(self) -> dict[str, str]:
        return {command: name for name, meta in games().items() for command in meta.commands}

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *self._of_games()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        own = super().get_command(ctx, cmd_name)
        game = self._of_games().get(cmd_name)
        if own is None and game is not None:
            module = importlib.import_module(f"vaka.games.{game}.commands")
            command = typer.main.get_command(getattr(module, cmd_name))
            command.name = cmd_name
            return command
        return own


app = typer.Typer(
    cls=Commands,
    help="Four island board games, one engine: play them here, or study them at the speed of the machine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
commands.register(app)


def main() -> None:
    """Run the program; a mistake ends it with one sentence on stderr."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    try:
        code = app(arguments, prog_name="vaka", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except VakaError as error:
        return complain(error.say(preferred_language()))
    except ClickError as error:
        message = error.format_message()
        return complain(" ".join(message.split())) if message else BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None  # the reader has gone: nothing left to say, not even at exit
        return 0


def complain(sentence: str) -> int:
    print(f"vaka: {sentence}", file=sys.stderr)
    return BAD_INPUT
