# Chicago Poker: het bord in de browser.

web-special = speciaal

## Doelen
web-poker-goals = Om te winnen
web-poker-goal-alike = van één soort
web-poker-goal-kinds = één van elke soort
web-poker-goal-any = van welke soort ook
web-poker-alike = Gelijk
web-poker-kinds = Soorten
web-poker-any = Totaal
web-poker-to-win = Winnen
web-poker-line-alike = gelijk
web-poker-line-kinds = soorten
web-poker-line-any = samen
web-poker-progress = { $name }: { $have } van { $need }
web-poker-stack = { $count ->
    [one] bedrijf nog op de stapel
   *[other] bedrijven nog op de stapel
}
web-poker-owns = { $count ->
    [0] nog geen bedrijf
    [one] één bedrijf
   *[other] { $count } bedrijven
}
web-poker-holds = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}

## Handen
web-poker-ranking = Handen, de beste bovenaan
web-poker-five-of-a-kind = Chicago Poker met { $n }
web-poker-straight-flush = Straatflush tot { $n }
web-poker-rainbow-straight = Regenboogstraat tot { $n }
web-poker-four-of-a-kind = Vier keer { $n }
web-poker-full-house = Full house met { $n }
web-poker-flush = Flush tot { $n }
web-poker-straight = Straat tot { $n }
web-poker-three-of-a-kind = Drie keer { $n }
web-poker-two-pair = Twee paar met { $n }
web-poker-pair = Paar van { $n }
web-poker-high-card = Hoogste kaart { $n }

## Rijen
web-poker-row = { $seat } bij de { $business } ({ $place }): { $words }
web-poker-empty = geen kaarten
web-poker-hidden = { $count } verborgen
web-poker-also-hidden = + { $count } verborgen
web-poker-leads = beste in zicht
web-poker-stays = blijft
web-poker-wins = wint
web-poker-tied = gelijk
web-poker-chooses = kiest een kaart
web-poker-has-staked = heeft een kaart ingezet
web-poker-seen-by = gezien door { $seats }
web-poker-duel-after = { $you ->
    [yes] duel na jouw beurt
   *[no] duel na { $seat }
}
web-poker-duel-mine = duel in je volgende beurt
web-poker-bullet = { $you ->
    [yes] jouw kogel
   *[no] de kogel van { $seat }
}

## Bedrijven
web-poker-facing-up = alle vijf open
web-poker-facing-down = alle vijf gedekt
web-poker-facing-up-down = eerste { $first ->
    [1] kaart
    [2] twee
    [3] drie
   *[4] vier
} open, laatste { $last ->
    [1] kaart
    [2] twee
    [3] drie
   *[4] vier
} gedekt
web-poker-facing-down-up = eerste { $first ->
    [1] kaart
    [2] twee
    [3] drie
   *[4] vier
} gedekt, laatste { $last ->
    [1] kaart
    [2] twee
    [3] drie
   *[4] vier
} open
web-poker-brief-up = alle open
web-poker-brief-down = alle gedekt
web-poker-brief-up-down = { $first } open, { $last } gedekt
web-poker-brief-down-up = { $first } gedekt, { $last } open
web-poker-lies-up = open
web-poker-lies-down = gedekt
web-poker-business = { $business }, plaats { $place }
web-poker-closed = Hier valt niets meer te openen.

## Stapels en hand
web-poker-draw = Trekken
web-poker-discard = Aflegstapel
web-poker-pile-cards = { $count ->
    [one] één kaart op de trekstapel
   *[other] { $count } kaarten op de trekstapel
}
web-poker-discards = De aflegstapel
web-poker-discards-none = Er is nog niets afgelegd.
web-poker-blackmail-which = Chantage: neem er een van
web-poker-close = Sluiten
web-poker-hand = Je hand
web-poker-sort = Sorteren
web-poker-sort-value = Sorteren op waarde
web-poker-sort-colour = Sorteren op kleur

## Wat je kunt doen
web-poker-do-draw = Trek een kaart
web-poker-do-play = Leg { $card } bij de { $business }
web-poker-do-lay = Leg bij de { $business }
web-poker-do-murder = Vermoord de laatste kaart van { $target } bij de { $business }
web-poker-do-raid = Val bij { $target } binnen in de { $business }
web-poker-do-limousine = Limousine naar de { $business }
web-poker-do-carry = Neem { $card } mee
web-poker-do-park = Wegrijden
web-poker-do-pistol = Trek het pistool
web-poker-do-blackmail = Neem { $card }
web-poker-do-forgo = Zie af van de rest
web-poker-do-discard = Leg { $card } af
web-poker-do-stake = Zet { $card } in

## Wat het zou opleveren
web-poker-would-lead = { $hand } zou bij de { $business } tot nu toe de beste hand zijn.
web-poker-would-trail = { $hand }: { $owner } heeft bij de { $business } nog een betere hand, { $other }.
