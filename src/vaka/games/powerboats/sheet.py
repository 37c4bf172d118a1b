"""The score sheet: what each boat got in each race, and for what."""

from vaka.core.ending import MatchEvents
from vaka.core.kernel import State
from vaka.games.powerboats.awards import by_race
from vaka.games.powerboats.events import Event, Scored
from vaka.games.powerboats.payloads import RaceScore, Sheet
from vaka.games.powerboats.state import RACES


def sheet(s: State, events: MatchEvents[Event]) -> Sheet:
    """The races of every boat. A match that began in the middle does not know who sank before, or how points were
    made up."""
    scored: dict[tuple[int, int], Scored] = {}
    sunk: set[tuple[int, int]] = set()
    for race, (_, event) in by_race(events):
        if event["kind"] == "scored":
            scored[event["race"], event["seat"]] = event
        elif event["kind"] == "sank":
            sunk.add((race, event["seat"]))
    return {
        "races": [
            [race_score(s, race, seat, (race, seat) in sunk, scored.get((race, seat))) for race in range(RACES)]
            for seat in range(s.seats)
        ]
    }


def race_score(s: State, race: int, seat: int, sank: bool, scored: Scored | None) -> RaceScore:
    """One race of one boat."""
    turns = int(s.home[race, seat])
    return {
        "place": int(s.ranked[race, seat]) + 1,
        "gained": int(s.gained[race, seat]),
        "fate": "home" if turns else "sunk" if sank else "out",
        "turns": turns,
        "sooner": scored["sooner"] if scored else 0,
        "lost": scored["lost"] if scored else 0,
    }
