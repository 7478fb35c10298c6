"""The `state_fields.py` that goes with a declaration: plain Python, as one would write it by hand."""

from __future__ import annotations

from textwrap import wrap

from state_fields.declaration import KERNEL, Declaration

COMMAND = "python scripts/state_fields"
WIDTH = 120


def written(declaration: Declaration) -> str:
    """The whole `state_fields.py`."""
    parts = [_head(declaration), _state_class(declaration)]
    if not declaration.all_public:
        parts.append(_view_class(declaration))
    return "\n\n".join(parts)


def _head(declaration: Declaration) -> str:
    kernel = [
        "from backroom.kernel.decision import Decision",
        "from backroom.kernel.refusal import Facts",
        "from backroom.kernel.state import Outcome, State, outcome_of",
        "from backroom.kernel.view import View",
    ]
    if declaration.all_public:
        kernel[2:] = ["from backroom.kernel.state import State, outcome_of"]
    lines = [
        f'"""Written by `{COMMAND}` from `fields.py`. Do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final, cast",
        "",
        *(["from mypy_extensions import i64", ""] if any(field.type == "i64" for field in declaration.fields) else []),
        *declaration.imports,
        *kernel,
    ]
    return "\n".join(lines) + "\n"


def _state_class(declaration: Declaration) -> str:
    name, fields, fixed = f"{declaration.stem}Fields", declaration.fields, declaration.fixed
    changing = [field for field in fields if field not in fixed]
    lines = [
        f"class {name}(State):",
        '    """What a state holds, and how it is copied, told and made again. `fields.py` says what each field is."""',
        "",
        *_slots([field.name for field in fields]),
        "",
        *[f"    {field.name}: {field.type}" for field in changing if not field.start],
        "",
        f"    def __init__(self, {', '.join(f'{field.name}: {field.type}' for field in fixed)}) -> None:",
        "        super().__init__()",
        *[f"        self.{field.name}: Final = {field.name}" for field in fixed],
        *[f"        self.{field.name}: {field.type} = {field.start}" for field in changing if field.start],
        "",
        f"    def copy_to(self, new: {name}) -> None:",
        '        """Make `new`, which has just been made, equal to this one; they share nothing changeable."""',
        "        new.stack = self.stack[:]",
        "        new.outcome = self.outcome",
        *[f"        new.{field.name} = {field.copied(f'self.{field.name}')}" for field in changing],
        "",
        "    def as_data(self) -> Facts:",
        "        return {",
        *[f'            "{field.name}": {field.told(f"self.{field.name}")},' for field in fields],
        '            "stack": [decision.as_data() for decision in self.stack],',
        '            "outcome": None if self.outcome is None else self.outcome.as_data(),',
        "        }",
        "",
        "    def given(self) -> tuple[int, ...]:",
        f"        return ({', '.join(f'self.{field.name}' for field in fixed)}{',' if len(fixed) == 1 else ''})",
        "",
        "    def fill_from(self, data: Facts, stack: list[Decision]) -> None:",
        '        """Become the state whose `as_data` this is; `stack` are its decisions."""',
        *[f"        {line}" for field in changing for line in field.restored()],
        "        self.stack = stack",
        '        self.outcome = outcome_of(data["outcome"])',
    ]
    if not declaration.all_public:
        lines += [
            "",
            f"    def begin_from(self, view: {declaration.stem}ViewFields) -> None:",
            '        """Take all that the view has by the same name: what is public, and what its viewer may know."""',
            "        self.stack = view.stack[:]",
            "        self.outcome = view.outcome",
            *[
                f"        self.{field.name} = {field.copied(f'view.{field.name}')}"
                for field in changing
                if field.who in ("Public", "Some")
            ],
        ]
    return "\n".join(lines) + "\n"


def _view_class(declaration: Declaration) -> str:
    public, some = declaration.of("Public"), declaration.of("Some")
    lines = [
        f"class {declaration.stem}ViewFields(View):",
        '    """What a view has by the same name as the state: here what is public; `view.py` fills the others."""',
        "",
        *_slots([*(field.name for field in (*public, *some)), *KERNEL]),
        "",
        *[f"    {field.name}: {field.type}" for field in some],
        "",
        f"    def __init__(self, viewer: int, state: {declaration.stem}Fields) -> None:",
        "        super().__init__(viewer)",
        "        self.stack: list[Decision] = state.stack[:]",
        "        self.outcome: Outcome | None = state.outcome",
    ]
    for field in public:
        kind = "Final" if field.how == "Fixed" else field.type
        lines.append(f"        self.{field.name}: {kind} = {field.copied(f'state.{field.name}')}")
    lines += [
        "",
        "    def gist_of_fields(self) -> list[object]:",
        '        """All that is here, for `gist`."""',
        "        return [",
        "            self.viewer,",
        *[
            f"            {field.told(f'self.{field.name}') if field.thing else f'self.{field.name}'},"
            for field in (*public, *some)
        ],
        "            [decision.as_data() for decision in self.stack],",
        "            None if self.outcome is None else self.outcome.as_data(),",
        "        ]",
    ]
    return "\n".join(lines) + "\n"


def _slots(names: list[str]) -> list[str]:
    quoted = ", ".join(f'"{name}"' for name in sorted(names)) + ","
    lines = wrap(quoted, WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8)
    return ["    __slots__ = (", *lines, "    )  # fmt: skip"]
