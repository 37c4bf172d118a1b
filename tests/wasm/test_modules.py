"""The fourth speed: modules play as compiled rules do, byte for byte, in Node and in Chromium."""

import importlib.util
import shutil
from typing import Any

import pytest

import vaka
from tests.bots.pennies import GAME
from tests.browser.chromium import PROGRAM
from tests.browser.fixtures import Browsers
from tests.tiers import EVERYTHING, amount
from tests.wasm.chromium import in_chromium, thinking_beside_frames
from vaka.cli.main import run
from vaka.wasm.check import Asked, Run, differences, in_node, net_differences, positions, some_matches
from vaka.wasm.modules import BUILT, NET, Module, WasmError, find_linker, found, module_of, net_of

PENNIES = "tests.bots.pennies:GAME"
RULES = ("prepare", "setup", "to_move", "legal", "apply", "random_matches")
MATCHES = amount("VAKA_TEST_WASM_MATCHES", 40, 10_000)
SEARCHES = amount("VAKA_TEST_WASM_SEARCHES", 1, 1_000)
CHOICES = amount("VAKA_TEST_WASM_CHOICES", 20, 1_000)
NETS = [name for name in sorted(vaka.all_games()) if net_of(name) is not None]


@pytest.fixture
def node() -> Run:
    """Node with the client's engine."""
    if not shutil.which("node") or not (BUILT / "node.mjs").exists():
        pytest.skip("no Node.js, or the client is not built: npm run build in web/")
    return in_node


@pytest.fixture(scope="module")
def pennies() -> Module:
    """The rules of a small game."""
    try:
        return module_of(PENNIES, RULES)
    except WasmError as error:
        pytest.skip(str(error))


def module_or_skip(name: str) -> Module:
    """A game's module; only `make test-all` takes the time to build it."""
    if not EVERYTHING and found(name) is None:
        pytest.skip(f"the module of {name} is not built: vaka selfcheck {name} --wasm builds it")
    return module_of(name)


def test_a_module_ends_matches_in_the_bytes_of_compiled_rules(pennies: Module, node: Run) -> None:
    assert differences(GAME, pennies, some_matches(GAME, 1, 50), [], node) == []


def test_a_difference_is_found(pennies: Module, node: Run) -> None:
    def cheat(module: Module, asked: Asked) -> Any:
        told = node(module, asked)
        told["matches"][1]["decisions"] += 1
        return told

    (wrong,) = differences(GAME, pennies, some_matches(GAME, 1, 3), [], cheat)
    assert "'seed': '2'" in wrong


def test_a_manifest_says_what_can_be_called_and_how_much_memory_there_is(pennies: Module) -> None:
    about = pennies.about()
    assert list(about["functions"]) == list(RULES)
    assert about["functions"]["setup"]["parameters"] == [["slot", "i32"], ["seats", "i32"], ["seed", "i64"]]
    pools = sum(pool["itemsize"] for pool in about["pools"].values())
    assert pools < about["memory"] < 20e6


def test_a_module_is_built_once(pennies: Module) -> None:
    assert found(PENNIES, RULES) == pennies
    assert found(PENNIES, RULES[:-1]) != pennies


def test_a_missing_linker_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(WasmError, match=r"pip install vaka\[wasm\]"):
        find_linker.__wrapped__()


def test_without_node_selfcheck_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    name = next((name for name in vaka.all_games() if found(name)), None)
    if name is None:
        pytest.skip("no module is built: vaka selfcheck --wasm builds them")
    monkeypatch.setenv("PATH", "")
    assert run(["selfcheck", name, "--wasm"]) == 2
    assert "Node.js is needed" in capsys.readouterr().err


@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_four_speeds_agree_in_node(name: str, node: Run) -> None:
    game, module = vaka.load(name), module_or_skip(name)
    assert differences(game, module, some_matches(game, 1, MATCHES), positions(game, 1, SEARCHES), node)[:1] == []


@pytest.mark.parametrize("name", NETS)
def test_a_net_chooses_in_node_what_it_chooses_compiled(name: str, node: Run) -> None:
    game, module = vaka.load(name), module_or_skip(name + NET)
    assert net_differences(game, module, positions(game, 1, CHOICES), node)[:1] == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", NETS)
def test_a_net_chooses_in_a_worker_of_a_browser_what_it_chooses_compiled(name: str) -> None:
    if PROGRAM is None:
        pytest.skip("no Chromium")
    game, module = vaka.load(name), module_or_skip(name + NET)
    browsers = Browsers()
    try:
        chromium = in_chromium(browsers.get(False).new_context())
        assert net_differences(game, module, positions(game, 1, CHOICES), chromium)[:1] == []
    finally:
        browsers.close()


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_four_speeds_agree_in_a_worker_of_a_browser(name: str) -> None:
    if PROGRAM is None:
        pytest.skip("no Chromium")
    game, module = vaka.load(name), module_or_skip(name)
    browsers = Browsers()
    try:
        chromium = in_chromium(browsers.get(False).new_context())
        assert (
            differences(game, module, some_matches(game, 1, MATCHES), positions(game, 1, SEARCHES), chromium)[:1] == []
        )
    finally:
        browsers.close()


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_the_page_does_not_stutter_while_the_strongest_bot_thinks(name: str) -> None:
    if PROGRAM is None:
        pytest.skip("no Chromium")
    game, module = vaka.load(name), module_or_skip(name)
    hardest = positions(game, 1, 1)[0]
    hardest["level"] = len(game.levels) - 1
    browsers = Browsers()
    try:
        seen = thinking_beside_frames(browsers.get(False).new_context(), module, hardest)
        assert seen.searches > 0
        if seen.still > 50:  # milliseconds
            pytest.skip(f"the machine is too busy: {seen.still:.0f} ms between two frames while nobody thinks")
        assert seen.long == 0, f"tasks of more than 50 ms: {seen}"
    finally:
        browsers.close()
