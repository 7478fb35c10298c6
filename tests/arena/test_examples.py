"""The bots in `examples/` play as they stand there, each by its own door."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from backroom.minds.net import write_net
from tests.arena.matches import matched

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FINE: dict[str, dict[str, int]] = {"challenger": {}, "defender": {}}


def test_the_class_of_python_plays_better_than_chance() -> None:
    result = matched(f"{EXAMPLES / 'class_bot.py'}:Bot", title="chicago-gangsters", players=3, games=3)

    assert result.faults() == FINE
    assert result.estimate().share >= 1 / 3


def test_the_bot_in_javascript_plays_over_standard_input() -> None:
    result = matched(f"cmd: node {EXAMPLES / 'line_bot.mjs'}", games=2)

    assert result.faults() == FINE


def test_the_bot_that_is_a_server_plays_over_http() -> None:
    with subprocess.Popen([sys.executable, EXAMPLES / "web_bot.py", "0"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()

        result = matched(address, address, games=2)

        server.terminate()
    assert result.faults() == FINE
    assert result.estimate().share == 0.5


def test_a_bot_can_be_asked_over_a_websocket() -> None:
    def answer(socket: ServerConnection) -> None:
        for message in socket:
            question = msgspec.json.decode(message)
            last = question["actions"][-1]["text"] if question["ask"] == "choose" else ""
            socket.send(msgspec.json.encode({"action": last} if last else {}).decode())

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()

        result = matched(f"ws://127.0.0.1:{server.socket.getsockname()[1]}/", games=2)

        server.shutdown()
    assert result.faults() == FINE


def test_a_capo_with_networks_of_ones_own_plays_a_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # No network fits a miniature, so a soldier thinks for it: what is looked at here is the way there.
    write_net(tmp_path / "2.net", (3, 2), [0.0] * 8)
    monkeypatch.setenv("TRAINED", str(tmp_path))

    result = matched(f"{EXAMPLES / 'trained_bot.py'}:Bot", options={"miniature": True})

    assert result.faults() == FINE


def test_without_a_network_for_the_table_nobody_plays_by_another_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TRAINED", str(tmp_path))

    result = matched(f"{EXAMPLES / 'trained_bot.py'}:Bot", options={"miniature": True})

    assert result.faults()["challenger"]
