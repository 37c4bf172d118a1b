"""What can be set about a room: where it stores things, how long it waits, and how much one client may do.

The comment behind a field, or above it, is its documentation: `vaka serve --show-settings` and
docs/reference/settings.md show it. Every field can be set in a file or by an environment variable
(`vaka.server.configuration`).
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

MINUTE = 60.0
ADDRESSES = ("database", "bus")  # may hold a password, which is never shown
SECRETS = ("metrics_token", "smtp_password")  # never shown
# with none of any of these a room would hang or fail
ABOVE_ZERO = (
    "workers", "heavy_workers", "poll_seconds", "sweep_seconds", "hash_memory", "hash_passes", "rate", "page_rate"
)  # fmt: skip
PAGE_FIRST_SECONDS = 2.0  # before anything is warmed up: the first page goes first


@dataclass(frozen=True)
class Limits:
    """How much one client may send and open."""

    body: int = 64 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an imported record or journey
    plies: int = 3000  # decisions of an imported record; people's matches have hundreds
    headers: int = 32 * 1024  # bytes of a request's headers
    address: int = 4 * 1024  # bytes of a request's address
    message: int = 8 * 1024  # bytes of a socket message
    rate: float = 30.0  # what a client's requests and messages may cost a second, in the long run (`costs.py`)
    burst: int = 120  # what they may cost at once
    page_rate: float = 60.0  # files of the page a second, in the long run
    page_burst: int = 600  # files of the page at once
    heavy: int = 6  # expensive requests of one client under way at once
    all_heavy: int = 48  # expensive requests of all clients under way at once
    connections: int = 256  # open connections of one client; behind a trusted proxy, its requests under way
    all_connections: int = 20_000  # open connections of all clients; fewer where the system allows fewer files
    tables: int = 100  # open or running tables of one client
    copied: int = 200_000  # decisions that one client may copy a day by importing records and forking ended matches
    journeys: int = 200  # journeys of one client, changed in the last `journey_days`
    journey_days: float = 30.0  # a journey untouched for longer does not count
    lobby: int = 3  # tables of one client on a page of the lobby that others need too
    reviews: int = 4  # reviews of one client under way or waiting
    all_reviews: int = 20  # reviews of all clients under way or waiting
    sockets: int = 100  # open sockets of one client
    queue: int = 512  # messages queued for a client that reads slowly
    name: int = 24  # characters in a name
    chat: int = 500  # characters in a line of chat
    reactions: int = 5  # quick reactions of one person at once; one more every two seconds
    reports: int = 10  # reports of one client an hour
    accounts: int = 20  # accounts that one client may begin a day
    passkeys: int = 20  # passkeys of one account
    tokens: int = 20  # personal tokens of one account
    old_names: int = 3  # names that stay reserved for one account, and so how often it can change its name
    known: int = 1000  # people that one account may follow, and as many that it may block
    invitations: int = 60  # people that one account may invite an hour
    about: int = 200  # characters of the line about oneself
    doors: int = 10  # addresses one account may have notices sent to, and questions about them it may cause a day
    seekers: int = 20  # people of one client who look for a match at once


@dataclass(frozen=True)
class Settings:
    """One room. Several processes need a database and a bus they share (docs/guides/host.md)."""

    data: Path  # the folder for the tables
    database: str | None = None  # postgresql://…; SQLite in the data folder if not given
    bus: str | None = None  # redis://…; within the process if not given
    host: str = "127.0.0.1"  # where to listen; 0.0.0.0 for the whole network
    port: int = 8000  # 0 takes any that is free
    origins: tuple[str, ...] = ()  # further origins whose pages may use this room
    hosts: tuple[str, ...] = ()  # further names of this room: play.example.org, .example.org with all below it, or *
    client: Path = Path(__file__).parent / "static"  # the built page
    # processes in which bots think
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    warm: bool = True  # whether to play by compiled rules, and to compile in the background what the cache lacks
    hint_playouts: int = 10_000  # playouts of a hint, if there is time
    hint_seconds: float = 1.0  # how long a hint may search
    review_playouts: int = 400  # playouts of each search of a review
    review_in_browser: bool = False  # whether reviews are made in the reader's browser where it can
    bot_seconds: float = 15.0  # how long a bot worker may think before it is replaced
    bots: tuple[str, ...] = ()  # further bots to choose from, as file.py:Class
    stand_in: str = "greedy"  # the bot that stands in for a person who is away
    away_seconds: float = 2 * MINUTE  # how long a table waits for a person who is not there
    absent_seconds: float = 30.0  # how long somebody may be away before the others may vote for a bot in their place
    silent_seconds: float = 3 * MINUTE  # the same for somebody who is there but does not move
    rest_seconds: float = 20.0  # how long bots play on after anybody has asked for the table
    open_days: float | None = 7.0  # until a table that has not started closes (or never)
    idle_days: float | None = 30.0  # until a match without a move closes (or never)
    notice_days: float = 2.0  # how long before that the table says so
    finished_days: float | None = None  # until a finished match of guests is deleted (or never)
    sweep_seconds: float = 60 * MINUTE  # how often to look for such tables
    spare_seconds: float = 60 * MINUTE  # until an untouched table gives way to a new one of the same client
    poll_seconds: float = 2.0  # how often to check the store for changes the bus did not announce
    cached_tables: int = 500  # tables kept in memory
    cached_bytes: int = 256 * 1024 * 1024  # bytes that they may take together
    heavy_workers: int = 2  # child processes for expensive work
    heavy_seconds: float = 15.0  # how long a child may work on one job
    heavy_memory: int = 384 * 1024 * 1024  # bytes of address space of a child; it begins with about 150 MB
    heavy_cache: int = 32 * 1024 * 1024  # bytes of answers about finished matches that are kept
    header_seconds: float = 10.0  # how long a client may take to send a request's headers
    idle_seconds: int = 5  # how long an HTTP connection without a request is kept open
    store_seconds: float = 5.0  # how long to wait for a PostgreSQL that does not answer before a request is refused
    log: Literal["text", "json"] = "text"  # how to write the log: lines to read, or JSON for programs
    # what to log; info adds a line for each request
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    metrics_port: int = 0  # where Prometheus finds /metrics on a port of its own; 0 for nowhere
    metrics_host: str = "127.0.0.1"  # the address that port listens on
    metrics_token: str | None = None  # with this bearer token /metrics is on the room's own port too
    chat_days: float | None = None  # until the chat of a table that has ended is deleted (or never)
    report_days: float | None = 180.0  # until a report that was dealt with is deleted (or never)
    client_days: float | None = 90.0  # until the room forgets where somebody has played from (or never)
    session_days: float = 90.0  # until somebody who does not come back is signed out
    name_days: float = 90.0  # how long nobody else gets a name that its account has given up
    hash_memory: int = 19 * 1024  # KiB that hashing a key phrase takes, so that guessing one from a backup is slow
    hash_passes: int = 2  # how often hashing a key phrase goes over that memory
    # the room's own address, such as https://play.example.org, for links in notices; without it there is only the bell
    public_url: str | None = None
    push: bool = True  # whether notices can go to browsers, if `public_url` is set
    push_contact: str | None = None  # mailto:… or https://… for push services to reach you; `public_url` if not given
    webhooks: bool = True  # whether people may have notices sent to webhooks, if `public_url` is set
    private_doors: bool = False  # whether webhooks and push services may be in your own network or on this machine
    smtp_host: str | None = None  # the mail server; notices by e-mail need it, `mail_from` and `public_url`
    smtp_port: int = 587  # 465 with smtp_security = "tls"
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"  # how the connection to the mail server is encrypted
    smtp_user: str | None = None  # for signing in to the mail server, if it asks for that
    smtp_password: str | None = None  # for smtp_user
    mail_from: str | None = None  # the sender of mails, such as Vaka <vaka@example.org>
    notice_seconds: float = MINUTE  # how long a notice waits before it is sent: people who are playing need none
    bell_days: float = 30.0  # how long notices are kept
    limits: Limits = field(default_factory=Limits)  # a section of its own
