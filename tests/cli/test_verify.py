"""`backroom verify`: what it says is proved, and what is not, with a receipt and without."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.test_tampering import FOLDER

from backroom.cli import main
from backroom.kernel.receipt import read_receipt
from backroom.words import LANGUAGES

RECORD = str(FOLDER / "gangster.1.record")
RECEIPT = FOLDER / "gangster.1.receipt.json"


def test_without_a_receipt_it_says_that_the_file_agrees_with_itself_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "verify", RECORD]) == 0
    said = capsys.readouterr().out
    assert "Left out of the deal, though committed: Player „2“." in said
    assert "proves only that the file agrees with itself" in said
    assert "from the deal on every card" in said
    assert "nobody knew" not in said


def test_with_receipts_it_says_what_each_proves(capsys: pytest.CaptureFixture[str]) -> None:
    other = str(FOLDER / "gangster.2.receipt.json")
    assert main(["--lang", "en", "verify", RECORD, "--receipt", str(RECEIPT), "--receipt", other, "--bots"]) == 0
    said = capsys.readouterr().out
    assert "The receipt of Player „0“ fits" in said
    assert "The receipt of Player „1“ fits" in said
    assert "word for word" in said
    assert "all are the same" in said
    assert "agrees with itself" not in said
    assert "from the deal on every card" in said


def test_a_pinned_commitment_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    house = read_receipt(RECEIPT.read_text("utf-8")).commitments.house
    assert main(["--lang", "en", "verify", RECORD, "--pinned", house]) == 0
    assert "was not chosen afterwards" in capsys.readouterr().out
    assert main(["--lang", "en", "verify", RECORD, "--pinned", "ab" * 32]) == 1
    assert "committed to another seed" in capsys.readouterr().err


def test_a_receipt_of_another_game_fails_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "verify", RECORD, "--receipt", str(FOLDER / "fork.1.receipt.json")]) == 1
    assert "The receipt is of another game" in capsys.readouterr().err


def test_what_is_no_receipt_is_a_mistake(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("[" * 100_000)
    assert main(["--lang", "en", "verify", RECORD, "--receipt", str(file)]) == 2
    assert "not a receipt" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fork.1", "chicago-gangsters.1"])
def test_forks_and_hidden_lines_are_told_in_every_language(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    receipt = str(FOLDER / f"{game}.receipt.json")
    record = str(FOLDER / f"{game}.record")
    assert main(["--lang", language, "verify", record, "--receipt", receipt, "--bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7, "fits, left out, forked or hidden, two of the receipt, bots, not proved"
