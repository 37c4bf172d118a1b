"""The guides say what is so: the bot plays a match against a real room, and the numbers are the room's own."""

import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

from tests.server.harness import Served
from vaka.cli import room_commands
from vaka.server.app import MESSAGES
from vaka.server.settings import Limits

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
GUIDE, HOSTING = GUIDES / "write-a-bot.md", GUIDES / "host.md"


def test_the_bot_of_the_guide_plays_a_match_to_its_end(room: Served) -> None:
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[-1]
    done = subprocess.run(
        [sys.executable, "-c", code, room.url], capture_output=True, text=True, check=False, timeout=100
    )
    assert re.fullmatch(r"over after \d+ decisions, place [12]\n", done.stdout), done.stderr


def test_the_hosting_guide_gives_the_options_and_limits_there_are() -> None:
    page, limits = " ".join(HOSTING.read_text("utf-8").split()), Limits()
    options = set(re.findall(r"\| `(--[a-z-]+)", page))
    parameters = {name.replace("_", "-") for name in inspect.signature(room_commands.serve).parameters}
    assert options == {f"--{name}" for name in parameters} - {"--language"}
    for said in (
        f"a client may spend {limits.rate:.0f} a second with {limits.burst} at once",
        f"{limits.body // 1024} KiB a request ({limits.record // 1024**2} MiB for an imported record)",
        f"{limits.headers // 1024} KiB of headers, {limits.address // 1024} KiB of address",
        f"{limits.message // 1024} KiB a socket message, {limits.sockets} sockets, {limits.connections} connections",
        f"{limits.tables} unfinished tables, {limits.name} characters in a name, {limits.chat} in a line of chat",
        f"{limits.page_rate:.0f} a second with {limits.page_burst} at once",
    ):
        assert said in page


def test_every_message_of_the_socket_is_in_the_guide() -> None:
    page = GUIDE.read_text("utf-8")
    for message in MESSAGES:
        for kind in get_args(get_type_hints(message)["type"]):
            assert f"`{kind}`" in page, kind
