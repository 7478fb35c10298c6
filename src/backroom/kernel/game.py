"""A game in play: rules, state and chance held together."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.rules import Rules
from backroom.kernel.state import Outcome, State
from backroom.kernel.view import Update, View

AnyRules = Rules[State, View]


class Game:
    """One game from the deal to its outcome.

    `legal` and `apply` are the fast pair for simulations and search: `apply` trusts its caller.
    `submit` is for people and bots: it checks, and applies a whole compound choice or nothing.
    """

    __slots__ = ("chance", "events", "rules", "state")

    def __init__(self, rules: AnyRules, chance: Chance, listening: bool = False, start: State | None = None) -> None:
        """Deal a new game, or go on from `start`."""
        self.rules = rules
        self.chance = chance
        #: What has happened so far, if somebody is listening; search pays nothing for it.
        self.events: list[Event] | None = [] if listening else None
        self.state: State = rules.deal(chance, self.events) if start is None else start

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def decision(self) -> Decision:
        """What is being asked. There is none after the end."""
        return self.state.stack[-1]

    @property
    def seat(self) -> int:
        """The seat that is asked, the lowest of several; -1 after the end."""
        return -1 if self.state.outcome is not None else self.state.stack[-1].seat

    def legal(self) -> Sequence[Action]:
        """What `seat` may choose."""
        state = self.state
        if state.outcome is not None:
            return []
        decision = state.stack[-1]
        return decision.step.legal(state, decision.seat)

    def apply(self, action: Action) -> None:
        """Carry out a legal action of `seat`. Does **not** check."""
        state = self.state
        decision = state.stack[-1]
        decision.step.apply(state, decision.seat, action, self.chance, self.events)
        self.rules.proceed(state, self.chance, self.events)

    def submit(self, seat: int, actions: list[Action]) -> list[Event]:
        """One seat's whole choice: all of it is applied, or a `Refusal` says why none is.

        It ends where chance is asked: what follows a roll or a draw is chosen when it is known.
        """
        if not actions:
            raise BadInput("empty-choice")
        state = self.state.clone()
        happened: list[Event] = []
        mark = self.chance.mark()
        taped = -1 if self.chance.tape is None else len(self.chance.tape)
        try:
            for action in actions:
                if self.chance.mark() != mark:
                    # Refused whatever the dice say: else a refusal would tell how they fell, and be taken back.
                    clause = self.rules.end_clause if state.outcome is not None else state.stack[-1].step.clause
                    raise Refusal(clause, "refused-after-chance", {"action": action.text})
                self._check(state, seat, action)
                self.rules.apply(state, seat, action, self.chance, happened)
            if self.rules.unfinished(state, seat):
                clause = state.stack[-1].step.clause
                raise Refusal(clause, "refused-unfinished", {"action": actions[-1].text})
        except Exception:
            self.chance.rewind(mark)
            if self.chance.tape is not None:
                del self.chance.tape[taped:]
            raise
        self.state = state
        if self.events is not None:
            self.events.extend(happened)
        return happened

    def _check(self, state: State, seat: int, action: Action) -> None:
        if not 0 <= seat < self.rules.players:
            raise BadInput("no-such-seat", {"value": seat + 1, "players": self.rules.players})
        refusal = self.rules.refuse(state, seat, action)
        if refusal is not None:
            refusal.facts["action"] = action.text
            raise refusal

    def view(self, viewer: int) -> View:
        return self.rules.view(self.state, viewer)

    def update(self, viewer: int, events: list[Event]) -> Update:
        return self.rules.update(self.state, viewer, events)
