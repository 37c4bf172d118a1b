"""Whole moves in the tree of a search: the decisions of a seat up to the next chance, news, turn or other seat."""

from collections.abc import Sequence
from dataclasses import replace
from heapq import heappop, heappush
from typing import Any, NamedTuple

from vaka.bots.fast import fast
from vaka.bots.search.searcher import Candidate, Searcher
from vaka.bots.search.tree import NOT_THERE, Tree, node_here, remember, start_path
from vaka.core.chance import shown_more
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import State

MOST = 12  # moves that are told
LEAST = 8  # playouts of a decision that is told
LONGEST = 12  # decisions of a move
DOUBT = 40  # playouts of the decision before that count with a decision's own: the best of many was also lucky
DEALS = (1, 2, 3)  # of what a seat cannot see, to find out whether it learns something


def whole_moves(searcher: Searcher, known: State) -> list[Candidate]:
    """The most visited moves of the last search, of all decisions that follow from each other; those that lead to
    the same position are told once. `results` and `seen` are those of the first decision, `share` is parted."""
    return _Walk(searcher, known).moves()


def positions(searcher: Searcher, known: State, actions: Sequence[int]) -> list[State]:
    """The position before each of some decisions, and the one after all of them."""
    states = [known]
    for action in actions:
        states.append(after(_rules_of(searcher), states[-1], action))
    return states


def after(game: Game, s: State, action: int) -> State:
    """The position an action leads to."""
    after = game.copy(s)
    game.rules.apply(after, action, NO_EVENTS)
    return after


def ends_move(game: Game, before: State, action: int, now: State) -> bool:
    """Whether a move is over with an action: chance or something new to the seat came, or somebody else or another
    turn is next."""
    seat = int(game.rules.to_move(before))
    if int(game.rules.to_move(now)) != seat or game.notation.heading(now) != game.notation.heading(before):
        return True
    return shown_more(before, now) and _learns(game, seat, before, action, now)


def _learns(game: Game, seat: int, before: State, action: int, now: State) -> bool:
    """Whether what the seat sees after its action depends on what it could not see: its own card is no news to it."""
    if before.chance != now.chance:
        return True
    seen = game.view(now, seat)
    for deal in DEALS:
        other = game.copy(before)
        game.rules.redeal(other, seat, deal)
        if game.view(after(game, other, action), seat) != seen:
            return True
    return False


def _rules_of(searcher: Searcher) -> Game:
    return fast(searcher.game) if searcher.compiled else searcher.game


def _joined(one: Candidate, other: Candidate) -> Candidate:
    """Two ways to the same position: that of more playouts, with the playouts of both."""
    kept = one if one.visits >= other.visits else other
    visits = one.visits + other.visits
    result = (one.result * one.visits + other.result * other.visits) / visits
    return replace(kept, visits=visits, result=result, share=one.share + other.share)


class _Line(NamedTuple):
    """Decisions that may be part of a longer move; the most visited come first."""

    order: tuple[int, int]
    made: Candidate  # with what is known of the last of them
    actions: tuple[int, ...]
    end: bytes  # what tells the position they lead to from others
    now: State
    legal: list[int]  # what may follow; nothing, if the move is over
    path: tuple[Any, Any, Any]  # what the tree knows of them


class _Walk:
    """A walk through the tree along the decisions of one seat. New nodes it makes on its way stay without edges."""

    def __init__(self, searcher: Searcher, known: State) -> None:
        self.searcher, self.known = searcher, known
        self.game = _rules_of(searcher)
        self.tree: Tree = searcher.tree
        self.control: Any = searcher.tree.control[0]
        self.node_here = searcher.game.plain.link(node_here)
        self.seat = int(self.game.rules.to_move(known))
        self.memo = self.game.new_memo()
        self.open: list[_Line] = []
        self.count = 0

    def moves(self) -> list[Candidate]:
        """The moves, most visited first."""
        start_path(self.control)
        self.node_here(self.tree, self.known, self.seat)
        path = self._path()
        for root in self.searcher.candidates():
            self._push(replace(root, seen=root.visits), (root.action,), self.known, path)
        found: dict[bytes, Candidate] = {}
        begun: set[int] = set()
        while self.open and (len(found) < MOST or len(begun) == 1):
            line = heappop(self.open)
            if len(found) >= MOST and line.actions[0] in begun:
                continue  # a move that begins otherwise is still to be found
            edges = self._edges(line)
            if edges:
                self._branch(line, edges)
            elif line.legal:
                self._complete(line)
            else:
                move = replace(line.made, then=line.actions[1:])
                found[line.end] = _joined(found[line.end], move) if line.end in found else move
                begun.add(move.action)
        return list(found.values())

    def _push(self, made: Candidate, actions: tuple[int, ...], before: State, path: tuple[Any, Any, Any]) -> None:
        """Note decisions, the last of which was made in `before`, and those that they force."""
        self._return_to(path)
        remember(self.control, self.seat, actions[-1])
        now = after(self.game, before, actions[-1])
        legal = self._legal(before, actions, now)
        while len(legal) == 1:  # the tree has no node for it
            actions, before = (*actions, legal[0]), now
            now = after(self.game, before, actions[-1])
            legal = self._legal(before, actions, now)
        end = before.tobytes() + actions[-1].to_bytes(8) if shown_more(before, now) else now.tobytes()
        self.count += 1
        heappush(self.open, _Line((-made.visits, self.count), made, actions, end, now, legal, self._path()))

    def _complete(self, line: _Line) -> None:
        """Go on as a careful player would where the search has not looked: a move is told as a whole."""
        out = self.game.new_actions()
        count = self.game.rules.legal(line.now, out)
        action = int(self.game.rules.policy(line.now, out, count, self.memo))
        self._push(line.made, (*line.actions, action), line.now, line.path)

    def _legal(self, before: State, actions: tuple[int, ...], now: State) -> list[int]:
        """What may follow in the same move."""
        over = len(actions) >= LONGEST or ends_move(self.game, before, actions[-1], now)
        return [] if over else self.game.legal_actions(now)

    def _branch(self, line: _Line, edges: list[tuple[int, int, float]]) -> None:
        """Go on with each of the decisions that follow."""
        path, total = self._path(), sum(visits for _, visits, _ in edges)
        for action, visits, result in edges:
            share = line.made.share * visits / total
            careful = (visits * result + DOUBT * line.made.result) / (visits + DOUBT)
            made = replace(line.made, visits=visits, result=careful, share=share)
            self._push(made, (*line.actions, action), line.now, path)

    def _edges(self, line: _Line) -> list[tuple[int, int, float]]:
        """The decisions that were looked at often enough, or else the one that was most often: action, playouts, and
        mean result for the seat."""
        self._return_to(line.path)
        node = int(self.node_here(self.tree, line.now, self.seat)) if line.legal else NOT_THERE
        found = []
        edge = NOT_THERE if node == NOT_THERE else int(self.tree.nodes[node]["first"])
        while edge != NOT_THERE:
            e = self.tree.edges[edge]
            action, visits = int(e["action"]), int(e["visits"])
            if action in line.legal and visits > 0:
                found.append((action, visits, int(e["value"]) / visits / RETURN_UNIT))
            edge = int(e["following"])
        most = max((visits for _, visits, _ in found), default=0)
        return [each for each in found if each[1] >= min(LEAST, most)]

    def _path(self) -> tuple[Any, Any, Any]:
        return self.control["public"], tuple(self.control["own"]), self.control["running"]

    def _return_to(self, path: tuple[Any, Any, Any]) -> None:
        self.control["public"], self.control["own"], self.control["running"] = path
