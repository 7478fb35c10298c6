"""Games that bots have played, as records, and tables that begin late in one of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.decision import seats_of
from backroom.kernel.lines import SeatLine
from backroom.kernel.record import Record
from backroom.kernel.recorded import RecordedGame
from backroom.players import seat_bot
from backroom.players.whole import whole_choice
from backroom.server.api import OpenedTable
from tests.browser.guest import Guest
from tests.waiting import waiting_for

_NAMES = ("Vera", "Enzo", "Ruth", "Dutch", "Pieter")


@cache
def played(title_id: str, players: int, options: tuple[str, ...] = (), bot: str = "soldier", seed: int = 1) -> Record:
    """A finished game: the same arguments always give the same one."""
    title = find_title(title_id)
    settings = title.settings(players, dict.fromkeys(options, True))
    seats = [SeatLine(name, bot) for name in _NAMES[:players]]
    recorded = RecordedGame(title, settings, seats, FastChance(seed))
    bots = [seat_bot(bot, title, recorded.rules) for _ in seats]
    own = [FastChance(seed * 10 + seat) for seat in range(players)]
    while not recorded.game.is_over:
        state = recorded.game.state
        seat = seats_of(state.stack[-1].seats)[0]
        choices = whole_choice(recorded.rules, state, seat, bots[seat], own[seat], [])
        recorded.submit(seat, [choice.action for choice in choices])
    return recorded.record


def sit_down_late(guest: Guest, record: Record, number: int, seat: int = 0, bot: str = "random") -> None:
    """Go on from a moment of a record, against bots."""
    wish = {"record": record.text(), "number": number, "seat": seat, "bot": bot}
    opened = _forked(guest, wish)
    (link,) = [one.link for one in opened.seats]
    guest.go(f"/table/{opened.table}#{link}")
    guest.page.get_by_role("textbox").first.fill(_NAMES[seat])
    guest.page.keyboard.press("Enter")
    # Near the end the bots may be through before anybody is asked.
    guest.page.wait_for_selector("[data-testid=prompt], [data-testid=game-over]")


def _forked(guest: Guest, wish: dict[str, object]) -> OpenedTable:
    """The opened table. A house that is busy with what pages of before have asked says so, and is asked again."""
    for _ in waiting_for("the house to have time for a fork"):
        answer = guest.context.request.post(f"{guest.address}/api/fork", data=wish)
        if answer.ok:
            return msgspec.json.decode(answer.body(), type=OpenedTable)
        assert answer.status in (429, 503), f"{answer.status}: {answer.text()}"
        guest.page.wait_for_timeout(200)
    raise AssertionError("waiting_for gives up by itself")


def moves_where(record: Record, verbs: Iterable[str]) -> list[int]:
    """The numbers of moves in which something of this was chosen, from 1."""
    wanted = tuple(verbs)
    return [
        number for number, move in enumerate(record.moves, 1) if any(action.startswith(wanted) for action in move.do)
    ]
