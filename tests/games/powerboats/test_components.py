"""The box: its tiles as data, what must be true of them, and a file that cannot be right (POW-1.1)."""

from importlib.resources import files

import numpy as np
import pytest

from vaka.core.errors import BadComponents
from vaka.games.powerboats.board import (
    FRAME_WATER,
)
from vaka.games.powerboats.components import SIDES, TILES, components, read


def test_both_sides_have_the_land_they_should() -> None:
    """POW-1.1: 83 and 140 of 576 lake hexes are land, the frame adds 128 of water."""
    land = {side: sum(row.count("#") for tile in TILES for row in components()[side][tile]["rows"]) for side in SIDES}
    assert land == {"dark": 83, "light": 140}
    assert int(np.unpackbits(FRAME_WATER).sum()) == 128


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"......#."', '"......#"', "rows of 8"),
        ('"......#."', '"......X."', "rows of 8"),
        ('side = "NW"', 'side = "N"', "side is none of"),
        ("points.B =", "points.A =", "four tiles"),
        ("[frame]", "[frame", "cannot be read"),
        ("[light.T6]", "[light.T7]", "lacks"),
        ("at = [9, 2]", "at = [9]", "is not on the tile"),
        ("at = [9, 2]", "at = [3, 0]", "start row of buoy B leaves the water of lake tile dark.T1.* towards NW"),
        ("at = [9, 2]", "at = [7, 7]", "start row of buoy B leaves the water of lake tile dark.T1"),
        ('at = [4, 6], side = "SW"', 'at = [4, 6], side = "E"', "start row of buoy A .* tile light.T2.* towards E"),
        ("faces = 2", "faces = 4", "tiny game needs dice of 1 to 3 faces"),
    ],
)
def test_a_components_file_that_cannot_be_a_box_is_refused_in_words(old: str, new: str, words: str) -> None:
    text = files("vaka.games.powerboats").joinpath("components.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(BadComponents, match=words) as refused:
        read(text.replace(old, new, 1))
    assert refused.value.say("it") not in (refused.value.key, refused.value.say("en"))
