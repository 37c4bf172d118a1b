"""Short programs to start from: `python -m vaka.examples.random_player`, `.train --help`, `.room_bot ADDRESS`."""
