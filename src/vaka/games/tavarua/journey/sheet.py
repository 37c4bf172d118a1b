"""The surfer sheet, the calendar and the rank over the year, drawn for the terminal."""

from typing import TYPE_CHECKING

from vaka.core.journey import Speak
from vaka.games.tavarua.journey.career import BOXES, LOSS, SHEET, START, UNLOCK_RANKS, WIN, Career, Event, events

if TYPE_CHECKING:  # a game can be loaded without a terminal
    from rich.console import Group
    from rich.table import Table

BARS = "▁▂▃▄▅▆▇█"


def draw(career: Career, say: Speak) -> "Group":
    """Everything about a career."""
    from rich.console import Group

    title = say(
        "tavarua-career-title", name=career.name, edition=career.edition, seed=str(career.seed), rank=career.rank
    )
    return Group(title, stoke_table(career, say), calendar(career, say), rank_line(career, say), status(career, say))


def line(career: Career, say: Speak) -> str:
    """Where a career stands."""
    return say(
        "tavarua-career-line", name=career.name, edition=career.edition, rank=career.rank,
        played=len(career.months), status=career.status, cards=sum(career.cards),
    )  # fmt: skip


def stoke_table(career: Career, say: Speak) -> "Table":
    """Unlocked and spent boxes of each stoke card."""
    from rich.table import Table

    table = Table(say("tavarua-career-stoke"), *(say("tavarua-stoke-name", card=card) for card in SHEET))
    for name, counts in (("unlocked", career.unlocked), ("spent", career.spent)):
        table.add_row(say(f"tavarua-career-{name}"), *("■ " * count + "□ " * (BOXES - count) for count in counts))
    return table


def calendar(career: Career, say: Speak) -> "Table":
    """The twelve events with what they brought."""
    from rich.table import Table

    table = Table(
        *(
            say(f"tavarua-career-{word}")
            for word in ("month", "event", "kind", "rounds", "ai", "places", "points", "rank")
        )
    )
    for i, event in enumerate(events(career.edition)):
        row = [
            say("tavarua-month", month=event.month),
            event.name,
            kind(event, say),
            str(event.rounds),
        ]
        row.append(" ".join(f"{ai[0]}:{ai[1]}" for ai in event.ai) or "–")
        if i < len(career.months):
            result = career.months[i].result
            row.append(
                " ".join(f"{say('tavarua-board', board=board)} {place}." for board, place in result.places) or "–"
            )
            row += [f"{result.points:+d}", str(result.rank)]
        table.add_row(*row)
    return table


def kind(event: Event, say: Speak) -> str:
    return say("tavarua-career-event-kind", kind=event.title)


def rank_line(career: Career, say: Speak) -> str:
    """The rank over the year: higher bars are better ranks."""
    bars = "".join(BARS[(LOSS - max(WIN, min(LOSS, rank))) * (len(BARS) - 1) // (LOSS - WIN)] for rank in career.ranks)
    return f"{say('tavarua-career-year')}  {bars}  " + " → ".join(str(rank) for rank in career.ranks)


def status(career: Career, say: Speak) -> str:
    following = next((rank for rank in UNLOCK_RANKS if rank < min(career.ranks)), WIN)
    return say("tavarua-career-status", status=career.status, rank=career.rank, next=following)


def coming(career: Career, say: Speak) -> str:
    """What comes next."""
    event = career.event
    month = say("tavarua-month", month=event.month)
    ai = " ".join(f"{ai[0]}:{ai[1]}" for ai in event.ai) or "–"
    return say(
        "tavarua-career-next", month=month, event=event.name, kind=kind(event, say), rounds=event.rounds, ai=ai
    )  # fmt: skip


def outcome(career: Career, say: Speak) -> str:
    """What the last event brought."""
    month, event = career.months[-1], events(career.edition)[len(career.months) - 1]
    before = career.ranks[-2] if len(career.ranks) > 1 else START
    places = ", ".join(f"{say('tavarua-board', board=board)} {place}." for board, place in month.result.places) or "–"
    return say(
        "tavarua-career-month-line", month=say("tavarua-month", month=event.month), event=event.name, places=places,
        points=month.result.points, before=before, rank=month.result.rank,
        unlocked=", ".join(say("tavarua-stoke-name", card=card) for card in month.unlocked) or "–",
    )  # fmt: skip
