# Chicago Poker: duels as they are shown.

web-poker-result-won = { $you ->
    [yes] You take the { $business }
   *[no] { $seat } takes the { $business }
}
web-poker-result-tied = A tie at business { $place }
web-poker-tie-break = The tie-break at business { $place }
web-poker-has-bullet = bullet
web-poker-why-rank = { $name } beats { $short }.
web-poker-why-value = { $hand } against { $hand }, so the higher value decides: { $n } beats { $other }.
web-poker-why-next = { $hand } against { $hand }, so the next card decides: { $n } beats { $other }.
web-poker-why-count = All cards are equal, so more cards decide: { $n } against { $other }.
web-poker-why-tied = { $you ->
    [among] Equal hands: you and { $besides } each stake a card, and the highest wins.
   *[no] Equal hands: { $seats } each stake a card, and the highest wins.
}
web-poker-why-stakes = The staked cards decide: { $n } against { $other }.
web-poker-why-alone = Nobody else has a card there.
web-poker-cards-go = { $count ->
    [one] One card is discarded.
   *[other] { $count } cards are discarded.
}
