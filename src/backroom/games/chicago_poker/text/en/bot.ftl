# Chicago Poker: why a bot does what it does. One sentence each, told after the action.

why-only = there was no other choice.
why-draw = no card in hand is worth laying yet.
why-draw-few = { $count ->
    [0] an empty hand leaves nothing to choose from.
    [one] one card in hand leaves nothing to choose from.
   *[other] { $count } cards in hand leave too little to choose from.
}
why-start = { $card } is a start at the { $business }.
why-build = with { $card } the row at the { $business } heads for something ({ $hand }).
why-complete = { $card } makes it five at the { $business }: the others will hardly beat a { $hand }.
why-complete-now = { $card } makes it five at the { $business }: a { $hand } wins now rather than later.
why-answer = { $owner }’s bullet stands on the { $business }: { $card } answers it with a { $hand }.
why-spare = { $card } at the { $business } is the card that will be missed least.
why-murder = { $target } is getting too strong at the { $business }: { $card } has to go.
why-murder-hidden = { $target } is getting too strong at the { $business }: the last card has to go.
why-raid = { $count ->
    [one] the { $business } is undecided, and { $target } hides a card there.
   *[other] the { $business } is undecided, and { $target } hides { $count } cards there.
}
why-limousine = what lies at the { $business } is worth more at the { $destination }.
why-carry = { $card } helps more at the { $business }.
why-park = the other cards are better where they lie.
why-pistol = two actions for one.
why-blackmail = { $card } is the most useful card among the discards.
why-discard = { $card } is the card that will be missed least.
why-forgo = anything more would do harm.
why-stake = the { $business } is worth the highest card in hand.
why-stake-less = { $card } will do for the { $business }: the higher cards are needed elsewhere.
