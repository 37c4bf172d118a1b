"""The logic of the room without its store, its sockets and its clock: what follows from a log and from the time."""
