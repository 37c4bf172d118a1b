"""Caddy with our Caddyfile in front of two rooms on PostgreSQL and Redis: people play over HTTPS."""

import os
import shutil
import signal
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.server.harness import (
    Guest,
    free_port,
    hear,
    launched,
    own_schema,
    redis_or_skip,
    served,
    settings,
    wait_until,
)
from tests.server.test_cluster import both_play
from vaka.server.settings import Limits

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
pytestmark = pytest.mark.exhaustive


@dataclass
class Proxy:
    """Caddy at work."""

    https: int
    http: int
    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://localhost:{self.https}"

    def guest(self, token: str | None = None) -> Guest:
        return Guest(self.url, token, trust=self.trust)


@contextmanager
def caddy(folder: Path, *rooms: str) -> Iterator[Proxy]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed")
    https, http = free_port(), free_port()
    chosen = {"DOMAIN": "localhost", "HTTPS_PORT": str(https), "HTTP_PORT": str(http), "ROOMS": " ".join(rooms)}
    own = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [program, "run", "--config", str(CADDYFILE), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **chosen, **own})
        try:
            root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
            wait_until(root.exists)
            proxy = Proxy(https, http, ssl.create_default_context(cafile=str(root)))
            wait_until(lambda: answers(proxy))
            yield proxy
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def answers(proxy: Proxy) -> bool:
    try:
        with proxy.guest() as guest:
            return guest.http.get("/api/games").status_code == 200
    except httpx.TransportError:
        return False


def test_people_play_over_https_and_one_of_two_rooms_is_killed(tmp_path: Path) -> None:
    with (
        own_schema() as database,
        launched(data=tmp_path, database=database, bus=redis_or_skip()) as one,
        launched(data=tmp_path, database=database, bus=redis_or_skip()) as two,
        caddy(tmp_path, f"127.0.0.1:{one.port}", f"127.0.0.1:{two.port}") as proxy,
        proxy.guest() as ann,
        proxy.guest() as bo,
    ):
        made = ann.open({"kind": "me", "name": "Ann"}, "invited", "bot")
        table = made["table"]["id"]
        assert all(cookie.secure for cookie in ann.http.cookies.jar), "the room knows that it is behind HTTPS"
        bo.post(f"/tables/{table}/sit", {"name": "Bo", "invite": made["table"]["you"]["invite"]})
        with ann.socket(table) as hers, bo.socket(table) as his:
            for socket in (hers, his):
                hear(socket, "snapshot")
            plies = both_play(table, [(ann, hers), (bo, his)], 12)
        one.kill()
        with ann.socket(table) as hers, bo.socket(table) as his:
            assert hear(hers, "snapshot")["table"]["ply"] >= plies, "nothing acknowledged was lost"
            hear(his, "snapshot")
            assert both_play(table, [(ann, hers), (bo, his)], plies + 12) >= plies + 12
        one.start()


def test_nobody_gets_more_by_making_up_addresses(tmp_path: Path) -> None:
    limits = Limits(rate=0.01, burst=40)
    with served(settings(tmp_path, limits=limits)) as room, caddy(tmp_path, room.url.removeprefix("http://")) as proxy:
        with proxy.guest() as guest:
            asked = [
                guest.http.get("/api/games", headers={"x-forwarded-for": f"198.51.100.{number}"}).status_code
                for number in range(60)
            ]
        assert asked[-1] == 429


def test_plain_http_leads_to_https(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, caddy(tmp_path, room.url.removeprefix("http://")) as proxy:
        answer = httpx.get(f"http://localhost:{proxy.http}/rules", trust_env=False)
        assert (answer.status_code, answer.headers["location"]) == (308, "https://localhost/rules")
        with proxy.guest() as guest:
            page = guest.http.get("/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"] == "max-age=31536000"
