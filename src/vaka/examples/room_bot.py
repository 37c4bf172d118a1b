"""A bot in another process: it opens a table of any game in a room, plays anything legal, and tells its place.

python -m vaka.examples.room_bot http://localhost:8000 [GAME]
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

if len(sys.argv) < 2:
    sys.exit("Say where the room is: python -m vaka.examples.room_bot http://localhost:8000 [GAME]")
address, game = sys.argv[1].rstrip("/"), (sys.argv[2:] or ["tongiaki"])[0]


def ask(path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the room answers to a GET, or to a POST of a body."""
    data = None if body is None else json.dumps(body).encode()
    answer: dict[str, Any] = json.load(urlopen(Request(address + path, data, {"Content-Type": "application/json"})))
    return answer


known = {card["name"]: card for card in ask("/api/games")["games"]}
least = max(2, known[game]["seats"]["low"])
seats = [{"kind": "me", "name": "Dice"}] + [{"kind": "bot", "bot": "random"}] * (least - 1)
made = ask("/api/tables", {"game": game, "seats": seats, "bearer": True})
table, token = made["table"]["id"], made["token"]

socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(socket_address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    for text in socket:
        message = json.loads(text)
        if message["type"] == "over":
            mine = next(place for place in message["table"]["result"] if place["seat"] == 0)
            print(f"{game} over after {message['table']['ply']} decisions, place {mine['place']}")
            break
        if message["type"] in ("snapshot", "started", "ply", "undone"):
            choices = message["positions"][0]["choices"] if message["positions"] else None
            if choices:
                entry = message["table"]["entry"] if message["type"] == "snapshot" else message["entry"]
                action = random.choice(choices)["action"]
                socket.send(json.dumps({"type": "act", "entry": entry, "action": action}))
