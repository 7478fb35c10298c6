"""Records of whole games."""

from __future__ import annotations

from backroom.kernel.chance import FastChance
from backroom.kernel.lines import Move, SeatLine
from backroom.kernel.record import Record, read_record
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.refusal import Rejected
from backroom.kernel.replay import replay
from backroom.kernel.verify import verify
from backroom.testing.case import Case
from backroom.testing.plain import event_texts, state_text
from backroom.testing.walk import MOST_DECISIONS, Walk


def records_replay(case: Case, seed: int) -> None:
    """A record read back from its text gives the same states and events at each move, finished or running."""
    table = _Recording(case, seed, None)
    for moves in (20, MOST_DECISIONS):
        while not table.is_over and len(table.story) <= moves:
            table.go_on()
        _tells(table.recorded.record, case, table.story)


def records_verify(case: Case, seed: int) -> None:
    """Every outcome of a finished record is recomputed from what was revealed."""
    secrets = [bytes([seed % 256, number]) * 16 for number in range(case.settings.players + 1)]
    # The last seat is a bot's: it gives nothing.
    table = _Recording(case, seed, Fairness(secrets[0], [*secrets[1:-1], b""]))
    while not table.is_over:
        table.go_on()
    record = read_record(table.recorded.record.text())
    try:
        verified = verify(record, case.title)
    except Rejected as error:
        raise AssertionError(f"the record does not fit what was revealed: {error}") from error
    outcomes = len(record.deal) + sum(len(move.chance) for move in record.moves)
    assert (verified.outcomes, verified.moves) == (outcomes, len(record.moves)), f"{verified} leaves something out"
    _tells(record, case, table.story)


def _tells(record: Record, case: Case, story: list[tuple[str, list[str]]]) -> None:
    text = record.text()
    again = read_record(text)
    assert again == record, "a record read back is another one"
    assert again.text() == text, "a record read back is written differently"
    try:
        moments = _moments(again, case)
    except Rejected as error:
        raise AssertionError(f"the record does not fit the rules: {error}") from error
    assert len(moments) == len(story), f"{len(story)} moments were played, {len(moments)} replayed"
    for number, (played, replayed) in enumerate(zip(story, moments, strict=True)):
        assert replayed[0] == played[0], f"after move {number} the replay is in another state"
        assert replayed[1] == played[1], f"move {number} is told differently in the replay"


def _moments(record: Record, case: Case) -> list[tuple[str, list[str]]]:
    return [
        (state_text(moment.game.state), event_texts(moment.events))
        for moment in replay(record, case.title)
        if moment.entry is None or isinstance(moment.entry, Move)
    ]


class _Recording:
    """A random game that is recorded; `story` is the state after each move and what it led to."""

    def __init__(self, case: Case, seed: int, fairness: Fairness | None) -> None:
        seats = [SeatLine(f"Player {seat + 1}", "random") for seat in case.seats]
        chance = FastChance(seed) if fairness is None else None
        self.recorded = RecordedGame(case.title, case.settings, seats, chance, fairness)
        self.walk = Walk(case, seed, by_verb=True)
        self.walk.rules = self.recorded.rules
        self.story = [(state_text(self.recorded.game.state), event_texts(self.recorded.events))]

    @property
    def is_over(self) -> bool:
        return self.recorded.game.is_over

    def go_on(self) -> None:
        assert len(self.story) < MOST_DECISIONS, f"no end after {len(self.story)} moves"
        self.walk.state = self.recorded.game.state
        seat, actions = self.walk.submission()
        happened = self.recorded.submit(seat, actions)
        self.recorded.say(seat, f"I play {len(actions)}")
        self.story.append((state_text(self.recorded.game.state), event_texts(happened)))
