"""Make the published set of decisions: matches of level5 with what its searches expected, and the set's card.

python scripts/publish.py FOLDER [GAME ...] [--matches N] [--seats N] [--workers W]

Every game becomes FOLDER/GAME.parquet, by `vaka simulate`, which resumes after an interruption; a file that is there is
kept. FOLDER/README.md is the card, written from the files themselves. The folder is a dataset of Hugging Face as it
stands: `huggingface-cli upload NAME FOLDER --repo-type dataset`.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy as np

import vaka
from vaka.data import Decisions
from vaka.data.reader import batches
from vaka.data.schema import FORMAT, row_type

BOT = "level5"
CARD = """---
license: apache-2.0
pretty_name: Vaka, decisions of {bot}
tags: [board-games, reinforcement-learning, offline-rl, search]
configs:
{configs}
---

# Decisions of {bot} in the games of Vaka

Every row is one decision of a match in which {bot} of Vaka {version} plays all seats, each time with all its playouts:
what the seat knew, which actions it had, which one it took, what its search expected, and what the seat got in the end.
The matches can be played again from their seeds: `vaka simulate GAME --bots {bot} --seats N --seed S`.

| game | version | seats | matches | decisions | decisions a match | value against result | size |
|---|--:|--:|--:|--:|--:|--:|--:|
{rows}

*Value against result* is the correlation of what the search expected with the result of the match.

## Columns

| column | type | meaning |
|---|---|---|
| `seed` | uint64 | of the match |
| `ply` | int32 | decisions made before this one |
| `seat` | int8 | who decides |
| `observation` | bytes | what the seat knows: the parts below behind each other, each in its own type, little-endian |
| `legal` | list of int32 | the actions it has |
| `action` | int32 | the one it takes |
| `result` | float32 | what the seat gets in the end, 1 for a sole win to −1 for the last |
| `value` | float32 | the result the search expected; NaN where there was only one action |
| `share` | list of float32 | how often the search would play each legal action |

| game | numbers | bytes | parts of the observation |
|---|--:|--:|---|
{parts}

## Reading

```python
import vaka.data

decisions = vaka.data.read("{first}.parquet")  # NumPy arrays, with mask() and part(name)
rows = vaka.data.dataset("{first}.parquet")  # a datasets.Dataset of NumPy arrays
```

Without Vaka: `numpy.frombuffer(row["observation"], dtype)`, where `dtype` is a list with
`(part["name"], part["type"], tuple(part["shape"]))` for each part. The metadata of each file (key `vaka`, JSON, format
`{format}`) has the parts under `observation`, and names game, version, seats, options and bots.

## Files

| file | SHA-256 |
|---|---|
{digests}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("games", nargs="*", default=list(vaka.all_games()), metavar="GAME")
    parser.add_argument("--matches", type=int, default=1000, help="of each game; default: %(default)s")
    parser.add_argument("--seats", type=int, default=4, help="default: %(default)s")
    parser.add_argument("--bot", default=BOT, help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=2, help="processes; default: %(default)s")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        if not (path := given.folder / f"{game}.parquet").exists():
            simulate(game, path, given)
    (given.folder / "README.md").write_text(card(sorted(given.folder.glob("*.parquet"))), "utf-8")


def simulate(game: str, path: Path, given: argparse.Namespace) -> None:
    """Play the matches of one game."""
    command = ["simulate", game, "--bots", given.bot, "--seats", given.seats, "--matches", given.matches, "--values"]
    more = ["--workers", given.workers, "--out", path]
    subprocess.run([sys.executable, "-m", "vaka", *map(str, command + more)], check=True)


def card(files: list[Path]) -> str:
    """The card of the files."""
    bots = {name for path in files for name in next(batches(path)).about["bots"]}
    return CARD.format(
        bot=" and ".join(sorted(bots)),
        version=vaka.__version__,
        format=FORMAT,
        first=files[0].stem,
        configs="\n".join(f"  - config_name: {path.stem}\n    data_files: {path.name}" for path in files),
        rows="\n".join(row(path) for path in files),
        parts="\n".join(parts(next(batches(path, 1))) for path in files),
        digests="\n".join(f"| `{path.name}` | `{hashlib.sha256(path.read_bytes()).hexdigest()}` |" for path in files),
    )


def row(path: Path) -> str:
    """What a file holds, counted."""
    seeds: set[int] = set()
    decisions, values, results = 0, [], []
    for piece in batches(path):
        seeds |= set(np.unique(piece.seed).tolist())
        decisions += len(piece)
        assert piece.value is not None
        searched = ~np.isnan(piece.value)
        values.append(piece.value[searched])
        results.append(piece.result[searched])
    about = piece.about
    agreement = np.corrcoef(np.concatenate(values), np.concatenate(results))[0, 1]
    cells = [
        vaka.load(about["game"]).meta.title, about["version"], about["seats"], f"{len(seeds):,}", f"{decisions:,}",
        f"{decisions / len(seeds):.0f}", f"{agreement:.2f}", f"{path.stat().st_size / 1e6:.1f} MB",
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def parts(piece: Decisions) -> str:
    """The observation of a file: how long it is, and its parts with type and shape."""
    about, kind = piece.about, row_type(piece.about)
    named = ", ".join(f"`{part['name']}` {part['type']} {json.dumps(part['shape'])}" for part in about["observation"])
    return f"| {piece.game.meta.title} | {piece.observation.shape[1]} | {kind.itemsize} | {named} |"


if __name__ == "__main__":
    main()
