"""The command `.venv/play/bin/backroom`: the newest build there is, and the compiled one for whoever asks for speed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from workshop import builds, compiling
from workshop.places import PLAY, ROOT, python_of
from workshop.steps import Steps
from workshop.trouble import Trouble

#: Commands whose speed counts: they wait for the compiled build.
_FAST = {"simulate", "match", "ladder", "train"}


def write() -> None:
    """The command is there afterwards."""
    command = python_of(PLAY).with_name("backroom")
    scripts = ROOT / "scripts"
    text = (
        f"#!/bin/sh\n# Written by {Path(__file__).name}: Backroom's own command, with its newest build.\n"
        f'exec "{python_of(PLAY)}" "{scripts / "workshop"}" run "$@"\n'
    )
    if not command.exists() or command.read_text("utf-8") != text:
        command.write_text(text, "utf-8")
        command.chmod(0o755)


def run(arguments: list[str]) -> None:
    """Become Backroom's own command line."""
    if _FAST & set(arguments) and not {"--help", "-h"} & set(arguments):
        steps = Steps(sys.stderr)
        try:
            builds.use(compiling.now(steps, builds.compiled()))
        except Trouble as trouble:
            steps.say(f"{trouble} It goes on with interpreted rules, which play the same, only slower.")
    os.execv(python_of(PLAY), [str(python_of(PLAY)), "-m", "backroom", *arguments])
