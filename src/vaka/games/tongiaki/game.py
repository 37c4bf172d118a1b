"""Assembles the game Tongiaki."""

from vaka.core.game import Game, LockstepRules, Rules, SearchRules, later
from vaka.core.level import Level
from vaka.games.tongiaki import META, heuristics, notation, observe, rules, search
from vaka.games.tongiaki.actions import ACTIONS, MAX_ACTIONS
from vaka.games.tongiaki.agreement import agreed_end
from vaka.games.tongiaki.awards import awards
from vaka.games.tongiaki.events import EVENTS
from vaka.games.tongiaki.figures import figures, points
from vaka.games.tongiaki.invariants import invariants
from vaka.games.tongiaki.parts import describe
from vaka.games.tongiaki.reasons import facts
from vaka.games.tongiaki.refusals import why_not
from vaka.games.tongiaki.sheet import sheet
from vaka.games.tongiaki.state import STATE
from vaka.games.tongiaki.view import own_view, view

MAX_PLIES = 20_000  # no rule ends a closed map (TON-Q32), but computer players do, and long before this

LEVELS = (
    Level(12, horizon=4, noise=0.65, width=3),
    Level(20, horizon=4, noise=0.19, width=3),
    Level(40, horizon=6, noise=0.08, width=3),
    Level(110, horizon=8, noise=0.027, width=2, widening=3),
    Level(4_000, horizon=8, explore=1.4, width=2, widening=3),
)

GAME = Game(
    meta=META,
    state=STATE,
    rules=Rules.of(rules, observe, heuristics),
    search=SearchRules.of(search),
    lockstep=LockstepRules.of(rules),
    actions=ACTIONS,
    max_actions=MAX_ACTIONS,
    max_plies=MAX_PLIES,
    observation=observe.LAYOUT,
    events=EVENTS,
    notation=notation,
    view=view,
    own_view=own_view,
    describe=describe,
    why_not=why_not,
    facts=facts,
    invariants=invariants,
    memo=search.MEMO,
    features=search.FEATURES,
    figures=figures,
    points=points,
    sheet=sheet,
    awards=awards,
    agreed_end=agreed_end,
    draw=later("vaka.games.tongiaki.terminal:draw"),
    levels=LEVELS,
)
