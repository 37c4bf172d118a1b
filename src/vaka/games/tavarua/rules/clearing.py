"""Taking things off the table: what lasts one round, a choice, a score pile."""

from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import STOKES
from vaka.games.tavarua.state import NOT_ENDED, NOTHING, PILE

STOKE_KINDS = len(STOKES)


@rule
def clear_round(s: State, surfer: int) -> None:
    """What holds for one round only: it ends with phase 3."""
    for card in range(STOKE_KINDS):
        s.bought[surfer, card] = 0
    s.played_stoke[surfer] = 0
    s.switched[surfer] = 0
    s.zone[surfer] = 0
    s.priority[surfer] = 0


@rule
def clear_choice(s: State, surfer: int) -> None:
    s.chosen[surfer] = NOTHING
    s.chosen_target[surfer] = 0
    s.chosen_mask[surfer] = 0
    s.chosen_tokens[surfer] = 0
    s.played[surfer] = -1
    s.won[surfer] = 0
    s.ended[surfer] = NOT_ENDED


@rule
def clear_pile(s: State, surfer: int) -> None:
    """Take cards and tokens out of a score pile; the cards must have been discarded."""
    s.pile_size[surfer] = 0
    s.perfect[surfer] = 0
    for i in range(PILE):
        s.pile_card[surfer, i] = 0
        s.pile_tokens[surfer, i] = 0
        s.pile_barrel[surfer, i] = 0
        s.pile_hang[surfer, i] = 0
