# Chicago Gangsters: wat elk ding is en doet, voor het kijkvenster en voor tips. `clause` noemt de regel.

## Middelenkaarten
web-about-weapons = Telt zijn waarde mee waar de wijk wapens toelaat; elders gaat hij voor ieders ogen terug in de hand.
    .clause = CG-34
web-about-bribes = Telt zijn waarde mee waar de wijk smeergeld toelaat; elders gaat hij voor ieders ogen terug in de hand.
    .clause = CG-34
web-about-blackmail = Telt zijn waarde mee waar de wijk chantage toelaat; elders gaat hij voor ieders ogen terug in de hand.
    .clause = CG-34
web-about-face-down = Gedekt gelegd: niemand anders ziet soort en waarde voordat de kaarten opengaan.
    .clause = CG-36
web-name-face-down = gedekte kaart
web-about-left-down = Blijft gedekt tot de beslissing; mag ze hier niet, dan kost deze bluf de kaart.
    .clause = CG-40
web-name-left-down = kaart met het ?
web-about-cards = Middelenkaarten uit een pakket worden van de stapel getrokken; niemand heeft er meer dan tien.
    .clause = CG-52

## Personen
web-about-informer = Aan het einde van elke ronde mag je middelenkaarten met waarde 6 of meer geven voor één fles.
    .clause = CG-70
web-about-whisky-smuggler = Aan het einde van elke ronde krijg je van hem één fles voor middelenkaarten met waarde 6 of meer.
    .clause = CG-70
web-about-dealer = Wie hem heeft, mag smeergeld in elke wijk gebruiken.
    .clause = CG-71
web-about-thief = Wie hem heeft, mag chantage in elke wijk gebruiken.
    .clause = CG-71
web-about-explosives-expert = Wie hem heeft, mag wapens in elke wijk gebruiken.
    .clause = CG-71
web-about-fence = Aan het einde van de ronde mag je één handkaart afleggen en er één trekken.
    .clause = CG-72
web-about-poker-player = Aan het einde van de ronde mag je twee handkaarten afleggen en twee uit de aflegstapel pakken, samen niet meer waard.
    .clause = CG-73
web-about-priest = Telt in de showdown als twee personen.
    .clause = CG-74
web-about-thug = Verdubbelt één keer je gespeelde middelenkaarten, met hoogstens tien punten; daarna verlaat hij het spel.
    .clause = CG-75
web-about-reporter = Waar personen niet meetellen, dient hij als chantage 2, als chantage daar mag.
    .clause = CG-76
web-about-taxi-driver = Waar personen niet meetellen, dient hij als wapens 2, als wapens daar mogen.
    .clause = CG-76
web-about-customs-officer = Waar personen niet meetellen, dient hij als smeergeld 2, als smeergeld daar mag.
    .clause = CG-76
web-about-person = Telt met zijn waarde mee waar de wijk personen laat meetellen, en heeft geen vaardigheid.
    .clause = CG-77
web-about-the-person = De persoon in het pakket hoort voortaan bij zijn nieuwe clan.
    .clause = CG-52

## Kaarten van de ronde
web-about-district = Zegt welke middelen in deze ronde gebruikt mogen worden en of personen meetellen.
    .clause = CG-4
web-about-coalition = Zegt wie in deze ronde samen uitdagen en wie samen verdedigen.
    .clause = CG-3
web-name-coalition = coalitiekaart
web-about-challengers = Zij leggen eerst, en een gelijkspel is voor hen.
    .clause = CG-41
web-about-defenders = Zij leggen na de uitdagers en kennen hun som, op een gedekte kaart na.
    .clause = CG-35
web-about-question = De uitdager met dit teken mag één van de gelegde kaarten gedekt laten.
    .clause = CG-33
web-name-question = het ?
web-about-mark = Brachten beide partners evenveel, dan kiest deze als eerste.
    .clause = CG-50
web-name-mark = de 1: eerste keus
web-about-doubled = Wie alleen staat, telt middelenkaarten en personen dubbel.
    .clause = CG-91
web-name-doubled = alleen: telt dubbel
web-about-winners = Een pakket van de winnaars: wie van hen meer bracht, kiest er een, de partner krijgt het andere.
    .clause = CG-50
web-name-winners = pakket van de winnaars
web-about-losers = Een pakket van de verliezers: ze krijgen het alleen als hun som minstens de helft van die van de winnaars is.
    .clause = CG-51
web-name-losers = pakket van de verliezers
web-about-alcohol = De meeste flessen aan het einde winnen het spel.
    .clause = CG-83
web-name-alcohol = alcohol in flessen
web-about-half = Vanaf hier krijgen ook de verliezers hun pakketten.
    .clause = CG-51
web-name-half = de helft van de som van de winnaars
web-about-beat = Vanaf hier winnen de verdedigers: een gelijkspel is voor de uitdagers.
    .clause = CG-41
web-name-beat = genoeg om te winnen
web-about-word = Partners mogen beloven en liegen zoveel ze willen: niets bindt, maar de tafel ziet wie woord houdt.
    .clause = CG-31
web-name-word = een gegeven woord

## Rollen, stapels, eindes
web-about-clan = De coalitiekaarten verdelen de clans elke ronde opnieuw.
    .clause = CG-3
web-about-mr-x = Legt als eerste, zegt hoeveel kaarten, en sluit zich open bij een kant aan.
    .clause = CG-101
web-about-godfather = Wie de kaart neemt, speelt deze ronde alleen; de partner wordt gewipt.
    .clause = CG-111
web-name-godfather = kaart van de Godfather
web-about-godfather-points = Eén voor wie de kaart heeft, aan het einde van elke ronde; de meeste leveren op het laatst één fles op.
    .clause = CG-117
web-about-pile = Hiervan worden middelenkaarten getrokken; is hij leeg, dan wordt de aflegstapel geschud.
    .clause = CG-61
web-name-pile = stapel middelenkaarten
web-about-discards = Iedereen mag zien wat hier ligt; de pokerspeler pakt er kaarten uit.
    .clause = CG-64
web-name-discards = aflegstapel
web-about-persons-pile = In elke ronde gaat er één persoon open, die in een van de pakketten zit.
    .clause = CG-21
web-name-persons-pile = personen die nog komen
web-about-coalitions = De eindkaart zit bij de laatste drie: met haar komt de showdown.
    .clause = CG-11
web-name-coalitions = coalities die nog komen
web-about-majority = In de showdown levert de hoogste som aan handkaarten van een soort twee flessen op, voor iedereen die gelijkstaat.
    .clause = CG-81
web-about-persons = In de showdown leveren de meeste personen twee flessen op, voor iedereen die gelijkstaat.
    .clause = CG-82

## Getallen van nu
web-tell-value = waarde { $n }
web-tell-counts = telt hier mee
web-tell-returns = telt hier niet mee
web-tell-counts-by = { $you ->
    [yes] jouw { $person } maakt dat mogelijk
   *[no] de { $person } van { $seat } maakt dat mogelijk
}
web-tell-here = hier { $points }
web-tell-left = nog { $count }
web-tell-points = van { $least } tot { $most }
web-tell-in-loot = ligt in de buit van deze ronde
web-tell-with = { $you ->
    [yes] hoort bij jou
   *[no] hoort bij { $seat }
}
