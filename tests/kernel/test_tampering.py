"""No change of a record passes by a player's receipt; and what passes without one is known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games import find_title
from backroom.kernel.fair import commitment
from backroom.kernel.receipt import Receipt, check_pinned, compare, read_receipt
from backroom.kernel.record import Record, read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import verify
from backroom.table import protocol as p
from backroom.words import LANGUAGES, Words
from tests.kernel.tampering import tamperings
from tests.table.tables import SEED, Evening, commitment_of, secret
from tests.table.witness import COMPANY

FOLDER = Path(__file__).parent / "witnessed"
GAMES = sorted(file.name.removesuffix(".record") for file in FOLDER.glob("*.record"))


def _text(game: str) -> str:
    return (FOLDER / f"{game}.record").read_text("utf-8")


def _receipt(game: str) -> Receipt:
    return read_receipt((FOLDER / f"{game}.receipt.json").read_text("utf-8"))


def _passes(text: str, receipt: Receipt | None) -> Record | None:
    """The record, if nothing is said against it; hidden lines and an uncovered end are said."""
    try:
        record = read_record(text)
        title = find_title(record.header.title)
        if receipt is not None and not compare(record, title, receipt).whole:
            return None
        verify(record, title)
    except BadInput:
        return None
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_record_fits_the_receipt_of_whoever_played(game: str) -> None:
    record = read_record(_text(game))
    title = find_title(record.header.title)
    verify(record, title)
    found = compare(record, title, _receipt(game))
    assert found.whole
    assert (found.mine, found.heads > 50, found.acts > 10) == ("used", True, True)
    assert record.header.title != "chicago-gangsters" or record.hidden


#: It has every kind of line but a fork's header, and takes some seconds; the others are for the long runs.
SHORT = "chicago-gangsters.1"


@pytest.mark.compiled_rules
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == SHORT else pytest.mark.long) for game in GAMES]
)
def test_every_change_of_a_record_is_told_by_a_receipt(game: str) -> None:
    text, receipt = _text(game), _receipt(game)
    hidden = read_record(text).hidden
    count = 0
    for tampered in tamperings(text):
        if tampered.text == text:
            continue
        count += 1
        record = _passes(tampered.text, receipt)
        # A hidden line may be an erased one: verification says how many there are.
        assert record is None or record.hidden > hidden, tampered.what
    assert count > 400


@settings(max_examples=60)
@given(st.data())
def test_no_byte_of_a_record_can_be_another(data: st.DataObject) -> None:
    text = _text("chicago-gangsters.1")
    at = data.draw(st.integers(0, len(text) - 1))
    slip = text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :]
    assert slip == text or _passes(slip, None) is None


#: Who sat there as what, and what they were called; a commitment that was never opened; who chose and who took back.
_PEOPLE = {
    "backroom.seats", "backroom.commitments.seats", "name.name", "name.salt", "name line hidden",
    "name line for another digest", "bot.by", "bot.by removed", "undo.seat",
}  # fmt: skip
#: Words, by whom, to whom and when.
_WORDS = {
    *(f"say{what}" for what in (".say", ".salt", ".seat")),
    *(f"say line {what}" for what in ("dropped", "doubled", "moved on", "hidden", "for another digest")),
    *(f"words before {kind}" for kind in ("bot", "chance", "do", "say", "undo", "reveal")),
}
_WHISPERS = {
    *(f"whisper{what}" for what in (".say", ".salt", ".seat", ".to", ".to removed")),
    *(f"whisper line {what}" for what in ("dropped", "doubled", "moved on", "hidden", "for another digest")),
    *(f"hidden line {what}" for what in ("dropped", "doubled", "moved on", "hidden", "for another digest")),
    "hidden.hidden", "words before whisper", "words before hidden",
}  # fmt: skip
#: Choices that were never made, as long as they were taken back.
_TAKEN_BACK = {"do line taken back at once", "bot line taken back at once"}
#: Choices of one decision, in another order: the rules allow it.
_TOGETHER = {"do line moved on", "bot line moved on"}


@pytest.mark.compiled_rules
@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (SHORT, _PEOPLE | _WORDS | _WHISPERS | _TAKEN_BACK | _TOGETHER),
        pytest.param(
            "fork.1", _PEOPLE | _WORDS | _TAKEN_BACK | {"chance line taken back at once"}, marks=pytest.mark.long
        ),
    ],
)
def test_without_a_receipt_just_these_changes_pass(game: str, expected: set[str]) -> None:
    """What a hand that computes chain and seal anew can change unseen; `verify` says that it can."""
    text = _text(game)
    passing = {
        tampered.what.removesuffix(" unchained").split("=")[0]
        for tampered in tamperings(text)
        if tampered.text != text and _passes(tampered.text, None) is not None
    }
    assert passing == expected


def test_a_seed_changed_in_the_database_after_its_commitment_was_told_is_noticed() -> None:
    """Finding 5: the house deals by another seed, and writes a record that agrees with itself."""
    record, title, receipt = _played_otherwise(seed="77" * 32)
    verify(record, title)
    with pytest.raises(BadInput, match="receipt-other-house"):
        compare(record, title, receipt)
    with pytest.raises(BadInput, match="receipt-other-house"):
        check_pinned(record, receipt.commitments.house)


def test_a_contribution_that_was_acknowledged_and_dropped_is_noticed() -> None:
    """Finding 6: one of 2ⁿ deals is chosen by leaving numbers out."""
    record, title, receipt = _played_otherwise(give=[1])
    verify(record, title)
    with pytest.raises(BadInput, match="receipt-left-out"):
        compare(record, title, receipt)
    quiet = msgspec.structs.replace(receipt, left_out=[1, 3])
    with pytest.raises(BadInput, match="receipt-dropped"):
        compare(record, title, quiet)


def test_an_invented_game_on_the_very_same_seeds_is_noticed() -> None:
    """Finding 5: all is as it was published, but nobody has played this."""
    record, title, receipt = _played_otherwise()
    verify(record, title)
    with pytest.raises(BadInput, match="receipt-head"):
        compare(record, title, receipt)


def test_another_number_in_the_place_of_mine_is_noticed() -> None:
    record = read_record(_text("gangster.1"))
    title = find_title("gangster")
    receipt = _receipt("gangster.1")
    mine = "5a" * 32
    seats = [commitment(bytes.fromhex(mine)), *receipt.commitments.seats[1:]]
    assert record.header.commitments is not None
    assert record.reveal is not None
    other = msgspec.structs.replace(
        receipt, contribution=mine, commitments=msgspec.structs.replace(receipt.commitments, seats=seats)
    )
    with pytest.raises(BadInput, match="receipt-other-commitment"):
        compare(record, title, other)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"title": "chicago"}, "receipt-other-title"),
        ({"viewer": 9}, "no-such-seat"),
        ({"viewer": -1}, "no-such-seat"),
        ({"left_out": []}, "receipt-left-out"),
        ({"data": "ab" * 32}, "receipt-data"),
        ({"rules": 77}, "receipt-rules"),
        ({"contribution": None, "acts": [["never chosen"]]}, "receipt-act"),
        ({"heads": ["ab" * 32]}, "receipt-head"),
        ({"shown": {"first": "ab" * 32, "count": 3, "hash": "cd" * 32}}, "receipt-shown"),
    ],
)
def test_each_way_in_which_a_receipt_differs_has_words_of_its_own(change: dict[str, object], message: str) -> None:
    told = {**msgspec.to_builtins(_receipt("gangster.1")), **change}
    with pytest.raises(BadInput) as caught:
        compare(read_record(_text("gangster.1")), find_title("gangster"), msgspec.convert(told, Receipt))
    assert caught.value.message == message
    for language in LANGUAGES:
        assert Words(language, find_title("gangster"), ["a", "b", "c", "d"]).rejection(caught.value)


def test_what_is_no_receipt_is_said() -> None:
    for text in ("", "{}", "[]", '{"receipt":1}', _text("gangster.1")):
        with pytest.raises(BadInput, match="receipt-bad"):
            read_receipt(text)


def test_heads_in_another_order_are_noticed() -> None:
    receipt = _receipt("gangster.1")
    turned = msgspec.structs.replace(receipt, heads=[*receipt.heads[:3], receipt.heads[1]])
    with pytest.raises(BadInput, match="receipt-head"):
        compare(read_record(_text("gangster.1")), find_title("gangster"), turned)


def test_lines_after_the_last_head_are_counted() -> None:
    receipt = _receipt("gangster.1")
    left_early = msgspec.structs.replace(receipt, heads=receipt.heads[:10])
    found = compare(read_record(_text("gangster.1")), find_title("gangster"), left_early)
    assert found.beyond > 100
    assert not found.whole


def _played_otherwise(seed: str = SEED, give: list[int] | None = None) -> tuple[Record, AnyTitle, Receipt]:
    """Another game at the table of the stored one, and the receipt of the stored one."""
    evening = Evening(COMPANY, "gangster", seed=seed)
    for seat in (0, 1, 2):
        evening.say(seat, p.Sit(name=f"Player „{seat}“", commitment=commitment_of(seat)))
    for seat in [0, 1] if give is None else give:
        evening.say(seat, p.Contribute(contribution=secret(seat)))
    for _ in range(3):
        evening.now += 20
        evening.play_by_itself()
    luck = Random(99)
    while evening.table.status == "playing":
        seat = evening.table.asked()[0]
        if evening.table.seats[seat].human:
            evening.move(seat, luck)
        else:
            evening.let_bot_choose(luck)
    return evening.table.running.recorded.record, evening.table.title, _receipt("gangster.1")
