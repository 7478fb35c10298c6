# Chicago Poker: what each thing is and does, for the inspector and for hints. `clause` names the rule.

## Cards
web-about-gangster = Lies in its boss’s row at a business; the best poker hand there wins the duel.
    .clause = CP-51
web-about-murder = Takes away the card that another boss laid last at one business, but never from the row with the bullet.
    .clause = CP-41
web-about-raid = Shows you alone all face-down cards of one other boss at one open business.
    .clause = CP-42
web-about-limousine = Carries one to four cards from one of your rows to one other open business.
    .clause = CP-43
web-about-pistol = Gives you two more actions in this turn.
    .clause = CP-44
web-about-blackmail = Takes any one card from the discard pile into your hand; the rest is shuffled into the draw pile.
    .clause = CP-45
web-about-hidden = Nobody sees what it is, apart from its owner and whoever has seen it before.
    .clause = CP-32
web-name-hidden = face-down card

## On the table
web-about-bar = Of your cards here, the first two lie face down and the last three face up.
    .clause = CP-31
web-about-jazz-club = Of your cards here, the first three lie face up and the last two face down.
    .clause = CP-31
web-about-brewery = All cards here lie face up.
    .clause = CP-31
web-about-gambling-den = All cards here lie face down.
    .clause = CP-31
web-about-place = A free place for a card. With the fifth card of one boss at a business the bullet comes.
    .clause = CP-30
web-name-place = free place
web-tell-lies-up = a card lies face up
web-tell-lies-down = a card lies face down
web-about-bullet = Stands for a full row of five: the duel comes as its owner’s next turn begins.
    .clause = CP-33
web-name-bullet = bullet
web-about-draw-pile = One action draws its top card; when it is empty, the discards are shuffled anew.
    .clause = CP-22
web-name-draw-pile = draw pile
web-about-discard-pile = Everybody may read it; blackmail takes a card out of it.
    .clause = CP-48
web-name-discard-pile = discard pile
web-about-stack = A business that has been won is replaced from here, as long as there are any.
    .clause = CP-55
web-name-stack = stack of businesses
web-about-boss = Has a side of every business, and no power of his own.
    .clause = CP-5

## Goals
web-about-to-win = Whoever owns enough businesses wins at once. Businesses are won in duels: a boss’s fifth card at one puts the bullet there, and the duel comes as that boss’s next turn begins.
    .clause = CP-60
web-name-to-win = how to win
web-about-goal-alike = Enough businesses of one kind win the game at once.
    .clause = CP-60
web-name-goal-alike = businesses of one kind
web-about-goal-kinds = One business of each of the four kinds wins the game at once.
    .clause = CP-60
web-name-goal-kinds = one business of each kind
web-about-goal-any = Enough businesses of whatever kind win the game at once.
    .clause = CP-60
web-name-goal-any = businesses of any kind
web-about-standstill = If nobody can do anything for a whole round, those with the most businesses share.
    .clause = CP-63
web-about-last-business = Whoever wins the last business of all wins, if nobody has met the goal.
    .clause = CP-62

## Hands
web-about-five-of-a-kind = Five cards of the same value: the best hand of all.
    .clause = CP-52
web-about-straight-flush = Five values in a row, all in one colour.
    .clause = CP-52
web-about-rainbow-straight = Five values in a row, in five different colours.
    .clause = CP-52
web-about-four-of-a-kind = Four cards of the same value.
    .clause = CP-52
web-about-full-house = Three cards of one value and two of another.
    .clause = CP-52
web-about-flush = Five cards of one colour.
    .clause = CP-52
web-about-straight = Five values in a row, whatever the colours.
    .clause = CP-52
web-about-three-of-a-kind = Three cards of the same value.
    .clause = CP-52
web-about-two-pair = Two cards of one value and two of another.
    .clause = CP-52
web-about-pair = Two cards of the same value.
    .clause = CP-52
web-about-high-card = Nothing that fits together: the highest card counts.
    .clause = CP-52

## Numbers here and now
web-tell-special = special card
web-tell-action = costs one action
web-tell-leads = best in sight: { $seats }
web-tell-nobody-leads = nobody leads yet
web-tell-left = { $count } left
web-tell-lie = { $count ->
    [one] one card lies there
   *[other] { $count } cards lie there
}

## Hints: the card and the place by name
web-hint-play = Lay { $card } at the { $business } ({ $place })
web-hint-murder = Murder { $target }’s last card at the { $business } ({ $place })
web-hint-raid = Raid { $target } at the { $business } ({ $place })
web-hint-limousine = Limousine from business { $place } to the { $business } ({ $to })
