"""`vaka new-game`: writes a tiny complete game that keeps the contract, for its author to turn into a real one.

Every file in `new_game_templates` is a template. In a path NAME is the game's name; in a text $name, $title, $package,
$distribution, $prefix (of the numbers of its rules) and $year are filled in.
"""

import datetime
import keyword
import re
from collections.abc import Iterable
from pathlib import Path
from string import Template

from vaka.cli.common import speaker
from vaka.core.errors import CannotWrite, OutOfRange
from vaka.core.record import reason
from vaka.core.registry import games

TEMPLATES = Path(__file__).parent / "new_game_templates"
OWN_GAMES = Path("src/vaka/games")
LONGEST = 30  # characters of a name or a title, so that no line of a template becomes too long
SHORTEST_PREFIX = 3
IMPORTS = re.compile(r"(?:^from vaka.*\n)+", re.MULTILINE)

# where the folders of templates go: in a package of one's own, and among Vaka's own games in a checkout
PACKAGE = {
    "package": "src/vaka_NAME",
    "locale/en": "src/vaka_NAME/locale/en/NAME",
    "locale/it": "src/vaka_NAME/locale/it/NAME",
    "rules": "docs/rules",
    "tests": "tests",
    "pyproject": "pyproject",
}
CHECKOUT = {
    "package": "src/vaka/games/NAME",
    "locale/en": "src/vaka/locale/en/NAME",
    "locale/it": "src/vaka/locale/it/NAME",
    "rules": "docs/rules",
    "tests": "tests/games/NAME",
}


def run(name: str, title: str | None, into: Path | None, checkout: Path | None, language: str | None) -> None:
    say = speaker(language)
    check_name(name)
    title = name.replace("_", " ").title() if title is None else title
    check_title(title)
    if checkout is None:
        if name in games():
            raise OutOfRange("new-game-taken", name=name)
        root, places, package = into or Path(f"vaka-{name.replace('_', '-')}"), PACKAGE, f"vaka_{name}"
        prefix = free_prefix(name, {known[:SHORTEST_PREFIX].upper() for known in games()})
    else:
        if not (checkout / OWN_GAMES / "__init__.py").is_file():
            raise OutOfRange("new-game-no-checkout", folder=str(checkout), games=str(OWN_GAMES))
        root, places, package = checkout, CHECKOUT, f"vaka.games.{name}"
        prefix = free_prefix(name, prefixes_in(checkout / "docs" / "rules"))
    words = {
        "name": name, "title": title, "package": package, "distribution": f"vaka-{name.replace('_', '-')}",
        "prefix": prefix, "year": str(datetime.date.today().year),
    }  # fmt: skip
    files = {root / path: text for path, text in files_of(words, places).items()}
    there = next((path for path in files if path.exists()), None)
    if there is not None:
        raise OutOfRange("new-game-there", name=name, path=str(there))
    write(files)
    print(say("new-game-made", title=title, count=len(files), folder=str(root)))
    if checkout is None:
        print(say("new-game-install", folder=str(root)))
    print(say("new-game-try", name=name))


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise OutOfRange("new-game-name", name=name)
    if len(name) > LONGEST:
        raise OutOfRange("new-game-long", text=name, most=LONGEST)


def check_title(title: str) -> None:
    if not title.strip() or not title.isprintable() or set(title) & set('"\\{}$'):
        raise OutOfRange("new-game-title", title=title)
    if len(title) > LONGEST:
        raise OutOfRange("new-game-long", text=title, most=LONGEST)


def prefixes_in(folder: Path) -> set[str]:
    """What the rules in a folder are numbered with: `TAV` in `TAV-8.4`."""
    texts = [path.read_text("utf-8") for path in folder.glob("*.md")]
    return {prefix for text in texts for prefix in re.findall(r"^## ([A-Z0-9]+)-1 ", text, re.MULTILINE)}


def free_prefix(name: str, taken: Iterable[str]) -> str:
    """The shortest opening of a name that no other game numbers its rules with."""
    letters = name.replace("_", "").upper()
    for length in range(SHORTEST_PREFIX, max(SHORTEST_PREFIX, len(letters)) + 1):
        if letters[:length] not in taken:
            return letters[:length]
    raise OutOfRange("new-game-prefix", prefix=letters)


def files_of(words: dict[str, str], places: dict[str, str]) -> dict[Path, str]:
    """The files of a new game and their texts."""
    files = {}
    for template in sorted(TEMPLATES.rglob("*.tmpl")):
        path = template.relative_to(TEMPLATES).with_suffix("").as_posix()
        place = next((place for place in places if path.startswith(place)), None)
        if place is not None:
            path = path.replace(place, places[place], 1).replace("NAME", words["name"])
            # Fluent's messages have $words of their own, which stay as they are
            text = Template(template.read_text("utf-8")).safe_substitute(words)
            files[Path(path)] = IMPORTS.sub(lambda found: "".join(sorted(found[0].splitlines(keepends=True))), text)
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
        raise CannotWrite("cannot-write", path=str(error.filename or path), reason=reason(error)) from None
