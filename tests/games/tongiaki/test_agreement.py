"""The end a table may agree on after ten rounds without a tile (TON-Q32): no move, and scored as it stands."""

from pathlib import Path

import pytest

from tests.server.harness import Guest, guests, hear, served, settings
from vaka.core.errors import BadRecord, IllegalMove
from vaka.core.match import Match
from vaka.core.packed import pack, unpack
from vaka.core.record import digest, from_record, load, to_record

RECORD = Path(__file__).parent / "records" / "agreed-2.json"


def closed_map(missing: int = 0) -> Match:
    """A match that has just gone ten rounds without a tile, or some turns before that."""
    match = load(RECORD)
    turns = [ply for ply in range(match.ply) if match.fork(ply).view(0)["phase"] == "turn"]
    return match.fork(match.ply if missing == 0 else turns[-missing])


def test_a_table_may_agree_to_stop_after_ten_whole_rounds_without_a_tile() -> None:
    before, now = closed_map(missing=1), closed_map()
    assert (before.view(0)["rounds_without_tile"], before.view(0)["agreed_end"]) == (9, None)
    assert now.view(0)["rounds_without_tile"] == 10
    assert [place["place"] for place in now.view(None)["agreed_end"]] == [1, 2]
    with pytest.raises(IllegalMove, match="cannot be ended by agreement"):
        before.stop()


def test_the_agreed_end_is_no_move_and_scores_what_stands() -> None:
    match = closed_map()
    standing = {colour["seat"]: colour["points"] for colour in match.view(0)["colours"]}
    match.stop()
    assert (match.over, match.agreed, match.ply, match.legal()) == (True, True, len(match.actions), [])
    assert [place["points"] for place in match.view(0)["places"]] == [standing[0], standing[1]]
    assert match.returns == [1.0, -1.0]
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.fork().over
    assert not match.fork(match.ply).over, "the match may be played on from here"
    with pytest.raises(IllegalMove):
        match.stop()


def test_a_record_keeps_the_agreement() -> None:
    match = closed_map()
    match.stop()
    record = to_record(match)
    assert record["agreed"] is True
    for twin in (from_record(record), unpack(pack(match))):
        assert twin.state.tobytes() == match.state.tobytes()
        assert (twin.agreed, twin.fork(twin.ply).over) == (True, False)
        assert to_record(twin) == record
    early = {**to_record(closed_map(missing=1)), "agreed": True}
    with pytest.raises(BadRecord, match="agreed"):
        from_record({**early, "digest": digest(early)})


def opened(ann: Guest, bo: Guest, match: Match) -> str:
    """A table of two people where a match stands."""
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = ann.post("/records", {"record": to_record(match), "seats": seats}, 201)["table"]
    bo.post(f"/tables/{table['id']}/sit", {"name": "Bo", "invite": table["you"]["invite"]})
    return str(table["id"])


def test_at_a_table_everybody_has_to_agree(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, guests(room.url, 3) as (ann, bo, eve):
        early = opened(ann, bo, closed_map(missing=1))
        asked = {"entry": ann.get(f"/tables/{early}/position")["entry"]}
        assert ann.post(f"/tables/{early}/stop", asked, 409)["code"] == "no-agreed-end"
        table = opened(ann, bo, closed_map())
        path, entry = f"/tables/{table}", ann.get(f"/tables/{table}/position")["entry"]
        assert eve.post(f"{path}/stop", {"entry": entry}, 403)["code"] == "not-seated"
        request = ann.post(f"{path}/stop", {"entry": entry})["undo"]
        assert request == {"seat": 0, "to_ply": entry, "stop": True, "off": False, "waiting_for": [1]}
        refused = bo.post(f"{path}/undo/answer", {"agree": False})
        assert (refused["status"], refused["refused"]) == ("running", {"what": "stop", "by": 1, "seat": 0})
        ann.post(f"{path}/stop", {"entry": entry})
        with eve.socket(table) as looking:
            hear(looking, "snapshot")
            over = bo.post(f"{path}/undo/answer", {"agree": True})
            assert hear(looking, "stopped")["positions"][0]["view"]["phase"] == "over"
            assert hear(looking, "over")["table"]["result"] == over["result"]
        assert (over["status"], [place["place"] for place in over["result"]]) == ("over", [1, 2])
        assert (over["stopped"], ann.get(f"/tables/{early}")["table"]["stopped"]) == (True, False)
        record = ann.get(f"{path}/record")
        assert record["agreed"]
        again = eve.post("/records", {"record": record}, 201)["table"]
        assert (again["status"], again["result"]) == ("over", over["result"])
    with served(settings(tmp_path)) as room, Guest(room.url) as late:
        for number in (table, again["id"]):
            kept = late.get(f"/tables/{number}")["table"]
            assert (kept["status"], kept["result"]) == ("over", over["result"])
            assert late.get(f"/tables/{number}/position")["positions"][0]["view"]["phase"] == "over"
