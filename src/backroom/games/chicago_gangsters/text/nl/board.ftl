# Chicago Gangsters: het bord in de browser.

## Dingen op tafel
web-gang-you = Jij
web-gang-table = De tafel
web-gang-hand = Je hand
web-gang-loot = De buit
web-gang-loot-first = wie het meest bijdraagt, kiest eerst
web-gang-loot-lone = wie alleen staat, neemt één pakket
web-gang-loot-three = twee pakketten, met Mr. X zijn ze met drie
web-gang-winners = Winnaars
web-gang-losers = Verliezers
web-gang-at-half = als ze de helft halen
web-gang-district = { $district }. Wat telt: { $items }.
web-gang-question = mag een kaart gedekt laten
web-gang-first = kiest eerst bij gelijkspel
web-gang-godfather = heeft de kaart van de Godfather
web-gang-alone = alleen
web-gang-no-persons = geen personen
web-gang-face-down = een gedekte kaart
web-gang-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-gang-person-count = { $count ->
    [one] 1 persoon
   *[other] { $count } personen
}
web-gang-camp-challengers = Uit{"\u00AD"}dagers
web-gang-camp-defenders = Verde{"\u00AD"}digers
web-gang-one-challengers = Uitdager
web-gang-one-defenders = Verdediger
web-gang-kept-of = woord gehouden: { $kept } van { $count }
web-gang-known = bekend: { $cards }
web-gang-ousted = deze ronde gewipt
web-gang-piles = Stapels
web-gang-pile = Middelen
web-gang-discards = Aflegstapel
web-gang-persons = Personen
web-gang-pairings = Coalities
web-gang-end-card = { $count ->
    [0] Nu komt de eindkaart.
    [1] De eindkaart kan elke ronde komen.
    [2] De eindkaart kan elke ronde komen.
   *[other] De eindkaart zit bij de laatste drie.
}

## Wat wint
web-gang-goal = De meeste flessen winnen
web-gang-goal-most = de meeste van elk:
web-gang-goal-left = { $span ->
    [0] { $most ->
        [0] de laatste ronde
        [one] nog 1 ronde
       *[other] nog { $most } rondes
    }
   *[other] nog { $least }–{ $most } rondes
}

## Wat personen kunnen
web-gang-can-nothing = geen vaardigheid
web-gang-can-informer = 6 punten voor een fles
web-gang-can-whisky-smuggler = 6 punten voor een fles
web-gang-can-dealer = smeergeld telt overal
web-gang-can-thief = chantage telt overal
web-gang-can-explosives-expert = wapens tellen overal
web-gang-can-fence = ruilt één kaart
web-gang-can-poker-player = ruilt twee kaarten
web-gang-can-priest = telt dubbel aan het slot
web-gang-can-thug = verdubbelt je kaarten
web-gang-can-reporter = of telt als chantage 2
web-gang-can-taxi-driver = of telt als wapens 2
web-gang-can-customs-officer = of telt als smeergeld 2

## Kracht
web-gang-mark-half = helft
web-gang-mark-beat = om te winnen
web-gang-from-to = { $least } tot { $most }
web-gang-with-yours = met jouw ?
web-gang-if-question = als het ? een { $n } is

## Praten
web-gang-talk = Eerst praten?
web-gang-whisper = Eerst fluisteren?
web-gang-talk-free = Alleen woorden: ze binden niemand.
web-gang-to-sum = Wat je zou bijdragen
web-gang-i-bring = Ik breng { $word }
web-gang-you-bring = { $target }, breng { $word }
web-gang-say = Zeg het
web-gang-ask = Vraag het
web-gang-less = minder
web-gang-more = meer
web-gang-show = Toon een kaart
web-gang-show-which = Welke kaart? Kies in je hand

## Leggen
web-gang-tag-counts = telt
web-gang-tag-returns = komt terug
web-gang-tag-down = blijft gedekt
web-gang-tag-as = als { $points }
web-gang-only-you = Alleen jij ziet dit
web-gang-stays-down = Blijft gedekt
web-gang-you-bring-total = Je brengt
web-gang-part-cards = kaarten { $points }
web-gang-part-persons = personen { $points }
web-gang-part-thug = vechtersbaas { $points }
web-gang-commit = Wat je inzet
web-gang-manner = Hoe je kaarten liggen
web-gang-lies-openly = Open
web-gang-lies-openly-how = Iedereen ziet je kaarten meteen
web-gang-lies-counted = Geteld
web-gang-lies-counted-how = { $count ->
    [0] Iedereen ziet dat je er geen legt
    [one] Iedereen ziet dat je er één legt
   *[other] Iedereen ziet dat je er { $count } legt
}
web-gang-lies-covered = Verborgen
web-gang-lies-covered-how = Zelfs niet hoeveel het er zijn
web-gang-at-once = Alleen jij nog: alle kaarten gaan meteen open.
web-gang-none-down = geen
web-gang-commit-openly = Leg { $points }, open
web-gang-commit-counted = Leg { $points }, geteld
web-gang-commit-covered = Leg { $points }, gedekt
web-gang-commit-now = Leg { $points }
web-gang-commit-none = Leg niets
web-gang-verdict-sure = zeker
web-gang-verdict-open = hangt af van wat de anderen brengen
web-gang-verdict-out = niet met deze kaarten

## Mr. X
web-gang-join = Aansluiten?
web-gang-your-side = Jouw kant
web-gang-covered = { $count ->
    [0] geen kaart
    [one] één kaart, gedekt
   *[other] { $count } kaarten, gedekt
}
web-gang-x-added = Jouw { $points } tellen pas als alles opengaat.
web-gang-x-join-challengers = Zij leggen eerst en winnen bij gelijkspel.
web-gang-x-join-defenders = Zij leggen als laatsten en kennen de som van de uitdagers.
web-gang-x-hidden = Verborgen
web-gang-x-hidden-what = soort en waarde
web-gang-x-seen = De tafel ziet
web-gang-x-seen-what = hoeveel, en de kant

## De Godfather
web-gang-godfather-card = De Godfather
web-gang-holder = Wie de kaart heeft
web-gang-no-holder = Nog niemand was Godfather.
web-gang-holder-keeps = Zolang niemand anders haar neemt, blijft de kaart liggen en wordt niemand gewipt.
web-gang-points-worth = Eén per ronde voor wie de kaart heeft. De meeste aan het einde: 1 fles.
web-gang-take-alone = Je speelt deze ronde alleen, en niets telt dubbel.
web-gang-take-oust = { $target } wordt gewipt: geen kaarten, geen personen, geen ?.
web-gang-take-both = Krijg je buit, dan zijn beide pakketten voor jou. Daaruit betaal je { $target } één fles, één kaart of de persoon.
web-gang-pass-means = Jij en { $target } spelen samen en delen. Neemt { $target } de kaart, dan word jij deze ronde gewipt.
web-gang-two-declare = Als twee haar willen
web-gang-two-declare-how = Elk speelt tegelijk één kaart. De hoogste wint.
web-gang-windows = Twee momenten
web-gang-window-first = Voordat de uitdagers leggen: iedereen.
web-gang-window-second = Na het omdraaien van de uitdagers: de verdedigers, als de kaart niet verhuisd is.
web-gang-tie-nobody = Gelijkspel: niemand krijgt haar.
web-gang-tie-nearest = Gelijkspel: de eerste na { $seat }
web-gang-duel-live = Het duel
web-gang-duel-of = Het duel van ronde { $round }
web-gang-alone-question = Zou je het alleen kunnen?
web-gang-alone-you = Jij alleen, al je kaarten
web-gang-alone-cards = { $count ->
    [one] { $points } + 1 kaart
   *[other] { $points } + { $count } kaarten
}
web-gang-alone-note = gestippeld: kaarten die je niet kent, gemiddeld

## De uitslag
web-gang-win = { $side } winnen
web-gang-half-reached = Verliezers halen de helft
web-gang-half-missed = De helft was { $points }: verliezers krijgen niets
web-gang-tie = gelijkspel is voor de uitdagers
web-gang-brought = { $side } brachten
web-gang-persons-cards = personen + kaarten
web-gang-why-larger = kiest eerst
web-gang-why-marked = gelijkspel: de 1 kiest eerst
web-gang-why-mr-x-ties = gelijkspel: Mr. X kiest eerst
web-gang-why-alone = staat alleen
web-gang-why-godfather = neemt beide
web-gang-why-no-share = krijgt niets
web-gang-goes-empty = krijgt niets
web-gang-packages-winners = Pakketten van de winnaars
web-gang-packages-losers = Pakketten van de verliezers
web-gang-yours = aan jou de keus
web-gang-taken = genomen
web-gang-chooses = { $you ->
    [yes] jij kiest
   *[no] { $seat } kiest
}
web-gang-nobody = niemand krijgt ze
web-gang-choose = neem dit
web-gang-chosen = gekozen
web-gang-would-get = zou dit krijgen
web-gang-took-first = koos eerst
web-gang-gets-rest = kreeg de rest

## Het einde van de ronde
web-gang-closing = Voor de volgende ronde
web-gang-drawn = Je kaart is getrokken.
web-gang-trade = { $person }: 6 punten voor een fles
web-gang-trade-how = Geef kaarten uit je hand; de gedrukte waarde telt.
web-gang-trade-enough = Genoeg voor een fles: reken af of geef meer.
web-gang-poker-throw = Leg twee kaarten af
web-gang-poker-how = Neem dan twee kaarten van de aflegstapel, samen niet meer waard.
web-gang-poker-pick = Neem van de aflegstapel
web-gang-poker-limit = Samen hoogstens { $points } waard.
web-gang-pay = Wat betaal je?

## De showdown
web-gang-showdown = De showdown
web-gang-showdown-how = Het meeste van elke soort in de hand en de meeste personen leveren elk twee flessen op. Wie gelijkstaat, krijgt ze ook.
web-gang-column-kind-weapons = Wapens
web-gang-column-kind-bribes = Smeergeld
web-gang-column-kind-blackmail = Chantage
web-gang-column-persons = Personen
web-gang-column-godfather-points = De Godfather
web-gang-ranking = Eindstand
web-gang-ranking-how = flessen, de laatste uit de showdown
web-gang-from-loot = Buit
web-gang-from-abilities = Vaardigheden
web-gang-from-showdown = Showdown
web-gang-from-godfather = Godfatherpunten

## Knoppen
web-gang-do-commit = Leg ze
web-gang-do-openly = Leg ze, open
web-gang-do-counted = Leg ze, geteld
web-gang-do-covered = Leg ze, gedekt
web-gang-do-join = { $count ->
    [0] Naar de { $side }
   *[other] Leg er { $count } bij de { $side }
}
web-gang-do-choose = Neem { $package }
web-gang-do-pay = Betaal { $payment }
web-gang-do-trade = Handel met de { $person }
web-gang-do-pledge = Zeg: ‘Ik breng { $word }’
web-gang-do-ask = Vraag: { $word }
web-gang-do-take = Neem de kaart
web-gang-do-pass = Pas
web-gang-do-lay = Leg { $card }
web-gang-do-take-back = Neem { $card } terug
web-gang-do-leave = Laat { $card } gedekt
web-gang-do-stake = Speel { $card }
web-gang-do-hand-over = Geef { $card }
web-gang-do-fence = Ruil { $card } bij de heler
web-gang-do-fence-which = Heler: ruil een kaart uit je hand
web-gang-do-swap = Ruil { $card }
web-gang-do-swap-which = Mr. X: ruil een kaart uit je hand
web-gang-choose-in-hand = Kies de kaart in je hand
web-gang-do-throw = Leg { $card } af
web-gang-do-pick = Neem { $card }
web-gang-do-show = Toon { $card }
web-gang-do-draw = Trek je kaart
web-gang-do-draw-extra = Mr. X: trek er nog een
web-gang-do-poker = Pokerspeler: ruil twee kaarten
web-gang-do-finish = Klaar
web-gang-do-settle = Reken af voor een fles
web-gang-do-declare-thug = Vechtersbaas: verdubbel je kaarten
web-gang-do-spare-thug = Houd de vechtersbaas achter
