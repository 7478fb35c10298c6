"""Asks a class of Python: `python -m backroom.players.outside.host mybot.py:Bot`, with questions on standard input.

The class runs in this process and knows what its seat knows: the world that comes with a question is dealt from the
seat's view alone, so its update is, byte for byte, what the seat gets, and there is nothing else to be found.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from backroom.games import find_title
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Choice, Player
from backroom.kernel.title import Settings
from backroom.kernel.view import Update
from backroom.players.outside.questions import EVENTS, WORLD


class Trouble(Exception):
    """Why there is no such class, in a few words."""


def find_class(name: str) -> type[Any]:
    """The class `mybot.py:Bot` or `module:Bot`; `Trouble` if there is none that can choose."""
    where, _, called = name.rpartition(":")
    try:
        module = _from_file(Path(where)) if where.endswith(".py") else _from_here(where)
    except BaseException as error:  # whatever somebody's file does when it is read, a sentence is told
        raise Trouble(f"{type(error).__name__}: {error}") from None
    found = getattr(module, called, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Trouble(f"there is no class {called} with a method choose in {where}")
    return found


def _from_file(file: Path) -> object:
    sys.path.insert(0, str(file.resolve().parent))
    # By a name that hides no other module, whatever the file is called.
    called = f"bot from {file.stem}"
    spec = importlib.util.spec_from_file_location(called, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[called] = module
    spec.loader.exec_module(module)
    return module


def _from_here(module: str) -> object:
    return importlib.import_module(module)


def made(kind: type[Any], rules: AnyRules) -> Any:  # noqa: ANN401 a class of anybody's
    """A new one for a game; it is given the rules if it takes something."""
    writes = next(base for base in kind.__mro__ if "__init__" in vars(base))
    if writes in (object, Player) or inspect.isfunction(vars(writes)["__init__"]):
        takes = bool(inspect.signature(kind).parameters)
    else:  # compiled classes do not say, or not all: ours take the rules
        takes = True
    return kind(rules) if takes else kind()


class Hosted:
    """The class, and the bot that plays the game in hand."""

    def __init__(self, kind: type[Any]) -> None:
        self._kind = kind
        self._rules: AnyRules | None = None
        self._bot: Any = None
        self._chance: Chance = FastChance(0)

    def answer(self, question: dict[str, Any]) -> dict[str, object]:
        """What is said to one question."""
        if question["ask"] == "hello":
            settings = Settings(question["title"], question["players"], question["options"], question["data"])
            self._rules = find_title(settings.title).rules(settings)
            bot = made(self._kind, self._rules)
            return {
                "name": self._kind.__name__,
                "wants": [WORLD, *([EVENTS] if getattr(bot, "listens", False) else [])],
            }
        assert self._rules is not None
        if question["ask"] == "begin":
            self._bot = made(self._kind, self._rules)
            self._chance = FastChance(question["seed"])
            return {}
        return {"action": _plain(self._bot.choose(update_of(self._rules, question), self._chance))}


def update_of(rules: AnyRules, question: dict[str, Any]) -> Update:
    """What the seat is told, as our own bots get it."""
    game = Game(rules, FastChance(0), start=rules.rebuild(question[WORLD]), take_back=False)
    told = game.update(question["seat"], [])
    events = [SeenEvent(event.pop("event"), event) for event in question.get(EVENTS, [])]
    actions = [rules.table[action["index"]] for action in question["actions"]]
    return Update(told.view, events, told.prompt, told.prompt_facts, told.seats, actions, told.unfinished)


def _plain(chosen: object) -> object:
    """A choice or an action by its index; whatever else was chosen, as it is."""
    action = chosen.action if isinstance(chosen, Choice) else chosen
    return action.index if isinstance(action, Action) else action


def serve(name: str, asked: BinaryIO, said: BinaryIO) -> None:
    """Answer line by line, until there are no more questions."""
    trouble = ""
    try:
        hosted = Hosted(find_class(name))
    except Trouble as error:
        trouble = str(error)
    for line in asked:
        told = {"trouble": trouble} if trouble else hosted.answer(msgspec.json.decode(line))
        said.write(msgspec.json.encode(told) + b"\n")
        said.flush()


if __name__ == "__main__":
    # What a bot prints is not meant for us: it goes where complaints go.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.argv[1], sys.stdin.buffer, answers)
