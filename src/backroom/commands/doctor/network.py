"""The doctor looks at the port, and, only when asked to, at the package index."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec

from packaging.version import Version

import backroom
from backroom.commands.doctor.finding import Finding
from backroom.kernel.refusal import BadInput
from backroom.server.command import LOOPBACK, answers
from backroom.server.listening import listen

#: The package index may take so long, in seconds.
_PATIENCE = 5.0
_NEWEST = re.compile(r"^backroom \(([^)\s]+)\)", re.MULTILINE)


def look_at_port(host: str, port: int) -> Finding:
    """Whether the port is free, or a server of ours has it already."""
    facts: dict[str, object] = {"value": f"{host}:{port}"}
    if port == 0:
        return Finding("port", "ok", "doctor-port-any", facts)
    # A server that listens everywhere is asked here.
    if answers({"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host), port):
        return Finding("port", "ok", "doctor-port-ours", facts)
    try:
        listen(host, port).close()
    except BadInput as taken:
        return Finding("port", "wrong", "doctor-port-taken", {**facts, "reason": taken.facts["reason"]})
    return Finding("port", "ok", "doctor-port-free", facts)


def look_at_index() -> Finding:
    """Whether there is a newer release, by pip and the index that it is set up for."""
    if find_spec("pip") is None:
        return Finding("release", "note", "doctor-index-no-pip")
    command = [sys.executable, "-m", "pip", "index", "versions", "backroom"]
    command += ["--disable-pip-version-check", "--no-input", "--retries", "0", "--timeout", "4"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (subprocess.TimeoutExpired, OSError):
        return Finding("release", "note", "doctor-index-silent")
    newest = _NEWEST.search(said.stdout)
    if newest is None:
        return Finding("release", "note", "doctor-index-silent")
    facts: dict[str, object] = {"value": newest[1]}
    if Version(newest[1]) > Version(backroom.__version__):
        return Finding("release", "note", "doctor-release-newer", facts)
    return Finding("release", "ok", "doctor-release-newest", facts)
