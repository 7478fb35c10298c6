"""What the figures of the rulebooks show: `python scripts/rulebook_positions.py [TITLE]`.

Writes `rulebook/positions.json` of every title, or of one, from `positions.toml` beside it, by the rules. Says which
conditions do not hold.
"""

from __future__ import annotations

import sys

from backroom.games import own_titles
from backroom.lessons.positions import positions_of, seen_file, seen_text


def main(wanted: list[str]) -> int:
    failed = 0
    for title in own_titles():
        if (wanted and title.id not in wanted) or not positions_of(title):
            continue
        text, wrong = seen_text(title)
        seen_file(title).write_text(text, "utf-8")
        for one in wrong:
            print(f"{title.id}: {one}", file=sys.stderr)
        failed += len(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
