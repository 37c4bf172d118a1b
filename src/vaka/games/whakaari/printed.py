"""The numbers of components.toml before any check: for the geometry, which the checks of components.py need."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import cast

from vaka.games.whakaari.payloads import Box


@cache
def printed() -> Box:
    """All values of components.toml."""
    return cast(Box, tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8")))
