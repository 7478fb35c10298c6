"""The Godfather: windows, duels, playing alone, compensation, points (CG-110 to CG-122)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.chicago_gangsters.scenario import Scene, a_round

NONE: Mapping[str, str] = {}


def window(hands: Mapping[str, str] = NONE, **said: object) -> Scene:
    table = a_round(hands, godfather=True, **said)  # type: ignore[arg-type]
    assert table.prompt == "window"
    return table


def answer(table: Scene, *takers: str) -> Scene:
    """Everybody who is asked decides; the named ones take the card."""
    for name in list(table.asked):
        table.does(name, "take the card" if name in takers else "pass")
    return table


@pytest.mark.clauses("CG-110", "CG-112")
def test_at_first_nobody_is_it_and_all_decide_secretly_at_once() -> None:
    table = window()
    assert (table.state.godfather, table.asked) == (-1, ["ada", "bo", "cleo", "dov"])
    assert table.refuses("ada", "commit covered") == ("CG-112", "refused-other-question")
    table.does("ada", "take the card")
    other = window().does("ada", "pass")
    for viewer in ("bo", "onlooker"):
        assert table.hears(viewer) == other.hears(viewer) == [{"event": "window-answered", "seat": 0}]
        assert table.view(viewer).as_data() == other.view(viewer).as_data()


@pytest.mark.clauses("CG-111")
def test_who_takes_the_card_plays_alone_and_the_partner_is_ousted() -> None:
    hands = {"ada": "weapons-4", "bo": "weapons-4"}
    table = a_round(hands, {"ada": "mayor", "bo": "judge"}, godfather=True)
    answer(table, "ada")
    assert (table.asked, table.state.ousted) == (["ada"], 1)
    table.lays("ada", "weapons-4")
    assert table.state.announced[0] == 4 + 3
    table.lays("cleo").lays("dov")
    assert table.takers(0) == ["ada"]
    table.does("ada", "pay alcohol")
    assert [event.facts["seat"] for event in table.events if event.name == "card-drawn"] == [0, 1, 2, 3]


@pytest.mark.clauses("CG-112", "CG-114")
def test_the_second_window_is_the_defenders_if_the_card_has_not_moved() -> None:
    table = answer(window({"cleo": "weapons-4"}))
    table.lays("ada").lays("bo")
    assert (table.prompt, table.asked) == ("window", ["cleo", "dov"])
    answer(table, "cleo")
    assert (table.state.godfather, table.asked) == (2, ["cleo"])
    table = answer(window(), "bo").lays("bo")
    assert (table.prompt, table.asked) == ("commit", ["cleo", "dov"])


@pytest.mark.clauses("CG-113")
def test_the_highest_card_wins_the_duel_is_discarded_and_replaced() -> None:
    table = answer(window({"ada": "weapons-4 bribes-1", "cleo": "bribes-5"}), "ada", "cleo")
    assert (table.prompt, table.asked) == ("duel", ["ada", "cleo"])
    assert table.refuses("ada", "stake bribes-5") == ("CG-113", "refused-not-in-hand")
    assert table.refuses("ada", "pass") == ("CG-113", "refused-other-question")
    table.does("ada", "stake weapons-4").does("cleo", "stake bribes-5")
    assert (table.state.godfather, table.discards, table.size("cleo")) == (2, "bribes-5", 1)
    assert (table.hand("ada"), table.knows("dov", "ada")) == ("weapons-4 bribes-1", "weapons-4")


@pytest.mark.clauses("CG-113", "CG-119")
def test_a_tie_goes_to_who_sits_closest_clockwise_to_the_last_godfather() -> None:
    hands = {"ada": "bribes-2", "bo": "weapons-2", "dov": "bribes-2", "cleo": "weapons-4"}
    table = answer(window({**hands, "ada": "weapons-2"}, holder="cleo"), "ada", "bo", "dov")
    for name, card in (("ada", "weapons-2"), ("bo", "weapons-2"), ("dov", "bribes-2")):
        table.does(name, f"stake {card}")
    assert table.state.godfather == 3


@pytest.mark.clauses("CG-113", "CG-119")
def test_a_tie_without_a_last_godfather_closes_both_windows() -> None:
    table = answer(window({"ada": "weapons-2", "bo": "bribes-2"}), "ada", "bo")
    table.does("ada", "stake weapons-2").does("bo", "stake bribes-2")
    assert (table.state.godfather, table.prompt, table.asked) == (-1, "commit", ["ada", "bo"])
    assert (table.hand("ada"), table.hand("bo")) == ("weapons-2", "bribes-2")
    table.lays("ada").lays("bo")
    assert (table.prompt, table.asked) == ("commit", ["cleo", "dov"])


@pytest.mark.clauses("CG-113", "CG-122")
def test_no_card_counts_nothing_and_wins_by_seat_without_discarding() -> None:
    table = answer(window({"cleo": "weapons-4"}, holder="cleo"), "ada", "dov")
    assert (table.prompt, table.state.godfather, table.discards) == ("commit", 3, "")
    assert table.size("dov") == 0
    table = answer(window({"dov": "bribes-1"}, holder="cleo"), "ada", "dov")
    assert table.asked == ["dov"]


@pytest.mark.clauses("CG-114", "CG-116")
def test_the_holder_is_not_asked_ousts_nobody_and_shares_like_everyone() -> None:
    table = window({"ada": "weapons-4", "bo": "weapons-2"}, holder="ada")
    assert table.asked == ["bo", "cleo", "dov"]
    assert table.refuses("ada", "take the card") == ("CG-112", "refused-not-asked")
    answer(table)
    assert table.asked == ["ada", "bo"]
    table.lays("ada", "weapons-4").lays("bo", "weapons-2")
    answer(table).lays("cleo").lays("dov")
    assert table.takers(0) == ["ada", "bo"]


@pytest.mark.clauses("CG-115")
def test_with_three_the_lone_player_cannot_take_it_and_the_taker_is_not_doubled() -> None:
    hands = {"ada": "weapons-4", "cleo": "weapons-2"}
    table = window(hands, players=3)
    assert table.asked == ["ada", "bo"]
    answer(table, "ada").lays("ada", "weapons-4")
    table.lays("cleo", "weapons-2")
    assert table.sums == [4, 4]
    assert (table.brought("cleo"), table.takers(1)) == (4, ["cleo"])


@pytest.mark.clauses("CG-115")
def test_a_lone_player_who_stays_godfather_is_doubled_and_takes_one_package() -> None:
    table = window({"cleo": "weapons-4"}, players=3, holder="cleo")
    answer(table).lays("ada").lays("bo")
    table.lays("cleo", "weapons-4")
    assert (table.sums, table.takers(0)) == ([0, 8], ["cleo"])
    table.does("cleo", "choose package 1")
    assert (table.alcohol("cleo"), table.state.points[2]) == (2, 1)


@pytest.mark.clauses("CG-116")
@pytest.mark.parametrize(
    ("payment", "loot", "ada", "bo"),
    [
        ("alcohol", 5, (2, 1, True), (1, 0, False)),
        ("means", 5, (3, 0, True), (0, 1, False)),
        ("person", 5, (3, 1, False), (0, 0, True)),
    ],
)
def test_both_packages_are_the_new_godfathers_less_what_the_partner_is_paid(
    payment: str, loot: int, ada: tuple[int, int, bool], bo: tuple[int, int, bool]
) -> None:
    table = answer(window({"ada": "weapons-4"}, loot=loot), "ada").lays("ada", "weapons-4")
    table.lays("cleo").lays("dov")
    assert table.offers("ada") == ["pay alcohol", "pay means", "pay person"]
    table.does("ada", f"pay {payment}")
    # Everybody draws one more card at the end of the round.
    for name, (alcohol, cards, person) in (("ada", ada), ("bo", bo)):
        assert (table.alcohol(name), table.size(name) - 1, "senator" in table.persons(name)) == (alcohol, cards, person)


@pytest.mark.clauses("CG-116", "CG-127")
def test_only_what_is_in_the_packages_can_be_paid_and_one_way_only_is_not_asked() -> None:
    table = answer(window({"ada": "weapons-4"}, loot=9), "ada").lays("ada", "weapons-4").lays("cleo").lays("dov")
    assert table.offers("ada") == ["pay alcohol", "pay means"]
    assert table.refuses("ada", "pay person") == ("CG-116", "refused-not-in-packages")
    # The losers' packages of loot 2 hold means cards only: three and one.
    table = answer(window({"ada": "weapons-2", "cleo": "weapons-4"}, loot=2), "ada").lays("ada", "weapons-2")
    table.lays("cleo", "weapons-4").lays("dov")
    table.does("cleo", "choose package 1")
    assert {"event": "partner-paid", "seat": 0, "target": 1, "payment": "pay-means"} in table.hears("dov")
    assert (table.size("ada"), table.size("bo")) == (3 + 1, 1 + 1)


@pytest.mark.clauses("CG-120")
def test_a_means_card_is_paid_only_if_the_partner_can_draw_it() -> None:
    full = "8x weapons-2 2x bribes-1"
    table = answer(window({"ada": "weapons-4", "bo": full}, loot=5), "ada").lays("ada", "weapons-4")
    table.lays("cleo").lays("dov")
    assert table.offers("ada") == ["pay alcohol", "pay person"]
    assert table.refuses("ada", "pay means") == ("CG-120", "refused-partner-cannot-draw")
    table = answer(window({"ada": "bribes-2", "bo": full, "cleo": "weapons-4"}, loot=2), "ada").lays("ada", "bribes-2")
    table.lays("cleo", "weapons-4").lays("dov").does("cleo", "choose package 1")
    assert {"event": "cards-lapsed", "seat": 1, "count": 1} in table.hears("dov")


@pytest.mark.clauses("CG-117")
def test_the_holder_gets_a_point_a_round_and_the_most_points_earn_a_bottle() -> None:
    table = answer(window({"ada": "weapons-4"}, loot=1), "ada").lays("ada", "weapons-4").lays("cleo").lays("dov")
    table.to_showdown().does("ada", "pay alcohol")
    assert table.state.points == [1, 0, 0, 0]
    assert {"event": "majority-won", "winners": [0], "what": "godfather-points", "number": 1} in table.hears("dov")
    assert table.state.earned[3] == 1


@pytest.mark.clauses("CG-117")
def test_without_points_there_is_no_bottle() -> None:
    table = answer(window({"ada": "weapons-4"}, loot=1)).lays("ada", "weapons-4").lays("bo")
    answer(table).lays("cleo").lays("dov")
    table.to_showdown().does("ada", "choose package 1")
    assert [table.state.earned[seat * 4 + 3] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.clauses("CG-118")
def test_an_ousted_question_is_nobodys_and_a_godfather_keeps_his() -> None:
    table = answer(window({"ada": "weapons-4", "bo": "weapons-2"}), "bo")
    assert table.state.question == -1
    assert table.refuses("bo", "lay weapons-2", "leave weapons-2") == ("CG-33", "refused-no-question")
    table = answer(window({"ada": "weapons-4"}), "ada")
    table.lays("ada", "weapons-4", "covered", "leave weapons-4")
    assert table.sees("dov", "ada")["face_down"] == 1


@pytest.mark.clauses("CG-121", "CG-124")
def test_talk_opens_after_the_last_window_and_a_godfather_has_nobody_to_talk_with() -> None:
    table = window()
    assert table.refuses("ada", "pledge nothing") == ("CG-112", "refused-other-question")
    answer(table, "ada")
    assert table.refuses("ada", "pledge nothing") == ("CG-124", "refused-no-partner")


@pytest.mark.clauses("CG-31", "CG-121")
def test_partners_whisper_only_after_their_last_window_has_closed() -> None:
    table = window(whisper=True)
    assert table.whispers == []
    answer(table)
    assert table.whispers == [("ada", "bo"), ("bo", "ada")]
    table.lays("ada").lays("bo")
    assert (table.prompt, table.whispers) == ("window", [("ada", "bo"), ("bo", "ada")])
    answer(table)
    assert table.whispers == [("ada", "bo"), ("bo", "ada"), ("cleo", "dov"), ("dov", "cleo")]


@pytest.mark.clauses("CG-111", "CG-119", "CG-121")
def test_the_ousted_hear_no_whisper_and_a_closed_window_is_waited_for_by_nobody() -> None:
    table = answer(window(whisper=True), "ada")
    assert table.whispers == [("cleo", "dov"), ("dov", "cleo")]
    table = answer(window({"ada": "weapons-2", "bo": "bribes-2"}, whisper=True), "ada", "bo")
    assert (table.prompt, table.whispers) == ("duel", [])
    table.does("ada", "stake weapons-2").does("bo", "stake bribes-2")
    assert len(table.whispers) == 4
