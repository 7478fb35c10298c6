# Chicago Poker: de tafel. Namen, vragen, wat er gebeurde, waarom niet.

chicago-poker = Chicago Poker
title-line = Drie handen tegelijk, de helft gedekt, en een kogel op tafel.
title-short = Drie handen tegelijk, één kogel.
title-won-by = Als eerste genoeg bedrijven, meestal drie van één soort, één van elke soort of vijf willekeurige.
option-short = kort spel: twee gelijke of drie willekeurige bedrijven winnen (vijf of zes spelers)
option-tactical = tactische variant: zonder de speciale kaarten
option-miniature = miniatuur: één bedrijf voor twee, al half bezet, klein genoeg om helemaal door te rekenen

## Dingen
red = rood { $n }
blue = blauw { $n }
green = groen { $n }
amber = amber { $n }
violet = violet { $n }
murder = Moord
raid = Politie-inval
limousine = Limousine
pistol = Pistool
blackmail = Chantage
bar = kroeg
jazz-club = jazzclub
brewery = brouwerij
gambling-den = goktent
high-card = hoogste kaart
pair = paar
two-pair = twee paar
three-of-a-kind = drie gelijke
straight = straat
flush = flush
full-house = full house
four-of-a-kind = vier gelijke
rainbow-straight = regenboogstraat
straight-flush = straatflush
five-of-a-kind = Chicago Poker

## Bazen
capone = Al Capone
moran = Bugs Moran
yale = Frank Yale
weiss = Hymie Weiss
obannion = Dion O’Bannion
torrio = Johnny Torrio

## Afloop
three-alike = drie bedrijven van één soort
two-alike = twee bedrijven van één soort
one-of-each = één bedrijf van elke soort
any-five = vijf bedrijven
any-three = drie bedrijven
last-business = het allerlaatste bedrijf
standstill = een patstelling

## Vragen
ask-turn = { $actions ->
    [one] Nog één actie: trek een kaart of speel er een.
   *[other] Nog { $actions } acties: trek een kaart of speel er een.
}
ask-turn-only-draw = { $actions ->
    [one] Nog één actie: trek een kaart.
   *[other] Nog { $actions } acties: trek een kaart.
}
ask-turn-without-draw = { $actions ->
    [one] Nog één actie: speel een kaart. Trekken kan nu niet.
   *[other] Nog { $actions } acties: speel een kaart. Trekken kan nu niet.
}
ask-limousine = Laad de limousine van bedrijf { $place } naar { $to }: { $count ->
    [one] er kan nog één kaart mee.
   *[other] er kunnen nog hooguit { $count } kaarten mee.
}
ask-tie-break = Het duel bij bedrijf { $place } eindigt gelijk: zet een handkaart gedekt in.
ask-discard = { $count ->
    [one] Leg één kaart af: zeven mag je er houden.
   *[other] Leg { $count } kaarten af: zeven mag je er houden.
}

## Wat er gebeurde
business-opened = Er gaat een { $business } open, bedrijf { $place }.
hand-dealt = { $you ->
    [yes] Je krijgt { $count } kaarten.
   *[no] { $seat } krijgt { $count } kaarten.
}
hand-dealt-seen = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seat } krijgt { $cards }.
}
start-drawn = { $you ->
    [yes] Het lot valt op jou: jij begint.
   *[no] Het lot valt op { $seat }, die mag beginnen.
}
turn-begun = { $you ->
    [yes] Ronde { $round }: jij bent aan de beurt.
   *[no] Ronde { $round }: { $seat } is aan de beurt.
}
card-drawn = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $seat } trekt een kaart.
}
card-drawn-seen = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
pile-renewed = { $count ->
    [one] De enige afgelegde kaart wordt de nieuwe trekstapel.
   *[other] De { $count } afgelegde kaarten worden geschud tot een nieuwe trekstapel.
}
gangster-played = { $you ->
    [yes] Je legt een kaart gedekt bij bedrijf { $place } ({ $business }).
   *[no] { $seat } legt een kaart gedekt bij bedrijf { $place } ({ $business }).
}
gangster-played-seen = { $you ->
    [yes] Je legt { $card }{ $up ->
        [1] {""}
       *[0] {" "}gedekt
    } bij bedrijf { $place } ({ $business }).
   *[no] { $seat } legt { $card }{ $up ->
        [1] {""}
       *[0] {" "}gedekt
    } bij bedrijf { $place } ({ $business }).
}
bullet-placed = { $you ->
    [yes] Vijf kaarten: jouw kogel staat nu op bedrijf { $place } ({ $business }).
   *[no] Vijf kaarten: de kogel van { $seat } staat nu op bedrijf { $place } ({ $business }).
}
card-murdered = { $you ->
    [yes] Je laat { $card } van { $target } bij bedrijf { $place } vermoorden.
    [target] { $seat } laat jouw { $card } bij bedrijf { $place } vermoorden.
   *[no] { $seat } laat { $card } van { $target } bij bedrijf { $place } vermoorden.
}
row-raided = { $you ->
    [yes] Je doet een inval bij { $target }, bedrijf { $place }.
    [target] { $seat } doet een inval bij jou, bedrijf { $place }, en bekijkt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
   *[no] { $seat } doet een inval bij { $target }, bedrijf { $place }, en bekijkt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
}
row-raided-seen = { $you ->
    [yes] Je doet een inval bij { $target }, bedrijf { $place }, en ziet { $cards }.
    [target] { $seat } doet een inval bij jou, bedrijf { $place }, en ziet { $cards }.
   *[no] { $seat } doet een inval bij { $target }, bedrijf { $place }, en ziet { $cards }.
}
limousine-called = { $you ->
    [yes] Jouw limousine rijdt van bedrijf { $place } naar { $to }.
   *[no] De limousine van { $seat } rijdt van bedrijf { $place } naar { $to }.
}
card-carried = { $you ->
    [yes] Je brengt een kaart van bedrijf { $place } naar { $to }.
   *[no] { $seat } brengt een kaart van bedrijf { $place } naar { $to }.
}
card-carried-seen = { $you ->
    [yes] Je brengt { $card } van bedrijf { $place } naar { $to }.
   *[no] { $seat } brengt { $card } van bedrijf { $place } naar { $to }.
}
pistol-drawn = { $you ->
    [yes] Je grijpt naar het pistool: twee extra acties.
   *[no] { $seat } grijpt naar het pistool: twee extra acties.
}
card-blackmailed = { $you ->
    [yes] Je haalt een kaart uit de aflegstapel; de rest wordt door de trekstapel geschud.
   *[no] { $seat } haalt ongezien een kaart uit de aflegstapel; de rest wordt door de trekstapel geschud.
}
card-blackmailed-seen = { $you ->
    [yes] Je haalt { $card } uit de aflegstapel; de rest wordt door de trekstapel geschud.
   *[no] { $seat } haalt { $card } uit de aflegstapel; de rest wordt door de trekstapel geschud.
}
actions-forgone = { $you ->
    [yes] Je ziet af van de extra acties van het pistool.
   *[no] { $seat } ziet af van de extra acties van het pistool.
}
actions-lost = { $you ->
    [yes] Je kunt niets doen en verliest { $count ->
        [one] één actie
       *[other] { $count } acties
    }.
   *[no] { $seat } kan niets doen en verliest { $count ->
        [one] één actie
       *[other] { $count } acties
    }.
}
card-discarded = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $seat } legt { $card } af.
}
duel-begun = { $you ->
    [yes] Duel om bedrijf { $place } ({ $business }): de kogel is van jou.
   *[no] Duel om bedrijf { $place } ({ $business }): de kogel is van { $seat }.
}
row-turned-up = { $you ->
    [yes] Je toont { $cards }: { $hand }.
   *[no] { $seat } toont { $cards }: { $hand }.
}
tie-break-called = { $you ->
    [among] Gelijkspel bij bedrijf { $place } tussen jou en { $besides }.
   *[no] Gelijkspel bij bedrijf { $place } tussen { $seats }.
}
card-staked = { $you ->
    [yes] Je zet een kaart in.
   *[no] { $seat } zet een kaart in.
}
card-staked-seen = { $you ->
    [yes] Je zet { $card } in.
   *[no] { $seat } zet { $card } in.
}
stake-revealed = { $you ->
    [yes] Jouw inzet: { $card }.
   *[no] Inzet van { $seat }: { $card }.
}
tie-settled = { $you ->
    [yes] De tiebreak bij bedrijf { $place } is voor jou.
   *[no] De tiebreak bij bedrijf { $place } is voor { $seat }.
}
business-won = { $you ->
    [yes] Bedrijf { $place } ({ $business }) is van jou.
   *[no] Bedrijf { $place } ({ $business }) is van { $seat }.
}
game-ended = { $you ->
    [alone] Het spel is uit. De winst is voor jou: { $reason }.
    [among] Het spel is uit. De winst is voor jou en { $besides }: { $reason }.
   *[no] Het spel is uit. De winst is voor { $winners }: { $reason }.
}

## Waarom niet
refused-piles-empty = Er valt niets te trekken: trekstapel en aflegstapel zijn allebei leeg.
refused-hand-full = Niemand eindigt een beurt met meer dan zeven kaarten: met { $count } in je hand raak je een getrokken kaart niet meer op tijd kwijt.
refused-above-seven = Met meer dan zeven kaarten mag je alleen nog doen wat je terugbrengt naar zeven.
refused-not-in-hand = Je hebt { $card } niet in je hand.
refused-no-business = Op plaats { $place } ligt geen bedrijf open.
refused-row-full = Je rij bij bedrijf { $place } heeft al vijf kaarten.
refused-nobody-to-murder = Geen enkele andere baas heeft een kaart op tafel die Moord kan wegnemen.
refused-row-empty = { $target } heeft geen kaart bij bedrijf { $place }.
refused-nobody-there = Niemand speelt die baas: er zitten { $count } spelers aan tafel.
refused-own-row = Het moet de rij van een andere baas zijn.
refused-bullet-guards = De rij van { $target } bij bedrijf { $place } heeft de kogel: daar mag je niet aankomen.
refused-nothing-to-raid = Geen enkele andere baas heeft een gedekte kaart op tafel.
refused-nothing-hidden = { $target } heeft geen gedekte kaart bij bedrijf { $place }.
refused-same-place = De limousine moet naar een ander bedrijf rijden.
refused-nothing-to-carry = In geen van je rijen ligt een kaart die de limousine naar een ander bedrijf kan brengen.
refused-own-row-empty = Je hebt geen kaart bij bedrijf { $place }.
refused-own-bullet = Je rij bij bedrijf { $place } heeft de kogel: die kaarten blijven liggen.
refused-second-pistol = Deze beurt is er al een Pistool gespeeld.
refused-no-discards = Voor Chantage moet er een kaart op de aflegstapel liggen.
refused-not-discarded = Op de aflegstapel ligt geen { $card }.
refused-no-tie = Een kaart inzetten doe je alleen als een duel gelijk eindigt.
refused-no-discard = Afleggen doe je alleen als je terug moet naar zeven kaarten.
refused-no-limousine = Er staat geen limousine klaar.
refused-empty-limousine = De limousine vertrekt niet leeg: er gaat minstens één kaart mee.
refused-limousine-waits = De limousine staat klaar: kies een kaart die meegaat, of parkeer.
refused-not-in-row = In je rij bij bedrijf { $place } ligt geen { $card }.
refused-discard-first = Ga eerst terug naar zeven kaarten.
refused-stake-first = Het duel eindigt gelijk: zet eerst een handkaart in.
refused-forgo = Acties zijn verplicht zolang er een mogelijk is.
refused-forgo-full-hand = Alleen van de extra acties van een pistool mag je afzien, en niet met meer dan zeven kaarten.

## De tafel in de terminal
term-poker-turn = { $you ->
    [yes] Ronde { $round }, jij bent aan de beurt, nog { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }
   *[no] Ronde { $round }, { $seat } is aan de beurt, nog { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }
}
term-poker-over = Afgelopen in ronde { $round }
term-poker-piles = trekstapel { $pile }, aflegstapel { $discards }, bedrijven { $businesses }
term-poker-all-won = Alle bedrijven zijn gewonnen.
term-poker-all-up = alles open
term-poker-all-down = alles gedekt
term-poker-up = { $count } open
term-poker-down = { $count } gedekt
term-poker-you = (jij)
term-poker-unknown = { $count } verborgen
term-poker-sign-places = vrije plek
term-poker-sign-down = gedekt
term-poker-sign-seen = gedekt, maar door een ander gezien
term-poker-sign-back = onbekend
term-poker-sign-bullet = kogel: duel als de beurt van die baas begint
term-poker-sign-leads = beste hand die je kent
term-poker-boss = Baas
term-poker-owns = Bezit
term-poker-alike = { $count } gelijke
term-poker-kinds = { $count } soorten
term-poker-any = { $count } totaal
term-poker-hand-size = Hand
term-poker-hands = Handen
term-poker-your-hand = Jouw hand
term-poker-hand-empty = Je hand is leeg.
term-poker-choose = kies
term-poker-at = bij { $place } { $business }
term-poker-no-discards = De aflegstapel is leeg.
term-poker-discarded = { $count ->
    [one] Er is één kaart afgelegd:
   *[other] Er zijn { $count } kaarten afgelegd:
}
term-poker-total = samen
term-poker-fought = duels
term-poker-won = gewonnen
term-poker-won-own = eigen kogel
term-poker-rounds = { $count ->
    [one] Het spel duurde één ronde.
   *[other] Het spel duurde { $count } ronden.
}
term-hand-high-card = hoogste kaart { $value }
term-hand-pair = paar van { $value }
term-hand-two-pair = twee paar met { $value }
term-hand-three-of-a-kind = drie keer { $value }
term-hand-straight = straat tot { $value }
term-hand-flush = flush tot { $value }
term-hand-full-house = full house met { $value }
term-hand-four-of-a-kind = vier keer { $value }
term-hand-rainbow-straight = regenboogstraat tot { $value }
term-hand-straight-flush = straatflush tot { $value }
term-hand-five-of-a-kind = Chicago Poker met { $value }
