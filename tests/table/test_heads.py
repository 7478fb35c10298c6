"""Heads of the record's chain, as each viewer is told them: they bind the house and give nothing away."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.lines import Header, Hidden, NameLine, Talk
from backroom.kernel.record import read_record
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import verify
from backroom.server.replays import fork, show
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.rethinking import ask_again
from backroom.table.table import Table
from backroom.table.thinking import question_for, think
from tests.kernel.test_tampering import FOLDER
from tests.table.tables import Evening, commitment_of, secret
from tests.table.witness import COMPANY

CASES = [pytest.param(title, id=title.id) for title in titles()]


def whispering() -> tuple[Evening, int, int]:
    """A table where a seat may whisper to another; the two seats."""
    evening = Evening(["human"] * 4, "chicago-gangsters", options={"whisper": True}).sit_and_deal()
    luck = Random(3)
    while True:
        for seat in range(4):
            heard = evening.table.running.confidants(seat)
            if heard:
                return evening, seat, heard[0]
        evening.play_on(luck, 1)


def test_there_is_a_head_from_the_deal_on_and_it_grows_with_every_line() -> None:
    evening = Evening(["human", "human"])
    assert evening.look(0).head == ""
    evening.sit_and_deal()
    heads = [evening.look(0).head]
    for words in ("one", "two"):
        evening.say(1, p.Say(words=words))
        heads.append(evening.look(0).head)
    assert len(set(heads)) == 3
    seed = bytes.fromhex(evening.table.opened.seed)
    assert evening.table.running.recorded.record.heads(seed)[-3:] == heads


def test_others_learn_nothing_from_heads_while_two_whisper() -> None:
    evening, seat, heard = whispering()
    before = [evening.look(viewer).head for viewer in (*range(4), ONLOOKER)]
    evening.say(seat, p.Say(words="psst", whisper=True))
    evening.say(seat, p.Pause())
    after = [evening.look(viewer).head for viewer in (*range(4), ONLOOKER)]
    changed = [viewer for viewer in range(5) if before[viewer] != after[viewer]]
    assert changed == sorted([seat, heard]), "not even by a pause, which stands in no record"


def test_all_have_the_last_head_when_the_game_is_over() -> None:
    evening = Evening(["human", "human", "human"], "gangster").sit_and_deal()
    evening.play_on(Random(2), 5000)
    assert evening.table.status == "over"
    record = evening.table.running.recorded.record
    assert {evening.look(viewer).head for viewer in (0, 1, 2, ONLOOKER)} == {record.head}


def test_a_reader_has_the_whispers_of_the_own_seat_and_the_same_chain() -> None:
    evening, seat, heard = whispering()
    evening.say(seat, p.Say(words="psst", whisper=True))
    evening.play_on(Random(4), 5000)
    record = evening.table.running.recorded.record
    for reader in range(4):
        own = read_record(record.for_reader(reader).text())
        assert ("psst" in own.text()) == (reader in (seat, heard))
        assert own.hidden == (reader not in (seat, heard))
        assert own.head == record.head
        verify(own, evening.table.title)
        assert len(show(own, "open").moments) == len(show(record, "open").moments) - own.hidden


def test_words_and_names_that_were_erased_leave_the_chain_as_it_was() -> None:
    evening = Evening(["human", "human"], "gangster").sit_and_deal()
    evening.say(1, p.Say(words="I wish I had not said that"))
    evening.play_on(Random(2), 5000)
    record = evening.table.running.recorded.record
    digests = evening.table.running.recorded.line_digests()
    spoken = next(at for at, entry in enumerate(record.entries) if isinstance(entry, Talk))
    journal: list[e.AnyEntry] = []
    for entry, _ in evening.journal[1:]:
        changed = entry
        if isinstance(entry, e.Spoke):
            changed = msgspec.structs.replace(entry, words="", salt="", erased=digests[4 + spoken])
        if isinstance(entry, e.Sat) and entry.seat == 1:
            changed = msgspec.structs.replace(entry, name="", salt="", erased=digests[2])
        journal.append(changed)
    erased = Table("t", evening.table.opened, 1000.0)
    for entry in journal:
        erased.take(e.read_entry(e.write_entry(entry)), 1000.0)
    after = erased.running.recorded.record
    assert after.head == record.head
    assert isinstance(after.names[1], Hidden)
    assert isinstance(after.names[0], NameLine)
    assert after.hidden == 2
    assert "wish" not in after.text()
    verify(read_record(after.text()), evening.table.title)


@pytest.mark.parametrize("title", CASES)
def test_bots_asked_again_choose_the_same(title: AnyTitle) -> None:
    evening = Evening(["human", *["soldier"] * (title.usual - 1)], title.id).sit_and_deal()
    luck = Random(1)
    course = evening.table.running
    for _ in range(60):
        asked = evening.table.asked()
        if not asked:
            break
        seat = asked[-1]
        player = evening.table.seats[seat].player
        if player == "human":
            evening.move(seat, luck)
            continue
        actions = think(question_for(evening.table, seat, player, course.recorded.luck(seat))).actions
        evening.say(0, p.Say(words="meanwhile"))
        evening.happen(e.Moved(seat, actions, by=player))
        evening.play_by_itself()
    record = course.recorded.record
    record.reveal = evening.table.fairness().reveal()
    asked_again = ask_again(record, title)
    assert asked_again.choices > 10
    assert asked_again.same == asked_again.choices


def test_a_bot_that_did_not_choose_so_is_noticed() -> None:
    title = next(title for title in titles() if title.id == "gangster")
    record = read_record((FOLDER / "gangster.1.record").read_text("utf-8"))
    assert ask_again(record, title).same == ask_again(record, title).choices
    assert record.reveal is not None
    record.reveal = msgspec.structs.replace(record.reveal, house="77" * 32)
    other = ask_again(record, title)
    assert other.same < other.choices
    assert other.first > 0


@pytest.mark.parametrize("title", CASES)
def test_a_fork_begins_as_its_record_says(title: AnyTitle) -> None:
    """What the house keeps of the moment gives the same start as the moment itself: else no fork could be verified."""
    text = (FOLDER / f"{title.id}.1.record").read_text("utf-8")
    _, plan = fork(text, 30, 1)
    evening = Evening(COMPANY, title.id, options=dict(read_record(text).header.options), fork=plan)
    for seat in (0, 1, 2):
        evening.say(seat, p.Sit(name="x", commitment=commitment_of(seat)))
    for seat in (0, 1, 2):
        evening.say(seat, p.Contribute(contribution=secret(seat)))
    record = evening.table.running.recorded.record
    assert isinstance(record.header, Header)
    assert read_record(record.text()).text() == record.text()
    (begun, *_) = show(record, 1).moments
    known = show(read_record(text), 1).moments
    assert any(moment.view == begun.view for moment in known)
