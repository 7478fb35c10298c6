"""Who sits down to Chicago, and in which manner. `backroom manners chicago` tells what comes of it."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.bot.boss import Boss
from backroom.games.chicago.bot.capo import Capo
from backroom.games.chicago.bot.manner import Manner
from backroom.games.chicago.bot.rookie import Rookie
from backroom.games.chicago.bot.soldier import Soldier
from backroom.kernel.character import ANGELO, BUGS, DUTCH, FRANKIE, LUCKY, MICKEY, ROSA, RUTH, SOFIA, Character

BOLD: Final = Manner(fight=40_000.0)
PATIENT: Final = Manner(fight=-40_000.0)
VENGEFUL: Final = Manner(fight=-8_000.0, grudge=30_000.0)

CHARACTERS: Final = (
    Character(MICKEY, "bold", lambda rules: Rookie(rules, BOLD)),
    Character(ANGELO, "patient", lambda rules: Rookie(rules, PATIENT)),
    Character(DUTCH, "patient", lambda rules: Soldier(rules, PATIENT)),
    Character(FRANKIE, "bold", lambda rules: Soldier(rules, BOLD)),
    Character(ROSA, "vengeful", lambda rules: Soldier(rules, VENGEFUL)),
    Character(RUTH, "patient", lambda rules: Capo(rules, PATIENT)),
    Character(BUGS, "bold", lambda rules: Capo(rules, BOLD)),
    Character(LUCKY, "bold", lambda rules: Boss(rules, BOLD)),
    Character(SOFIA, "vengeful", lambda rules: Boss(rules, VENGEFUL)),
)
