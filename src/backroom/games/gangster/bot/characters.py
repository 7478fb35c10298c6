"""Who sits down to Gangster, and in which manner. `backroom manners gangster` tells what comes of it."""

from __future__ import annotations

from typing import Final

from backroom.games.gangster.bot.boss import boss
from backroom.games.gangster.bot.capo import capo
from backroom.games.gangster.bot.manner import Manner
from backroom.games.gangster.bot.rookie import Rookie
from backroom.games.gangster.bot.soldier import Soldier
from backroom.kernel.character import ANGELO, BUGS, DUTCH, FRANKIE, LUCKY, MICKEY, ROSA, RUTH, SOFIA, Character

BOLD: Final = Manner(capture=1.5, unload=0.4)
PATIENT: Final = Manner(capture=-1.5, unload=-0.5)
VENGEFUL: Final = Manner(grudge=6.0)

CHARACTERS: Final = (
    Character(MICKEY, "bold", lambda rules: Rookie(rules, BOLD)),
    Character(ANGELO, "patient", lambda rules: Rookie(rules, PATIENT)),
    Character(DUTCH, "patient", lambda rules: Soldier(rules, PATIENT)),
    Character(FRANKIE, "bold", lambda rules: Soldier(rules, BOLD)),
    Character(ROSA, "vengeful", lambda rules: Soldier(rules, VENGEFUL)),
    Character(RUTH, "patient", lambda rules: capo(rules, PATIENT)),
    Character(BUGS, "bold", lambda rules: capo(rules, BOLD)),
    Character(LUCKY, "bold", lambda rules: boss(rules, BOLD)),
    Character(SOFIA, "vengeful", lambda rules: boss(rules, VENGEFUL)),
)
