"""Which seats are an account's own. At one screen its holder has several, and the others are their friends'."""

from dataclasses import replace

from vaka.server.people.likeness import alike
from vaka.server.rows import Seat
from vaka.server.store.people import BOT, Account


def is_own(name: str | None, account: Account | None) -> bool:
    """Whether somebody sits down as the account and not under another name."""
    return account is not None and (name is None or alike(name, account.name))


def belonging(seat: Seat, account: Account) -> Seat:
    """The seat as the account's own."""
    return replace(seat, person=account.id, program=account.kind == BOT)
