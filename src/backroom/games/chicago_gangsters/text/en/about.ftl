# Chicago Gangsters: what each thing is and does, for the inspector and for hints. `clause` names the rule.

## Means cards
web-about-weapons = Adds its value where the district allows weapons; elsewhere it comes back to the hand, for all to see.
    .clause = CG-34
web-about-bribes = Adds its value where the district allows bribes; elsewhere it comes back to the hand, for all to see.
    .clause = CG-34
web-about-blackmail = Adds its value where the district allows blackmail; elsewhere it comes back to the hand, for all to see.
    .clause = CG-34
web-about-face-down = Laid face down: nobody else sees kind and value before the cards are turned up.
    .clause = CG-36
web-name-face-down = card face down
web-about-left-down = Stays face down until the evaluation; if it may not be used here, the bluff costs the card.
    .clause = CG-40
web-name-left-down = card with the ?
web-about-cards = Means cards in a package are drawn from the pile; nobody holds more than ten.
    .clause = CG-52

## Persons
web-about-informer = At the end of each round you may give means cards worth 6 or more for one bottle.
    .clause = CG-70
web-about-whisky-smuggler = At the end of each round you may give means cards worth 6 or more for one bottle of his.
    .clause = CG-70
web-about-dealer = His owner may use bribes in every district.
    .clause = CG-71
web-about-thief = His owner may use blackmail in every district.
    .clause = CG-71
web-about-explosives-expert = His owner may use weapons in every district.
    .clause = CG-71
web-about-fence = At the end of the round you may discard one hand card and draw one.
    .clause = CG-72
web-about-poker-player = At the end of the round you may discard two hand cards and take two from the discards, worth no more.
    .clause = CG-73
web-about-priest = Counts as two persons in the showdown.
    .clause = CG-74
web-about-thug = Once doubles your played means cards, by ten points at most; then he leaves the game.
    .clause = CG-75
web-about-reporter = Where persons do not count, he acts as blackmail 2, if blackmail may be used there.
    .clause = CG-76
web-about-taxi-driver = Where persons do not count, he acts as weapons 2, if weapons may be used there.
    .clause = CG-76
web-about-customs-officer = Where persons do not count, he acts as bribes 2, if bribes may be used there.
    .clause = CG-76
web-about-person = Adds the value where the district lets persons count, and has no ability.
    .clause = CG-77
web-about-the-person = The person in the package joins its new clan for good.
    .clause = CG-52

## Cards of the round
web-about-district = Says which means may be used in this round, and whether persons count.
    .clause = CG-4
web-about-coalition = Says who challenges together and who defends together in this round.
    .clause = CG-3
web-name-coalition = coalition card
web-about-challengers = They lay first, and a tie is theirs.
    .clause = CG-41
web-about-defenders = They lay after the challengers and know their sum, but for a card left face down.
    .clause = CG-35
web-about-question = The challenger with this mark may leave one of the cards laid face down.
    .clause = CG-33
web-name-question = the ?
web-about-mark = If both partners brought as much, this one chooses first.
    .clause = CG-50
web-name-mark = the 1: first choice
web-about-doubled = Who stands alone counts means cards and persons double.
    .clause = CG-91
web-name-doubled = alone: counts double
web-about-winners = A package of the winners: who of them brought more chooses one, the partner gets the other.
    .clause = CG-50
web-name-winners = winners’ package
web-about-losers = A package of the losers: they get it only if their sum is at least half of the winners’.
    .clause = CG-51
web-name-losers = losers’ package
web-about-alcohol = The most bottles at the end win the game.
    .clause = CG-83
web-name-alcohol = alcohol
web-about-half = From here on the losers get their packages too.
    .clause = CG-51
web-name-half = half of the winners’ sum
web-about-beat = From here on the defenders win: a tie is the challengers’.
    .clause = CG-41
web-name-beat = enough to win
web-about-word = Partners may promise and lie as they like: nothing binds, but the table sees who keeps a word.
    .clause = CG-31
web-name-word = a word given

## Roles, piles, ends
web-about-clan = The coalition cards pair the clans anew in every round.
    .clause = CG-3
web-about-mr-x = Lays first, says how many cards, and openly joins a side.
    .clause = CG-101
web-about-godfather = Who takes the card plays this round alone and ousts the partner.
    .clause = CG-111
web-name-godfather = the Godfather’s card
web-about-godfather-points = One for the holder at the end of each round; most of them earn one bottle at the end.
    .clause = CG-117
web-about-pile = Means cards are drawn from here; when it is empty, the discards are shuffled anew.
    .clause = CG-61
web-name-pile = pile of means cards
web-about-discards = Everybody may see what lies here; the poker player takes cards out of it.
    .clause = CG-64
web-name-discards = discards
web-about-persons-pile = One person is turned up in every round and lies in one of its packages.
    .clause = CG-21
web-name-persons-pile = persons to come
web-about-coalitions = The end card is among the last three: with it comes the showdown.
    .clause = CG-11
web-name-coalitions = coalitions to come
web-about-majority = In the showdown the highest sum of hand cards of a kind earns two bottles, for all who tie.
    .clause = CG-81
web-about-persons = In the showdown the most persons earn two bottles, for all who tie.
    .clause = CG-82

## Numbers here and now
web-tell-value = value { $n }
web-tell-counts = counts here
web-tell-returns = does not count here
web-tell-counts-by = { $you ->
    [yes] your { $person } allows it
   *[no] the { $person } of { $seat } allows it
}
web-tell-here = { $points } here
web-tell-left = { $count } left
web-tell-points = { $least } to { $most }
web-tell-in-loot = lies in the loot of this round
web-tell-with = { $you ->
    [yes] belongs to you
   *[no] belongs to { $seat }
}
