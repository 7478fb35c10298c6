"""`backroom completion`: what makes a shell complete commands, options, titles and bots."""

from __future__ import annotations

import argparse

from backroom.commands.values import Choice, argument

EXAMPLES = """\
  backroom completion bash > ~/.local/share/bash-completion/completions/backroom
  backroom completion zsh > ~/.zfunc/_backroom      (with ~/.zfunc in fpath, before compinit)
  backroom completion fish > ~/.config/fish/completions/backroom.fish
"""
_SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "shell", type=argument(Choice(_SHELLS), "SHELL"), metavar="SHELL", help=f"one of {', '.join(_SHELLS)}"
    ).choices = _SHELLS


def run(args: argparse.Namespace) -> int:
    import shtab

    from backroom.commands.parser import filled_parser
    from backroom.words import LANGUAGES

    parser, commands = filled_parser()
    for name, one in {"": parser, **commands}.items():
        for action in one._actions:
            _offer(action, name, LANGUAGES)
    print(shtab.complete(parser, args.shell))
    return 0


def _offer(action: argparse.Action, command: str, languages: tuple[str, ...]) -> None:
    """Tell shtab what can stand here. Only now: to know the titles their rules must be loaded."""
    from shtab import DIRECTORY, FILE

    from backroom.commands.settings import SETTINGS
    from backroom.games import titles
    from backroom.players import arena_names, bot_names

    if action.dest == "title":
        action.choices = [title.id for title in titles()]
    elif action.dest in ("bots", "challenger", "defender") and action.nargs is None:
        names = bot_names if command == "play" else arena_names
        action.choices = list(dict.fromkeys(name for title in titles() for name in names(title)))
    elif action.dest == "lang":
        action.choices = list(languages)
    elif action.metavar == "FILE":
        action.complete = FILE  # type: ignore[attr-defined]
    elif action.metavar == "FOLDER":
        action.complete = DIRECTORY  # type: ignore[attr-defined]
    else:
        kinds = [one.kind for one in SETTINGS if one.flag in action.option_strings]
        if kinds and isinstance(kinds[0], Choice):
            action.choices = list(kinds[0].words)
