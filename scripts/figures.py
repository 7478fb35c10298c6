"""Writes the table of all figures into `docs/hosting.md`, from their declarations: `python scripts/figures.py`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from prometheus_client import Metric

from backroom.server.house import House
from backroom.store.journal import Journal
from backroom.table.workers import Workers

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
#: The table stands between these two lines.
PLACE = re.compile(r"(?<=<!-- figures: made by scripts/figures.py -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)
#: How the text form ends the names of these.
_ENDINGS = {"counter": "_total", "info": "_info"}


def figures_table() -> str:
    """The table, in Markdown: on Linux, where the system tells of its processes."""
    rows = [_row(figure) for figure in sorted(asyncio.run(_declared()), key=lambda figure: figure.name)]
    return "\n".join(["| figure | kind | labels | what it tells |", "| --- | --- | --- | --- |", *rows]) + "\n"


async def _declared() -> list[Metric]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Journal(f"sqlite:///{folder}/tables.db"), Workers())
        try:
            return list(house.metrics.registry.collect())
        finally:
            await house.close()


def _row(figure: Metric) -> str:
    labels = {label for sample in figure.samples for label in sample.labels} - {"le"}
    kind = "gauge" if figure.type == "info" else figure.type
    named = ", ".join(f"`{label}`" for label in sorted(labels))
    return f"| `{figure.name}{_ENDINGS.get(figure.type, '')}` | {kind} | {named} | {figure.documentation} |"


if __name__ == "__main__":
    PAGE.write_text(PLACE.sub(lambda _: figures_table(), PAGE.read_text("utf-8")), "utf-8")
