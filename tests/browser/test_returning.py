"""Whoever has been here before finds their tables, results and lesson at home; a newcomer pays nothing for that."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest
from tests.browser.house import RunningHouse
from tests.browser.played import Seat

pytestmark = pytest.mark.timeout(240)

#: A game that ended: as the house would have told it.
_KEPT = """({ tables, played, lessons }) => {
  localStorage.setItem('backroom.tables', JSON.stringify(tables));
  localStorage.setItem('backroom.played', JSON.stringify(played));
  localStorage.setItem('backroom.lessons', JSON.stringify(lessons));
}"""
_DAY = 86_400_000
#: The first page of a house comes late on a busy machine: it words all titles then.
_FIRST_PAGE = 60_000


def _kept(seat: Seat, opened: int = 1) -> dict[str, object]:
    """What the browser of this seat keeps of its table, from before anything was told of it."""
    return {
        "table": seat.table, "title": "chicago-poker", "seats": [{"seat": 0, "key": seat.key, "name": "Vera"}],
        "host": None, "onlookers": None, "friends": [], "invitation": "", "link": "", "opened": opened,
        "status": "playing", "yourTurn": False, "round": 1, "waitsFor": "",
    }  # fmt: skip


def _game(guest: Guest, number: int, place: int, names: list[tuple[str, str]]) -> dict[str, object]:
    """A game of days ago that the device remembers; its table is long gone."""
    now = guest.page.evaluate("Date.now()")
    scores = [9 if place == 1 else 5, 8, *[2] * (len(names) - 1)]
    return {
        "table": f"{number:016x}", "title": "gangster", "at": now - number * _DAY, "mine": [0],
        "winners": [0 if place == 1 else 1], "scores": scores,
        "seats": [{"name": "Vera", "player": "human"}, *[{"name": name, "player": player} for name, player in names]],
    }  # fmt: skip


def come_home(guest: Guest, seats: list[Seat], *, played: bool = True, lesson: bool = True) -> None:
    """A browser that has been here before opens the home page."""
    guest.go("/privacy")
    games = [
        _game(guest, 1, 1, [("Dutch", "soldier"), ("Ruth", "soldier"), ("Bugs", "soldier")]),
        _game(guest, 3, 2, [("Enzo", "human"), ("Marek", "human")]),
    ]
    lessons = {"chicago/duels": {"progress": {"step": 2, "choices": []}, "done": False, "at": 1}}
    guest.page.evaluate(
        _KEPT,
        {
            "tables": [_kept(seat, number) for number, seat in enumerate(seats)],
            "played": games if played else [],
            "lessons": lessons if lesson else {},
        },
    )
    guest.go("/")
    guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled", timeout=_FIRST_PAGE)


@pytest.fixture(scope="module")
def asked(house: RunningHouse) -> Seat:
    """A seat whose move it is, at a table that no browser has open."""
    seat = Seat(house.address, "chicago-poker", 3)
    seat.play(1)
    seat.until_asked()
    return seat


def test_home_tells_whose_move_it_is_without_the_table_open(welcome: Welcome, asked: Seat) -> None:
    guest = welcome(1440, 900)
    bodies: list[str] = []
    guest.page.on("request", lambda one: bodies.append(one.post_data or "") if one.url.endswith("/api/own") else None)
    come_home(guest, [asked])

    row = guest.page.locator("[data-standing=your-move]")
    expect(row).to_contain_text("Chicago Poker")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Your chair is warm")
    assert [json.loads(body)["tables"][0]["keys"] for body in bodies] == [[asked.key]]

    row.get_by_role("link", name="Play on").click()
    guest.page.wait_for_selector("[data-offered]")
    assert asked.table in guest.page.url


def test_results_are_told_and_kept(welcome: Welcome, finished: Seat) -> None:
    guest = welcome(1440, 900)
    come_home(guest, [finished], lesson=False)

    lately = guest.page.get_by_test_id("lately")
    expect(lately.get_by_role("listitem")).to_have_count(3)
    expect(lately).to_contain_text("against 3 bots yesterday")
    expect(lately).to_contain_text("2nd of 3 with Enzo and Marek")
    expect(guest.page.locator("article", has_text="Gangster").filter(has_text="2 games · you won 1")).to_have_count(1)
    expect(guest.page.get_by_test_id("your-tables")).to_have_count(0)
    kept = guest.page.evaluate("JSON.parse(localStorage.getItem('backroom.played'))")
    (told,) = [game for game in kept if game["table"] == finished.table]
    assert len(told["scores"]) == 4
    assert told["mine"] == [0]

    replay = lately.get_by_role("listitem").first.get_by_role("link")
    assert replay.get_attribute("href") == f"replay/{finished.table}"


def test_all_games_are_found_by_title_and_person(welcome: Welcome, finished: Seat, asked: Seat) -> None:
    guest = welcome()
    come_home(guest, [finished, asked])
    guest.page.get_by_role("link", name="All games").click()
    rows = guest.page.locator("main li article")
    expect(rows).to_have_count(4)

    guest.page.get_by_test_id("by-title").select_option(label="Gangster")
    expect(rows).to_have_count(2)
    guest.page.get_by_test_id("by-person").select_option(label="Enzo")
    expect(rows).to_have_count(1)
    expect(guest.page.get_by_role("status").filter(has_text="One game")).to_have_count(1)

    rows.get_by_test_id("forget").click()
    guest.page.get_by_test_id("by-person").select_option(label="Anybody")
    expect(rows).to_have_count(1)


def test_a_rematch_begins_from_the_list(welcome: Welcome, house: RunningHouse) -> None:
    seat = Seat(house.address, "chicago-poker", 2, bots="soldier")
    seat.play()
    guest = welcome()
    come_home(guest, [seat], played=False, lesson=False)
    guest.page.get_by_role("link", name="All games").click()

    guest.page.get_by_role("button", name="Rematch").click()

    guest.page.wait_for_selector("[data-testid=prompt]")
    assert seat.table not in guest.page.url


def test_the_lesson_is_taken_up_where_it_was_left(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    guest.go("/")
    guest.page.click("[data-testid=learn-chicago-poker]")
    guest.page.wait_for_selector("[data-testid=coach]")
    path = guest.page.url.removeprefix(guest.address).lstrip("/")
    guest.page.evaluate(
        """lesson => localStorage.setItem('backroom.lessons', JSON.stringify(
          { [lesson]: { progress: { step: 1, choices: [] }, done: false, at: 1 } }))""",
        path.removeprefix("learn/"),
    )
    guest.go("/")

    box = guest.page.get_by_test_id("left-lesson")
    expect(box).to_contain_text("step 2 of")
    expect(guest.page.locator("article", has_text="new to you: lesson at step 2")).to_have_count(1)
    assert box.get_by_role("link").get_attribute("href") == path


@pytest.mark.parametrize(
    ("locale", "width", "height", "light"),
    [("en-GB", 1440, 900, "dark"), ("nl-NL", 390, 844, "light"), ("de-DE", 360, 740, "dark")],
)
def test_nothing_is_wrong_with_home_or_the_list(
    welcome: Welcome, asked: Seat, finished: Seat, locale: str, width: int, height: int, light: Light
) -> None:
    guest = welcome(width, height, locale=locale, light=light, touch=width < 1000)
    come_home(guest, [finished, asked])
    guest.page.wait_for_selector("[data-standing=your-move]")
    guest.page.wait_for_selector("[data-testid=left-lesson] .pips")

    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()
    poster = guest.page.locator("article").first.bounding_box()
    assert poster is not None
    assert poster["y"] + poster["height"] <= height or width > 1000
    if width > 1000:
        assert guest.in_sight("article .play")
        assert guest.in_sight("[data-testid=lately] h2")

    guest.go("/games")
    guest.page.wait_for_selector("main li article")
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()


def test_home_is_walked_by_the_keyboard(welcome: Welcome, asked: Seat) -> None:
    guest = welcome(1440, 900)
    come_home(guest, [asked])
    guest.page.wait_for_selector("[data-standing=your-move]")
    link = guest.page.get_by_role("link", name="Play on")
    for _ in range(15):
        guest.page.keyboard.press("Tab")
        if link.evaluate("link => link === document.activeElement"):
            break
    guest.page.keyboard.press("Enter")

    guest.page.wait_for_selector("[data-offered]")


def test_a_newcomer_asks_and_fetches_nothing_for_it(welcome: Welcome, asked: Seat) -> None:
    fetched: dict[str, set[str]] = {"newcomer": set(), "returning": set()}

    def look(who: str) -> None:
        guest = welcome()
        if who == "returning":
            come_home(guest, [asked])
        guest.page.on("request", lambda request: fetched[who].add(request.url.removeprefix(guest.address)))
        guest.go("/")
        guest.page.wait_for_selector("[data-testid=play-chicago-poker]:enabled", timeout=_FIRST_PAGE)
        if who == "returning":
            guest.page.wait_for_selector("[data-standing=your-move]")
        guest.at_rest()

    look("newcomer")
    look("returning")

    api = {path for path in fetched["newcomer"] if path.startswith("/api/")}
    assert api == {"/api/titles", "/api/door"}
    more = fetched["returning"] - fetched["newcomer"]
    assert {path for path in more if path.startswith("/api/")} == {"/api/own", "/api/lessons"}
    assert any(path.endswith(".js") for path in more)
