"""What the log says of the lava: whose stone it was, who did it, and why it is gone."""

from tests.games.whakaari.positions import begin, lay, play
from vaka.core.events import sentence


def said(told: list[dict[str, object]], kind: str, language: str = "en") -> list[str]:
    return [sentence(language, "whakaari", 3, event) for event in told if event["kind"] == kind]


def test_whoever_is_pushed_off_the_arena_is_named_and_so_is_who_did_it() -> None:
    """WHA-7.8."""
    s = lay({"P01": (12000, 16000), "P02": (13500, 19500)}, hands={0: "A20"}, pawns={1: "P02"})
    told = play(s, "pull P01")
    assert said(told, "left") == ["Seat 1’s stone is off the arena, pushed by Seat 0: its centre passed the rim."]


def test_the_check_of_a_turn_does_not_look_like_an_attack() -> None:
    """WHA-2.1."""
    s = lay(pawns={0: "P17"}, stable="P17")
    told = begin(s, 0)
    assert said(told, "turned") == ["Seat 0 starts the turn on a solid stone: it cracks."]


def test_an_event_says_what_was_drawn_and_why() -> None:
    """WHA-4.3."""
    told = begin(lay(pawns={0: "P17"}, stable="", events="E2"), 0)
    assert said(told, "event") == ["Seat 0 starts the turn on a cracked stone and draws a Return."]
    assert said(told, "event", "it") == ["Posto 0 è su una piattaforma incrinata a inizio turno e pesca Ritorno."]
