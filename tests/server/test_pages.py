"""The addresses that people meet: those that the client knows, and no others."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.routing import Route

from backroom.server.pages import client_routes

ROUTER = Path(__file__).parents[2] / "web" / "src" / "shell" / "router.svelte.ts"


def test_the_page_is_handed_out_where_the_client_has_something_to_show(tmp_path: Path) -> None:
    known = set(re.findall(r"case '(\w*)':", ROUTER.read_text("utf-8")))

    served = {route.path.split("/")[1] for route in client_routes(tmp_path) if isinstance(route, Route)}

    assert served == known
