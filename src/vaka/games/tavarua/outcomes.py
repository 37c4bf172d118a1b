"""What a card would do, found by trying it on a copy of the state: the board shows it before a person decides."""

from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.tavarua.payloads import End, Sign
from vaka.games.tavarua.rules.resolve import carry_out
from vaka.games.tavarua.state import (
    CATCH,
    CHANNEL,
    IN,
    OUT,
    PADDLING_STAGE,
    RIDE,
    RIDING,
    RIDING_STAGE,
    STATE,
)

MINUS, NONE, PLUS = -1, 0, 1


def signed(s: State, sign: int) -> Sign:
    """Plus or minus, and where it ends: on a space, or with a balance, None after a fall."""
    s = _copy(s)
    seat, paddling = int(s.turn), s.stage == PADDLING_STAGE
    made: Sign = {"kind": "sign", "sign": "plus" if sign == PLUS else "minus", "tokens": int(s.chosen_tokens[seat])}
    carry_out(s, seat, sign, NO_EVENTS)
    if paddling:
        made["space"] = int(s.spot[seat])
    else:
        made["balance"] = _balance(s, seat)
    return made


def ends(s: State, seat: int, card: int) -> list[list[End]]:
    """For each number of tokens on a card of the hand, what it does: less and more, or the one thing without any."""
    signs = [(NONE,), *[(MINUS, PLUS)] * int(s.tokens[seat])]
    return [[_end(s, seat, card, tokens, sign) for sign in pair] for tokens, pair in enumerate(signs)]


def _end(s: State, seat: int, card: int, tokens: int, sign: int) -> End:
    """The spaces that paddling leads to, and the balance of a catch or ride; what cannot be chosen is left out."""
    end: End = {}
    if s.place[seat] == CHANNEL:
        end["out"] = int(_tried(s, seat, OUT, card, tokens, sign).spot[seat])
        end["in"] = int(_tried(s, seat, IN, card, tokens, sign).spot[seat])
    if s.place[seat] == RIDING or s.spot[seat] > 0:
        choice = RIDE if s.place[seat] == RIDING else CATCH
        end["balance"] = _balance(_tried(s, seat, choice, card, tokens, sign), seat)
    return end


def _tried(s: State, seat: int, choice: int, card: int, tokens: int, sign: int) -> State:
    s = _copy(s)
    s.stage = PADDLING_STAGE if choice in (OUT, IN) else RIDING_STAGE
    if choice == CATCH:
        s.place[seat], s.won[seat] = RIDING, 1
    s.chosen[seat], s.played[seat], s.chosen_tokens[seat] = choice, card, tokens
    carry_out(s, seat, sign, NO_EVENTS)
    return s


def _balance(s: State, seat: int) -> int | None:
    return int(s.balance[seat]) if s.place[seat] == RIDING else None


def _copy(s: State) -> State:
    twin = PlainStates(1, STATE)
    twin[0] = s
    return twin[0]
