# Chicago Gangsters: why a bot does what it does.

why-lay = { $card } is worth more on the table than in hand.
why-take-back = { $card } is not needed after all.
why-hide = { $card } stays face down: the announced sum should tell little.
why-commit = with { $points } points the loot pays best for the cards.
why-commit-wins = with { $points } points we win, whatever they still hide.
why-commit-half = with { $points } points our share is safe, whatever they still hide.
why-pledge = a word that will be kept helps the partner to plan.
why-request = this is what the two of us lack.
why-thug = doubled now, the cards win more than the thug is worth.
why-spare = the thug is worth more in another round.
why-join = the { $side } have more use for my cards.
why-package = this package is worth more.
why-alone = alone, and with both packages, this round pays better.
why-together = sharing with the partner pays better than playing alone.
why-stake = only the highest card takes the Godfather’s.
why-pay = this is the cheapest way to pay.
why-draw = a card more is always welcome.
why-trade = these cards are worth less than a bottle.
why-hand-over = { $card } is the easiest to give.
why-settle = that is enough.
why-swap = { $card } can only get better.
why-poker = the discards hold something better for the showdown.
why-throw = { $card } makes room.
why-pick = { $card } is the best to be had for it.
why-finish = nothing else is worth doing.
