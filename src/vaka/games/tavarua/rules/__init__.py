"""The rules of Tavarua, a file for each phase. Numbers are those of docs/rules/tavarua.md."""

from vaka.games.tavarua.rules.beginning import setup
from vaka.games.tavarua.rules.ending import returns
from vaka.games.tavarua.rules.play import apply_part, follow, group, legal, simultaneous, to_move
from vaka.games.tavarua.rules.redeal import redeal

__all__ = ["apply_part", "follow", "group", "legal", "redeal", "returns", "setup", "simultaneous", "to_move"]
