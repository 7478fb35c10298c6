"""Chicago Gangsters on its board: whole games by mouse and keyboard, three to five players, the Godfather, whispers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest, click, play_on, press_enter
from tests.browser.reach import out_of_reach
from tests.browser.records import played, sit_down_late
from tests.browser.test_company import hold
from tests.browser.test_inspector import sit_down as sit_down_to
from tests.browser.test_pages import SIZES

TITLE = "chicago-gangsters"
GODFATHER, WHISPER = "The Godfather", "Partners may whisper"


#: Sizes at which what wins must be in sight.
IN_SIGHT = [(1440, 900), (1280, 720), (390, 844), (360, 740), (844, 390)]


def test_one_click_on_the_poster_sits_you_down_to_lay(welcome: Welcome) -> None:
    guest = welcome()

    guest.play(TITLE)
    guest.page.locator("[data-offered^='lay ']").first.click()
    guest.page.wait_for_selector("[data-offered^='take back ']")
    guest.page.locator("[data-offered^='lay ']").first.click()
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(2)

    assert guest.violations() == []
    guest.page.locator("[data-offered^='commit ']").click()
    # Bots may have begun the next round by now, and then the same is asked again.
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(0)


def test_on_a_phone_taking_back_costs_the_board_no_row(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    guest.play(TITLE)

    guest.page.locator("[data-offered^='lay ']").first.tap()

    back = guest.page.get_by_test_id("take-back").bounding_box()
    question = guest.page.get_by_test_id("prompt").bounding_box()
    assert back is not None
    assert question is not None
    assert back["y"] < question["y"] + question["height"]


def four_at_one_device(welcome: Welcome, width: int = 1440, height: int = 900) -> Guest:
    """A table at which nobody lays before somebody does it here: the first challenger is asked."""
    guest = welcome(width, height, touch=width < 1000)
    guest.open_table(TITLE, 4, {1: "Hot seat", 2: "Hot seat", 3: "Hot seat"})
    draw_the_curtain(guest)
    return guest


def draw_the_curtain(guest: Guest) -> None:
    guest.page.wait_for_selector("[data-testid=curtain]")
    hold(guest)
    guest.page.wait_for_selector("[data-offered^='lay ']")


def test_the_button_says_what_it_does_and_the_last_of_a_side_has_no_choice_of_manner(welcome: Welcome) -> None:
    guest = four_at_one_device(welcome)
    button = guest.page.locator("[data-offered^='commit ']")
    expect(button).to_have_text("Commit nothing")

    # Talk comes first, if at all, and leads back.
    guest.page.click("button[data-thing=talk]")
    expect(button).to_have_count(0)
    guest.page.get_by_role("button", name="What you would bring").click()
    expect(button).to_have_text("Commit nothing")

    guest.page.locator("[data-offered^='lay ']").first.click()
    expect(button).to_have_text(re.compile(r"Commit \d+, face down"))
    guest.page.get_by_role("radio", name="Covered").press("ArrowLeft")
    expect(button).to_have_text(re.compile(r"Commit \d+, counted"))
    assert guest.violations() == []
    thug = guest.page.locator("[data-offered='declare thug']")
    if thug.count():  # the partner of a thug's owner is asked once more
        thug.click()
        expect(thug).to_have_count(0)
    guest.page.get_by_role("radio", name="Counted").press("Enter")
    guest.page.wait_for_selector("[data-testid=curtain]")

    draw_the_curtain(guest)
    expect(guest.page.get_by_text("all cards turn up at once")).to_be_visible()
    expect(guest.page.get_by_role("radio", name="Counted")).to_have_count(0)


def test_on_a_phone_the_three_ways_open_over_the_hand(welcome: Welcome) -> None:
    guest = four_at_one_device(welcome, 390, 844)
    guest.page.locator("[data-offered^='lay ']").first.tap()

    guest.page.get_by_role("button", name="Covered").tap()
    guest.page.get_by_text("All see your cards at once").tap()

    expect(guest.page.locator("[data-offered^='commit ']")).to_have_text(re.compile(r"Commit \d+, face up"))
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()

    # The manner is a habit: it is the same after a reload.
    guest.page.reload()
    draw_the_curtain(guest)
    guest.page.locator("[data-offered^='lay ']").first.tap()
    expect(guest.page.locator("[data-offered^='commit ']")).to_have_text(re.compile(r"Commit \d+, face up"))


@pytest.mark.parametrize(("width", "height"), [(360, 740), pytest.param(390, 844, marks=pytest.mark.long)])
def test_on_a_phone_a_hand_of_nine_covers_nothing_and_the_card_that_stays_down_is_chosen_in_a_sheet(
    welcome: Welcome, width: int, height: int
) -> None:
    guest = welcome(width, height, touch=True)
    sit_down_to(guest, TITLE, "lay ")
    page = guest.page
    page.locator("[data-offered^='lay ']").first.tap()
    page.wait_for_selector("[data-offered^='take back ']")
    assert page.locator("[data-place^=hand-]").count() >= 9
    assert out_of_reach(page, ".handle button, .area-hand button, [data-offered]") == []
    # What the others bring is seen beside it, where a phone is not the smallest.
    assert height < 800 or guest.in_sight(".camp > header")

    which = page.locator("button.how")
    expect(which).to_contain_text("Stays down")
    expect(which).to_contain_text("none")
    which.tap()
    page.locator(".sheet [data-offered^='leave ']").tap()

    expect(which).not_to_contain_text("none")
    assert guest.violations() == []


def test_what_wins_is_in_sight_at_every_size(welcome: Welcome) -> None:
    guest = welcome()
    guest.play(TITLE)
    goal = guest.page.get_by_role("note")

    for width, height in IN_SIGHT:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(goal).to_be_in_viewport(ratio=1)
        expect(goal).to_contain_text("Most bottles win")
        assert not guest.is_wider_than_the_screen()


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_by_mouse_ends(welcome: Welcome, players: int) -> None:
    guest = welcome()
    guest.open_table(TITLE, players, {})

    play_on([guest], click, seed=players)

    assert guest.is_over()


@pytest.mark.long
def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table(TITLE, 4, {})

    play_on([guest], press_enter, seed=5)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, (GODFATHER,)), (4, (GODFATHER, WHISPER)), (5, (WHISPER,))],
)
def test_a_game_with_options_ends(welcome: Welcome, players: int, options: tuple[str, ...]) -> None:
    guest = welcome()
    guest.open_table(TITLE, players, {}, variants=options)

    play_on([guest], click, seed=6)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, (WHISPER,)), (3, (GODFATHER, WHISPER)), (4, (WHISPER,)), (4, (GODFATHER,))],
)
def test_the_other_options_are_chosen_and_played(welcome: Welcome, players: int, options: tuple[str, ...]) -> None:
    guest = welcome(390, 844, touch=True)
    guest.open_table(TITLE, players, {}, variants=options)

    play_on([guest], click, seed=7, choices=30)

    assert guest.page.query_selector("[role=alert]") is None
    assert not guest.is_wider_than_the_screen()


@pytest.mark.long
def test_taking_a_card_back_leaves_the_other_one_on_the_table(welcome: Welcome) -> None:
    guest = welcome()
    guest.open_table(TITLE, 4, {})
    guest.page.wait_for_selector("[data-offered^='lay ']")

    guest.page.locator("[data-offered^='lay ']").first.click()
    guest.page.wait_for_selector("[data-offered^='take back ']")
    guest.page.locator("[data-offered^='lay ']").last.click()
    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(2)
    guest.page.locator("[data-offered^='take back ']").first.click()

    expect(guest.page.locator("[data-offered^='take back ']")).to_have_count(1)
    assert guest.page.locator("[data-offered^='commit ']").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_has_no_barrier(welcome: Welcome, width: int, height: int, light: Light) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000)
    record = played(TITLE, 4, ("godfather",))
    wrong = []

    for part in (0.2, 0.7, 0.95):
        sit_down_late(guest, record, int(len(record.moves) * part))
        # Late in a game the others may end it without another question.
        guest.page.wait_for_selector("[data-offered], [data-testid=game-over]")
        for seed in range(2):
            wrong += guest.violations()
            play_on([guest], click, seed=seed, choices=2)

    assert wrong == []
    assert not guest.is_wider_than_the_screen()
