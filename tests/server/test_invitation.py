"""Invitations: an address that others can reach, told only on the room's own machine, and a QR code for the host."""

from pathlib import Path

import httpx
import pytest

from tests.server.harness import Guest, Served, served, settings
from vaka.server import reach
from vaka.server.api.invitation import qr_code


def picture(guest: Guest, table: str, **query: str) -> httpx.Response:
    return guest.http.get(f"/api/tables/{table}/invitation.svg", params=query)


def test_the_host_gets_the_link_as_a_picture(room: Served, guest: Guest, other: Guest) -> None:
    made = guest.open("me", "invited")["table"]
    found = picture(guest, made["id"])
    assert found.headers["content-type"] == "image/svg+xml"
    assert found.content.startswith(b"<svg")
    link = f"{room.url}/table/{made['id']}#invite={made['you']['invite']}"
    assert found.content == qr_code(link)
    renewed = guest.post(f"/tables/{made['id']}/invite")["you"]["invite"]
    assert picture(guest, made["id"]).content == qr_code(f"{room.url}/table/{made['id']}#invite={renewed}")
    assert picture(other, made["id"]).json()["code"] == "host-only"
    other.post(f"/tables/{made['id']}/sit", {"name": "Bo", "invite": renewed})
    assert picture(guest, made["id"]).json()["code"] == "already-started"


def test_a_room_for_one_machine_says_that_others_cannot_reach_it(guest: Guest) -> None:
    assert guest.get("/room/addresses") == {"here": True, "listening": False, "addresses": []}


def test_a_room_for_the_network_tells_its_addresses_only_to_its_own_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "_own", lambda: ["192.168.7.5"])
    with served(settings(tmp_path, host="0.0.0.0", hosts=("play.example.org",))) as room, Guest(room.url) as guest:
        port = room.url.rpartition(":")[2]
        address = f"http://192.168.7.5:{port}"
        assert guest.get("/room/addresses") == {"here": True, "listening": True, "addresses": [address]}
        for headers in ({"host": "play.example.org"}, {"x-forwarded-for": "203.0.113.9"}):
            told = guest.http.get("/api/room/addresses", headers=headers).json()
            assert told == {"here": False, "listening": False, "addresses": []}, "this came through a proxy"
        made = guest.open("me", "invited")["table"]
        link = f"{address}/table/{made['id']}#invite={made['you']['invite']}"
        assert picture(guest, made["id"], at=address).content == qr_code(link)
        assert picture(guest, made["id"], at="http://evil.example").status_code == 422


def test_addresses_that_lead_nowhere_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(None, None, None, None, (each, 0)) for each in ("127.0.1.1", "169.254.3.4", "10.0.0.9", "10.0.0.9")]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_: found)
    assert reach.addresses("0.0.0.0", 8000)[-1] == "http://10.0.0.9:8000"
    assert not any("127." in each or "169.254" in each for each in reach.addresses("0.0.0.0", 8000))
    assert reach.addresses("127.0.0.1", 8000) == []
