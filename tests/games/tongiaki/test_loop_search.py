"""The test for infinite loops against plain search: rest numbers, one landing ahead, and very long turns."""

import itertools
from collections.abc import Iterable
from functools import cache

import numpy as np
import pytest
from hypothesis import assume, given, settings, target
from hypothesis import strategies as st

from tests.games.tongiaki.calm_play import pick
from tests.games.tongiaki.positions import GAME, crown, fresh, lay, moor, sailing, sea, tile
from tests.tiers import amount
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.tongiaki.board import BEACHES, FIRST_BEACH, JETTY, NAMES, REST, SIZE
from vaka.games.tongiaki.rules.loop import caught
from vaka.games.tongiaki.rules.route import way
from vaka.games.tongiaki.state import LAND

ISLANDS = range(16)


Filling = tuple[int, ...]


def sizes_of(island: int) -> Filling:
    first = int(FIRST_BEACH[island])
    return tuple(SIZE[first : first + int(BEACHES[island])].tolist())


def is_full(filling: Filling, sizes: Filling) -> bool:
    return any(boats == size for boats, size in zip(filling, sizes, strict=True))


@cache
def after_migration(filling: Filling, sizes: Filling) -> set[Filling]:
    """All fillings after one full beach has sailed and come back (TON-7.2, TON-Q11)."""
    found: set[Filling] = set()
    for beach, size in enumerate(sizes):
        if filling[beach] == size:
            left = tuple(0 if i == beach else boats for i, boats in enumerate(filling))
            free = [most - boats for most, boats in zip(sizes, left, strict=True)]
            opened = [i for i, room in enumerate(free) if room]
            if size < len(opened):
                shares = [tuple(int(i in chosen) for i in range(len(sizes)))
                          for chosen in itertools.combinations(opened, size)]  # fmt: skip
            else:
                ranges = [range(1, room + 1) if room else range(1) for room in free]
                shares = [share for share in itertools.product(*ranges) if sum(share) == size]
            found |= {tuple(map(sum, zip(left, share, strict=True))) for share in shares}
    return found


@pytest.mark.parametrize("island", ISLANDS, ids=NAMES)
def test_the_rest_number_is_exact(island: int) -> None:
    """TON-Q27: with this many boats a chain can always end within three migrations, with one more never."""
    sizes, rest = sizes_of(island), int(REST[island])
    fillings: Iterable[Filling]
    if len(sizes) == 6:
        fillings = itertools.combinations_with_replacement(range(4), 6)  # Tonga's beaches are all alike
    else:
        fillings = itertools.product(*(range(size + 1) for size in sizes))
    for filling in fillings:
        if not is_full(filling, sizes):
            continue
        reached = {filling}
        if sum(filling) > rest:
            assert all(is_full(after, sizes) for after in after_migration(filling, sizes))
            continue
        for _ in range(3):
            reached = {after for one in reached if is_full(one, sizes) for after in after_migration(one, sizes)} | {
                one for one in reached if not is_full(one, sizes)
            }
            if any(not is_full(one, sizes) for one in reached):
                break
        assert any(not is_full(one, sizes) for one in reached), filling


def lagoon(boats: tuple[str, str], rough: int, royal: str) -> State:
    """Tubuai caught between four oceans; `rough` chooses oceans with and without a 2."""
    s = sea(4, royal=royal)
    lay(s, "I03", 0, 1, 3)
    lay(s, "W14" if rough & 1 else "W13", 1, 0, 1)
    lay(s, "W02" if rough & 2 else "W01", 1, 1, 2)
    lay(s, "W15", -1, 2, 4)
    lay(s, "W16", -1, 1, 0)
    first, second = boats
    moor(s, I03_1=first, I03_2=second)
    return sailing(s)


def nauru(boats: tuple[str, str, str], royal: str) -> State:
    """Nauru between oceans, two of them with a 2; its middle jetty leads over a 3 to a royal island."""
    s = sea(4, royal=royal)
    lay(s, "I02", 0, 1, 3)
    lay(s, "W13", 1, 0, 1)
    lay(s, "W02", 1, 1, 2)
    lay(s, "W12", 0, 2, 3)
    lay(s, "I08", -1, 3, 4)
    lay(s, "W14", -1, 2, 4)
    lay(s, "W16", -1, 1, 0)
    crown(s, "I08", "O")
    moor(s, I02_1=boats[0], I02_2=boats[1], I02_3=boats[2])
    return sailing(s)


def could_change(s: State, island: int) -> bool:
    """Whether a fleet on a full beach could be lost or found now, by its colours and ways."""
    first = int(FIRST_BEACH[island])
    for number, size in enumerate(sizes_of(island)):
        held = [int(s.moored[first + number, colour]) for colour in range(s.colours)]
        if sum(held) < size:
            continue
        for edge in range(6):
            if JETTY[island, edge] == first + number:
                reached, danger = way(s, island, edge)
                if sum(boats > 0 for boats in held) < danger:
                    return True
                if s.royal_landing and reached == island and held[s.turn] == size and s.royals[s.turn] < 2:
                    return True
    return False


def caught_by_search(s: State, island: int) -> bool:
    """TON-Q27 word for word: every full beach sails, every distribution of its boats is tried."""
    boats = sum(s.present[island, colour] for colour in range(s.colours))
    if boats <= REST[island] or could_change(s, island):
        return False
    out = GAME.new_actions()
    todo = []
    for action in GAME.legal_actions(s):
        after = GAME.copy(s)
        GAME.rules.apply(after, action, NO_EVENTS)
        assert (after.phase, after.here) == (LAND, island)
        todo.append(after)
    while todo:
        now = todo.pop()
        if now.phase != LAND:
            if could_change(now, island):
                return False
            continue
        for action in out[: GAME.rules.legal(now, out)].tolist():
            after = GAME.copy(now)
            GAME.rules.apply(after, action, NO_EVENTS)
            todo.append(after)
    return True


boats = st.lists(st.sampled_from("BYGO"), max_size=3).map("".join)


@settings(max_examples=amount("VAKA_TONGIAKI_LAGOONS", 80, 200))
@given(boats, boats, st.integers(0, 3), st.sampled_from(["turn", "landing"]))
def test_the_quick_test_finds_what_a_search_over_all_distributions_finds(
    first: str, second: str, rough: int, royal: str
) -> None:
    """TON-Q27: on Tubuai, with and without numbers, under both options for royal islands."""
    assume(len(first) == 3 or len(second) == 3)
    s = lagoon((first, second), rough, royal)
    assert caught(s, tile("I03")) == caught_by_search(s, tile("I03"))


pair = boats.filter(lambda letters: len(letters) < 3)


@settings(max_examples=amount("VAKA_TONGIAKI_LAGOONS", 60, 120))
@given(pair, boats, pair, st.sampled_from(["turn", "landing"]))
def test_the_quick_test_agrees_with_a_search_on_three_beaches(first: str, second: str, third: str, royal: str) -> None:
    """TON-Q27: on Nauru."""
    assume(len(first) == 2 or len(second) == 3 or len(third) == 2)
    s = nauru((first, second, third), royal)
    assert caught(s, tile("I02")) == caught_by_search(s, tile("I02"))


def test_a_beach_that_needs_more_boats_than_it_can_get_is_no_way_out() -> None:
    """TON-Q27, TON-Q11: each boat of a small fleet goes to a beach of its own; enough boats serve every beach first."""
    s = nauru(("BY", "B", "GO"), "turn")
    assert caught(s, tile("I02"))
    assert caught_by_search(s, tile("I02"))
    s = sea(6)
    for name, q, r, mark, letter in (("I08", -1, 0, 5, "B"), ("I09", 0, -1, 0, "B"), ("I10", 1, -1, 1, "Y")):
        lay(s, name, q, r, mark)
        crown(s, name, letter)
    lay(s, "I11", 1, 0, 2)
    crown(s, "I11", "Y")
    lay(s, "W14", 0, 1, 3)
    lay(s, "W01", -1, 1, 4)
    moor(s, I00_1="BY", I00_2="B", I00_3="BBB", I00_4="YG", I00_5="GO", I00_6="RR")
    assert caught(sailing(s), 0)
    assert caught_by_search(s, 0)


@settings(max_examples=amount("VAKA_TONGIAKI_TURNS", 60, 300))
@given(
    st.integers(0, 1 << 40),
    st.integers(2, 6),
    st.sampled_from(["landing", "chain"]),
    st.sampled_from(["turn", "landing"]),
    st.sampled_from([50, 250, 900]),
)
def test_no_turn_at_random_is_longer_than_200_migrations(
    seed: int, seats: int, ending: str, royal: str, found: int
) -> None:
    """TON-Q27, TON-14.4: hypothesis climbs towards the longest chain it can find."""
    s = fresh(seats, seed=seed, ending=ending, royal=royal)
    out = np.zeros(GAME.max_actions, np.int32)
    decisions = 0
    while GAME.rules.to_move(s) >= 0 and decisions < 3000:
        count = GAME.rules.legal(s, out)
        GAME.rules.apply(s, pick(s, out, count, 10, found), NO_EVENTS)
        decisions += 1
    target(float(s.longest))
    assert s.longest <= 200


@settings(max_examples=amount("VAKA_TONGIAKI_TURNS", 20, 60))
@given(st.integers(0, 1 << 40), st.integers(2, 6))
def test_even_a_player_who_sails_in_circles_comes_to_an_end(seed: int, seats: int) -> None:
    """TON-Q27: thirty quiet migrations, then a loss; every stretch costs a tile, an island or a boat."""
    s = fresh(seats, seed=seed, royal="landing", ending="chain")
    out = np.zeros(GAME.max_actions, np.int32)
    decisions = 0
    while GAME.rules.to_move(s) >= 0 and decisions < 2000:
        count = GAME.rules.legal(s, out)
        action = pick(s, out, count, 10, 500)
        if s.phase == LAND:
            action = max(out[:count].tolist(), key=lambda option: crowding(s, option))
        GAME.rules.apply(s, action, NO_EVENTS)
        assert s.quiet <= 30
        decisions += 1
    assert s.longest <= 31 * (seats * 15 + 31 + 16)


def crowding(s: State, action: int) -> int:
    """How near to full a landing brings a beach."""
    beach = GAME.describe(s, action)["beach"] - 1 + int(FIRST_BEACH[s.here])
    return int(s.crowd[beach]) - int(SIZE[beach])
