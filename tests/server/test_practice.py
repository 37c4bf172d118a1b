"""Tables with known dice: honest about it, alone with bots, and the same every time."""

from tests.server.harness import PATIENCE, Guest, wait_until
from tests.tiers import amount

PLIES = amount("VAKA_TEST_PRACTICE", 8, 15)
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


def play_some(guest: Guest, seed: str) -> list[str]:
    """The log of a practice table after some first choices of ours and the bots' answers."""
    table = guest.open("me", *BOTS, seed=seed)["table"]["id"]
    path = f"/tables/{table}"
    while guest.get(f"{path}/position")["ply"] < PLIES:
        wait_until(lambda: guest.get(f"{path}/position")["positions"][0]["choices"], 4 * PATIENCE)
        guest.act(table)
    found = guest.get(f"{path}/replay", count=PLIES + 1)["positions"]
    return [str((position["to_move"], position["events"])) for position in found]


def test_a_practice_table_says_that_its_dice_are_known(guest: Guest) -> None:
    table = guest.open("me", "bot", seed="77")["table"]
    assert (table["practice"], table["seed"]) == (True, "77")
    assert not guest.open("me", "bot")["table"]["practice"]


def test_known_dice_are_not_for_play_with_others(guest: Guest) -> None:
    for seats in (("me", "invited"), ("me", "open")):
        assert guest.open(*seats, seed="7", expect=422)["code"] == "practice-alone"
    assert guest.open("me", "bot", seed="7", public=True, expect=422)["code"] == "practice-alone"
    refused = guest.open("me", "bot", seed=str(1 << 64), expect=422)
    assert refused["code"] == "bad-seed"
    assert str(1 << 64) in refused["message"]
    assert guest.open("me", "bot", seed="-1", expect=422)["code"] == "bad-request"


def test_the_same_decisions_lead_to_the_same_practice_match(guest: Guest) -> None:
    assert play_some(guest, "5") == play_some(guest, "5")
    assert play_some(guest, "5") != play_some(guest, "6")
