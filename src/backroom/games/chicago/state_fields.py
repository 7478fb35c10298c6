"""Written by `python scripts/state_fields` from `fields.py`. Do not edit."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago.gangs import NOWHERE
from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State, outcome_of


class ChicagoFields(State):
    """What a state holds, and how it is copied, told and made again. `fields.py` says what each field is."""

    __slots__ = (
        "accounts", "besiegers", "cash", "chips", "clock", "figures", "gang", "lost", "men", "owner", "phase", "places",
        "player_of", "players", "points", "rings", "round", "siege", "since", "start", "waiting",
    )  # fmt: skip

    player_of: list[int]
    men: list[int]
    owner: list[int]
    chips: list[int]
    figures: list[int]
    lost: list[int]
    cash: list[int]
    accounts: list[int]
    since: list[int]
    places: list[list[int]]
    waiting: list[list[int]]

    def __init__(self, players: i64) -> None:
        super().__init__()
        self.players: Final = players
        self.phase: i64 = -1
        self.round: i64 = 0
        self.start: i64 = 0
        self.gang: i64 = 0
        self.points: i64 = 0
        self.clock: i64 = 0
        self.siege: i64 = NOWHERE
        self.besiegers: i64 = 0
        self.rings: i64 = 0

    def copy_to(self, new: ChicagoFields) -> None:
        """Make `new`, which has just been made, equal to this one; they share nothing changeable."""
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.gang = self.gang
        new.points = self.points
        new.clock = self.clock
        new.siege = self.siege
        new.besiegers = self.besiegers
        new.rings = self.rings
        new.player_of = self.player_of[:]
        new.men = self.men[:]
        new.owner = self.owner[:]
        new.chips = self.chips[:]
        new.figures = self.figures[:]
        new.lost = self.lost[:]
        new.cash = self.cash[:]
        new.accounts = self.accounts[:]
        new.since = self.since[:]
        new.places = [one[:] for one in self.places]
        new.waiting = [one[:] for one in self.waiting]

    def as_data(self) -> Facts:
        return {
            "players": self.players,
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "gang": self.gang,
            "points": self.points,
            "clock": self.clock,
            "siege": self.siege,
            "besiegers": self.besiegers,
            "rings": self.rings,
            "player_of": self.player_of[:],
            "men": self.men[:],
            "owner": self.owner[:],
            "chips": self.chips[:],
            "figures": self.figures[:],
            "lost": self.lost[:],
            "cash": self.cash[:],
            "accounts": self.accounts[:],
            "since": self.since[:],
            "places": [one[:] for one in self.places],
            "waiting": [one[:] for one in self.waiting],
            "stack": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def given(self) -> tuple[int, ...]:
        return (self.players,)

    def fill_from(self, data: Facts, stack: list[Decision]) -> None:
        """Become the state whose `as_data` this is; `stack` are its decisions."""
        self.phase = cast("i64", data["phase"])
        self.round = cast("i64", data["round"])
        self.start = cast("i64", data["start"])
        self.gang = cast("i64", data["gang"])
        self.points = cast("i64", data["points"])
        self.clock = cast("i64", data["clock"])
        self.siege = cast("i64", data["siege"])
        self.besiegers = cast("i64", data["besiegers"])
        self.rings = cast("i64", data["rings"])
        self.player_of = list(cast("list[int]", data["player_of"]))
        self.men = list(cast("list[int]", data["men"]))
        self.owner = list(cast("list[int]", data["owner"]))
        self.chips = list(cast("list[int]", data["chips"]))
        self.figures = list(cast("list[int]", data["figures"]))
        self.lost = list(cast("list[int]", data["lost"]))
        self.cash = list(cast("list[int]", data["cash"]))
        self.accounts = list(cast("list[int]", data["accounts"]))
        self.since = list(cast("list[int]", data["since"]))
        self.places = [list(one) for one in cast("list[list[int]]", data["places"])]
        self.waiting = [list(one) for one in cast("list[list[int]]", data["waiting"])]
        self.stack = stack
        self.outcome = outcome_of(data["outcome"])
