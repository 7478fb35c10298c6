"""What a title's `view.py`, or `encoding.py`, takes of a state, held against what its fields are declared to be."""

from __future__ import annotations

import ast
from pathlib import Path

from state_fields.declaration import KERNEL, Declaration, WrongFields, place_in

#: A view may count what it may not know.
COUNTING = ("len", "size_of")


def check_view(file: Path, declaration: Declaration) -> None:
    """`WrongFields` if such a file takes of the `state` what is not there or what its viewer may not know."""
    tree = ast.parse(file.read_text("utf-8"))
    fields = {field.name: field for field in declaration.fields}
    allowed = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    own: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in COUNTING:
            allowed |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Subscript) and ast.unparse(node.slice) == "viewer":
            own.add(id(node.value))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or ast.unparse(node.value) != "state" or id(node) in allowed:
            continue
        field = fields.get(node.attr)
        if field is None and node.attr not in KERNEL:
            raise WrongFields(f"{place_in(file, node)}: the state has no field '{node.attr}'.")
        if field and field.who == "Hidden":
            raise WrongFields(f"{place_in(file, node)}: '{field.name}' is hidden; a view may count it, and no more.")
        if field and field.who == "Own" and id(node) not in own:
            raise WrongFields(f"{place_in(file, node)}: '{field.name}' is each seat's own; read [viewer], or count.")
