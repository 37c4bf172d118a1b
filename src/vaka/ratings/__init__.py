"""How strong people are: ratings by openskill, anchored on bots whose strength was measured once and never moves."""

from vaka.ratings.anchors import Anchors, anchored, anchors
from vaka.ratings.fold import FORMULAS, USUAL, Finished, Fold, Formula, Side, formula, rated
from vaka.ratings.scale import NEWCOMER, PROVISIONAL, Rating

__all__ = [
    "FORMULAS",
    "NEWCOMER",
    "PROVISIONAL",
    "USUAL",
    "Anchors",
    "Finished",
    "Fold",
    "Formula",
    "Rating",
    "Side",
    "anchored",
    "anchors",
    "formula",
    "rated",
]
