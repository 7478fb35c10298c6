# Chicago Gangsters: Runden und Duelle, wie sie gezeigt werden.

web-gang-result-round = Runde { $round }, { $district }
web-gang-why-higher = { $points } gegen { $other }: Die höhere Summe gewinnt.
web-gang-why-tie = Beide bringen { $points }, und ein Gleichstand geht an die Herausforderer.
web-gang-why-stake = Die höchste Karte bekommt sie: { $n }.
