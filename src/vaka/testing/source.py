"""What a rule may not contain: floats, text, exceptions, lists and dictionaries, recursion. Read from its source."""

import ast
import inspect
import textwrap
from typing import Any

from vaka.core.game import Game
from vaka.core.kernel import Rule, is_rule
from vaka.testing.errors import ConformanceError

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Raise: "raises an exception",
    ast.Try: "catches an exception",
    ast.Global: "writes a global name",
    ast.Nonlocal: "writes an outer name",
    ast.List: "makes a list",
    ast.Dict: "makes a dictionary",
    ast.Set: "makes a set",
    ast.ListComp: "makes a list",
    ast.DictComp: "makes a dictionary",
    ast.SetComp: "makes a set",
    ast.GeneratorExp: "makes a generator",
    ast.Yield: "makes a generator",
    ast.JoinedStr: "makes text",
    ast.Div: "divides into a float",
    ast.Import: "imports",
    ast.ImportFrom: "imports",
}


def check_source(game: Game) -> None:
    """ConformanceError if a rule of the game, or a rule it calls, could not run at every speed."""
    seen: set[Rule] = set()
    for own in game.by_contract().values():
        _visit(game, own, seen, ())


def _visit(game: Game, function: Rule, seen: set[Rule], callers: tuple[Rule, ...]) -> None:
    if function in callers:
        raise _failure(game, function, "calls itself")
    if function in seen:
        return
    seen.add(function)
    _read(game, function)
    own = game.by_contract()
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        if is_rule(value):
            meant = own.get(value, value)  # a default of the contract calls the game's own rule by the contract's name
            _visit(game, meant, seen, (*callers, function))


def _read(game: Game, function: Rule) -> None:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    if function.__module__ == "vaka.core.chance":
        return
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    for statement in body:
        for node in ast.walk(statement):
            if type(node) in FORBIDDEN:
                raise _failure(game, function, FORBIDDEN[type(node)])
            if isinstance(node, ast.Constant) and isinstance(node.value, float | str | bytes):
                raise _failure(game, function, f"uses {node.value!r}; a rule knows only whole numbers")


def _failure(game: Game, function: Rule, what: str) -> ConformanceError:
    where = {"game": game.name, "file": function.__module__, "line": function.__code__.co_firstlineno}
    return ConformanceError("source", f"{function.__name__} {what}", where)
