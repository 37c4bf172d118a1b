"""Makes the skeleton of a new game: tiny, complete, true to the contract, and ready to become a real game.

    python scripts/new_game.py NAME [--title TITLE] [--root DIR]

The folder `new_game` beside this script mirrors a checkout, and every file in it is a template. NAME in a path is the
game's name; in a text, $name, $title, $prefix (of the numbers of its rules) and $year are filled in.
"""

import argparse
import datetime
import keyword
import re
import sys
from pathlib import Path
from string import Template
from typing import NoReturn

HERE = Path(__file__).resolve().parent
TEMPLATES = HERE / "new_game"
GAMES = Path("src/vaka/games")
LONGEST = 30  # characters of a name or a title, so that every line of the skeleton fits the page
SHORTEST_PREFIX = 3
BAD_INPUT = 2


class Refused(Exception):
    """What cannot be done, in one sentence."""


class Parser(argparse.ArgumentParser):
    """Says a mistake in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message[:1].upper()}{message[1:]}.")


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Refused(f"“{name}” cannot be a game's name: it must be a lowercase Python identifier, such as outrigger.")
    if len(name) > LONGEST:
        raise Refused(f"“{name}” is too long for a game's name: it may have {LONGEST} characters.")


def check_title(title: str) -> None:
    if not title.strip() or not title.isprintable() or set(title) & set('"\\{}$'):
        raise Refused(f"“{title}” cannot be a title: it must be text without quotes, backslashes, braces and dollars.")
    if len(title) > LONGEST:
        raise Refused(f"“{title}” is too long for a title: it may have {LONGEST} characters.")


def free_prefix(name: str, root: Path) -> str:
    """The shortest opening of a name that no other game numbers its rules with: `TAV` in `TAV-8.4`."""
    letters = name.replace("_", "").upper()
    taken = set()
    for path in (root / "docs/rules").glob("*.md"):
        taken.update(re.findall(r"^## ([A-Z0-9]+)-1 ", path.read_text("utf-8"), re.MULTILINE))
    for length in range(SHORTEST_PREFIX, max(SHORTEST_PREFIX, len(letters)) + 1):
        if letters[:length] not in taken:
            return letters[:length]
    raise Refused(f"Another game numbers its rules {letters}-1, {letters}-2 and so on already: choose a longer name.")


def skeleton(name: str, title: str, root: Path) -> dict[Path, str]:
    """The files of a new game and their texts."""
    words = {
        "name": name,
        "title": title,
        "prefix": free_prefix(name, root),
        "year": str(datetime.date.today().year),
    }
    files = {}
    for template in sorted(TEMPLATES.rglob("*.tmpl")):
        path = str(template.relative_to(TEMPLATES).with_suffix("")).replace("NAME", name)
        # Fluent's messages have $words of their own, which stay as they are
        files[root / path] = Template(template.read_text("utf-8")).safe_substitute(words)
    return files


def write(files: dict[Path, str]) -> None:
    """Write all files or, if one cannot be written, none. No file that exists is touched."""
    written: list[Path] = []
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                written.append(path)
                file.write(text)
    except OSError as error:
        for path in written:
            path.unlink()
        raise Refused(f"{error.filename or path} cannot be written: {error.strerror}.") from None


def run(arguments: list[str]) -> None:
    parser = Parser(prog="new_game.py", description="Make the skeleton of a new game.")
    parser.add_argument("name", metavar="NAME", help="the game's folder and its name everywhere, such as outrigger")
    parser.add_argument("--title", help="the title people read; the name with capitals if not given")
    parser.add_argument("--root", type=Path, default=HERE.parent, help="the checkout to write to, if not this one")
    given = parser.parse_args(arguments)
    name, title, root = given.name, given.title, given.root
    check_name(name)
    if title is None:
        title = name.replace("_", " ").title()
    check_title(title)
    if not (root / GAMES / "__init__.py").is_file():
        raise Refused(f"{root} is not a checkout of Vaka: it has no {GAMES}.")
    files = skeleton(name, title, root)
    there = [path for path in files if path.exists()]
    if there:
        raise Refused(f"{name} exists already: there is {there[0].relative_to(root)}. Nothing was written.")
    write(files)
    listed = "\n".join(f"  {path.relative_to(root)}" for path in files)
    print(
        f"{title} stands in {GAMES / name}, {len(files)} files in all:\n{listed}\n"
        f"Try `vaka play {name}` and `vaka selfcheck {name}`, then read docs/guides/add-a-game.md."
    )


def main() -> int:
    """Run the script; a mistake ends it with one sentence on stderr."""
    try:
        run(sys.argv[1:])
    except Refused as mistake:
        print(f"new_game.py: {mistake}", file=sys.stderr)
        return BAD_INPUT
    return 0


if __name__ == "__main__":
    sys.exit(main())
