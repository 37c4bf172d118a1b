"""One address in front of several ports: the smallest load balancer, and a line that can be cut."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit

HOST = "127.0.0.1"


class Relay:
    """Passes bytes on, to the first of its ports that takes the connection. What dies takes its connections along."""

    def __init__(self, *ports: int) -> None:
        self._ports = list(ports)
        self._whole = threading.Event()
        self._whole.set()
        self._flowing = threading.Event()
        self._flowing.set()
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server((HOST, 0))
        self.port = int(self._listening.getsockname()[1])
        self.url = f"http://{HOST}:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *_: object) -> None:
        self.thaw()
        self._listening.close()
        self.cut()

    def instead_of(self, url: str) -> str:
        """An address of a server, through here."""
        parts = urlsplit(url)
        user = f"{parts.username}@" if parts.username else ""
        return urlunsplit(parts._replace(netloc=f"{user}{HOST}:{self.port}"))

    def prefer(self, port: int) -> None:
        """Send new connections there as long as somebody answers."""
        self._ports.sort(key=lambda other: other != port)

    def cut(self) -> None:
        """End every connection, and take none until `mend`."""
        self._whole.clear()
        for end in list(self._open):
            self._end(end)

    def mend(self) -> None:
        self._whole.set()

    def freeze(self) -> None:
        """Keep every connection and take new ones, but pass nothing on: as a process that was stopped."""
        self._flowing.clear()

    def thaw(self) -> None:
        self._flowing.set()

    def _accept(self) -> None:
        with suppress(OSError):  # closed: the test is over
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._join, args=(client,), daemon=True).start()

    def _join(self, client: socket.socket) -> None:
        for port in self._ports if self._whole.is_set() else ():
            with suppress(OSError):
                server = socket.create_connection((HOST, port))
                self._open |= {client, server}
                threading.Thread(target=self._pour, args=(client, server), daemon=True).start()
                self._pour(server, client)
                return
        client.close()

    def _pour(self, source: socket.socket, into: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                self._flowing.wait()
                into.sendall(data)
        self._end(source)
        self._end(into)

    def _end(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
