"""What a seat or a spectator may see of Tavarua."""

from collections.abc import Sequence
from typing import TypedDict, cast, get_args

from vaka.core.kernel import State
from vaka.games.tavarua.components import COLOURS, DIRECTIONS, FRONTS, KINDS, STOKES, STRONGEST, WAVES, components
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.outcomes import ends
from vaka.games.tavarua.payloads import (
    Chosen,
    CountedCard,
    Edition,
    HandCard,
    Length,
    Mine,
    Phase,
    PileCard,
    Place,
    PlayerCard,
    Surfer,
    TopWave,
    View,
    Wave,
    WaveDeck,
)
from vaka.games.tavarua.rules.cards import has_icon, power
from vaka.games.tavarua.rules.choose import is_broken, places_on_wave
from vaka.games.tavarua.rules.ending import board_sum, grand_score, total, trophy
from vaka.games.tavarua.rules.resolve import reach
from vaka.games.tavarua.rules.wave import card_points
from vaka.games.tavarua.standing import places
from vaka.games.tavarua.state import BOARD, CARD, CHOOSE, HIDDEN_FRONT, MULLIGAN, NOTHING, OVER, SIGN, SNAKE, SPACES

PHASES: tuple[Phase, ...] = get_args(Phase)
PLACES: tuple[Place, ...] = get_args(Place)
CHOICES: tuple[Chosen, ...] = get_args(Chosen)
EDITIONS: tuple[Edition, ...] = get_args(Edition)
LENGTHS: tuple[Length, ...] = get_args(Length)
SURFER_COLOURS = components()["surfers"]["colours"]
NAMES = {
    (row["power"], row["direction"]): row["name"] for row in components()["player_cards"]
}  # a replaced set has other cards but keeps these words


def card_parts(card: int) -> PlayerCard:
    """A player card as parts."""
    direction = DIRECTIONS[card >> 1 & 1]
    return {
        "power": power(card),
        "direction": direction,
        "colour": COLOURS[card & 1],
        "name": NAMES.get((power(card), direction), ""),
    }


def view(s: State, seat: int | None) -> View:
    """What everyone sees (TAV-A17), and what this seat alone knows; None is a spectator, who sees what all see."""
    return {
        "seats": int(s.seats),
        "edition": EDITIONS[s.first_edition],
        "snaking": bool(s.snaking),
        "length": LENGTHS[s.length],
        "career": bool(s.career),
        "phase": PHASES[s.phase],
        "to_move": None if s.phase == OVER else int(s.turn),
        "round": int(s.rounds),
        "first": int(s.first),
        "places_on_wave": places_on_wave(s),
        "waves": [
            {
                "space": space,
                "die": int(s.die[space]),
                "broken": is_broken(s, space),
                "late": space > s.waves_left,  # the game ends before it is at the shore (TAV-S8)
            }
            for space in range(1, SPACES + 1)
        ],
        "wave_deck": wave_deck(s, seat),
        "player_deck": {"left": int(s.deck_size), "discards": cards_in(s.heap)},
        "stoke_deck": {
            "left": sum(s.stoke_deck),
            "discards": {name: int(s.stoke_heap[i]) for i, name in enumerate(STOKES) if s.stoke_heap[i]},
        },
        "surfers": [surfer(s, i) for i in range(s.surfers)],
        "champions": {board: [i for i in range(s.seats) if trophy(s, b) >> i & 1] for b, board in enumerate(BOARDS)},
        "mine": None if seat is None else mine(s, seat),
    }


class Own(TypedDict):
    """What of a view is a seat's own."""

    wave_deck: WaveDeck
    mine: Mine


def own_view(s: State, seat: int, seen: View) -> Own:
    """What a seat sees differently: its own cards, and the wave deck if it has peeked."""
    return {"wave_deck": wave_deck(s, seat), "mine": mine(s, seat)}


def cards_in(counts: Sequence[int]) -> list[CountedCard]:
    """A multiset of cards as a list with counts."""
    return [{**card_parts(card), "count": int(counts[card])} for card in range(KINDS) if counts[card]]


def fronts_known(s: State, seat: int | None, wave: int) -> list[int]:
    """How many cards of each front of a type are still unseen to this seat: a front only others know counts as such."""
    counts = [int(s.fronts[wave, i]) for i in range(FRONTS)]
    if wave == s.next_wave and s.next_front != HIDDEN_FRONT and not knows_front(s, seat):
        counts[s.next_front + STRONGEST] += 1
    return counts


def knows_front(s: State, seat: int | None) -> bool:
    return seat is not None and bool(s.peeked >> seat & 1)


def wave_deck(s: State, seat: int | None) -> WaveDeck:
    """The wave deck: cards left, the back of the top one, what may still come, what has come (TAV-A13, TAV-A14)."""
    back: TopWave | None = None
    if s.next_wave >= 0:
        fronts = [i - STRONGEST for i, count in enumerate(fronts_known(s, seat, s.next_wave)) if count]
        known = int(s.next_front) if knows_front(s, seat) else None
        back = {"type": WAVES[s.next_wave], "fronts": fronts if known is None else [known], "front": known}
    return {
        "left": int(s.waves_left),
        "next": back,
        "peeked": [i for i in range(s.seats) if s.peeked >> i & 1],
        "unseen": {
            name: {
                "in_deck_or_removed": int(s.pool[i]) + (i == s.next_wave),
                "fronts": {str(k - STRONGEST): n for k, n in enumerate(fronts_known(s, seat, i)) if n},
            }
            for i, name in enumerate(WAVES)
        },
        "turned": [turned(s, i) for i in range(s.turned)],
    }


def turned(s: State, i: int) -> tuple[Wave, int]:
    """A wave card that was turned, as a pair; a list at run time, as JSON has no other."""
    return cast(tuple[Wave, int], [WAVES[s.turned_wave[i]], int(s.turned_front[i])])


def surfer(s: State, i: int) -> Surfer:
    """One surfer as everyone sees it. A choice is shown from the reveal on."""
    shown = s.phase == SIGN and s.chosen[i] != NOTHING
    return {
        "colour": SURFER_COLOURS[i],
        "ai": int(s.target[i]) or None,
        "place": PLACES[s.place[i]],
        "space": int(s.spot[i]),
        "board": BOARDS[s.board[i]],
        "balance": int(s.balance[i]),
        "reach": reach(s, i),
        "tokens": int(s.tokens[i]),
        "hand": int(s.hand_size[i]),
        "stoke_cards": sum(int(s.held[i, k]) for k in range(len(STOKES))),
        "stoke_bought": sum(int(s.bought[i, k]) for k in range(len(STOKES))),
        "stoke_played": bool(s.played_stoke[i]),
        "in_the_zone": bool(s.zone[i]),
        "priority": int(s.priority[i]),
        "switched": bool(s.switched[i]),
        "has_chosen": s.chosen[i] != NOTHING and not (s.phase == CARD and s.turn == i),
        "pile": [pile_card(s, i, k) for k in range(s.pile_size[i])],
        "showing": None
        if not shown
        else {
            "action": CHOICES[s.chosen[i]],
            "card": card_parts(s.played[i]) if s.played[i] >= 0 else None,
            "tokens": int(s.chosen_tokens[i]),
            "rider": int(s.chosen_target[i]) if s.chosen[i] == SNAKE else None,
        },
        "scores": {
            board: [int(s.score[i, b, k]) / 2 for k in range(2) if s.score[i, b, k] >= 0]
            for b, board in enumerate(BOARDS)
        },
        "sums": {board: board_sum(s, i, b) / 2 for b, board in enumerate(BOARDS)},
        "total": total(s, i) / 2,
        "grand": grand_score(s, i) / 2 if s.phase == OVER and grand_score(s, i) >= 0 else None,
        "earned": {"hang_tens": int(s.hang_tens[i]), "barrels": int(s.barrels[i]), "aerials": int(s.aerials[i])},
        "rank": int(s.final[i]) + 1 if s.phase == OVER and 1 < s.seats > i else None,
        "places": places(s, i),
    }


def pile_card(s: State, i: int, k: int) -> PileCard:
    return {
        **card_parts(s.pile_card[i, k]),
        "tokens": int(s.pile_tokens[i, k]),
        "barrel": bool(s.pile_barrel[i, k]),
        "hang_ten": bool(s.pile_hang[i, k]),
        "perfect": k == 0 and bool(s.perfect[i]),
        "points": card_points(s, i, k),
    }


def mine(s: State, seat: int) -> Mine:
    """What only the seat itself sees: its hand, its stoke cards, its own choice."""
    slots = [slot for slot in range(s.hand_size[seat]) if s.chosen_mask[seat] >> slot & 1]
    return {
        "hand": [hand_card(s, seat, slot) for slot in range(s.hand_size[seat])],
        "stoke_cards": {name: int(s.held[seat, k]) for k, name in enumerate(STOKES) if s.held[seat, k]},
        "bought": {name: int(s.bought[seat, k]) for k, name in enumerate(STOKES) if s.bought[seat, k]},
        "choice": None
        if s.chosen[seat] == NOTHING or s.phase not in (CHOOSE, CARD)
        else {
            "action": CHOICES[s.chosen[seat]],
            "slots": slots,
            "tokens": int(s.chosen_tokens[seat]),
            "rider": int(s.chosen_target[seat]) if s.chosen[seat] == SNAKE else None,
        },
        "mulligan": slots if s.phase == MULLIGAN and s.chosen[seat] != NOTHING else None,
        "board": BOARDS[s.chosen[seat] - 1] if s.phase == BOARD and s.chosen[seat] != NOTHING else None,
    }


def hand_card(s: State, seat: int, slot: int) -> HandCard:
    """A card of the hand, and while the seat chooses, what it would do."""
    card = int(s.hand[seat, slot])
    asked = s.phase in (CHOOSE, CARD) and s.turn == seat
    return {**card_parts(card), "icon": has_icon(s, card), "ends": ends(s, seat, card) if asked else None}
