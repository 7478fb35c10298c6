# The rules of Penny Ante.

PA-1 = Two to four players, fifteen cards with the numbers 1 to 15; everybody is dealt three cards and three coins. The lot decides who begins.
    .kind = S
PA-2 = In a turn a player draws, sells or passes.
    .kind = S
PA-3 = Drawing costs a coin, which goes into the pot. Nobody draws from an empty pile or to more than four cards.
    .kind = S
PA-4 = In a sale one or two cards are shown, and each brings a coin from the pot while there is one.
    .kind = S
PA-5 = When all have had their turn, everybody with a coin names a bid of up to three and seals it.
    .kind = S
PA-6 = The bids are revealed together and paid into the pot, and the highest bidder takes it; the lot parts equal bids.
    .kind = S
PA-7 = The game is over after three rounds, or once one player has every coin. Most coins win.
    .kind = S
PA-8 = A late evening, for three or four players, has five rounds.
    .kind = S
