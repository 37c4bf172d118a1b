"""`np` for core and games: NumPy, or the little of it that plain rules use where there is none, as in a browser.

Code that runs compiled, on a GPU or over many matches imports NumPy itself.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
else:
    try:
        import numpy as np
        import numpy.typing as npt
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        from vaka.core import memory_arrays as np
        from vaka.core import memory_arrays as npt

__all__ = ["np", "npt"]
