"""Slow hashes of key phrases and recovery codes. Checking takes as long for a name nobody has."""

from functools import cache

from vaka.server.heavy import aside
from vaka.server.settings import Settings
from vaka.server.tokens import new_token


class SlowHashes:
    """Argon2 at the cost the settings name, beside the room's loop."""

    def __init__(self, settings: Settings) -> None:
        from argon2 import PasswordHasher

        self._hasher = PasswordHasher(settings.hash_passes, settings.hash_memory, parallelism=1)
        self._nobodys = cache(lambda: self._hasher.hash(new_token()))

    async def make(self, secret: str) -> str:
        return await aside(self._hasher.hash, secret)

    async def fits(self, hashed: str | None, secret: str) -> bool:
        """Whether a secret has this hash; with no hash, after as much work, it has not."""
        return await aside(self._fits, hashed, secret)

    def _fits(self, hashed: str | None, secret: str) -> bool:
        from argon2.exceptions import VerificationError

        nobodys = self._nobodys()
        try:
            return self._hasher.verify(hashed or nobodys, secret) and hashed is not None
        except VerificationError:
            return False
