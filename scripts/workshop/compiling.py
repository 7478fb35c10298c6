"""Compiling the rules: in the background while somebody plays, or now, for whoever asks for speed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from compiler import why_pure

from workshop import builds, packages
from workshop.lock import alone, is_held
from workshop.places import BUILDS, PLAY, ROOT, log, python_of
from workshop.sources import has_mark, set_mark
from workshop.steps import Steps, progress_in
from workshop.trouble import Failed, Trouble

_LOCK = BUILDS / "compiling"
#: Holds the name of the build that could not be compiled here: it is not tried again at each start.
_FAILED = BUILDS / "failed"
#: How often the background's progress is shown on a terminal, in seconds.
_BEAT = 1.0


def reason_against(build: Path) -> str | None:
    """Why this build of today's sources will not be compiled, in words; None if it is or will be."""
    if has_mark(_FAILED, build.name):
        return f"compiling them failed ({log('compiled')} says how)"
    return why_pure()


def in_background(steps: Steps) -> None:
    """Begin to compile, unless it is done, going on, or impossible; says which."""
    build = builds.compiled()
    if builds.is_there(build):
        return
    reason = reason_against(build)
    if reason is not None:
        if reason != "BACKROOM_PURE is set":
            steps.say(f"Note: the rules are not compiled, because {reason}. They play the same, only slower.")
        return
    if is_held(_LOCK):
        steps.say("The rules are still being compiled in the background; the next start uses them.")
        return
    steps.say(
        "Now you can play. Meanwhile the rules are compiled in the background, for about two minutes; "
        "the next start uses them."
    )
    terminal = sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL
    # In a session of its own: it goes on when the player leaves, and an interrupt is the player's only.
    subprocess.Popen(
        [python_of(PLAY), ROOT / "scripts" / "workshop", "compile-in-background", str(os.getpid())],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=terminal, start_new_session=True,
    )  # fmt: skip


def background(player: int) -> None:
    """The process that `in_background` starts: compiles, and shows its progress while `player` is there."""
    os.nice(10)
    with open(os.devnull, "w") as silence:
        quiet = Steps(silence)
        done = threading.Event()
        if sys.stderr.isatty():
            threading.Thread(target=_show, args=(player, done), daemon=True).start()
        try:
            now(quiet, builds.compiled())
            words = "The rules are compiled; the next start uses them."
        except Trouble as trouble:
            words = str(trouble)
        done.set()
    if sys.stderr.isatty() and _lives(player):
        sys.stderr.write(f"\r\033[K{words}\n")


def for_tests(steps: Steps) -> Path:
    """The compiled build that people play by, if it is there or on its way; else the quick one, made if need be."""
    if not builds.is_there(builds.quick()):
        _wait_for_another(steps)
    whole = builds.compiled()
    return now(steps, whole if builds.is_there(whole) else builds.quick())


def now(steps: Steps, build: Path) -> Path:
    """This compiled build of today's sources, made if need be. `Trouble` if it cannot be."""
    if builds.is_there(build):
        return build
    reason = reason_against(build)
    if reason is not None:
        raise Trouble(f"The rules cannot be compiled, because {reason}.")
    BUILDS.mkdir(parents=True, exist_ok=True)
    _wait_for_another(steps)
    with alone(_LOCK, lambda: None):
        packages.compilers(steps)
        try:
            builds.make_compiled(steps, build)
        except Trouble as trouble:
            if not isinstance(trouble, Failed) or not trouble.passing:
                _FAILED.mkdir(exist_ok=True)
                set_mark(_FAILED, build.name)
            raise
    return build


def _wait_for_another(steps: Steps) -> None:
    if is_held(_LOCK):
        with steps.step("Waiting for the rules, which are being compiled", log("compiled")):
            while is_held(_LOCK):
                time.sleep(0.2)


def _show(player: int, done: threading.Event) -> None:
    while not done.wait(_BEAT) and _lives(player):
        words = progress_in(log("compiled"))
        sys.stderr.write(f"\r\033[KIn the background: {words} " if words else "")
        sys.stderr.flush()


def _lives(process: int) -> bool:
    with suppress(OSError):
        os.kill(process, 0)
        return True
    return False
