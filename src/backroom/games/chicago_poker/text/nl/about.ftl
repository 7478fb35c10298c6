# Chicago Poker: wat elk ding is en doet, voor het kijkvenster en voor tips. `clause` noemt de regel.

## Kaarten
web-about-gangster = Ligt in de rij van zijn baas bij een bedrijf; de beste pokerhand daar wint het duel.
    .clause = CP-51
web-about-murder = Haalt de kaart weg die een andere baas het laatst bij een bedrijf heeft gelegd, maar nooit uit de rij met de kogel.
    .clause = CP-41
web-about-raid = Laat alleen jou alle gedekte kaarten van één andere baas bij één open bedrijf zien.
    .clause = CP-42
web-about-limousine = Brengt één tot vier kaarten uit een van jouw rijen naar een ander open bedrijf.
    .clause = CP-43
web-about-pistol = Geeft je in deze beurt twee acties erbij.
    .clause = CP-44
web-about-blackmail = Haalt een kaart naar keuze uit de aflegstapel in je hand; de rest gaat geschud bij de trekstapel.
    .clause = CP-45
web-about-hidden = Niemand weet welke kaart het is, behalve de eigenaar en wie haar al gezien heeft.
    .clause = CP-32
web-name-hidden = gedekte kaart

## Op tafel
web-about-bar = Van je kaarten liggen hier de eerste twee gedekt en de laatste drie open.
    .clause = CP-31
web-about-jazz-club = Van je kaarten liggen hier de eerste drie open en de laatste twee gedekt.
    .clause = CP-31
web-about-brewery = Alle kaarten liggen hier open.
    .clause = CP-31
web-about-gambling-den = Alle kaarten liggen hier gedekt.
    .clause = CP-31
web-about-place = Een vrije plek in een rij: met vijf kaarten van één baas bij een bedrijf komt de kogel.
    .clause = CP-30
web-name-place = vrije plek
web-tell-lies-up = een kaart ligt open
web-tell-lies-down = een kaart ligt gedekt
web-about-bullet = Staat voor een volle rij van vijf: het duel komt als de eigenaar weer aan de beurt is.
    .clause = CP-33
web-name-bullet = kogel
web-about-draw-pile = Voor één actie trek je de bovenste kaart; is hij leeg, dan wordt de aflegstapel geschud.
    .clause = CP-22
web-name-draw-pile = trekstapel
web-about-discard-pile = Iedereen mag hem lezen; Chantage haalt er een kaart uit.
    .clause = CP-48
web-name-discard-pile = aflegstapel
web-about-stack = Hieruit komt voor elk gewonnen bedrijf een nieuw, zolang de voorraad strekt.
    .clause = CP-55
web-name-stack = stapel bedrijven
web-about-boss = Heeft een eigen kant aan elk bedrijf en kan verder niets bijzonders.
    .clause = CP-5

## Doelen
web-about-to-win = Wie genoeg bedrijven bezit, wint meteen. Een bedrijf win je in een duel: de vijfde kaart van een baas zet daar de kogel neer, en het duel komt als die baas weer aan de beurt is.
    .clause = CP-60
web-name-to-win = zo win je
web-about-goal-alike = Genoeg bedrijven van één soort winnen het spel meteen.
    .clause = CP-60
web-name-goal-alike = bedrijven van één soort
web-about-goal-kinds = Eén bedrijf van elk van de vier soorten wint het spel meteen.
    .clause = CP-60
web-name-goal-kinds = één bedrijf van elke soort
web-about-goal-any = Genoeg bedrijven van welke soort ook winnen het spel meteen.
    .clause = CP-60
web-name-goal-any = bedrijven van elke soort door elkaar
web-about-standstill = Kan een hele ronde lang niemand iets doen, dan delen wie de meeste bedrijven hebben.
    .clause = CP-63
web-about-last-business = Wie het allerlaatste bedrijf wint, wint het spel als niemand het doel heeft gehaald.
    .clause = CP-62

## Pokerhanden
web-about-five-of-a-kind = Vijf kaarten van dezelfde waarde: de beste pokerhand van allemaal.
    .clause = CP-52
web-about-straight-flush = Vijf opeenvolgende waarden, allemaal in één kleur.
    .clause = CP-52
web-about-rainbow-straight = Vijf opeenvolgende waarden in vijf verschillende kleuren.
    .clause = CP-52
web-about-four-of-a-kind = Vier kaarten van dezelfde waarde.
    .clause = CP-52
web-about-full-house = Drie kaarten van één waarde en twee van een andere.
    .clause = CP-52
web-about-flush = Vijf kaarten van één kleur.
    .clause = CP-52
web-about-straight = Vijf opeenvolgende waarden, in welke kleuren ook.
    .clause = CP-52
web-about-three-of-a-kind = Drie kaarten van dezelfde waarde.
    .clause = CP-52
web-about-two-pair = Twee kaarten van één waarde en twee van een andere.
    .clause = CP-52
web-about-pair = Twee kaarten van dezelfde waarde.
    .clause = CP-52
web-about-high-card = Niets wat bij elkaar past: de hoogste kaart telt.
    .clause = CP-52

## Getallen van nu
web-tell-special = speciale kaart
web-tell-action = kost één actie
web-tell-leads = het best van wat je ziet: { $seats }
web-tell-nobody-leads = nog niemand ligt voor
web-tell-left = nog { $count }
web-tell-lie = { $count ->
    [one] er ligt één kaart
   *[other] er liggen { $count } kaarten
}

## Tips: de kaart en de plaats bij naam
web-hint-play = Leg { $card } bij de { $business } ({ $place })
web-hint-murder = Vermoord de laatste kaart van { $target } bij de { $business } ({ $place })
web-hint-raid = Doe een inval bij { $target } in de { $business } ({ $place })
web-hint-limousine = Limousine van bedrijf { $place } naar de { $business } ({ $to })
