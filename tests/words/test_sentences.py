"""The same sentences in Python and in the browser: `web/tests/words.test.ts` reads these very cases."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from backroom.kernel.title import AnyTitle
from backroom.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "sentences"
CASES: list[dict[str, Any]] = json.loads((FOLDER / "cases.json").read_text("utf-8"))
#: Words ask a title for nothing but its folder.
TITLE = cast("AnyTitle", SimpleNamespace(folder=FOLDER))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['message']}-{case['viewer']}")
def test_the_sentence_is_the_same_here_and_in_the_browser(case: dict[str, Any], language: str) -> None:
    words = Words(language, TITLE, case["names"], case["viewer"])

    assert words.say(case["message"], case["facts"]) == case[language]
