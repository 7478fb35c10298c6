# Chicago Gangsters: warum ein Bot tut, was er tut.

why-lay = { $card } ist auf dem Tisch mehr wert als auf der Hand.
why-take-back = { $card } wird doch nicht gebraucht.
why-hide = { $card } bleibt verdeckt: Die angesagte Summe soll wenig verraten.
why-commit = mit { $points } Punkten bringen die Karten die meiste Beute.
why-commit-wins = mit { $points } Punkten gewinnen wir, was sie auch noch verbergen.
why-commit-half = mit { $points } Punkten ist unser Anteil sicher, was sie auch noch verbergen.
why-pledge = ein Wort, das gehalten wird, hilft dem Partner planen.
why-request = das fehlt uns beiden noch.
why-thug = jetzt verdoppelt gewinnen die Karten mehr, als der Schläger wert ist.
why-spare = der Schläger ist in einer anderen Runde mehr wert.
why-join = die { $side } haben mehr von meinen Karten.
why-package = dieses Paket ist mehr wert.
why-alone = allein und mit beiden Paketen bringt diese Runde mehr.
why-together = mit dem Partner zu teilen bringt mehr, als allein zu spielen.
why-stake = nur die höchste Karte bekommt die des Paten.
why-pay = so zahle ich am wenigsten.
why-draw = eine Karte mehr ist immer willkommen.
why-trade = diese Karten sind weniger wert als eine Flasche.
why-hand-over = { $card } ist am leichtesten zu entbehren.
why-settle = das ist genug.
why-swap = { $card } kann nur besser werden.
why-poker = in der Ablage liegt etwas Besseres für den Showdown.
why-throw = { $card } macht Platz.
why-pick = { $card } ist das Beste, was dafür zu haben ist.
why-finish = sonst lohnt sich nichts.
