"""What can be set about a room: where it stores things, how long it waits, and how much one client may do."""

import os
from dataclasses import dataclass, field
from pathlib import Path

MINUTE = 60.0
PAGE_FIRST_SECONDS = 2.0  # before anything is warmed up: the first page goes first


@dataclass(frozen=True)
class Limits:
    """How much one client may send and open."""

    body: int = 64 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an imported record or journey
    plies: int = 3000  # decisions of an imported record; people's matches have hundreds
    headers: int = 32 * 1024  # bytes of a request's headers
    message: int = 8 * 1024  # bytes of a socket message
    rate: float = 30.0  # what a client's requests and messages may cost a second, in the long run (`costs.py`)
    burst: int = 120  # what they may cost at once
    page_rate: float = 60.0  # files of the page a second, in the long run
    page_burst: int = 600  # files of the page at once
    heavy: int = 6  # expensive requests of one client under way at once
    all_heavy: int = 48  # expensive requests of all clients under way at once
    connections: int = 256  # open connections of one client; those of a trusted proxy are not counted
    all_connections: int = 20_000  # open connections of all clients; fewer where the system gives fewer files
    tables: int = 100  # open or running tables of one client
    journeys: int = 200  # of one client
    reviews: int = 20  # under way or waiting in the whole room
    sockets: int = 100  # open sockets of one client
    queue: int = 512  # messages queued for a client that reads slowly
    name: int = 24  # characters in a name
    chat: int = 500  # characters in a line of chat


@dataclass(frozen=True)
class Settings:
    """One room. Several processes need a database and a bus they share (docs/guides/host.md)."""

    data: Path
    database: str | None = None  # postgresql://…; SQLite in the data folder if not given
    bus: str | None = None  # redis://…; within the process if not given
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further origins whose pages may use this room
    hosts: tuple[str, ...] = ()  # further names of this room: play.example.org, .example.org with all below it, or *
    client: Path = Path(__file__).parent / "static"  # the built page
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    warm: bool = True  # whether bot workers compile the rules in the background
    hint_playouts: int = 10_000  # of a hint, if there is time
    hint_seconds: float = 1.0
    review_playouts: int = 400  # of each look of a review
    bot_seconds: float = 15.0  # how long a bot worker may think before it is replaced
    bots: tuple[str, ...] = ()  # further bots to choose from, as file.py:Class
    stand_in: str = "greedy"  # the bot that stands in for a person who is away
    away_seconds: float = 2 * MINUTE  # how long a table waits for a person who is not there
    poll_seconds: float = 2.0  # how often to check the store for changes the bus did not announce
    cached_tables: int = 500
    heavy_workers: int = 2  # child processes for expensive work
    heavy_seconds: float = 15.0  # how long a child may work on one job
    heavy_memory: int = 384 * 1024 * 1024  # bytes of address space of a child; it begins with about 150 MB
    heavy_cache: int = 32 * 1024 * 1024  # bytes of answers about finished matches that are kept
    header_seconds: float = 10.0  # how long a client may take to send a request's headers
    idle_seconds: int = 5  # how long an HTTP connection without a request is kept open
    limits: Limits = field(default_factory=Limits)
