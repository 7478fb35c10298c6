"""The built client: one page for every address that people meet, and its files."""

from __future__ import annotations

import html
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

#: Where a wheel carries the client.
CLIENT = Path(__file__).parent / "client"
_PAGES = (
    "/", "/join", "/replay", "/privacy",
    "/new/{rest:path}", "/table/{rest:path}", "/join/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}",
)  # fmt: skip


class _Lasting(StaticFiles):
    """Files whose names change with their contents: they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def client_routes(folder: Path = CLIENT, root: str = "") -> list[BaseRoute]:
    """The client's routes, below `root`; without a built client, a sentence that says how to get one."""
    page = folder / "index.html"

    async def show(request: Request) -> Response:
        if not page.is_file():
            return PlainTextResponse("The browser table is not built: run ./play in the project's folder.\n", 404)
        # All addresses in the client are relative to this one.
        text = page.read_text("utf-8").replace('<base href="/" />', f'<base href="{html.escape(root)}/" />', 1)
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, show) for path in _PAGES]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", _Lasting(directory=folder / "assets")))
    if folder.is_dir():
        routes.append(Mount("/", StaticFiles(directory=folder)))
    return routes
