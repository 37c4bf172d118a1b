"""Which test is running: the seeds of rooms in processes of their own come from its name, so that a match that went
wrong comes again. The name stands in a file, because one room serves many tests. VAKA_TEST_DEALS=7 deals others."""

import os
import tempfile
from pathlib import Path

DEALS = Path(tempfile.gettempdir()) / f"vaka-deals-{os.getpid()}"
