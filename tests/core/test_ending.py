"""Awards at the end of a match: who gets which."""

from vaka.core.ending import Award, chosen, greatest, most


def award(name: str, seat: int) -> Award:
    return Award(name, seat, 1)


def test_the_earliest_of_equals_gets_the_award_for_the_greatest() -> None:
    found = greatest([(3, award("low", 0)), (5, award("first", 1)), (5, award("second", 2))], least=4)
    assert found == award("first", 1)
    assert greatest([(3, award("low", 0))], least=4) is None


def test_most_is_for_one_seat_alone_and_points_at_its_last_time() -> None:
    assert most("jumps", [(2, 0), (5, 1), (9, 1)], least=2) == Award("jumps", 1, 9, {"count": 2})
    assert most("jumps", [(2, 0), (5, 1)], least=1) is None, "two share it"
    assert most("jumps", [(2, 0)], least=2) is None
    assert most("jumps", [], least=1) is None


def test_everybody_gets_an_award_before_anybody_gets_two() -> None:
    candidates = [award("a", 0), None, award("b", 0), award("c", 1), award("d", 2)]
    assert [each.name for each in chosen(candidates)] == ["a", "c", "d"]
    assert [each.name for each in chosen(candidates[:3])] == ["a", "b"], "and two if there is nobody else"
