"""The boards that packages bring along for the browser: files under `/titles/<id>/`, by the same policy as ours."""

from __future__ import annotations

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from backroom.games import titles
from backroom.kernel.title import AnyTitle
from backroom.title_packages.declaration import BOARD, BOARD_ENTRY, has_board
from backroom.words import Words


def board_address(title: AnyTitle) -> str:
    """Where the browser finds a title's board, relative to the house; empty if it brings none."""
    return f"titles/{title.id}/{BOARD_ENTRY}" if has_board(title) else ""


def board_routes() -> list[Route]:
    """Every file of every board. What is not there is told in a sentence."""
    boards = {title.id: StaticFiles(directory=title.folder / BOARD) for title in titles() if has_board(title)}

    async def show(request: Request) -> Response:
        title, path = request.path_params["title"], request.path_params["path"]
        if title not in boards:
            return _not_there("no-such-board", {"value": title})
        try:
            response = await boards[title].get_response(path, request.scope)
        except HTTPException:
            return _not_there("no-such-board-file", {"name": title, "value": path})
        # Its names need not change with its contents: the browser asks whether it is still the same.
        response.headers["cache-control"] = "no-cache"
        return response

    return [Route("/titles/{title}/{path:path}", show)]


def _not_there(message: str, facts: dict[str, object]) -> Response:
    return PlainTextResponse(Words("en").say(message, facts) + "\n", HTTPStatus.NOT_FOUND)
