"""What the room's accounts need while it runs: slow hashes, and how often somebody may guess or open an account."""

from vaka.server.errors import TooMuch
from vaka.server.guard import Buckets
from vaka.server.people.slow import SlowHashes
from vaka.server.settings import Settings
from vaka.server.strikes import Strikes

DAY_SECONDS = 24 * 3600
FOR_A_CLIENT, FOR_A_NAME = 10, 100  # wrong guesses in five minutes


class PeopleService:
    """One for each process."""

    def __init__(self, settings: Settings) -> None:
        self.slow = SlowHashes(settings)
        self.clients, self.names = Strikes(FOR_A_CLIENT), Strikes(FOR_A_NAME)
        most = settings.limits.accounts
        self._begun = Buckets(most / DAY_SECONDS, most)

    def check_guess(self, client: str, about: str) -> None:
        """Refuse a guess of a client, or about a name, after too many wrong ones."""
        self.clients.check(client)
        self.names.check(about)

    def wrong_guess(self, client: str, about: str) -> None:
        self.clients.add(client)
        self.names.add(about)

    def count_account(self, client: str) -> None:
        """Refuse another account to a client that has begun many."""
        if not self._begun.take(client):
            raise TooMuch("too-many-accounts", retry_after=self._begun.wait(client))
