"""Games with everything that a record can hold, and what each viewer's own device noted of them.

`python -m tests.table.witness` writes them to `tests/kernel/witnessed`, for the browser's tests too.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import msgspec

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.lines import Secrets
from backroom.kernel.receipt import Receipt, Shown
from backroom.kernel.record import Record
from backroom.server.replays import fork
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.thinking import question_for, think
from tests.table.tables import Evening, commitment_of, secret

FOLDER = Path(__file__).parent.parent / "kernel" / "witnessed"
RECORDED = ("deal", "move", "said", "whispered", "undone")
#: The third of these committed to a number and never gave it.
COMPANY = ["human", "human", "human", "random"]
LEFT_OUT = 2


class Witness:
    """What one viewer's device notes, from its updates alone."""

    def __init__(self, evening: Evening, viewer: int) -> None:
        self._evening = evening
        self.viewer = viewer
        self._seen = 0
        self._digests: list[bytes] = []
        self.heads: list[str] = []
        self.acts: list[list[str]] = []
        self.frame = evening.look(viewer).frame

    def look(self) -> None:
        update = self._evening.look(self.viewer, self._seen)
        self._seen = update.seen
        if self.frame.status in ("gathering", "sealing"):
            self.frame = update.frame
        for moment in update.moments:
            if moment.kind == "deal":
                self._digests.clear()
            if moment.kind in RECORDED and not (moment.kind == "said" and moment.seat is None):
                self._digests.append(_digest(moment))
        if update.head and update.head not in self.heads:
            self.heads.append(update.head)

    def receipt(self, record: Record) -> Receipt:
        shown = bytes(32)
        for digest in self._digests:
            shown = hashlib.sha256(shown + digest).digest()
        seat = self.viewer != ONLOOKER
        return Receipt(
            receipt=1,
            table="t",
            title=self.frame.title,
            viewer=self.viewer + 1 if seat else 0,
            commitments=Secrets(self.frame.commitments.house, list(self.frame.commitments.seats)),
            left_out=[left + 1 for left in self.frame.left_out],
            contribution=secret(self.viewer) if seat and COMPANY[self.viewer] == "human" else None,
            contributed=seat and COMPANY[self.viewer] == "human" and self.viewer != LEFT_OUT,
            data=record.header.data.sha256,
            rules=1,
            heads=self.heads,
            acts=self.acts,
            shown=Shown(self._digests[0].hex(), len(self._digests), shown.hex()),
        )


def _digest(moment: p.Moment) -> bytes:
    told = msgspec.to_builtins(moment)
    kept = {name: told[name] for name in ("events", "facts", "kind", "seat")}
    written = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).digest()


def witnessed(title_id: str, plan: e.ForkPlan | None = None, every: int = 1) -> tuple[Record, dict[int, Receipt]]:
    """A finished game of four, and the receipts of all viewers but the bot. They look at every so manieth moment."""
    options = {"whisper": True} if title_id == "chicago-gangsters" else {}
    evening = Evening(COMPANY, title_id, options=options, fork=plan)
    witnesses = [Witness(evening, viewer) for viewer in (0, 1, 2, ONLOOKER)]
    game = Game(evening, witnesses, every)
    game.say(0, p.Say(words="before the deal"))
    for seat in (0, 1, 2):
        game.say(seat, p.Sit(name=f"Player „{seat}“", commitment=commitment_of(seat)))
    for seat in (0, 1):
        game.say(seat, p.Contribute(contribution=secret(seat)))
    for _ in range(3):
        evening.now += 20
        evening.play_by_itself()
        game.look()
    game.play()
    game.say(1, p.Say(words="good game"))
    game.look()
    record = evening.table.running.recorded.record
    return record, {witness.viewer: witness.receipt(record) for witness in witnesses}


class Game:
    """A game in which people and a bot choose, talk, whisper and take back."""

    def __init__(self, evening: Evening, witnesses: list[Witness], every: int) -> None:
        self._evening = evening
        self._table = evening.table
        self._witnesses = witnesses
        self._every = every
        self._luck = Random(5)
        self._steps = self._undone = self._whispered = 0

    def look(self) -> None:
        for witness in self._witnesses:
            witness.look()

    def say(self, seat: int, message: p.FromClient) -> None:
        self._evening.say(seat, message)
        self._step()

    def play(self) -> None:
        while self._table.status == "playing":
            self._choose(self._luck.choice(self._table.asked()))
            if self._table.status == "playing":
                self._take_back()
                self._talk()

    def _step(self) -> None:
        self._steps += 1
        if self._steps % self._every == 0 or self._table.course is None:
            self.look()

    def _choose(self, seat: int) -> None:
        course = self._table.running
        human = self._table.seats[seat].human
        bot = "random" if human else self._table.seats[seat].player
        actions = think(question_for(self._table, seat, bot, course.recorded.luck(seat))).actions
        if human:
            self.say(seat, p.Act(rev=course.rev, actions=actions))
            self._witnesses[seat].acts.append(actions)
            return
        self._evening.happen(e.Moved(seat, actions, by=bot))
        self._evening.play_by_itself()
        self._step()

    def _take_back(self) -> None:
        course = self._table.running
        if self._undone < 2 and course.moves > 6 and course.undo_right(0) != "no":
            self._undone += 1
            self.say(0, p.AskUndo())
            for voter in (1, 2):
                if self._table.wish is not None:
                    self.say(voter, p.Vote(agree=True))

    def _talk(self) -> None:
        course = self._table.running
        for seat in (0, 1, 2):
            if self._whispered < 8 and self._luck.random() < 0.1 and course.confidants(seat):
                self._whispered += 1
                self.say(seat, p.Say(words="psst … \u2028 “now”", whisper=True))
        if self._luck.random() < 0.04 and not course.silenced(1):
            self.say(1, p.Say(words=f"hm … {course.moves}"))


def forked() -> tuple[Record, dict[int, Receipt]]:
    """A game that goes on from the stored one of Chicago Poker."""
    text = (FOLDER / "chicago-poker.1.record").read_text("utf-8")
    header, plan = fork(text, 100, 0)
    return witnessed(header.title, plan)


def write() -> None:
    """Write all of them anew: needed after a change of the rules or of the format."""
    FOLDER.mkdir(exist_ok=True)
    for title in titles():
        _write(title.id, *witnessed(title.id, every=12 if title.id == "chicago" else 1))
    _write("fork", *forked())


def _write(name: str, record: Record, receipts: dict[int, Receipt]) -> None:
    for seat in (0, 1):
        (FOLDER / f"{name}.{seat + 1}.record").write_text(record.for_reader(seat).text(), "utf-8")
        (FOLDER / f"{name}.{seat + 1}.receipt.json").write_bytes(msgspec.json.encode(receipts[seat]) + b"\n")


if __name__ == "__main__":
    write()
