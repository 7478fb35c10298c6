"""Who sits down to Chicago Gangsters, and in which manner. `backroom manners chicago-gangsters` tells more."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.bot.boss import Boss
from backroom.games.chicago_gangsters.bot.capo import Capo
from backroom.games.chicago_gangsters.bot.manner import Manner
from backroom.games.chicago_gangsters.bot.rookie import Rookie
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.kernel.character import ANGELO, BUGS, DUTCH, FRANKIE, LUCKY, MICKEY, ROSA, RUTH, SOFIA, Character

BOLD: Final = Manner(thrift=-0.3, ousting=0.2)
PATIENT: Final = Manner(thrift=0.3)
HONEST: Final = Manner(bluffs=0, frank=0.25)
SLY: Final = Manner(lies=40, bluffs=150)
VENGEFUL: Final = Manner(grudge=100)

CHARACTERS: Final = (
    Character(MICKEY, "bold", lambda rules: Rookie(rules, BOLD)),
    Character(ANGELO, "patient", lambda rules: Rookie(rules, PATIENT)),
    Character(DUTCH, "honest", lambda rules: Soldier(rules, HONEST)),
    Character(FRANKIE, "sly", lambda rules: Soldier(rules, SLY)),
    Character(ROSA, "vengeful", lambda rules: Soldier(rules, VENGEFUL)),
    Character(RUTH, "patient", lambda rules: Capo(rules, PATIENT)),
    Character(BUGS, "sly", lambda rules: Capo(rules, SLY)),
    Character(LUCKY, "sly", lambda rules: Boss(rules, SLY)),
    Character(SOFIA, "vengeful", lambda rules: Boss(rules, VENGEFUL)),
)
