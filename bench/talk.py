"""Whether words pay among our bots: Chicago Gangsters by who keeps every word, who says nothing, and who always lies.

    python bench/talk.py [--players 4] [--level soldier] [--against soldier] [--games 1200] [--seed talk] [--check]

Three talkers lay their cards as the level does and differ in their words alone. Each has every seat in turn on the same
deals, with the same bots in all others; so what a word brings is the difference, deal by deal. Exit code 1 with --check
unless honest talk surely takes more than silence, and the liar surely less than a fair share.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial

from backroom.arena.crew import crew_of
from backroom.arena.dealing import dealing
from backroom.arena.match import deals_for
from backroom.arena.seating import play_dealt
from backroom.arena.sequential import Estimate, estimate
from backroom.games import find_title
from backroom.games.chicago_gangsters.bot.manner import Manner
from backroom.games.chicago_gangsters.bot.whim import MOODS
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.view import Update
from backroom.players import arena_bot

TITLE = "chicago-gangsters"
HONEST, SILENT, LIAR = TALKERS = ("honest", "silent", "liar")


class Silent(Player):
    """A bot that is never offered to say anything."""

    def __init__(self, bot: Player, rules: AnyRules) -> None:
        self._bot = bot
        self._table = rules.table

    def choose(self, update: Update, chance: Chance) -> Choice:
        return self._bot.choose(
            update.offering([action for action in update.actions if not self._table.is_talk(action)]), chance
        )


def talker(kind: str, level: str, title: AnyTitle, rules: AnyRules) -> Player:
    """Somebody of a level who talks in this way. By themselves our bots pledge no more than they mean."""
    if kind == LIAR:
        return title.bots[level](rules, manner=Manner(lies=MOODS))
    return Silent(title.bots[level](rules), rules) if kind == SILENT else title.bots[level](rules)


class Company:
    """Talkers, and those who have the other seats."""

    def __init__(
        self, settings: Settings, level: str, against: str, seed: str, talkers: Sequence[str] = TALKERS
    ) -> None:
        title = find_title(settings.title)
        self._rules = title.rules(settings)
        self._seed = seed
        self._talkers = [talker(kind, level, title, self._rules) for kind in talkers]
        self._others = [arena_bot(against, title, self._rules) for _ in range(settings.players - 1)]

    def close(self) -> None:
        """Nobody here runs on."""

    def play_deal(self, number: int) -> list[float]:
        """Each talker's share of the wins on this deal, in all seats."""
        found = []
        for one in self._talkers:
            share = 0.0
            for seat in range(self._rules.players):
                table = [*self._others[:seat], one, *self._others[seat:]]
                outcome, _ = play_dealt(self._rules, table, self._seed, number, seat, [])
                share += (seat in outcome.winners) / len(outcome.winners)
            found.append(share / self._rules.players)
        return found


def measure(
    settings: Settings, level: str, against: str, games: int, seed: str, workers: int, progress: Callable[[int], None]
) -> dict[str, list[float]]:
    """By talker, the share of the wins on each deal; `progress` hears how many deals are done."""
    shares: dict[str, list[float]] = {kind: [] for kind in TALKERS}
    with crew_of(workers) as crew, dealing(partial(Company, settings, level, against, seed), crew) as play:
        for done, deal in enumerate(play(range(deals_for(games, settings.players)))):
            for kind, share in zip(TALKERS, deal, strict=True):
                shares[kind].append(share)
            progress(done + 1)
    return shares


def share_of(shares: Sequence[float]) -> Estimate:
    return estimate(shares, len(shares), stops=False)


def beside(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much more the one takes than the other on the same deals, from -1 to 1."""
    # An estimate is of numbers from 0 to 1.
    half = share_of([(mine - theirs + 1) / 2 for mine, theirs in zip(one, other, strict=True)])
    return Estimate(2 * half.share - 1, 2 * half.low - 1, 2 * half.high - 1)


def kept(shares: dict[str, list[float]], fair: float) -> dict[str, bool]:
    """What was promised of talk, and whether it is so with 95 %."""
    return {
        "honest talk takes more than silence": beside(shares[HONEST], shares[SILENT]).low > 0,
        "who always lies takes less than a fair share": share_of(shares[LIAR]).high < fair,
        "who always lies takes less than honest talk": beside(shares[LIAR], shares[HONEST]).high < 0,
    }


def told(found: Estimate) -> str:
    return f"{100 * found.share:6.1f} % ({100 * found.low:.1f} – {100 * found.high:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether words pay among our bots.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="soldier", help="who talks: soldier, capo or boss (%(default)s)")
    parser.add_argument("--against", default="soldier", help="who has all other seats (%(default)s)")
    parser.add_argument("--games", type=int, default=1200, help="of each talker (%(default)s)")
    parser.add_argument("--seed", default="talk")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a promise is not kept")
    wish = parser.parse_args()
    settings = find_title(TITLE).settings(wish.players)
    deals = deals_for(wish.games, wish.players)
    shares = measure(
        settings,
        wish.level,
        wish.against,
        wish.games,
        wish.seed,
        wish.workers,
        lambda done: print(f"\r{done} of {deals} deals", end="", file=sys.stderr, flush=True),
    )
    print(file=sys.stderr)
    promises = kept(shares, 1 / wish.players)
    rows = [(kind, share_of(shares[kind])) for kind in TALKERS]
    rows += [(f"{kind} – {SILENT}", beside(shares[kind], shares[SILENT])) for kind in (HONEST, LIAR)]
    if wish.json:
        figures = {name: [round(number, 6) for number in vars(found).values()] for name, found in rows}
        print(json.dumps({"deals": deals, "figures": figures, "kept": promises}))
    else:
        print(f"{wish.level}s among {wish.against}s, {wish.players} players, {deals * wish.players} games each")
        for name, found in rows:
            print(f"{name:15} {told(found)}")
        for says, is_so in promises.items():
            print(f"{'shown' if is_so else 'NOT SHOWN':10} {says}")
    return 0 if all(promises.values()) or not wish.check else 1


if __name__ == "__main__":
    sys.exit(main())
