"""Information-set Monte Carlo tree search over the contract: one search for every game (docs/decisions/0013-search.md)."""
