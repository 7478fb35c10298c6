"""`python scripts/state_fields`: all of them anew, or one sentence that says what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from state_fields.declaration import WrongFields, declared
from state_fields.views import check_view
from state_fields.writing import written

GAMES = Path(__file__).resolve().parents[2] / "src" / "backroom" / "games"


def folders() -> list[Path]:
    """The folders of the titles that declare their fields."""
    return sorted(file.parent for file in GAMES.glob("*/fields.py"))


def state_fields(folder: Path) -> str:
    """What `state_fields.py` in a title's folder must be; `WrongFields` if that cannot be said."""
    declaration = declared(folder / "fields.py")
    check_view(folder / "view.py", declaration)
    if (folder / "encoding.py").is_file():
        check_view(folder / "encoding.py", declaration)
    return written(declaration)


def main() -> int:
    try:
        texts = {folder: state_fields(folder) for folder in folders()}
    except WrongFields as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for folder, text in texts.items():
        (folder / "state_fields.py").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
