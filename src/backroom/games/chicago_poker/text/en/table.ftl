# Chicago Poker: the table. Names, prompts, what happened, why not.

chicago-poker = Chicago Poker
title-line = Three hands at once, half of them face down, and a bullet on the table.
title-short = Three hands at once and one bullet.
title-won-by = Being the first with enough businesses, usually three of one kind, one of each kind, or any five.
option-short = short game: two of a kind or any three businesses win (five or six players)
option-tactical = tactical variant: without the special cards
option-miniature = miniature: one business for two, half laid already, small enough to be worked out

## Things
red = red { $n }
blue = blue { $n }
green = green { $n }
amber = amber { $n }
violet = violet { $n }
murder = murder
raid = police raid
limousine = limousine
pistol = pistol
blackmail = blackmail
bar = bar
jazz-club = jazz club
brewery = brewery
gambling-den = gambling den
high-card = high card
pair = pair
two-pair = two pair
three-of-a-kind = three of a kind
straight = straight
flush = flush
full-house = full house
four-of-a-kind = four of a kind
rainbow-straight = rainbow straight
straight-flush = straight flush
five-of-a-kind = Chicago Poker

## Bosses
capone = Al Capone
moran = Bugs Moran
yale = Frank Yale
weiss = Hymie Weiss
obannion = Dion O’Bannion
torrio = Johnny Torrio

## Endings
three-alike = three businesses of one kind
two-alike = two businesses of one kind
one-of-each = one business of each kind
any-five = five businesses
any-three = three businesses
last-business = the last business of all
standstill = a standstill

## Prompts
ask-turn = { $actions ->
    [one] One action left: draw a card or play one.
   *[other] { $actions } actions left: draw a card or play one.
}
ask-turn-only-draw = { $actions ->
    [one] One action left: draw a card.
   *[other] { $actions } actions left: draw a card.
}
ask-turn-without-draw = { $actions ->
    [one] One action left: play a card. You cannot draw now.
   *[other] { $actions } actions left: play a card. You cannot draw now.
}
ask-limousine = Load the limousine from business { $place } to { $to }: { $count ->
    [one] one more card may ride.
   *[other] up to { $count } more cards may ride.
}
ask-tie-break = The duel at business { $place } is tied: stake a hand card, face down.
ask-discard = { $count ->
    [one] Discard one card: seven may stay.
   *[other] Discard { $count } cards: seven may stay.
}

## What happened
business-opened = A { $business } opens as business { $place }.
hand-dealt = { $you ->
    [yes] You are dealt { $count } cards.
   *[no] { $seat } is dealt { $count } cards.
}
hand-dealt-seen = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
start-drawn = { $you ->
    [yes] The lot falls on you: you begin.
   *[no] The lot falls on { $seat }, who begins.
}
turn-begun = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $seat }’s turn.
}
card-drawn = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
card-drawn-seen = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
pile-renewed = The { $count } discarded cards are shuffled into a new draw pile.
gangster-played = { $you ->
    [yes] You lay a card face down at the { $business } ({ $place }).
   *[no] { $seat } lays a card face down at the { $business } ({ $place }).
}
gangster-played-seen = { $you ->
    [yes] You lay { $card }{ $up ->
        [1] {""}
       *[0] {" "}face down
    } at the { $business } ({ $place }).
   *[no] { $seat } lays { $card }{ $up ->
        [1] {""}
       *[0] {" "}face down
    } at the { $business } ({ $place }).
}
bullet-placed = { $you ->
    [yes] Five cards: your bullet stands on the { $business } ({ $place }).
   *[no] Five cards: { $seat }’s bullet stands on the { $business } ({ $place }).
}
card-murdered = { $you ->
    [yes] You have { $target }’s { $card } at business { $place } murdered.
    [target] { $seat } has your { $card } at business { $place } murdered.
   *[no] { $seat } has { $target }’s { $card } at business { $place } murdered.
}
row-raided = { $you ->
    [yes] You raid { $target } at business { $place }.
    [target] { $seat } raids you at business { $place } and looks at { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] { $seat } raids { $target } at business { $place } and looks at { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
row-raided-seen = { $you ->
    [yes] You raid { $target } at business { $place } and see { $cards }.
    [target] { $seat } raids you at business { $place } and sees { $cards }.
   *[no] { $seat } raids { $target } at business { $place } and sees { $cards }.
}
limousine-called = { $you ->
    [yes] Your limousine drives from business { $place } to { $to }.
   *[no] { $seat }’s limousine drives from business { $place } to { $to }.
}
card-carried = { $you ->
    [yes] You carry a card from business { $place } to { $to }.
   *[no] { $seat } carries a card from business { $place } to { $to }.
}
card-carried-seen = { $you ->
    [yes] You carry { $card } from business { $place } to { $to }.
   *[no] { $seat } carries { $card } from business { $place } to { $to }.
}
pistol-drawn = { $you ->
    [yes] You pull the pistol: two more actions.
   *[no] { $seat } pulls the pistol: two more actions.
}
card-blackmailed = { $you ->
    [yes] You take a card from the discards; the rest is shuffled in.
   *[no] { $seat } takes a card from the discards, unseen; the rest is shuffled in.
}
card-blackmailed-seen = { $you ->
    [yes] You take { $card } from the discards; the rest is shuffled in.
   *[no] { $seat } takes { $card } from the discards; the rest is shuffled in.
}
actions-forgone = { $you ->
    [yes] You forgo the pistol’s extra actions.
   *[no] { $seat } forgoes the pistol’s extra actions.
}
actions-lost = { $you ->
    [yes] You can do nothing and lose { $count ->
        [one] one action
       *[other] { $count } actions
    }.
   *[no] { $seat } can do nothing and loses { $count ->
        [one] one action
       *[other] { $count } actions
    }.
}
card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
duel-begun = { $you ->
    [yes] Duel for the { $business } ({ $place }), under your bullet.
   *[no] Duel for the { $business } ({ $place }), under { $seat }’s bullet.
}
row-turned-up = { $you ->
    [yes] You show { $cards }: { $hand }.
   *[no] { $seat } shows { $cards }: { $hand }.
}
tie-break-called = { $you ->
    [among] You are tied with { $besides } at business { $place }.
   *[no] { $seats } are tied at business { $place }.
}
card-staked = { $you ->
    [yes] You stake a card.
   *[no] { $seat } stakes a card.
}
card-staked-seen = { $you ->
    [yes] You stake { $card }.
   *[no] { $seat } stakes { $card }.
}
stake-revealed = { $you ->
    [yes] You staked { $card }.
   *[no] { $seat } staked { $card }.
}
tie-settled = { $you ->
    [yes] The tie at business { $place } is yours.
   *[no] The tie at business { $place } goes to { $seat }.
}
business-won = { $you ->
    [yes] You take the { $business } ({ $place }).
   *[no] { $seat } takes the { $business } ({ $place }).
}
game-ended = { $you ->
    [alone] The game is over: you win with { $reason }.
    [among] The game is over: you and { $besides } win with { $reason }.
   *[no] The game is over: { $winners } with { $reason }.
}

## Why not
refused-piles-empty = Nothing can be drawn: draw pile and discard pile are both empty.
refused-hand-full = Nobody may end a turn with more than seven cards: with { $count } in hand this draw could not be played off in time.
refused-above-seven = With more than seven cards only an action that still leads back to seven is allowed.
refused-not-in-hand = { $card } is not in your hand.
refused-no-business = No business lies open at place { $place }.
refused-row-full = Your row at business { $place } already has five cards.
refused-nobody-to-murder = No other boss has a card on the table that murder could take.
refused-row-empty = { $target } has no card at business { $place }.
refused-nobody-there = Nobody plays that boss: the table has { $count } players.
refused-own-row = It must be another boss’s row.
refused-bullet-guards = { $target }’s row at business { $place } has the bullet: it cannot be touched.
refused-nothing-to-raid = No other boss has a face-down card on the table.
refused-nothing-hidden = { $target } has no face-down card at business { $place }.
refused-same-place = The limousine must drive to another business.
refused-nothing-to-carry = None of your rows has a card that the limousine could take to another business.
refused-own-row-empty = You have no card at business { $place }.
refused-own-bullet = Your row at business { $place } has the bullet: its cards stay.
refused-second-pistol = A pistol has been played in this turn already.
refused-no-discards = Blackmail needs a card in the discard pile.
refused-not-discarded = { $card } is not in the discard pile.
refused-no-tie = A card is staked only in a tied duel.
refused-no-discard = A card is discarded only when the hand must come down to seven.
refused-no-limousine = No limousine is waiting.
refused-empty-limousine = The limousine does not leave empty: at least one card rides.
refused-limousine-waits = The limousine is waiting: choose a card for it, or park.
refused-not-in-row = { $card } is not in your row at business { $place }.
refused-discard-first = First come down to seven cards.
refused-stake-first = The duel is tied: stake a hand card first.
refused-forgo = An action is not optional while one can be taken.
refused-forgo-full-hand = Only a pistol’s extra actions may be forgone, and not with more than seven cards.

## The table in the terminal
term-poker-turn = { $you ->
    [yes] Round { $round }, your turn, { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
   *[no] Round { $round }, { $seat }’s turn, { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
}
term-poker-over = Over in round { $round }
term-poker-piles = draw pile { $pile }, discards { $discards }, stack { $businesses }
term-poker-all-won = Every business has been won.
term-poker-all-up = all face up
term-poker-all-down = all face down
term-poker-up = { $count } up
term-poker-down = { $count } down
term-poker-you = (you)
term-poker-unknown = { $count } hidden
term-poker-sign-places = free place
term-poker-sign-down = face down
term-poker-sign-seen = face down, but seen by another
term-poker-sign-back = unknown
term-poker-sign-bullet = bullet: duel as that boss’s turn begins
term-poker-sign-leads = best hand you know of
term-poker-boss = Boss
term-poker-owns = Owns
term-poker-alike = { $count } of one kind
term-poker-kinds = { $count } kinds
term-poker-any = any { $count }
term-poker-hand-size = Hand
term-poker-hands = Hands
term-poker-your-hand = Your hand
term-poker-hand-empty = Your hand is empty.
term-poker-choose = choose
term-poker-at = at { $place } { $business }
term-poker-no-discards = The discard pile is empty.
term-poker-discarded = { $count ->
    [one] One card is discarded:
   *[other] { $count } cards are discarded:
}
term-poker-total = all
term-poker-fought = duels fought
term-poker-won = won
term-poker-won-own = own bullet
term-poker-rounds = { $count ->
    [one] The game took one round.
   *[other] The game took { $count } rounds.
}
term-hand-high-card = { $value } high
term-hand-pair = pair of { $value }s
term-hand-two-pair = two pair, { $value }s
term-hand-three-of-a-kind = three { $value }s
term-hand-straight = straight to { $value }
term-hand-flush = flush to { $value }
term-hand-full-house = full house, { $value }s
term-hand-four-of-a-kind = four { $value }s
term-hand-rainbow-straight = rainbow straight to { $value }
term-hand-straight-flush = straight flush to { $value }
term-hand-five-of-a-kind = Chicago Poker, { $value }s
