"""Sealed choices in the store. A row is one seat's choice in one round, and changes until its round is closed; or what
a seat has planned for rounds to come."""

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from vaka.room.ahead import Plan, PlannedDecision
from vaka.room.sealed import Sealed
from vaka.server.rows import LogEntry, NoticeRow
from vaka.server.store.database import now
from vaka.server.store.schema import log, sealed
from vaka.server.store.store import APPEND, Store, write_notices

Key = tuple[int, int]  # of a round: see `vaka.room.sealed.Round`
Choices = dict[int, Sealed]  # by seat
TO_COME: Key = (2**31 - 1, 2**31 - 1)  # of rounds that have not begun: the rows of plans
# the update of a row waits for whoever closes its round, and then finds it closed
_PUT = (
    "insert into sealed (table_id, undone, ply, seat, actions, whole, closed, at, stood) "
    "values (:table_id, :undone, :ply, :seat, :actions, :whole, :closed, :at, :stood) "
    "on conflict (table_id, undone, ply, seat) do update "
    "set actions = excluded.actions, whole = excluded.whole, at = excluded.at, stood = excluded.stood "
    "where not sealed.closed "
)
PUT = sa.text(_PUT + "returning seat")
PUT_AFTER = sa.text(_PUT + "and sealed.actions = :before and sealed.at = :before_at returning seat")


class _Late(Exception):
    """The round is closed, or the table has moved on; the transaction is undone."""


async def read(store: Store, table_id: str, key: Key) -> Choices:
    """The choices of a round."""
    return {row["seat"]: _choice(row) for row in await store.rows(sa.select(sealed).where(_of(table_id, key)))}


async def put(
    store: Store,
    table_id: str,
    key: Key,
    entries: int,
    seat: int,
    before: Sealed | None,
    choice: Sealed,
    notices: Sequence[NoticeRow] = (),
) -> Choices | None:
    """Store a choice with the notices that follow, and return all of its round; None, and nothing is stored, if the
    round is closed, the table has more entries than it was made for, or the seat has chosen something since `before`,
    at another process."""
    values = {"table_id": table_id, "undone": key[0], "ply": key[1], "seat": seat, "actions": _text(choice.actions)}
    with suppress(_Late):
        async with store.write() as connection:
            last = sa.select(sa.func.max(log.c.entry)).where(log.c.table_id == table_id)
            known = (await connection.execute(last)).scalar_one()
            if entries != (0 if known is None else known + 1):
                raise _Late
            row = {**values, "whole": choice.whole, "closed": False, "at": choice.at, "stood": choice.stood}
            row |= {"before": "", "before_at": 0} if before is None else _place(before)
            if (await connection.execute(PUT_AFTER, row)).first() is None:
                raise _Late
            await write_notices(connection, notices)
            found = (await connection.execute(sa.select(sealed).where(_of(table_id, key)))).mappings().all()
            return {row["seat"]: _choice(row) for row in found}
    return None


async def play(
    store: Store,
    table_id: str,
    key: Key,
    choices: Mapping[int, Sealed],
    entries: Sequence[LogEntry],
    notices: Sequence[NoticeRow] = (),
) -> bool:
    """Close a round with these very choices and commit the entries that play them, at once; False, and nothing is
    changed, if one of the choices is another by now or somebody else has played them. Older rounds are forgotten."""
    began = time.perf_counter()
    with suppress(_Late):
        async with store.write() as connection:
            for seat, choice in sorted(choices.items()):
                same = sealed.c.whole & (sealed.c.actions == _text(choice.actions)) & (sealed.c.at == choice.at)
                close = sa.update(sealed).where(_of(table_id, key) & (sealed.c.seat == seat) & same).values(closed=True)
                if (await connection.execute(close)).rowcount != 1:
                    raise _Late
            for entry in entries:
                if (await connection.execute(APPEND, entry._asdict())).first() is None:
                    raise _Late
            earlier = (sealed.c.undone < key[0]) | (sealed.c.ply < key[1])
            await connection.execute(sa.delete(sealed).where((sealed.c.table_id == table_id) & earlier))
            await write_notices(connection, notices)
        store.on_commit(len(entries), time.perf_counter() - began)
        return True
    return False


async def put_plan(store: Store, table_id: str, seat: int, plan: Plan | None) -> None:
    """Replace the plan of a seat."""
    async with store.write() as connection:
        if plan is None:
            await connection.execute(sa.delete(sealed).where(_of(table_id, TO_COME) & (sealed.c.seat == seat)))
            return
        text = json.dumps([plan.undone, plan.made, [[decision.action, decision.only] for decision in plan.decisions]])
        row = {"table_id": table_id, "undone": TO_COME[0], "ply": TO_COME[1], "seat": seat, "actions": text}
        await connection.execute(PUT, {**row, "whole": True, "closed": False, "at": now(), "stood": 0})


async def plans(store: Store, table_id: str) -> dict[int, Plan]:
    """What people have planned at a table, by seat."""
    found: dict[int, Plan] = {}
    for row in await store.rows(sa.select(sealed).where(_of(table_id, TO_COME))):
        undone, made, decisions = json.loads(row["actions"])
        found[row["seat"]] = Plan(undone, made, tuple(PlannedDecision(action, only) for action, only in decisions))
    return found


def _of(table_id: str, key: Key) -> Any:
    return (sealed.c.table_id == table_id) & (sealed.c.undone == key[0]) & (sealed.c.ply == key[1])


def _text(actions: Sequence[int]) -> str:
    return ",".join(str(action) for action in actions)


def _place(choice: Sealed) -> dict[str, Any]:
    """By what a choice is known again: the same one, made later, is another for its clock."""
    return {"before": _text(choice.actions), "before_at": choice.at}


def _choice(row: Any) -> Sealed:
    actions = tuple(int(action) for action in row["actions"].split(",") if action)
    return Sealed(actions, row["whole"], row["at"], row["closed"], row["stood"])
