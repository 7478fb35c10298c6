# Chicago Gangsters: rounds and duels as they are shown.

web-gang-result-round = Round { $round }, { $district }
web-gang-why-higher = { $points } against { $other }: the higher sum wins.
web-gang-why-tie = Both bring { $points }, and a tie is the challengers’.
web-gang-why-stake = The highest card takes it: { $n }.
