"""What the tree search asks of Powerboats."""

from vaka.games.powerboats.search.chart import SEARCH_MEMO, prepare_search
from vaka.games.powerboats.search.evaluate import evaluate
from vaka.games.powerboats.search.features import FEATURES, features
from vaka.games.powerboats.search.priors import chance_key, priors

__all__ = ["FEATURES", "SEARCH_MEMO", "chance_key", "evaluate", "features", "prepare_search", "priors"]
