"""The sdist: a package of sources from which anybody builds the same wheel, without Node.js."""

from email import message_from_string
from pathlib import Path

import pytest
from readme_renderer import markdown

from tests.house.building import Built, build, build_sdist, copy_everything, files_of, unpack
from tests.house.copy_of import ROOT

#: One process takes them all: they share what is set up for this file.
pytestmark = pytest.mark.xdist_group("sdist")

#: A moment for the files in the archives, so that the same sources give the same bytes.
MOMENT = {"SOURCE_DATE_EPOCH": "1700000000", "BACKROOM_PURE": "1"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of a browser table, such as the build makes it."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("a page")
    return str(folder)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory, client: str) -> Path:
    copy = copy_everything(tmp_path_factory.mktemp("project"))
    for clutter in ("tables.db", "notes.txt", ".venv/anything", "web/node_modules/anything", "src/backroom/a.so"):
        (copy / clutter).parent.mkdir(parents=True, exist_ok=True)
        (copy / clutter).touch()
    return build_sdist(copy, BACKROOM_CLIENT=client, **MOMENT)


@pytest.fixture(scope="module")
def from_sdist(tmp_path_factory: pytest.TempPathFactory, sdist: Path) -> Built:
    """The wheel that is built from the sdist, on a machine without Node.js."""
    return build(unpack(sdist, tmp_path_factory.mktemp("unpacked")), PATH="", **MOMENT)


def test_the_sdist_holds_what_builds_and_tests_need_and_nothing_else(sdist: Path, tmp_path: Path) -> None:
    unpacked = unpack(sdist, tmp_path)
    assert sorted(path.name for path in unpacked.iterdir() if not path.name.startswith(".")) == sorted([
        "CHANGELOG.md", "CITATION.cff", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "LICENSE", "LICENSES", "PKG-INFO",
        "README.md", "SECURITY.md", "SUPPORT.md", "bench", "client", "constraints.txt", "deploy", "docs", "examples",
        "hatch_build.py", "mkdocs.yml", "play", "pyproject.toml", "scripts", "src", "test", "tests", "uv.lock", "web",
    ])  # fmt: skip
    files = files_of(unpacked)
    assert {"client/index.html", "tests/house/test_sdist.py", "web/package-lock.json", "web/.npmrc"} <= files
    assert not [name for name in files if name.endswith((".so", ".webp", ".pyc")) or "node_modules" in name]
    # The networks of the bots are 0.4 MB of it.
    assert sdist.stat().st_size < 4_500_000


def test_a_wheel_from_the_sdist_has_the_browser_table_without_node(from_sdist: Built) -> None:
    assert from_sdist.read("backroom/server/client/index.html") == "a page"
    assert "building the browser table" not in from_sdist.said


def test_the_same_sources_give_the_same_bytes(sdist: Path, from_sdist: Built, client: str, tmp_path: Path) -> None:
    again = build_sdist(copy_everything(tmp_path / "again"), BACKROOM_CLIENT=client, **MOMENT)
    assert again.read_bytes() == sdist.read_bytes()
    wheel = build(unpack(again, tmp_path / "unpacked"), **MOMENT)
    assert wheel.wheel.read_bytes() == from_sdist.wheel.read_bytes()


def test_the_wheel_holds_every_licence(from_sdist: Built) -> None:
    texts = {f"LICENSES/{file.name}" for file in (ROOT / "LICENSES").iterdir()} | {"LICENSE"}
    (folder,) = {name.split("/")[0] for name in from_sdist.names if name.endswith("/METADATA")}
    metadata = message_from_string(from_sdist.read(f"{folder}/METADATA"))
    assert set(metadata.get_all("License-File", [])) == texts
    assert {f"{folder}/licenses/{text}" for text in texts} <= from_sdist.names
    assert metadata["Author"] == "The Backroom authors"


def test_the_readme_is_whole_on_pypi(from_sdist: Built) -> None:
    (metadata,) = [name for name in from_sdist.names if name.endswith("/METADATA")]
    message = message_from_string(from_sdist.read(metadata))
    assert message["Description-Content-Type"] == "text/markdown"
    shown = markdown.render(str(message.get_payload()))
    assert shown is not None
    assert "<img" not in shown
    assert [link for link in shown.split('href="')[1:] if not link.startswith(("http", "#"))] == []
