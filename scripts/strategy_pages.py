"""Write what strong bots play for people: python scripts/strategy_pages.py [--check]

docs/strategy/GAME.toml has the findings by name, and GAME.CODE.toml what they say in a language; numbers/CODE.toml is
how that language writes figures. A figure in a text stands in braces and comes from what scripts/strategy.py counted:
{four/crashes@2:won|1} is the mean `won` of the row `crashes@2` in the file that `[sets]` of the page calls `four`,
with one decimal. Without a set it is the page's `main` one, without a field the mean of all. {:matches|0} is how many
matches there were, % makes a percentage (%1 with one decimal), and @12..15 gives the least and the greatest of several
rows. What a finding `claims` has to be true beyond the margins of 95 %, or no page is written.
"""

import json
import math
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).parents[1]
PAGES, MEASURED = ROOT / "docs" / "strategy", ROOT / "docs" / "measured" / "strategy"
WIDTH = 120
PERCENT = "\xa0%"


class Numbers:
    """How a language writes figures."""

    def __init__(self, language: str) -> None:
        way = tomllib.loads((PAGES / "numbers" / f"{language}.toml").read_text("utf-8"))
        self.signs = str.maketrans(",.", way["thousands"] + way["decimal"])
        self.range, self.replaced = way["range"], way.get("replace", [])

    def write(self, value: float, form: str) -> str:
        """A figure as people write it: with this many decimals, or as a percentage.

        >>> Numbers("en").write(0.423, "%"), Numbers("it").write(1234.5, "0"), Numbers("it").write(-1.26, "1")
        ('42\\xa0%', '1.234', '−1,3')
        """
        if form.startswith("%"):
            text = f"{100 * value:.{form[1:] or 0}f}{PERCENT}"
        else:
            text = f"{value:,.{form}f}"
        return text.translate(self.signs).replace("-", "−")

    def spread(self, values: list[float], form: str) -> str:
        """One figure, or the least and the greatest of several."""
        least, greatest = (self.write(end(values), form) for end in (min, max))
        return greatest if least == greatest else f"{least.removesuffix(PERCENT)}{self.range}{greatest}"

    def fitted(self, text: str) -> str:
        """A text with its words changed as the figures after them ask for.

        >>> Numbers("it").fitted("nel 8 %, dal 11 %, il 1,5 %, il 12 %, nel 0 %, il 0 %")
        'nell’8 %, dall’11 %, l’1,5 %, il 12 %, nello 0 %, lo 0 %'
        """
        for pattern, instead in self.replaced:
            text = re.sub(pattern, instead, text)
        return text


class Page:
    """What is known of one game."""

    def __init__(self, path: Path) -> None:
        self.folder, self.game, self.text = path.parent, path.stem, tomllib.loads(path.read_text("utf-8"))

    @cached_property
    def sets(self) -> dict[str, Any]:
        """What was counted, by the page's own names."""
        named = self.text["sets"].items()
        return {name: json.loads((MEASURED / f"{self.game}-{file}.json").read_text("utf-8")) for name, file in named}

    def find(self, reference: str) -> tuple[dict[str, Any], str]:
        """The row that a reference names, and the field of it."""
        where, slash, rest = reference.rpartition("/")
        name, _, field = rest.partition(":")
        counted = self.sets[where if slash else "main"]
        return (counted["rows"][name] if name else counted), field or "mean"

    def languages(self) -> list[str]:
        """The languages that have a file of texts."""
        return sorted(path.stem.partition(".")[2] for path in self.folder.glob(f"{self.game}.*.toml"))

    def said(self, text: str, numbers: Numbers) -> str:
        """A text with its figures."""

        def figure(found: re.Match[str]) -> str:
            rows = [self.find(reference) for reference in spread(found[1])]
            return numbers.spread([row[field] for row, field in rows], found[2])

        said = re.sub(r"\{([^{}|]+)\|([^{}]+)\}", figure, " ".join(text.split()))
        return numbers.fitted(said).replace("± ", "±\xa0")

    def holds(self, claim: str) -> bool:
        """Whether one value is smaller or greater than another, or than a number, beyond the margins."""
        one, sign, other = re.split(r" ([<>]) ", claim)
        (a, a_margin), (b, b_margin) = self.value(one), self.value(other)
        margin = math.hypot(a_margin, b_margin)
        if one.rpartition(":")[0] and one.rpartition(":")[0] == other.rpartition(":")[0]:
            margin = self.find(one)[0]["gap"]
        return a + margin < b if sign == "<" else a - margin > b

    def value(self, text: str) -> tuple[float, float]:
        """A value and its margin; a number has none."""
        if re.fullmatch(r"[0-9.]+", text):
            return float(text), 0.0
        row, field = self.find(text)
        return row[field], row["margin"] if field == "mean" else row.get("gap", 0.0)

    def wrong(self) -> Iterator[str]:
        """Claims that the figures do not bear out."""
        for finding in self.text["finding"]:
            yield from (claim for claim in finding.get("claims", []) if not self.holds(claim))

    def write(self, language: str) -> str:
        """The page in one language."""
        file, numbers = self.folder / f"{self.game}.{language}.toml", Numbers(language)
        texts, names = tomllib.loads(file.read_text("utf-8")), [finding["name"] for finding in self.text["finding"]]
        if odd := sorted(set(names) ^ texts["findings"].keys()):
            sys.exit(f"{file.name} and {self.game}.toml do not have the same findings: {', '.join(odd)}")
        about = fill(self.said(texts["about"], numbers), WIDTH, break_on_hyphens=False)
        items = (self.said(texts["findings"][name], numbers) for name in names)
        listed = (
            fill(item, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False) for item in items
        )
        return f"## {texts['title']}\n\n{about}\n\n" + "\n".join(listed) + "\n"


def spread(reference: str) -> list[str]:
    """The references that one with a range of keys stands for.

    >>> spread("dice@2..4:won")
    ['dice@2:won', 'dice@3:won', 'dice@4:won']
    """
    found = re.search(r"@(\d+)\.\.(\d+)", reference)
    if found is None:
        return [reference]
    keys = range(int(found[1]), int(found[2]) + 1)
    return [f"{reference[: found.start()]}@{key}{reference[found.end() :]}" for key in keys]


def pages() -> dict[Path, str]:
    """All pages as they ought to be."""
    found = {}
    for path in sorted(path for path in PAGES.glob("*.toml") if "." not in path.stem):
        page = Page(path)
        if wrong := list(page.wrong()):
            sys.exit(f"{path.name} claims what was not measured: {'; '.join(wrong)}")
        for language in page.languages():
            ending = "md" if language == "en" else f"{language}.md"
            found[PAGES / f"{page.game}.{ending}"] = page.write(language)
    return found


def main() -> None:
    for path, text in pages().items():
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif path.read_text("utf-8") != text:
            sys.exit(f"{path.name} is stale: run scripts/strategy_pages.py")


if __name__ == "__main__":
    main()
