"""The commands of people who run a server: serve, export, import, backup, check, forget, prune; and to play at once.

What they need is loaded when they are called: a simulation does not wait for a database.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from backroom.words import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_operators_commands(commands: Commands) -> None:
    serving = commands.add_parser("serve", help="serve tables to friends")
    serving.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    serving.add_argument("--port", type=int, default=1926, help="0 for any free one")
    serving.add_argument("--bot-workers", type=int, default=1, help="processes in which bots think")
    serving.add_argument("--origin", action="append", default=[], help="another page that may talk to this server")
    serving.add_argument("--operator", action="append", default=[], metavar="ADDRESS", help="who may read /metrics")
    serving.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="NETWORK",
        help="a proxy whose X-Forwarded-For, -Proto and -Host are believed, such as 127.0.0.1 or 10.0.0.0/8",
    )  # fmt: skip
    serving.add_argument(
        "--allowed-host", action="append", default=[], metavar="NAME",
        help="a name that this server is called by, such as games.example (addresses and this machine's own names are)",
    )  # fmt: skip
    serving.add_argument(
        "--root-path", default="", metavar="PATH", help="the path below which it stands, such as /backroom"
    )
    serving.add_argument("--client", type=Path, metavar="FOLDER", help="another build of the browser table")
    serving.add_argument(
        "--bot-pause", type=float, default=0.7, help="seconds before a bot moves, so that one can follow"
    )
    serving.add_argument(
        "--keep-days", type=float, metavar="DAYS", help="delete tables so long after their end (default: keep them)"
    )
    serving.add_argument(
        "--keep-unfinished-days", type=float, metavar="DAYS",
        help="delete tables without an end at which nothing has happened for so long (default: keep them)",
    )  # fmt: skip
    serving.add_argument("--log", default="info", choices=["debug", "info", "warning", "error"])
    serving.add_argument("--log-format", choices=["json", "text"], help="(default: text on a terminal, else json)")
    _add_database(serving)
    serving.set_defaults(run=_serve)

    backup = commands.add_parser("backup", help="copy the database while tables play on")
    backup.add_argument("file", type=Path)
    _add_database(backup)
    backup.set_defaults(run=_backup)

    export = commands.add_parser("export", help="write all tables into a file, or records into a folder")
    export.add_argument("file", type=Path)
    export.add_argument(
        "--records", action="store_true", help="only games that are over or cannot go on, a record each"
    )
    _add_database(export)
    export.set_defaults(run=_export)

    checking = commands.add_parser("check", help="look for damage in the database; changes nothing")
    _add_database(checking)
    checking.set_defaults(run=_check)

    importing = commands.add_parser("import", help="take in the tables of an export; damaged ones are replaced")
    importing.add_argument("file", type=Path)
    _add_database(importing)
    importing.set_defaults(run=_import)

    forgetting = commands.add_parser("forget", help="erase the names and words at a table, or delete it")
    forgetting.add_argument("table")
    forgetting.add_argument("--seat", type=int, metavar="NUMBER", help="only this seat's, from 1")
    forgetting.add_argument("--delete", action="store_true", help="delete the whole table")
    _add_database(forgetting)
    forgetting.set_defaults(run=_forget)

    pruning = commands.add_parser("prune", help="delete old tables")
    pruning.add_argument("--days", type=float, metavar="DAYS", help="those that ended so long ago")
    pruning.add_argument(
        "--unfinished-days",
        type=float,
        metavar="DAYS",
        help="those without an end at which nothing happened for so long",
    )
    _add_database(pruning)
    pruning.set_defaults(run=_prune)


def open_in_browser(page: str, language: str, open_browser: bool) -> int:
    """The table in the browser, until it is stopped."""
    from backroom.server.command import play_in_browser

    words = Words(language)

    def tell(message: str, facts: dict[str, object]) -> None:
        print(words.say(message, facts), flush=True)

    play_in_browser(page, tell, open_browser=open_browser)
    return 0


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument("--db", metavar="URL", help="such as sqlite:///tables.db (default: your data folder)")


def _database(args: argparse.Namespace) -> str:
    from backroom.server.command import default_database

    return args.db or default_database()


def _serve(args: argparse.Namespace) -> int:
    from backroom.server.front import Front
    from backroom.server.keeping import Keeping
    from backroom.server.logs import log_to_stderr
    from backroom.server.run import serve

    log_to_stderr(args.log, args.log_format)
    words = Words(args.lang)

    def opened(port: int) -> None:
        print(words.say("serve-open-at", {"value": f"http://{args.host}:{port}/"}), flush=True)

    serve(
        args.host,
        args.port,
        _database(args),
        bot_pause=args.bot_pause,
        bot_workers=args.bot_workers,
        front=Front(
            proxies=tuple(args.trusted_proxy),
            hosts=frozenset(args.allowed_host),
            root=args.root_path.rstrip("/"),
            origins=frozenset(args.origin),
            operators=frozenset(args.operator),
        ),
        keeping=Keeping(args.keep_days, args.keep_unfinished_days),
        client=args.client,
        opened=opened,
    )
    return 0


def _backup(args: argparse.Namespace) -> int:
    from backroom.server.carrying import back_up

    back_up(_database(args), args.file)
    return _said(args, "backup-done", {"value": str(args.file)})


def _export(args: argparse.Namespace) -> int:
    from backroom.server.carrying import export_records, export_tables

    words = Words(args.lang)

    def tell(message: str, facts: dict[str, object]) -> None:
        print(words.say(message, facts), file=sys.stderr)

    count = (export_records if args.records else export_tables)(_database(args), args.file, tell)
    return _said(args, "export-done", {"count": count, "value": str(args.file)})


def _check(args: argparse.Namespace) -> int:
    from backroom.server.carrying import check

    words = Words(args.lang)
    found = check(_database(args))
    for finding in found.findings:
        print(words.say(finding.message, finding.facts))
    if found.damaged:
        return 1
    return _said(args, "check-whole", {"count": found.tables})


def _import(args: argparse.Namespace) -> int:
    from backroom.server.carrying import import_tables

    return _said(args, "import-done", {"count": import_tables(_database(args), args.file)})


def _forget(args: argparse.Namespace) -> int:
    from backroom.server.command import delete_table, forget_people

    if args.delete:
        delete_table(_database(args), args.table)
    else:
        forget_people(_database(args), args.table, args.seat)
    return _said(args, "forget-deleted" if args.delete else "forget-done", {"value": args.table})


def _prune(args: argparse.Namespace) -> int:
    from backroom.server.command import prune_tables
    from backroom.server.keeping import Keeping

    count = prune_tables(_database(args), Keeping(args.days, args.unfinished_days))
    return _said(args, "prune-done", {"count": count})


def _said(args: argparse.Namespace, message: str, facts: dict[str, object]) -> int:
    print(Words(args.lang).say(message, facts))
    return 0
