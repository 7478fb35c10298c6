# Penny Ante: the table.

penny-ante = Penny Ante
title-line = Draw, sell and bid in secret for the pot.
title-short = Bid in secret for the pot.
title-won-by = The most coins after the last round.
option-late = a late evening: five rounds (three or four players)
no = number { $n }
last-round = the last round
cleaned-out = every coin on the table

view-hand = your hand
view-bid = your bid
view-hand-sizes = cards
    .by = seat
view-pile-size = cards in the pile
view-shown = sold
view-coins = coins
    .by = seat
view-pot = coins in the pot
view-seat = whose turn
view-turns = turns to go

ask-turn = { $pot } in the pot: draw, sell or pass.
ask-sale = Show a card.
ask-bid = Name your bid and seal it.

hand-dealt = { $seat } is dealt { $count } cards.
hand-dealt-seen = { $seat } is dealt { $cards }.
card-drawn = { $seat } draws a card.
card-drawn-seen = { $seat } draws { $card }.
card-sold = { $seat } sells { $card } for { $coins }.
turn-passed = { $seat } passes.
bid-sealed = { $seat } seals a bid.
bid-sealed-seen = { $seat } bids { $coins }.
bid-revealed = { $seat } has bid { $coins }.
pot-won = { $seat } takes { $coins } from the pot.
game-ended = The game is over: { $winners } with { $reason }.

refused-pile-empty = The pile is empty.
refused-no-coin = Drawing costs a coin, and you have none.
refused-hand-full = You hold { $count } cards already.
refused-nothing-held = You have nothing to sell.
refused-not-in-a-turn = ‘{ $action }’ is not for a turn.
refused-nothing-shown = Show a card first.
refused-sale-waits = Finish the sale first.
refused-not-held = You do not hold { $card }.
refused-bid-first = Name your bid first.
refused-seal-first = Seal your bid first.
refused-too-dear = You have { $coins } coins only.
