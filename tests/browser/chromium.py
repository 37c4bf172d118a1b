"""The Chromium that tests and benchmarks drive."""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")  # the first has no windows and needs less
PROGRAM = next((found for name in NAMES if (found := shutil.which(name))), None)
