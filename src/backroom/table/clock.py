"""The table's clock. It reads no time of its own: every question says when it is asked."""

from __future__ import annotations

from collections.abc import Collection

from backroom.table.protocol import ClockPlan

#: What an empty bank holds for somebody who is back, in seconds.
_WELCOME_BACK = 30.0
#: So long a result may hold the screens of those who see it, in seconds; and so far ahead several of them at once.
RESULT_SECONDS = 12.0
MOST_RESULT_SECONDS = 30.0


class Clock:
    """How long each seat may still think: so long for every decision, or out of a bank."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self._spent = [0.0] * seats
        self._since: list[float | None] = [None] * seats
        self._rev = -1
        #: Until when the last results may hold a screen, and how much of the running time of each seat that takes.
        self._results_until = 0.0
        self._grace = [0.0] * seats
        #: What each seat's last choice gave it: its `more`, or the whole time of a decision.
        self._given = [0.0] * seats
        #: What each seat has spent on a decision that it answered and is asked again.
        self._carried = [0.0] * seats

    def run_for(self, seats: Collection[int], rev: int, at: float) -> None:
        """From now on the clocks of `seats` run, for the decision `rev`; all others stand."""
        if self.plan.kind == "none":
            return
        for seat, since in enumerate(self._since):
            if since is not None and (seat not in seats or rev != self._rev):
                self._spent[seat] = self._so_far(seat, at)
                self._since[seat] = None
            if self.plan.kind == "decision" and rev != self._rev:
                self._spent[seat] = self._carried[seat]
                self._carried[seat] = 0.0
            if seat in seats and self._since[seat] is None:
                self._since[seat] = at
                self._grace[seat] = max(0.0, self._results_until - at)
        self._rev = rev

    def told_results(self, count: int, at: float) -> None:
        """So many results hold the screens of all now: who is asked next pays only for the time after them."""
        until = max(self._results_until, at) + count * RESULT_SECONDS
        self._results_until = min(until, at + MOST_RESULT_SECONDS)

    def answered(self, seat: int, at: float) -> None:
        """A choice was made in time: the bank gets its `more`."""
        if self.plan.kind == "bank":
            self._spent[seat] -= self.plan.more
            self._given[seat] = self.plan.more
        else:
            self._given[seat] = self._so_far(seat, at)

    def moved_on(self, seat: int) -> None:
        """Words, or a choice that a bot made for the seat: they answer nothing of its own, and give it no time."""
        self._given[seat] = 0.0

    def taken_back(self, seat: int, at: float) -> None:
        """The seat's last choice is undone, and so is what it gave, results too: who chooses and undoes in turn wins no
        time."""
        self._results_until = self._grace[seat] = 0.0
        if self.plan.kind == "bank":
            self._spent[seat] += self._given[seat]
        else:
            self._carried[seat] = self._given[seat] + self._so_far(seat, at)
        self._given[seat] = 0.0

    def renew(self, seat: int) -> None:
        """Somebody whose clock had run out is back: they get the decision's time again, or a little of a bank."""
        most = 0.0 if self.plan.kind == "decision" else self.plan.seconds - max(self.plan.more, _WELCOME_BACK)
        self._spent[seat] = min(self._spent[seat], most)

    def stood_still(self, seconds: float) -> None:
        """For so long no clock ran, though it was not told to stand: the house was closed."""
        self._since = [None if since is None else since + seconds for since in self._since]

    def _so_far(self, seat: int, at: float) -> float:
        since = self._since[seat]
        return self._spent[seat] + (0.0 if since is None else max(0.0, at - since - self._grace[seat]))

    def runs(self, seat: int) -> bool:
        return self._since[seat] is not None

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left for this seat, never less than none; None without a clock."""
        if self.plan.kind == "none":
            return None
        return max(0.0, self.plan.seconds - self._so_far(seat, now))

    def runs_out(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose it is."""
        if self.plan.kind == "none":
            return None
        ends = [
            (since + self._grace[seat] + self.plan.seconds - self._spent[seat], seat)
            for seat, since in enumerate(self._since)
            if since is not None
        ]
        return min(ends, default=None)
