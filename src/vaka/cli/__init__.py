"""The command line. Every command loads what it needs when it runs, so that starting costs nothing.

Ctrl-C ends the program silently, also while it is being loaded and while rules are compiled.
"""

import _thread
import sys
import threading
from types import TracebackType

_uncaught, _unraisable = sys.excepthook, sys.unraisablehook
interrupted = threading.Event()  # set when an interruption has hit a callback


def _say_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        _uncaught(kind, error, trace)


def _interrupt_again(told: "sys.UnraisableHookArgs") -> None:
    """Python would print and forget an interruption that hits a callback, such as a compiler has."""
    if issubclass(told.exc_type, KeyboardInterrupt):
        interrupted.set()
        threading.Timer(0.01, _thread.interrupt_main).start()
    else:
        _unraisable(told)


sys.excepthook, sys.unraisablehook = _say_uncaught, _interrupt_again
