"""The room's own keys for notices: made at the first start, kept in the store, the same in every process."""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import cached_property

import sqlalchemy as sa

from vaka.server.store import Store
from vaka.server.store.schema_notices import notice_keys

SIGNED = 32  # characters of a signature in a link
MAKE = sa.text("insert into notice_keys (id, push, secret) values (1, :push, :secret) on conflict (id) do nothing")


@dataclass(frozen=True)
class Keys:
    """The private VAPID key, and the secret behind links in messages."""

    push: str
    secret: str

    @cached_property
    def public(self) -> str:
        """The public VAPID key as browsers want it."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        number = int.from_bytes(_decoded(self.push), "big")
        key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        return _encoded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sign(self, purpose: str, door: str) -> str:
        """A token for a link that does one thing with one door."""
        made = hmac.new(bytes.fromhex(self.secret), f"{purpose} {door}".encode(), hashlib.sha256)
        return f"{door}.{made.hexdigest()[:SIGNED]}"

    def door_of(self, purpose: str, token: str) -> str | None:
        """The door that a token was made for."""
        door = token.rpartition(".")[0]
        return door if hmac.compare_digest(token.encode(), self.sign(purpose, door).encode()) else None


async def keys_of(store: Store) -> Keys:
    """The keys of a room; whoever comes first makes them."""
    query = sa.select(notice_keys.c.push, notice_keys.c.secret)
    found = await store.first(Keys, query)
    if found is None:
        async with store.write(always=True) as connection:
            await connection.execute(MAKE, {"push": _new_push(), "secret": secrets.token_hex(32)})
        (found,) = await store.all(Keys, query)
    return found


def _new_push() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return _encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _encoded(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()


def _decoded(given: str) -> bytes:
    return base64.urlsafe_b64decode(given + "=" * (-len(given) % 4))
