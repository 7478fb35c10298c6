"""Every browser keeps a receipt, and checks by itself at the end whether the record is the game that it saw."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.cheats import CHEATS, Cheat, altered, change_a_word, drop_a_line_of_talk
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest, click, play_on
from tests.browser.played import Seat
from tests.browser.records import played, sit_down_late

pytestmark = pytest.mark.timeout(180)

#: What the browser keeps of a table, as this page of it tells.
_RECEIPT = """() => JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('backroom.receipt.'))[1])"""


def _play_to_the_end(guest: Guest) -> None:
    """Late in a game, with a word at the table, and the rest of it."""
    record = played("chicago-poker", 4)
    sit_down_late(guest, record, len(record.moves) - 8, seat=record.moves[-8].seat - 1)
    if not guest.is_over():
        _say(guest, "I bring eight")
    play_on([guest], click)
    guest.page.wait_for_selector("[data-testid=proof-mark]")


def _say(guest: Guest, words: str) -> None:
    drawer = guest.page.is_visible(".handle")
    if drawer:
        guest.page.click(".handle button:has-text('Talk')")
    guest.page.fill("aside form input", words)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(f"aside .line q:has-text('{words}')")
    if drawer:
        guest.page.click(".full [aria-label=Close]")


def _cheating(guest: Guest, cheat: Cheat) -> None:
    """The house hands out another record than the one of the game."""

    def hand_out(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=altered(answer.text(), cheat))

    guest.page.route("**/record", hand_out)


def _open_the_panel(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Fairness", exact=True).first.click()
    guest.page.wait_for_selector("[data-testid=verdict]")


def test_a_finished_game_is_checked_against_what_the_browser_noted_also_after_a_reload(welcome: Welcome) -> None:
    guest = welcome()
    _play_to_the_end(guest)

    expect(guest.page.locator("[data-testid=proof-mark]")).to_contain_text("fairly dealt, nothing changed")
    _open_the_panel(guest)
    checked = guest.page.inner_text("[data-testid=checked]")
    assert "recomputed from the opened numbers" in checked
    assert "Your number was in it" in checked
    assert "word for word" in checked
    assert "has known every card since the deal" in guest.page.inner_text("[data-testid=not-proved]")
    assert "--receipt" in guest.page.inner_text("[data-testid=command]")
    assert guest.page.query_selector("[data-testid=alarm]") is None
    before = guest.page.evaluate(_RECEIPT)["receipt"]

    guest.page.reload()
    guest.page.wait_for_selector("[data-testid=proof-mark]:has-text('nothing changed')")

    assert guest.page.evaluate(_RECEIPT)["receipt"] == before


#: One of them on a desk and one on a phone in everybody's run; the browser's own tests look through every change.
@pytest.mark.parametrize(
    "cheat",
    [pytest.param(cheat, marks=[] if cheat is drop_a_line_of_talk else pytest.mark.long) for cheat in CHEATS],
    ids=lambda cheat: cheat.__name__,
)
def test_a_record_that_was_changed_raises_the_alarm(welcome: Welcome, cheat: Cheat) -> None:
    guest = welcome()
    _cheating(guest, cheat)
    _play_to_the_end(guest)

    guest.page.wait_for_selector("[data-testid=alarm]")
    expect(guest.page.locator("[data-testid=proof-mark]")).to_contain_text("does not fit", timeout=20_000)
    guest.page.click("[data-testid=alarm] button")
    guest.page.wait_for_selector("[data-testid=verdict][data-fair=false] li")
    assert guest.page.query_selector("[data-testid=save-receipt]") is not None
    assert guest.page.query_selector("[data-testid=save-record]") is not None
    assert guest.violations() == []
    # A record with other cards than its moves is not shown again; the browser itself tells of that.
    guest.troubles = [trouble for trouble in guest.troubles if "400" not in trouble]


def test_the_alarm_fits_on_a_phone_and_stays(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True, light="light")
    _cheating(guest, change_a_word)
    _play_to_the_end(guest)
    guest.page.wait_for_selector("[data-testid=alarm]")

    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
    guest.page.click("[data-testid=alarm] button")
    guest.page.wait_for_selector("[data-testid=verdict][data-fair=false]")
    guest.page.keyboard.press("Escape")
    assert guest.page.is_visible("[data-testid=alarm]")
    assert guest.violations() == []


def _bend(guest: Guest, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The house says something else over the socket."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda told: server.send(told))
        server.on_message(lambda told: line.send(json.dumps(change(json.loads(told)))))

    guest.page.route_web_socket("**/socket", between)


def test_a_seal_that_changes_during_the_game_raises_the_alarm_at_once(welcome: Welcome) -> None:
    guest = welcome()

    def change(told: dict[str, Any]) -> dict[str, Any]:
        if told["tell"] == "update" and told["frame"]["status"] == "playing":
            told["frame"]["commitments"]["house"] = "0" * 64
        return told

    _bend(guest, change)
    guest.play("chicago-poker")

    guest.page.click("[data-testid=alarm] button")
    assert "not the one that your browser saw" in guest.page.inner_text("[data-testid=verdict]")


def test_a_number_that_was_taken_and_then_left_out_raises_the_alarm(welcome: Welcome) -> None:
    guest = welcome()

    def change(told: dict[str, Any]) -> dict[str, Any]:
        if told["tell"] == "update" and told["frame"]["status"] == "playing":
            told["frame"]["left_out"] = [0]
        return told

    _bend(guest, change)
    guest.play("chicago-poker")
    # That the number is there, is acknowledged; the next update leaves it out.
    play_on([guest], click, choices=2)

    guest.page.click("[data-testid=alarm] button")
    assert "left it out of the deal" in guest.page.inner_text("[data-testid=verdict]")


def test_before_the_end_the_panel_says_what_is_sealed_and_what_is_not_proved(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("chicago-poker")
    guest.page.get_by_role("button", name="Table", exact=True).first.click()
    guest.page.get_by_role("button", name="Fairness", exact=True).first.click()
    guest.page.wait_for_selector("dialog[open] .verdict")

    assert "confirmed that it has your number" in guest.page.inner_text("[data-testid=my-number]")
    assert "Nobody who sealed a number was left out" in guest.page.inner_text("[data-testid=left-out]")
    assert "could invent a whole game" in guest.page.inner_text("[data-testid=not-proved]")


def test_the_receipt_is_written_cheaply(welcome: Welcome) -> None:
    """Far fewer writes than updates, and none of them long."""
    guest = welcome()
    guest.page.add_init_script(
        """const real = Storage.prototype.setItem;
        window.writes = [];
        Storage.prototype.setItem = function (key, value) {
          const began = performance.now();
          real.call(this, key, value);
          if (key.startsWith('backroom.receipt.')) window.writes.push(performance.now() - began);
        };"""
    )
    guest.open_table("chicago-poker", 2, {})
    guest.page.wait_for_selector("[data-offered]")
    play_on([guest], click, choices=20)
    guest.page.wait_for_timeout(1_500)

    writes = guest.page.evaluate("window.writes")
    heard = guest.page.evaluate(_RECEIPT)["receipt"]["shown"]["count"]
    assert 0 < len(writes) < 2 * heard
    # A page that waits for the processor makes a write look longer, never shorter: the quickest quarter tells its cost.
    assert sorted(writes)[len(writes) // 4] < 1.0, writes


def test_an_onlooker_is_told_that_the_record_is_for_those_who_played(welcome: Welcome, finished: Seat) -> None:
    onlooker = welcome()
    onlooker.go(f"/table/{finished.table}#{finished.onlookers}")
    onlooker.page.wait_for_selector("[data-testid=game-over] svg[role=img]")

    _open_the_panel(onlooker)

    assert "Only those who played get the record" in onlooker.page.inner_text("[data-testid=verdict]")
    assert onlooker.page.query_selector("[data-testid=save-record]") is None
    assert onlooker.page.query_selector("[data-testid=save-receipt]") is not None
    # The browser itself tells that the record was refused.
    onlooker.troubles = [trouble for trouble in onlooker.troubles if "403" not in trouble]


def test_record_and_receipt_can_be_saved_and_the_command_that_the_panel_names_finds_that_all_fits(
    welcome: Welcome, tmp_path: Path
) -> None:
    guest = welcome()
    _play_to_the_end(guest)
    _open_the_panel(guest)
    files = {}
    for what in ("receipt", "record"):
        with guest.page.expect_download(timeout=20_000) as saved:
            guest.page.click(f"[data-testid=save-{what}]")
        files[what] = tmp_path / saved.value.suggested_filename
        saved.value.save_as(files[what])
    command = guest.page.inner_text("[data-testid=command]").split()[1:]

    kept = json.loads(files["receipt"].read_text())
    assert kept["receipt"] == 1
    assert kept["viewer"] > 0
    assert kept["contributed"] is True
    assert kept["shown"]["count"] > 0
    header = json.loads(files["record"].read_text().splitlines()[0])
    assert header["commitments"] == kept["commitments"]
    assert files["receipt"].name.endswith(".receipt.json")

    checked = subprocess.run(
        [sys.executable, "-m", "backroom", *command], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "receipt" in checked.stdout.lower()
