"""Assembles the game Whakaari."""

from vaka.core.game import Game, LockstepRules, Rules, SearchRules, later
from vaka.core.level import Level
from vaka.games.whakaari import META, heuristics, notation, observe, rules, search
from vaka.games.whakaari.actions import ACTIONS, MAX_ACTIONS
from vaka.games.whakaari.awards import awards
from vaka.games.whakaari.components import kit, possible_kit, read_kit
from vaka.games.whakaari.events import EVENTS
from vaka.games.whakaari.figures import figures
from vaka.games.whakaari.invariants import invariants
from vaka.games.whakaari.parts import HAS_TARGET, describe
from vaka.games.whakaari.reaching import REACHED
from vaka.games.whakaari.reasons import facts
from vaka.games.whakaari.refusals import why_not
from vaka.games.whakaari.sheet import sheet
from vaka.games.whakaari.state import ROUNDS_PLAYED, SEATS, STATE
from vaka.games.whakaari.view import character, own_view, preview, view

DECISIONS_A_TURN = 120  # far more than powers, cards and everybody's reactions can take


LEVELS = (
    Level(16, horizon=0, noise=0.8, width=5),
    Level(30, horizon=0, noise=0.24, width=3),
    Level(60, horizon=0, noise=0.12),
    Level(150, horizon=0, noise=0.065),
    Level(2_000, horizon=0, explore=0.5),
)

GAME = Game(
    meta=META,
    state=STATE,
    rules=Rules.of(rules, observe, heuristics),
    search=SearchRules.of(search),
    lockstep=LockstepRules.of(rules),
    actions=ACTIONS,
    max_actions=MAX_ACTIONS,
    max_plies=ROUNDS_PLAYED * SEATS * DECISIONS_A_TURN,
    observation=observe.LAYOUT,
    events=EVENTS,
    notation=notation,
    view=view,
    own_view=own_view,
    switched=(REACHED, HAS_TARGET),
    describe=describe,
    why_not=why_not,
    facts=facts,
    preview=preview,
    invariants=invariants,
    memo=heuristics.MEMO,
    search_memo=search.SEARCH_MEMO,
    features=search.FEATURES,
    kit=kit(),
    read_kit=read_kit,
    possible_kit=possible_kit,
    figures=figures,
    sheet=sheet,
    awards=awards,
    character=character,
    draw=later("vaka.games.whakaari.terminal:draw"),
    levels=LEVELS,
)
