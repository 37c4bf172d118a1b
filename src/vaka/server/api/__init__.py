"""The doors of the room: HTTP under /api, and one socket a watcher."""
