"""The invitation at a table that waits: a link, the address in it, and a picture to scan."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.server.harness import served, settings
from vaka.server import reach

COARSE = True

DRAWN = "picture => picture.complete && picture.naturalWidth > 0"


@pytest.fixture(params=["0.0.0.0", "127.0.0.1"])
def address(
    request: pytest.FixtureRequest, tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A room on a machine with two addresses, open to its network or not."""
    monkeypatch.setattr(reach, "_own", lambda: ["192.168.7.5", "10.0.0.9"])
    with served(settings(tmp_path, client=client, host=request.param)) as room:
        yield f"http://127.0.0.1:{room.url.rpartition(':')[2]}"


@pytest.mark.parametrize("address", ["0.0.0.0"], indirect=True)
def test_an_invitation_has_an_address_that_others_reach_and_its_picture(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "invited")
    link, picture = ann.page.get_by_label("Invitation"), ann.page.locator(".invitation img")
    expect(link).to_have_value(re.compile(r"^http://192\.168\.7\.5:\d+/table/\w+#invite="))
    ann.wait_for(lambda: picture.evaluate(DRAWN), "the picture")
    first = picture.get_attribute("src")
    other = ann.page.get_by_label("Address for the link")
    other.select_option(index=1)
    expect(link).to_have_value(re.compile(r"^http://10\.0\.0\.9:"))
    expect(picture).not_to_have_attribute("src", first or "")
    ann.wait_for(lambda: picture.evaluate(DRAWN), "the other picture")
    ann.picture()


@pytest.mark.parametrize("address", ["127.0.0.1"], indirect=True)
def test_a_room_for_one_machine_says_that_only_this_computer_opens_the_link(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "invited")
    asked = ann.page.locator(".invitation")
    expect(asked).to_contain_text("Only this computer can open this link")
    expect(asked.locator("code")).to_have_text("vaka serve --host 0.0.0.0")
    expect(asked.locator("img")).to_have_count(0)
