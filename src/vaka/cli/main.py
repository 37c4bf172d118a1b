"""The program `vaka`: finds the commands, and says every mistake in one sentence with exit code 2."""

import signal
import sys
from typing import Annotated, Any

import typer

import vaka
from vaka.cli import commands, interrupted
from vaka.core.errors import VakaError
from vaka.locale import preferred_language

# typer brings its own copy of click and exports no common base of its errors
UsageError: Any = typer.BadParameter.__bases__[0]
ClickError: Any = UsageError.__bases__[0]
BAD_INPUT = 2
INTERRUPTED = 130


app = typer.Typer(
    help="Four island board games, one engine: play them here, or study them at the speed of the machine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
commands.register(app)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"vaka {vaka.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="Say which version this is.")
    ] = False,
) -> None:
    """Options of the program itself."""


def main() -> None:
    """Run the program; a mistake ends it with one sentence on stderr."""
    code = run(sys.argv[1:])
    if code == INTERRUPTED:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # one that comes while Python ends would be told
    sys.exit(code)


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
    except Exception:
        if interrupted.is_set():  # the compiler, which has no result because its callback was interrupted
            return INTERRUPTED
        raise


def complain(sentence: str) -> int:
    print(f"vaka: {sentence}", file=sys.stderr)
    return BAD_INPUT
