"""Games that are played over plain HTTP, so that a browser can come to their end at once."""

from __future__ import annotations

import hashlib
import http
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from tests.waiting import waiting_for

_SECONDS = 20
#: The house answers fifty requests a second.
_PAUSE = 0.022
#: Whoever is too fast for a seat's own limit asks again so much later, so often.
_LATER = 0.25
_TRIES = 40


class Seat:
    """The first chair of a new table against bots: random players, or the title's best."""

    def __init__(self, address: str, title: str, players: int, bots: str = "random") -> None:
        self.address = address
        self._luck = random.Random(1)
        self._seen = 0
        key = secrets.token_urlsafe(24)
        mine = {"key": hashlib.sha256(key.encode()).hexdigest()}
        seats = [{}, *[{"player": bots}] * (players - 1)] if bots else []
        opened = self._ask("tables", {"title": title, "players": players, "seats": seats})
        self.table = str(opened["table"])
        self.onlookers = str(opened["onlookers"])
        self.key = str(opened["seats"][0]["link"])
        self._ask(f"tables/{self.table}/chair", mine)
        self.key = key
        self._do({"do": "sit", "name": "Vera"})

    @property
    def link(self) -> str:
        return f"/table/{self.table}#{self.key}"

    def play(self, choices: int | None = None, *, advised: bool = False) -> bool:
        """At random or as a bot advises, to the end or until so many choices are made; whether it is the end."""
        made = 0
        while made != choices:
            update = self._ask(f"tables/{self.table}/update?since={self._seen}&wait=10")
            self._seen = update["seen"]
            if update["frame"]["status"] == "over":
                return True
            decision = update["decision"]
            if decision and decision["actions"]:
                hint = self._do({"do": "hint", "rev": decision["rev"]}) if advised else {"tell": "none"}
                if hint["tell"] == "hinted":
                    self._do({"do": "act", "rev": decision["rev"], "actions": hint["actions"]})
                else:
                    self._choose(decision["rev"], decision["actions"])
                made += 1
        return False

    def say(self, words: str) -> None:
        self._do({"do": "say", "words": words})

    def update(self) -> dict[str, Any]:
        """All that this seat is told."""
        return self._ask(f"tables/{self.table}/update")

    def until_asked(self) -> None:
        """Until it is this seat's move."""
        for _ in waiting_for(f"a question to {self.table}"):
            decision = self._ask(f"tables/{self.table}/update?since={self._seen}")["decision"]
            if decision and decision["actions"]:
                return
            time.sleep(_LATER)

    def _choose(self, rev: int, offered: list[str]) -> None:
        chosen: list[str] = []
        while True:
            chosen.append(self._luck.choice(offered))
            tried = self._do({"do": "try", "rev": rev, "actions": chosen})
            if tried["tell"] == "refused":
                return  # others have moved meanwhile
            if tried["whole"]:
                self._do({"do": "act", "rev": rev, "actions": chosen})
                return
            chosen, offered = tried["actions"], tried["decision"]["actions"]

    def _do(self, message: dict[str, Any]) -> dict[str, Any]:
        return self._ask(f"tables/{self.table}/do", message)

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        time.sleep(_PAUSE)
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "key"):
            headers["Authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", data, headers)
        for _ in range(_TRIES):
            try:
                with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
                    told: dict[str, Any] = json.load(answer)
                return told
            except urllib.error.HTTPError as refused:
                if refused.code != http.HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                time.sleep(_LATER)
        raise AssertionError(f"the house was asked {_TRIES} times and always said that it was too fast: {path}")
