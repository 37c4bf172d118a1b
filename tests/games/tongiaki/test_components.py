"""The box: 32 tiles as data, and what must be true of them."""

from collections import Counter
from importlib.resources import files

import pytest

from vaka.core.errors import BadComponents
from vaka.games.tongiaki.board import BEACHES, DANGER, FIRST_BEACH, ISLAND_OF, JETTY, REST, ROUTE_END, SIZE, VALUE
from vaka.games.tongiaki.components import components, pattern, read

TEXT = files("vaka.games.tongiaki").joinpath("components.toml").read_text("utf-8")


def test_sixteen_islands_and_sixteen_oceans_make_the_box() -> None:
    """TON-1.1, TON-1.2: fifteen boats a colour, six colours."""
    box = components()
    assert (len(box["islands"]), len(box["oceans"])) == (16, 16)
    assert (box["boats"]["each"], len(box["boats"]["letters"])) == (15, 6)
    assert box["islands"][0]["name"] == "Tonga"


def test_every_edge_of_an_ocean_belongs_to_exactly_one_route() -> None:
    """TON-Q8: so no route ever ends at an edge without one."""
    for ocean in components()["oceans"]:
        assert sorted(edge for route in ocean["routes"] for edge in route[:2]) == [0, 1, 2, 3, 4, 5]
    for tile in range(16, 32):
        assert all(ROUTE_END[tile, ROUTE_END[tile, edge]] == edge != ROUTE_END[tile, edge] for edge in range(6))
        assert all(DANGER[tile, edge] == DANGER[tile, ROUTE_END[tile, edge]] for edge in range(6))


def test_routes_come_in_equal_parts_by_danger_and_by_pattern() -> None:
    routes = [route for ocean in components()["oceans"] for route in ocean["routes"]]
    assert Counter(route[2] for route in routes) == {0: 12, 2: 12, 3: 12, 4: 12}
    assert Counter(pattern(ocean) for ocean in components()["oceans"]) == {
        "01 23 45": 4,
        "03 15 24": 4,
        "04 13 25": 4,
        "05 12 34": 4,
    }
    assert Counter(route[2] for route in routes if 0 in route[:2]) == {0: 5, 2: 3, 3: 5, 4: 3}


def test_values_and_moorings_add_up() -> None:
    assert (int(VALUE.sum()), int(SIZE.sum()), len(SIZE)) == (53, 152, 47)
    assert Counter(VALUE.tolist()) == {0: 1, 2: 3, 3: 4, 4: 5, 5: 3}
    assert Counter(SIZE[6:].tolist()) == {2: 11, 3: 14, 4: 10, 5: 6}
    assert (BEACHES[0], SIZE[:6].tolist()) == (6, [3] * 6)


def test_no_island_but_tonga_has_a_jetty_at_its_red_mark() -> None:
    assert (JETTY[1:, 0] == -1).all()
    assert (JETTY[0] == range(6)).all()
    for island in range(16):
        used = [beach for beach in JETTY[island].tolist() if beach >= 0]
        first, count = int(FIRST_BEACH[island]), int(BEACHES[island])
        assert set(used) == set(range(first, first + count)), "every beach has a jetty"
    assert [int((JETTY[island] == -1).sum()) for island in range(16)] == [0, 2, 1, 2, *[1] * 12]
    assert ISLAND_OF.tolist() == sorted(ISLAND_OF.tolist())


def test_the_rest_numbers_are_those_of_the_list() -> None:
    """TON-Q27."""
    names = [island["name"] for island in components()["islands"]]
    numbers = dict(zip(names, REST.tolist(), strict=True))
    by_number = {
        11: ["Tonga"],
        4: ["Muroroa", "Nauru", "Tubuai"],
        5: ["Rarotonga"],
        6: ["Rapa Nui", "Tokelau", "Tuamotu", "Hiva Oa", "Mangareva", "Tahiti", "Tuvalu"],
        7: ["Oahu", "Hawaii"],
        8: ["Samoa"],
        9: ["Fidschi"],
    }
    assert numbers == {name: number for number, group in by_number.items() for name in group}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = 5\n", "value = 6\n", "The components have 56 points; there must be 53."),
        ("moorings = 5, edges = [5]", "moorings = 5, edges = [0]", "Island I15 cannot be right"),
        ("moorings = 5, edges = [5]", "moorings = 5, edges = [4]", "Island I15 cannot be right"),
        ("moorings = 5, edges = [5]", "moorings = 6, edges = [5]", "Island I15 cannot be right"),
        ("[[0, 1, 0], [2, 3, 2]", "[[0, 1, 0], [2, 2, 2]", "Ocean W01 cannot be right"),
        ("[[0, 1, 0], [2, 3, 2]", "[[0, 1, 1], [2, 3, 2]", "Ocean W01 cannot be right"),
        ("[[0, 1, 0], [2, 3, 2]", "[[0, 1, 2], [2, 3, 2]", "The components have 11 routes 0; there must be 12."),
        ("[[0, 1, 0], [2, 3, 2]", "[[0, 2, 0], [1, 3, 2]", "The components have 5 patterns; there must be 4."),
        ("each = 15", "each = 1", "boats.each is 1 in the components; it must be a whole number from 2 to 100."),
        ("each = 15", "each = 15.0", "boats.each is 15.0 in the components"),
        ("at_setup = 2", "at_setup = 3", "boats.at_setup is 3 in the components"),
        ('"O", "R", "V"]', '"O", "R", "R"]', "The components have 5 letters; there must be 6."),
        ("quiet = 30", "quiet = 0", "limits.quiet is 0 in the components"),
        ("pattern = 4", "pattern = 0", "counts.pattern is 0 in the components"),
        ('id = "W16"\nroutes', 'id = "W16"\nways', "The components file lacks 'routes'."),
        ("[boats]", "[boats", "The components file cannot be read"),
    ],
)
def test_a_box_that_cannot_be_right_is_refused_in_one_sentence(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents) as refused:
        read(TEXT.replace(old, new))
    assert str(refused.value).startswith(sentence)


def test_a_box_with_a_tile_missing_is_refused() -> None:
    cut = TEXT[: TEXT.rindex("[[oceans]]")]
    with pytest.raises(BadComponents, match=r"The components have 15 oceans; there must be 16\."):
        read(cut)
