"""The careful navigator, and play at random."""

import vaka
import vaka.testing
from tests.games.tongiaki.calm_play import pick
from tests.games.tongiaki.positions import GAME, fresh, lay, moor, play, sea, top
from tests.tiers import amount
from vaka.bots import bot
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.games.tongiaki.rules.play import end_turn
from vaka.games.tongiaki.rules.tiles import turns_without_tile


def chosen(s: State) -> str:
    """What the navigator plays."""
    out = GAME.new_actions()
    count = GAME.rules.legal(s, out)
    return GAME.notation.write(s, int(GAME.rules.policy(s, out, count, GAME.new_memo())))


def test_computer_players_settle_anew_after_five_rounds_without_a_tile() -> None:
    """TON-Q32: a round is as many turns as there are colours."""
    s = sea(3)
    lay(s, "I13", 0, 1, 3)
    moor(s, I13_1="BB", I00_1="B")
    s.stale = 15  # the turn that laid the tile, and fourteen without one
    assert chosen(s) != "S"
    s.stale = 16
    assert chosen(s) == "S"


def test_turns_without_a_tile_are_counted_and_shown() -> None:
    """TON-Q32: so that a table can agree to stop; a tile sets the count back."""
    s = sea(2)
    moor(s, I00_1="B", I00_2="Y", I00_3="B")
    play(s, "X I00 P 4 P 5 X I00 P 6 X I00")
    assert GAME.view(s, None)["rounds_without_tile"] == 1
    while s.to_add:
        play(s, GAME.notation.write(s, GAME.legal_actions(s)[0]))
    top(s, "I08")
    play(s, "S")
    play(s, GAME.notation.write(s, GAME.legal_actions(s)[0]))
    play(s, GAME.notation.write(s, GAME.legal_actions(s)[0]))
    assert turns_without_tile(s) == 0, "the turn that laid a tile is not one without"
    for turns, rounds in ((1, 0), (2, 1)):
        end_turn(s, NO_EVENTS)
        assert turns_without_tile(s) == turns
        assert GAME.view(s, None)["rounds_without_tile"] == rounds


def test_random_play_ends_because_of_the_five_rounds() -> None:
    """TON-Q32: also without any settlement by choice."""
    for seed in range(15):
        s = fresh(2, seed=seed)
        out = GAME.new_actions()
        while GAME.rules.to_move(s) >= 0:
            GAME.rules.apply(s, pick(s, out, GAME.rules.legal(s, out), 0, 900), NO_EVENTS)
        assert s.final


def test_the_navigator_takes_points_and_keeps_company() -> None:
    s = sea(3)
    lay(s, "I13", 0, 1, 3)
    lay(s, "W05", 1, 0, 2)
    moor(s, I00_1="BYG", I00_6="BYY")
    s.phase = 4
    assert chosen(s) == "MI00/0", "to Fiji, not into a four with two colours"


def test_the_navigator_beats_random_players() -> None:
    wins, matches = 0, 16
    for seed in range(matches):
        match = vaka.Match("tongiaki", seats=3, seed=seed)
        players = [bot("greedy" if seat == seed % 3 else "random").player(match.game, seat, seed) for seat in range(3)]
        while not match.over:
            match.play(players[match.to_move].decide(match.state))
        assert match.returns is not None
        wins += match.returns[seed % 3] == max(match.returns)
    assert wins >= matches * 2 // 3


def test_every_promise_holds_in_every_option() -> None:
    """TON-Q38, TON-Q36, TON-Q37: matches of all seat counts and options, every promise looked at after every ply."""
    matches = amount("VAKA_TONGIAKI_MATCHES", 10, 60)
    report = vaka.testing.check(GAME, matches=matches, compiled=False)
    assert report.matches == matches
    assert report.most_actions <= 180


def test_the_state_is_small() -> None:
    assert GAME.state.itemsize <= 2048
