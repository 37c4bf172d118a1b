"""The game room: tables where people and bots play, over HTTP and sockets. See docs/guides/host.md."""
