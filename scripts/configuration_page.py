"""Writes docs/configuration.md from the declared settings: `python scripts/configuration_page.py`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from backroom.commands.parser import EXIT_CODES
from backroom.commands.settings import LIMITS, SETTINGS, Setting

PAGE = Path(__file__).parents[1] / "docs" / "configuration.md"
EXAMPLE = """\
host = "0.0.0.0"
port = 8000
db = "sqlite:////srv/backroom/tables.db"
allowed-host = ["games.example"]
trusted-proxy = ["127.0.0.1"]
keep-days = 90

[limits]
tables = 20
onlookers = 12
"""
_INTRODUCTION = f"""\
# Configuration

<!-- Written by scripts/configuration_page.py from src/backroom/commands/settings.py and server/limits.py. -->

`backroom serve` can be told everything in three ways. A flag beats a variable, a variable beats the file, the file
beats the default.

| way | how |
| --- | --- |
| a flag | `backroom serve --port 8000` |
| a variable | `BACKROOM_PORT=8000 backroom serve`; one that is empty is not set |
| a file | `port = 8000` in a TOML file, named by `--config FILE` or `BACKROOM_CONFIG` |

If nobody names a file, it is `backroom.toml` in your config folder, if that is there (on Linux
`~/.config/backroom/backroom.toml`).

Of a list, flags are given more than once, a variable has commas, a file has square brackets; the stronger source
replaces the weaker one's list. In a file `-` and `_` are the same. A key that does not exist, or a value that cannot
be, is named in one sentence, and nothing is served.

`backroom serve --show-config` tells what is in force and where each value came from (`--json` as data); what it prints
can be kept as a file. The database that is set here is also that of `backup`, `export`, `import`, `check`, `forget`,
`prune` and `doctor`; `backroom play` keeps its tables in your data folder.

In Kubernetes a service called `backroom` sets `BACKROOM_PORT` to something else: set `enableServiceLinks: false`.

## An example

```toml
{EXAMPLE}```
"""
_COMPLETION = """\
## Shell completion

| shell | once |
| --- | --- |
| bash | `backroom completion bash > ~/.local/share/bash-completion/completions/backroom` |
| zsh | `backroom completion zsh > ~/.zfunc/_backroom`, with `fpath+=~/.zfunc` before `compinit` in `.zshrc` |
| fish | `backroom completion fish > ~/.config/fish/completions/backroom.fish` |
"""


def page() -> str:
    """The whole page."""
    parts = [_INTRODUCTION, "## Settings\n"]
    for group, settings in groupby(SETTINGS, lambda one: one.group):
        parts.append(f"### {group.capitalize()}\n\n{_table(list(settings))}")
    limits = "How much one stranger may ask: `--limit NAME=VALUE`, `BACKROOM_LIMIT_NAME`, or the table `[limits]`.\n"
    parts.append(f"## Limits\n\n{limits}\n{_table(LIMITS)}")
    codes = "\n".join(f"| {code} | {about} |" for code, about in EXIT_CODES.items())
    parts.append(f"## Exit codes\n\nOf every command.\n\n| code | meaning |\n| --- | --- |\n{codes}\n")
    parts.append(_COMPLETION)
    return "\n".join(parts)


def _table(settings: Sequence[Setting]) -> str:
    lines = ["| flag | variable | key | default | value | what it is |", "| --- | --- | --- | --- | --- | --- |"]
    for one in settings:
        flag = f"{one.flag}={one.metavar}" if one in LIMITS else f"{one.flag} {one.metavar}"
        many = " (a list)" if one.many else ""
        names = f"| `{flag}` | `{one.variable}` | `{one.key}` |"
        lines.append(f"{names} {one.default_in_words} | {one.kind.about}{many} | {one.about} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
