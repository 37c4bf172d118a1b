"""A room for one person or one screen, without a server: it answers as a server does, and a shelf keeps its tables.

Nothing here knows HTTP, sockets or a database. In a browser Pyodide runs it (`vaka.room.local.browser`), and the shelf
is the browser's own store.
"""
