"""Measures what clocks and notices cost a move: `python benchmarks/room.py --clocks`.

One room holds tables of guests and of accounts, each without a clock, with a bank and with days for a turn, all open
and connected from the start. They take turns at playing, a second at a time and many times around, in a new order every
time, so whatever else happens on the machine or in the room happens to all of them. The room offers notices beyond the
page, and everybody with an account has a confirmed webhook, as in a room that is really used; none is sent meanwhile.
A figure is the median of the rounds, a ratio the median of the rounds' ratios to the same people's moves without a
clock, with the interval that holds the true median 95 times in 100.
"""

import argparse
import asyncio
import random
import sqlite3
import string
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from functools import partial
from math import comb
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from benchmarks import rooms

COOKIE = "vaka-session"
ACCOUNTS = 16
WARM_UP, COLD = 0.3, 3.0  # seconds before each part is measured; before the first ones the room itself is cold
CLOCKS: dict[str, dict[str, Any] | None] = {
    "no clock": None,
    "600 + 20 s": {"kind": "live", "bank": 600, "increment": 20},
    "3 days a turn": {"kind": "turns", "hours": 72},
}
OPEN = {"public_url": "https://play.example.org", "private_doors": True, "hash_memory": 8, "hash_passes": 1,
        "notice_seconds": 3600.0}  # fmt: skip


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
) -> list[rooms.Table]:
    """Tables of four with a clock: of guests, or of these people."""
    tables = []
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client:
        for number in range(count):
            four = [None] * rooms.SEATS if people is None else (people * 2)[number % ACCOUNTS :][: rooms.SEATS]
            opening = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (rooms.SEATS - 1), "clock": clock}
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
            tables.append(rooms.Table(table, tokens))
    return tables


async def measure(server: rooms.Server, data: str, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    game, count = arguments.games.split(",")[0], arguments.tables or 40
    rate = arguments.rate or 5.0
    async with httpx.AsyncClient(trust_env=False, timeout=120) as client:
        people = await accounts(client, server.url)
    with sqlite3.connect(Path(data) / "room.sqlite") as store:  # who answers the question is not measured
        store.execute("update doors set confirmed = created")
        store.execute("update deliveries set state = 'void'")
    store.close()
    kinds = [(who, clock) for who in ("guests", "accounts") for clock in CLOCKS]
    spent: dict[tuple[str, str], list[rooms.Played]] = {kind: [] for kind in kinds}
    began, order = time.perf_counter(), random.Random(2)
    async with AsyncExitStack() as stack:
        tables = {}
        for who, clock in kinds:
            given = people if who == "accounts" else None
            tables[who, clock] = await open_tables(server.url, game, count, CLOCKS[clock], given)
            await stack.enter_async_context(rooms.followed([server.url], tables[who, clock]))
        for around in range(-1, arguments.rounds):
            for kind in order.sample(kinds, len(kinds)):
                turns = [partial(rooms.turn_of, table) for table in tables[kind]]
                warm_up = COLD if around < 0 else WARM_UP
                played = await rooms.timed([server], rate, arguments.seconds, turns, warm_up)
                spent[kind] += [played] if around >= 0 else []
            print(
                f"{around + 1} of {arguments.rounds}, {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True
            )
    rows = []
    for (who, clock), parts in spent.items():
        each = [part.processor / len(part.times) for part in parts]
        without = [part.processor / len(part.times) for part in spent[who, "no clock"]]
        ratios = sorted(one / base for one, base in zip(each, without, strict=True))
        low, high = interval(ratios)
        rows.append({
            "who": who, "clock": clock, "processor_ms": round(median(each) * 1000, 3),
            "ratio": round(median(ratios), 3), "from": round(low, 3), "to": round(high, 3),
            "median_ms": round(median(part.row()["median_ms"] for part in parts), 2),
            "moves": sum(len(part.times) for part in parts),
        })  # fmt: skip
    return rows


def interval(values: list[float]) -> tuple[float, float]:
    """The 95% interval of the median of sorted values, whatever their distribution."""
    n, out, beyond = len(values), 0, 0.0
    while out < n // 2 and (beyond := beyond + comb(n, out) / 2**n) <= 0.025:
        out += 1
    first = max(0, out - 1)
    return values[first], values[n - 1 - first]


def measured(arguments: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder, rooms.room(folder, **OPEN) as server:
        return asyncio.run(measure(server, folder, arguments))
