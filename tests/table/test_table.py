"""A table is what its entries make of it: sitting, sealing, dealing, choosing, talking, leaving."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games import titles
from backroom.kernel.event import ONLOOKER
from backroom.kernel.lines import Talk
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import verify
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import Stale, rematch_plan
from backroom.table.powers import host_entries
from backroom.table.table import Table
from tests.table.tables import Evening, commitment_of, look_at, secret

CASES = [pytest.param(title, id=title.id) for title in titles()]


def test_the_deal_waits_for_everybody_and_then_for_their_contributions() -> None:
    evening = Evening(["human", "human", "random"])
    evening.say(0, p.Sit(name="Ann", commitment=commitment_of(0)))
    assert evening.look(0).frame.status == "gathering"
    evening.say(1, p.Sit(name="Bob", commitment=commitment_of(1)))
    assert evening.look(0).frame.status == "sealing"
    assert evening.look(0).frame.commitments.seats == [commitment_of(0), commitment_of(1), None]
    with pytest.raises(BadInput, match="table-other-contribution"):
        evening.say(0, p.Contribute(contribution=secret(1)))
    evening.say(0, p.Contribute(contribution=secret(0)))
    assert evening.look(0).view is None, "nothing is dealt before the last contribution"
    evening.say(1, p.Contribute(contribution=secret(1)))
    assert evening.table.status == "playing"
    assert evening.look(0).view is not None


def test_who_gives_no_commitment_contributes_nothing() -> None:
    evening = Evening(["human", "random"])
    evening.say(0, p.Sit(name="script"))
    assert evening.table.status == "playing"


@pytest.mark.parametrize("title", CASES)
def test_a_whole_game_loads_again_as_it_was_and_verifies(title: AnyTitle) -> None:
    evening = Evening(["human"] * title.usual, title.id).sit_and_deal()
    luck = Random(7)
    while evening.table.status == "playing":
        evening.play_on(luck, 40)
        loaded = Table("t", evening.table.opened, evening.journal[0][1])
        for entry, at in evening.journal[1:]:
            loaded.take(e.read_entry(e.write_entry(entry)), at)
        for viewer in [*range(title.usual), ONLOOKER]:
            ours, theirs = evening.look(viewer), look_at(loaded, viewer, evening.now)
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
    assert evening.table.status == "over"
    record = evening.table.running.recorded.record
    assert verify(record, title).moves == evening.table.running.moves
    assert evening.look(0).frame.reveal is not None


def test_a_click_on_an_old_board_is_stale() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    rev = evening.table.running.rev
    evening.move(seat, Random(1))
    with pytest.raises(Stale):
        evening.say(seat, p.Act(rev=rev, actions=["draw"]))


def test_the_same_choice_sent_twice_is_taken_once() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    act = p.Act(rev=evening.table.running.rev, actions=["draw"], ref="click 1")
    evening.say(seat, act)
    evening.say(seat, p.Say(words="Good evening", ref="click 2"))
    length = len(evening.journal)
    evening.say(seat, act)
    assert len(evening.journal) == length, "not the last message either"


def test_the_same_words_sent_twice_are_said_once() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    evening.say(0, p.Say(words="Good evening", ref="line 1"))
    length = len(evening.journal)
    evening.say(0, p.Say(words="Good evening", ref="line 1"))
    assert len(evening.journal) == length
    evening.say(1, p.Say(words="Good evening", ref="line 1"))
    evening.say(0, p.Say(words="Good evening"))
    evening.say(0, p.Say(words="Good evening"))
    assert len(evening.journal) == length + 3, "somebody else's mark, and no mark, are something else"


def test_another_wish_with_the_mark_of_a_choice_is_taken_all_the_same() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.move(seat, Random(1), ref="g7")
    evening.happen(e.Minded(seat, "soldier", "host"))
    evening.say(seat, p.Back(ref="g7"))
    assert not evening.table.seats[seat].minded, "the seat's other device counts its messages for itself"


def test_a_refused_choice_changes_nothing_and_names_its_clause() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    before = msgspec.json.encode(evening.look(seat))
    with pytest.raises(Refusal) as refused:
        evening.say(1 - seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    assert refused.value.clause
    with pytest.raises(BadInput, match="table-no-such-action"):
        evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["steal everything"]))
    assert msgspec.json.encode(evening.look(seat)) == before


def test_partners_answer_one_decision_in_any_order_with_one_number() -> None:
    evening = Evening(["human"] * 4, "chicago-gangsters").sit_and_deal()
    luck = Random(5)
    while len(evening.table.asked()) < 2:
        evening.play_on(luck, 1)
    rev = evening.table.running.rev
    first, second = evening.table.asked()[:2]
    choice = evening.choose(second, luck)
    while second in evening.table.asked() and first in evening.table.asked():
        evening.say(second, p.Act(rev=rev, actions=choice))
        if second in evening.table.asked():
            choice = evening.choose(second, luck)
    assert evening.table.running.rev == rev, "what one partner said or laid does not age the other's click"


def test_an_onlookers_words_reach_no_seat() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    before = [evening.look(seat) for seat in (0, 1)]
    evening.happen(e.Spoke("she has the queen", None))
    for seat in (0, 1):
        assert msgspec.json.encode(evening.look(seat)) == msgspec.json.encode(before[seat])
    assert evening.look(ONLOOKER).moments[-1].facts == {"words": "she has the queen"}


def test_a_seats_words_stand_in_the_record() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    evening.say(1, p.Say(words="good luck"))
    said = evening.table.running.recorded.record.entries[-1]
    assert isinstance(said, Talk)
    assert (said.seat, said.say, said.to) == (2, "good luck", msgspec.UNSET)
    assert evening.look(ONLOOKER).moments[-1].seat == 1


def test_a_whisper_is_heard_by_the_partner_and_sends_the_others_nothing() -> None:
    evening = Evening(["human"] * 4, "chicago-gangsters", options={"whisper": True}).sit_and_deal()
    luck = Random(5)
    while not evening.table.running.confidants(0):
        evening.play_on(luck, 1)
    (partner,) = evening.look(0).frame.confidants
    others = [viewer for viewer in (1, 2, 3, ONLOOKER) if viewer != partner]
    before = [msgspec.json.encode(evening.look(viewer)) for viewer in others]
    evening.say(0, p.Say(words="bring eight", whisper=True))
    assert [msgspec.json.encode(evening.look(viewer)) for viewer in others] == before
    assert evening.look(partner).moments[-1].facts == {"words": "bring eight"}
    (talk,) = [entry for entry in evening.table.running.recorded.record.entries if isinstance(entry, Talk)]
    assert [talk.heard_by(viewer) for viewer in range(4)] == [viewer in (0, partner) for viewer in range(4)]


def test_nobody_whispers_where_everything_is_said_aloud() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    with pytest.raises(BadInput, match="table-no-whisper"):
        evening.say(0, p.Say(words="psst", whisper=True))


def test_who_must_be_silent_is_told_by_which_rule_and_nobody_hears_a_word() -> None:
    evening = Evening(["human"] * 5, "chicago-gangsters").sit_and_deal()
    (mr_x,) = evening.table.asked()
    before = evening.look(ONLOOKER)
    with pytest.raises(Refusal, match="refused-mr-x-silent"):
        evening.say(mr_x, p.Say(words="I have only bribes"))
    assert evening.look(ONLOOKER) == before
    evening.say((mr_x + 1) % 5, p.Say(words="good luck"))
    assert evening.look(ONLOOKER).moments[-1].facts == {"words": "good luck"}


def test_a_paused_table_offers_nothing_and_takes_nothing() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.say(1 - seat, p.Pause())
    decision = evening.look(seat).decision
    assert decision is not None
    assert decision.actions == []
    with pytest.raises(BadInput, match="table-is-paused"):
        evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))


def test_who_resigns_is_replaced_by_a_bot_for_good() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.say(seat, p.Resign())
    assert evening.table.seats[seat].player == "soldier"
    with pytest.raises(BadInput, match="table-bot-plays"):
        evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))


def test_free_chairs_are_taken_by_characters_who_do_not_sit_there_yet() -> None:
    evening = Evening(["human", "soldier-frankie", "human", "human"])
    evening.say(0, p.Sit(name="Ann"))
    evening.happen(*host_entries(evening.table, "begin", None, None, ""))
    seats = evening.table.seats
    assert [seat.player for seat in seats] == ["human", "soldier-frankie", "soldier-dutch", "soldier-rosa"]
    assert [seat.name for seat in seats[2:]] == ["Dutch", "Rosa"]


def test_the_host_fills_free_seats_with_bots_and_sends_people_away() -> None:
    evening = Evening(["human", "human", "human"])
    evening.say(0, p.Sit(name="Ann"))
    evening.happen(*host_entries(evening.table, "begin", None, "random", ""))
    evening.play_by_itself()
    assert [seat.player for seat in evening.table.seats] == ["human", "random", "random"]
    assert evening.table.status == "playing"
    assert evening.table.seats[1].keys == [], "whoever took the chair and did not sit has no key to the bot's hand"
    evening.happen(*host_entries(evening.table, "kick", 0, None, "a new link"))
    (kicked, *_) = evening.table.seats
    assert (kicked.player, kicked.keys, kicked.link) == ("soldier", [], ""), "a bot has the hand, and nobody else"


def test_a_rematch_moves_everybody_on_by_one_seat_with_their_keys() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    with pytest.raises(BadInput, match="table-not-over"):
        rematch_plan(evening.table, "00" * 32)
    luck = Random(2)
    while evening.table.status == "playing":
        evening.play_on(luck, 50)
    plan = rematch_plan(evening.table, "00" * 32)
    assert [seat.keys for seat in plan.seats] == [["key1"], ["key0"]]
    assert [seat.name for seat in plan.seats] == ["player 1", "player 0"]
