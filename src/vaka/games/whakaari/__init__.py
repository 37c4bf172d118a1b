"""Whakaari: across the lava from stone to stone, to the board of the one opposite."""

from vaka.core.meta import SIZE, EnumOption, Meta, OrderOption, SeatLimit

META = Meta(
    name="whakaari",
    title="Whakaari",
    designer="Stefano Tristano, Sonia Musollino",
    publisher="Tambù",
    year=2024,
    seats=(3, 8),
    minutes=45,
    paces=((300, 15), (720, 30), (1500, 45)),
    version=1,
    options=(
        EnumOption("gain_on_any_fall", ("no", "yes"), "no"),
        OrderOption.of("characters", ("TANK", "SURF", "SHOT", "TRICK", "BOOM", "SPELL", "BUILD", "CHECK")),
        SIZE,
    ),
    ranked=False,
    seat_limits=(SeatLimit("size", "tiny", seats=(3,)),),  # WHA-8.1
)
