"""The OpenAPI document of the plain HTTP interface, made from the types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from backroom.server import api
from backroom.server.lesson_api import LessonAbout, PlayOn
from backroom.table import protocol as p

_REF = "#/components/schemas/{name}"
#: Method, path, what it does, body, answer, and whose key it needs.
_OPERATIONS: list[tuple[str, str, str, Any, Any, str]] = [
    ("get", "/api/titles", "What can be played, with which options and bots.", None, list[api.TitleAbout], ""),
    ("get", "/api/titles/{title}/text/{language}", "The words of a title.", None, api.TitleText, ""),
    ("get", "/api/lessons", "The lessons of every title.", None, list[LessonAbout], ""),
    (
        "post",
        "/api/lessons/{title}/{lesson}/table",
        "A table against easy bots from where a guided game stands.",
        PlayOn,
        api.OpenedTable,
        "",
    ),
    ("get", "/api/house", "How long this house keeps tables.", None, api.HouseAbout, ""),
    ("get", "/api/door", "How the door to this network stands, at this machine.", None, api.DoorAbout, ""),
    ("post", "/api/door", "Open or shut it, as the host of a table.", api.DoorWish, api.DoorAbout, "host"),
    ("get", "/api/tables", "Listed tables that are open or in play.", None, list[api.ListedTable], ""),
    ("post", "/api/tables", "Open a table.", api.OpenTable, api.OpenedTable, ""),
    ("post", "/api/spoken", "What a spoken code stands for.", api.SpokenCode, api.SpokenFor, ""),
    ("post", "/api/own", "How the tables stand that one has keys of.", api.OwnTables, api.OwnNews, ""),
    ("post", "/api/tables/{table}/seats", "Take a free seat of a listed table.", api.TakeSeat, api.TakenSeat, ""),
    ("get", "/api/tables/{table}/chair", "What a link or a key opens.", None, api.Chair, "seat"),
    ("post", "/api/tables/{table}/chair", "Spend a link: take its chair.", api.TakeChair, api.TakenSeat, "link"),
    ("get", "/api/tables/{table}/devices", "How many devices play the seat.", None, api.Devices, "seat"),
    (
        "post",
        "/api/tables/{table}/devices",
        "Add a device, or sign the others out.",
        api.DevicesWish,
        api.Devices,
        "seat",
    ),
    ("post", "/api/tables/{table}/forget", "Erase the name and words of the seat.", None, api.Erased, "seat"),
    ("post", "/api/tables/{table}/report", "Tell the operators what is wrong.", api.ReportWish, api.Reported, "seat"),
    ("post", "/api/tables/{table}/host", "Use a power of the host.", api.HostWish, api.HostAnswer, "host"),
    ("get", "/api/tables/{table}/update", "All that the viewer may know now; waits for news.", None, p.Update, "seat"),
    ("post", "/api/tables/{table}/do", "Any message of the socket but hello.", p.FromClient, p.Answer, "seat"),
    ("get", "/api/tables/{table}/record", "The whole record, once the game is over.", None, str, "seat"),
    ("get", "/api/tables/{table}/diary", "The game so far as the viewer knew it.", None, api.Replay, "seat"),
    (
        "get",
        "/api/tables/{table}/moment",
        "After one moment of the log.",
        None,
        api.Past,
        "seat",
    ),
    ("get", "/api/tables/{table}/log", "A page of the log, before one of its moments.", None, api.LogPage, "seat"),
    ("post", "/api/replay", "A record, moment by moment.", api.ReplayWish, api.Replay, ""),
    ("post", "/api/fork", "A table against bots from a moment of a record.", api.Fork, api.OpenedTable, ""),
]


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    kinds = [kind for operation in _OPERATIONS for kind in operation[3:5] if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    schema_of = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, about, body, answer, key in _OPERATIONS:
        operation: dict[str, Any] = {"summary": about, "parameters": _parameters(path)}
        if body is not None:
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(schema_of)}}}
        media = "application/jsonl" if answer is str else "application/json"
        told = {"type": "string"} if answer is str else next(schema_of)
        operation["responses"] = {
            "200": {"description": "Done.", "content": {media: {"schema": told}}},
            "default": {"description": "Refused, in words.", "content": {"application/json": {"schema": _MISTAKE}}},
        }
        if key:
            operation["security"] = [{key: []}]
        paths.setdefault(path, {})[method] = operation
    keys = {name: {"type": "http", "scheme": "bearer"} for name in ("seat", "link", "host")}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Backroom", "version": str(p.VERSION)},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": keys},
    }


_COUNT = {"type": "integer", "minimum": 0}
_MISTAKE = {
    "type": "object",
    "required": ["message", "facts", "clause", "text"],
    "properties": {
        "message": {"type": "string"},
        "facts": {"type": "object"},
        "clause": {"type": "string"},
        "text": {"type": "string"},
    },
}


#: What the last part of a path is asked with: a name, its schema, what it means, and whether it is needed.
_ASKED: dict[str, list[tuple[str, dict[str, Any], str, bool]]] = {
    "update": [
        ("since", _COUNT, "The last `seen` that you were told: only newer moments come.", False),
        ("wait", {"type": "number", "minimum": 0}, "How many seconds to wait for something newer.", False),
    ],
    "moment": [("number", _COUNT, "The number of a moment of the viewer's log.", True)],
    "log": [("before", _COUNT, "The number of the moment that the page ends before; else the log's end.", False)],
}


def _parameters(path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in re.findall(r"\{(\w+)\}", path):
        found.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    for name, schema, about, needed in _ASKED.get(path.rpartition("/")[2], []):
        found.append({"name": name, "in": "query", "required": needed, "description": about, "schema": schema})
    return found
