"""Measures what clocks and notices cost a move: `python benchmarks/room.py --clocks`.

One room holds tables of guests and of accounts, each without a clock, with a bank and with days for a turn. They take
turns at playing, a few seconds at a time and several times around, so a machine that slows down slows all of them.
Everybody is connected. The room offers notices beyond the page, and everybody with an account has a confirmed webhook,
as in a room that is really used. A figure is the median of its rounds, a ratio the median of the rounds' ratios to the
same people's moves without a clock.
"""

import argparse
import asyncio
import random
import sqlite3
import string
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from benchmarks import room

COOKIE = "vaka-session"
ACCOUNTS = 16
WARM_UP = 1.0  # seconds before each part is measured; the room itself is warm after the first
CLOCKS: dict[str, dict[str, Any] | None] = {
    "no clock": None,
    "600 + 20 s": {"kind": "live", "bank": 600, "increment": 20},
    "3 days a turn": {"kind": "turns", "hours": 72},
}
OPEN = {"public_url": "https://play.example.org", "private_doors": True, "hash_memory": 8, "hash_passes": 1}


async def accounts(client: httpx.AsyncClient, url: str) -> list[str]:
    """The cookies of people with accounts, each with a webhook."""
    names, found = random.Random(1), []
    for number in range(ACCOUNTS):
        client.cookies.clear()
        words = (await client.post(f"{url}/api/sign-in/phrase/offer")).raise_for_status().json()["words"]
        wish = {"name": "".join(names.choices(string.ascii_lowercase, k=12)), "phrase": " ".join(words)}
        (await client.post(f"{url}/api/sign-in/phrase/new", json=wish)).raise_for_status()
        hook = {"kind": "webhook", "address": f"http://127.0.0.1:9/{number}"}
        (await client.post(f"{url}/api/me/doors", json=hook)).raise_for_status()
        found.append(f"{COOKIE}={client.cookies[COOKIE]}")
    client.cookies.clear()
    return found


async def open_tables(
    url: str, game: str, count: int, clock: dict[str, Any] | None, people: list[str] | None
) -> list[room.Table]:
    """Tables of four with a clock: of guests, or of these people."""
    tables = []
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client:
        for number in range(count):
            four = [None] * room.SEATS if people is None else (people * 2)[number % ACCOUNTS :][: room.SEATS]
            opening = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (room.SEATS - 1), "clock": clock}
            tokens, table = list[str](), ""
            for seat, cookie in enumerate(four):
                headers = {} if cookie is None else {"cookie": cookie}
                bearer = {"bearer": True} if cookie is None else {}
                if seat == 0:
                    made = await client.post(f"{url}/api/tables", json={**opening, **bearer}, headers=headers)
                    table = made.raise_for_status().json()["table"]["id"]
                else:
                    named = {"name": f"guest {seat}"} if cookie is None else {}
                    made = await client.post(f"{url}/api/tables/{table}/sit", json={**named, **bearer}, headers=headers)
                token = made.raise_for_status().json()["token"] if cookie is None else cookie
                tokens.append(token)
            tables.append(room.Table(table, tokens))
    return tables


async def measure(server: room.Server, data: str, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    game, count = arguments.games.split(",")[0], arguments.tables or 40
    rate = arguments.rate or 5.0
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client:
        people = await accounts(client, server.url)
    with sqlite3.connect(Path(data) / "room.sqlite") as store:  # who answers the question is not measured
        store.execute("update doors set confirmed = created")
        store.execute("update deliveries set state = 'void'")
    store.close()
    kinds = [(who, clock) for who in ("guests", "accounts") for clock in CLOCKS]
    spent: dict[tuple[str, str], list[room.Played]] = {kind: [] for kind in kinds}
    began, parts = time.perf_counter(), arguments.rounds * len(kinds)
    for around in range(arguments.rounds):
        for who, clock in kinds[around % len(kinds) :] + kinds[: around % len(kinds)]:
            given = people if who == "accounts" else None
            tables = await open_tables(server.url, game, count, CLOCKS[clock], given)
            async with room.followed([server.url], tables):
                turns = [partial(room.turn_of, table) for table in tables]
                spent[who, clock].append(await room.timed([server], rate, arguments.seconds, turns, WARM_UP))
            done, spent_s = sum(map(len, spent.values())), time.perf_counter() - began
            print(f"{done} of {parts} parts, {spent_s:.0f} s: {who}, {clock}", file=sys.stderr, flush=True)
    rows = []
    for (who, clock), played in spent.items():
        each = [one.processor / len(one.times) for one in played]
        without = [one.processor / len(one.times) for one in spent[who, "no clock"]]
        ratios = [one / base for one, base in zip(each, without, strict=True)]
        rows.append({
            "who": who, "clock": clock, "processor_ms": round(median(each) * 1000, 3),
            "ratio": round(median(ratios), 2), "lowest": round(min(ratios), 2), "highest": round(max(ratios), 2),
            "median_ms": round(median(one.row()["median_ms"] for one in played), 2),
            "moves": sum(len(one.times) for one in played),
        })  # fmt: skip
    return rows


def measured(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder, room.room(folder, **OPEN) as server:
        return asyncio.run(measure(server, folder, arguments))
