"""Chicago in a real browser: whole games by mouse and by keyboard, ways of several steps, hiring, every variant."""

from __future__ import annotations

from typing import cast

import pytest

from backroom.games import find_title
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.lines import Move
from backroom.kernel.replay import replay
from tests.browser.conftest import Light, Welcome
from tests.browser.guest import Guest, click, play_on, press_enter
from tests.browser.reach import out_of_reach
from tests.browser.records import played, sit_down_late
from tests.browser.test_pages import SIZES

#: The step to a place that the chosen member does not reach: to a house, or to a field of a street.
_FAR = """(street) => {
  const lit = new Set([...document.querySelectorAll('[data-at]')].map((one) => one.dataset.at));
  const asked = [...document.querySelectorAll('.layer > span[data-ask-why]')].map((one) => one.dataset.askWhy);
  return asked.find((text) => {
    const [, place] = text.split(' to ');
    return !lit.has(place) && /^[a-x]-\\d+$/.test(place) === street;
  });
}"""
#: Whether each name at the edge stands beside its column or row of the plan, to within a quarter of a cell.
_NAMED_RIGHT = """() => {
  const plane = document.querySelector('.plane').getBoundingClientRect();
  const cell = plane.width / 24;
  const off = (one) => {
    const box = one.getBoundingClientRect();
    return one.classList.contains('top')
      ? box.x + box.width / 2 - plane.x - (one.textContent.charCodeAt(0) - 64.5) * cell
      : box.y + box.height / 2 - plane.y - (Number(one.textContent) - 0.5) * cell;
  };
  const names = [...document.querySelectorAll('.edges i.top, .edges i.left')];
  return names.length > 20 && names.every((one) => Math.abs(off(one)) < cell / 4);
}"""
CROWDED, GUARDED = "Crowded houses", "Guarded casinos"


def sit_down(guest: Guest, players: int = 2, variants: tuple[str, ...] = ()) -> None:
    guest.open_table("chicago", players, {}, variants=variants)
    guest.page.wait_for_selector("[data-offered]")


def sit_down_after_a_roll(guest: Guest) -> None:
    """In the middle of a game, to move: seat 1 has just rolled."""
    record = played("chicago", 3)
    rolls = [at for at, move in enumerate(record.moves, 1) if move.seat == 1 and move.do == ["roll"]]
    sit_down_late(guest, record, rolls[len(rolls) // 2])
    # Until somebody is chosen only members are lit, not all that they could reach.
    guest.page.wait_for_selector("[data-pick][data-offered]")
    assert guest.page.query_selector("[data-way]") is None
    guest.page.locator("[data-pick]").first.click()
    guest.page.wait_for_selector("[data-way]")


def test_nothing_moves_under_the_pointer_when_something_is_asked_or_can_be_taken_back(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    sit_down(guest)
    done, plan = guest.page.locator("[data-offered=done]"), guest.page.locator(".plane")
    before = done.bounding_box(), plan.bounding_box()

    guest.page.click("[data-offered='hire 3']")
    guest.page.wait_for_selector("button:has-text('Undo')")

    assert (done.bounding_box(), plan.bounding_box()) == before


def test_one_click_on_the_poster_sits_you_down_to_hire(welcome: Welcome) -> None:
    guest = welcome()

    guest.play("chicago")
    guest.page.click("[data-offered='hire 3']")
    guest.page.wait_for_selector("[data-ask-why='hire 3']")
    guest.page.click("[data-offered='hire 1']")
    guest.page.wait_for_selector("[data-ask-why='hire 1']")

    assert "Hire for Yellow" in guest.prompt()
    assert guest.violations() == []


# These share the record of a game, which takes some seconds to play.
@pytest.mark.xdist_group("late-chicago")
def test_the_goals_are_in_sight_and_a_draft_says_what_it_leaves_open(welcome: Welcome) -> None:
    guest = welcome(1280, 720)
    sit_down_after_a_roll(guest)
    page = guest.page
    assert guest.in_sight("[data-testid=goal] li")
    warnings = []
    for pick in page.locator("[data-pick]").evaluate_all("all => all.map((one) => one.dataset.pick)"):
        place = pick.split()[0]
        if place.count("-") < 2 and not place.endswith(("-casino", "-home")):
            continue
        page.click(f"[data-pick='{pick}']")
        page.locator(f"[data-offered^='move {place} ']").first.click()
        # What it leaves has come once it can be confirmed.
        page.wait_for_selector("[data-testid=confirm]:enabled")
        warnings.append("empty:" in guest.prompt())
        assert page.locator(".edges .lit").count() > 0
        page.click("[data-testid=take-back]")
    assert any(warnings), "no house was ever left to anybody"
    assert guest.violations() == []


@pytest.mark.xdist_group("late-chicago")
@pytest.mark.parametrize(("width", "height"), [(390, 844), pytest.param(360, 740, marks=pytest.mark.long)])
def test_the_goals_are_in_sight_on_a_phone(welcome: Welcome, width: int, height: int) -> None:
    guest = welcome(width, height, touch=True)
    sit_down_after_a_roll(guest)
    assert guest.in_sight(".strip [data-testid=goal] li")
    assert guest.violations() == []


def sit_down_with_a_crowd(guest: Guest) -> int:
    """After a roll of seat 1 with as many members as in any; how many they are."""
    record = played("chicago", 3)
    crowds: list[tuple[int, int]] = []
    for moment in replay(record, find_title("chicago")):
        if isinstance(moment.entry, Move) and moment.entry.seat == 1 and moment.entry.do == ["roll"]:
            state = cast("ChicagoState", moment.game.state)
            crowds.append((len(state.places[state.gang]), moment.number))
    most, number = max(crowds)
    sit_down_late(guest, record, number)
    guest.page.wait_for_selector("[data-pick][data-offered]")
    return most


@pytest.mark.xdist_group("late-chicago")
def test_a_crowd_is_in_sight_and_a_house_out_of_reach_says_why(welcome: Welcome) -> None:
    guest = welcome(1440, 900)
    most = sit_down_with_a_crowd(guest)
    page = guest.page
    members = page.locator(".area-hand li")
    assert most >= 7
    assert members.count() >= most
    assert out_of_reach(page) == []
    assert members.locator("xpath=..").evaluate("one => one.scrollWidth <= one.clientWidth")
    page.locator("[data-pick]").first.click()
    page.wait_for_selector("[data-way]")

    page.locator(f".layer > span[data-ask-why='{page.evaluate(_FAR, False)}']").click()

    page.wait_for_selector("[data-testid=not-now]:has-text('CH-4')")
    assert page.locator("[data-testid=confirm]:enabled").count() == 0


@pytest.mark.xdist_group("late-chicago")
@pytest.mark.parametrize("touch", [False, True])
def test_a_field_out_of_reach_says_why_and_nobody_goes(welcome: Welcome, touch: bool) -> None:
    guest = welcome(768, 1024, touch=True) if touch else welcome(1440, 900)
    sit_down_after_a_roll(guest)
    page = guest.page
    far = page.evaluate(_FAR, True)
    assert far is not None, "every field is in reach, or none can be asked"

    field = page.locator(f".layer > span[data-ask-why='{far}']")
    field.scroll_into_view_if_needed()
    if touch:
        field.tap()
    else:
        field.click()

    page.wait_for_selector(f"[data-testid=inspector][data-about='{far.split(' to ')[1]}'] [data-testid=not-now] a")
    assert page.locator("[data-testid=confirm]:enabled").count() == 0
    assert page.locator("[data-way]").count() > 0


@pytest.mark.long
def test_a_game_by_mouse_ends(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest)

    play_on([guest], click)

    assert guest.is_over()


@pytest.mark.long
def test_a_game_by_keyboard_alone_ends(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest)

    play_on([guest], press_enter, seed=2)

    assert guest.is_over()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [(), (CROWDED,), (GUARDED,), (CROWDED, GUARDED)])
def test_every_variant_is_chosen_and_played_by_as_many(
    welcome: Welcome, players: int, variants: tuple[str, ...]
) -> None:
    guest = welcome()
    sit_down(guest, players, variants)

    play_on([guest], click, seed=players, choices=30)

    assert not guest.is_over()
    assert guest.page.query_selector("[role=alert]") is None


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_late_game_with_both_variants_ends(welcome: Welcome, players: int) -> None:
    guest = welcome(768, 1024, touch=True)
    record = played("chicago", players, ("crowded-houses", "guarded-casinos"))
    sit_down_late(guest, record, len(record.moves) - 150)

    play_on([guest], click, seed=4)

    assert guest.is_over()


@pytest.mark.long
def test_a_third_of_one_strength_cannot_be_hired_and_says_why(welcome: Welcome) -> None:
    guest = welcome()
    sit_down(guest)
    page = guest.page

    page.click("[data-offered='hire 1']")
    page.wait_for_selector("[data-ask-why='hire 1']")
    # What is not offered says so to screen readers; it can be asked all the same.
    page.click("[data-ask-why='hire 1']", force=True)

    page.wait_for_selector("[data-testid=not-now]:has-text('CH-22')")


@pytest.mark.long
def test_a_far_place_is_reached_by_one_click_and_a_confirmation(welcome: Welcome) -> None:
    guest = welcome()
    sit_down_after_a_roll(guest)
    page = guest.page
    far = page.locator("[data-way]").first
    steps = (far.get_attribute("data-way") or "").split(", ")
    there = steps[-1].split(" to ")[1]

    far.click()
    page.wait_for_selector("[data-testid=confirm]")
    assert f"{len(steps)} points" in guest.prompt()
    page.click("[data-testid=confirm]")

    page.wait_for_selector(f"[data-place='at-{there}']", state="attached")


@pytest.mark.long
def test_the_arrow_keys_go_from_lit_place_to_lit_place(welcome: Welcome) -> None:
    guest = welcome()
    sit_down_after_a_roll(guest)
    page = guest.page

    page.focus("[data-at][tabindex='0']")
    before = page.evaluate("document.activeElement.dataset.at")
    walked = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.dataset.at"))

    assert None not in walked
    assert walked - {before}


@pytest.mark.long
def test_a_phone_shows_the_plan_near_and_whole(welcome: Welcome) -> None:
    guest = welcome(360, 740, touch=True)
    sit_down(guest)
    page = guest.page
    near = page.locator(".plane").bounding_box()
    assert near is not None
    assert near["width"] > 1000

    page.get_by_role("button", name="Whole plan").click()

    page.wait_for_function("() => document.querySelector('.plane').getBoundingClientRect().width < 361")
    assert guest.violations() == []
    assert not guest.is_wider_than_the_screen()


def test_the_names_at_the_edge_follow_a_plan_that_changes_its_height(welcome: Welcome) -> None:
    guest = welcome(390, 844, touch=True)
    sit_down(guest)
    page = guest.page
    page.get_by_role("button", name="Whole plan").click()
    page.wait_for_function(_NAMED_RIGHT)
    before = page.evaluate("document.querySelector('.plane').clientWidth")

    # As when the question below the plan grows by some lines: the width stays.
    page.set_viewport_size({"width": 390, "height": 640})

    page.wait_for_function("(before) => document.querySelector('.plane').clientWidth < before", arg=before - 20)
    page.wait_for_function(_NAMED_RIGHT)


@pytest.mark.long
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wrong_with_the_table(welcome: Welcome, width: int, height: int, light: Light) -> None:
    guest = welcome(width, height, light=light, touch=width < 1000)
    sit_down(guest, 3)
    wrong = guest.violations()
    sit_down_after_a_roll(guest)

    assert wrong + guest.violations() == []
    assert not guest.is_wider_than_the_screen()
