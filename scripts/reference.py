"""Writes the pages docs/reference/GAME.md: options, observation, actions and figures of every game, from its code.

python scripts/reference.py       writes them; tests/docs/test_reference.py compares them

Examples of actions come from the matches in tests/games/GAME/records.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import vaka
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.meta import EnumOption, Option
from vaka.core.observation import Slice
from vaka.core.record import load
from vaka.locale import has_message, speak, speak_of

ROOT = Path(__file__).parents[1]
EXAMPLES = 2  # of each kind of action


def page(game: Game) -> str:
    """The reference of a game as Markdown."""
    seats, meta = game.meta.seats, game.meta
    return "\n".join(
        [
            f"# {meta.title}: reference",
            "",
            "<!-- Written by scripts/reference.py. Change the declarations in the code, not this page. -->",
            "",
            f'`vaka.load("{meta.name}")`, version {meta.version}, for {seats[0]} to {seats[1]} seats. The words are',
            f"those of [the rules](../rules/{meta.name}.md).",
            "",
            *options(game),
            *observation(game),
            *actions(game),
            *figures(game),
        ]
    )


def path(game: Game) -> Path:
    return ROOT / "docs" / "reference" / f"{game.name}.md"


def table(titles: str, rows: Sequence[tuple[object, ...]]) -> Iterator[str]:
    """A table in Markdown, with an empty line behind it."""
    yield f"| {titles} |"
    yield "|---" * (titles.count("|") + 1) + "|"
    for row in rows:
        yield "| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |"
    yield ""


def options(game: Game) -> Iterator[str]:
    yield "## Options"
    yield ""
    rows = [
        (f"`{each.name}`", values(game, each), f"`{each.default}`", speak("en", f"{game.name}-option-{each.name}"))
        for each in game.meta.options
    ]
    yield from table("option | values | default | meaning", rows)


def values(game: Game, option: Option) -> str:
    """The values of an option, with the words the page has for them."""
    key = f"{game.name}-web-value-{option.name}"
    if not isinstance(option, EnumOption):
        return option.range_text
    words = [f" ({speak('en', key, value=value)})" if has_message(key) else "" for value in option.values]
    return ", ".join(f"`{value}`{word}" for value, word in zip(option.values, words, strict=True))


def observation(game: Game) -> Iterator[str]:
    layout = game.observation
    yield "## Observation"
    yield ""
    yield f"{layout.length} whole numbers; `game.observation.split(array)` gives them by name. *All*: every seat knows"
    yield "what it says; at most the seat others are counted from differs. *Own*: the seat knows it and others may not."
    yield ""
    rows = [
        (f"`{part.name}`", part.start, " × ".join(map(str, part.shape)), bounds_of(part), "own" if part.own else "all",
         part.about)
        for part in layout.slices
    ]  # fmt: skip
    yield from table("slice | from | shape | bounds | known to | meaning", rows)
    for part in layout.slices:
        if len(part.values) > 1:
            yield from row_of(part)


def bounds_of(part: Slice) -> str:
    """The bounds of a slice whose numbers are alike; the others have a table of their own."""
    return bounds(part.values[0].low, part.values[0].high) if len(part.values) == 1 else "below"


def bounds(low: int, high: int) -> str:
    return f"{low} … {high}".replace("-", "−")


def row_of(part: Slice) -> Iterator[str]:
    """The values of a slice, one behind the other."""
    again = f", again every {part.width}" if part.rows else ""
    yield f"### `{part.name}`"
    yield ""
    at, rows = part.start, []
    for value in part.values:
        rows.append((f"`{value.name}`", at, value.count, bounds(value.low, value.high), value.about))
        at += value.count
    yield from table(f"value | from{again} | numbers | bounds | meaning", rows)


def actions(game: Game) -> Iterator[str]:
    yield "## Actions"
    yield ""
    yield f"{game.action_count} integers, of which at most {game.max_actions} are legal at once. The parts of a kind"
    yield "count from 0, the last one fastest. An example has the number, the move in notation and in words."
    yield ""
    shown = examples(game)
    rows = [
        (f"`{each.kind}`", f"{each.first} … {each.first + each.size - 1}" if each.size > 1 else each.first,
         " × ".join(f"{name} {size}" for name, size in each.parts.items()) or "–", each.about,
         "<br>".join(shown[each.kind]))
        for each in game.actions.ranges
    ]  # fmt: skip
    yield from table("kind | numbers | parts | meaning | examples", rows)


def examples(game: Game) -> dict[str, list[str]]:
    """Some actions of every kind, as recorded matches have them; those played, and else those that were possible."""
    matches = [
        load(each, verify=False) for each in sorted((ROOT / "tests/games" / game.name / "records").glob("*.json"))
    ]
    played = ((match, ply, [action]) for match in matches for ply, action in enumerate(match.actions))
    possible = ((match, ply, None) for match in matches for ply in range(match.ply))
    shown: dict[str, dict[int, str]] = {each.kind: {} for each in game.actions.ranges}
    for source in (played, possible):
        missing = {kind for kind, found in shown.items() if not found}
        for match, ply, actions in source:
            if not missing:
                break
            for action in actions or game.legal_actions(match.at(ply)):
                kind = game.actions.decode(action)[0]
                if kind in missing and action not in shown[kind]:
                    shown[kind][action] = example(match, ply, action)
                    if len(shown[kind]) == EXAMPLES:
                        missing.discard(kind)
    if empty := [kind for kind, found in shown.items() if not found]:
        raise SystemExit(f"no recorded match of {game.name} has a decision with: {', '.join(empty)}")
    return {kind: list(found.values()) for kind, found in shown.items()}


def example(match: Match, ply: int, action: int) -> str:
    game, s = match.game, match.at(ply)
    parts = game.describe(s, action)
    words = speak_of("en", f"{game.name}-action-{parts['kind']}", parts)
    return f"{action} `{game.notation.write(s, action)}` {words}"


def figures(game: Game) -> Iterator[str]:
    yield "## Figures"
    yield ""
    yield "What `vaka simulate` and `vaka arena` count of a finished match."
    yield ""
    yield from table("figure | meaning", [(f"`{figure.name}`", figure.about) for figure in game.figures])


if __name__ == "__main__":
    for name in vaka.all_games():
        path(vaka.load(name)).write_text(page(vaka.load(name)), "utf-8")
