"""`backroom new-title`: writes a small title that plays at once, as a package of its own.

It is the one in `backroom/template` under another name: the files are copied, and the old names in them replaced.
"""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from backroom.commands.values import Folder, argument
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.words import Words

EXAMPLES = """\
  backroom new-title north-side             into the folder north-side
  backroom new-title north-side --into ..   beside this folder
"""
#: The longest name: it becomes the name of folders, modules and classes.
_LONGEST = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="what the title is called, such as north-side")
    parser.add_argument(
        "--into",
        type=argument(Folder(), "--into"),
        default=Path(),
        metavar="FOLDER",
        help="where its folder is made (default: here)",
    )


def run(args: argparse.Namespace) -> int:
    from backroom.words import Words

    words = Words(args.lang)
    _check_name(args.name, words)
    folder = Path(args.into, args.name)
    _write(args.name, folder)
    print(words.say("new-title-written", {"name": args.name, "value": str(folder)}))
    return 0


def _check_name(name: str, words: Words) -> None:
    from backroom.games import titles
    from backroom.title_packages.declaration import is_title_id

    if len(name) > _LONGEST or not is_title_id(name):
        raise BadInput("new-title-wrong-name", {"value": name})
    # A message of the house would be told instead of the title's name; a module of that name would be hidden by it.
    known = words.knows(name) or name in [title.id for title in titles()]
    if known or keyword.iskeyword(_module(name)) or find_spec(_module(name)) is not None:
        raise BadInput("new-title-taken", {"value": name})


def _write(name: str, folder: Path) -> None:
    if folder.exists():
        raise BadInput("new-title-not-empty", {"value": str(folder)})
    try:
        for file, text in _files(name):
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(folder), "reason": error.strerror or str(error)}) from None


def _files(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the new title, by its path in the title's folder."""
    template = Path(__file__).parents[1] / "template"
    for path in sorted(template.rglob("*")):
        where = path.relative_to(template)
        # The folder is a package of ours; the title's own folder is none.
        if path.is_file() and "__pycache__" not in where.parts and str(where) != "__init__.py":
            yield _renamed(str(where), name), _renamed(path.read_text("utf-8"), name)


def _renamed(text: str, name: str) -> str:
    """A text of Penny Ante as a text of the title `name`."""
    words = name.split("-")
    prefix = "".join(word[0] for word in words if word[0].isalpha()) if len(words) > 1 else name[:2]
    for pattern, new in (
        ("penny-ante", name),
        ("penny_ante", _module(name)),
        ("PENNY_ANTE", _module(name).upper()),
        ("Penny Ante", " ".join(word.capitalize() for word in words)),
        (r"\bAnte(?=[A-Z])", "".join(word.capitalize() for word in words)),
        (r"\bante_", f"{_module(name)}_"),
        (r"\bPA\b", prefix.upper()),
        (r"_pa_(?=\d)", f"_{prefix}_"),
    ):
        text = re.sub(pattern, new, text)
    return text


def _module(name: str) -> str:
    return name.replace("-", "_")
