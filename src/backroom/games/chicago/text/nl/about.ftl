# Chicago: wat elk ding is en doet, voor het kijkvenster en voor tips. `clause` noemt de regel.

## Huizen en straten
web-about-bar = Betaalt de eigenaar aan het einde van elke fase zijn waarde; wie hem leeg betreedt, bezet hem.
    .clause = CH-70
web-about-square-bar = Een van de acht bars rond het plein: wie ze aan het einde van een fase alle acht bezit, wint.
    .clause = CH-80
web-about-casino = Betaalt het meest van alles, en wie aan het einde van een fase genoeg van de vier casino’s bezit, wint.
    .clause = CH-80
web-about-home = Hierdoor komen tijdens een fase nieuwe leden van deze bende binnen, één tegelijk.
    .clause = CH-31
web-about-street = Betreden kost één punt; op een veld staat één lid, en niemand gaat een ander voorbij.
    .clause = CH-42
web-about-edge = Hier mag een lid de stad uit, en op elk ander veld met een dubbele pijl weer in.
    .clause = CH-4
web-name-edge = rand van de stad

## Leden en dobbelstenen
web-about-member = Hoe meer ringen, hoe beter zijn dobbelsteen in een duel; de winnaar krijgt een ring en de waarde van de verliezer.
    .clause = CH-62
web-name-member = { $gang }, { $rings ->
    [one] één ring
   *[other] { $rings } ringen
}
web-about-hire = Wordt vóór een fase aangeworven; sterkte 1 en 2 ook in de eigen beurt, vóór het gooien.
    .clause = CH-21
web-about-never = Dit lid is niet te koop: een vierde ring win je in een duel.
    .clause = CH-21
web-about-movement-die = Zijn punten worden over de leden van de bende verdeeld; elk veld en elk huis kost er één.
    .clause = CH-40
web-name-movement-die = bewegingsdobbelsteen
web-about-fighting-die = De hoogste worp wint het duel; sterkere leden hebben betere vlakken.
    .clause = CH-61
web-name-fighting-die = gevechtsdobbelsteen
web-about-chips = Maakt een huis tot het jouwe; zonder fiche wordt een huis dat je betreedt niet van jou.
    .clause = CH-50
web-name-chips = fiches om huizen te markeren
web-about-figures = Elk nieuw lid heeft er een nodig, en wat verloren is, blijft weg.
    .clause = CH-25
web-name-figures = figuren
web-about-bank-rings = Leden worden met ringen van de bank aangeworven; de ringen van een verliezer gaan daar terug.
    .clause = CH-62
web-name-bank-rings = ringen in de bank

## Bendes, geld, doelen
web-about-gang = Heeft een eigen wijk, leden, fiches en geld, en in elke ronde één beurt.
    .clause = CH-11
web-about-nobody = Een huis van niemand: wie het als eerste betreedt, neemt het in bezit.
    .clause = CH-50
web-about-cash = Hiermee werf je leden aan; na fase D telt het met de waarde van de leden, en de rijkste wint.
    .clause = CH-82
web-name-cash = kas
web-about-income = Na de zesde ronde krijgt ieder de waarde van alle eigen huizen.
    .clause = CH-70
web-name-income = inkomsten aan het einde van de fase
web-about-set = Alle bars van deze waarde in de eigen wijk betalen samen driemaal.
    .clause = CH-71
web-name-set = serie van { $value }
web-about-goal-casinos = Wie aan het einde van een fase genoeg casino’s bezit, wint.
    .clause = CH-80
web-about-goal-square = Wie aan het einde van een fase alle acht bars rond het plein bezit, wint.
    .clause = CH-80
web-about-goal-fours = Wie aan het einde van een fase vijf leden met elk vier ringen heeft, wint.
    .clause = CH-80
web-about-richest = Is er na fase D geen winnaar, dan wint het grootste vermogen.
    .clause = CH-82
web-about-phase = Zes ronden; dan wordt naar de doelen gekeken en wordt ieder betaald.
    .clause = CH-11

## Getallen van nu
web-tell-worth = { $money } waard
web-tell-field = op de plattegrond bij { $words }
web-tell-reach = bereikbaar vanaf { $place } voor { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-tell-pays = betaalt { $money } per fase
web-tell-owner = van: { $gang }
web-tell-inside = binnen: { $words }
web-tell-empty = er staat niemand in
web-tell-faces = zijn dobbelsteen: { $words }
web-tell-costs = kost { $money }
web-tell-left = nog { $count }
web-tell-held = { $held } van { $all }
web-tell-square = aan het plein
web-tell-wealth = vermogen { $money }

## Tips: wie en waar bij naam
web-hint-move = Van { $place } naar { $to }
web-hint-move-attack = Van { $place } naar { $to }: val { $foe } aan
web-hint-move-seize = Van { $place } naar { $to }: bezet het
web-hint-move-take = Van { $place } naar { $to }: neem het in bezit
