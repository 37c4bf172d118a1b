"""The simple policy takes a win, saves itself, and is far better than chance."""

from tests.games.whakaari.positions import GAME, LADDER, begin, lay, play
from vaka.arena.simulate import Simulation, Tally, play_chunk
from vaka.core.kernel import State


def choose(s: State) -> str:
    actions = GAME.new_actions()
    count = GAME.rules.legal(s, actions)
    return GAME.notation.write(s, GAME.rules.policy(s, actions, count, GAME.new_memo()))


def test_it_takes_the_card_and_the_jump_that_win() -> None:
    s = lay(pawns={0: "P03"}, totems={0: "P03"}, hands={0: "A20 A02 A13"})
    for token in ("A02", "move", "B2"):
        assert choose(s) == token
        play(s, token)
    assert GAME.rules.to_move(s) == -1


def test_it_saves_itself_rather_than_falls() -> None:
    s = lay(pawns={0: "P02"}, hands={0: "A23"}, events="E1")
    begin(s, 0)
    assert choose(s) == "A23"


def test_it_jumps_ahead_rather_than_back() -> None:
    s = lay({**LADDER, "P04": (19000, 12000)}, pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A01"})
    play(s, "A01 move")
    assert choose(s) == "P17"


def test_it_drags_a_rival_back_home() -> None:
    s = lay(pawns={0: "P01", 2: "P17"}, totems={0: "P01"}, hands={0: "A18"})
    play(s, "A18")
    assert choose(s) == "drag"
    play(s, "drag")
    assert choose(s) == "P17"
    play(s, "P17")
    assert 200 < int(choose(s)) < 270


def test_it_beats_random_players() -> None:
    simulation = Simulation.make("whakaari", 4, ["greedy", "random", "random", "random"], {}, 5, 30)
    tally = Tally(simulation)
    for outcome in play_chunk(simulation, 0, simulation.matches):
        tally.add(outcome)
    assert tally.summary()["by_seat"][0]["wins"] > 0.85
