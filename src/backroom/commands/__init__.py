"""The commands, a module each: `add_arguments` says what it can be told, `run` does it and gives the exit code.

A command's module is loaded when the command is asked for, and loads what it needs when it runs: `backroom --version`
does not wait for a database.
"""

from __future__ import annotations

#: By name: the module, and what `backroom --help` says of it.
COMMANDS = {
    "play": ("play", "open the table in the browser, or play in the terminal"),
    "titles": ("titles", "list the titles and their options"),
    "rules": ("rules", "read the rules, clause by clause"),
    "lesson": ("lesson", "list the lessons, or check one that you write"),
    "simulate": ("simulate", "let bots play many games and count"),
    "match": ("match", "let one bot, yours too, play against another until it is decided which is better"),
    "ladder": ("ladder", "rate all levels of a title against each other"),
    "manners": ("manners", "measure how the characters of a title play, each in its own manner"),
    "card": ("card", "measure a title: length, branching, luck, seats, baselines"),
    "train": ("train", "let the bots of a title learn to judge positions from their own games"),
    "replay": ("replay", "show a recorded game move by move"),
    "verify": ("verify", "recompute every shuffle and die of a recorded game"),
    "serve": ("serve", "serve tables to friends"),
    "backup": ("backup", "copy the database while tables play on"),
    "export": ("export", "write all tables into a file, or records into a folder"),
    "import": ("importing", "take in the tables of an export; damaged ones are replaced"),
    "check": ("check", "look for damage in the database; changes nothing"),
    "forget": ("forget", "erase the names and words at a table, or delete it"),
    "prune": ("prune", "delete old tables"),
    "tables": ("tables", "list the tables, look at one, close or delete it"),
    "block": ("block", "let nobody in from an address, or with a key"),
    "reports": ("reports", "read what people have reported"),
    "new-title": ("new_title", "write a small title of your own, which plays at once"),
    "doctor": ("doctor", "look over the installation, the data and the port, and say what to do"),
    "completion": ("completion", "print what makes a shell complete these commands"),
}
