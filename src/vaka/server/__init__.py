"""The game room: tables where people and bots play, over HTTP and one socket a watcher. See docs/guides/host.md."""
