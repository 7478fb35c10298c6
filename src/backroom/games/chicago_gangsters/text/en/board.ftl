# Chicago Gangsters: the board in the browser.

## Things on the table
web-gang-you = You
web-gang-table = The table
web-gang-hand = Your hand
web-gang-loot = The loot
web-gang-loot-first = the larger contributor picks first
web-gang-loot-lone = who stands alone takes one package
web-gang-loot-three = two packages, three with Mr. X
web-gang-winners = Winners
web-gang-losers = Losers
web-gang-at-half = if they reach half
web-gang-district = { $district }. What counts: { $items }.
web-gang-question = may leave a card face down
web-gang-first = chooses first on a tie
web-gang-godfather = holds the Godfather’s card
web-gang-alone = alone
web-gang-no-persons = no persons
web-gang-face-down = a card face down
web-gang-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-gang-person-count = { $count ->
    [one] 1 person
   *[other] { $count } persons
}
web-gang-camp-challengers = Challen{"\u00AD"}gers
web-gang-camp-defenders = Defen{"\u00AD"}ders
web-gang-one-challengers = Challenger
web-gang-one-defenders = Defender
web-gang-kept-of = word kept: { $kept } of { $count }
web-gang-known = known: { $cards }
web-gang-ousted = ousted this round
web-gang-piles = Piles
web-gang-pile = Means
web-gang-discards = Discards
web-gang-persons = Persons
web-gang-pairings = Coalitions
web-gang-end-card = { $count ->
    [0] The end card comes now.
    [1] The end card can come with every round.
    [2] The end card can come with every round.
   *[other] The end card is among the last three.
}

## What wins
web-gang-goal = Most bottles win
web-gang-goal-most = the most of each:
web-gang-goal-left = { $span ->
    [0] { $most ->
        [0] the last round
        [one] 1 more round
       *[other] { $most } more rounds
    }
   *[other] { $least }–{ $most } more rounds
}

## What persons can do
web-gang-can-nothing = no ability
web-gang-can-informer = 6 points for a bottle
web-gang-can-whisky-smuggler = 6 points for a bottle
web-gang-can-dealer = bribes count everywhere
web-gang-can-thief = blackmail counts everywhere
web-gang-can-explosives-expert = weapons count everywhere
web-gang-can-fence = swaps one card
web-gang-can-poker-player = swaps two cards
web-gang-can-priest = two in the showdown
web-gang-can-thug = once: doubles your cards
web-gang-can-reporter = or acts as blackmail 2
web-gang-can-taxi-driver = or acts as weapons 2
web-gang-can-customs-officer = or acts as bribes 2

## Strength
web-gang-mark-half = half
web-gang-mark-beat = to beat
web-gang-from-to = { $least } to { $most }
web-gang-with-yours = with your ?
web-gang-if-question = if the ? is a { $n }

## Talk
web-gang-talk = Talk first?
web-gang-whisper = Whisper first?
web-gang-talk-free = Only words: they bind nobody.
web-gang-to-sum = What you would bring
web-gang-i-bring = I bring { $word }
web-gang-you-bring = { $target }, bring { $word }
web-gang-say = Say it
web-gang-ask = Ask it
web-gang-less = less
web-gang-more = more
web-gang-show = Show a card
web-gang-show-which = Which card? Choose in your hand

## Laying
web-gang-tag-counts = counts
web-gang-tag-returns = returns
web-gang-tag-down = stays down
web-gang-tag-as = as { $points }
web-gang-only-you = Only you see this
web-gang-stays-down = Stays down
web-gang-you-bring-total = You bring
web-gang-part-cards = cards { $points }
web-gang-part-persons = persons { $points }
web-gang-part-thug = thug { $points }
web-gang-commit = Your commitment
web-gang-manner = How your cards lie
web-gang-lies-openly = Face up
web-gang-lies-openly-how = All see your cards at once
web-gang-lies-counted = Counted
web-gang-lies-counted-how = { $count ->
    [0] All see that you lay none
    [one] All see that you lay one
   *[other] All see that you lay { $count }
}
web-gang-lies-covered = Covered
web-gang-lies-covered-how = Not even how many is told
web-gang-at-once = Last of your side: all cards turn up at once.
web-gang-none-down = none
web-gang-commit-openly = Commit { $points }, face up
web-gang-commit-counted = Commit { $points }, counted
web-gang-commit-covered = Commit { $points }, face down
web-gang-commit-now = Commit { $points }
web-gang-commit-none = Commit nothing
web-gang-verdict-sure = certain
web-gang-verdict-open = depends on what the others bring
web-gang-verdict-out = not with these cards

## Mr. X
web-gang-join = Join them?
web-gang-your-side = Your side
web-gang-covered = { $count ->
    [0] no card
    [one] one card, covered
   *[other] { $count } cards, covered
}
web-gang-x-added = Your { $points } are added only when all cards turn.
web-gang-x-join-challengers = They lay first and win ties.
web-gang-x-join-defenders = They lay last, knowing the challengers’ sum.
web-gang-x-hidden = Hidden
web-gang-x-hidden-what = kinds and values
web-gang-x-seen = The table sees
web-gang-x-seen-what = how many, and the side

## The Godfather
web-gang-godfather-card = Godfather
web-gang-holder = The holder
web-gang-no-holder = Nobody has been Godfather yet.
web-gang-holder-keeps = While nobody takes it, the card stays, and ousts nobody.
web-gang-points-worth = One a round for the holder. Most at the end: 1 bottle.
web-gang-take-alone = You play alone this round, and nothing is doubled.
web-gang-take-oust = { $target } is ousted: no cards, no persons, no ?.
web-gang-take-both = Both packages are yours if you win a share. From them you pay { $target } one bottle, one card or the person.
web-gang-pass-means = You and { $target } play together and share. If { $target } takes the card, you are out this round.
web-gang-two-declare = When two declare
web-gang-two-declare-how = Each plays one card at once. The highest takes it.
web-gang-windows = Two windows
web-gang-window-first = Before the challengers lay: everybody.
web-gang-window-second = After the challengers’ reveal: the defenders, if the card has not moved.
web-gang-tie-nobody = Tie: nobody takes it.
web-gang-tie-nearest = Tie: nearest after { $seat }
web-gang-duel-live = The duel
web-gang-duel-of = The duel of round { $round }
web-gang-alone-question = Could you do it alone?
web-gang-alone-you = You alone, all your cards
web-gang-alone-cards = { $count ->
    [one] { $points } + 1 card
   *[other] { $points } + { $count } cards
}
web-gang-alone-note = dashed: cards you do not know, on average

## The evaluation
web-gang-win = { $side } win
web-gang-half-reached = Losers reach half
web-gang-half-missed = Half was { $points }: losers go empty
web-gang-tie = a tie goes to the challengers
web-gang-brought = { $side } brought
web-gang-persons-cards = persons + cards
web-gang-why-larger = picks first
web-gang-why-marked = tie: the 1 picks first
web-gang-why-mr-x-ties = tie: Mr. X picks first
web-gang-why-alone = stands alone
web-gang-why-godfather = takes both
web-gang-why-no-share = goes empty
web-gang-goes-empty = goes empty
web-gang-packages-winners = Winners’ packages
web-gang-packages-losers = Losers’ packages
web-gang-yours = yours to choose
web-gang-taken = taken
web-gang-chooses = { $you ->
    [yes] you choose
   *[no] { $seat } chooses
}
web-gang-nobody = nobody gets them
web-gang-choose = take this
web-gang-chosen = chosen
web-gang-would-get = would get this
web-gang-took-first = chose first
web-gang-gets-rest = got the rest

## The end of the round
web-gang-closing = Before the next round
web-gang-drawn = Your card is drawn.
web-gang-trade = { $person }: 6 points for a bottle
web-gang-trade-how = Hand over cards from your hand; printed values count.
web-gang-trade-enough = Enough for a bottle: settle, or give more.
web-gang-poker-throw = Throw away two cards
web-gang-poker-how = Then take two out of the discards, worth no more.
web-gang-poker-pick = Take from the discards
web-gang-poker-limit = Worth { $points } at most.
web-gang-pay = What do you pay?

## The showdown
web-gang-showdown = The Showdown
web-gang-showdown-how = The most of each kind in hand, and the most persons, earn two bottles. All who tie get them.
web-gang-column-kind-weapons = Weapons
web-gang-column-kind-bribes = Bribes
web-gang-column-kind-blackmail = Blackmail
web-gang-column-persons = Persons
web-gang-column-godfather-points = Godfather
web-gang-ranking = Final ranking
web-gang-ranking-how = bottles, the last ones won in the showdown
web-gang-from-loot = Loot
web-gang-from-abilities = Abilities
web-gang-from-showdown = Showdown
web-gang-from-godfather = Godfather

## Buttons
web-gang-do-commit = Commit
web-gang-do-openly = Commit, face up
web-gang-do-counted = Commit, counted
web-gang-do-covered = Commit, face down
web-gang-do-join = { $count ->
    [0] Join the { $side }
   *[other] Lay { $count }, { $side }
}
web-gang-do-choose = Take { $package }
web-gang-do-pay = Pay { $payment }
web-gang-do-trade = Trade with the { $person }
web-gang-do-pledge = Say: ‘I bring { $word }’
web-gang-do-ask = Ask: { $word }
web-gang-do-take = Take the card
web-gang-do-pass = Pass
web-gang-do-lay = Lay { $card }
web-gang-do-take-back = Take back { $card }
web-gang-do-leave = Leave { $card } face down
web-gang-do-stake = Play { $card }
web-gang-do-hand-over = Hand over { $card }
web-gang-do-fence = Swap { $card } with the fence
web-gang-do-fence-which = Fence: swap a card of your hand
web-gang-do-swap = Swap { $card }
web-gang-do-swap-which = Mr. X: swap a card of your hand
web-gang-choose-in-hand = Choose the card in your hand
web-gang-do-throw = Throw { $card } away
web-gang-do-pick = Take { $card }
web-gang-do-show = Show { $card }
web-gang-do-draw = Draw your card
web-gang-do-draw-extra = Mr. X: draw one more
web-gang-do-poker = Poker player: swap two cards
web-gang-do-finish = Done
web-gang-do-settle = Settle for a bottle
web-gang-do-declare-thug = Thug: double your cards
web-gang-do-spare-thug = Keep the thug back
