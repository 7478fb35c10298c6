"""What a device asks when its owner comes home: how each of the tables stands that it has a key of."""

from __future__ import annotations

from backroom.kernel.refusal import Rejected
from backroom.server import api
from backroom.server.chairs import admit
from backroom.server.house import House
from backroom.server.keys import Pass, hash_key, is_invitation
from backroom.server.live import LiveTable
from backroom.table.happening import read_note
from backroom.table.table import Table

#: What moves a game on. Words do not: when others whisper is nobody's business.
_OF_THE_GAME = ("deal", "move", "undone")


async def news_of(house: House, wish: api.OwnTables) -> api.OwnNews:
    """Of one table after the other: many at once would keep others waiting."""
    return api.OwnNews(house.now(), [await _news(house, own) for own in wish.tables])


async def _news(house: House, own: api.OwnTable) -> api.TableNews:
    try:
        live = await house.current(own.table)
        async with live.lock:
            return _told(live.table, _admitted(live, own.keys))
    except Rejected as rejected:
        return api.TableNews(own.table, why=rejected.message)


def _admitted(live: LiveTable, keys: list[str]) -> list[Pass]:
    """Whom these make their holder; why the last one opens nothing, if none does."""
    found: list[Pass] = []
    why: Rejected | None = None
    for key in keys:
        try:
            found.append(admit(live, hash_key(key)))
        except Rejected as rejected:
            why = rejected
    if why is not None and not found:
        raise why
    return found


def _told(table: Table, passes: list[Pass]) -> api.TableNews:
    mine = sorted({one.viewer for one in passes if not one.link and one.viewer < len(table.seats)})
    asked = table.asked()
    course = table.course
    ending = None if course is None else course.ending
    since = None
    if asked or ending is not None:
        since = _since(table, mine[0] if mine else passes[0].viewer)
    ended = None
    if ending is not None and since is not None:
        ended = api.Ended([seat - 1 for seat in ending.winners], ending.scores, since)
    return api.TableNews(
        table.id,
        title=table.title.id,
        status=table.status,
        seats=[api.NewsSeat(seat.name, seat.player) for seat in table.seats],
        mine=mine,
        chair=not mine and table.status == "gathering" and any(_takes_a_chair(table, one) for one in passes),
        asked=asked,
        since=since if asked else None,
        minded=any(table.seats[seat].minded for seat in mine),
        ended=ended,
        rematch=table.rematch,
        wanting=sorted(table.wanting),
    )


def _takes_a_chair(table: Table, one: Pass) -> bool:
    return bool(table.free_chairs()) if is_invitation(table, one.hashed) else one.link


def _since(table: Table, viewer: int) -> float:
    """When the game last went on, as far as this viewer saw; of words alone, when the first at hand were said."""
    seen = [note for note in table.recent if note.audience >> viewer & 1]
    oldest = table.opened_at
    for note in reversed(seen):
        happening = read_note(note)
        if happening.kind in _OF_THE_GAME:
            return happening.at
        oldest = happening.at
    return oldest
