"""The example of a bot in another process plays in a real room."""

import re
import subprocess
import sys

from tests.server.harness import Served


def test_a_bot_in_another_process_plays_a_match(room: Served) -> None:
    command = [sys.executable, "-m", "vaka.examples.room_bot", room.url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)
    assert re.fullmatch(r"\w+ over after \d+ decisions, place [12]\n", done.stdout), done.stderr
