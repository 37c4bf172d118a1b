"""Plays what people have planned, as soon as it is their turn: see `vaka.room.ahead`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.core.match import Match
from vaka.room.ahead import LONGEST, Plan, PlannedDecision, fits, made, planned
from vaka.room.sealed import to_play
from vaka.server.errors import BadRequest, RoomError, Unavailable
from vaka.server.heavy import aside
from vaka.server.logs import short
from vaka.server.rows import Seat
from vaka.server.store import said
from vaka.server.store import sealed as store
from vaka.server.table import Table, Viewer
from vaka.server.tasks import Spawn
from vaka.server.turns import awaited, seen_by

if TYPE_CHECKING:
    from vaka.server.moves import Moves

TRIES = 5  # when the match goes on while a plan is looked into
log = structlog.get_logger(__name__)


def left(table: Table, seat: int) -> tuple[PlannedDecision, ...]:
    """What is left of a seat's plan."""
    plan, before = table.plans.get(seat), _made(table, seat)
    if plan is None or plan.at(before, table.undone) is None:
        return ()
    return plan.decisions[before - plan.made :]


async def supposed(
    table: Table, seat: int, wanted: Sequence[tuple[int, bool]]
) -> tuple[list[PlannedDecision], list[Match]]:
    """The decisions of a plan that can be made, and where its seat would stand at each, and after the last."""
    at = table.round
    own = to_play(at, seat, table.sealed.get(seat)) or () if at is not None else ()
    return await aside(planned, table.match, seat, own, wanted, table.row.salt)


def _made(table: Table, seat: int) -> int:
    return made(table.match, table.round, seat, table.sealed)


class Planning:
    """Keeps plans and plays them."""

    def __init__(self, moves: "Moves", spawn: Spawn) -> None:
        self.moves, self.spawn = moves, spawn
        self._playing: set[str] = set()

    async def plan(self, table: Table, seat: int, wanted: Sequence[tuple[int, bool]]) -> None:
        """Replace a seat's plan; BadRequest if it could not be made as it stands."""
        if not table.plannable:
            raise RoomError("no-plans-here")
        if len(wanted) > LONGEST:
            raise BadRequest("plan-too-long", limit=LONGEST)
        for _ in range(TRIES):
            match, choice = table.match, table.sealed.get(seat)
            decisions, _ = await supposed(table, seat, wanted)  # which takes long: nobody's move waits for it
            if len(decisions) < len(wanted):
                raise BadRequest("plan-not-possible")
            async with self.moves.hold(table):
                if table.match is match and table.sealed.get(seat) == choice:
                    await self._keep(table, seat, decisions)
                    break
        else:
            raise Unavailable("busy")
        self.moves.bus.publish({"table": table.id})
        self.wake(table)

    async def _keep(self, table: Table, seat: int, decisions: Sequence[PlannedDecision]) -> None:
        """Put a plan in the place of the one before. The table must be held."""
        plan = Plan(table.undone, _made(table, seat), tuple(decisions)) if decisions else None
        await store.put_plan(self.moves.store, table.id, seat, plan)
        table.plans = {number: each for number, each in table.plans.items() if number != seat}
        if plan is not None:
            table.plans[seat] = plan

    async def read(self, table: Table) -> None:
        """Take over what was planned at other processes, or before this one began."""
        if table.plannable:
            table.plans = await store.plans(self.moves.store, table.id)

    def wake(self, table: Table) -> None:
        """Play what is due."""
        if table.plans and table.id not in self._playing and any(seat.seat in table.plans for seat in awaited(table)):
            self._playing.add(table.id)
            self.spawn(self._play(table))

    async def _play(self, table: Table) -> None:
        try:
            while seat := next((seat for seat in awaited(table) if seat.seat in table.plans), None):
                await self._next(table, seat)
        except (RoomError, SQLAlchemyError) as error:  # somebody has decided meanwhile, or the store is away
            log.info("plan-not-played", table=short(table.id), reason=said(error))
        finally:
            self._playing.discard(table.id)

    async def _next(self, table: Table, seat: Seat) -> None:
        """Play the decision that is due for a seat, or give its plan up."""
        plan = table.plans[seat.seat]
        decision = plan.at(_made(table, seat.seat), table.undone)
        if decision is not None and fits(decision, seen_by(table, seat.seat).legal()):
            await self.moves.act(table, Viewer(seat.token), table.entries, decision.action, seat=seat.seat)
        else:
            async with self.moves.hold(table):
                if table.plans.get(seat.seat) is plan:
                    await self.drop(table, seat.seat)

    async def drop(self, table: Table, seat: int) -> None:
        """Forget what a seat has planned. The table must be held."""
        if seat in table.plans:
            await store.put_plan(self.moves.store, table.id, seat, None)
            del table.plans[seat]
