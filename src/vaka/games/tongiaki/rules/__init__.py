"""The rules of Tongiaki, a file for each part of the game. Numbers are those of docs/rules/tongiaki.md."""

from vaka.games.tongiaki.rules.beginning import setup
from vaka.games.tongiaki.rules.choices import legal
from vaka.games.tongiaki.rules.ending import returns
from vaka.games.tongiaki.rules.play import apply, group, to_move
from vaka.games.tongiaki.rules.redeal import redeal

__all__ = ["apply", "group", "legal", "redeal", "returns", "setup", "to_move"]
