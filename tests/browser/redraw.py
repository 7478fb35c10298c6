"""What an update costs a page: the work of its main thread from the socket's message to the painting of what it shows.

Counted is the thread's own time, as a trace tells it: what else the machine does at the same time is not the page's
fault. Style and layout are asked for at once, in the task that heard the message; the paint comes with the next frame.
The log is written after that frame, and painted in one of its own.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.guest import Guest

_CATEGORIES = ["blink.user_timing", "toplevel", "cc"]
_MARK = "an update is heard"
_WATCH = """
const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  ...rest,
  set(heard) {
    set.call(this, (event) => {
      const update = String(event.data).includes('"tell":"update"');
      if (update) performance.mark('MARK');
      heard.call(this, event);
      // Effects are run by microtasks, which may ask for more of them.
      let turns = update ? 8 : -1;
      const settle = () => (turns-- > 0 ? void Promise.resolve().then(settle) : void document.body.offsetHeight);
      if (update) settle();
    });
  },
});
window.waits = [];
new PerformanceObserver((seen) => {
  for (const one of seen.getEntries()) window.waits.push([one.name, one.processingStart - one.startTime]);
}).observe({ type: 'event', durationThreshold: 16 });
""".replace("MARK", _MARK)


class Redraws:
    """Milliseconds by update.

    `boards`: the task that heard it, up to the layout, and the frame that painted it; `logs`: what came after, until
    another frame was painted.
    """

    def __init__(self) -> None:
        self.boards: list[float] = []
        self.logs: list[float] = []

    def read(self, events: list[dict[str, Any]]) -> None:
        marks = [event for event in events if event["name"] == _MARK]
        threads = {(mark["pid"], mark["tid"]) for mark in marks}
        for thread in threads:
            own = [event for event in events if (event["pid"], event["tid"]) == thread and event.get("ph") == "X"]
            tasks = [event for event in own if event["name"] == "ThreadControllerImpl::RunTask"]
            frames = sorted((e for e in own if e["name"] == "ProxyMain::BeginMainFrame"), key=lambda event: event["ts"])
            begins = [frame["ts"] for frame in frames]
            for at in sorted(mark["ts"] for mark in marks if (mark["pid"], mark["tid"]) == thread):
                task = next((e for e in tasks if e["ts"] <= at <= e["ts"] + e["dur"]), None)
                frame = bisect_left(begins, at)
                if task is None or frame + 1 >= len(frames):
                    continue
                painted, then = frames[frame], frames[frame + 1]
                self.boards.append((task["tdur"] + painted["tdur"]) / 1000)
                between = [e for e in tasks if painted["ts"] + painted["dur"] <= e["ts"] < then["ts"] + then["dur"]]
                heard = [e for e in between if not any(e["ts"] <= mark["ts"] <= e["ts"] + e["dur"] for mark in marks)]
                self.logs.append(sum(e["tdur"] for e in heard) / 1000)


def watch_redraws(guest: Guest) -> None:
    """Before the page goes anywhere."""
    guest.page.add_init_script(_WATCH)


@contextmanager
def traced(browser: Browser, guest: Guest, folder: Path) -> Iterator[Redraws]:
    """What happens inside is traced; afterwards the redraws are known."""
    redraws = Redraws()
    file = folder / "trace.json"
    browser.start_tracing(page=guest.page, path=file, categories=_CATEGORIES)
    yield redraws
    browser.stop_tracing()
    redraws.read(json.loads(file.read_text())["traceEvents"])


def waits(guest: Guest) -> list[float]:
    """How long clicks and keys waited before the page heard them, of those that took 16 ms or more in all."""
    seen = guest.page.evaluate("window.waits")
    return [wait for name, wait in seen if name in ("pointerdown", "click", "keydown")]
