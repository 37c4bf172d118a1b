"""The smallest load balancer: one address in front of several rooms, each new connection goes to one that is alive."""

import socket
import threading
from contextlib import suppress

from tests.server.harness import PATIENCE, Launched


class Relay:
    """Passes bytes on, to the first of `rooms` that takes the connection; when that one dies, so do its connections."""

    def __init__(self, *rooms: Launched) -> None:
        self.rooms = list(rooms)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()

    def prefer(self, room: Launched) -> None:
        """Send new connections to this room as long as it lives."""
        self.rooms.sort(key=lambda other: other is not room)

    def _accept(self) -> None:
        with suppress(OSError):  # closed: the test is over
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._join, args=(client,), daemon=True).start()

    def _join(self, client: socket.socket) -> None:
        for room in self.rooms:
            with suppress(OSError):
                server = socket.create_connection(("127.0.0.1", room.chosen["port"]), PATIENCE)
                server.settimeout(None)
                threading.Thread(target=_pour, args=(client, server), daemon=True).start()
                return _pour(server, client)
        client.close()


def _pour(source: socket.socket, into: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(1 << 16):
            into.sendall(data)
    for end in (source, into):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
