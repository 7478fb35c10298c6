"""The course of one game: what was played, what is asked, what can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from backroom.kernel.action import Action
from backroom.kernel.decision import seats_of
from backroom.kernel.event import Event
from backroom.kernel.lines import Ending, Hidden, Move, Name, SeatLine
from backroom.kernel.parts import Parts
from backroom.kernel.recorded import Fairness, Origin, RecordedGame
from backroom.kernel.refusal import Facts, Refusal
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle, Settings
from backroom.table.draft import Draft, drafted, parse, runs_in_a_circle
from backroom.table.protocol import UndoRight
from backroom.table.undo import is_free


class Course:
    """A game in play, with its record. `rev` counts the decisions asked so far, not the choices.

    Inside a decision of several seats it stays the same, so that it tells nobody who has said or laid how much.
    """

    def __init__(
        self,
        title: AnyTitle,
        settings: Settings,
        seats: list[SeatLine],
        fairness: Fairness,
        start: Facts | None = None,
        names: list[Name] | None = None,
        origin: Origin | None = None,
    ) -> None:
        """With `names` the record is of the format of today, else of format 1; see `RecordedGame`."""
        self._title = title
        self._settings = settings
        self._fairness = fairness
        self._start = start
        self._names = names
        self._origin = origin
        self._begin(seats)
        self.rev = 1
        #: The last choice and the state before it, until somebody asks whether it can be taken back freely.
        self._unjudged: tuple[int, list[Action], State] | None = None
        self._free_for = -1
        self._several = self._asks_several()

    def _begin(self, seats: list[SeatLine]) -> None:
        self.recorded = RecordedGame(
            self._title,
            self._settings,
            seats,
            fairness=self._fairness,
            start=self._start,
            names=self._names,
            origin=self._origin,
        )
        self.game = self.recorded.game
        self.rules = self.recorded.rules
        self.dealt = self._forget()
        #: What of the last views is told again.
        self.parts = Parts()
        #: Who made each choice.
        self._movers = bytearray()

    @classmethod
    def restored(
        cls,
        title: AnyTitle,
        settings: Settings,
        seed: bytes,
        start: Facts | None,
        origin: Origin | None,
        data: dict[str, Any],
        lines: Iterable[bytes],
    ) -> Course:
        """The course whose `as_data` this is; `lines` are what `recorded.lines_since` gave each time."""
        course = cls.__new__(cls)
        # As they were at the deal: a seat that was freed since has no contribution any more.
        fairness = Fairness(seed, [bytes.fromhex(given) for given in data["contributions"]], data["withheld"])
        course._title, course._settings, course._fairness, course._start = title, settings, fairness, start
        course.recorded = RecordedGame.restored(title, settings, fairness, origin, data["game"], lines)
        course._names, course._origin = course.recorded.names or None, origin
        course.game = course.recorded.game
        course.rules = course.recorded.rules
        course.dealt = []
        course.parts = Parts()
        course._movers = bytearray.fromhex(data["movers"])
        course.rev = data["rev"]
        course._free_for = data["free_for"]
        course._unjudged = None
        if data["unjudged"] is not None:
            seat, texts, before = data["unjudged"]
            course._unjudged = (seat, course.parse(texts), course.rules.restore(before))
        course._several = course._asks_several()
        return course

    def as_data(self) -> dict[str, Any]:
        """Everything but the record's lines, as plain data."""
        unjudged = None
        if self._unjudged is not None:
            seat, actions, before = self._unjudged
            unjudged = (seat, [action.text for action in actions], before.as_data())
        return {
            "game": self.recorded.as_data(),
            "contributions": [given.hex() for given in self._fairness.contributions],
            "withheld": self._fairness.withheld,
            "movers": self._movers.hex(),
            "rev": self.rev,
            "free_for": self._free_for,
            "unjudged": unjudged,
        }

    @property
    def ending(self) -> Ending | None:
        """How the game ended."""
        outcome = self.game.outcome
        return None if outcome is None else Ending.of(outcome)

    @property
    def moves(self) -> int:
        """How many choices stand."""
        return len(self._movers)

    def told_of_the_deal(self) -> list[Event]:
        """What happened in the deal, once: the record can tell it again."""
        dealt, self.dealt = self.dealt, []
        return dealt

    def asked(self) -> list[int]:
        """The seats that are asked; none once the game is over."""
        return [] if self.game.is_over else seats_of(self.game.decision.seats)

    def asks(self, seat: int) -> bool:
        return not self.game.is_over and self.game.decision.asks(seat)

    def move(self, seat: int, texts: list[str], by: str = "") -> list[Event]:
        """One whole choice of a seat, made by the bot `by` if one did; `Rejected` changes nothing."""
        actions = self.parse(texts)
        before = self.game.state
        happened = self._submit(seat, actions, by)
        self._forget()
        self._free_for = -1
        self._unjudged = None if self.recorded.drew else (seat, actions, before)
        self._count_decision(before, actions)
        return happened

    def say(self, seat: int, words: str, to: list[int] | None = None, salt: str = "", erased: str = "") -> None:
        """Words for the record. `erased` is the digest of their line, if they were erased."""
        if erased and self._names is not None:
            self.recorded.repeat(Hidden(erased))
        else:
            self.recorded.say(seat, words, to, salt if self._names is not None else "")

    def confidants(self, seat: int) -> list[int]:
        """Whom this seat may whisper to now."""
        return [] if self.game.is_over else seats_of(self.rules.confidants(self.game.state, seat))

    def silenced(self, seat: int) -> Refusal | None:
        """By which rule this seat may not speak now."""
        return None if self.game.is_over else self.rules.silenced(self.game.state, seat)

    def undo_right(self, seat: int) -> UndoRight:
        """Whether the seat may take its last choice back: at once, with the others' leave, or not at all."""
        if self.game.is_over:
            return "no"
        if self._may_freely(seat):
            return "free"
        moves = self.last_move_of(seat)
        return "ask" if moves is not None and self._reaches(moves) else "no"

    def last_move_of(self, seat: int) -> int | None:
        """How many choices stood before this seat's last one; None if it has made none."""
        number = self._movers.rfind(seat)
        return number if number >= 0 else None

    def movers_since(self, moves: int) -> set[int]:
        """Whose choices stand beyond the first `moves`."""
        return set(self._movers[moves:])

    def undo(self, seat: int, moves: int) -> None:
        """Take back all but the first `moves` choices. Words stay said; the same chance will answer again.

        `BadInput` if that is too long ago.
        """
        if self._names is None:
            self._undo_in_old_format(moves)
        else:
            self.recorded.undo(seat, moves)
            del self._movers[moves:]
        self._forget()
        self.rev += 1
        self._unjudged = None
        self._free_for = -1
        self._several = self._asks_several()

    def draft(self, seat: int, texts: list[str]) -> Draft:
        """A choice in the making with these beginnings; `Refusal` if one of them is not allowed."""
        return drafted(self.rules, self.game.state, seat, texts)

    def runs_in_a_circle(self, seat: int, texts: list[str]) -> bool:
        """Whether this choice of several actions takes back what it does, and answers nothing."""
        return runs_in_a_circle(self.rules, self.game.state, seat, self.parse(texts))

    def parse(self, texts: list[str]) -> list[Action]:
        """Actions by their exact texts; `BadInput` quotes the first that is none."""
        return parse(self.rules, texts)

    def _undo_in_old_format(self, moves: int) -> None:
        """Format 1 has no line for it: what was taken back vanishes from the record, and all else is played again."""
        old = self.recorded.record
        self._begin(old.seats)
        for entry in old.entries:
            if isinstance(entry, Move):
                if self.moves < moves:
                    self._submit(entry.seat - 1, self.parse(entry.do))
            else:
                self.recorded.repeat(entry)

    def _reaches(self, moves: int) -> bool:
        return self._names is None or self.recorded.can_undo(moves)

    def _submit(self, seat: int, actions: list[Action], by: str = "") -> list[Event]:
        happened = self.recorded.submit(seat, actions, by)
        self._movers.append(seat)
        return happened

    def _may_freely(self, seat: int) -> bool:
        """Whether the last choice was this seat's and can be taken back at once.

        Judged when it is first asked, for it costs some resampled worlds: of all choices only the last one matters.
        """
        if self._unjudged is not None and self._unjudged[0] == seat:
            _, actions, before = self._unjudged
            self._unjudged = None
            public = self._title.all_public
            if is_free(self.rules, before, self.game.state, seat, actions, drawn=False, public=public):
                self._free_for = seat
        return self._free_for == seat

    def _count_decision(self, before: State, actions: list[Action]) -> None:
        """Count a new decision; not the rest of one of several seats, nor the same one after mere talk."""
        after = self.game.state
        if after.outcome is None:
            old, new = before.stack[-1], after.stack[-1]
            if self._several and new.step is old.step and not new.seats & ~old.seats:
                return
            if new is old and all(old.step.told_at_once(action) for action in actions):
                return
        self.rev += 1
        self._several = self._asks_several()

    def _asks_several(self) -> bool:
        if self.game.is_over:
            return False
        seats = self.game.decision.seats
        return bool(seats & (seats - 1))

    def _forget(self) -> list[Event]:
        """What has happened, which the game need not keep: the record can tell it again."""
        events = list(self.recorded.events)
        if self.game.events is not None:
            self.game.events.clear()
        return events
