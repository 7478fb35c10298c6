"""The pinned versions cover what is asked for, and name no host but the public one."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.copy_of import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = (ROOT / "uv.lock").read_text("utf-8")
CONSTRAINTS = (ROOT / "constraints.txt").read_text("utf-8")
PINS = dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", CONSTRAINTS, re.MULTILINE))
ASKED = [
    *PROJECT["build-system"]["requires"],
    *PROJECT["project"]["dependencies"],
    *(
        asked
        for extra in (
            "test",
            "site",
            "cluster",
            "gymnasium",
            "openspiel",
            "pettingzoo",
            "postgres",
            "postgres-server",
            "redis",
            "redis-server",
        )
        for asked in PROJECT["project"]["optional-dependencies"][extra]
    ),
]


@pytest.mark.parametrize("asked", ASKED)
def test_constraints_pin_what_is_asked_for(asked: str) -> None:
    requirement = Requirement(asked)
    assert requirement.specifier.contains(PINS[canonicalize_name(requirement.name)])


def test_both_locks_hold_the_same_versions() -> None:
    locked = {package["name"]: package.get("version") for package in tomllib.loads(LOCK)["package"]}
    assert {name: locked[name] for name in PINS} == PINS


def test_the_locks_name_no_host_but_the_public_one() -> None:
    assert set(re.findall(r"https?://([^/\"]+)", LOCK)) == {"pypi.org", "files.pythonhosted.org"}
    assert "://" not in CONSTRAINTS
