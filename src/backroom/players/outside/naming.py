"""How a bot is named on the command line: a level of the title, a class of Python, a command or an address."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle, Settings
from backroom.players import arena_names
from backroom.players.outside.channel import Channel
from backroom.players.outside.fault import Fault
from backroom.players.outside.player import OutsidePlayer
from backroom.players.outside.process import ProcessChannel
from backroom.players.outside.web import SCHEMES, web_channel

_COMMAND = "cmd:"
_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>[A-Za-z_]\w*)")
_MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


@dataclass(frozen=True)
class Entrant:
    """A bot by its name, which has been looked at: it is a level, or `command` or `address` leads to it."""

    name: str
    command: tuple[str, ...] = ()
    address: str = ""

    @property
    def is_level(self) -> bool:
        return not self.command and not self.address

    def opener(self) -> Callable[[], Channel]:
        """What opens a new channel to it."""
        if self.address:
            return lambda: web_channel(self.address)
        return lambda: ProcessChannel(self.command)


def entrant(name: str, title: AnyTitle) -> Entrant:
    """The bot of this name for a title; `BadInput` if nothing is called so. Nothing is started yet."""
    if name in arena_names(title):
        return Entrant(name)
    if name.startswith(_COMMAND):
        return Entrant(name, command=_words(name))
    if "://" in name:
        return Entrant(name, address=_address(name))
    file = _FILE.fullmatch(name)
    if file and not Path(file["file"]).is_file():
        raise BadInput("no-such-file", {"value": file["file"], "reason": "there is none"})
    if file or _MODULE.fullmatch(name):
        return Entrant(name, command=(sys.executable, "-m", "backroom.players.outside.host", name))
    raise BadInput("bot-unknown", {"value": name, "title": title.id, "expected": ", ".join(arena_names(title))})


def try_out(one: Entrant, settings: Settings, seconds: float) -> None:
    """`BadInput` if a bot from outside cannot even say hello."""
    if one.is_level:
        return
    player = OutsidePlayer(one.opener(), settings, seconds)
    try:
        player.start()
    except Fault as fault:
        raise BadInput("bot-not-started", {"value": one.name, "reason": fault.seen.rstrip(".")}) from None
    finally:
        player.close()


def _words(name: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(name.removeprefix(_COMMAND)))
    except ValueError as error:
        raise BadInput("bot-not-started", {"value": name, "reason": str(error)}) from None
    if not words or "\0" in name:
        raise BadInput("bot-not-started", {"value": name, "reason": "no command is named"})
    return words


def _address(name: str) -> str:
    try:
        place = urlsplit(name)
        right = place.scheme in SCHEMES and bool(place.hostname) and place.port != 0 and name.isascii()
    except ValueError:
        right = False
    if not right or not name.isprintable() or " " in name:
        raise BadInput("bot-address", {"value": name, "expected": ", ".join(f"{scheme}://" for scheme in SCHEMES)})
    return name
