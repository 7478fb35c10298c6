"""What people ask for, turned into entries of the journal, or refused in words."""

from __future__ import annotations

import hmac
import secrets

from backroom.games import find_title
from backroom.kernel.chain import SALT_BYTES
from backroom.kernel.fair import commitment
from backroom.kernel.kept import UNDOABLE
from backroom.kernel.refusal import BadInput
from backroom.players import bot_names, character_of, check_name, usual_bot
from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.plain import plain_name, plain_words
from backroom.table.seat import MOST_KEYS, Seat
from backroom.table.table import Table

IS = {
    "gathering": "table-is-gathering",
    "sealing": "table-is-sealing",
    "playing": "table-is-playing",
    "paused": "table-is-paused",
    "over": "table-is-over",
    "closed": "table-is-closed",
    "stranded": "table-is-stranded",
}


#: What is not the same if it is done twice. Their marks are remembered; all else may bear any mark.
_NOT_TAKEN_TWICE = (p.Act, p.Say, p.AskUndo)


class Stale(BadInput):
    """The table has moved on since; look at the newest update."""


def entries_for(table: Table, seat: int, said: p.FromClient) -> list[e.AnyEntry]:
    """What becomes true if `seat` says this; empty if it is true already. `Rejected` says why it cannot."""
    if isinstance(said, _NOT_TAKEN_TWICE) and said.ref in table.seats[seat].refs:
        return []  # sent again after a broken line
    match said:
        case p.Sit():
            return _sit(table, seat, said)
        case p.Rename():
            return _rename(table, seat, said)
        case p.Begin():
            return _begin(table)
        case p.Contribute():
            return _contribute(table, seat, said)
        case p.Act():
            return _act(table, seat, said)
        case p.Say():
            return _say(table, seat, said)
        case p.AskUndo():
            return _undo(table, seat, said)
        case p.Vote():
            return _vote(table, seat, said)
        case p.Pause():
            in_status(table, "playing")
            return [e.Paused(seat)]
        case p.Resume():
            in_status(table, "paused")
            return [e.Resumed(seat)]
        case p.Resign():
            _decides(table, seat)
            return [e.Replaced(seat, usual_bot(table.title), "resigned")]
        case p.Back():
            return [e.Returned(seat)] if table.seats[seat].minded and table.seats[seat].human else []
    raise BadInput("table-not-here", {"value": type(said).__name__.lower()})


def check_rev(table: Table, seat: int, rev: int) -> None:
    """May this seat choose, and does it answer what is asked now?"""
    in_status(table, "playing")
    if not table.seats[seat].human:
        raise BadInput("table-bot-plays")
    if rev != table.running.rev:
        raise Stale("table-stale")


def chair_entries(table: Table, link: str, key: str) -> list[e.AnyEntry]:
    """A chair's link, the invitation, or a link that the owner of a seat handed on lets a device in (hashes both);
    `BadInput` if it is none of them."""
    new_secret(table, key)
    if table.invitation and hmac.compare_digest(link, table.invitation):
        return _first_free(table, key)
    for number, seat in enumerate(table.seats):
        if seat.link and hmac.compare_digest(link, seat.link):
            in_status(table, "gathering")
            return [e.Taken(number, key)]
        if seat.handed and hmac.compare_digest(link, seat.handed):
            _room_for_a_device(seat)
            return [e.Joined(number, key)]
    raise BadInput("table-stranger")


def take_entries(table: Table, key: str) -> list[e.AnyEntry]:
    """Somebody takes the first free chair of a listed table."""
    new_secret(table, key)
    return _first_free(table, key)


def _first_free(table: Table, key: str) -> list[e.AnyEntry]:
    free = table.free_chairs()
    if table.status != "gathering" or not free:
        raise BadInput("table-no-free-seat")
    return [e.Taken(free[0], key)]


def hand_on(table: Table, seat: int, link: str) -> list[e.AnyEntry]:
    """The owner of a seat wants to play on another device too: whoever has the link first is that device."""
    if not table.seats[seat].human:
        raise BadInput("table-bot-plays")
    _room_for_a_device(table.seats[seat])
    return [e.Handed(seat, link)]


def revoke_others(table: Table, seat: int, key: str) -> list[e.AnyEntry]:
    """Only this key plays the seat from now on."""
    sitting = table.seats[seat]
    back: list[e.AnyEntry] = [e.Handed(seat, "")] if sitting.handed else []
    return [*back, *(e.Revoked(seat, other) for other in sitting.keys if other != key)]


def new_secret(table: Table, secret: str) -> None:
    """`BadInput` if this hash opens, or once opened, anything here: nobody is two people."""
    known = {table.opened.host, table.watch, table.invitation, table.former_invitation}
    for seat in table.seats:
        known |= {*seat.keys, seat.link, seat.handed, *seat.past}
    if secret in known:
        raise BadInput("table-key-twice")


def _room_for_a_device(seat: Seat) -> None:
    if len(seat.keys) >= MOST_KEYS:
        raise BadInput("table-too-many-devices", {"most": MOST_KEYS})


def rematch_plan(table: Table, seed: str) -> e.Opened:
    """The same company once more: everybody moves on by one seat, with the devices that they play on."""
    if table.status != "over":
        raise BadInput("table-not-over")
    # Whoever left has no key to the bot's hand.
    seats = [e.SeatPlan(seat.player, seat.name, keys=seat.keys if seat.human else []) for seat in table.seats]
    old = table.opened
    return e.Opened(
        title=old.title,
        players=old.players,
        options=old.options,
        seats=[*seats[1:], seats[0]],
        seed=seed,
        host=old.host,
        watch=table.watch,
        data=old.data,
        clock=old.clock,
        listed=old.listed,
        scheme=2,
        # Who looks on by it goes on looking on.
        invitation=table.invitation if table.invited_look_on else "",
    )


def character_name(title: str, player: str) -> str:
    """What a bot is called, if it is a character of this title; else empty."""
    character = character_of(player, find_title(title))
    return "" if character is None else character.who.name


def check_bot(title: str, player: str) -> None:
    """`BadInput` if this title has no such bot."""
    found = find_title(title)
    check_name(player, found, bot_names(found))


def _sit(table: Table, seat: int, said: p.Sit) -> list[e.AnyEntry]:
    sitting = table.seats[seat]
    if not sitting.human:
        raise BadInput("table-bot-plays")
    if sitting.sat:
        return []
    not_ended(table)
    name = plain_name(said.name)
    # Who takes a seat in the middle of a game comes too late to contribute: the deal is done.
    given = said.commitment if table.course is None else None
    back: list[e.AnyEntry] = [e.Returned(seat)] if sitting.minded else []
    return [e.Sat(seat, name, given, _salt(table)), *back]


def _rename(table: Table, seat: int, said: p.Rename) -> list[e.AnyEntry]:
    sitting = table.seats[seat]
    if not sitting.human:
        raise BadInput("table-bot-plays")
    not_ended(table)
    name = plain_name(said.name)
    # Who has not sat down yet says it then; and between commitments and deal nothing of the record changes.
    if not sitting.sat or table.status == "sealing" or name == sitting.name:
        return []
    return [e.Renamed(seat, name)]


def _begin(table: Table) -> list[e.AnyEntry]:
    if table.status == "sealing":
        return []  # somebody else has said it
    in_status(table, "gathering")
    if not all(seat.sat for seat in table.seats):
        raise BadInput("table-not-all-in")
    return [e.Sealed()]


def _contribute(table: Table, seat: int, said: p.Contribute) -> list[e.AnyEntry]:
    sitting = table.seats[seat]
    if sitting.contribution is not None:
        return []
    in_status(table, "sealing")
    if sitting.commitment is None or commitment(bytes.fromhex(said.contribution)) != sitting.commitment:
        raise BadInput("table-other-contribution")
    return [e.Contributed(seat, said.contribution)]


def _act(table: Table, seat: int, said: p.Act) -> list[e.AnyEntry]:
    check_rev(table, seat, said.rev)
    if len(said.actions) > 1 and table.running.runs_in_a_circle(seat, said.actions):
        raise BadInput("table-nothing-chosen")
    moved = e.Moved(seat, said.actions, said.ref)
    return [e.Returned(seat), moved] if table.seats[seat].minded else [moved]


def _say(table: Table, seat: int, said: p.Say) -> list[e.AnyEntry]:
    refusal = None if table.course is None else table.course.silenced(seat)
    if refusal is not None:
        raise refusal
    heard = _confidants(table, seat) if said.whisper else None
    return [e.Spoke(plain_words(said.words), seat, heard, said.ref, _salt(table))]


def _salt(table: Table) -> str:
    """What keeps a hidden line of the record from being guessed; older tables have no such lines."""
    return secrets.token_hex(SALT_BYTES) if table.opened.scheme > 1 else ""


def _confidants(table: Table, seat: int) -> list[int]:
    confidants = [] if table.course is None else table.course.confidants(seat)
    if not confidants:
        raise BadInput("table-no-whisper")
    return confidants


def _undo(table: Table, seat: int, said: p.AskUndo) -> list[e.AnyEntry]:
    _decides(table, seat)
    in_status(table, "playing")
    if table.wish is not None:
        raise BadInput("table-undo-asked")
    right = table.running.undo_right(seat)
    moves = table.running.last_move_of(seat)
    if moves is None:
        raise BadInput("table-nothing-to-undo")
    if right == "no":
        raise BadInput("table-undo-too-late", {"most": UNDOABLE})
    if right == "free":
        return [e.Undone(seat, moves, said.ref)]
    return [e.Wished(seat, said.ref)]


def _vote(table: Table, seat: int, said: p.Vote) -> list[e.AnyEntry]:
    if table.wish is None or seat not in table.voters():
        raise BadInput("table-no-vote")
    return [] if said.agree and seat in table.agreed else [e.Voted(seat, said.agree)]


def _decides(table: Table, seat: int) -> None:
    if not table.seats[seat].human:
        raise BadInput("table-bot-plays")
    not_ended(table)
    if table.course is None:
        raise BadInput("table-not-begun")


def in_status(table: Table, status: str) -> None:
    """`BadInput` says in which other status the table is."""
    if table.status != status:
        raise BadInput(IS[table.status])


def not_ended(table: Table) -> None:
    """`BadInput` if nothing more is played here."""
    if table.status in ("over", "closed", "stranded"):
        raise BadInput(IS[table.status])
