"""Messages to a webhook: JSON, or plain text for services that show a body as it is, signed by HMAC."""

import hashlib
import hmac
import json
from email.header import Header

from vaka.server.notices.push import Gone
from vaka.server.notices.reach import Unreachable, post
from vaka.server.notices.words import Message
from vaka.server.settings import Settings
from vaka.server.store.notices import Door

GONE = 410


def packed(door: Door, message: Message, at: int) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a call. `text` and `content` are the same sentences, under the names that Matrix
    bridges and Discord look for."""
    if door.style == "text":
        body = message.text.encode()
        kind = {"content-type": "text/plain; charset=utf-8", "title": _header(message.title), "click": message.url}
    else:
        said = {"text": message.text, "content": message.text, "username": "Vaka", "title": message.title}
        facts = {"id": message.id, "kind": message.kind, "tables": list(message.tables), "url": message.url, "at": at}
        body = json.dumps({**facts, **said}, ensure_ascii=False, separators=(",", ":")).encode()
        kind = {"content-type": "application/json"}
    stamp = str(at)
    own = {
        "x-vaka-id": message.id,
        "x-vaka-timestamp": stamp,
        "x-vaka-signature": f"sha256={signature(door.secret, stamp, body)}",
    }
    return {**kind, **own}, body


def signature(secret: str, stamp: str, body: bytes) -> str:
    """The HMAC-SHA256 of the time in milliseconds, a full stop and the body, by the door's secret."""
    return hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()


def _header(text: str) -> str:
    """A header with any letters, as ntfy reads it (RFC 2047)."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()


async def send(settings: Settings, door: Door, message: Message, at: int) -> None:
    """Call a webhook; Gone if it says that it is."""
    headers, body = packed(door, message, at)
    status = await post(door.address, headers, body, settings.private_doors)
    if status == GONE:
        raise Gone(str(status))
    if not 200 <= status < 300:  # a redirect is not followed
        raise Unreachable(f"status {status}")
