"""A bot in another process: it opens a table of any game in a room, plays anything legal, and tells its place.

python examples/room_bot.py http://localhost:8000 [GAME]
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

address, game = sys.argv[1], (sys.argv[2:] or ["tongiaki"])[0]
known = {card["name"]: card for card in httpx.get(f"{address}/api/games").json()["games"]}
least = max(2, known[game]["seats"]["low"])
seats = [{"kind": "me", "name": "Dice"}] + [{"kind": "bot", "bot": "random"}] * (least - 1)
made = httpx.post(f"{address}/api/tables", json={"game": game, "seats": seats, "bearer": True}).json()
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
