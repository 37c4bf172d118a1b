"""What a browser keeps to play without a server: a list of files with a version, and the service worker that reads it.

A site has both as files. A room makes them of its page and its engine, when a browser first asks.
"""

import hashlib
import json
import re
from collections.abc import Mapping

from vaka.server import engine
from vaka.server.pages import LIST, WORKER, Page

LATE = re.compile(r"\.net\.\w+\.wasm$")  # the worker knows them by it too
VERSION, SITE = b"const VERSION = ''", b"const SITE = false"  # lines of the worker


def listing(digests: Mapping[str, str]) -> tuple[str, bytes]:
    """A version for files with these digests, and the list as it is sent. A browser fetches `files` at once."""
    whole = hashlib.sha256(json.dumps(digests, sort_keys=True).encode()).hexdigest()[:16]
    files = {name: each for name, each in digests.items() if not is_late(name)}
    late = [name for name in digests if is_late(name)]
    return whole, json.dumps({"version": whole, "files": files, "late": late}, indent=1).encode()


def is_late(name: str) -> bool:
    """Whether a browser fetches a file when it first plays with it: nets are large."""
    return LATE.search(name) is not None


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def worker(source: bytes, version: str, site: bool) -> bytes:
    """The service worker of a version of a site, or of a room's page."""
    assert VERSION in source
    assert SITE in source
    written = source.replace(VERSION, f"const VERSION = '{version}'".encode(), 1)
    return written.replace(SITE, b"const SITE = true", 1) if site else written


def beside_a_room(pages: Mapping[str, Page]) -> dict[str, Page]:
    """The list and the worker of a room; neither where the engine or the module of a game is not built."""
    if WORKER not in pages or not engine.complete():
        return {}
    digests = {name: digest(page.content) for name, page in sorted(pages.items()) if name != WORKER}
    for name in [*engine.local_files(), *engine.late_files()]:
        file = engine.file_of(name)
        assert file is not None, name
        digests[f"{engine.PREFIX.strip('/')}/{name}"] = digest(file.content)
    version, about = listing(digests)
    return {LIST: Page(LIST, about), WORKER: Page(WORKER, worker(pages[WORKER].content, version, site=False))}
