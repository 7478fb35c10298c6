"""TypeScript types from the Python types of the wire, so that the two cannot drift apart.

`python -m backroom.server.typescript` prints them; `web/src/net/protocol.ts` is that text, and a test holds it there.
"""

from __future__ import annotations

import types
from typing import Any, get_args

import msgspec

from backroom.server import api
from backroom.table import protocol

_HEAD = "// Made by `python -m backroom.server.typescript` from the types in Python. Do not edit.\n"
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_UNIONS = {"FromClient": protocol.FromClient, "Answer": protocol.Answer, "FromServer": protocol.FromServer}
_PLAIN: list[type] = [
    api.OpenTable, api.OpenedTable, api.HostWish, api.HostAnswer, api.ListedTable, api.TitleAbout,
    api.ReplayWish, api.Replay, api.Past, api.LogPage, api.Fork, api.TakenSeat, api.TakeSeat,
    api.TakeChair, api.Chair, api.DevicesWish, api.Devices, api.HouseAbout, api.TitleText,
]  # fmt: skip


def typescript() -> str:
    """The whole file."""
    members = [member for union in _UNIONS.values() for member in _members(union)]
    _, schemas = msgspec.json.schema_components([*members, *_PLAIN], ref_template="{name}")
    parts = [_HEAD, f"export const VERSION = {protocol.VERSION};\n"]
    parts += [_interface(name, schema) for name, schema in sorted(schemas.items())]
    parts += [
        f"export type {name} = {' | '.join(member.__name__ for member in _members(union))};\n"
        for name, union in _UNIONS.items()
    ]
    return "\n".join(parts)


def _members(union: types.UnionType) -> list[type]:
    return list(get_args(union))


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", []))
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(kind)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema["items"]) if schema.get("items") else "unknown"
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return _SCALARS[kind] if kind else "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
