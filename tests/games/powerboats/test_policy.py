"""The simple skipper: legal, quick to learn a course, and far better than chance."""

import vaka
from tests.games.powerboats.positions import GAME, heading, put, racing
from vaka.arena.simulate import Simulation, Tally, play_chunk
from vaka.bots import bot
from vaka.core.kernel import State
from vaka.games.powerboats.state import TO_FINISH


def choose(s: State) -> str:
    actions = GAME.new_actions()
    count = GAME.rules.legal(s, actions)
    return GAME.notation.write(s, GAME.rules.policy(s, actions, count, GAME.new_memo()))


def test_it_takes_the_finish_when_it_can() -> None:
    s = heading(racing(), 1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    assert choose(s) == "S"


def test_it_keeps_the_dice_that_finish() -> None:
    s = racing(turn=1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    assert choose(s) == "="


def test_it_brakes_before_land() -> None:
    s = racing(turn=2)
    put(s, 2, (15, 12), "NE", "333")
    assert choose(s).startswith("-")


def test_it_beats_random_boats() -> None:
    simulation = Simulation.make("powerboats", 4, ["greedy", "random", "random", "random"], {}, 5, 40)
    tally = Tally(simulation)
    for outcome in play_chunk(simulation, 0, simulation.matches):
        tally.add(outcome)
    assert tally.summary()["by_seat"][0]["wins"] > 0.9


def test_the_bot_in_plain_mode_plays_the_same_match() -> None:
    simulation = Simulation.make("powerboats", 3, ["greedy", "random", "greedy"], {"side": "light"}, 77, 1)
    (outcome,) = play_chunk(simulation, 0, 1)
    match = vaka.Match("powerboats", 3, {"side": "light"}, 77)
    players = [bot(name).player(match.game, seat, 77) for seat, name in enumerate(simulation.bots)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
    assert match.actions == list(outcome.actions)
