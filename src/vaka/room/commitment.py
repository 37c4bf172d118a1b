"""Dice nobody can rig: the room publishes a hash of the seed before the first move, and the seed after the last.

A seed has 64 bits, few enough to search, so the hash also covers 256 random bits of salt.
"""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypedDict

from vaka.core.errors import BadRecord
from vaka.core.match import Match
from vaka.core.record import Record, digest, from_record

SEED_BITS = 64
SALT_BYTES = 32
FIELD: Final = "commitment"  # of a record


class Commitment(TypedDict):
    """Of a record: the hash that was published before the match, and the salt in it."""

    hash: str
    salt: str


class CommittedRecord(Record):
    """A record with the commitment to its seed."""

    commitment: Commitment


def commit(seed: int, salt: str) -> str:
    """The SHA-256 of a seed and its salt, in hexadecimal.

    >>> commit(7, "00")[:16]
    'ab99dac43090f13b'
    """
    return hashlib.sha256(f"vaka seed {seed} salt {salt}".encode()).hexdigest()


@dataclass(frozen=True)
class CommittedSeed:
    """A seed, its salt, and the hash of both."""

    seed: int
    salt: str

    @classmethod
    def new(cls) -> "CommittedSeed":
        return cls(secrets.randbits(SEED_BITS), secrets.token_hex(SALT_BYTES))

    @classmethod
    def known(cls, seed: int) -> "CommittedSeed":
        """A seed that somebody chose. Its table has to say that it is not a secret."""
        return cls(seed, secrets.token_hex(SALT_BYTES))

    @property
    def hash(self) -> str:
        return commit(self.seed, self.salt)


def with_commitment(record: Record, salt: str) -> CommittedRecord:
    """The record with the commitment to its seed added; the digest covers it."""
    made: CommittedRecord = {**record, FIELD: {"hash": commit(int(record["seed"]), salt), "salt": salt}}
    made["digest"] = digest(made)
    return made


def verify(record: Mapping[str, Any], published: str | None = None) -> bool:
    """Whether a record holds a commitment; BadRecord if its seed does not match it.

    `published` is the hash shown when the match began, to compare with.
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
    """The match of a record, fully verified, and the salt of its commitment if it has one."""
    if not isinstance(record, dict) or FIELD not in record:
        return from_record(record), None
    if record.get("digest") != digest(record):
        raise BadRecord("record-altered")
    verify(record)
    plain = {key: value for key, value in record.items() if key != FIELD}
    plain["digest"] = digest(plain)
    return from_record(plain), str(record[FIELD]["salt"])
