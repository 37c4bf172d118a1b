"""Information-set Monte Carlo tree search over the contract, one for every game; see docs/decisions/0013-search.md."""
