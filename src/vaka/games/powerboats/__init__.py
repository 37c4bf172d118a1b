"""Powerboats: three races round islands and buoys, with dice for an engine."""

from vaka.core.meta import SIZE, EnumOption, Meta, SeatLimit

META = Meta(
    name="powerboats",
    title="Powerboats",
    designer="Corné van Moorsel",
    publisher="Cwali",
    year=2008,
    seats=(2, 6),
    minutes=60,
    paces=((240, 10), (600, 15), (1200, 30)),
    version=2,
    options=(
        EnumOption("side", ("dark", "light", "mixed"), "dark"),
        EnumOption("scoring", ("normal", "alternative"), "normal"),
        SIZE,
    ),
    seat_limits=(SeatLimit("size", "tiny", seats=(2,)),),  # POW-12.1
)
