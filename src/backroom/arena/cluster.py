"""A Ray cluster as the crew: `backroom[cluster]`. Nothing else imports Ray, and this module only where it is asked for.

A task whose worker or machine is lost is played again by another: what came of it depends on nothing but the task.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from typing import Any

import backroom
from backroom.arena.crew import Played, Task
from backroom.kernel.refusal import BadInput

#: The cluster of this machine, or of the variable RAY_ADDRESS; where there is none, one is begun for a while.
AUTO = "auto"
#: How often a task is tried whose worker is lost. One that takes every worker with it must not go round for ever.
TRIES = 8
#: What Ray is told where nobody has told it otherwise: it reports to nobody, and leaves graphics cards as they are.
_SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_DEDUP_LOGS": "0"}


class Cluster:
    """All workers of a cluster."""

    def __init__(self, ray: Any, size: int) -> None:  # noqa: ANN401 (the module)
        self._ray = ray
        self.size = size

    def play(self, play: Callable[[Task], Played], tasks: Iterable[Task]) -> Iterator[Played]:
        ray = self._ray
        do = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_do)
        # Sent to each machine once.
        told = ray.put(play)
        waiting = [do.remote(backroom.__version__, told, task) for task in tasks]
        waiting.reverse()
        while waiting:
            # What was told is let go of: the cluster need not keep it.
            yield self._told(waiting.pop())

    def _told(self, played: Any) -> Any:  # noqa: ANN401 (of Ray, whatever was played)
        errors = self._ray.exceptions
        try:
            return self._ray.get(played)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise BadInput("cluster-lost", {"value": TRIES, "reason": _first_line(error)}) from None


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The cluster at this address, for a while; `BadInput` if there is none, or no Ray."""
    if find_spec("ray") is None:
        raise BadInput("cluster-needs-ray")
    for name, value in _SETTINGS.items():
        os.environ.setdefault(name, value)
    import ray

    try:
        ray.init(
            address=None if address == AUTO else address,
            include_dashboard=False if address == AUTO else None,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise BadInput("cluster-away", {"value": address, "reason": _first_line(error)}) from None
    try:
        # Ray tells of lost workers on the standard output, which is for results.
        with redirect_stdout(sys.stderr):
            yield Cluster(ray, max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        ray.shutdown()


def _do(version: str, play: Callable[[Any], Any], task: Any) -> Any:  # noqa: ANN401 (whatever is played)
    """In a worker of the cluster. Another version might play otherwise."""
    if backroom.__version__ != version:
        raise BadInput("cluster-other-version", {"value": backroom.__version__, "expected": version})
    return play(task)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
