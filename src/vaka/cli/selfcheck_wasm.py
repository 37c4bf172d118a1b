"""`vaka selfcheck --wasm`: WebAssembly modules held to compiled rules, in Node.js."""

from vaka.cli.common import Speak, at_least, progress_bar, speaker, stderr
from vaka.core.match import check_seed
from vaka.core.registry import games as all_games
from vaka.core.registry import load, meta
from vaka.wasm.check import Position, RandomMatch, differences, net_differences, positions, some_matches
from vaka.wasm.modules import NET, Module, found, module_of, net_of

CHUNK = 500  # matches at a time
SEARCHES = 20


def run(names: list[str] | None, matches: int, searches: int, seed: str | None, language: str | None) -> None:
    """Check games one after the other; the first difference ends it."""
    say = speaker(language)
    at_least("--matches", matches, 1)
    at_least("--positions", searches, 0)
    first = check_seed(seed)
    for name in [meta(name).name for name in names or list(all_games())]:
        module = ready_module(name, say)
        wrong = checked(name, module, first, matches, searches) or net_checked(name, first, searches, say)
        title = load(name).meta.title
        if wrong:
            stderr().print(say("selfcheck-wasm-failed", game=title, detail=wrong[0]), markup=False)
            raise SystemExit(1)
        print(say("selfcheck-wasm-ok", game=title, matches=matches, positions=searches))
        if net_of(name) is not None:
            print(say("selfcheck-wasm-net-ok", game=title, positions=searches))


def ready_module(name: str, say: Speak) -> Module:
    """The module of a game, with a note on stderr if it must be built."""
    if found(name) is None:
        stderr().print(say("building-wasm", game=load(name.removesuffix(NET)).meta.title))
    return module_of(name)


def net_checked(name: str, first: int, choices: int, say: Speak) -> list[str]:
    """The first differences found in what a game's net chooses, if it has one."""
    net, game = net_of(name), load(name)
    return [] if net is None else net_differences(game, ready_module(net, say), positions(game, first, choices))


def checked(name: str, module: Module, first: int, matches: int, searches: int) -> list[str]:
    """The first differences found, in small portions."""
    game = load(name)
    played, searched = some_matches(game, first, matches), positions(game, first, searches)
    portions: list[tuple[list[RandomMatch], list[Position]]] = [
        (played[i : i + CHUNK], []) for i in range(0, matches, CHUNK)
    ]
    portions += [([], searched[i : i + SEARCHES]) for i in range(0, searches, SEARCHES)]
    with progress_bar() as bar:
        task = bar.add_task(game.meta.title, total=matches + searches)
        for some_played, some_positions in portions:
            wrong = differences(game, module, some_played, some_positions)
            if wrong:
                return wrong
            bar.advance(task, len(some_played) + len(some_positions))
    return []
