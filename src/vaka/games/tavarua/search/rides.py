"""What riding a wave is worth: tables by board, space, balance and what there is to lose, in thousandths of a point.

`ride_tables.py` derives them. Those of photo shoots count photos, whether the wave is perfect or not.
"""

import tomllib
from importlib.resources import files

from vaka.core.arrays import np

POINT = 1000
LOSSES, LOSS_STEP = 8, 3  # what a fall would cost, in steps of this many points
PHOTO_LOSSES = 4  # and in photos
_TABLES = tomllib.loads(files(__package__).joinpath("rides.toml").read_text("utf-8"))
_PHOTOS = [_TABLES[task] for task in ("hang_ten", "aerial", "barrel")]
RIDE = np.array(_TABLES["ride"], np.int64)  # [board, perfect, space, balance, loss] of riding on
CATCH = np.array(_TABLES["catch"], np.int64)  # [board, perfect, space] of catching
PHOTO_RIDE = np.array([photo["ride"] for photo in _PHOTOS], np.int64)  # [task, board, space, balance, loss]
PHOTO_CATCH = np.array([photo["catch"] for photo in _PHOTOS], np.int64)  # [task, board, space]
