"""`backroom serve`: tables for friends, until somebody stops it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from backroom.commands.settings import LIMITS, SETTINGS, add_settings
from backroom.commands.sources import InForce, settings_in_force
from backroom.commands.streams import print_json
from backroom.commands.values import add_json, refuse_alone

EXAMPLES = """\
  backroom serve                                     for this machine
  backroom serve --host 0.0.0.0 --port 8000          for everybody on the network
  backroom serve --allowed-host games.example --trusted-proxy 127.0.0.1    behind a web server
  BACKROOM_PORT=8000 backroom serve --limit tables=20
  backroom serve --config house.toml --show-config   what is in force, and where it came from

Every option can also be a variable (BACKROOM_PORT) or a line of the file (port = 8000); docs/configuration.md lists
them. A flag beats a variable, a variable beats the file.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument(
        "--show-config", action="store_true", help="tell what is in force and where it came from; serve nothing"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.json and not args.show_config:
        refuse_alone("--json", "--show-config")
    found = settings_in_force(args)
    if args.show_config:
        return _show(found, args)
    return _serve({key: one.value for key, one in found.items()}, args.lang)


def _serve(values: dict[str, Any], language: str) -> int:
    from backroom.server.command import default_database
    from backroom.server.front import Front
    from backroom.server.keeping import Keeping
    from backroom.server.limits import Limits
    from backroom.server.logs import log_to_stderr
    from backroom.server.run import serve
    from backroom.words import Words

    log_to_stderr(values["log"], values["log-format"])
    words = Words(language)

    def opened(port: int) -> None:
        host = f"[{values['host']}]" if ":" in values["host"] else values["host"]
        print(words.say("serve-open-at", {"value": f"http://{host}:{port}/"}), flush=True)

    serve(
        values["host"],
        values["port"],
        values["db"] or default_database(),
        Limits(**{one.dest: values[one.key] for one in LIMITS}),
        bus=values["bus"] or "",
        bot_pause=values["bot-pause"],
        bot_workers=values["bot-workers"],
        front=Front(
            proxies=values["trusted-proxy"],
            hosts=frozenset(values["allowed-host"]),
            root=values["root-path"].rstrip("/"),
            origins=frozenset(values["origin"]),
            operators=frozenset(values["operator"]),
        ),
        keeping=Keeping(values["keep-days"], values["keep-unfinished-days"]),
        client=values["client"],
        blocked=values["blocked"],
        opened=opened,
    )
    return 0


def _show(found: dict[str, InForce], args: argparse.Namespace) -> int:
    """What is in force: a line of TOML for each setting, and behind it where it came from."""
    from backroom.words import Words

    if args.json:
        return print_json(
            {key: {"value": _shown(one), "source": one.source, "where": one.where} for key, one in found.items()}
        )
    words = Words(args.lang)
    for one in [*SETTINGS, *LIMITS]:
        now = found[one.key]
        came = words.say(f"config-from-{now.source}", {"value": now.where})
        value = _shown(now)
        # What has no value stands there as a comment, so that the whole can be kept as a file.
        print(f"# {one.key}  # {came}" if value is None else f"{one.key} = {json.dumps(value)}  # {came}")
    return 0


def _shown(one: InForce) -> object:
    """A value as data, passwords aside."""
    from backroom.server.command import default_database
    from backroom.store.database import without_password

    if one.setting.name == "db":
        return without_password(one.value or default_database())
    if one.setting.name == "bus" and one.value:
        return without_password(str(one.value))
    if isinstance(one.value, tuple):
        return list(one.value)
    return one.value if one.value is None or isinstance(one.value, int | float | str) else str(one.value)
