"""Talk: pledges, requests and shown cards; none binds, all are remembered (CG-31, CG-124, CG-125, CG-128)."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.scenario import Scene, a_round


def after_pledge(word: str, cards: str, whisper: bool = False) -> Scene:
    table = a_round(
        {"ada": "weapons-4 bribes-3 blackmail-1"}, {"ada": "mayor"}, district="bronzeville", whisper=whisper
    )
    table.does("ada", f"pledge {word}")
    return table.plays(ada=cards)


@pytest.mark.clauses("CG-31")
def test_talk_never_ends_a_decision_and_changes_no_rule() -> None:
    table = a_round({"ada": "weapons-4"})
    before = [text for text in table.offers("ada") if not text.startswith(("pledge", "ask"))]
    table.does("ada", "pledge at-least-8").does("ada", "ask some-weapons")
    assert table.asked == ["ada", "bo"]
    assert table.offers("ada") == before


@pytest.mark.clauses("CG-124", "CG-125")
@pytest.mark.parametrize(
    ("word", "cards", "kept"),
    [
        ("at-least-7", "weapons-4", True),
        ("at-least-8", "weapons-4", False),
        ("some-bribes", "bribes-3", True),
        ("some-bribes", "weapons-4", False),
        ("some-blackmail", "blackmail-1", False),
        ("nothing", "", True),
        ("nothing", "blackmail-1", True),
        ("nothing", "weapons-4", False),
    ],
)
def test_every_pledge_is_marked_kept_or_broken(word: str, cards: str, kept: bool) -> None:
    table = after_pledge(word, cards)
    assert (table.state.kept[0], table.state.broken[0]) == (int(kept), int(not kept))
    name = "pledge-kept" if kept else "pledge-broken"
    assert {"event": name, "seat": 0, "word": word} in table.hears("onlooker")


@pytest.mark.clauses("CG-124")
def test_a_round_has_room_for_one_pledge_one_request_and_two_cards() -> None:
    table = a_round({"ada": "weapons-4 2x bribes-3 blackmail-1"})
    table.does("ada", "pledge nothing", "ask nothing", "show bribes-3", "show bribes-3")
    for text in ("pledge at-least-1", "ask at-least-1", "show weapons-4"):
        assert table.refuses("ada", text) == ("CG-124", "refused-said-enough")
    table = a_round({"ada": "weapons-4"}).does("ada", "show weapons-4")
    assert table.refuses("ada", "show weapons-4") == ("CG-124", "refused-known-already")
    assert table.refuses("ada", "show bribes-1") == ("CG-124", "refused-not-in-hand")
    assert table.refuses("ada", "lay weapons-4", "pledge nothing") == ("CG-124", "refused-talk-first")
    table.lays("bo")
    assert table.refuses("ada", "ask nothing") == ("CG-124", "refused-partner-laid")


@pytest.mark.clauses("CG-128", "CG-31")
def test_shown_cards_are_known_to_all_unless_partners_whisper() -> None:
    table = a_round({"ada": "weapons-4 bribes-3"}).does("ada", "show weapons-4")
    assert [table.knows(viewer, "ada") for viewer in ("bo", "cleo", "onlooker")] == ["weapons-4"] * 3
    table = a_round({"ada": "weapons-4 bribes-3"}, whisper=True).does("ada", "show weapons-4")
    assert [table.knows(viewer, "ada") for viewer in ("bo", "cleo", "onlooker")] == ["weapons-4", "", ""]
    assert (len(table.hears("bo")), table.hears("cleo"), table.hears("onlooker")) == (1, [], [])
    table.plays()
    assert [table.knows(viewer, "ada") for viewer in ("bo", "cleo")] == ["weapons-4", ""]


@pytest.mark.clauses("CG-31", "CG-125")
def test_of_a_whispered_pledge_the_table_learns_the_mark_and_the_partner_the_words() -> None:
    table = after_pledge("at-least-7", "weapons-4", whisper=True)
    seats = [table.view(viewer).pledges[0] for viewer in ("ada", "bo", "cleo", "onlooker")]
    assert seats == [7, 7, 0, 0]
    assert {"event": "pledge-kept-whispered", "seat": 0} in table.hears("cleo")
    assert {"event": "pledge-kept-whispered-seen", "seat": 0, "word": "at-least-7"} in table.hears("bo")
    assert table.view("cleo").kept == [1, 0, 0, 0]


@pytest.mark.clauses("CG-124")
def test_pledges_and_requests_are_data_in_every_view() -> None:
    table = a_round().does("ada", "pledge at-least-8").does("bo", "ask some-bribes", "pledge nothing")
    seats = table.view("cleo").as_data()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["pledge"] == {"form": "points", "points": 8, "kept": None}
    assert (seats[1]["pledge"], seats[1]["request"]) == (
        {"form": "nothing", "kept": None},
        {"form": "kind", "kind": "bribes"},
    )


@pytest.mark.clauses("CG-31", "CG-128")
def test_an_open_commitment_uses_up_what_was_known() -> None:
    table = a_round({"ada": "2x weapons-4 bribes-3", "cleo": "bribes-1"}, district="near-north-side")
    table.does("ada", "show weapons-4", "show bribes-3").lays("ada", "2x weapons-4 bribes-3", "openly")
    assert table.knows("cleo", "ada") == ""
    table.lays("bo")
    assert table.knows("cleo", "ada") == "weapons-4 weapons-4"
