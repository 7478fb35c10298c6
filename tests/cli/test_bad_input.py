"""Bad input: one sentence that names the value and what was expected, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest
import uvicorn

from backroom.cli import main

SIMULATE = ("simulate", "chicago-poker")


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake that has become none would serve for ever: a time limit's signal is lost in the server's event loop."""

    def served(*_given: object, **_named: object) -> None:
        raise AssertionError("that is no mistake: a table was opened")

    monkeypatch.setattr(uvicorn.Server, "run", served)


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("simulate", "chicago-whist"), ["chicago-whist", "chicago-poker"]),
        (("play", "chicago-whist"), ["chicago-whist", "chicago-poker"]),
        (("rules", "chicago-whist"), ["chicago-whist", "chicago-poker"]),
        ((*SIMULATE, "--players", "7"), ["Chicago Poker", "7", "2 to 6", "CP-11"]),
        ((*SIMULATE, "--players", "1"), ["1", "2 to 6", "CP-11"]),
        ((*SIMULATE, "--players", "four"), ["--players", "four", "whole number"]),
        ((*SIMULATE, "--option", "short=true"), ["short", "5 to 6", "4", "CP-61"]),
        ((*SIMULATE, "--option", "tactical=maybe"), ["tactical", "maybe", "true, false"]),
        ((*SIMULATE, "--option", "blind=true"), ["blind", "short, tactical"]),
        (("simulate", "gangster", "--option", "blind=true"), ["Gangster has no option", "blind", "miniature"]),
        ((*SIMULATE, "--option", "short"), ["short", "name=value"]),
        ((*SIMULATE, "--bots", "don"), ["don", "random, rookie, soldier, capo, boss"]),
        ((*SIMULATE, "--bots", "soldier,random"), ["2", "4"]),
        ((*SIMULATE, "--games", "0"), ["--games", "0", "1"]),
        ((*SIMULATE, "--workers", "0"), ["--workers", "0", "1"]),
        ((*SIMULATE, "--game", "5"), ["--game"]),
        (("play", "chicago-poker", "--players", "9"), ["Chicago Poker", "9", "2 to 6"]),
        (("play", "--players", "9"), ["Chicago Poker", "9", "2 to 6"]),
        (("play", "gangster", "--option", "blind=true"), ["Gangster", "blind"]),
        (("play", "gangster", "--bots", "don"), ["don", "random, rookie, soldier, capo, boss"]),
        (
            ("play", "gangster", "--bots", "soldier-2026"),
            ["soldier-2026", "boss, rookie-mickey", "boss-sofia."],
        ),
        (("play", "--terminal", "--no-browser"), ["--terminal", "--no-browser"]),
        (("play", "--record", "-"), ["--record", "-"]),
        (("serve", "--json"), ["--json", "--show-config"]),
        (("prune",), ["--days"]),
        (("--json", "titles"), ["--json", "--version"]),
        ((*SIMULATE, "--data", "no-such-box.toml"), ["no-such-box.toml"]),
        (("verify", "no-such.record"), ["no-such.record"]),
        (("replay", "no-such.record"), ["no-such.record"]),
        (("--lang", "fr", "titles"), ["fr", "en, nl, de"]),
        (("rules", "chicago-poker", "zeppelin"), ["zeppelin"]),
        (("dance",), ["dance"]),
    ],
)
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], named: list[str]) -> None:
    try:
        code = main(list(args))
    except SystemExit as left:  # argparse leaves by itself
        code = int(str(left.code))
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    sentence = said.err.strip()
    assert "\n" not in sentence
    for part in named:
        assert part in sentence
    assert "Traceback" not in sentence


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('version = "1"', "version = 1", ["line 4:", "version", "1"]),
        ("count = 5", "count = 0", ["line 11:", "businesses.bar.count", "0", "1 to 9"]),
        ("count = 5", 'count = "many"', ["many", "1 to 9"]),
        (
            '["down", "down", "up", "up", "up"]',
            '["down", "up"]',
            ["line 12:", "bar.facing", "5 values out of up, down"],
        ),
        ('["down", "down", "up", "up", "up"]', '["down", "down", "up", "up", "left"]', ["left", "up, down"]),
        ("raid = 2", "raid = -1", ["line 30:", "specials.raid", "-1", "0 to 9"]),
        ("raid = 2", "tank = 2", ["tank", "raid"]),
        ('"violet"', '"pink"', ["pink", "violet"]),
        ("[businesses.brewery]", "[businesses.bakery]", ["bakery", "brewery"]),
        ("[specials]", "[specials", ["TOML", "line"]),
    ],
)
def test_a_broken_data_file_is_refused_with_line_and_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, named: list[str]
) -> None:
    from backroom.games import find_title

    ours = find_title("chicago-poker").own_data
    assert old in ours
    box = tmp_path / "box.toml"
    box.write_text(ours.replace(old, new, 1), "utf-8")
    assert main([*SIMULATE, "--games", "1", "--data", str(box)]) == 2
    sentence = capsys.readouterr().err.strip()
    assert "\n" not in sentence
    for part in named:
        assert part in sentence


def test_an_own_data_file_is_played_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from backroom.games import find_title

    ours = find_title("chicago-poker").own_data
    box = tmp_path / "box.toml"
    box.write_text(ours.replace('version = "1"', 'version = "den-up"').replace("count = 5", "count = 1"), "utf-8")
    assert main([*SIMULATE, "--games", "20", "--players", "2", "--data", str(box), "--json"]) == 0
    assert '"games": 20' in capsys.readouterr().out
