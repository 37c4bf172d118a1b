"""The rules of Whakaari. Numbers are those of docs/rules/whakaari.md; one module a part of play."""

from vaka.games.whakaari.rules.beginning import setup
from vaka.games.whakaari.rules.choices import legal
from vaka.games.whakaari.rules.play import apply_part, returns, to_move
from vaka.games.whakaari.rules.redeal import redeal
from vaka.games.whakaari.rules.turn import follow, group

__all__ = ["apply_part", "follow", "group", "legal", "redeal", "returns", "setup", "to_move"]
