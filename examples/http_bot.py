"""A player over plain HTTP, random but honest: opens a table against bots and plays to the end.

Usage: python examples/http_bot.py [http://127.0.0.1:1926]
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request

HOUSE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:1926"


def ask(path: str, body: object = None, key: str = "") -> dict:
    """One request: a GET, or a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(HOUSE + path, data, {"Authorization": f"Bearer {key}"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(table: str, key: str, decision: dict) -> list[str]:
    """A whole choice: small steps, until the table says that it may be sent."""
    actions = [random.choice(decision["actions"])]
    while True:
        tried = ask(f"{table}/do", {"do": "try", "rev": decision["rev"], "actions": actions}, key)
        if tried["tell"] == "refused" or tried["whole"]:
            return actions
        actions = [*tried["actions"], random.choice(tried["decision"]["actions"])]


# The key that plays is our own: the house hears only its SHA-256.
key = secrets.token_urlsafe(24)
seat = {"key": hashlib.sha256(key.encode()).hexdigest()}
opened = ask("/api/tables", {"title": "chicago-poker", "seats": [seat, {"player": "soldier"}, {"player": "soldier"}]})
table = f"/api/tables/{opened['table']}"
ask(f"{table}/do", {"do": "sit", "name": "script"}, key)
update = ask(f"{table}/update", key=key)
while update["frame"]["status"] != "over":
    if update["decision"] and update["decision"]["actions"]:
        act = {"do": "act", "rev": update["decision"]["rev"], "actions": choose(table, key, update["decision"])}
        ask(f"{table}/do", act, key)
    update = ask(f"{table}/update?since={update['seen']}&wait=20", key=key)
print(update["view"]["outcome"])
