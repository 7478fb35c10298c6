"""How honest the chances of a hint are: what bots foretold while they played, beside what came of it, in tenths.

    python bench/chances.py TITLE [--players N] [--level capo] [--games 40] [--seed 1]

All seats are played by copies of one level. Of every choice that was weighed, the chance that its player told of it is
noted; what came of it is the seat's share of the win. Choices of one game hang together: few games tell little.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from backroom.arena.playout import play_match
from backroom.games import find_title
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.title import AnyTitle
from backroom.kernel.view import Update
from backroom.players import seat_bot

TENTHS = 10
MOST = 5000


class Foretelling(Player):
    """A player, and every chance that it told of what it chose."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.told: list[float] = []

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._player.choose(update, chance)
        considered = self._player.considered
        if considered:
            assert considered[0].actions[0] is choice.action
            self.told.append(considered[0].chance)
        return choice


def foretold(title: AnyTitle, rules: AnyRules, level: str, seed: int) -> list[tuple[float, float]]:
    """One game: each chance that was told, and the share of the win that the seat had in the end."""
    chance = FastChance(seed)
    state = rules.deal(chance)
    players = [Foretelling(seat_bot(level, title, rules)) for _ in range(rules.players)]
    own: list[Chance] = [FastChance(seed * rules.players + seat) for seat in range(rules.players)]
    play_match(rules, state, chance, list[Player](players), own, MOST)
    outcome = state.outcome
    assert outcome is not None
    pairs = []
    for seat, player in enumerate(players):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        pairs += [(told, share) for told in player.told]
    return pairs


def in_tenths(pairs: Sequence[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """Of each tenth from 0 to 1: how many chances fell into it, their mean, and the mean share that came of them."""
    found = []
    for tenth in range(TENTHS):
        here = [pair for pair in pairs if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth]
        count = len(here)
        means = [sum(pair[at] for pair in here) / count if count else 0.0 for at in (0, 1)]
        found.append((count, means[0], means[1]))
    return found


def off_by(tenths: Sequence[tuple[int, float, float]]) -> float:
    """How far what was foretold lies from what came, in the mean of all choices."""
    count = sum(one[0] for one in tenths)
    return sum(one[0] * abs(one[1] - one[2]) for one in tenths) / max(1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description="How honest the chances of a hint are.")
    parser.add_argument("title")
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", default="capo")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    title = find_title(wish.title)
    rules = title.rules(title.settings(wish.players))
    pairs: list[tuple[float, float]] = []
    for game in range(wish.games):
        pairs += foretold(title, rules, wish.level, wish.seed + game)
    tenths = in_tenths(pairs)
    print(f"{title.id}, {rules.players} players, {wish.level}, {wish.games} games: {len(pairs)} choices")
    print("choices  foretold  won")
    for count, told, won in tenths:
        if count:
            print(f"{count:7d}  {100 * told:6.1f} %  {100 * won:5.1f} %")
    print(f"off by {100 * off_by(tenths):.1f} points in the mean")


if __name__ == "__main__":
    main()
