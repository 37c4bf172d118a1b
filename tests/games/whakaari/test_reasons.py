"""Why a turn is better: the way left, the stone one stands on, cards and uses kept, and how near the others are."""

from tests.games.reasons import fact, why
from tests.games.whakaari.positions import GAME, lay


def test_a_jump_says_how_much_nearer_it_leads_and_how_many_are_left() -> None:
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A04 A01"})
    assert fact(GAME, s, "A04 move P17", "nearer").args == {"stones": 2, "way": "on"}
    assert fact(GAME, s, "A04 move P01", "nearer").args == {"stones": 2, "way": "back"}
    near, far = (fact(GAME, s, f"A04 move {stone}", "jumps").value for stone in ("P17", "P01"))
    assert near + 2 == far
    assert why(GAME, s, "A04 move P17", "A04 move P01") == (
        f"This move leaves {near:.0f} jumps to your goal; the next best leaves {far:.0f} jumps to your goal."
    )


def test_a_solid_stone_is_told_from_a_cracked_one() -> None:
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A04 A01"}, stable="P17")
    assert fact(GAME, s, "A04 move P17", "stands").args["on"] == "solid"
    assert fact(GAME, s, "A04 move P01", "stands").args["on"] == "cracked"
    assert fact(GAME, lay(hands={0: "A04 A01"}), "A04 move P01", "stands").args["on"] == "cracked"


def test_uses_and_cards_kept_are_counted() -> None:
    s = lay(pawns={0: "P02"}, hands={0: "A04 A01"}, powers={0: "TRICK"}, uses={0: 3})
    assert fact(GAME, s, "TRICK P17", "uses").value == 2
    assert fact(GAME, s, "TRICK P17", "cards").value == 2
    assert fact(GAME, s, "A04", "cards").value == 1
    assert fact(GAME, s, "A04", "uses").value == 3


def test_a_totem_is_worth_the_jumps_left_from_it() -> None:
    s = lay(pawns={0: "P02"}, hands={0: "A04 A01"})
    assert fact(GAME, s, "totem", "totem").value < fact(GAME, s, "A04", "totem").value
    assert "your totem" in why(GAME, s, "totem", "A04")


def test_the_nearest_of_the_others_is_counted() -> None:
    s = lay(pawns={0: "P02", 2: "P17"}, hands={0: "A04 A01"})
    near = fact(GAME, s, "A04", "rival").value
    s = lay(pawns={0: "P02", 2: "P02"}, hands={0: "A04 A01"})
    assert fact(GAME, s, "A04", "rival").value != near


def test_cards_that_lead_on_are_counted() -> None:
    s = lay(pawns={0: "P02"}, totems={0: "P02"}, hands={0: "A04 A04 A01"})
    assert fact(GAME, s, "A04 move P17", "next").value in (0, 1, 2)
    assert fact(GAME, s, "A04 move P17", "next").value > 0
