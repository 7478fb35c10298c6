"""The addresses that people meet: those that the client knows, and no others."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from backroom.server.pages import client_routes

ENDINGS = {"br": ".br", "gzip": ".gz", None: ""}
ROUTER = Path(__file__).parents[2] / "web" / "src" / "shell" / "router.svelte.ts"


def test_the_page_is_handed_out_where_the_client_has_something_to_show(tmp_path: Path) -> None:
    known = set(re.findall(r"case '(\w*)':", ROUTER.read_text("utf-8")))

    served = {route.path.split("/")[1] for route in client_routes(tmp_path) if isinstance(route, Route)}

    assert served == known


def fetched(folder: Path, path: str, root: str = "", **headers: str) -> tuple[httpx.Response, bytes]:
    """What a browser is answered that says this of itself, and the bytes that went over the line."""

    async def ask() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(Starlette(routes=client_routes(folder, root)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            said = {name.replace("_", "-"): value for name, value in headers.items()}
            async with client.stream("GET", path, headers=said) as answer:
                sent = b"".join([part async for part in answer.aiter_raw()])
        return answer, sent

    return asyncio.run(ask())


def built(folder: Path) -> Path:
    """A client as the build leaves it: a page, a file, and that file's smaller forms."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<html lang="en"><base href="/" /><body data-page="home">', "utf-8")
    (folder / "assets" / "a.js").write_text("1;" * 100, "utf-8")
    (folder / "assets" / "a.js.gz").write_bytes(gzip.compress(b"1;" * 100))
    (folder / "assets" / "a.js.br").write_bytes(b"as small as can be")
    (folder / "assets" / "b.js").write_text("2", "utf-8")
    return folder


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_is_handed_out_in_the_smallest_form_that_the_browser_reads(
    tmp_path: Path, accepted: str, coding: str | None
) -> None:
    answer, sent = fetched(built(tmp_path), "/assets/a.js", accept_encoding=accepted)

    assert answer.headers.get("content-encoding") == coding
    assert sent == (tmp_path / "assets" / f"a.js{ENDINGS[coding]}").read_bytes()
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


def test_a_file_without_a_smaller_form_is_handed_out_as_it_is(tmp_path: Path) -> None:
    answer, sent = fetched(built(tmp_path), "/assets/b.js", accept_encoding="br, gzip")

    assert sent == b"2"
    assert "content-encoding" not in answer.headers


def test_a_file_that_is_not_there_is_told_to_be_so(tmp_path: Path) -> None:
    answer, _ = fetched(built(tmp_path), "/assets/c.js", accept_encoding="br")

    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("path", "wished", "page", "language"),
    [
        ("/", "de-AT,de;q=0.9,en;q=0.8", "home", "de"),
        ("/table/abc", "fr, nl;q=0.5", "table", "nl"),
        ("/replay", "fr", "replay", "en"),
        ("/new/chicago-poker", "", "new", "en"),
    ],
)
def test_the_page_says_what_it_waits_for_and_in_which_language(
    tmp_path: Path, path: str, wished: str, page: str, language: str
) -> None:
    answer, sent = fetched(built(tmp_path), path, "/games", accept_language=wished, accept_encoding="gzip")

    text = f'<html lang="{language}"><base href="/games/" /><body data-page="{page}">'
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent).decode() == text
    assert "accept-language" in answer.headers["vary"]
