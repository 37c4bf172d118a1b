"""What the log says of the lava: whose stone it was, who did it, and why it is gone."""

import pytest

import vaka
from tests.games.whakaari.positions import begin, fresh, lay, play, stone
from vaka.core.events import sentence
from vaka.core.kernel import State
from vaka.games.whakaari import stones as names
from vaka.games.whakaari.geometry import PIECES
from vaka.games.whakaari.state import STABLE, UNSTABLE
from vaka.locale import speak, speak_of


def said(told: list[dict[str, object]], kind: str, language: str = "en") -> list[str]:
    return [sentence(language, "whakaari", 3, event) for event in told if event["kind"] == kind]


def test_whoever_is_pushed_off_the_arena_is_named_and_so_is_who_did_it() -> None:
    """WHA-7.8."""
    s = lay({"P01": (12000, 16000), "P02": (13500, 19500)}, hands={0: "A20"}, pawns={1: "P02"})
    told = play(s, "pull P01")
    assert said(told, "left") == ["Seat 0 sends Seat 1’s stone off the arena: its centre is past the rim."]


def test_the_check_of_a_turn_does_not_look_like_an_attack() -> None:
    """WHA-2.1."""
    s = lay(pawns={0: "P17"}, stable="P17")
    told = begin(s, 0)
    assert said(told, "turned") == ["Seat 0 starts the turn on a solid stone: it cracks."]


def test_an_event_says_what_was_drawn_and_why() -> None:
    """WHA-4.3."""
    told = begin(lay(pawns={0: "P17"}, stable="", events="E2"), 0)
    assert said(told, "event") == ["Seat 0 starts the turn on a cracked stone and draws a Return card."]
    assert said(told, "event", "it") == ["Posto 0 è su una piattaforma incrinata a inizio turno e pesca Ritorno."]


def test_an_event_with_two_icons_is_named_by_both() -> None:
    """WHA-4.2, WHA-4.4."""
    told = begin(lay(pawns={0: "P17"}, events="E8"), 0)
    assert said(told, "event") == ["Seat 0 starts the turn on a cracked stone and draws an Eruption and Removal card."]
    assert said(told, "event", "it")[0].endswith("pesca Eruzione e Rimozione.")


def test_an_event_that_does_nothing_says_why() -> None:
    """WHA-R15, WHA-R20, WHA-R60."""
    s = fresh()
    s.pawn[1] = stone("P01")
    s.event_deck[s.event_count - 1] = 7  # E8, with every stone on the table and only round ones cracked
    for piece in range(PIECES):
        s.side[piece] = STABLE
    s.side[stone("P01")] = UNSTABLE
    assert said(begin(s, 1), "unused") == [
        "No stone is out of the game, so Seat 1 tosses none.",
        "No empty stone is cracked, so Seat 1 takes none away.",
    ]
    told = begin(lay(pawns={0: "P17"}, totems={0: "P17"}, uses={0: 5}, events="E2"), 0)
    assert said(told, "unused") == ["Seat 0 is at the totem already and stays there."]
    assert said(told, "unused", "it") == ["Posto 0 è già al totem e ci resta."]
    for events in ("E2", "E3", "E4"):
        assert not said(begin(lay(pawns={0: "P17"}, events=events), 0), "unused"), "it does something"


def test_whoever_hits_their_own_stone_is_named_once() -> None:
    """WHA-3.3."""
    told = play(lay(pawns={0: "P17"}, hands={0: "A21 A01"}, events="E1"), "A21 occ P17")
    assert said(told, "event") == ["Seat 0 hits their own cracked stone and draws a Collapse card."]
    assert said(told, "event", "it") == ["Posto 0 colpisce la propria piattaforma incrinata e pesca Crollo."]
    told = play(lay(pawns={0: "P01", 2: "P17"}, hands={0: "A21 A01"}, events="E1"), "A21 occ P17")
    assert said(told, "event") == ["Seat 0 hits the cracked stone under Seat 2, who draws a Collapse card."]


def test_the_first_turn_is_told_with_its_first_decision() -> None:
    match = vaka.Match("whakaari", seats=3, seed=1)
    seat = match.to_move
    match.play(match.legal()[0])
    assert match.events(1)[0] == {"kind": "turn", "seat": seat, "round": 1, "begins": 1}
    turns = [event for ply in range(1, 2) for event in match.events(ply) if event["kind"] == "turn"]
    while not any(event["kind"] == "turn" for event in match.events(match.ply)[1:]):
        match.play(match.legal()[0])
        turns += [event for event in match.events(match.ply) if event["kind"] == "turn"]
    assert len(turns) == 2, "and only once"


def test_a_card_without_effect_says_so() -> None:
    """WHA-3.8, WHA-R4."""
    told = play(lay({"P01": (20000, 20000)}, hands={0: "A02"}), "A02")
    assert said(told, "unused") == ["Seat 0’s card has no effect: there is nothing to use it on."]
    told = play(lay(pawns={0: "P01"}, hands={0: "A02"}), "A02 done")
    assert said(told, "unused") == ["Seat 0 leaves the card unused."]
    assert said(told, "unused", "it") == ["Posto 0 non usa la carta."]
    told = play(lay(pawns={0: "P01"}, hands={0: "A02"}), "A02 move P02")
    assert said(told, "unused") == []


def called(s: State, piece: str, language: str = "en") -> str:
    return speak_of(language, "whakaari-called", {"own": False, **names.called(s, stone(piece))})


def test_a_stone_is_called_by_its_look_its_place_and_who_stands_on_it() -> None:
    s = lay({"P01": (0, -20000), "P17": (9000, 0), "P18": (-15000, 15000)}, pawns={2: "P18"}, stable="P17", bombs="P01")
    assert called(s, "P01") == "a cracked round stone at the edge (top) with a coco bomb"
    assert called(s, "P17") == "a solid stone by the volcano (right)"
    assert called(s, "P18") == "a cracked stone at the edge (lower left) with seat 2 on it"
    assert called(s, "P18", "it") == "una piattaforma incrinata sul bordo in basso a sinistra con sopra il posto 2"
    assert called(s, "P03") == "a cracked round stone", "one that does not lie has no place"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["crack a solid stone", "break a cracked round stone", "hit a cracked stone with seat 2 on it"]),
     ("it", ["incrina una piattaforma solida", "spacca una piattaforma rotonda incrinata",
             "colpisci una piattaforma incrinata con sopra il posto 2"])],
)  # fmt: skip
def test_a_blow_is_named_after_what_it_does(language: str, words: list[str]) -> None:
    """WHA-3.3 to WHA-3.5: a solid stone cracks, an empty cracked one goes, those on one that is struck draw."""
    s = lay({"P01": (0, -20000), "P17": (9000, 0), "P18": (-15000, 15000)}, pawns={2: "P18"}, stable="P17")
    about = [names.called(s, stone(piece)) | {"ring": None} for piece in ("P17", "P01", "P18")]
    said = [
        speak_of(
            language, "whakaari-action-piece", {"use": "target", "does": "crack", "own": False, **args, "alike": 1}
        )
        for args in about
    ]
    assert said == words


def test_stones_that_look_alike_are_told_apart_by_the_line_they_lie_in() -> None:
    s = lay(
        {"P01": (-2000, 20000), "P02": (3000, 20500), "P03": (20000, -1000), "P04": (20500, 3000), "P05": (20400, 0)}
    )
    assert [called(s, piece).partition(", ")[2] for piece in ("P01", "P02")] == ["the left one", "the right one"]
    upright = [called(s, piece).partition(", ")[2] for piece in ("P03", "P05", "P04")]
    assert upright == ["the upper one", "the middle one", "the lower one"]


def test_the_end_says_why_a_match_stops_that_nobody_crosses_to_those_who_watch_too() -> None:
    """WHA-R59."""
    why = "Nobody has crossed after 40 rounds, so the match stops and the farthest wins."
    assert ended("en", "no") == f"{why} You came 36% of the way."
    assert ended("en", "none") == why
    assert ended("it", "none") == "Dopo 40 round nessuno è arrivato: la partita si ferma e vince chi è più avanti."


def ended(language: str, crossed: str) -> str:
    return speak(language, "whakaari-end-line", rounds=40, crossed=crossed, done=36, reached="no")
