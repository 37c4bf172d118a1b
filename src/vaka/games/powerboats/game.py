"""Powerboats, put together."""

from vaka.core.game import Game, LockstepRules, Rules, SearchRules
from vaka.core.level import Level
from vaka.games.powerboats import META, heuristics, notation, observe, pilot, prospects, rules
from vaka.games.powerboats.actions import ACTION_COUNT, MAX_ACTIONS
from vaka.games.powerboats.events import EVENTS
from vaka.games.powerboats.invariants import invariants
from vaka.games.powerboats.state import RACES, SEATS, STATE
from vaka.games.powerboats.terminal import draw
from vaka.games.powerboats.view import describe, figures, view, why_not

DECISIONS_A_TURN = 3

LEVELS = (
    Level(12, horizon=0, noise=0.034, width=2),
    Level(12, horizon=0, noise=0.0145, width=2),
    Level(30, horizon=0, noise=0.0225, width=1, widening=3),
    Level(60, horizon=0, noise=0.0095, width=1, widening=3),
    Level(2_000, horizon=0, width=1, widening=4),
)

GAME = Game(
    meta=META,
    state=STATE,
    rules=Rules.of(rules, observe, heuristics),
    search=SearchRules.of(pilot, prospects),
    lockstep=LockstepRules.of(rules),
    action_count=ACTION_COUNT,
    max_actions=MAX_ACTIONS,
    max_plies=RACES * SEATS * (1 + DECISIONS_A_TURN * rules.LONGEST_RACE),
    observation=observe.LAYOUT,
    events=EVENTS,
    notation=notation,
    view=view,
    describe=describe,
    why_not=why_not,
    invariants=invariants,
    memo=heuristics.MEMO,
    search_memo=prospects.SEARCH_MEMO,
    figures=figures,
    draw=draw,
    levels=LEVELS,
)
