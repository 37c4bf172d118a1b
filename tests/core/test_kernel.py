"""One source, three speeds: linking, digests, plain states, and rules with a second form."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vaka
from vaka.bots.search import playouts
from vaka.core import chance
from vaka.core.kernel import CompiledLinker, Linker, State, compiled_form, digest_folder, record_type, rule
from vaka.core.plain import PlainStates

FACTOR = 3
TABLE = np.array([5, 6, 7])
U64 = st.integers(0, 2**64 - 1)


@rule
def helper(x: Any) -> Any:
    return x * FACTOR + int(TABLE[x % 3])


@rule
def caller(x: Any) -> Any:
    return helper(x) + 1


@rule
def second_caller(x: Any) -> Any:
    return helper(x) + 2


@rule
def other_helper(x: Any) -> Any:
    return x - 100


@rule
def two_lines(x: Any) -> Any:
    return int(x) + 1


@compiled_form(of=two_lines)
def _two_lines(x: Any) -> Any:
    return x + np.int64(1)


def test_a_linker_puts_another_rule_in_place_and_leaves_the_first_alone() -> None:
    linked = Linker({helper: other_helper}).link(caller)
    assert linked(7) == -92
    assert caller(7) == 7 * 3 + 6 + 1


def test_compiled_rules_give_what_plain_ones_give() -> None:
    fast = CompiledLinker({}).link(caller)
    assert [fast(x) for x in range(9)] == [caller(x) for x in range(9)]
    assert CompiledLinker({helper: other_helper}).link(caller)(7) == -92


def test_a_rule_that_rules_call_is_compiled_once_and_linked_into_each_of_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path))
    linker = CompiledLinker({})
    assert linker.link(caller)(7) == caller(7)
    inner = list(digest_folder(linker.digest(helper), inner=True).iterdir())
    written = [file.stat().st_mtime_ns for file in inner]
    assert CompiledLinker({}).link(second_caller)(7) == second_caller(7)
    assert [file.stat().st_mtime_ns for file in inner] == written
    assert CompiledLinker({}).link(helper)(7) == helper(7)  # Python may still call it


def test_a_compiled_form_stands_in_for_its_rule() -> None:
    assert CompiledLinker({}).link(two_lines)(4) == two_lines(4) == 5


def test_threads_that_ask_at_once_get_the_same_digest() -> None:
    """Half a digest would look for compiled code, or a module, where it is not."""
    search, interval = vaka.load("tongiaki").compiled, sys.getswitchinterval()
    alone = Linker(search.substitutes).digest(playouts.search)
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(5):
            shared = Linker(search.substitutes)
            with ThreadPoolExecutor(4) as threads:
                found = set(threads.map(lambda _, linker=shared: linker.digest(playouts.search), range(4)))
            assert found == {alone}
    finally:
        sys.setswitchinterval(interval)


def test_the_digest_changes_with_code_tables_and_what_is_linked(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Linker({}).digest(caller)
    assert Linker({}).digest(caller) == before
    assert Linker({helper: other_helper}).digest(caller) != before
    monkeypatch.setitem(caller.__globals__, "FACTOR", 4)
    changed = Linker({}).digest(caller)
    assert changed != before
    monkeypatch.setitem(caller.__globals__, "TABLE", np.array([5, 6, 8]))
    assert Linker({}).digest(caller) not in (before, changed)


def test_compiled_code_follows_a_changed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stale compiled code is what the digest is there to prevent."""
    assert CompiledLinker({}).link(caller)(0) == 6
    monkeypatch.setitem(caller.__globals__, "TABLE", np.array([50, 6, 7]))
    assert CompiledLinker({}).link(caller)(0) == 51


def test_compiled_code_is_found_again_in_another_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the place nor the time of a source file decides, only the digest."""
    CompiledLinker({}).link(caller)(0)
    elsewhere = caller.__code__.replace(co_filename="/elsewhere/test_kernel.py", co_firstlineno=900)
    monkeypatch.setattr(caller, "__code__", elsewhere)
    again: Any = CompiledLinker({}).link(caller)
    assert again(0) == 6
    assert sum(again.stats.cache_hits.values()) == 1


DTYPE = record_type([("chance", "u8"), ("deep", "i2", (2, 3)), ("small", "i1"), ("row", "u1", 4)])


def new_state() -> State:
    return PlainStates(1, DTYPE)[0]


LOOP = """
from vaka.core.kernel import rule
@rule
def step(a):
    return a
@rule
def twice(a):
    return step(a) + step(a)
"""
GAME = """
from vaka.core.kernel import rule
@rule
def step(a):
    return 3 * a
"""
PLAYED = """
import loop, {game}
from vaka.core.kernel import CompiledLinker
print(CompiledLinker({{loop.step: {game}.step}}).link(loop.twice)(4))
"""


def test_a_renamed_game_is_compiled_again(tmp_path: Path) -> None:
    """Its loops are in the cache, equal to the last bit, but name a module that is not there any more."""
    environment = os.environ | {"VAKA_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    (tmp_path / "loop.py").write_text(LOOP)
    (tmp_path / "first.py").write_text(GAME)
    for name, before in (("first", "first"), ("second", "first"), ("second", "second")):
        (tmp_path / f"{before}.py").rename(tmp_path / f"{name}.py")
        command = [sys.executable, "-c", PLAYED.format(game=name)]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr) == ("24\n", "")


def test_a_plain_state_reads_and_writes_the_record_itself() -> None:
    s = new_state()
    s.small, s.chance = -5, 2**64 - 1
    s.deep[1, 2] = 300
    s.row[0] = 255
    assert s.record["small"] == -5
    assert s.record["deep"][1, 2] == 300
    assert (type(s.small), type(s.deep[1, 2]), s.chance) == (int, int, 2**64 - 1)
    assert s.tobytes() == s.array.tobytes()


def test_a_record_gives_its_own_bytes_alone_or_in_a_pool() -> None:
    pool = np.frombuffer(bytearray(range(3 * DTYPE.itemsize)), DTYPE)
    for record in (pool[2], pool[2:][0], pool[1:2][0], pool[1:2].copy()[0]):
        assert bytes(record.data) == record.tobytes()
    pool[1:2][0].data[0] = 99
    assert pool[1].tobytes()[0] == 99


def test_a_plain_state_refuses_what_does_not_fit() -> None:
    s = new_state()
    with pytest.raises(ValueError, match="memoryview"):
        s.small = 128
    with pytest.raises(ValueError, match="memoryview"):
        s.row[0] = -1


def test_copying_a_state_in_a_pool_copies_every_byte() -> None:
    pool: Any = PlainStates(2, DTYPE)
    pool[0].small, pool[0].deep[0, 0] = 7, 8
    pool[1] = pool[0]
    pool[0].small = 1
    assert (pool[1].small, pool[1].deep[0, 0], len(pool)) == (7, 8, 2)


@pytest.mark.parametrize("name", ["round", "size", "copy", "memory", "record"])
def test_field_names_that_hide_methods_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="taken"):
        record_type([(name, "i1")])


def test_fields_go_from_wide_to_narrow() -> None:
    with pytest.raises(ValueError, match="widest"):
        record_type([("a", "i1"), ("b", "i4")])
    assert record_type([("b", "i4"), ("a", "i1")]).names == ("b", "a", "spare")


FAST = CompiledLinker({})


@given(U64)
def test_random_bits_are_the_same_in_plain_and_compiled_mode(count: Any) -> None:
    assert int(FAST.link(chance.next_count)(np.uint64(count))) == chance.next_count(count)
    assert int(FAST.link(chance.scatter)(np.uint64(count))) == chance.scatter(count)


@given(st.lists(U64, min_size=1))
def test_random_bits_of_an_array_are_those_of_its_numbers(counts: list[int]) -> None:
    array = np.array(counts, np.uint64)
    assert chance.next_count_64(array).tolist() == [chance.next_count(count) for count in counts]
    assert chance.scatter_64(array).tolist() == [chance.scatter(count) for count in counts]


@given(U64, st.integers(1, 10_000))
def test_numbers_drawn_stay_in_range_and_agree(bits: Any, n: Any) -> None:
    number = chance.scale(bits, n)
    assert 0 <= number < n
    assert int(FAST.link(chance.scale)(np.uint64(bits), n)) == number


def test_draws_are_even_and_shuffles_are_permutations() -> None:
    s = new_state()
    chance.seed_stream(s, 1)
    counts = np.bincount([chance.draw(s, 6) for _ in range(12_000)])
    assert counts.min() > 1850
    items = np.arange(20)
    chance.shuffle(s, items, 20)
    assert sorted(items) == list(range(20)) != items.tolist()


def test_neighbouring_seeds_give_unrelated_streams() -> None:
    streams = []
    for number in range(50):
        s = new_state()
        chance.seed_stream(s, number)
        streams.append(tuple(chance.draw(s, 1000) for _ in range(4)))
    assert len(set(streams)) == 50
    assert len({stream[0] for stream in streams}) > 40
