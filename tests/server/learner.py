"""Somebody who takes a lesson over its socket."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from types import TracebackType

import msgspec
from websockets.sync.client import ClientConnection, connect

from backroom.server.lesson_protocol import AskCoach, Attend, Coached, FromCoach, FromLearner, Progress
from backroom.table import protocol as p
from tests.server.place import Place
from tests.waiting import PATIENCE

_decoder = msgspec.json.Decoder(FromCoach)


class Learner:
    """One socket. `update` and `coached` are the newest that were told."""

    update: p.Update
    coached: Coached

    def __init__(self, place: Place, lesson: str, progress: Progress | None = None, since: int = 0) -> None:
        self._url = f"ws://127.0.0.1:{place.port}/api/lessons/{lesson}/socket"
        self._attend = Attend(version=p.VERSION, name="Ann", progress=progress, since=since)
        self._refs = count(1)
        self._leaving = ExitStack()
        self.updates: list[p.Update] = []
        self.gone = ""

    def __enter__(self) -> Learner:
        """Sits down, and has heard the coach; or was sent away."""
        connecting = connect(self._url, compression=None, proxy=None, max_size=None)
        self._socket: ClientConnection = self._leaving.enter_context(connecting)
        self.send(msgspec.json.encode(self._attend))
        while not self.gone and not hasattr(self, "coached"):
            self._take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leaving.close()

    def send(self, raw: bytes) -> None:
        self._socket.send(raw.decode())

    def ask(self, message: FromLearner) -> p.Answer:
        """Say this; what is told before the answer is taken in."""
        ref = f"l{next(self._refs)}"
        self.updates = []
        self.send(msgspec.json.encode(msgspec.structs.replace(message, ref=ref)))
        while True:
            told = self._take()
            if isinstance(told, p.Answer) and told.ref == ref:
                return told

    def act(self, *actions: str) -> p.Answer:
        assert self.update.decision is not None
        return self.ask(p.Act(rev=self.update.decision.rev, actions=[*actions]))

    def do_it(self) -> p.Answer:
        return self.ask(AskCoach(wish="do"))

    def go_on(self) -> p.Answer:
        return self.ask(AskCoach(wish="go-on"))

    def repeat(self, step: int | None = None) -> p.Answer:
        return self.ask(AskCoach(wish="repeat", step=step))

    def come_to(self, step: int) -> None:
        """To a step, counted from 0, all before it done by the coach."""
        while self.coached.step < step:
            answer = self.go_on() if self.coached.answered else self.do_it()
            assert isinstance(answer, p.Done), answer

    @property
    def offered(self) -> list[str]:
        assert self.update.decision is not None
        return self.update.decision.actions

    def _take(self) -> FromCoach:
        raw = self._socket.recv(timeout=PATIENCE)
        told: FromCoach = _decoder.decode(raw)
        if isinstance(told, p.Update):
            self.update = told
            self.updates.append(told)
        elif isinstance(told, Coached):
            self.coached = told
        elif isinstance(told, p.Gone):
            self.gone = told.message
        return told
