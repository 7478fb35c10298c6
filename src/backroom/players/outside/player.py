"""A bot from outside as a player at the table: asked over its channel, and played for where it fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import SeenEvent
from backroom.kernel.player import Choice, Player
from backroom.kernel.title import Settings
from backroom.kernel.view import Update
from backroom.players.outside import questions
from backroom.players.outside.channel import Channel
from backroom.players.outside.fault import ABSENT, BREAKING, Fault

#: So many seconds a bot has until it says hello: some load a large library first.
TO_START = 60.0
#: After so many broken channels a bot is not asked any more in this game.
PATIENCE = 3


class OutsidePlayer(Player):
    """One bot in one seat, game after game. Whatever it does wrong is counted in `faults`, and a choice made for it."""

    def __init__(self, open_channel: Callable[[], Channel], settings: Settings, seconds: float) -> None:
        self._open_channel = open_channel
        self._settings = settings
        self._seconds = seconds
        self._channel: Channel | None = None
        self._wants: frozenset[str] = frozenset()
        self._game = 0
        self._begin = b""
        self._broken = 0
        self._history: list[SeenEvent] = []
        self.faults: Counter[str] = Counter()
        #: By kind of fault: what was seen the first time.
        self.seen: dict[str, str] = {}

    @property
    def listens(self) -> bool:
        return bool(self._wants & {questions.EVENTS, questions.HISTORY})

    def start(self) -> None:
        """Have a channel, and have been greeted; a `Fault` if the bot does not."""
        if self._channel is None:
            channel = self._open_channel()
            try:
                self._wants = questions.read_hello(
                    channel.exchange(questions.hello(self._settings, self._seconds), TO_START)
                )
            except Fault:
                channel.close()
                raise
            self._channel = channel

    def begin(self, game: int, seat: int, seed: int) -> None:
        """A new game: what went wrong in another one is forgiven."""
        self._game = game
        self._begin = questions.begin(game, seat, seed)
        self._broken = 0
        self._history = []
        try:
            self._greet()
        except Fault as fault:
            self._count(fault)

    def choose(self, update: Update, chance: Chance) -> Choice:
        self._history.extend(update.events)
        try:
            return Choice(self._asked(update, chance), "why-outside")
        except Fault as fault:
            self._count(fault)
        return Choice(min(update.actions, key=_index), "why-outside")

    def close(self) -> None:
        """Nothing of it runs on."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None

    def _asked(self, update: Update, chance: Chance) -> Action:
        if self._broken >= PATIENCE:
            raise Fault(ABSENT, "")
        channel = self._channel or self._greet()
        question = questions.choose(update, self._game, self._wants, self._history, chance)
        return questions.read_chosen(channel.exchange(question, self._seconds), update.actions)

    def _greet(self) -> Channel:
        """A channel to a bot that knows which game is played."""
        self.start()
        assert self._channel is not None
        questions.read_ready(self._channel.exchange(self._begin, self._seconds))
        return self._channel

    def _count(self, fault: Fault) -> None:
        self.faults[fault.kind] += 1
        self.seen.setdefault(fault.kind, fault.seen)
        if fault.kind in BREAKING:
            self._broken += 1
            self.close()


def _index(action: Action) -> int:
    return action.index
