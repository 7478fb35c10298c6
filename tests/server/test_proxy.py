"""Behind a real nginx: what `docs/hosting.md` says works, and what works without a word from the operator."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from backroom.server.api import OpenedTable
from backroom.server.front import Front
from backroom.server.limits import Limits
from backroom.table import protocol as p
from tests.server.open_house import Wishes
from tests.server.place import Place

pytestmark = pytest.mark.nginx

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "games.example"
#: So long nginx may take to open, in seconds.
_PATIENCE = 20.0
#: What a proxy does that nobody has told anything.
PLAIN = "location / { proxy_pass http://127.0.0.1:1926; }"
#: The client of the tests: a page with a base, and one file beside it.
PAGE = '<!doctype html><html><head><base href="/" /></head><body></body></html>'


def _documented(title: str) -> str:
    """The nginx example of `docs/hosting.md` below this heading: its locations."""
    text = HOSTING.read_text("utf-8")
    example = re.search(rf"^### {re.escape(title)}\n.*?```nginx\n(.*?)```", text, re.DOTALL | re.MULTILINE)
    assert example is not None, title
    return example[1]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def nginx(folder: Path, locations: str, house: int) -> Iterator[int]:
    """An nginx with these locations before the house at a port; its own port."""
    port = _free_port()
    paths = "\n".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1; user root;\n"
        "events { worker_connections 256; }\n"
        f"http {{ access_log off; {paths}\n"
        "map $http_upgrade $connection_upgrade { default upgrade; '' close; }\n"
        f"server {{ listen 127.0.0.1:{port};\n{locations.replace('127.0.0.1:1926', f'127.0.0.1:{house}')}\n}} }}\n"
    )
    program = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
    assert program is not None, "there is no nginx"
    if os.getuid() != 0:
        config.write_text(config.read_text().replace(" user root;", ""))
    running = subprocess.Popen([program, "-p", str(folder), "-c", str(config)], stderr=subprocess.PIPE)
    try:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                said = running.stderr.read() if running.poll() is not None and running.stderr else b""
                assert running.poll() is None, f"nginx ended: {said!r}"
                assert time.monotonic() < until, "nginx did not open"
                time.sleep(0.05)
        yield port
    finally:
        running.terminate()
        running.wait(_PATIENCE)
        if running.stderr:
            running.stderr.close()


@contextmanager
def served(folder: Path, locations: str, front: Front, limits: Limits | None = None) -> Iterator[Visitor]:
    """A house behind an nginx, as a visitor sees it who knows it as games.example."""
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "a.js").write_text("1")
    wishes = Wishes("", front=front, client=str(client))
    with Place(folder, wishes if limits is None else msgspec.structs.replace(wishes, limits=limits)) as place:
        place.open()
        with nginx(folder, locations, place.port) as port:
            yield Visitor(place, port, front.root)
        place.stop()
        assert "Traceback" not in place.log, place.log


class Visitor:
    """Somebody's browser at the other side of the proxy."""

    def __init__(self, place: Place, port: int, root: str) -> None:
        self.place = place
        self.port = port
        self.root = root
        self.host = f"{NAME}:{port}"

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, json: object = None) -> httpx.Response:
        url = f"http://127.0.0.1:{self.port}{self.root}{path}"
        told = {"host": self.host, "origin": f"http://{self.host}", **(headers or {})}
        return httpx.request(method, url, headers=told, json=json, trust_env=False, timeout=30)

    def opens_a_table(self) -> httpx.Response:
        return self.ask("POST", "/api/tables", json={"title": "chicago-poker"})

    async def socket(self, opened: OpenedTable) -> str:
        """What a socket is told first."""
        url = f"ws://{self.host}{self.root}/api/tables/{opened.table}/socket"
        async with connect(
            url, host="127.0.0.1", port=self.port, compression=None, proxy=None, origin=Origin(f"http://{self.host}")
        ) as line:
            assert opened.onlookers is not None
            await line.send(msgspec.json.encode(p.Hello(version=p.VERSION, key=opened.onlookers)).decode())
            async with asyncio.timeout(30):
                return str(msgspec.json.decode(await line.recv())["tell"])


OURS = Front(proxies=("127.0.0.1",), hosts=frozenset({NAME}), operators=frozenset({"127.0.0.1"}))


@pytest.mark.parametrize("root", ["", "/backroom"], ids=["plain", "below-a-path"])
def test_the_documented_proxy_works(tmp_path: Path, root: str) -> None:
    """Page, files, tables and sockets; and everybody counts by their own address."""
    title = "nginx, below a path" if root else "nginx"
    front = Front(proxies=OURS.proxies, hosts=OURS.hosts, operators=OURS.operators, root=root)
    with served(tmp_path, _documented(title), front) as visitor:
        page = visitor.ask("GET", "/")
        assert (page.status_code, f'<base href="{root}/" />' in page.text) == (200, True)
        assert visitor.ask("GET", "/assets/a.js").text == "1"
        if root:
            moved = httpx.get(f"http://127.0.0.1:{visitor.port}{root}", headers={"host": visitor.host}, trust_env=False)
            assert (moved.status_code, moved.headers["location"].endswith(f"{root}/")) == (307, True)
        answer = visitor.opens_a_table()
        assert answer.status_code == 200, answer.text
        opened = msgspec.json.decode(answer.content, type=OpenedTable)
        assert asyncio.run(visitor.socket(opened)) == "update"
        evil = visitor.ask("POST", "/api/tables", {"origin": "http://evil.example"}, {"title": "chicago-poker"})
        assert (evil.status_code, evil.json()["message"]) == (403, "server-other-origin")


def test_figures_never_go_through_a_proxy_to_strangers(tmp_path: Path) -> None:
    """An operator's own address does; what a stranger writes into the header changes nothing."""
    folders = [tmp_path / name for name in ("ours", "untold", "unknown")]
    for folder in folders:
        folder.mkdir()
    through = _documented("nginx").replace("$remote_addr", "203.0.113.7")
    without_bar = re.sub(r"location = /metrics \{.*?\}", "", through, flags=re.DOTALL)
    with served(folders[0], without_bar, OURS) as visitor:
        assert visitor.ask("GET", "/metrics").status_code == 403
        assert visitor.ask("GET", "/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403
        assert visitor.place.client.get(f"{visitor.place.http_address}/metrics").status_code == 403
    with served(folders[1], PLAIN, Front()) as visitor:
        assert visitor.ask("GET", "/metrics").status_code == 403
    with served(folders[2], without_bar, Front(operators=OURS.operators)) as visitor:
        assert httpx.get(f"http://127.0.0.1:{visitor.port}/metrics", trust_env=False).status_code == 403


def test_visitors_behind_a_proxy_count_by_their_own_address(tmp_path: Path) -> None:
    """And who is no proxy of ours cannot choose one."""
    few = Limits(requests=0.01, request_burst=10)
    locations = _documented("nginx").replace("$remote_addr", "$http_x_test_visitor")
    with served(tmp_path, locations, OURS, few) as visitor:
        codes = {
            who: [visitor.ask("GET", "/api/titles", headers={"x-test-visitor": who}).status_code for _ in range(13)]
            for who in ("198.51.100.1", "198.51.100.2", "2001:db8:1:2::1")
        }
        for answers in codes.values():
            assert (answers.count(200), answers[-1]) == (10, 429)
        neighbour = visitor.ask("GET", "/api/titles", headers={"x-test-visitor": "2001:db8:1:2:ffff::9"})
        assert neighbour.status_code == 429
        with visitor.place.http() as direct:
            for number in range(12):
                direct.get("/api/titles", headers={"x-forwarded-for": f"198.51.100.{number + 10}, 203.0.113.5"})
            # From this machine itself the header is a trusted proxy's: its last address counts.
            last = direct.get("/api/titles", headers={"x-forwarded-for": "192.0.2.1, 203.0.113.5"})
            assert last.status_code == 429


def test_a_proxy_that_was_told_nothing_is_answered_in_words(tmp_path: Path) -> None:
    """The page comes; opening a table and sockets say what is missing."""
    with served(tmp_path, PLAIN, Front()) as visitor:
        assert visitor.ask("GET", "/").status_code == 200
        refused = visitor.opens_a_table()
        assert (refused.status_code, refused.json()["message"]) == (403, "server-other-origin")
    told = tmp_path / "told"
    told.mkdir()
    with served(told, PLAIN, Front(hosts=frozenset({NAME}))) as visitor:
        answer = visitor.opens_a_table()
        assert answer.status_code == 200, answer.text
        opened = msgspec.json.decode(answer.content, type=OpenedTable)
        with pytest.raises(InvalidStatus) as no_socket:
            asyncio.run(visitor.socket(opened))
        assert no_socket.value.response.status_code == 426
        assert b"Upgrade" in no_socket.value.response.body


def test_another_name_for_the_house_is_refused(tmp_path: Path) -> None:
    """DNS rebinding: a page of somebody's whose name leads to our address."""
    with served(tmp_path, _documented("nginx"), Front(proxies=OURS.proxies)) as visitor:
        assert visitor.ask("GET", "/").status_code == 421
        assert visitor.opens_a_table().json()["message"] == "server-other-host"
