"""The example of a bot in another process plays in a real room."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "room_bot.py"


def test_a_bot_in_another_process_plays_a_match(room):
    done = subprocess.run([sys.executable, EXAMPLE, room.url], capture_output=True, text=True, check=False, timeout=100)
    assert re.fullmatch(r"\w+ over after \d+ decisions, place [12]\n", done.stdout), done.stderr
