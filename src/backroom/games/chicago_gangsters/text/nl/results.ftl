# Chicago Gangsters: rondes en duels zoals ze worden getoond.

web-gang-result-round = Ronde { $round }, { $district }
web-gang-why-higher = { $points } tegen { $other }: de hogere som wint.
web-gang-why-tie = Allebei { $points }, en gelijkspel is voor de uitdagers.
web-gang-why-stake = De hoogste kaart krijgt haar: { $n }.
