"""Assembles the game Tavarua."""

from vaka.core.game import Game, LockstepRules, Rules, SearchRules, later
from vaka.core.level import Level
from vaka.games.tavarua import META, heuristics, journey, notation, observe, rules, search
from vaka.games.tavarua.actions import ACTIONS, MAX_ACTIONS
from vaka.games.tavarua.awards import awards
from vaka.games.tavarua.components import components, kit_of, possible_kit, read_kit
from vaka.games.tavarua.events import EVENTS
from vaka.games.tavarua.figures import figures, points, score
from vaka.games.tavarua.invariants import invariants
from vaka.games.tavarua.parts import describe
from vaka.games.tavarua.reasons import facts
from vaka.games.tavarua.refusals import why_not
from vaka.games.tavarua.sheet import sheet
from vaka.games.tavarua.state import SEATS, STATE
from vaka.games.tavarua.view import own_view, view

LONGEST = 25  # rounds of a full game or an event
DECISIONS_A_ROUND = 12  # a switch, a stoke card, five buys, done, action, cards, sign; or the cards of Inspiration

LEVELS = (
    Level(12, horizon=1, noise=0.9, width=3),
    Level(60, horizon=1, noise=0.11, width=3),
    Level(220, horizon=1, noise=0.038, explore=0.5),
    Level(600, horizon=6, noise=0.034, explore=0.4),
    Level(8_000, horizon=6, explore=0.4),
)

GAME = Game(
    meta=META,
    state=STATE,
    rules=Rules.of(rules, observe, heuristics),
    search=SearchRules.of(search),
    lockstep=LockstepRules.of(rules),
    actions=ACTIONS,
    max_actions=MAX_ACTIONS,
    max_plies=SEATS * (2 + LONGEST * DECISIONS_A_ROUND),
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
    kit=kit_of(components()),
    read_kit=read_kit,
    possible_kit=possible_kit,
    figures=figures,
    points=points,
    sheet=sheet,
    awards=awards,
    score=score,
    journey=journey,
    draw=later("vaka.games.tavarua.terminal:draw"),
    levels=LEVELS,
)
