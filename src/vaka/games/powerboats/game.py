"""Assembles the game Powerboats."""

from vaka.core.game import Game, LockstepRules, Rules, SearchRules, later
from vaka.core.level import Level
from vaka.games.powerboats import META, heuristics, notation, observe, rules, search
from vaka.games.powerboats.actions import ACTIONS, MAX_ACTIONS
from vaka.games.powerboats.awards import awards
from vaka.games.powerboats.events import EVENTS
from vaka.games.powerboats.figures import figures, points
from vaka.games.powerboats.invariants import invariants
from vaka.games.powerboats.parts import describe
from vaka.games.powerboats.reasons import facts
from vaka.games.powerboats.refusals import why_not
from vaka.games.powerboats.sheet import sheet
from vaka.games.powerboats.state import RACES, SEATS, STATE
from vaka.games.powerboats.versions import from_version_1
from vaka.games.powerboats.view import own_view, view

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
    search=SearchRules.of(search),
    lockstep=LockstepRules.of(rules),
    actions=ACTIONS,
    max_actions=MAX_ACTIONS,
    max_plies=RACES * SEATS * (1 + DECISIONS_A_TURN * rules.LONGEST_RACE),
    observation=observe.LAYOUT,
    events=EVENTS,
    notation=notation,
    view=view,
    own_view=own_view,
    describe=describe,
    why_not=why_not,
    facts=facts,
    invariants=invariants,
    memo=heuristics.MEMO,
    search_memo=search.SEARCH_MEMO,
    features=search.FEATURES,
    figures=figures,
    points=points,
    sheet=sheet,
    awards=awards,
    draw=later("vaka.games.powerboats.terminal:draw"),
    levels=LEVELS,
    renumber={1: from_version_1},
)
