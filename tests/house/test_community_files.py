"""The files that GitHub and others read: workflows, forms, the citation."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from backroom import __version__
from tests.house.copy_of import ROOT

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = GITHUB / "ISSUE_TEMPLATE"
#: Each schema, and the files that must keep to it.
KEPT = {
    "github-workflows": WORKFLOWS,
    "dependabot": [GITHUB / "dependabot.yml"],
    "github-issue-forms": [FORMS / "bug.yml", FORMS / "idea.yml"],
    "github-issue-config": [FORMS / "config.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


def run(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the test environment."""
    program = Path(sys.executable).with_name(command)
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("schema", KEPT)
def test_files_keep_to_their_schema(schema: str) -> None:
    done = run("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, KEPT[schema]))
    assert done.returncode == 0, done.stdout


def test_the_workflows_give_away_nothing() -> None:
    done = run("zizmor", "--offline", "--no-progress", str(GITHUB))
    assert done.returncode == 0, done.stdout
    assert {file.stem for file in WORKFLOWS} == {"container", "documentation", "release", "test", "wheels"}
    assert not [file.name for file in WORKFLOWS if "secrets." in file.read_text("utf-8")]


def test_every_action_is_pinned_by_its_major_version() -> None:
    used = {use for file in WORKFLOWS for use in re.findall(r"uses: (?!\./)(\S+)", file.read_text("utf-8"))}
    assert used
    assert {use for use in used if not re.search(r"@(v\d+|release/v\d+)$", use)} == set()


def test_the_citation_names_the_version_of_the_package() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_versions_of_python_are_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    told = re.findall(r"Python :: (3\.\d+)", " ".join(project["project"]["classifiers"]))
    built = [f"cp{version.replace('.', '')}-*" for version in told]
    assert project["tool"]["cibuildwheel"]["build"] == built
    tested = re.search(r"python: \[(.*)\]", (GITHUB / "workflows" / "test.yml").read_text("utf-8"))
    assert tested
    assert re.findall(r"[\d.]+", tested[1]) == told
