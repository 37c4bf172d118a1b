"""One sentence why a move is better than another, made of what the game counts for both."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from vaka.core.reasons import Fact, contrast, speaks_for
from vaka.locale import speak, speak_of

# better: the fact speaks for the move; despite: it speaks against it; even, yet: likewise, but the results are about
# even anyway; unlike: they have no fact in common; later, same: no fact differs, and the results do or do not; only:
# there is no other move; alone: none was found
Kind: TypeAlias = Literal["better", "despite", "even", "yet", "unlike", "later", "same", "only", "alone"]
Against: TypeAlias = Literal["next", "other", "played"]


@dataclass(frozen=True)
class Clause:
    """What a fact says of a move, without its subject: a message by its key, with its arguments."""

    key: str
    args: Mapping[str, Any]

    def words(self, language: str) -> str:
        return speak_of(language, self.key, self.args)


@dataclass(frozen=True)
class Reason:
    """A move against the next best, the best that begins otherwise, or the one that was played."""

    kind: Kind
    against: Against = "next"
    best: Clause | None = None
    other: Clause | None = None

    def words(self, language: str) -> str:
        """The whole sentence."""
        said = {name: clause.words(language) for name, clause in self._clauses()}
        return speak(language, f"reason-{self.kind}", against=self.against, **said)

    def _clauses(self) -> list[tuple[str, Clause]]:
        return [(name, clause) for name, clause in (("best", self.best), ("other", self.other)) if clause is not None]


def clause(game: str, fact: Fact) -> Clause:
    """A fact as a message."""
    value = int(fact.value) if fact.value == int(fact.value) else fact.value
    return Clause(f"{game}-reason-{fact.name}", {"value": value, **fact.args})


def reason(
    game: str, best: Sequence[Fact], other: Sequence[Fact], ahead: bool, against: Against = "next"
) -> Reason:  # fmt: skip
    """Why a move is better than another; `ahead`: its expected result is higher by what is told."""
    pair = contrast(best, other)
    if pair is None:
        comparable = {fact.name for fact in best} & {fact.name for fact in other}
        return Reason("unlike" if not comparable else "later" if ahead else "same", against)
    kinds: tuple[Kind, Kind] = ("better", "despite") if ahead else ("even", "yet")
    kind = kinds[0] if speaks_for(*pair) else kinds[1]
    return Reason(kind, against, clause(game, pair[0]), clause(game, pair[1]))


def remark(game: str, own: Sequence[Fact], other: Sequence[Fact]) -> Clause | None:
    """What tells a move from another, of that move alone; None where nothing does."""
    pair = contrast(own, other)
    return None if pair is None else clause(game, pair[0])
