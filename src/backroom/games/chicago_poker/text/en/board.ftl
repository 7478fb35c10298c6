# Chicago Poker: the board in the browser.

web-special = special

## Goals
web-poker-goals = To win, own
web-poker-goal-alike = of one kind
web-poker-goal-kinds = one of each kind
web-poker-goal-any = of any kind
web-poker-alike = Alike
web-poker-kinds = Kinds
web-poker-any = Any
web-poker-to-win = To win
web-poker-line-alike = alike
web-poker-line-kinds = kinds
web-poker-line-any = in all
web-poker-progress = { $name }: { $have } of { $need }
web-poker-stack = { $count ->
    [one] business left in the stack
   *[other] businesses left in the stack
}
web-poker-owns = { $count ->
    [0] no business yet
    [one] one business
   *[other] { $count } businesses
}
web-poker-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}

## Hands
web-poker-ranking = Hands, high to low
web-poker-five-of-a-kind = Chicago Poker, { $n }s
web-poker-straight-flush = Straight flush to { $n }
web-poker-rainbow-straight = Rainbow straight to { $n }
web-poker-four-of-a-kind = Four { $n }s
web-poker-full-house = Full house, { $n }s
web-poker-flush = Flush, { $n } high
web-poker-straight = Straight to { $n }
web-poker-three-of-a-kind = Three { $n }s
web-poker-two-pair = Two pair, { $n }s
web-poker-pair = Pair of { $n }s
web-poker-high-card = { $n } high

## Rows
web-poker-row = { $seat } at the { $business } ({ $place }): { $words }
web-poker-empty = no cards
web-poker-hidden = { $count } hidden
web-poker-also-hidden = + { $count } hidden
web-poker-leads = best in sight
web-poker-stays = stays
web-poker-wins = wins
web-poker-tied = tied
web-poker-chooses = is choosing a card
web-poker-has-staked = has staked a card
web-poker-seen-by = seen by { $seats }
web-poker-duel-after = { $you ->
    [yes] duel after your turn
   *[no] duel after { $seat }
}
web-poker-duel-mine = duel at your next turn
web-poker-bullet = { $you ->
    [yes] your bullet
   *[no] { $seat }’s bullet
}

## Businesses
web-poker-facing-up = all five face up
web-poker-facing-down = all five face down
web-poker-facing-up-down = first { $first ->
    [1] card
    [2] two
    [3] three
   *[4] four
} up, last { $last ->
    [1] card
    [2] two
    [3] three
   *[4] four
} down
web-poker-facing-down-up = first { $first ->
    [1] card
    [2] two
    [3] three
   *[4] four
} down, last { $last ->
    [1] card
    [2] two
    [3] three
   *[4] four
} up
web-poker-brief-up = all face up
web-poker-brief-down = all face down
web-poker-brief-up-down = { $first } up, { $last } down
web-poker-brief-down-up = { $first } down, { $last } up
web-poker-lies-up = up
web-poker-lies-down = down
web-poker-business = { $business }, place { $place }
web-poker-closed = Nothing is left to open here.

## Piles and hand
web-poker-draw = Draw
web-poker-discard = Discard
web-poker-pile-cards = { $count ->
    [one] one card in the draw pile
   *[other] { $count } cards in the draw pile
}
web-poker-discards = The discards
web-poker-discards-none = Nothing has been discarded yet.
web-poker-blackmail-which = Blackmail: take one of these
web-poker-close = Close
web-poker-hand = Your hand
web-poker-sort = Sort
web-poker-sort-value = Sort by value
web-poker-sort-colour = Sort by colour

## What can be done
web-poker-do-draw = Draw a card
web-poker-do-play = Lay { $card } at the { $business }
web-poker-do-lay = Lay at the { $business }
web-poker-do-murder = Murder { $target }’s last card at the { $business }
web-poker-do-raid = Raid { $target } at the { $business }
web-poker-do-limousine = Limousine to the { $business }
web-poker-do-carry = Take { $card } along
web-poker-do-park = Drive off
web-poker-do-pistol = Pull the pistol
web-poker-do-blackmail = Take { $card }
web-poker-do-forgo = Forgo the rest
web-poker-do-discard = Discard { $card }
web-poker-do-stake = Stake { $card }

## What it would bring
web-poker-would-lead = { $hand } would be the best hand at the { $business } so far.
web-poker-would-trail = { $hand }: { $owner } still has a better hand at the { $business }, { $other }.
