"""Tongiaki: full beaches put to sea, and the archipelago is what they find."""

from vaka.core.meta import SIZE, EnumOption, Meta, NumberOption, SeatLimit

META = Meta(
    name="tongiaki",
    title="Tongiaki",
    designer="Thomas Rauscher",
    publisher="Schmidt Spiele",
    year=2004,
    seats=(2, 6),
    minutes=45,
    paces=((180, 10), (420, 20), (900, 30)),
    version=1,
    options=(
        EnumOption("first", ("random", "0", "1", "2", "3", "4", "5"), "random"),
        EnumOption("ending", ("landing", "chain"), "landing"),
        EnumOption("royal", ("turn", "landing"), "turn"),
        NumberOption("colours", 1, 2, 1),
        SIZE,
    ),
    seat_limits=(SeatLimit("colours", 2, seats=(2,)), SeatLimit("size", "tiny", seats=(2,))),  # TON-Q38, TON-15.1
)
