"""Compiled rules for the room: loaded from the cache in the background, never compiled here. What the cache lacks is
compiled by a process that a bot worker starts (`vaka.server.bots.warming`).

Plain and compiled rules lead to the same bytes, so a match goes over from one to the other between two moves.
"""

import asyncio
from dataclasses import replace

import structlog

from vaka.bots.fast import fast
from vaka.core import contract
from vaka.core.game import Game
from vaka.core.registry import games, load

FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0  # seconds until the cache is looked at again
log = structlog.get_logger(__name__)


class CompiledGames:
    """The games whose compiled rules this process has loaded."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def of(self, name: str) -> Game | None:
        """A game with compiled rules, if they are there."""
        return self._loaded.get(name)

    async def load_all(self) -> None:
        """Load the games whose rules are in the cache, and the others once they have been compiled."""
        missing, pause = list(games()), FIRST_PAUSE
        while missing:
            missing = [name for name in missing if not await asyncio.to_thread(self._load, name)]
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _load(self, name: str) -> bool:
        """Load a game; False if it is worth trying again later."""
        game = load(name)
        if not game.compiled.is_cached(contract.apply):
            return False
        from vaka.core.numba_rules import NotCached, only_cached  # takes a second

        try:
            with only_cached():
                quick = fast(game).rules
        except NotCached:
            return False
        except Exception:
            log.exception("compiled-rules-failed", game=name)  # the room goes on with plain ones
            return True
        loaded = {rule: getattr(quick, rule) for rule in ("setup", "legal", "apply", "redeal")}  # the others are rare
        ready = self._loaded[name] = replace(game, rules=replace(game.rules, **loaded))
        ready.__dict__.update(plain=game.plain, compiled=game.compiled)  # generic code is linked with plain rules
        log.info("compiled-rules-loaded", game=name)
        return True
