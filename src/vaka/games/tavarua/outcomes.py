"""What a card would do, found by trying it on a copy of the state: the board shows it before a person decides."""

from vaka.core.events import NO_EVENTS
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.tavarua.payloads import End, Sign
from vaka.games.tavarua.rules.choose import choices_of, most_tokens
from vaka.games.tavarua.rules.resolve import carry_out
from vaka.games.tavarua.state import (
    CARD,
    CATCH,
    IN,
    OUT,
    PADDLING_STAGE,
    RIDE,
    RIDING,
    RIDING_STAGE,
    SNAKE,
    STATE,
)

MINUS, NONE, PLUS = -1, 0, 1


def signed(s: State, sign: int) -> Sign:
    """Plus or minus, and where it ends: on a space, or with a balance, None after a fall."""
    s = copy(s)
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
    most = {choice: most_tokens(_chosen(s, seat, choice), seat) for choice in _choices(s, seat)}
    signs = [(NONE,), *[(MINUS, PLUS)] * max(most.values(), default=0)]
    return [
        [_end(s, seat, [choice for choice in most if tokens <= most[choice]], card, tokens, sign) for sign in pair]
        for tokens, pair in enumerate(signs)
    ]


def _choices(s: State, seat: int) -> list[int]:
    """The actions a card can be used for now, the one already chosen alone; a snake whoever rides."""
    if s.phase == CARD:
        able = [int(s.chosen[seat])]
    else:
        mask = choices_of(s, seat)
        able = [choice for choice in range(SNAKE) if mask >> choice & 1] + [SNAKE] * (mask >> SNAKE > 0)
    return [choice for choice in able if choice in (OUT, IN, CATCH, RIDE, SNAKE)]


def _end(s: State, seat: int, choices: list[int], card: int, tokens: int, sign: int) -> End:
    """The spaces that paddling leads to, and the balance of a catch, ride or snake; other choices are left out."""
    end: End = {}
    for choice in choices:
        after = tried(s, seat, choice, card, tokens, sign)
        if choice == OUT:
            end["out"] = int(after.spot[seat])
        elif choice == IN:
            end["in"] = int(after.spot[seat])
        elif choice == SNAKE:
            end["snake"] = _balance(after, seat)
        else:
            end["balance"] = _balance(after, seat)
    return end


def _chosen(s: State, seat: int, choice: int) -> State:
    s = copy(s)
    s.chosen[seat] = choice
    return s


def tried(s: State, seat: int, choice: int, card: int, tokens: int, sign: int) -> State:
    """The state after an action of one surfer with a card, which keeps a place that it asks for."""
    s = _chosen(s, seat, choice)
    s.stage = PADDLING_STAGE if choice in (OUT, IN) else RIDING_STAGE
    if choice in (CATCH, SNAKE):
        s.place[seat], s.won[seat] = RIDING, 1
    s.played[seat], s.chosen_tokens[seat] = card, tokens
    carry_out(s, seat, sign, NO_EVENTS)
    return s


def _balance(s: State, seat: int) -> int | None:
    return int(s.balance[seat]) if s.place[seat] == RIDING else None


def copy(s: State) -> State:
    """The same state in its own memory."""
    twin = PlainStates(1, STATE)
    twin[0] = s
    return twin[0]
