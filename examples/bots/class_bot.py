"""A bot as a class: it tries every action on a few worlds that fit what its seat knows, and plays each to its end.

    backroom match examples/bots/class_bot.py:Bot random --title gangster --players 2 --games 20

Flat search by random playouts: slow and simple, but for every title, and honest: it never sees more than its seat.
"""

from backroom import Action, Chance, Choice, Game, Player, Update

WORLDS = 2


class Bot(Player):
    """Made anew for every game: whatever it remembers, it remembers of this game."""

    def choose(self, update: Update, chance: Chance) -> Choice:
        """One of `update.actions`. `chance` is the bot's own, so that the same seed gives the same match."""
        if len(update.actions) == 1:
            return Choice(update.actions[0], "why-outside")
        worth = dict.fromkeys(update.actions, 0.0)
        for _ in range(WORLDS):
            world = self.world(update, chance)
            luck = chance.below(1 << 30)  # the same for every action: they differ by themselves, not by luck
            for action in update.actions:
                worth[action] += self.played_out(world, action, update.view.viewer, luck)
        return Choice(max(update.actions, key=lambda action: worth[action]), "why-outside")

    def world(self, update: Update, chance: Chance) -> Game:
        """A whole game that this seat could not tell from the true one."""
        rules = update.view.rules
        return Game(rules, chance, start=rules.resample(update.view, chance), take_back=False)

    def played_out(self, world: Game, action: Action, seat: int, luck: int) -> float:
        """What this seat gets if it does this, and everybody goes on at random."""
        game = world.clone(rng=luck)
        game.apply(action, seat)
        while not game.is_over:
            legal = game.legal()
            game.apply(legal[game.chance.below(len(legal))])
        return game.returns()[seat]
