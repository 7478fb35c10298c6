"""The house of `deploy/compose.yaml`, from real programs: two processes, PostgreSQL, Redis, nginx with TLS."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from backroom.server.api import OpenTable, SeatWish
from backroom.server.front import Front
from backroom.table import protocol as p
from tests.house.copy_of import ROOT
from tests.leash import LeashedProgram
from tests.postgres import ON_POSTGRES, Postgres
from tests.redis import Redis
from tests.server.open_house import Wishes
from tests.server.place import Place
from tests.server.script import Script
from tests.waiting import PATIENCE, wait_until

pytestmark = [*ON_POSTGRES, pytest.mark.redis, pytest.mark.nginx, pytest.mark.long]

TEMPLATE = (ROOT / "deploy" / "nginx.conf.template").read_text("utf-8")
NAME = "localhost"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _certificate(folder: Path) -> tuple[Path, Path]:
    """For this house only, for a day."""
    certificate, key = folder / "games.pem", folder / "games.key"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    made = ["openssl", "req", "-x509", *kind, *names, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True, timeout=30)
    return certificate, key


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Behind(Place):
    """Reached through the proxy only."""

    def __init__(self, folder: Path, port: int, trusted: ssl.SSLContext) -> None:
        super().__init__(folder)
        self.port = port
        self.trusted = trusted
        self.client = httpx.Client(timeout=30, trust_env=False, verify=trusted)

    @property
    def http_address(self) -> str:
        return f"https://{NAME}:{self.port}"


@contextmanager
def proxied(folder: Path, houses: list[int]) -> Iterator[Behind]:
    """The nginx of `deploy/`, before these ports."""
    certificate, key = _certificate(folder)
    port = _free_port()
    known = {
        "HOUSES": " ".join(f"server 127.0.0.1:{house} max_fails=1 fail_timeout=2s;" for house in houses),
        "LISTEN": f"127.0.0.1:{port} ssl",
        "BACKROOM_NAME": NAME,
        "CERTIFICATE": str(certificate),
        "CERTIFICATE_KEY": str(key),
    }
    server = re.sub(r"\$\{(\w+)\}", lambda found: known[found[1]], TEMPLATE)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    http = f"http {{ access_log off; {paths}\n{server} }}"
    config = folder / "nginx.conf"
    user = "user root; " if os.getuid() == 0 else ""
    config.write_text(f"{user}pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{}}\n{http}")
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    assert program is not None
    running = LeashedProgram([program, "-p", folder, "-c", config, "-g", "daemon off;"])
    try:
        wait_until(lambda: _answers(port) or not running.runs, "nginx to open", PATIENCE)
        assert running.runs, (folder / "error.log").read_text()
        behind = Behind(folder, port, ssl.create_default_context(cafile=str(certificate)))
        yield behind
        behind.client.close()
    finally:
        running.end(signal.SIGTERM, PATIENCE)


def test_a_table_is_played_through_the_whole_house(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    database = postgres.new_database()
    front = Front(proxies=("127.0.0.1",), hosts=frozenset({NAME}), operators=frozenset({"127.0.0.1"}))
    wishes = Wishes(database, redis.address, front=front)
    with Place(tmp_path, wishes, database) as one, Place(tmp_path, wishes, database) as other:
        one.open()
        other.open()
        with proxied(tmp_path, [one.port, other.port]) as house:
            seats = [SeatWish(), SeatWish("random")]
            opened = house.open_table(OpenTable("chicago-poker", seats=seats, options={"miniature": True}))
            anna = Script(house, opened.table, opened.seats[0].key)
            anna.sit("Anna")
            assert asyncio.run(_first_words(house, opened.table, anna.key)).frame.seats[0].name == "Anna"
            assert house.client.get(f"{house.http_address}/metrics").status_code == 403, "for nobody outside"
            anna.play(Random(1), choices=2)
            one.kill()
            wait_until(lambda: anna.get("update").status_code == 200, "the proxy to ask the other")
            assert anna.play(Random(2)).frame.status == "over"
        other.stop()
        assert '"level": "error"' not in other.log, other.log


async def _first_words(house: Behind, table: str, key: str) -> p.Update:
    """What a socket through the proxy is told first."""
    address = f"wss://{NAME}:{house.port}/api/tables/{table}/socket"
    async with connect(address, ssl=house.trusted, compression=None, proxy=None) as socket:
        await socket.send(msgspec.json.encode(p.Hello(version=p.VERSION, key=key, since=0)).decode())
        told: p.FromServer = msgspec.json.decode(await socket.recv(), type=p.FromServer)
        assert isinstance(told, p.Update)
        return told
