# Chicago Gangsters: de tafel. Namen, vragen, wat er gebeurde, waarom niet.

chicago-gangsters = Chicago Gangsters
title-line = Beloof acht, breng zes, en deel de whisky met wie je geloofde.
title-short = Beloof acht, breng er zes.
title-won-by = De meeste alcohol bij de showdown.
option-godfather = de Godfather: wip je partner en speel voor twee (drie of vier spelers)
option-whisper = partners mogen fluisteren: de anderen horen geen beloftes en verzoeken en zien geen getoonde kaarten
option-miniature = miniatuur: de laatste ronde met drie middelenkaarten, voor drie, klein genoeg om helemaal door te rekenen

## Dingen
weapons = wapens { $n }
bribes = smeergeld { $n }
blackmail = chantage { $n }
kind-weapons = wapens
kind-bribes = smeergeld
kind-blackmail = chantage
bottles = { $n ->
    [one] 1 fles
   *[other] { $n } flessen
}
cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
the-person = de persoon
persons = personen
godfather-points = Godfatherpunten
pay-alcohol = 1 fles
pay-means = 1 middelenkaart
pay-person = de persoon

## Personen
informer = informant
whisky-smuggler = whiskysmokkelaar
dealer = dealer
thief = dief
explosives-expert = springstofexpert
fence = heler
poker-player = pokerspeler
priest = priester
thug = vechtersbaas
reporter = verslaggever
taxi-driver = taxichauffeur
customs-officer = douanier
bank-director = bankdirecteur
mayor = burgemeester
police-chief = politiechef
prosecutor = officier van justitie
judge = rechter
senator = senator

## Clans en kanten
diamond = Ruitenclub
rose = Jongens van de Rozenstraat
clover = Klaverbende
anchor = Ankerploeg
mr-x = Mr. X
challengers = uitdagers
defenders = verdedigers

## Wijken
the-loop = The Loop
little-italy = Little Italy
cicero = Cicero
near-north-side = Near North Side
south-side = South Side
west-side = West Side
bronzeville = Bronzeville
bridgeport = Bridgeport
back-of-the-yards = Back of the Yards
pilsen = Pilsen
hyde-park = Hyde Park
stockyards = Stockyards
the-levee = The Levee

## Gegeven woorden
at-least = { $n ->
    [one] minstens 1 punt
   *[other] minstens { $n } punten
}
some-weapons = wapens
some-bribes = smeergeld
some-blackmail = chantage
nothing = niets

## Eindes
most-alcohol = de meeste alcohol
equal-alcohol = evenveel alcohol

## Getallen van simulaties
rounds = ronden
alcohol-a-player = alcohol per speler
alcohol-from-loot = alcohol uit buit, per speler
alcohol-from-abilities = alcohol uit vaardigheden, per speler
alcohol-from-showdown = alcohol uit de showdown, per speler
alcohol-from-godfather = alcohol uit Godfatherpunten, per speler
challengers-win = deel van de ronden dat de uitdagers winnen
losers-go-empty = deel van de ronden waarin de verliezers niets krijgen

## Vragen
ask-window = Neem je de kaart van de Godfather? Iedereen beslist geheim en tegelijk (moment { $window } van 2).
ask-duel = { $you ->
    [among] Jij en { $besides } willen allemaal de kaart: speel één middelenkaart.
   *[no] { $seats } willen allemaal de kaart: speel één middelenkaart.
}
ask-mr-x = Mr. X is eerst: leg kaarten gedekt en kies dan een kant. De tafel hoort hoeveel het er zijn.
ask-commit = { $known ->
    [0] Leg kaarten voor de { $side } en zet dan in.
   *[other] Leg kaarten tegen { $points } en zet dan in.
}
ask-thug = De kaarten gaan zo open: verdubbelt je vechtersbaas je middelenkaarten?
ask-package = Kies een pakket: { $package }; of { $other }.
ask-compensation = Beide pakketten zijn voor jou. Wat betaal je { $target }, die je gewipt hebt?
ask-end-of-round = Einde van de ronde: trek je kaart en gebruik je personen, in de volgorde die je wilt.
ask-payment = De { $person } wil middelenkaarten met waarde 6; er ligt { $points }.
ask-poker-player = { $thrown ->
    [2] Pak { $count ->
        [one] nog één kaart
       *[other] twee kaarten
    } uit de aflegstapel, samen hoogstens { $points } waard.
   *[other] Leg { $count ->
        [one] nog één handkaart af.
       *[other] twee handkaarten af.
    }
}

## De terminal
term-gangsters-round = Ronde { $round }, { $district }: { $means }; personen tellen { $persons ->
    [1] mee
   *[other] niet mee
}. Persoon: { $person }. Stapel { $pile }, afgelegd { $discards }.
term-gangsters-alcohol = Flessen
term-gangsters-line = { $seat }, { $clan }: { $alcohol } flessen, { $hand } kaarten, { $kept } van { $given } beloftes gehouden
term-gangsters-your-hand = Je hand:
term-gangsters-span = { $least } tot { $most }
term-gangsters-half = de helft { $words }
term-gangsters-beat = om te winnen { $words }
term-gangsters-you-bring = Je brengt { $points }
term-gangsters-loot = buit
term-gangsters-abilities = vaardigheden
term-gangsters-showdown = showdown
term-gangsters-godfather = de Godfather

## Wat er gebeurde
clan-dealt = { $you ->
    [yes] Je speelt voor: { $clan }.
   *[no] { $seat } speelt voor: { $clan }.
}
hand-dealt = { $you ->
    [yes] Je krijgt { $count } kaarten.
   *[no] { $seat } krijgt { $count } kaarten.
}
hand-dealt-seen = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $seat } krijgt { $cards }.
}
person-set-aside = Met deze persoon begint niemand: { $person } gaat terug.
person-dealt = { $you ->
    [yes] Je begint met: { $person }.
   *[no] { $seat } begint met: { $person }.
}
round-begun = Ronde { $round }, { $district }: { $means } mag je gebruiken, personen { $persons ->
    [1] tellen mee
   *[other] tellen niet mee
}. Bij de buit: { $person }.
side-named = { $you ->
    [alone] De { $side }: jij.
    [among] De { $side }: jij en { $besides }.
   *[no] De { $side }: { $seats }.
}
question-given = { $you ->
    [yes] Jij hebt het ?: je mag een kaart gedekt laten.
   *[no] { $seat } heeft het ? en mag een kaart gedekt laten.
}
winners-loot = Voor de winnaars: { $package }; of { $other }.
losers-loot = Voor de verliezers, met de helft: { $package }; of { $other }.
window-answered = { $you ->
    [yes] Je hebt beslist.
   *[no] { $seat } heeft beslist.
}
window-answered-seen = { $takes ->
    [1] { $you ->
        [yes] Je grijpt naar de kaart van de Godfather.
       *[no] { $seat } grijpt naar de kaart van de Godfather.
    }
   *[other] { $you ->
        [yes] Je laat de kaart van de Godfather liggen.
       *[no] { $seat } laat de kaart van de Godfather liggen.
    }
}
nobody-declared = Niemand wil de kaart van de Godfather.
card-claimed = { $you ->
    [alone] De kaart van de Godfather wordt opgeëist door jou.
    [among] De kaart van de Godfather wordt opgeëist door jou en { $besides }.
   *[no] De kaart van de Godfather wordt opgeëist door { $seats }.
}
card-staked = { $you ->
    [yes] Je speelt er een kaart om.
   *[no] { $seat } speelt er een kaart om.
}
card-staked-seen = { $you ->
    [yes] Je speelt er { $card } om.
   *[no] { $seat } speelt er { $card } om.
}
stake-revealed = { $you ->
    [yes] Je draait { $card } om.
   *[no] { $seat } draait { $card } om.
}
duel-undecided = Gelijke kaarten, en er was nog geen Godfather: niemand wordt het deze ronde.
godfather-crowned = { $you ->
    [yes] Je bent de Godfather en wipt { $target }.
    [target] { $seat } is de Godfather en wipt jou.
   *[no] { $seat } is de Godfather en wipt { $target }.
}
mr-x-joined = { $you ->
    [yes] Je sluit je aan bij de { $side }, met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
   *[no] { $seat }, Mr. X, sluit zich aan bij de { $side }, met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
}
mr-x-joined-seen = { $count ->
    [0] { $you ->
        [yes] Je sluit je aan bij de { $side }, zonder kaart.
       *[no] { $seat }, Mr. X, sluit zich aan bij de { $side }, zonder kaart.
    }
   *[other] { $you ->
        [yes] Je sluit je aan bij de { $side }, met { $cards }.
       *[no] { $seat }, Mr. X, sluit zich aan bij de { $side }, met { $cards }.
    }
}
laid-openly = { $count ->
    [0] { $you ->
        [yes] Je legt openlijk niets
       *[no] { $seat } legt openlijk niets
    }
   *[other] { $you ->
        [yes] Je legt open { $seen }
       *[no] { $seat } legt open { $seen }
    }
}{ $left ->
    [0] .
   *[other] , en één kaart gedekt.
}
laid-openly-seen = { $number ->
    [0] { $you ->
        [yes] Je hebt open niets gelegd.
       *[no] { $seat } heeft open niets gelegd.
    }
   *[other] { $you ->
        [yes] Je hebt open gelegd: { $cards }.
       *[no] { $seat } heeft open gelegd: { $cards }.
    }
}
laid-counted = { $you ->
    [yes] Je legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } gedekt.
   *[no] { $seat } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } gedekt.
}
laid-counted-seen = { $number ->
    [0] { $you ->
        [yes] Je hebt niets gelegd.
       *[no] { $seat } heeft niets gelegd.
    }
   *[other] { $you ->
        [yes] Je hebt gedekt gelegd, voor iedereen te tellen: { $cards }.
       *[no] { $seat } heeft gedekt gelegd, voor iedereen te tellen: { $cards }.
    }
}
laid-covered = { $you ->
    [yes] Je hebt gelegd; hoeveel, blijft verborgen.
   *[no] { $seat } heeft gelegd; hoeveel, blijft verborgen.
}
laid-covered-seen = { $number ->
    [0] { $you ->
        [yes] Je hebt niets gelegd.
       *[no] { $seat } heeft niets gelegd.
    }
   *[other] { $you ->
        [yes] Je hebt verborgen gelegd: { $cards }.
       *[no] { $seat } heeft verborgen gelegd: { $cards }.
    }
}
thug-declared = { $you ->
    [yes] Je vechtersbaas verdubbelt je middelenkaarten.
   *[no] De vechtersbaas van { $seat } verdubbelt de middelenkaarten.
}
thug-spared = { $you ->
    [yes] Je houdt je vechtersbaas achter.
   *[no] { $seat } houdt de vechtersbaas achter.
}
cards-turned-up = { $count ->
    [0] { $you ->
        [yes] Je draait niets om
       *[no] { $seat } draait niets om
    }
   *[other] { $you ->
        [yes] Je draait { $cards } om
       *[no] { $seat } draait { $cards } om
    }
}{ $left ->
    [0] .
   *[other] ; één kaart blijft gedekt.
}
cards-returned = { $you ->
    [yes] Mag hier niet: je neemt { $cards } terug.
   *[no] Mag hier niet: { $seat } neemt { $cards } terug.
}
sum-announced = De { $side } hebben { $points }.
hidden-turned-up = { $counts ->
    [1] { $you ->
        [yes] Je gedekte kaart is { $card } en telt.
       *[no] De gedekte kaart van { $seat } is { $card } en telt.
    }
   *[other] { $you ->
        [yes] Je gedekte kaart is { $card }: bluf, afgelegd.
       *[no] De gedekte kaart van { $seat } is { $card }: bluf, afgelegd.
    }
}
brought = { $you ->
    [yes] Je draagt { $points } bij: middelen { $means }, personen { $persons }, vechtersbaas { $bonus }{ $doubled ->
        [1] , verdubbeld
       *[other] {""}
    }.
   *[no] { $seat } draagt { $points } bij: middelen { $means }, personen { $persons }, vechtersbaas { $bonus }{ $doubled ->
        [1] , verdubbeld
       *[other] {""}
    }.
}
round-evaluated = { $points } tegen { $other }: de { $side } winnen{ $tie ->
    [1] {" "}bij gelijkspel
   *[other] {""}
}. { $half ->
    [1] De verliezers halen de helft.
   *[other] De verliezers halen de helft niet.
}
pledge-kept = { $you ->
    [yes] Je hield je woord: { $word }.
   *[no] { $seat } hield woord: { $word }.
}
pledge-broken = { $you ->
    [yes] Je brak je woord: { $word }.
   *[no] { $seat } brak het gegeven woord: { $word }.
}
pledge-kept-whispered = { $you ->
    [yes] Je hield je woord.
   *[no] { $seat } hield woord tegenover de partner.
}
pledge-kept-whispered-seen = { $you ->
    [yes] Je hield je gefluisterde woord: { $word }.
   *[no] { $seat } hield het gefluisterde woord: { $word }.
}
pledge-broken-whispered = { $you ->
    [yes] Je brak je woord.
   *[no] { $seat } brak het woord aan de partner.
}
pledge-broken-whispered-seen = { $you ->
    [yes] Je brak je gefluisterde woord: { $word }.
   *[no] { $seat } brak het gefluisterde woord: { $word }.
}
pledged = { $you ->
    [yes] Je zegt: ‘Ik breng { $word }.’
   *[no] { $seat }: ‘Ik breng { $word }.’
}
requested = { $you ->
    [yes] Je zegt: ‘{ $target }, breng { $word }.’
    [target] { $seat } tegen jou: ‘Breng { $word }.’
   *[no] { $seat }: ‘{ $target }, breng { $word }.’
}
card-shown = { $you ->
    [yes] Je toont { $card }.
   *[no] { $seat } toont { $card }.
}
larger-chooses = { $you ->
    [yes] Je droeg het meest bij en kiest eerst.
   *[no] { $seat } droeg het meest bij en kiest eerst.
}
marked-chooses = { $you ->
    [yes] Gelijk: door het merkteken op de coalitiekaart kies jij eerst.
   *[no] Gelijk: door het merkteken op de coalitiekaart kiest { $seat } eerst.
}
mr-x-chooses = { $you ->
    [yes] Gelijk: als Mr. X kies jij eerst.
   *[no] Gelijk: { $seat }, Mr. X, kiest eerst.
}
lone-chooses = { $you ->
    [yes] Je staat alleen en kiest één pakket.
   *[no] { $seat } staat alleen en kiest één pakket.
}
godfather-takes-all = { $you ->
    [yes] Je speelt alleen: beide pakketten zijn voor jou.
   *[no] { $seat } speelt alleen: beide pakketten zijn voor de Godfather.
}
losers-empty = { $you ->
    [alone] Minder dan de helft: jij krijgt niets.
    [among] Minder dan de helft: jij en { $besides } krijgen niets.
   *[no] Minder dan de helft: { $seats } krijgen niets.
}
package-taken = { $you ->
    [yes] Je neemt { $package }.
   *[no] { $seat } neemt { $package }.
}
package-lapsed = Niemand neemt { $package }.
person-joined = { $you ->
    [yes] Bij jou komt: { $person }.
   *[no] Bij { $seat } komt: { $person }.
}
partner-paid = { $you ->
    [yes] Je betaalt { $target }: { $payment }.
    [target] { $seat } betaalt jou: { $payment }.
   *[no] { $seat } betaalt { $target }: { $payment }.
}
person-left = Door niemand genomen en uit het spel: { $person }.
roles-exchanged = { $you ->
    [yes] Je ging met lege handen weg en bent nu Mr. X; { $target } neemt over: { $clan }.
    [target] { $seat } ging met lege handen weg en is nu Mr. X; jij neemt over: { $clan }.
   *[no] { $seat } ging met lege handen weg en is nu Mr. X; { $target } neemt over: { $clan }.
}
card-drawn = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $seat } trekt een kaart.
}
card-drawn-seen = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt { $card }.
}
cards-lapsed = { $you ->
    [yes] Je kunt niets meer trekken: { $count ->
        [one] één kaart vervalt.
       *[other] { $count } kaarten vervallen.
    }
   *[no] { $seat } kan niets meer trekken: { $count ->
        [one] één kaart vervalt.
       *[other] { $count } kaarten vervallen.
    }
}
pile-renewed = De { $count } afgelegde kaarten worden een nieuwe stapel.
extra-drawn = { $you ->
    [yes] Als Mr. X neem je een kaart extra.
   *[no] { $seat }, Mr. X, neemt een kaart extra.
}
trade-begun = { $you ->
    [yes] Je handelt met de { $person }.
   *[no] { $seat } handelt met de { $person }.
}
poker-begun = { $you ->
    [yes] Je pokerspeler gaat zitten.
   *[no] De pokerspeler van { $seat } gaat zitten.
}
card-fenced = { $you ->
    [yes] Je heler ruilt { $card }.
   *[no] De heler van { $seat } ruilt { $card }.
}
card-swapped = { $you ->
    [yes] Als Mr. X ruil je { $card }.
   *[no] { $seat }, Mr. X, ruilt { $card }.
}
card-handed-over = { $you ->
    [yes] Je geeft de { $person } { $card }.
   *[no] { $seat } geeft de { $person } { $card }.
}
alcohol-traded = { $you ->
    [yes] De { $person } geeft je 1 fles voor { $points } punten.
   *[no] De { $person } geeft { $seat } 1 fles voor { $points } punten.
}
card-thrown = { $you ->
    [yes] Je legt { $card } af.
   *[no] { $seat } legt { $card } af.
}
card-picked = { $you ->
    [yes] Je pakt { $card } uit de aflegstapel.
   *[no] { $seat } pakt { $card } uit de aflegstapel.
}
point-earned = { $you ->
    [yes] Je krijgt een Godfatherpunt: samen { $count }.
   *[no] { $seat } krijgt een Godfatherpunt: samen { $count }.
}
showdown-begun = De eindkaart: de showdown.
hand-shown = { $number ->
    [0] { $you ->
        [yes] Je toont een lege hand.
       *[no] { $seat } toont een lege hand.
    }
   *[other] { $you ->
        [yes] Je toont je hand: { $cards }.
       *[no] { $seat } toont de hand: { $cards }.
    }
}
majority-won = { $you ->
    [alone] Meerderheid in { $what } ({ $number }): jij.
    [among] Meerderheid in { $what } ({ $number }): jij en { $besides }.
   *[no] Meerderheid in { $what } ({ $number }): { $winners }.
}
game-ended = { $you ->
    [alone] Het spel is uit: jij wint met { $reason }, { $alcohol }.
    [among] Het spel is uit: jij en { $besides } met { $reason }, { $alcohol }.
   *[no] Het spel is uit: { $winners } met { $reason }, { $alcohol }.
}

## Waarom niet
refused-other-question = Dat wordt nu niet gevraagd.
refused-not-in-hand = { $card } zit niet in je hand.
refused-not-laid = Je hebt { $card } niet gelegd.
refused-defender-leaves = Verdedigers laten geen kaart gedekt.
refused-no-question = Alleen de uitdager met het ? mag een kaart gedekt laten.
refused-left-already = { $card } is al de kaart die je gedekt laat.
refused-no-thug = Je hebt geen vechtersbaas.
refused-thug-declared = Je vechtersbaas is al gemeld.
refused-thug-later = Mr. X meldt de vechtersbaas pas als de som van de verdedigers bekend is.
refused-mr-x-silent = Mr. X zegt niets tot zijn kaarten opengaan.
refused-no-partner = Je hebt geen partner om mee te praten.
refused-partner-laid = { $target } heeft al gelegd: te laat om te vragen.
refused-talk-first = Praat voordat je legt: tussendoor hoort niemand je.
refused-said-enough = Een ronde heeft ruimte voor één belofte, één verzoek en twee getoonde kaarten van jou.
refused-known-already = Je { $card } is al bekend.
refused-partner-cannot-draw = { $target } kan geen kaart trekken: betaal met iets anders.
refused-not-in-packages = Dat zit niet in je pakketten: { $payment }.
refused-draw-first = Trek je kaart voordat je klaar bent.
refused-once = Dat kan één keer per ronde.
refused-hand-full = Niemand heeft meer dan { $count } kaarten.
refused-piles-empty = Er valt niets te trekken: stapel en aflegstapel zijn leeg.
refused-not-yours = Niet van jou: { $person }.
refused-too-few-cards = Je hebt te weinig kaarten voor de { $person }.
refused-not-mr-x = Dat mag alleen Mr. X.
refused-too-cheap = Er zijn kaarten met minstens 6 nodig; er ligt { $points }.
refused-too-dear = Met { $card } zouden de twee kaarten meer waard zijn dan wat je aflegde.
refused-not-discarded = { $card } ligt niet op de aflegstapel.
