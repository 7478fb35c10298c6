"""The plain HTTP interface, from opening a table to its record."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import msgspec
import pytest

from backroom.games import find_title, titles
from backroom.kernel.record import read_record
from backroom.kernel.verify import verify
from backroom.players import level_names, usual_company
from backroom.server.api import (
    ListedTable,
    OpenedTable,
    OpenTable,
    Replay,
    ReplayMoment,
    SeatWish,
    TakenSeat,
    TitleAbout,
    TitleText,
)
from backroom.server.keys import hash_key, new_key
from backroom.table import protocol as p
from backroom.words import LANGUAGES, Words
from tests.server.guest import Guest
from tests.server.place import AtTable, Place, at_table
from tests.server.script import Script, sit_all

HUMAN = SeatWish()
BOT = SeatWish("random")


def _moved(place: Place, opened: AtTable, scripts: list[Script], moves: int, luck: Random) -> None:
    """So many choices by whoever is asked."""
    for _ in range(moves):
        for script in scripts:
            update = script.update()
            if update.decision is not None and update.decision.actions:
                script.do(script.choose(update, luck))
                break


def test_the_titles_say_what_can_be_chosen(place: Place) -> None:
    with place.http() as client:
        told = msgspec.json.decode(client.get("/api/titles").content, type=list[TitleAbout])
    assert [about.id for about in told] == [title.id for title in titles()]
    for about, title in zip(told, titles(), strict=True):
        assert (about.least, about.most, about.usual) == (title.least, title.most, title.usual)
        assert about.bots == level_names(title)
        assert [one.bot for one in about.characters] == [one.bot for one in title.characters]
        offered = [option.name for option in title.options if not option.study]
        assert [option.name for option in about.options] == offered
        assert about.words.keys() == set(LANGUAGES)
        assert about.words["en"].name == Words("en", title).say(title.id)
        assert about.words["nl"].won_by == Words("nl", title).say("title-won-by")
        assert about.minutes == [*title.poster.minutes]


def test_a_browser_gets_the_words_of_a_title_it_was_not_built_with(place: Place) -> None:
    with place.http() as client:
        told = client.get("/api/titles/gangster/text/de")
        strange = [client.get(path) for path in ("/api/titles/gangster/text/xx", "/api/titles/whist/text/en")]
    text = msgspec.json.decode(told.content, type=TitleText)
    assert "GA-75 = Das Spiel" in text.clauses
    assert text.texts[-1] != text.texts[0], "English comes behind"
    assert [(answer.status_code, answer.json()["message"]) for answer in strange] == [
        (400, "no-such-language"),
        (400, "no-such-title"),
    ]


def test_a_table_opens_with_one_human_and_different_characters_of_the_usual_level(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker"))
    assert [seat.seat for seat in opened.seats] == [0]
    script = Script(place, opened.table, opened.seats[0].key)
    seats = script.update().frame.seats
    title = find_title("chicago-poker")
    assert [seat.player for seat in seats] == ["human", *usual_company(title, title.usual - 1)]
    assert [seat.name for seat in seats[1:]] == ["Dutch", "Frankie", "Rosa"]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"title": "chess"}, "no-such-title"),
        ({"title": "chicago-poker", "players": 6, "seats": [{}, {}]}, "table-wrong-seats"),
        ({"title": "chicago-gangsters", "players": 2}, "wrong-player-count"),
        ({"title": "chicago-poker", "options": {"long": True}}, "no-such-option"),
        ({"title": "chicago-poker", "seats": [{}, {"player": "genius"}]}, "no-such-bot"),
        ({"title": "chicago-poker", "seats": [{"name": "\u202eevil"}, {}]}, "table-bad-name"),
        ({"title": "chicago-poker", "seat": []}, "table-malformed"),
        ({"title": "chicago-poker", "clock": {"kind": "sand"}}, "table-malformed"),
        ({"title": "chicago-poker", "data": "nonsense"}, None),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(place: Place, wish: dict[str, object], message: str | None) -> None:
    with place.http() as client:
        answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    told = answer.json()
    assert message is None or told["message"] == message
    assert set(told) == {"message", "facts", "clause", "text"}
    assert told["text"].strip()
    assert told["text"] != told["message"]


def test_strangers_find_a_listed_table_and_take_a_free_seat(place: Place) -> None:
    hidden = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, BOT], listed=True))
    with place.http() as client:
        lobby = client.get("/api/tables")
        listed = {table.table: table for table in msgspec.json.decode(lobby.content, type=list[ListedTable])}
        assert hidden.table not in listed
        assert [seat.player for seat in listed[opened.table].seats] == ["human", "human", "random"]
        for secret in (opened.host, str(opened.onlookers), *(seat.link for seat in opened.seats)):
            assert secret not in lobby.text
        # The link that was meant for a friend opens nothing once a stranger has the seat.
        before = Script(place, opened.table, opened.seats[1].link)
        assert before.update().frame.you == 1
        key = new_key()
        wish = {"name": "Stranger", "key": hash_key(key)}
        answer = client.post(f"/api/tables/{opened.table}/seats", json=wish)
        taken = msgspec.json.decode(answer.content, type=TakenSeat)
        assert before.get("update").json()["message"] == "table-link-spent"
        assert Script(place, opened.table, key).update().frame.you == taken.seat == 1
        # The first seat is the opener's, and there is no other.
        wish = {"name": "Late", "key": hash_key(new_key())}
        again = client.post(f"/api/tables/{opened.table}/seats", json=wish)
        assert (again.status_code, again.json()["message"]) == (400, "table-no-free-seat")
        closed = client.post(f"/api/tables/{hidden.table}/seats", json=wish)
        assert (closed.status_code, closed.json()["message"]) == (403, "table-by-link-only")


def test_whoever_looked_over_a_seat_is_sent_away_when_it_is_taken(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN], listed=True))

    async def evening() -> str:
        async with Guest(place.port, opened.table, opened.seats[1].link) as guest:
            url = f"{place.http_address}/api/tables/{opened.table}/seats"
            wish = {"name": "Stranger", "key": hash_key(new_key())}
            await asyncio.to_thread(place.client.post, url, json=wish)
            await guest.until(lambda: guest.cut)
            return guest.gone

    assert asyncio.run(evening()) == "table-link-spent"


def test_a_whole_game_over_http_and_what_is_left_of_it(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT]))
    (script,) = sit_all(place, opened)
    early = script.get("record")
    assert (early.status_code, early.json()["message"]) == (403, "table-record-later")
    running = msgspec.json.decode(script.get("diary").content, type=Replay)
    assert (running.over, running.reveal, running.viewer) == (False, None, 0)
    end = script.play(Random(1))
    assert end.frame.reveal is not None
    record = script.get("record")
    assert record.headers["content-type"] == "application/jsonl"
    verify(read_record(record.text), find_title("chicago-poker"))
    diary = msgspec.json.decode(script.get("diary").content, type=Replay)
    assert diary.over
    with place.http() as client:
        shown: dict[object, Replay] = {}
        for viewer in (0, 1, "onlooker", "open"):
            answer = client.post("/api/replay", json={"record": record.text, "viewer": viewer})
            shown[viewer] = msgspec.json.decode(answer.content, type=Replay)
        assert shown[0] == diary
        assert shown[0].moments[3].view != shown[1].moments[3].view
        assert "seats_open" in shown["open"].moments[3].view
        wrong = client.post("/api/replay", json={"record": record.text, "viewer": 5})
        assert wrong.json()["message"] == "no-such-seat"
        spoilt = client.post("/api/replay", json={"record": record.text.replace("human", "humann", 1), "viewer": 0})
        assert (spoilt.status_code, spoilt.json()["message"]) == (400, "record-changed")


def test_any_moment_of_the_log_can_be_looked_at_again_as_the_viewer_knew_it(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    scripts = sit_all(place, opened)
    known: list[dict[int, object]] = [{}, {}]
    luck = Random(4)
    for turn in range(12):
        for seen, script in zip(known, scripts, strict=True):
            update = script.update()
            seen[update.seen] = update.view
            if update.decision and update.decision.actions and turn < 11:
                script.do(script.choose(update, luck))
                if script.update().frame.undo.mine == "free":
                    script.do(p.AskUndo())

    for seen, script in zip(known, scripts, strict=True):
        assert len(seen) > 8
        assert {number: script.get("moment", number=number).json()["view"] for number in seen} == seen
        before = script.get("moment", number=1)
        assert (before.status_code, before.json()["message"]) == (400, "replay-no-moment")
        assert script.get("moment", number=999).status_code == 400


def test_a_fork_goes_on_from_what_the_seat_knew(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, BOT]))
    (script,) = sit_all(place, opened)
    script.play(Random(2))
    record = script.get("record").text
    with place.http() as client:
        shown = client.post("/api/replay", json={"record": record, "viewer": 0})
        moment = msgspec.json.decode(shown.content, type=Replay).moments[6]
        key = new_key()
        mine = {"record": record, "number": moment.number, "seat": 0, "bot": "random", "key": hash_key(key)}
        forked = msgspec.json.decode(client.post("/api/fork", json=mine).content, type=OpenedTable)
        assert forked.seats == []
        (again,) = sit_all(place, at_table(forked, {0: key}))
        assert again.get("diary").json()["moments"][0]["view"] == moment.view
        assert again.play(Random(3)).frame.status == "over"
        verify(read_record(again.get("record").text), find_title("chicago-poker"))
        for wish, message in (
            ({"number": 9999, "seat": 0}, "replay-no-moment"),
            ({"number": 6, "seat": 9}, "no-such-seat"),
            ({"number": 6, "seat": 0, "bot": "genius"}, "no-such-bot"),
        ):
            refused = client.post("/api/fork", json={"record": record, **wish})
            assert (refused.status_code, refused.json()["message"]) == (400, message)


def test_an_update_waits_for_news_and_no_longer(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    anna, bert = sit_all(place, opened)
    seen = anna.update().seen
    anna.seen = seen
    assert anna.update(wait=0.05).moments == []
    answers: list[p.Update] = []
    waiting = threading.Thread(target=lambda: answers.append(anna.update(wait=20)))
    waiting.start()
    bert.do(p.Say(words="hurry up"))
    waiting.join(60)
    assert [moment.facts.get("words") for moment in answers[0].moments] == ["hurry up"]
    anna.seen = 0
    assert anna.update().whole
    anna.seen = seen
    assert not anna.update().whole


def test_the_host_begins_replaces_pauses_and_closes(place: Place) -> None:
    opened = place.open_with_links(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, HUMAN]))
    keys = [place.sit_by_link(opened.table, seat.link) for seat in opened.seats[:2]]
    host = Script(place, opened.table, opened.host)
    anna, bert = (Script(place, opened.table, key) for key in keys)
    anna.sit("Anna")
    bert.sit("Bert")
    assert anna.post("host", {"do": "close"}).status_code == 403
    assert host.get("update").status_code == 403, "the host's key shows no hand"
    host.host("begin", player="random")
    assert [seat.player for seat in anna.until("playing").frame.seats] == ["human", "human", "random"]

    host.host("pause")
    paused = anna.update()
    assert (paused.frame.status, paused.decision and paused.decision.actions) == ("paused", [])
    assert anna.refused(p.Act(rev=1, actions=["x"])) == "table-is-paused"
    host.host("resume")

    host.host("replace", seat=1, player="soldier")
    minded = bert.update().frame.seats[1]
    assert (minded.player, minded.minded, minded.minder) == ("human", True, "soldier")
    bert.do(p.Back())
    assert not bert.update().frame.seats[1].minded
    for wish, message in (
        ({"do": "kick", "seat": 2}, "table-bot-plays"),
        ({"do": "free", "seat": 2}, "table-is-playing"),
        ({"do": "kick", "seat": 9}, "no-such-seat"),
        ({"do": "replace"}, "no-such-seat"),
        ({"do": "replace", "seat": 0, "player": "genius"}, "no-such-bot"),
        ({"do": "resume"}, "table-is-playing"),
        ({"do": "begin"}, "table-is-playing"),
    ):
        refused = host.post("host", wish)
        assert (refused.status_code, refused.json()["message"]) == (400, message)
    host.host("close")
    assert anna.update().frame.status == "closed"
    assert anna.refused(p.AskUndo()) == "table-is-closed"
    assert host.post("host", {"do": "pause"}).json()["message"] == "table-is-closed"


def test_an_undo_by_vote_needs_everybody(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-gangsters", seats=[HUMAN, HUMAN, HUMAN]))
    scripts = sit_all(place, opened)
    luck = Random(4)
    _moved(place, opened, scripts, 5, luck)
    wisher = next(script for script in scripts if script.update().frame.undo.mine == "ask")
    others = [script for script in scripts if script is not wisher]
    moves = len(_moves(wisher))
    wisher.do(p.AskUndo())
    assert wisher.refused(p.AskUndo()) == "table-undo-asked"
    assert wisher.refused(p.Vote(agree=True)) == "table-no-vote"
    others[0].do(p.Vote(agree=True))
    others[1].do(p.Vote(agree=False))
    assert wisher.update().frame.undo.asked is None
    assert len(_moves(wisher)) == moves
    wisher.do(p.AskUndo())
    for other in others:
        other.do(p.Vote(agree=True))
    wisher.await_(lambda update: any(moment.kind == "undone" for moment in update.moments), "the undo to be told")
    assert len(_moves(wisher)) == moves, "what was taken back stays in the diary"
    assert _diary(wisher)[-1].kind == "undone"
    assert wisher.refused(p.Act(rev=1, actions=["pass"])) == "table-stale"


def _diary(script: Script) -> list[ReplayMoment]:
    return msgspec.json.decode(script.get("diary").content, type=Replay).moments


def _moves(script: Script) -> list[ReplayMoment]:
    return [moment for moment in _diary(script) if moment.kind == "move"]


def test_who_resigns_is_replaced_by_a_bot_that_plays_on(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    anna, bert = sit_all(place, opened)
    anna.do(p.Resign())
    seat = bert.update().frame.seats[0]
    assert (seat.player, seat.name) == ("soldier", "player 0")
    assert bert.play(Random(5)).frame.status == "over"
    assert anna.refused(p.Resign()) == "table-bot-plays"


def test_a_rematch_seats_the_same_people_one_further(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN, HUMAN, BOT], listed=True))
    anna, bert, carl = sit_all(place, opened)
    assert anna.refused(p.Rematch()) == "table-not-over"
    carl.do(p.Resign())
    _to_the_end([anna, bert], Random(6))
    anna.do(p.Rematch())
    other = anna.update().frame.rematch
    assert other is not None
    bert.do(p.Rematch())
    assert anna.update().frame.rematch == other, "one rematch, whoever asks for it"
    anna_again, bert_again, carl_again = (Script(place, other, seat.key) for seat in opened.seats)
    frame = anna_again.update().frame
    assert (frame.you, bert_again.update().frame.you) == (3, 0)
    assert [(seat.name, seat.player) for seat in frame.seats] == [
        ("player 1", "human"), ("player 2", "soldier"), ("Frankie", "random"), ("player 0", "human"),
    ]  # fmt: skip
    assert frame.commitments.house != anna.update().frame.commitments.house
    # Their chairs are kept for them, though the table is listed; who resigned has no key to a bot's hand.
    wish = {"name": "Late", "key": hash_key(new_key())}
    late = place.client.post(f"{place.http_address}/api/tables/{other}/seats", json=wish)
    assert late.json()["message"] == "table-no-free-seat"
    assert carl_again.get("update").status_code == 403
    anna_again.sit("Anna")
    bert_again.sit("Bert")
    _to_the_end([anna_again, bert_again], Random(7))


def _to_the_end(scripts: list[Script], luck: Random) -> None:
    while scripts[0].update().frame.status != "over":
        for script in scripts:
            update = script.update()
            if update.decision is not None and update.decision.actions:
                script.ask(script.choose(update, luck))
