"""Dice nobody can rig: the room binds itself to a seed before the first move and shows it after the last.

The seed alone has 64 bits and could be searched for, so the hash also covers a salt of 256 random bits.
"""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from vaka.core.errors import BadRecord
from vaka.core.match import Match
from vaka.core.record import digest, from_record

SEED_BITS = 64
SALT_BYTES = 32
FIELD = "commitment"  # of a record


def commit(seed: int, salt: str) -> str:
    """The SHA-256 that binds to a seed and its salt, in hexadecimal.

    >>> commit(7, "00")[:16]
    'ab99dac43090f13b'
    """
    return hashlib.sha256(f"vaka seed {seed} salt {salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Sealed:
    """A seed, its salt, and the hash of both."""

    seed: int
    salt: str

    @classmethod
    def new(cls) -> "Sealed":
        return cls(secrets.randbits(SEED_BITS), secrets.token_hex(SALT_BYTES))

    @classmethod
    def known(cls, seed: int) -> "Sealed":
        """A seed somebody chose: it binds like any other, but its table has to say that it is no secret."""
        return cls(seed, secrets.token_hex(SALT_BYTES))

    @property
    def hash(self) -> str:
        return commit(self.seed, self.salt)


def seal(record: dict[str, Any], salt: str) -> dict[str, Any]:
    """A record that also holds what its seed was bound by; its digest covers that too."""
    sealed = {**record, FIELD: {"hash": commit(int(record["seed"]), salt), "salt": salt}}
    sealed["digest"] = digest(sealed)
    return sealed


def verify(record: dict[str, Any], published: str | None = None) -> bool:
    """Whether a record says what its seed was bound by; BadRecord if the seed is another one.

    `published` is the hash that was shown when the match began, if somebody wrote it down.
    """
    bound = record.get(FIELD)
    if bound is None:
        if published is not None:
            raise BadRecord("commitment-missing")
        return False
    if not isinstance(bound, dict) or not all(isinstance(bound.get(key), str) for key in ("hash", "salt")):
        raise BadRecord("record-altered")
    known = commit(int(record["seed"]), bound["salt"]) if str(record.get("seed", "")).isdecimal() else None
    if known != bound["hash"] or (published is not None and published != known):
        raise BadRecord("commitment-broken")
    return True


def read(record: Any) -> tuple[Match, str | None]:
    """The match of a record, verified in full, and the salt of its seed if the record has one."""
    if not isinstance(record, dict) or FIELD not in record:
        return from_record(record), None
    if record.get("digest") != digest(record):
        raise BadRecord("record-altered")
    verify(record)
    plain = {key: value for key, value in record.items() if key != FIELD}
    plain["digest"] = digest(plain)
    return from_record(plain), str(record[FIELD]["salt"])
