"""Data files: what is too large, too deep or too many is refused in words before the parser sees it, and soon."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable

import pytest

from backroom.games import titles
from backroom.kernel.datafile import MOST_BYTES, check_bounds, read_toml
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle

#: Each once cost the parser seconds, gigabytes or a traceback, or could. Most are written over many short lines.
BOMBS = {
    "a key of many parts": ("a" + ".a" * 400 + "=1", "data-too-many-parts"),
    "with blanks": ("a" + " . a" * 240 + "=1", "data-too-many-parts"),
    "in quotes": ('"a"' + '."a"' * 240 + "=1", "data-too-many-parts"),
    "in a header": ("[a" + ".a" * 400 + "]", "data-too-many-parts"),
    "in an inline table": ("a={b" + ".b" * 400 + "=1}", "data-too-many-parts"),
    "as it was sent": ("a" + ".a" * 30_000 + "=1", "data-too-long"),
    "lists in lists": ("a=" + "[\n" * 20_000, "data-too-deep"),
    "tables in tables": ("a=" + "{a=" * 300, "data-too-deep"),
    "many tables": ("[[a]]\n" * 10_000, "data-too-many"),
    "many inline tables": ("a=[" + "{},\n" * 10_000 + "]", "data-too-many"),
    "many values": ("a=[" + "1,\n" * 20_000 + "]", "data-too-many"),
    "many keys": ("".join(f"k{at}=1\n" for at in range(7_000)), "data-too-many"),
    "a long number": ("a=" + "1" * 900, "data-too-long-word"),
    "a long number in base 16": ("a=0x" + "f" * 900, "data-too-long-word"),
    "a long key": ("a" * 900 + "=1", "data-too-long-word"),
    "a long line": ("a=1 #" + " " * 1_000, "data-too-long"),
    "a long text": ('a="""' + "x\n" * 2_000 + '"""', "data-too-long"),
    "a text without an end": ('a="""\n' + '\\"""\n' * 10_000, "data-not-toml"),
    "another": ('a="x\nb=1', "data-not-toml"),
    "large": ("#\n" * (MOST_BYTES // 2 + 1), "data-too-large"),
    "half a character": ('a="\ud800"', "data-not-toml"),
    "a date that is none": ("a=2026-02-31", "data-not-toml"),
}


@pytest.mark.parametrize(("text", "message"), BOMBS.values(), ids=BOMBS.keys())
def test_what_the_parser_should_not_see_is_refused_in_words(text: str, message: str) -> None:
    begun = time.process_time()
    with pytest.raises(BadInput) as refused:
        read_toml(text)
    assert refused.value.message == message
    # 22.9 GB and half a minute, once; a hundredth of a second now. A busy machine is not to fail it.
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_our_own_files_are_far_within(title: AnyTitle) -> None:
    check_bounds(title.own_data)
    # Three times over, as a text of comments, and still read.
    check_bounds("\n".join("# " + line for line in title.own_data.splitlines()) + "\n" + title.own_data * 3)


@pytest.mark.parametrize(
    "text",
    [
        "a = '''x'''''",
        'a = """x\\""""""',
        'a = "\\"" # "',
        "a = '#' # '",
        "a = \"'''\"",
        "'a.a.a.a.a.a.a' = 1.5e-7",
        "a = 1979-05-27T07:32:00.999999-07:00",
        "a = [\n[\n[], # ]]]]\n], { b = [[1]] }\n]\r\n",
        'a.b."c d".e = """\n[[[[[[[[[[[\n"""',
    ],
)
def test_what_toml_allows_is_still_read(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


def test_the_line_of_what_goes_too_far_is_told() -> None:
    with pytest.raises(BadInput) as refused:
        check_bounds('a = """\n\n"""\n# a.a.a.a.a.a\nb.b.b.b.b = 1')
    assert refused.value.facts == {"line": 5, "most": 4}


def poker(change: Callable[[str], str]) -> str:
    return change(next(title for title in titles() if title.id == "chicago-poker").own_data)


@pytest.mark.parametrize(
    "facing", ['[["up"], "up", "up", "up", "up"]', "{}", "[{}, {}, {}, {}, {}]", "[1, 2, 3, 4, 5]"]
)
def test_nested_values_where_texts_are_expected_are_refused(facing: str) -> None:
    """A list in `facing` was once an exception of Python's."""
    text = poker(lambda own: own.replace('["down", "down", "up", "up", "up"]', facing))
    title = next(title for title in titles() if title.id == "chicago-poker")
    with pytest.raises(BadInput, match="data-wrong-each"):
        title.load(text)


def test_no_more_of_a_wrong_value_is_told_than_needed() -> None:
    text = poker(lambda own: own.replace("count = 5", "count = '" + "9" * 900 + "'", 1))
    title = next(title for title in titles() if title.id == "chicago-poker")
    with pytest.raises(BadInput, match="data-wrong-number") as refused:
        title.load(text)
    assert len(str(refused.value.facts["value"])) < 250
