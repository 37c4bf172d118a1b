"""Hints and reviews: words for a person, and sums that come out."""

import random
from dataclasses import replace
from functools import partial

import pytest

import vaka
from tests.bots.positions import position
from vaka.bots.analysis import Analysis, analyse, in_order, percent, request_for, shown
from vaka.bots.fast import fast
from vaka.bots.review import lead_of, review
from vaka.bots.search.searcher import Candidate
from vaka.cli.analyse import show_review
from vaka.core.errors import OutOfRange
from vaka.core.reasons import Fact
from vaka.locale import languages, speak
from vaka.room.advice import decision_award, seat_review

GAMES = sorted(vaka.all_games())


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_the_best_move_in_every_language(name: str) -> None:
    match = position(vaka.load(name), 1)
    found = analyse(match, playouts=24, seed=3)
    assert found.playouts == 24
    assert found.best.action in match.legal()
    for language in languages():
        sentence = found.why(language)
        assert found.best.words(name, language) in sentence
        assert "%" in sentence
    assert len({found.why(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("name", GAMES)
def test_where_only_one_move_is_legal_the_hint_is_that_move(name: str) -> None:
    game, dice = fast(vaka.load(name)), random.Random(2)
    match = vaka.Match(game, game.meta.seats[0] + 1, seed=2)
    while len(match.legal()) > 1:
        match.play(dice.choice(match.legal()))
        if match.over:
            match = vaka.Match(game, game.meta.seats[0] + 1, seed=match.seed + 1)
    found = analyse(match, playouts=6)
    assert [move.action for move in found.moves] == match.legal()
    assert found.best.playouts == 6


def test_an_analysis_comes_again_to_the_last_digit() -> None:
    match = position(vaka.load("tavarua"), 4)
    once, again = (analyse(match, playouts=20, seed=9, compiled=False) for _ in range(2))
    assert once == again
    assert analyse(match, playouts=20, seed=10, compiled=False) != once


def test_an_analysis_does_not_know_what_its_seat_does_not() -> None:
    match = position(vaka.load("tavarua"), 6, seats=2)
    other = match.fork()
    other._now = match._now._replace(state=match.game.copy(match.state))
    match.game.rules.redeal(other.state, match.to_move, 4)
    assert analyse(match, playouts=20, compiled=False) == analyse(other, playouts=20, compiled=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_request_holds_nothing_its_seat_does_not_know(name: str) -> None:
    """What is handed to a search is the same, byte for byte, whatever the seat cannot see."""
    game, hidden = vaka.load(name), 0
    for seed in range(6):
        match = position(game, seed)
        other = match.fork()
        other._now = match._now._replace(state=game.copy(match.state))
        game.rules.redeal(other.state, match.to_move, 4)
        hidden += other.state.tobytes() != match.state.tobytes()
        one, two = (request_for(each, playouts=9, seed=1) for each in (match, other))
        assert one.known.tobytes() == two.known.tobytes()
        assert replace(one, known=None) == replace(two, known=None)
    assert hidden == 6, "the dice to come at least"


def test_a_review_adds_up_and_finds_three_turning_points() -> None:
    match = position(vaka.load("tongiaki"), 8, seats=2)
    found = review(match, playouts=8, seed=2, compiled=False)
    assert found == review(match, playouts=8, seed=2, compiled=False)
    for seat in range(2):
        start, end = found.decisions[0].before[seat], found.decisions[-1].after[seat]
        changes = found.own_choice(seat) + found.others_choice(seat) + found.luck(seat)
        assert start + changes == pytest.approx(end)
        assert found.curve(seat)[0] == (found.decisions[0].ply, start)
    points = found.turning_points()
    assert len(points) == 3
    assert min(decision.swing() for decision in points) == sorted(decision.swing() for decision in found.decisions)[-3]


def test_the_terminal_gives_the_reason_for_every_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    found = review(position(vaka.load("tongiaki"), 8, seats=2), playouts=4, seed=2, compiled=False)
    for language in languages():
        show_review(found, partial(speak, language), language)
        shown = " ".join(capsys.readouterr().out.split())
        told = {
            decision.reason.words(language): decision.mistake for decision in found.turning_points() if decision.reason
        }
        assert any(told.values())
        for words, mistake in told.items():
            assert (words in shown) == mistake


def test_the_turning_points_of_a_seat_are_where_most_changed_for_it() -> None:
    match = position(vaka.load("tongiaki"), 8, seats=3)
    found = review(match, playouts=4, seed=2, compiled=False)
    for seat in range(3):
        changes = sorted(abs(decision.after[seat] - decision.before[seat]) for decision in found.decisions)
        points = found.turning_points(seat)
        assert sorted(decision.swing(seat) for decision in points) == changes[-3:]
        assert [decision.ply for decision in points] == sorted(decision.ply for decision in points)
        for decision in points:
            by_luck = abs(decision.luck(seat)) > abs(decision.choice(seat))
            assert decision.cause(seat) == ("luck" if by_luck else "choice")


def test_a_hint_has_the_best_move_first_and_what_is_hardly_known_last() -> None:
    looked_at = [
        Candidate(action, visits, result, 0.0)
        for action, visits, result in [(1, 500, 0.1), (2, 400, 0.3), (3, 5, 0.9), (4, 90, 0.8), (5, 120, -0.2)]
    ]
    assert [candidate.action for candidate in in_order(looked_at)] == [2, 1, 5, 4, 3]


def test_a_hint_says_when_the_next_best_move_is_worth_the_same() -> None:
    match = position(vaka.load("powerboats"), 1)
    found = analyse(match, playouts=24, seed=3)
    first, second = found.moves[:2]
    clear = replace(found, moves=(replace(first, expected=0.44), replace(second, expected=0.31)))
    even = replace(found, moves=(replace(first, expected=0.441), replace(second, expected=0.443)))
    assert "44% against 31%" in clear.why()
    assert "much the same" in even.why()
    assert "against" not in even.why()


def told(match: vaka.Match, *moves: tuple[int, float, dict[str, float]]) -> Analysis:
    """An analysis with these moves: the first decision, the expected result, and facts by name."""
    found = analyse(match, playouts=6)
    worth = {"fall": -20.0, "gentle": 0.8}
    args: dict[str, dict[str, int | str]] = {"fall": {"falls": 2, "cards": 3, "how": "some"}}
    return replace(
        found,
        moves=tuple(
            replace(
                found.best,
                action=action,
                expected=expected,
                facts=tuple(Fact(name, value, worth[name], args.get(name, {})) for name, value in facts.items()),
            )
            for action, expected, facts in moves
        ),
    )


def test_a_hint_gives_no_trifle_for_a_reason_where_another_way_to_begin_says_more() -> None:
    """Which cards to swap when bailing matters little; that riding on would make one fall matters."""
    match = position(vaka.load("tavarua"), 1)
    bail, same = (1, 0.7, {"fall": 0.0, "gentle": 2}), (1, 0.67, {"fall": 0.0, "gentle": 1})
    ride = (2, 0.4, {"fall": 0.67, "gentle": 1})
    found = told(match, bail, same, ride)
    assert found.reason.against == "other"
    assert found.reason.other is not None
    assert found.reason.other.key == "tavarua-reason-fall"
    assert found.remark(0) == found.reason.best
    for language in languages():
        assert "2" in found.reason.words(language)
    assert told(match, bail, ride, same).reason.against == "next"
    assert told(match, bail, (1, 0.67, {"fall": 0.67, "gentle": 1}), ride).reason.against == "next", "no trifle"


def test_the_moves_of_a_hint_do_not_all_begin_the_same_if_the_search_knows_another_beginning() -> None:
    moves = [Candidate(action, 9, result, 0.0) for action, result in [(1, 0.9), (1, 0.8), (1, 0.7), (1, 0.6), (2, 0.5)]]
    assert [(move.action, move.result) for move in shown(moves)] == [(1, 0.9), (1, 0.8), (2, 0.5)]
    assert [move.result for move in shown(moves[:4])] == [0.9, 0.8, 0.7]
    assert shown([*moves[:2], moves[4], moves[3]]) == [*moves[:2], moves[4]]


def test_what_is_over_cannot_be_analysed() -> None:
    match = vaka.Match("powerboats", seats=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(OutOfRange):
        analyse(match, compiled=False)
    with pytest.raises(OutOfRange):
        review(vaka.Match("powerboats", seats=2), compiled=False)


def test_a_decision_leads_every_other_one_that_was_looked_at_often_enough() -> None:
    looks = [(7, 40, 0.6), (7, 40, 0.2), (3, 40, 0.2), (4, 0, 0.9)]
    found = [Candidate(action, seen, result, 0.0, seen=seen) for action, seen, result in looks]
    assert lead_of(found, 7) == pytest.approx(0.2)
    assert lead_of(found, 3) == 0, "it does not lead"
    assert lead_of(found[:2], 7) == 0, "nothing to compare it with"


def test_the_best_decision_gained_most_and_is_none_if_all_gained_little() -> None:
    found = review(position(vaka.load("tongiaki"), 3, seats=2), playouts=2, seed=2, compiled=False)
    little, told = (
        replace(found, decisions=tuple(replace(each, gain=gain) for each in found.decisions)) for gain in (0.01, 0.1)
    )
    assert little.best_decision() is None
    first = told.decisions[0]
    assert told.best_decision() == first, "the earliest of equals"
    assert decision_award(told) == {"name": "decision", "seat": first.seat, "ply": first.ply + 1, "args": {"gain": 10}}


def test_a_review_tells_the_best_decision_with_its_move_and_where_it_was_made() -> None:
    match = position(vaka.load("tongiaki"), 3, seats=2)
    found = review(match, playouts=2, seed=2, compiled=False)
    told = replace(found, decisions=tuple(replace(each, gain=0.1) for each in found.decisions))
    best = seat_review(match, told, 0, "en", None)["decision"]
    assert best is not None
    assert (best["ply"], best["seat"], best["gain"]) == (told.decisions[0].ply, told.decisions[0].seat, 10)
    assert best["played"]["action"] == match.actions[best["ply"]]
    assert best["played"]["words"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", GAMES)
def test_the_best_decision_of_a_match_is_one_the_search_would_make(name: str) -> None:
    match = position(vaka.load(name), 60)
    best = review(match, playouts=64, seed=1).best_decision()
    assert best is not None
    assert best.move == best.best
    assert best.choice(best.seat) == 0
    for language in languages():
        assert str(percent(best.gain)) in speak(language, "award-decision-for", gain=percent(best.gain))
