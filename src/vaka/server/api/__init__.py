"""The HTTP API under /api, and the socket by which clients follow a table."""
