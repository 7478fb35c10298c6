"""What `./play` and `./test` are set up with: the sentence for each trouble, one at a time, steps that end together."""

from __future__ import annotations

import errno
import io
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.copy_of import ROOT
from tests.waiting import wait_until


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "workshop"]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("said", "because"),
    [
        ("pip: NewConnectionError('… refused')", "could not be downloaded: is there a network?"),
        ("npm error code EAI_AGAIN", "could not be downloaded: is there a network?"),
        ("error: dns error: failed to lookup", "could not be downloaded: is there a network?"),
        ("OSError: [Errno 28] No space left on device", "because the disk is full"),
        ("npm error ENOSPC: write", "because the disk is full"),
        ("SyntaxError in something of ours", "failed; its own words are in"),
    ],
)
def test_a_command_that_fails_is_told_in_one_sentence(tmp_path: Path, said: str, because: str) -> None:
    from workshop.steps import Steps
    from workshop.trouble import Failed

    log = tmp_path / "logs" / "some.log"
    with pytest.raises(Failed) as failed:
        Steps(io.StringIO()).do("Doing it", log, [sys.executable, "-c", f"print({said!r}); exit(1)"])
    sentence = str(failed.value)
    assert because in sentence
    assert sentence.startswith("Doing it failed")
    assert "\n" not in sentence
    assert said in log.read_text("utf-8")


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "cannot write into"), (errno.EACCES, "cannot write")],
)
def test_what_the_file_system_refuses_is_told_in_one_sentence(number: int, words: str) -> None:
    from workshop.trouble import of_system

    assert words in str(of_system(OSError(number, "no")))


def test_a_step_tells_how_long_it_took_and_shows_the_builds_own_words(tmp_path: Path) -> None:
    from workshop.steps import Steps, progress_in

    out = io.StringIO()
    log = tmp_path / "logs" / "some.log"
    Steps(out).do("Doing it", log, [sys.executable, "-c", "print(' backroom: compiled 3 of 9 files')"])
    assert out.getvalue().splitlines() == ["Doing it ...", "Doing it: done in 0 s."]
    assert progress_in(log) == "compiled 3 of 9 files"


def test_of_works_side_by_side_the_first_that_fails_stops_the_others(tmp_path: Path) -> None:
    from workshop.steps import Steps
    from workshop.trouble import Failed

    steps = Steps(io.StringIO())
    started = tmp_path / "started"
    endless = [sys.executable, "-c", f"import time; open({str(started)!r}, 'w'); time.sleep(600)"]

    def fail_later() -> None:
        wait_until(started.exists, "the other work to begin")
        steps.do("Failing", tmp_path / "failing.log", [sys.executable, "-c", "exit(1)"])

    with pytest.raises(Failed, match="Failing failed"):
        steps.side_by_side(lambda: steps.do("Going on", tmp_path / "endless.log", endless), fail_later)


def test_a_lock_is_one_processs_and_goes_with_it(tmp_path: Path) -> None:
    from workshop.lock import alone, is_held

    file = tmp_path / "lock"
    assert not is_held(file)
    hold = f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r})\n"
    hold += "from pathlib import Path; from workshop.lock import alone\n"
    hold += f"with alone(Path({str(file)!r}), print): print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert is_held(file)
        waited = threading.Event()
        taken = threading.Event()

        def take() -> None:
            with alone(file, waited.set):
                taken.set()

        threading.Thread(target=take, daemon=True).start()
        assert waited.wait(30)
        assert not taken.is_set()
        other.kill()
    assert taken.wait(30)


def test_a_state_changes_with_its_sources_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from workshop import sources

    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "game.py").write_text("1")
    monkeypatch.setattr(sources, "ROOT", tmp_path)
    before = sources.wheel_state()
    (tmp_path / "src" / "__pycache__").mkdir()
    (tmp_path / "src" / "__pycache__" / "game.pyc").write_text("x")
    assert sources.wheel_state() == before
    (tmp_path / "src" / "game.py").write_text("2")
    assert sources.wheel_state() != before


def test_tests_take_the_build_that_people_play_by_and_people_never_that_of_the_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from workshop import builds, compiling
    from workshop.sources import set_mark
    from workshop.steps import Steps

    monkeypatch.setattr(builds, "BUILDS", tmp_path)
    monkeypatch.setenv("BACKROOM_QUICK", "1")
    builds.quick().mkdir()
    set_mark(builds.quick(), builds.quick().name)
    assert not builds.is_there(builds.compiled())
    assert compiling.for_tests(Steps(io.StringIO())) == builds.quick()
    builds.compiled().mkdir()
    set_mark(builds.compiled(), builds.compiled().name)
    assert compiling.for_tests(Steps(io.StringIO())) == builds.compiled()


@pytest.mark.parametrize(("kind", "quick"), [("compiled", ""), ("quick", "1")])
def test_only_the_build_of_the_tests_is_compiled_quickly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, quick: str
) -> None:
    from workshop import builds
    from workshop.steps import Steps

    made: list[tuple[Path, str]] = []

    def make(_steps: Steps, build: Path, _words: str, settings: dict[str, str]) -> None:
        made.append((build, settings["BACKROOM_QUICK"]))

    monkeypatch.setattr(builds, "BUILDS", tmp_path)
    monkeypatch.setattr(builds, "_make", make)
    build = getattr(builds, kind)()
    builds.make_compiled(Steps(io.StringIO()), build)
    assert made == [(build, quick)]
