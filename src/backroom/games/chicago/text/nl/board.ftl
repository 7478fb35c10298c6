# Chicago: het bord in de browser.

## De plattegrond
web-chicago-plan = De plattegrond van de stad
web-chicago-go = Ga naar een deel van de plattegrond
web-chicago-zoom = Grootte van de plattegrond
web-chicago-nearer = Dichterbij
web-chicago-whole = Hele plattegrond
web-chicago-street = Zijstraat
web-chicago-avenue = Laan
web-chicago-square = Het plein
web-chicago-edge = Stadsrand
web-chicago-members = Je leden
web-chicago-member = { $gang }, { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}, op { $place }
web-chicago-pick = Kies wie gaat: { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}, op { $place }
web-chicago-pick-waiting = Plaats een lid: { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}, { $count } wachtend
web-chicago-waiting = { $gang }, wacht op binnenkomst: { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}
web-chicago-waits = Wacht buiten
web-chicago-rings = { $rings ->
    [one] Eén ring
    [2] Twee ringen
    [3] Drie ringen
   *[other] Vier ringen
}
web-chicago-reach = { $place }: { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
web-chicago-cost = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}, daarna nog { $left }.
web-chicago-meets-fight = { $count ->
    [one] Een duel met { $foe }, sterkte { $foe_rings }: { $percent } % kans.
   *[other] { $foe } heeft er { $count } binnen: { $percent } % kans om allen te verslaan.
}
web-chicago-meets-seize = Het wordt van jou.
web-chicago-meets-take = Je neemt het af van { $former }.
web-chicago-meets-no-chip = Er is geen fiche meer om het te markeren, dus het wordt niet van jou.

## Punten, fasen, ronden
web-chicago-points = Bewegingspunten
web-chicago-clock = Fasen en ronden
web-chicago-stage = { $phase }, ronde { $round } van 6
web-chicago-stage-hire = { $phase }, aanwerven
web-chicago-stage-place = { $phase }, plaatsen
web-chicago-at-the-end = De stad aan het einde
web-chicago-rolled = gegooid
web-chicago-to-roll = te gooien
web-chicago-left = over
web-chicago-order-hire = Werven
web-chicago-order-place = Plaatsen
web-chicago-first-round = ronde 1

## Aanwerven
web-chicago-counter = Aanwerven
web-chicago-to-log = Verloop, praten, tips
web-chicago-cash = Contant
web-chicago-after-hiring = na het aanwerven
web-chicago-may-hire = nog één toegestaan
web-chicago-one-three = één per fase
web-chicago-two-first = eerst een twee
web-chicago-one-first = eerst een één
web-chicago-too-dear = te duur
web-chicago-none-left = geen meer
web-chicago-never-sold = nooit te koop, alleen te winnen in duels
web-chicago-limits = De twee grenzen
web-chicago-limit-three = Hoogstens één met drie ringen
web-chicago-limit-even = Enen en tweeën: hoogstens één verschil
web-chicago-ones = enen
web-chicago-twos = tweeën
web-chicago-figures-left = figuren over
web-chicago-bank-rings = ringen in de bank
web-chicago-empty-houses = lege huizen
web-chicago-members-worth = { $count ->
    [one] Eén wacht op plaatsing
   *[other] { $count } wachten op plaatsing
}, waarde { $money }.
web-chicago-hire-short = Aanwerven: { $rings ->
    [one] één ring
   *[other] twee ringen
}

## Panelen en rekeningen
web-chicago-a-phase = +{ $money } per fase
web-chicago-houses = { $count ->
    [one] één huis
   *[other] { $count } huizen
}
web-chicago-chips = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}
web-chicago-figures = { $count ->
    [one] één figuur
   *[other] { $count } figuren
}
web-chicago-crew = { $count ->
    [one] Eén lid
   *[other] { $count } leden
}, waarde { $money }
web-chicago-sets = Series ×3
web-chicago-sits-out = Doet niet meer mee
web-chicago-goal-casinos = Casino’s
web-chicago-goal-square = Plein
web-chicago-goal-fours = Vier ringen
web-chicago-income = Je inkomen, { $phase }
web-chicago-income-of = Inkomen van { $gang }, { $phase }
web-chicago-casinos-count = Casino’s, { $count }
web-chicago-bars-count = Bars, { $count }
web-chicago-unguarded-casinos = Onbewaakte casino’s houden
web-chicago-set-line = Bars van { $value } in je wijk, { $held } van { $all } (×3)
web-chicago-short = { $count } te kort
web-chicago-after-six = Na ronde 6
web-chicago-accounts = Rekeningen, in duizenden
web-chicago-cause = Oorzaak
web-chicago-cause-start = Begin
web-chicago-cause-buildings = Gebouwen
web-chicago-cause-sets = Series
web-chicago-cause-prizes = Duels
web-chicago-cause-hiring = Aanwerven
web-chicago-cause-members = Waarde van de leden

## Duels
web-chicago-duel-equal = Gelijk: beiden verliezen een ring.
web-chicago-duel-attacks = valt aan, { $rings } van { $count } ringen
web-chicago-duel-defends = verdedigt, { $rings } van { $count } ringen
web-chicago-duel-faces = Vlakken van de dobbelsteen
web-chicago-duel-stake = { $you ->
    [yes] Als jij wint
   *[no] Als { $seat } wint
}
web-chicago-duel-ring = en een ring
web-chicago-against = tegen

## Betaaldag
web-chicago-payday = Betaaldag
web-chicago-payday-about = Het einde van { $phase }. Eerst de doelen, dan het geld.
web-chicago-anybody-won = Heeft iemand gewonnen?
web-chicago-wanted = { $count } nodig
web-chicago-everybody-paid = Iedereen wordt betaald
web-chicago-in-thousands = in duizenden
web-chicago-gang = Bende
web-chicago-pay-before = ervoor
web-chicago-pay-casinos = casino’s
web-chicago-pay-bars = bars
web-chicago-pay-ones-set = serie van 1.000
web-chicago-pay-twos-set = serie van 2.000
web-chicago-pay-paid = betaald
web-chicago-pay-now = nu contant
web-chicago-bars = { $count ->
    [one] één bar
   *[other] { $count } bars
}
web-chicago-unguarded = { $money } onbewaakt
web-chicago-of = { $held } van { $all }
web-chicago-set-whole = Een serie betaalt driedubbel
web-chicago-set-near = De serie die het dichtst bij is
web-chicago-set-about = { $gang } heeft { $held } van de { $all } bars van { $value } in de eigen wijk; allemaal samen betalen ze { $money }.
web-chicago-next-starts = Nu volgt { $phase }: { $seat } begint.

## Wat de knoppen doen
web-chicago-do-roll = Gooi
web-chicago-do-done = Klaar met aanwerven
web-chicago-do-fight = Vecht nu
web-chicago-do-seize = Het wisselt van bende
web-chicago-do-leave = Laat het zo
web-chicago-do-take = Speel { $gang }
web-chicago-do-hire = Werf aan: { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}, { $money }
web-chicago-do-place = Plaats { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}: { $place }
web-chicago-do-go = Ga naar { $place }
web-chicago-do-attack = Val { $foe } aan
web-chicago-do-seize-place = Bezet: { $place }
web-chicago-do-take-place = Neem in bezit: { $place }
web-chicago-do-pit = { $rings } tegen { $foe_rings }
