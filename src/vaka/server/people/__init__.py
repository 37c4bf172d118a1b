"""Accounts: names that last, how their holders sign in, and whom they know. Guests need none of it."""
