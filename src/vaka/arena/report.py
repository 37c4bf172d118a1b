"""A tournament as one HTML file: ratings, who beat whom, what a seat is worth, length, scores, speed."""

import datetime
from collections.abc import Callable
from html import escape

import numpy as np

from vaka.arena import plots
from vaka.arena.ratings import Lead, Rating, scores
from vaka.arena.tournament import Result, Tournament
from vaka.core.registry import load

Speak = Callable[..., str]

STYLE = """
:root {
  color-scheme: light dark;
  --ink: #12303f; --paper: #fbf7ec; --card: #fff; --line: #d9cfb8; --fill: #1b7f8c; --mark: #c2452a;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9f5f2; --paper: #0b2433; --card: #123346; --line: #2d5266; --fill: #46a9b5; --mark: #ef8a70; }
}
body {
  margin: 0 auto; max-width: 860px; padding: 32px 20px 60px;
  font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; color: var(--ink); background: var(--paper);
}
h1, h2 { font-family: "Josefin Sans", system-ui, sans-serif; line-height: 1.15; }
h2 { margin: 40px 0 6px; }
section { overflow-x: auto; }
svg { display: block; width: 100%; max-width: 700px; height: auto; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); }
.grid { stroke: var(--line); }
.bar { stroke: var(--fill); stroke-width: 5; stroke-linecap: round; opacity: 0.55; }
.dot, .fill { fill: var(--fill); }
.fair { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 5 4; }
table { border-collapse: collapse; background: var(--card); margin: 10px 0; }
th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
td.share { background: color-mix(in srgb, var(--fill) calc(var(--share) * 1%), var(--card)); }
footer { margin-top: 40px; border-top: 1px solid var(--line); padding-top: 10px; }
code { overflow-wrap: anywhere; }
"""


def page(
    tournament: Tournament, ratings: list[Rating], leads: list[Lead], results: list[Result], command: str, say: Speak,
    language: str = "en",
) -> str:  # fmt: skip
    """The whole report."""
    title = say("arena-title", game=load(tournament.game).meta.title, seats=tournament.seats)
    options = ", ".join(f"{name} = {value}" for name, value in tournament.options)
    played = say(
        "arena-played",
        matches=len(results), deals=tournament.deals, seatings=len(tournament.seatings), seed=str(tournament.seed),
    )  # fmt: skip
    sections = [
        _section(say("arena-ratings"), _ratings(ratings, leads, say), say("arena-ratings-how")),
        _section(say("arena-cross"), _cross(tournament, ratings, results), say("arena-cross-how")),
        _section(say("arena-seats"), _seats(tournament, results, say), say("arena-seats-how")),
        _section(
            say("arena-length"),
            plots.histogram(say("arena-length"), [result.decisions for result in results]),
            say("arena-length-how", mean=round(float(np.mean([result.decisions for result in results])), 1)),
        ),
        *_figures(results, say),
        _section(say("arena-speed"), _speed(tournament, results, say), say("arena-speed-how")),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        f"<h1>{escape(title)}</h1><p>{escape(played)}{' ' + escape(options) + '.' if options else ''}</p>\n"
        + "\n".join(sections)
        + f"\n<footer><p>{datetime.date.today().isoformat()} · <code>{escape(command)}</code></p></footer>"
        "</body></html>\n"
    )


def _section(title: str, body: str, how: str = "") -> str:
    note = f"<p>{escape(how)}</p>" if how else ""
    return f"<section><h2>{escape(title)}</h2>{note}{body}</section>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    """A table; a cell that is markup already stays as it is."""

    def line(cells: list[str], tag: str) -> str:
        return "".join(cell if cell.startswith("<td") else f"<{tag}>{escape(cell)}</{tag}>" for cell in cells)

    body = "".join(f"<tr>{line(row, 'td')}</tr>" for row in rows)
    return f"<table><thead><tr>{line(head, 'th')}</tr></thead><tbody>{body}</tbody></table>"


def _ratings(ratings: list[Rating], leads: list[Lead], say: Speak) -> str:
    plot = plots.intervals(say("arena-ratings"), [(row.bot, row.points, row.low, row.high) for row in ratings])
    ahead = {lead.bot: lead for lead in leads}
    rows = []
    for row in ratings:
        lead = ahead.get(row.bot)
        rows.append(
            [
                row.bot, f"{row.points:.0f}", f"{row.low:.0f} – {row.high:.0f}",
                f"+{lead.points:.0f} ({lead.low:.0f} – {lead.high:.0f})" if lead else "",
                f"{row.wins:.1%}", f"{row.skill:.1f} ± {row.doubt:.1f}", str(row.matches),
            ]
        )  # fmt: skip
    head = [say(f"arena-column-{name}") for name in ("bot", "points", "interval", "ahead", "wins", "skill", "matches")]
    return plot + _table(head, rows)


def _cross(tournament: Tournament, ratings: list[Rating], results: list[Result]) -> str:
    won = scores(tournament, results).sum(0)
    order = [tournament.bots.index(row.bot) for row in ratings]
    rows = []
    for i in order:
        cells = [tournament.bots[i]]
        for j in order:
            played = won[i, j] + won[j, i]
            share = won[i, j] / played if played else None
            cells.append(
                "" if share is None else f'<td class="share" style="--share:{60 * share:.0f}">{share:.1%}</td>'
            )
        rows.append(cells)
    return _table(["", *(tournament.bots[j] for j in order)], rows)


def _seats(tournament: Tournament, results: list[Result], say: Speak) -> str:
    wins = np.zeros(tournament.seats)
    for result in results:
        best = max(result.returns)
        first = [seat for seat, value in enumerate(result.returns) if value == best]
        wins[first] += 1 / len(first)
    share = wins / max(1, len(results))
    error = 1.96 * np.sqrt(share * (1 - share) / max(1, len(results)))
    rows = [
        (say("seat-name", seat=seat), float(share[seat]), f"{share[seat]:.1%} ± {error[seat]:.1%}")
        for seat in range(tournament.seats)
    ]
    return plots.bars(say("arena-seats"), rows, 1 / tournament.seats)


def _figures(results: list[Result], say: Speak) -> list[str]:
    """The game's own numbers, such as the winner's points."""
    names = dict.fromkeys(name for result in results for name in result.figures)
    found = []
    for name in names:
        values = [result.figures[name] for result in results if name in result.figures]
        how = say("arena-figure-how", mean=f"{np.mean(values):.2f}", sd=f"{np.std(values):.2f}")
        found.append(_section(name.replace("_", " ").capitalize(), plots.histogram(name, values), how))
    return found


def _speed(tournament: Tournament, results: list[Result], say: Speak) -> str:
    rows = []
    for name in tournament.bots:
        mine = [result for result in results if name in tournament.seatings[result.seating]]
        speed = sum(result.decisions for result in mine) / max(1e-9, sum(result.seconds for result in mine))
        rows.append((name, speed, f"{speed:,.0f}"))
    return plots.bars(say("arena-speed"), rows)
