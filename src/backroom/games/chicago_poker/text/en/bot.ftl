# Chicago Poker: why a bot does what it does. Each is said after the action, as in ‘draw: nothing in hand …’.

why-only = there was no other choice.
why-draw = nothing in hand is worth laying yet.
why-draw-few = { $count ->
    [0] an empty hand leaves nothing to choose from.
    [one] one card in hand leaves nothing to choose from.
   *[other] { $count } cards in hand leave too little to choose from.
}
why-start = { $card } is a start at the { $business }.
why-build = { $card } brings the row at the { $business } nearer to a good hand ({ $hand }).
why-complete = { $card } makes it five at the { $business } ({ $hand }): the others can hardly beat that.
why-complete-now = { $card } makes it five at the { $business } ({ $hand }): better now than when the others are ready.
why-answer = { $owner }’s bullet stands on the { $business }, and { $card } answers it ({ $hand }).
why-spare = { $card } is missed least, and does the least harm at the { $business }.
why-murder = { $target } is getting too strong at the { $business }: { $card } has to go.
why-murder-hidden = { $target } is getting too strong at the { $business }: the last card has to go.
why-raid = the { $business } is undecided, and { $target } hides { $count ->
    [one] a card
   *[other] { $count } cards
} there.
why-limousine = what lies at the { $business } is worth more at the { $destination }.
why-carry = { $card } is worth more at the { $business }.
why-park = the other cards are better where they lie.
why-pistol = that makes two actions out of one.
why-blackmail = { $card } is the most useful of the discards.
why-discard = { $card } is missed least.
why-forgo = anything more would do harm.
why-stake = the { $business } is worth the highest card in hand.
why-stake-less = { $card } must do for the { $business }: the higher cards are needed elsewhere.
