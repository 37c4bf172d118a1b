"""Where notices arrive: a mail server, a push service that decrypts, a webhook that checks signatures."""

import asyncio
import base64
import hashlib
import hmac
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import free_port


@dataclass
class Mailbox:
    """A mail server on this machine. While `answer` is set it refuses with it, while `hangs` is, it says nothing."""

    port: int = field(default_factory=free_port)
    answer: str | None = None
    hangs: threading.Event = field(default_factory=threading.Event)
    mails: list[EmailMessage] = field(default_factory=list)
    tries: int = 0
    accepted: Callable[[], object] | None = None  # called with a mail in the box, before the answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.tries += 1
        if self.hangs.is_set():
            await asyncio.sleep(3600)
        if self.answer is not None:
            return self.answer
        mail: Message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        assert b"\r\nList-Unsubscribe: <http" in envelope.content, "as plain as mail programs read it"
        self.mails.append(mail)
        if self.accepted is not None:
            self.accepted()
        return "250 OK"

    @property
    def settings(self) -> dict[str, Any]:
        """The room's settings that lead here."""
        where = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none"}
        return {**where, "mail_from": "Vaka <vaka@example.org>"}


@contextmanager
def mailbox(**more: Any) -> Iterator[Mailbox]:
    box = Mailbox(**more)
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@dataclass
class Call:
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """An HTTP server that takes everything, or answers with another status, or hangs."""

    status: int = 200
    moved: str | None = None
    hangs: threading.Event = field(default_factory=threading.Event)
    ends: threading.Event = field(default_factory=threading.Event)
    calls: list[Call] = field(default_factory=list)
    tries: int = 0
    url: str = ""
    accepted: Callable[[], object] | None = None  # called with a request taken, before the answer


@contextmanager
def receiver(kind: type[Receiver] = Receiver, port: int = 0) -> Iterator[Any]:
    found = kind()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            found.tries += 1
            body = self.rfile.read(int(self.headers["content-length"]))
            if found.hangs.is_set():
                found.ends.wait(60)
                return
            if found.status < 300:
                found.calls.append(Call(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if found.accepted is not None:
                    found.accepted()
            self.send_response((found.moved is not None and 307) or found.status)
            if found.moved is not None:
                self.send_header("location", found.moved)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    found.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield found
    finally:
        found.ends.set()
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class Hook(Receiver):
    """A webhook that checks what it gets."""

    def read(self, secret: str) -> list[dict[str, Any]]:
        """The bodies so far, each with a right signature."""
        found = []
        for call in self.calls:
            signed = call.headers["x-vaka-timestamp"].encode() + b"." + call.body
            right = "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
            assert hmac.compare_digest(call.headers["x-vaka-signature"], right)
            plain = call.headers["content-type"].startswith("text/plain")
            found.append({"text": call.body.decode()} if plain else json.loads(call.body))
        return found


@dataclass
class PushService(Receiver):
    """A push service and the browser behind it."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser would tell the room."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self.auth)}
        return {"kind": "push", "address": f"{self.url}/send/1", "keys": keys}

    def read(self) -> list[dict[str, Any]]:
        """What the browser would show."""
        return [
            json.loads(http_ece.decrypt(call.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))
            for call in self.calls
        ]


def _encoded(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).rstrip(b"=").decode()
