"""The city plan of Chicago for the browser to draw: `chicago_plan.py` prints `web/src/games/chicago/plan.json`.

Only what is drawn: who may go where is for the rules to say, so the neighbours are left out.
"""

from __future__ import annotations

import json

from backroom.games.chicago import TITLE
from backroom.games.chicago.gangs import VALUES
from backroom.games.chicago.plan_file import load_plan


def plan_for_drawing() -> dict[str, object]:
    """As a view's `ground`, with the members' values by their rings (CH-20)."""
    data = dict(load_plan(TITLE.own_data).as_data())
    del data["neighbours"]
    return data | {"values": VALUES[1:]}


if __name__ == "__main__":
    print(json.dumps(plan_for_drawing(), separators=(",", ":")))
