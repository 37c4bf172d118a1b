"""Nets in whole numbers: what a game's self-play has learned, as rules; see docs/minds.md."""
