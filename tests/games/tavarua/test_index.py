"""Every ruling of the rules page has a test that is named after it and cites it."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "tavarua.md"
RULINGS = re.findall(r"^### TAV-([A-Z]\d+)$", PAGE.read_text("utf-8"), re.MULTILINE)


@cache
def named_tests() -> dict[str, list[tuple[str, str]]]:
    """Names and docstrings of the tests of this folder by what they are named after: `test_c5_...` is C5."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_([a-z])0*(\d+)_", node.name)):
                ruling = match[1].upper() + match[2]
                found.setdefault(ruling, []).append((node.name, ast.get_docstring(node) or ""))
    return found


def test_the_page_has_all_groups_of_rulings() -> None:
    """18 of A, 11 of B and so on, numbered without a gap."""
    groups = {"A": 18, "B": 11, "C": 13, "W": 12, "S": 10, "T": 5, "G": 30, "H": 12, "J": 16}
    assert [f"{letter}{number}" for letter, count in groups.items() for number in range(1, count + 1)] == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_named_after_it(ruling: Any) -> None:
    tests = named_tests().get(ruling, [])
    assert tests, f"no test is named test_{ruling.lower()}_..."
    for name, text in tests:
        assert re.search(rf"TAV-{ruling}\b", text), f"{name} does not cite TAV-{ruling}"


def test_every_example_has_a_test_named_after_it() -> None:
    """X1 to X28 of the specification; and no test is named after what does not exist."""
    examples = {f"X{number}" for number in range(1, 29)}
    assert set(named_tests()) == examples | set(RULINGS)
