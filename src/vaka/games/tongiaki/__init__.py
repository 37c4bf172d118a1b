"""Tongiaki: full beaches put to sea, and the archipelago is what they find."""

from vaka.core.meta import Choice, Meta, Number

META = Meta(
    name="tongiaki",
    title="Tongiaki",
    designer="Thomas Rauscher",
    publisher="Schmidt Spiele",
    year=2004,
    seats=(2, 6),
    minutes=45,
    version=1,
    options=(
        Choice("first", ("random", "0", "1", "2", "3", "4", "5"), "random"),
        Choice("ending", ("landing", "chain"), "landing"),
        Choice("royal", ("turn", "landing"), "turn"),
        Number("colours", 1, 2, 1),
    ),
    commands=("tongiaki",),
)
