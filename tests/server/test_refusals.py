"""What is refused says so, and who refused it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Guest, Served, hear, served, settings, wait_until
from tests.server.test_fair import card, table_for_two


def test_who_asked_to_undo_learns_who_refused(guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    guest.act(table)
    other.act(table)
    entry = card(guest, table)["entry"]
    with guest.socket(table) as hers:
        hear(hers, "snapshot")
        guest.post(f"/tables/{table}/undo", {"entry": entry})
        assert hear(hers, "table")["table"]["undo"]["waiting_for"] == [1]
        other.post(f"/tables/{table}/undo/answer", {"agree": False})
        told = hear(hers, "table")["table"]
    assert (told["undo"], told["refused"]) == (None, {"what": "undo", "by": 1, "seat": 0})
    assert card(guest, table)["refused"] == told["refused"], "also after a reload"
    assert other.post(f"/tables/{table}/undo/answer", {"agree": True}, 409)["code"] == "no-undo-asked"
    assert guest.post(f"/tables/{table}/undo", {"entry": entry})["refused"] is None, "asked once more"
    assert guest.post(f"/tables/{table}/undo/answer", {"agree": False})["refused"] is None, "withdrawn, not refused"


def test_a_refusal_is_gone_with_the_next_move(guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    guest.act(table)
    other.act(table)
    guest.post(f"/tables/{table}/undo", {"entry": 2})
    other.post(f"/tables/{table}/undo/answer", {"agree": False})
    (guest if card(guest, table)["to_move"] == 0 else other).act(table)
    assert card(guest, table)["refused"] is None


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("vaka.server.presence.TICK_SECONDS", 0.05)
        with served(settings(folder, silent_seconds=0.1, absent_seconds=60.0, away_seconds=60.0)) as room:
            yield room


def test_a_vote_that_one_refuses_is_over_and_says_so(impatient: Served, begins: Callable[[int], None]) -> None:
    begins(3)
    with Guest(impatient.url) as ann, Guest(impatient.url) as bo, Guest(impatient.url) as cy:
        table = ann.open({"kind": "me", "name": "Ann"}, "open", "open")["table"]["id"]
        bo.post(f"/tables/{table}/sit", {"name": "Bo"})
        cy.post(f"/tables/{table}/sit", {"name": "Cy"})
        with ann.socket(table), bo.socket(table), cy.socket(table):
            wait_until(lambda: card(bo, table)["overdue"] == 0)
            assert cy.post(f"/tables/{table}/vote", {"seat": 0, "agree": False}, 409)["code"] == "no-vote"
            bo.post(f"/tables/{table}/vote", {"seat": 0})
            refused = cy.post(f"/tables/{table}/vote", {"seat": 0, "agree": False})
            assert (refused["vote"], refused["refused"]) == (None, {"what": "vote", "by": 2, "seat": 0})
            bo.post(f"/tables/{table}/vote", {"seat": 0})
            withdrawn = bo.post(f"/tables/{table}/vote", {"seat": 0, "agree": False})
            assert (withdrawn["vote"], withdrawn["refused"]) == (None, None)
            bo.post(f"/tables/{table}/vote", {"seat": 0})
            assert cy.post(f"/tables/{table}/vote", {"seat": 0})["seats"][0]["stood_in_by"] == "greedy"
