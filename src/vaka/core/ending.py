"""What the end of a match tells: what everybody was told, and awards for the moments worth remembering."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from vaka.core.match import Match

AWARDS = 3


E = TypeVar("E", bound=Mapping[str, object])  # the events of a game


class EventAt(NamedTuple, Generic[E]):
    """An event that everybody was told, and the number of the decision it belongs to, from 1."""

    ply: int
    event: E


MatchEvents: TypeAlias = Sequence[EventAt[E]]


@dataclass(frozen=True)
class Award:
    """Something a seat did better than the others. Its words are GAME-award-NAME and, with `args`, GAME-award-NAME-for;
    it can be seen at `ply`."""

    name: str
    seat: int
    ply: int
    args: Mapping[str, Any] = field(default_factory=dict)


def match_events(match: "Match") -> MatchEvents[Any]:
    """Everything that everybody was told, from the first decision to the last."""
    return [EventAt(ply, event) for ply in range(1, match.ply + 1) for event in match.events(ply)]


def when(events: MatchEvents[Any], kind: str, part: str = "seat", **parts: int) -> Iterator[tuple[int, int]]:
    """When and to whom, or by whom, a kind of event happened, if it has these parts."""
    for ply, event in events:
        if event["kind"] == kind and all(event[name] == value for name, value in parts.items()):
            yield ply, event[part]


def greatest(awards: Iterable[tuple[int, Award]], least: int) -> Award | None:
    """The award with the greatest number, the earliest of equals; none if the number is too small."""
    best: tuple[int, Award] | None = None
    for number, award in awards:
        if number >= least and (best is None or number > best[0]):
            best = number, award
    return None if best is None else best[1]


def most(name: str, counted: Iterable[tuple[int, int]], least: int) -> Award | None:
    """For the seat that comes up most often in pairs of ply and seat; none if two share that. It is shown at the last
    of them, and `count` is how many there were."""
    counts: Counter[int] = Counter()
    last: dict[int, int] = {}
    for ply, seat in counted:
        counts[seat] += 1
        last[seat] = ply
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < least or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    seat, count = ranked[0]
    return Award(name, seat, last[seat], {"count": count})


def chosen(candidates: Iterable[Award | None]) -> list[Award]:
    """The awards to give, the earlier candidates first, and one for each seat before anybody gets a second."""
    left = [award for award in candidates if award is not None]
    given: list[Award] = []
    while left and len(given) < AWARDS:
        held = Counter(award.seat for award in given)
        fewest = min(held[award.seat] for award in left)
        award = next(award for award in left if held[award.seat] == fewest)
        left.remove(award)
        given.append(award)
    return given


Sheet: TypeAlias = Callable[[Any, MatchEvents[Any]], Mapping[str, Any]]
Awards: TypeAlias = Callable[[MatchEvents[Any], int], Iterable[Award | None]]
