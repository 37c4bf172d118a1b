"""What is true of every position of Whakaari, whatever was played."""

from vaka.core.kernel import State
from vaka.games.whakaari.components import ACTION_CARDS, EVENT_CARDS
from vaka.games.whakaari.geometry import CONTACT, LIES, OUT, PIECES, ROUNDS, hits_fixed, hits_piece, inside
from vaka.games.whakaari.rules.cards import hand_size
from vaka.games.whakaari.rules.reach import MOST_BOMBS, bombs_in_play
from vaka.games.whakaari.rules.tiny import TINY_ACTION_CARDS, TINY_EVENT_CARDS
from vaka.games.whakaari.state import COLLAPSING, GOAL, HOME, NOTHING, OVER, STABLE


def invariants(s: State) -> None:
    """Stones lie apart inside the arena; pawns and totems stand on something; no card is lost."""
    for piece in range(PIECES):
        lies = int(s.lies[piece])
        assert OUT <= lies <= COLLAPSING, "a stone is nowhere"
        assert (s.rank[piece], s.moved_x[piece], s.moved_y[piece]) == (0, 0, 0), "scratch is left over"
        if lies == OUT:
            assert (s.x[piece], s.y[piece], s.bomb[piece], s.side[piece]) == (0, 0, 0, STABLE), (
                "a removed one is somewhere"
            )
        elif lies == LIES:
            ax, ay, x, y = s.axis_x[piece], s.axis_y[piece], s.x[piece], s.y[piece]
            assert inside(s, x, y, 0), "a stone outside the arena"
            assert not hits_fixed(s, piece, ax, ay, x, y, CONTACT), "a stone in the volcano or on a board"
            assert not hits_piece(s, piece, ax, ay, x, y, CONTACT), "two stones overlap"
            assert piece >= ROUNDS or s.side[piece] != STABLE, "a stable disc"
    assert bombs_in_play(s) <= MOST_BOMBS, "too many bombs"
    for seat in range(s.seats):
        pawn, totem = int(s.pawn[seat]), int(s.totem[seat])
        assert pawn in (HOME, GOAL) or s.lies[pawn] != OUT, "a pawn in the lava"
        assert totem == HOME or s.lies[totem] != OUT, "a totem in the lava"
        assert (pawn == GOAL) <= (s.phase == OVER), "arrived and not over"
        assert 0 <= s.uses[seat] <= s.cap, "too many uses"
        hand = list(s.hand.tolist()[seat])
        assert hand[: hand_size(s, seat)] == sorted(kind for kind in hand if kind != NOTHING), "an untidy hand"
    hands = sum(hand_size(s, seat) for seat in range(s.seats))
    cards = (TINY_ACTION_CARDS, TINY_EVENT_CARDS) if s.tiny else (ACTION_CARDS, EVENT_CARDS)
    assert hands + s.deck_count + sum(s.discard) == cards[0], "an action card is lost"
    assert s.event_count + sum(s.event_discard) == cards[1], "an event card is lost"
