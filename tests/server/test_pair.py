"""Who is brought together of those who wait: a pure function of the crowd and the time."""

import random
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from tests.tiers import some
from vaka.server.pairing.pair import Pairing, Seeker, distance, pair, width


def seeker(key: str, points: float | None = 1500, since: float = 0, **more: Any) -> Seeker:
    return Seeker(key, "powerboats", more.pop("seats", 2), more.pop("pace", "none"), since, points, **more)


def keys(found: list[Pairing]) -> list[tuple[str, ...]]:
    return [tuple(each.key for each in pairing.seekers) for pairing in found]


def test_the_nearest_is_taken_first_and_who_waits_longest_chooses() -> None:
    waiting = [seeker("a", 1500, 0), seeker("b", 1590, 1), seeker("c", 1510, 2), seeker("d", 1580, 3)]
    assert keys(pair(waiting, 5)) == [("a", "c"), ("b", "d")]


def test_what_one_accepts_grows_while_one_waits() -> None:
    far = [seeker("a", 1500), seeker("b", 2100)]
    apart = next(seconds for seconds in range(100) if pair(far, seconds))
    assert width(apart - 1) < 600 <= width(apart)
    assert keys(pair([seeker("a", 100), seeker("b", 4000, 44)], 45)) == [("a", "b")], "in the end anybody"
    assert width(1000) == inf


def test_where_turns_take_days_one_waits_hours_for_somebody_near() -> None:
    far = [seeker("a", 1500, pace="24h"), seeker("b", 2100, pace="24h")]
    apart = next(minutes for minutes in range(1000) if pair(far, 60 * minutes))
    assert 120 < apart < 240
    assert keys(pair([far[0], seeker("c", 1590, 3, pace="24h")], 4)) == [("a", "c")]


def test_guests_have_no_rating_and_fit_anybody() -> None:
    assert keys(pair([seeker("a", None), seeker("b", 2500)], 0)) == [("a", "b")]


def test_other_games_sizes_and_paces_are_other_queues() -> None:
    one = seeker("a")
    others = [replace(one, key="b", game="tavarua"), replace(one, key="c", seats=3), replace(one, key="d", pace="slow")]
    assert pair([one, *others, replace(one, key="e", rated=True)], 1000) == []


def test_who_has_blocked_somebody_is_never_paired_with_them() -> None:
    one = seeker("a", person="A", apart=frozenset("B"))
    two, three = seeker("b", person="B"), seeker("c", person="C")
    assert pair([one, two], 1000) == []
    assert keys(pair([one, two, three], 1000)) == [("a", "c")]
    four = [replace(each, seats=3) for each in (one, two, three)]
    assert pair(four, 1000) == [], "nor with somebody else between them"
    assert pair([one, replace(one, key="z")], 1000) == [], "nobody plays against themselves"


def test_bots_come_after_the_wait_one_sets_and_only_then() -> None:
    patient = seeker("a", bots_after=20, seats=4)
    assert pair([patient], 19.9) == []
    assert pair([patient], 20) == [Pairing((patient,), 3)]
    assert pair([seeker("a", seats=4)], 1e6) == [], "never, if one wants people only"
    late = seeker("b", since=10, bots_after=20, seats=4)
    assert pair([patient, late], 20) == [Pairing((patient,), 3)], "the other has not waited long enough"
    assert pair([patient, late], 30) == [Pairing((patient, late), 2)]
    assert pair([patient, seeker("c", seats=2)], 20)[0].points == 1500


@pytest.mark.parametrize("seed", some(range(40), 4))
def test_nobody_is_at_two_tables_and_no_table_is_wider_than_its_people_accept(seed: int) -> None:
    chance = random.Random(seed)
    crowd = [
        seeker(
            str(number),
            chance.choice([None, chance.gauss(1500, 400)]),
            chance.uniform(0, 60),
            seats=chance.choice([2, 3, 4]),
            bots_after=chance.choice([None, 0, 30]),
            person=str(number),
            apart=frozenset(str(chance.randrange(80)) for _ in range(3)),
        )
        for number in range(80)
    ]
    at = 60.0
    found = pair(crowd, at)
    seated = [each.key for pairing in found for each in pairing.seekers]
    assert len(seated) == len(set(seated))
    for pairing in found:
        assert len(pairing.seekers) + pairing.bots == pairing.seekers[0].seats
        for one in pairing.seekers:
            assert pairing.bots == 0 or at - one.since >= (one.bots_after if one.bots_after is not None else inf)
            for two in pairing.seekers:
                assert one is two or one.person not in two.apart
                assert distance(one, two) <= (width(at - one.since) + width(at - two.since)) / 2
    left = [each for each in crowd if each.key not in seated]
    assert not any(each.bots_after is not None and at - each.since >= each.bots_after for each in left)
    assert pair(crowd, at) == found, "the same crowd gives the same tables"
