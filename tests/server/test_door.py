"""The door to the network: who turns it, what it opens, and that shut is shut. 127.0.0.2 stands for the network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from backroom.server import networks
from backroom.server.api import DoorAbout, OpenTable, SeatWish, Way
from backroom.server.front import Front
from backroom.server.networks import Network, networks_here
from backroom.table import protocol as p
from tests.server.guest import Guest
from tests.server.open_house import Wishes
from tests.server.place import AtTable, Place

HOME, NETWORK, OTHER = "127.0.0.1", "127.0.0.2", "127.0.0.3"
HUMAN = SeatWish()
NOT_OFFERED = DoorAbout(False)
Headers = Mapping[str, str]


class DoorHouse:
    """A house with a door, and a table with two people."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.table: AtTable = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))

    def turn(self, do: str, at: str = HOME, key: str = "", headers: Headers = MappingProxyType({})) -> httpx.Response:
        proof = {"authorization": f"Bearer {key or self.table.host}", **headers}
        wish = {"do": do, "table": self.table.table}
        return self.place.client.post(f"http://{at}:{self.place.port}/api/door", json=wish, headers=proof)

    def about(self, at: str = HOME, headers: Headers = MappingProxyType({})) -> DoorAbout:
        told = self.place.client.get(f"http://{at}:{self.place.port}/api/door", headers=headers)
        return msgspec.json.decode(told.content, type=DoorAbout)

    def open(self) -> DoorAbout:
        answer = self.turn("open")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=DoorAbout)

    def is_shut(self, address: str = NETWORK) -> bool:
        """Whether nothing listens there."""
        with socket.socket() as knocking:
            knocking.settimeout(5)
            return knocking.connect_ex((address, self.place.port)) != 0


def _house(folder: Path, *addresses: str) -> Iterator[DoorHouse]:
    front = Front(operators=frozenset({HOME, NETWORK}))
    with Place(folder, Wishes("", front=front, door=addresses)) as place:
        place.open()
        yield DoorHouse(place)
        place.stop()
        assert "Traceback" not in place.log, place.log


@pytest.fixture
def house(tmp_path: Path) -> Iterator[DoorHouse]:
    yield from _house(tmp_path, NETWORK)


def _refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["message"])


def test_the_door_is_shut_at_first_and_opens_at_one_more_address(house: DoorHouse) -> None:
    assert house.about() == DoorAbout(offered=True, network=True)
    assert house.is_shut()

    told = house.open()

    assert told.open
    assert told.ways == [Way(NETWORK, house.place.port, "")]
    assert not house.is_shut()
    assert house.is_shut(OTHER), "nothing but the addresses that it names"
    assert house.place.client.get(f"http://{NETWORK}:{house.place.port}/healthz").text == "ok\n"


def test_it_works_is_told_once_another_device_has_come_in(house: DoorHouse) -> None:
    house.open()
    assert house.about().came is None

    house.place.client.get(f"http://{NETWORK}:{house.place.port}/")

    assert house.about().came is not None


def test_a_second_opening_is_harmless(house: DoorHouse) -> None:
    first = house.open()
    assert house.open() == first
    assert not house.is_shut()


def test_shut_again_nobody_new_comes_in_and_who_sits_stays(house: DoorHouse) -> None:
    house.open()
    seats = house.table.seats

    async def evening() -> None:
        friend = Guest(house.place.port, house.table.table, seats[1].key, host=NETWORK)
        async with Guest(house.place.port, house.table.table, seats[0].key) as host, friend:
            await host.sit("Ada")
            # A connection that only asked for something and could ask again.
            asking = httpx.Client(trust_env=False)
            assert asking.get(f"http://{NETWORK}:{house.place.port}/healthz").text == "ok\n"
            answer = await asyncio.to_thread(house.turn, "shut")
            assert not answer.json()["open"]
            assert await asyncio.to_thread(house.is_shut)
            with pytest.raises(httpx.ConnectError):
                await asyncio.to_thread(asking.get, f"http://{NETWORK}:{house.place.port}/healthz")
            asking.close()
            await friend.sit("Bob")
            await host.until_told(lambda told: told.frame.status == "playing")
            assert not friend.cut

    asyncio.run(evening())
    assert house.about().came is None
    house.open()
    assert not house.is_shut(), "and it opens again"


def test_another_port_if_somebody_has_ours(tmp_path: Path) -> None:
    for house in _house(tmp_path, NETWORK):
        with socket.socket() as squatter:
            squatter.bind((NETWORK, house.place.port))
            squatter.listen()
            (way,) = house.open().ways
            assert way.port != house.place.port
            assert house.place.client.get(f"http://{NETWORK}:{way.port}/healthz").text == "ok\n"


def test_an_address_that_cannot_be_had_is_told_in_one_sentence(tmp_path: Path) -> None:
    for house in _house(tmp_path, "192.0.2.77"):  # nobody's (RFC 5737): binding it sends nothing
        status, message = _refused(house.turn("open"))
        assert (status, message) == (400, "door-no-port")
        assert not house.about().open


def test_without_a_network_the_door_stays_shut(tmp_path: Path) -> None:
    for house in _house(tmp_path):
        assert house.about().network is False
        assert _refused(house.turn("open")) == (400, "door-no-network")


def test_only_the_host_at_this_machine_turns_the_door(house: DoorHouse) -> None:
    for key in (house.table.seats[0].key, house.table.onlookers or "", "x" * 32):
        assert _refused(house.turn("open", key=key)) == (403, "table-not-host")
    for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
        assert _refused(house.turn("open", headers={name: HOME})) == (403, "door-not-here"), "a proxy speaks for others"
        assert house.about(headers={name: HOME}) == NOT_OFFERED
    assert _refused(house.turn("open", headers={"host": f"{NETWORK}:1926"})) == (403, "door-not-here")
    assert house.is_shut()
    assert house.turn("open", headers={"host": f"localhost:{house.place.port}"}).status_code == 200


def test_another_page_cannot_turn_it(house: DoorHouse) -> None:
    for origin in ("http://evil.example", "null", f"http://{NETWORK}:{house.place.port}", "http://127.0.0.1:1"):
        assert _refused(house.turn("open", headers={"origin": origin})) == (403, "server-other-origin")
    # A form of somebody else's page brings no key.
    form = house.place.client.post(
        f"http://{HOME}:{house.place.port}/api/door",
        content=f'{{"do":"open","table":"{house.table.table}"}}',
        headers={"content-type": "text/plain"},
    )
    assert _refused(form) == (403, "table-not-host")
    assert house.is_shut()


def test_another_name_cannot_turn_it(house: DoorHouse) -> None:
    for name in ("evil.example", f"evil.example:{house.place.port}", "127.0.0.1.evil.example"):
        assert _refused(house.turn("open", headers={"host": name})) == (421, "server-other-host")
    assert house.is_shut()


def test_nobody_in_the_network_can_turn_it(house: DoorHouse) -> None:
    house.open()
    for do in ("open", "shut"):
        assert _refused(house.turn(do, at=NETWORK)) == (403, "door-not-here"), "not even with the host's key"
        # Nor by the name of the machine's own side.
        pretending = house.turn(do, at=NETWORK, headers={"host": f"{HOME}:{house.place.port}"})
        assert _refused(pretending) == (421, "server-other-host")
    assert house.about(at=NETWORK) == NOT_OFFERED
    assert house.about().open


def test_the_door_opens_tables_and_nothing_else(house: DoorHouse) -> None:
    house.open()
    client = house.place.client
    network = f"http://{NETWORK}:{house.place.port}"
    # This address is an operator's, and is told the figures at home.
    assert client.get(f"http://{HOME}:{house.place.port}/metrics").status_code == 200
    assert client.get(f"{network}/metrics").status_code == 403
    assert client.get(f"{network}/api/titles").status_code == 200
    assert client.get(f"{network}/api/tables").json() == [], "a table that is not listed has no name there"
    for name in ("localhost", f"{OTHER}:{house.place.port}", NETWORK, socket.gethostname(), "evil.example"):
        assert client.get(f"{network}/api/titles", headers={"host": name}).status_code == 421

    async def by_another_name() -> int:
        try:
            async with connect(
                f"ws://{NETWORK}:{house.place.port}/api/tables/{house.table.table}/socket",
                additional_headers={"origin": f"http://evil.example:{house.place.port}"},
                proxy=None,
            ):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(by_another_name()) == 403


def test_a_house_without_a_door_offers_none(place: Place) -> None:
    """`backroom serve`: whoever runs it says where it listens."""
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    told = place.client.get(f"{place.http_address}/api/door")
    assert msgspec.json.decode(told.content, type=DoorAbout) == NOT_OFFERED
    wish = {"do": "open", "table": opened.table}
    answer = place.client.post(
        f"{place.http_address}/api/door", json=wish, headers={"authorization": f"Bearer {opened.host}"}
    )
    assert _refused(answer) == (403, "door-not-here")


def test_only_private_addresses_are_networks_and_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [("192.168.1.24", "wlan0"), ("10.0.0.7", "enp3s0"), ("203.0.113.9", "eth1"), ("127.0.0.1", "lo")]
    monkeypatch.setattr(networks, "_interfaces", lambda: found)
    monkeypatch.setattr(networks, "_leading_out", lambda: ["10.0.0.7"])
    monkeypatch.setattr(networks, "_named", lambda: ["169.254.3.4", "192.168.1.24"])
    assert networks_here() == [Network("10.0.0.7", "cable"), Network("192.168.1.24", "wifi")]


def test_a_guest_from_the_network_plays(house: DoorHouse) -> None:
    house.open()

    async def evening() -> None:
        friend = Guest(house.place.port, house.table.table, house.table.seats[1].key, host=NETWORK)
        async with Guest(house.place.port, house.table.table, house.table.seats[0].key) as host, friend:
            await host.sit("Ada")
            await friend.sit("Bob")
            await friend.until_told(lambda told: told.frame.status == "playing")
            await friend.do(p.Say(words="good evening"))

    asyncio.run(evening())
