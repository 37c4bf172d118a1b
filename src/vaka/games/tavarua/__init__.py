"""Tavarua: paddle out, catch a wave, keep your balance, and be the best on both boards."""

from vaka.core.meta import Choice, Meta

META = Meta(
    name="tavarua",
    title="Tavarua",
    designer="Cody Miller",
    publisher="Far Off Games",
    year=2016,
    seats=(1, 6),
    minutes=60,
    version=1,
    options=(
        Choice("edition", ("revised", "first"), "revised"),
        Choice("snaking", ("off", "on"), "off"),
        Choice("length", ("full", "longboards", "shortboards"), "full"),
    ),
    journey=("edition",),
    high_score=("length",),
    commands=("career",),
)
