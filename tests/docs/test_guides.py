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
ALL_PAGES = [*CHECKOUT.glob("*.md"), CHECKOUT / "web" / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
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


def test_links_between_pages_lead_somewhere() -> None:
    """Also to the headings they name."""
    lost = []
    for page in ALL_PAGES:
        for path, heading in LINK.findall(page.read_text("utf-8")):
            other = page.parent / path if path else page
            if not other.exists() or (heading and other.suffix == ".md" and heading not in headings(other)):
                lost.append(f"{page.relative_to(CHECKOUT)}: {path}#{heading}")
    assert lost == []


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_the_guide_for_hosts_explains_every_warning_in_the_log() -> None:
    source = "".join(path.read_text("utf-8") for path in (CHECKOUT / "src" / "vaka" / "server").rglob("*.py"))
    warned = set(re.findall(r"\.(?:warning|error|exception|critical|failed)\(\s*\"([a-z]+(?:-[a-z]+)+)\"", source))
    told = set(re.findall(r"`([a-z-]+)`", (CHECKOUT / "docs" / "guides" / "operate.md").read_text("utf-8")))
    assert len(warned) > 20
    assert warned - told == set()


def test_an_example_ends_with_its_block() -> None:
    assert run_examples("Text\n```python\n>>> 1 + 1\n2\n```\n```\n>>> not python\n```\n", "page") == (1, "")


def test_a_wrong_example_is_found_with_its_line() -> None:
    count, wrong = run_examples("Text\n\n```python\n>>> 1 + 1\n3\n```\n", "page")
    assert count == 1
    assert 'File "page", line 4' in wrong
