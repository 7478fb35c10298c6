"""The board that a title's package brings along: loaded by the browser, drawn, played on; a broken one stops nobody."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Welcome
from tests.browser.guest import click, play_on
from tests.browser.house import RunningHouse
from tests.installed import install_toy

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("packaged board")

BOARD = "[data-testid=packaged-board]"
#: Draws the pot with a file of its own folder, offers one action itself and leaves the others to the shell.
INDEX = """
import { sentence } from './sentence.js';

export default {
  shows: (action) => action === 'pass',
  draw(place, props) {
    const said = document.createElement('p');
    const pass = document.createElement('button');
    pass.className = 'button';
    pass.dataset.offered = 'pass';
    let now = props;
    pass.addEventListener('click', () => now.choose('pass'));
    place.append(said, pass);
    const change = (next) => {
      now = next;
      said.textContent = sentence(next.view.pot);
      pass.textContent = 'Pass';
      pass.hidden = !next.decision?.actions.includes('pass');
      pass.toggleAttribute('data-offered', !pass.hidden);
      if (!pass.hidden) pass.dataset.offered = 'pass';
    };
    change(props);
    return { change };
  },
};
"""
BROKEN = "export default { draw() { throw new Error('no brush'); } };"
SENTENCE = "export const sentence = (pot) => `The pot holds ${pot}.`;"


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a board."""
    folder = install_toy(tmp_path_factory.mktemp("packages")) / "board"
    folder.mkdir()
    (folder / "index.js").write_text(INDEX)
    (folder / "sentence.js").write_text(SENTENCE)
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, board: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(tmp_path_factory.mktemp("house"), root="/games", packages=board.parents[1])
    running.open()
    yield running
    running.close()


def test_a_whole_game_is_played_on_it(welcome: Welcome) -> None:
    guest = welcome()
    guest.play("penny-ante")
    guest.page.wait_for_selector(f"{BOARD} >> text=The pot holds")
    guest.page.wait_for_selector(f"{BOARD} [data-offered=pass]")

    play_on([guest], click)

    assert guest.is_over()
    assert guest.violations() == []


def test_a_board_that_breaks_is_said_and_the_plain_one_offered(welcome: Welcome) -> None:
    guest = welcome()
    script = {"body": BROKEN, "content_type": "text/javascript"}
    guest.page.route("**/titles/penny-ante/index.js", lambda route: route.fulfill(**script))
    guest.go("/")
    guest.page.click("[data-testid=play-penny-ante]")
    guest.page.wait_for_selector("text=could not be loaded")

    guest.page.click("[data-testid=use-plain-board]")

    guest.page.wait_for_selector("[data-testid=plain-board] [data-offered]")
    assert any("no brush" in trouble for trouble in guest.troubles)
    guest.troubles.clear()


def answer(house: RunningHouse, path: str) -> tuple[int, str, str]:
    """Status, words and policy."""
    try:
        with urllib.request.urlopen(f"{house.address}/{path}", timeout=10) as told:
            return told.status, told.read().decode(), told.headers["content-security-policy"]
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read().decode(), refused.headers["content-security-policy"]


def test_its_files_are_served_under_the_titles_name_by_the_same_policy(house: RunningHouse) -> None:
    assert answer(house, "titles/penny-ante/sentence.js")[:2] == (200, SENTENCE)
    assert answer(house, "titles/penny-ante/sentence.js")[2] == answer(house, "")[2]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("titles/dime-ante/index.js", "The title ‘dime-ante’ is not here, so it has no board for the browser.\n"),
        ("titles/penny-ante/hand.js", "The board of ‘penny-ante’ has no file ‘hand.js’.\n"),
        ("titles/penny-ante/%2e%2e/title.py", "The board of ‘penny-ante’ has no file ‘../title.py’.\n"),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(house: RunningHouse, path: str, said: str) -> None:
    assert answer(house, path)[:2] == (404, said)
