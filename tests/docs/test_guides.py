"""The examples in the pages people read first are run: `>>>` in a Python block gives what the page says."""

import doctest
import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
PAGES = [
    CHECKOUT / "README.md",
    CHECKOUT / "docs" / "concepts.md",
    CHECKOUT / "docs" / "research.md",
    CHECKOUT / "CONTRIBUTING.md",
    *sorted((CHECKOUT / "docs" / "guides").glob("*.md")),
    *sorted((CHECKOUT / "docs" / "reference").glob("*.md")),
]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def python_blocks(text: str) -> str:
    """The text with every line outside Python blocks blanked, so that the lines keep their numbers."""
    lines, inside = [], False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            inside = not inside and line.strip() == "```python"
            line = ""
        lines.append(line if inside else "")
    return "\n".join(lines)


def run_examples(text: str, name: str) -> tuple[int, str]:
    """How many examples were run, and what went wrong with them. Those of one page share their names."""
    test = doctest.DocTestParser().get_doctest(python_blocks(text), {"__name__": "__main__"}, name, name, 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    return len(test.examples), "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_give_what_the_page_says(page: Path) -> None:
    _, wrong = run_examples(page.read_text("utf-8"), page.name)
    assert wrong == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_an_example_ends_with_its_block() -> None:
    assert run_examples("Text\n```python\n>>> 1 + 1\n2\n```\n```\n>>> not python\n```\n", "page") == (1, "")


def test_a_wrong_example_is_found_with_its_line() -> None:
    count, wrong = run_examples("Text\n\n```python\n>>> 1 + 1\n3\n```\n", "page")
    assert count == 1
    assert 'File "page", line 4' in wrong
