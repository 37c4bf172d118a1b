"""Tavarua: paddle out, catch a wave, keep your balance, and be the best on both boards."""

from vaka.core.meta import SIZE, EnumOption, Meta, SeatLimit

META = Meta(
    name="tavarua",
    title="Tavarua",
    designer="Cody Miller",
    publisher="Far Off Games",
    year=2016,
    seats=(1, 6),
    minutes=60,
    paces=((300, 10), (600, 20), (1200, 30)),
    version=1,
    options=(
        EnumOption("edition", ("revised", "first"), "revised"),
        EnumOption("snaking", ("off", "on"), "off"),
        EnumOption("length", ("full", "longboards", "shortboards"), "full"),
        SIZE,
    ),
    seat_limits=(SeatLimit("size", "tiny", seats=(2,)),),  # TAV-22.1
    journey=("edition",),
    high_score=("length",),
)
