"""Who sits down to Chicago Poker, and in which manner. `backroom manners chicago-poker` tells what comes of it."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_poker.bot.boss import Boss
from backroom.games.chicago_poker.bot.capo import Capo
from backroom.games.chicago_poker.bot.manner import Manner
from backroom.games.chicago_poker.bot.rookie import Rookie
from backroom.games.chicago_poker.bot.soldier import Soldier
from backroom.kernel.character import ANGELO, BUGS, DUTCH, FRANKIE, LUCKY, MICKEY, ROSA, RUTH, SOFIA, Character

BOLD: Final = Manner(draw=-0.003, attack=0.03, challenge=0.02)
PATIENT: Final = Manner(draw=0.005, attack=-0.03, challenge=-0.01)
VENGEFUL: Final = Manner(answer=0.015)

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
