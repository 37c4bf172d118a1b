"""`vaka selfcheck`: the conformance check of `vaka.testing`, on several processes."""

from vaka.arena.workers import made
from vaka.cli.common import at_least, progress_bar, speaker, stderr
from vaka.cli.compiling import announced
from vaka.core import contract
from vaka.core.match import check_seed
from vaka.core.registry import games as all_games
from vaka.core.registry import load, meta
from vaka.testing import ConformanceError, Report, check, check_match, variants

CHUNK = 10


def check_chunk(name: str, first: int, count: int) -> Report:
    """Check the matches with seeds first .. first + count − 1."""
    game, report = load(name), Report()
    tables = variants(game)
    for seed in range(first, first + count):
        seats, options = tables[seed % len(tables)]
        report.add(check_match(game, seats, options, seed))
    return report


def run(names: list[str] | None, matches: int, seed: str | None, workers: int, language: str | None) -> None:
    say = speaker(language)
    at_least("--matches", matches, 1)
    at_least("--workers", workers, 1)
    first = check_seed(seed)
    chosen = [meta(name).name for name in names or list(all_games())]
    for name in chosen:
        game = load(name)
        try:
            with announced(game, contract.apply, say):
                check(game, 1, first)
            report = Report()
            chunks = [(name, first + i, min(CHUNK, matches - i)) for i in range(0, matches, CHUNK)]
            with progress_bar() as bar:
                task = bar.add_task(game.meta.title, total=matches)
                for _, part in made(check_chunk, chunks, workers):
                    report.add(part)
                    bar.advance(task, part.matches)
        except ConformanceError as error:
            stderr().print(say("selfcheck-failed", game=game.meta.title, detail=str(error)), markup=False)
            raise SystemExit(1) from None
        print(say("selfcheck-ok", game=game.meta.title, matches=report.matches, plies=report.plies))
