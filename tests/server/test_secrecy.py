"""What arrives at a seat never depends on what it cannot know: through the real socket, for every title."""

from __future__ import annotations

import asyncio
from random import Random
from uuid import uuid4

import msgspec
import pytest

from backroom.games import titles
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.testing.case import Case, cases_of
from tests.server.guest import Guest
from tests.server.laid_out import LaidOut, lay_out
from tests.server.mirror import Company, Mirror, timeless
from tests.server.place import Place

#: In a miniature of a title without secrets dice fall at once, and after them two tables are no longer alike.
CASES = [
    case
    for title in titles()
    for case in cases_of(title)
    if not (title.all_public and case.settings.options.get("miniature"))
]
WHISPERING = [case for case in CASES if case.settings.options.get("whisper")]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_a_seat_is_sent_what_its_view_allows(place: Place, case: Case) -> None:
    _follow(place, case, 1, 15)


@pytest.mark.long
@every_case
def test_a_seat_is_sent_what_its_view_allows_to_the_end(place: Place, case: Case) -> None:
    for seed in (2, 3):
        _follow(place, case, seed, 10_000)


@every_case
def test_two_worlds_that_a_seat_cannot_tell_apart_sound_alike(place: Place, case: Case) -> None:
    assert sum(_compare(place, case, seed) for seed in range(2)), "no move could be made in both worlds"


@pytest.mark.long
@every_case
def test_many_worlds_that_a_seat_cannot_tell_apart_sound_alike(place: Place, case: Case) -> None:
    assert sum(_compare(place, case, seed) for seed in range(10, 50)) > 40


def _follow(place: Place, case: Case, seed: int, most: int) -> None:
    """Play a game at the server and here: what arrives is what this viewer is told in any world that it might be in."""
    luck = Random(seed)
    laid_out = lay_out(place, uuid4().hex, case.settings)
    mirror = Mirror(laid_out)

    async def evening() -> None:
        async with Company(place.port, laid_out) as company:
            expected: dict[int, list[bytes]] = {viewer: [] for viewer in mirror.viewers}
            for number in range(most):
                if mirror.over:
                    break
                seat = luck.choice(mirror.table.asked())
                rev, actions = mirror.table.running.rev, mirror.choose(seat, luck)
                before = {viewer: mirror.sight(viewer) for viewer in mirror.viewers}
                happening = mirror.take(e.Moved(seat, actions, "g"))
                assert happening is not None
                await company.act(seat, rev, actions)
                for viewer in mirror.viewers:
                    told = mirror.told(viewer, happening)
                    # Those for whom nothing happened and nothing changed are not even told that something did.
                    if happening.seen_by(viewer) or mirror.sight(viewer) != before[viewer]:
                        expected[viewer].append(told)
                    elsewhere = mirror.in_world(mirror.other_world(viewer, seed + number))
                    assert mirror.told(viewer, happening) == told, f"{viewer} can tell worlds apart after {actions}"
                    mirror.in_world(elsewhere)
                if number % 10 == 9:
                    await company.settle()
            await company.settle()
            for viewer in mirror.viewers:
                assert company.heard(viewer) == expected[viewer]

    asyncio.run(evening())


def _compare(place: Place, case: Case, seed: int) -> int:
    """Two tables that differ only in what one seat cannot know, driven by the same moves; how many."""
    luck = Random(seed)
    origin = Mirror(lay_out(place, uuid4().hex, case.settings))
    # The miniatures end after a few choices.
    for _ in range(luck.randrange(min(60, origin.table.running.rules.bounds().longest // 4))):
        if not origin.over:
            seat = luck.choice(origin.table.asked())
            origin.take(e.Moved(seat, origin.choose(seat, luck)))
    if origin.over:
        return 0
    viewer = luck.choice(origin.viewers)
    starts = [origin.other_world(viewer, seed + number).as_data() for number in (1, 2)]
    laid_out = [lay_out(place, uuid4().hex, case.settings, start) for start in starts]
    return asyncio.run(_drive(place, laid_out, viewer, luck))


async def _drive(place: Place, laid_out: list[LaidOut], viewer: int, luck: Random) -> int:
    one, other = (Mirror(table) for table in laid_out)
    moves = 0
    async with Company(place.port, laid_out[0]) as here, Company(place.port, laid_out[1]) as there:
        while moves < 12 and not one.over:
            if viewer < one.players:
                await _questions_sound_alike(one, here.guests[viewer], there.guests[viewer], viewer, luck)
            seat = luck.choice(one.table.asked())
            rev, actions = one.table.running.rev, _choose_in_both(one, other, seat, luck)
            if not actions:
                break
            for mirror in (one, other):
                mirror.take(e.Moved(seat, actions, "g"))
            if one.sight(viewer) != other.sight(viewer):
                break  # chance or a card laid open has told them apart
            await here.act(seat, rev, actions)
            await there.act(seat, rev, actions)
            moves += 1
        for company in (here, there):
            await company.settle()
        assert here.heard(viewer) == there.heard(viewer)
    return moves


def _choose_in_both(one: Mirror, other: Mirror, seat: int, luck: Random) -> list[str]:
    """A whole choice that is allowed in both worlds; empty if there is none."""
    chosen: list[str] = []
    while True:
        here, there = one.offered(seat, chosen), other.offered(seat, chosen)
        if here is None and there is None:
            return chosen
        common = sorted(set(here or ()) & set(there or ()))
        if not common:
            return []
        chosen = [*one.kept(seat, chosen), luck.choice(common)]


async def _questions_sound_alike(mirror: Mirror, here: Guest, there: Guest, seat: int, luck: Random) -> None:
    """Trying and asking why not, for what is allowed and what is not."""
    rev = mirror.table.running.rev
    known = [action.text for action in mirror.table.running.rules.table.actions]
    offered = mirror.offered(seat, []) or ["nothing"]
    for message in (
        p.Try(rev=rev, actions=[luck.choice(offered)]),
        p.Try(rev=rev, actions=[luck.choice(known)]),
        p.Why(rev=rev, action=luck.choice(known)),
        p.Why(rev=rev, action=luck.choice(known), actions=[luck.choice(offered)]),
        p.Act(rev=rev - 1, actions=[luck.choice(offered)]),
        p.Ping(),
    ):
        answers = [timeless(msgspec.json.encode(await guest.ask(message))) for guest in (here, there)]
        assert answers[0] == answers[1]
