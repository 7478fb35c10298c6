# Chicago Gangsters: why a bot does what it does.

why-lay = { $card } is worth more on the table than in hand.
why-lay-bluff = { $card } counts nothing here, but face down nobody knows that.
why-take-back = { $card } is not needed after all.
why-hide = { $card } stays face down: the announced sum should tell little.
why-bluff = { $card } stays face down: let them reckon with points that are not there.
why-commit = { $points ->
    [0] no cards of yours would win loot that is worth more than they are.
   *[other] { $points } points are worth their cards; more cards would cost more than they could win.
}
why-commit-wins = with { $points } points we win, whatever they still hide.
why-commit-half = with { $points } points our share is safe, whatever they still hide.
why-pledge = a word that will be kept helps the partner to plan.
why-pledge-less = a word that will be kept; how much more there is need not be told.
why-pledge-more = more than I mean: it shall bring my partner to lay too.
why-pledge-kind = what kind it is may be told, how much it is may not.
why-pledge-nothing = I lay nothing here, and the partner should know.
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
why-poker = the discards hold something better than what is thrown.
why-throw = { $card } makes room.
why-pick = { $card } is the best to be had for it.
why-finish = nothing else is worth doing.
why-strongest = { $card } is among my strongest.
why-tell-all = the partner may know all that I bring.
why-all-i-want = with { $points } points I am content.
why-give-up = I cannot beat that alone, so I keep my cards.
why-most-bottles = this package has the most in it.
why-trade-always = a bottle is a bottle.
