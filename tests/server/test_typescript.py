"""The browser's types are made from Python's, and the files in `web/src` are what is made."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games import find_title, titles
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.server.typescript import (
    COMMAND,
    LESSONS,
    REQUESTS,
    lesson_types,
    protocol_types,
    request_types,
    view_types,
)
from backroom.template.penny_ante.title import PENNY_ANTE

WEB = Path(__file__).parents[2] / "web" / "src"


def board_types(title: AnyTitle) -> Path:
    return WEB / "games" / title.id.replace("-", "_") / "view.ts"


def test_the_types_of_the_protocol_are_those_of_python() -> None:
    path = "web/src/net/protocol.ts"
    assert (WEB / "net" / "protocol.ts").read_text("utf-8") == protocol_types(), f"run {COMMAND} > {path}"


def test_the_types_of_requests_are_those_of_python() -> None:
    path = "web/src/net/requests.ts"
    assert (WEB / "net" / "requests.ts").read_text("utf-8") == request_types(), f"run {COMMAND} {REQUESTS} > {path}"


def test_the_types_of_lessons_are_those_of_python() -> None:
    path = "web/src/net/lessons.ts"
    assert (WEB / "net" / "lessons.ts").read_text("utf-8") == lesson_types(), f"run {COMMAND} {LESSONS} > {path}"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_types_of_a_board_are_those_of_the_titles_views(title: AnyTitle) -> None:
    file = board_types(title)
    path = file.relative_to(WEB.parents[1])
    assert file.read_text("utf-8") == view_types(title), f"run {COMMAND} {title.id} > {path}"


def test_fields_keep_their_order_and_what_may_be_missing_is_optional() -> None:
    written = view_types(find_title("gangster"))

    area = written.partition("export interface Area {\n")[2].partition("}")[0]
    names = [line.split(":")[0].strip() for line in area.splitlines()]
    assert names[:6] == ["area", "x", "y", "connections", "district", "table"]
    assert names[6:8] == ["fields?", "next?"]


def test_a_mapping_of_named_things_has_them_all_unless_it_says_otherwise() -> None:
    written = view_types(find_title("gangster"))

    assert 'supply: Record<"bodyguard" | "bumper" | "door" | "motor" | "tommy-gun" | "trunk", number>;' in written
    assert 'lake: Partial<Record<"blue" | "brown" | "green" | "grey" | "yellow", number>>;' in written


def test_a_title_of_another_package_gets_its_types_too() -> None:
    assert "export interface AnteView {\n  viewer: number;" in view_types(PENNY_ANTE)


def test_without_a_declared_view_there_is_nothing_to_make() -> None:
    with pytest.raises(BadInput, match="title-no-view-type"):
        view_types(replace(PENNY_ANTE, view=None))


def test_an_unknown_title_is_refused_in_a_sentence() -> None:
    run = subprocess.run([sys.executable, *COMMAND.split()[1:], "canasta"], capture_output=True, text=True, check=False)

    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("There is no title ‘canasta’")
    assert run.stderr.count("\n") == 1
