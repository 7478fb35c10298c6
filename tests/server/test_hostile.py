"""A hostile client: whatever it sends, nothing breaks, nothing changes, nothing is told, and the others play on."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from backroom.games import find_title
from backroom.server.api import OpenTable, SeatWish
from backroom.server.keys import hash_key
from backroom.table import entries as e
from backroom.table import protocol as p
from tests.server import mischief
from tests.server.guest import Guest
from tests.server.laid_out import HOSTS_KEY, ONLOOKERS_KEY, SEED, LaidOut, lay_out
from tests.server.mirror import Company, Mirror, contribution
from tests.server.place import Place
from tests.server.script import Script

#: Messages of each kind in one round, while the others make one move.
_BATCH = 30


def test_a_hostile_client_changes_nothing(tmp_path: Path) -> None:
    assert _attack(tmp_path, 14) > 2_000


@pytest.mark.long
def test_a_hostile_client_changes_nothing_for_long(tmp_path: Path) -> None:
    assert _attack(tmp_path, 250) > 20_000


def test_a_spoilt_record_is_refused_in_words(place: Place) -> None:
    """Whatever stands in it: to be shown again, or to be played on from."""
    opened = place.open_table(OpenTable("chicago-poker", seats=[SeatWish(), SeatWish("random")]))
    script = Script(place, opened.table, opened.seats[0].key)
    script.sit()
    script.play(Random(1))
    record = script.get("record").text
    luck = Random(3)
    for _ in range(150):
        spoilt = mischief.spoilt_record(luck, record)
        for path, wish in (("replay", {"viewer": 0}), ("fork", {"number": 3, "seat": 0})):
            answer = place.client.post(f"{place.http_address}/api/{path}", json={"record": spoilt, **wish})
            assert answer.status_code in (200, 400, 422), f"{spoilt[:3000]}: {answer.text}"


class Mallory:
    """Holds the last seat of the table and an onlooker's link, and means no good. `heard` is all that came back."""

    def __init__(self, place: Place, table: LaidOut, foreign: LaidOut, luck: Random) -> None:
        self._place = place
        self._table = table
        self._foreign = foreign
        self._luck = luck
        self.actions = [action.text for action in Mirror(table).table.running.rules.table.actions]
        self.sent = 0
        self.heard: list[bytes] = []

    async def spoil(self, rev: int) -> None:
        """One round of everything."""
        seat = self._table.opened.players - 1
        await asyncio.gather(
            self._at_table(self._table.keys[seat], mischief.useless, rev),
            self._at_table(ONLOOKERS_KEY, mischief.forbidden_to_onlookers, rev),
            self._knock(),
            self._ask(),
        )

    async def _at_table(self, key: str, make: mischief.Maker, rev: int) -> None:
        async with Guest(self._place.port, self._table.id, key) as guest:
            for _ in range(_BATCH):
                await guest.send(mischief.malformed(self._luck))
                message = make(self._luck, rev, self.actions)
                await guest.send(msgspec.json.encode(msgspec.structs.replace(message, ref="mallory")))
                self.sent += 2
            await guest.settled()
            self.heard += guest.heard

    async def _knock(self) -> None:
        """As a stranger: with no key, a wrong one, one of another table, garbage, or far too much."""
        url = f"ws://127.0.0.1:{self._place.port}/api/tables/{self._table.id}/socket"
        wrong = [*self._foreign.keys[:-1], HOSTS_KEY, hash_key(self._table.keys[0]), "x" * 20]
        hellos = [msgspec.json.encode(p.Hello(version=1, key=key)).decode() for key in wrong]
        for first in [*hellos, mischief.malformed(self._luck), "x" * 20_000, '{"do":"ping"}']:
            self.sent += 1
            async with connect(url, compression=None, proxy=None) as socket:
                with suppress(ConnectionClosed):
                    await socket.send(first)
                    said = await socket.recv()
                    self.heard.append(said.encode() if isinstance(said, str) else said)
                    assert msgspec.json.decode(said)["tell"] == "gone"
                await socket.wait_closed()
                assert socket.close_code in (1008, 1009), "the server just dropped the line"

    async def _ask(self) -> None:
        keys = [*self._foreign.keys[:-1], ONLOOKERS_KEY, hash_key(HOSTS_KEY)]
        async with httpx.AsyncClient(base_url=self._place.http_address, trust_env=False, timeout=30) as client:
            for _ in range(_BATCH):
                method, path, headers, body = mischief.request(self._luck, self._table.id, keys)
                self.sent += 1
                answer = await client.request(method, path, headers=headers, content=body)
                self.heard.append(answer.content)
                assert answer.status_code < 500, f"{method} {path} {headers} {body[:200]!r}: {answer.text}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self._place.port)
        writer.write(
            self._luck.choice((b"\0" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\nhost: x\r\n\r\n", b"\x16\x03"))
        )
        writer.write_eof()
        self.heard.append(await reader.read())
        self.sent += 1
        writer.close()


def _attack(folder: Path, rounds: int) -> int:
    """Two games go the same way, one of them under attack; how many messages were sent."""
    luck = Random(5)
    settings = find_title("chicago-gangsters").settings(4, {"whisper": True})
    with Place(folder) as place:
        place.open()
        foreign = lay_out(place, "foreign" * 4, settings)
        secrets = [SEED, HOSTS_KEY, hash_key(HOSTS_KEY), *foreign.keys[:-1]]
        sent = game = 0
        while rounds > 0:
            game += 1
            quiet, noisy = lay_out(place, f"quiet{game:08}", settings), lay_out(place, f"noisy{game:08}", settings)
            mallory = Mallory(place, noisy, foreign, luck)
            rounds -= asyncio.run(_play_both(place, quiet, noisy, mallory, rounds))
            sent += mallory.sent
            assert _unsalted(place.journal(quiet.id)[1:]) == _unsalted(place.journal(noisy.id)[1:])
            hidden = [*secrets, *noisy.keys[:3], *(hash_key(key) for key in noisy.keys)]
            hidden += [contribution(seat) for seat in range(4)]
            told = b"\n".join(mallory.heard)
            assert [secret for secret in hidden if secret.encode() in told] == []
            assert [secret for secret in [*hidden, *noisy.keys] if secret in place.log] == []
            _tells_only_lines(place.log, mallory.actions)
        _holds_no_key(folder, [*foreign.keys, HOSTS_KEY])
        assert "Traceback" not in place.log, place.log
        assert place.stop() in (0, -15)
        return sent


async def _play_both(place: Place, quiet: LaidOut, noisy: LaidOut, mallory: Mallory, rounds: int) -> int:
    """The same moves at both tables, one every round; how many rounds there were before the game was over."""
    luck = Random(rounds)
    mirror = Mirror(quiet)
    done = 0
    async with Company(place.port, quiet) as in_peace, Company(place.port, noisy) as under_fire:
        while done < rounds and not mirror.over:
            seat = luck.choice(mirror.table.asked())
            rev, actions = mirror.table.running.rev, mirror.choose(seat, luck)
            mirror.take(e.Moved(seat, actions, "g"))
            # After the end anybody may ask for a rematch.
            attack = asyncio.sleep(0) if mirror.over else mallory.spoil(rev)
            _, act, _ = await asyncio.gather(
                in_peace.act(seat, rev, actions), under_fire.act(seat, rev, actions), attack
            )
            for _ in range(3):
                await under_fire.guests[seat].do(act)  # once more, as after a cut: it is done already
            await under_fire.settle()
            done += 1
        await in_peace.settle()
        for viewer in mirror.viewers:
            assert under_fire.heard(viewer) == in_peace.heard(viewer)
    return done


def _tells_only_lines(log: str, actions: list[str]) -> None:
    """JSON, a line each: no colours, nothing that a terminal obeys, and no card that somebody could have laid."""
    for line in log.splitlines():
        told = json.loads(line)
        assert [part for part in map(str, told.values()) if not part.isprintable()] == [], line
    assert "\x1b" not in log
    assert [action for action in actions if " " in action and action in log] == []


def _holds_no_key(folder: Path, keys: list[str]) -> None:
    """Only hashes of keys are at rest."""
    for file in folder.glob("tables.db*"):
        raw = file.read_bytes()
        assert [key for key in keys if key.encode() in raw] == []
        assert file.stat().st_mode & 0o077 == 0
    assert any(hash_key(HOSTS_KEY).encode() in file.read_bytes() for file in folder.glob("tables.db*"))


def _unsalted(entries: list[e.AnyEntry]) -> list[e.AnyEntry]:
    """Salts are random at each table: they keep a hidden name or word from being guessed."""
    return [
        msgspec.structs.replace(entry, salt="") if isinstance(entry, e.Sat | e.Spoke) else entry for entry in entries
    ]
