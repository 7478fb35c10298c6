"""The built client: one page for every address that people meet, and its files.

On a slow line the page shows its outlines before anything else has come: it says by itself in which language it waits
and for what (`data-page`). Its files are handed out in the smallest form that a browser reads.
"""

from __future__ import annotations

import gzip
import html
import re
import stat
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from backroom.words import LANGUAGES

#: Where a wheel carries the client.
CLIENT = Path(__file__).parent / "client"
_PAGES = (
    "/", "/join", "/replay", "/games", "/you", "/privacy",
    "/new/{rest:path}", "/table/{rest:path}", "/join/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}",
    "/learn/{rest:path}",
)  # fmt: skip
#: The forms that the build lays beside a file (`web/handing-out.ts`), the smallest first.
_FORMS = {"br": ".br", "gzip": ".gz"}


def _reads(headers: Headers, coding: str) -> bool:
    """Whether a browser says that it reads this form."""
    said = headers.get("accept-encoding", "")
    return re.search(rf"(?:^|[\s,]){coding}(?=[\s,;]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", said) is not None


def _spoken(headers: Headers) -> str:
    """The first of our languages that a browser asks for; English if it asks for none of them."""
    wished = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((language for language in wished if language in LANGUAGES), "en")


class _Lasting(StaticFiles):
    """Files whose names change with their contents: they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self._smaller(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        response.headers["vary"] = "accept-encoding"
        return response

    async def _smaller(self, path: str, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD"):
            return None
        for coding, ending in _FORMS.items():
            if not _reads(headers, coding):
                continue
            file, found = await run_in_threadpool(self.lookup_path, path + ending)
            if found is not None and stat.S_ISREG(found.st_mode):
                response = self.file_response(file, found, scope)
                response.headers["content-encoding"] = coding
                return response
        return None


def client_routes(folder: Path = CLIENT, root: str = "") -> list[BaseRoute]:
    """The client's routes, below `root`; without a built client, a sentence that says how to get one."""
    page = folder / "index.html"

    async def show(request: Request) -> Response:
        if not page.is_file():
            return PlainTextResponse("The browser table is not built: run ./play in the project's folder.\n", 404)
        place = request.scope["path"].split("/")[1] or "home"
        text = page.read_text("utf-8")
        for written, meant in (
            # All addresses in the client are relative to this one.
            ('<base href="/" />', f'<base href="{html.escape(root)}/" />'),
            ('<html lang="en"', f'<html lang="{_spoken(request.headers)}"'),
            ('data-page="home"', f'data-page="{html.escape(place)}"'),
        ):
            text = text.replace(written, meant, 1)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        if not _reads(request.headers, "gzip"):
            return HTMLResponse(text, headers=headers)
        return HTMLResponse(gzip.compress(text.encode(), mtime=0), headers={**headers, "content-encoding": "gzip"})

    routes: list[BaseRoute] = [Route(path, show) for path in _PAGES]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", _Lasting(directory=folder / "assets")))
    if folder.is_dir():
        routes.append(Mount("/", StaticFiles(directory=folder)))
    return routes
