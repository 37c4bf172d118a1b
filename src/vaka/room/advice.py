"""Hints and reviews as plain data, the same for the room and for a client that makes them itself."""

from typing import TYPE_CHECKING

from vaka.bots.analysis import Advice, Analysis, Decided, decided, percent
from vaka.bots.reasons import Clause, Reason
from vaka.bots.review import Review, ReviewedDecision
from vaka.core.match import Match

if TYPE_CHECKING:
    from vaka.room import wire, wire_advice


def hint(found: Analysis, entry: int, language: str | None, command: str | None) -> "wire_advice.Hint":
    """A hint; the command finds the same in a record. Without a language nothing is put into words."""
    return {
        "entry": entry,
        "ply": found.ply,
        "seat": found.seat,
        "moves": [_hint_move(found, number, move, language) for number, move in enumerate(found.moves)],
        "why": found.why(language) if language else "",
        "reason": reason_card(found.reason, language),
        "playouts": found.playouts,
        "seed": str(found.seed),
        "command": command,
    }


def _hint_move(found: Analysis, number: int, move: Advice, language: str | None) -> "wire_advice.HintMove":
    return {
        **choice_card(found.game, move, language),
        "then": [choice_card(found.game, each, language) for each in move.then],
        "remark": clause_card(found.remark(number)),
        "expected": move.expected,
        "share": move.share,
        "playouts": move.playouts,
    }


def seat_review(
    match: Match, found: Review, seat: int, language: str | None, command: str | None
) -> "wire_advice.SeatReview":
    """A review for one seat; the command finds the same in a record. Without a language nothing is put into words."""
    return {
        "seat": seat,
        "decisions": len(found.decisions),
        "start": found.decisions[0].before[seat],
        "own": found.own_choice(seat),
        "others": found.others_choice(seat),
        "luck": found.luck(seat),
        "end": found.decisions[-1].after[seat],
        "curve": [{"ply": ply, "expected": expected} for ply, expected in found.curve(seat)],
        "turning_points": [turning_point_card(match, each, seat, language) for each in found.turning_points(seat)],
        "decision": best_card(match, found, seat, language),
        "playouts": found.playouts,
        "seed": str(found.seed),
        "command": command,
    }


def decision_award(found: Review) -> "wire.Award | None":
    """The award for the best decision of a match."""
    decision = found.best_decision()
    if decision is None:
        return None
    return {
        "name": "decision",
        "seat": decision.seat,
        "ply": decision.ply + 1,
        "args": {"gain": percent(decision.gain)},
    }


def best_card(match: Match, found: Review, seat: int, language: str | None) -> "wire_advice.BestDecision | None":
    """The same decision as a review tells it, with the move."""
    decision = found.best_decision()
    return (
        None
        if decision is None
        else {**turning_point_card(match, decision, seat, language), "gain": percent(decision.gain)}
    )


def turning_point_card(
    match: Match, decision: ReviewedDecision, seat: int, language: str | None
) -> "wire_advice.TurningPoint":
    """A decision that changed much for the seat."""
    game, state = match.game, match.at(decision.ply)
    played, best = (
        [choice_card(game.name, each, language) for each in decided(game, state, move)]
        for move in (decision.played, decision.better)
    )
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "played": {**played[0], "then": played[1:]},
        "best": {**best[0], "then": best[1:]},
        "mistake": decision.mistake,
        "reason": None if decision.reason is None else reason_card(decision.reason, language),
        "with_played": decision.chosen[decision.seat],
        "with_best": decision.before[decision.seat],
        "before": decision.before[seat],
        "after": decision.after[seat],
        "cause": decision.cause(seat),
    }


def choice_card(game: str, made: Decided, language: str | None) -> "wire.Choice":
    """One decision."""
    words = Decided(made.action, made.move, made.parts).words(game, language) if language else ""
    return {"action": made.action, "move": made.move, "parts": made.parts, "words": words}


def reason_card(reason: Reason, language: str | None) -> "wire_advice.Reason":
    """A reason as the messages it is made of."""
    return {
        "kind": reason.kind,
        "against": reason.against,
        "best": clause_card(reason.best),
        "other": clause_card(reason.other),
        "words": reason.words(language) if language else "",
    }


def clause_card(clause: Clause | None) -> "wire_advice.Clause | None":
    """What is said of a move."""
    return None if clause is None else {"key": clause.key, "args": clause.args}
