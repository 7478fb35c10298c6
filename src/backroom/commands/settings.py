"""The settings of a server, each declared once: its flag, its variable, its key in a file and its documentation
are made from here."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property

from backroom.commands.values import (
    ADDRESS,
    BLOCKABLE,
    BUS,
    DATABASE,
    HOST,
    HOST_NAME,
    NETWORK,
    ORIGIN,
    ROOT,
    Choice,
    Folder,
    Kind,
    Number,
    Whole,
)
from backroom.kernel.refusal import BadInput
from backroom.server.limits import Limits

#: The flag and the variable that name the file itself.
CONFIG_FLAG, CONFIG_VARIABLE = "--config", "BACKROOM_CONFIG"
_DAYS = Number(0.001, 99_999)
_LOGS = Choice(("debug", "info", "warning", "error"))
_LOG_FORMATS = Choice(("json", "text"))


@dataclass(frozen=True)
class Setting:
    """One setting. `default` None stands for what `unset` says. Of `many`, several can be given."""

    group: str
    name: str
    kind: Kind
    default: object
    about: str
    metavar: str
    unset: str = ""
    many: bool = False

    @cached_property
    def flag(self) -> str:
        return f"--{self.name}"

    @cached_property
    def variable(self) -> str:
        return f"BACKROOM_{self.name.upper().replace('-', '_')}"

    @cached_property
    def key(self) -> str:
        """Its key in a file."""
        return self.name

    @property
    def dest(self) -> str:
        return self.name.replace("-", "_")

    @property
    def default_in_words(self) -> str:
        return self.unset or ("none" if self.many else str(self.default))

    def from_texts(self, texts: Sequence[str], name: str) -> object:
        """The value of what was typed; the last one counts, unless there can be many."""
        read = [self.kind.from_text(text, name) for text in texts]
        return tuple(read) if self.many else read[-1]

    def from_data(self, value: object, name: str) -> object:
        """The value that a file holds."""
        if not self.many:
            return self.kind.from_data(value, name)
        if not isinstance(value, list):
            raise BadInput("value-list", {"name": name, "value": str(value)})
        return tuple(self.kind.from_data(one, name) for one in value)


class LimitSetting(Setting):
    """A number of `Limits`: `--limit body=1000`, `BACKROOM_LIMIT_BODY`, `body` in the table `limits`."""

    @cached_property
    def flag(self) -> str:
        return f"--limit {self.name}"

    @cached_property
    def variable(self) -> str:
        return f"BACKROOM_LIMIT_{self.dest.upper()}"

    @cached_property
    def key(self) -> str:
        return f"limits.{self.name}"


_WHERE, _FRONT, _BOTS, _TABLES, _MORE = "address", "behind a proxy", "bots", "tables", "more"
SETTINGS = (
    Setting(
        _WHERE, "host", HOST, "127.0.0.1", "the address to listen at; 0.0.0.0 for everybody on the network", "ADDRESS",
    ),
    Setting(_WHERE, "port", Whole(0, 65_535), 1926, "the port to listen at; 0 for any free one", "NUMBER"),
    Setting(
        _FRONT, "trusted-proxy", NETWORK, (),
        "a proxy whose X-Forwarded-For, -Proto and -Host are believed, such as 127.0.0.1 or 10.0.0.0/8",
        "NETWORK", many=True,
    ),
    Setting(
        _FRONT, "allowed-host", HOST_NAME, (),
        "a name that this server is called by, such as games.example (addresses and this machine's own names are)",
        "NAME", many=True,
    ),
    Setting(_FRONT, "root-path", ROOT, "", "the path below which it stands, such as /backroom", "PATH", "none"),
    Setting(_FRONT, "operator", ADDRESS, (), "an address that may read /metrics", "ADDRESS", many=True),
    Setting(
        _FRONT, "origin", ORIGIN, (), "another page that may talk to this server, such as http://localhost:5173", "URL",
        many=True,
    ),
    Setting(
        _FRONT, "blocked", BLOCKABLE, (),
        "somebody who is not let in: an address, a network, or a key as ‘backroom tables look’ names it", "WHO",
        many=True,
    ),
    Setting(_BOTS, "bot-workers", Whole(1, 256), 1, "processes in which bots think", "NUMBER"),
    Setting(_BOTS, "bot-pause", Number(0, 60), 0.3, "seconds before the turn of a bot", "SECONDS"),
    Setting(
        _TABLES, "db", DATABASE, None, "the database, such as sqlite:///tables.db or postgresql://house@localhost/house",
        "URL", "a file in your data folder",
    ),
    Setting(
        _TABLES, "bus", BUS, None,
        "how servers on one PostgreSQL hear of each other, such as redis://localhost/0", "URL",
        "by the PostgreSQL itself",
    ),
    Setting(_TABLES, "keep-days", _DAYS, None, "delete tables so long after their end", "DAYS", "keep them"),
    Setting(
        _TABLES, "keep-unfinished-days", _DAYS, None,
        "delete tables without an end at which nothing has happened for so long", "DAYS", "keep them",
    ),
    Setting(_MORE, "client", Folder(), None, "another build of the browser table", "FOLDER", "the one in the package"),
    Setting(_MORE, "log", _LOGS, "info", "how much is logged", "LEVEL"),
    Setting(
        _MORE, "log-format", _LOG_FORMATS, None, "one JSON object a line, or text", "FORMAT",
        "text on a terminal, else json",
    ),
)  # fmt: skip

#: No limit is larger.
_MOST = 1_000_000_000_000


def _limits() -> Iterator[LimitSetting]:
    for field in fields(Limits):
        least = field.metadata["least"]
        kind = Whole(least, _MOST) if isinstance(field.default, int) else Number(least, _MOST)
        yield LimitSetting(
            "limits", field.name.replace("_", "-"), kind, field.default, field.metadata["about"], "NUMBER"
        )


LIMITS = tuple(_limits())


def setting(name: str) -> Setting:
    return next(one for one in SETTINGS if one.name == name)


def add_settings(parser: argparse.ArgumentParser, names: Sequence[str] = ()) -> None:
    """The flags of these settings, or of all; and of the file. What is typed is read later, with the other sources."""
    groups: dict[str, argparse._ArgumentGroup] = {}
    for one in SETTINGS:
        if names and one.name not in names:
            continue
        group = groups.get(one.group) or groups.setdefault(one.group, parser.add_argument_group(one.group))
        more = "; can be given more than once" if one.many else ""
        told = f"{one.about}{more} (default: {one.default_in_words})".replace("%", "%%")
        group.add_argument(one.flag, action="append", metavar=one.metavar, help=told)
    if not names:
        parser.add_argument_group("limits").add_argument(
            "--limit",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="how much one stranger may ask, such as body=100000",
        )
    parser.add_argument_group("file").add_argument(
        CONFIG_FLAG,
        metavar="FILE",
        help="a TOML file of settings (default: backroom.toml in your config folder, if it is there)",
    )
