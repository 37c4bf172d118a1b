"""Messages by Web Push: encrypted for one browser (RFC 8291), signed by the room (RFC 8292)."""

import asyncio
import base64
import binascii
import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from vaka.server.errors import BadRequest
from vaka.server.notices.keys import Keys
from vaka.server.notices.reach import Unreachable, post
from vaka.server.notices.words import Message
from vaka.server.settings import Settings
from vaka.server.store.notices import Door

KEPT_SECONDS = 24 * 3600  # for how long a push service keeps a message for a browser that is not there
VALID_SECONDS = 12 * 3600  # of a signature
POINT, SECRET = 65, 16  # bytes of a browser's two keys
GONE = (404, 410)  # the browser has given its subscription up


class Gone(Exception):
    """There is nobody behind a door any more."""


def check_keys(keys: Mapping[str, str] | None) -> dict[str, str]:
    """The keys of a subscription; BadRequest if they are none."""
    given = keys or {}
    try:
        lengths = {
            name: len(base64.urlsafe_b64decode(given[name] + "=" * (-len(given[name]) % 4)))
            for name in ("p256dh", "auth")
        }
    except (KeyError, binascii.Error, ValueError):
        raise BadRequest("door-keys") from None
    if lengths != {"p256dh": POINT, "auth": SECRET}:
        raise BadRequest("door-keys")
    return {name: given[name] for name in lengths}


def packed(settings: Settings, door: Door, message: Message, keys: Keys) -> tuple[dict[str, str], bytes]:
    """The headers and the encrypted body of a push."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    shown = {"title": message.title, "body": "\n".join(message.lines), "url": message.url, "kind": message.kind}
    plain = json.dumps({**shown, "id": message.id, "token": message.token}, ensure_ascii=False)
    subscription = {"endpoint": door.address, "keys": dict(door.keys or {})}
    body = WebPusher(subscription).encode(plain.encode(), "aes128gcm")["body"]
    parts = urlsplit(door.address)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": settings.push_contact or settings.public_url,
        "exp": int(time.time()) + VALID_SECONDS,
    }
    signed = Vapid02.from_raw(keys.push.encode()).sign(claims)
    topic = base64.urlsafe_b64encode(message.id.encode()).decode().replace("=", "")[-32:]
    headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
        "topic": topic,
        "authorization": str(signed["Authorization"]),
    }
    return headers, bytes(body)


async def send(settings: Settings, door: Door, message: Message, keys: Keys) -> None:
    """Send a push; Gone if the browser takes none any more."""
    try:
        headers, body = await asyncio.to_thread(packed, settings, door, message, keys)
    except ValueError as error:  # a point that is not on the curve
        raise Gone(str(error)) from None
    status = await post(door.address, headers, body, settings.private_doors)
    if status in GONE:
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")
