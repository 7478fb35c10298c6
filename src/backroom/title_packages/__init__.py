"""Titles that are packages of their own: found by the entry points of the group `backroom.titles`.

One that cannot be played is left out with a sentence. It stops neither the program nor the other titles.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle
from backroom.title_packages.declaration import check_declaration

GROUP = "backroom.titles"


def package_titles(ours: Iterable[AnyTitle]) -> tuple[list[AnyTitle], list[BadInput]]:
    """The titles of other packages, and why some are left out: `name` is the entry point, `near` the package."""
    found: list[AnyTitle] = []
    left_out: list[BadInput] = []
    taken = {title.id for title in ours}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_package(point), point.name)):
        package = _package(point)
        try:
            title = check_declaration(point.load(), point.name, package)
        except BadInput as wrong:
            left_out.append(wrong)
        except (Exception, SystemExit) as error:
            # Whatever a stranger's module does when it is imported: it must not stop the program.
            said = " ".join(f"{type(error).__name__}: {error}".split())
            left_out.append(BadInput("title-not-loaded", {"name": point.name, "near": package, "value": said}))
        else:
            if title.id in taken:
                left_out.append(BadInput("title-twice", {"name": title.id, "near": package}))
            else:
                taken.add(title.id)
                found.append(title)
    return found, left_out


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module
