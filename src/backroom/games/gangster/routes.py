"""Driving along connections (GA-30): exactly so many steps, no connection twice."""

from __future__ import annotations


def reach(links: list[list[int]], start: int, steps: int) -> list[int]:
    """Where a drive of exactly `steps` can end, in the order of the areas."""
    ends = [False] * len(links)
    _drive_on(links, [start], steps, ends)
    return [area for area in range(len(links)) if ends[area]]


def find_route(links: list[list[int]], start: int, steps: int, end: int) -> list[int]:
    """One way there, area by area, both ends included. Only its end matters, so the first that is found will do."""
    route = _route(links, [start], steps, end)
    assert route is not None, f"no drive of {steps} steps leads from {start} to {end}"
    return route


def _drive_on(links: list[list[int]], path: list[int], steps: int, ends: list[bool]) -> None:
    here = path[-1]
    if steps == 0:
        ends[here] = True
        return
    for there in links[here]:
        if not _used(path, here, there):
            _drive_on(links, [*path, there], steps - 1, ends)


def _route(links: list[list[int]], path: list[int], steps: int, end: int) -> list[int] | None:
    here = path[-1]
    if steps == 0:
        return path if here == end else None
    for there in links[here]:
        if not _used(path, here, there):
            route = _route(links, [*path, there], steps - 1, end)
            if route is not None:
                return route
    return None


def _used(path: list[int], here: int, there: int) -> bool:
    """Whether the connection has been driven along, either way."""
    for at in range(len(path) - 1):
        one, other = path[at], path[at + 1]
        if (one == here and other == there) or (one == there and other == here):
            return True
    return False
