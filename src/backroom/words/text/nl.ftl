# Het huis: woorden die bij geen enkel spel horen.

seat-number = Stoel { $n }
list-and = { $first } en { $last }
house = het huis
game-over = Het spel is uit.
manner-bold = brutaal
manner-patient = geduldig
manner-vengeful = wraakzuchtig
manner-honest = eerlijk
manner-sly = sluw

## Weigeringen van de kern
refused-over = Het spel is uit.
refused-not-asked = { $seat } heeft nu niets te kiezen: de tafel wacht op { $seats }.
refused-unfinished = ‘{ $action }’ is nog maar het begin: maak je keuze af.
refused-after-chance = ‘{ $action }’ komt na een worp of een trekking: kies dat pas als die bekend is.
refused-left-out = ‘{ $action }’ hoort niet bij dit spel.

## Verkeerde invoer
no-such-index = Actie nummer { $value } bestaat niet: ze lopen van 0 tot { $count }, dat laatste niet meegerekend.
save-unreadable = Dit is geen bewaard spel: { $reason }.
save-other-game = Dit is een bewaard spel van { $value } met andere instellingen; hier wordt { $title } gespeeld.
save-other-chance = Dit spel is met een ander soort toeval bewaard, of wat het over het toeval zegt kan niet.
no-such-action = ‘{ $value }’ is geen actie; het meest lijkt ‘{ $near }’.
no-such-seat = Stoel { $value } bestaat niet: aan deze tafel staan stoel 1 tot en met { $players }.
no-encoding = ‘{ $title }’ kan niet in getallen worden verteld: er is niet vastgelegd hoe een stoel het spel ziet.
no-such-title = Het spel ‘{ $value }’ is er niet: kies uit { $expected }.
title-no-title = Het spel ‘{ $name }’ van het pakket ‘{ $near }’ doet niet mee: zijn ingang (entry point) leidt naar een { $value }, niet naar een Title.
title-not-loaded = Het spel ‘{ $name }’ van het pakket ‘{ $near }’ doet niet mee, want het kan niet worden geladen: { $value }.
title-wrong = Het spel ‘{ $name }’ van het pakket ‘{ $near }’ doet niet mee: zijn { $field } is ‘{ $value }’ in plaats van { $expected }.
title-no-words = Het spel ‘{ $name }’ van het pakket ‘{ $near }’ doet niet mee, want in zijn Engelse woorden (text/en/*.ftl) ontbreekt het bericht ‘{ $value }’.
title-board-empty = Het spel ‘{ $name }’ van het pakket ‘{ $near }’ doet niet mee: het heeft een map voor een speelbord, maar daarin ontbreekt { $value }.
title-twice = Twee spellen heten ‘{ $name }’: dat van het pakket ‘{ $near }’ doet niet mee.
title-no-view-type = Het spel ‘{ $title }’ noemt het type van zijn beelden (Title.view) niet, dus er is niets om TypeScript van te maken.
words-missing = Het spel ‘{ $title }’ kan ‘{ $name }’ niet zeggen, want zijn woorden missen dat bericht of een gegeven erin: { $value }.
doctor-titles = { $count ->
    [one] Eén spel kan worden gespeeld.
   *[other] Alle { $count } spellen kunnen worden gespeeld.
}
no-such-board = Het spel ‘{ $value }’ is er niet, en dus ook geen speelbord voor de browser.
no-such-board-file = Het speelbord van ‘{ $name }’ heeft geen bestand ‘{ $value }’.
new-title-wrong-name = ‘{ $value }’ kan geen naam van een spel zijn: neem kleine letters, cijfers en losse streepjes, met een letter vooraan, zoals north-side.
new-title-taken = ‘{ $value }’ is al de naam van een spel of van een Pythonmodule: neem een andere naam.
new-title-not-empty = De map ‘{ $value }’ is er al: neem een andere naam of een andere map.
new-title-written = Het spel ‘{ $name }’ staat in { $value }. Ga daarheen, installeer het met ‘pip install -e . pytest’, test het met ‘python -m pytest’ en speel het met ‘backroom play { $name }’.
no-such-option = { $title } heeft geen optie ‘{ $value }’: wel { $expected }.
no-options = { $title } heeft geen opties, dus ook geen ‘{ $value }’.
no-such-bot = Voor { $title } is er geen bot ‘{ $value }’: kies uit { $expected }.
no-habits = Van de manieren in { $title } wordt niets geteld.
no-such-language = De taal ‘{ $value }’ spreken we hier niet: kies uit { $expected }.
no-such-clause = Regel ‘{ $value }’ bestaat niet.
no-such-file = Het bestand ‘{ $value }’ kan niet worden gelezen: { $reason }.
option-malformed = ‘{ $value }’ is geen optie: schrijf naam=waarde, zoals short=true.
option-out-of-range = De optie ‘{ $name }’ kan niet ‘{ $value }’ zijn: kies uit { $expected }.
option-not-for-players = De optie ‘{ $name }’ is voor { $least } tot { $most } spelers, niet voor { $value }.
value-whole = { $name } kan niet ‘{ $value }’ zijn: het moet een geheel getal van { $least } tot en met { $most } zijn.
value-number = { $name } kan niet ‘{ $value }’ zijn: het moet een getal van { $least } tot en met { $most } zijn.
value-choice = { $name } kan niet ‘{ $value }’ zijn: kies uit { $expected }.
value-empty = { $name } mag niet leeg zijn.
value-unreadable = { $name } kan niet ‘{ $value }’ zijn: het moet een leesbare tekst zijn.
value-text = { $name } kan niet ‘{ $value }’ zijn: het moet een tekst tussen aanhalingstekens zijn.
value-list = { $name } kan niet ‘{ $value }’ zijn: het moet een lijst tussen vierkante haken zijn.
value-table = { $name } kan niet ‘{ $value }’ zijn: het moet een tabel zijn, met een regel voor elke grens.
value-pair = { $name } kan niet ‘{ $value }’ zijn: schrijf naam=waarde, zoals body=100000.
value-host = { $name } kan niet ‘{ $value }’ zijn: het moet een adres of een naam van deze machine zijn, zoals 0.0.0.0 of localhost.
value-host-name = { $name } kan niet ‘{ $value }’ zijn: het moet een naam van een host zijn, zoals games.example.
value-address = { $name } kan niet ‘{ $value }’ zijn: het moet een adres zijn, zoals 192.0.2.9.
value-network = { $name } kan niet ‘{ $value }’ zijn: het moet een adres of een netwerk zijn, zoals 10.0.0.0/8.
value-blocked = { $name } kan niet ‘{ $value }’ zijn: het moet een adres zijn, een netwerk zoals 203.0.113.0/24, of een sleutel (16 tot 64 cijfers van 0 tot f).
value-origin = { $name } kan niet ‘{ $value }’ zijn: het moet het begin van het adres van een pagina zijn, zoals http://localhost:5173.
value-root = { $name } kan niet ‘{ $value }’ zijn: het moet een pad zijn, zoals /backroom.
value-database = { $name } kan niet ‘{ $value }’ zijn: het moet het adres van een database zijn, zoals sqlite:///tables.db.
value-bus = { $name } kan niet ‘{ $value }’ zijn: het moet het adres van een Redis zijn, zoals redis://localhost/0.
value-cluster = { $name } kan niet ‘{ $value }’ zijn: het moet auto zijn, of het adres van een Ray-cluster, zoals 10.0.0.5:6379.
value-folder = { $name } kan niet ‘{ $value }’ zijn: zo’n map is er niet.
value-hex = { $name } kan niet ‘{ $value }’ zijn: het moeten 64 cijfers van 0 tot en met f zijn.
value-not-together = { $name } en { $value } gaan niet samen.
value-only-with = { $name } gaat alleen samen met { $value }.
stream-once = Er kan maar één bestand van de standaardinvoer (-) komen.
stream-not-here = { $name } kan hier geen standaardstroom (-) zijn: noem een bestand.
cannot-write = ‘{ $value }’ kan niet worden geschreven: { $reason }.
engine-alone = Hiervoor zijn de webserver en zijn pakketten nodig, en die zijn er niet: pip install backroom.
config-not-toml = Het bestand ‘{ $value }’ kan niet als TOML worden gelezen: { $reason }.
config-unknown = { $name } is geen instelling van Backroom; het dichtst erbij ligt ‘{ $near }’.
config-twice = Het bestand ‘{ $value }’ heeft een instelling twee keer, één keer met - en één keer met _.
config-from-flag = van de opdrachtregel ({ $value })
config-from-variable = uit de variabele { $value }
config-from-file = uit { $value }
config-from-default = zoals gewoonlijk
wrong-player-count = { $title } is voor { $least } tot { $most } spelers, niet voor { $value }.
wrong-bot-count = Er zijn { $value } bots genoemd voor { $players } stoelen: noem er één voor allemaal, of één per stoel.
empty-choice = Er is niets gekozen: minstens één actie is nodig.
data-not-toml = Het gegevensbestand is niet als TOML te lezen: { $reason }.
state-unfit = Dit is geen stand van dit spel: { $name } kan niet ‘{ $value }’ zijn.
data-too-large = Het gegevensbestand heeft { $size } bytes; het mag er hoogstens { $most } hebben.
data-too-long = Het gegevensbestand gaat te ver op regel { $line }: een regel of een tekst mag hoogstens { $most } tekens hebben.
data-too-long-word = Het gegevensbestand gaat te ver op regel { $line }: een sleutel of een getal mag hoogstens { $most } tekens hebben.
data-too-many-parts = Het gegevensbestand gaat te ver op regel { $line }: een sleutel mag hoogstens { $most } delen hebben, met punten ertussen.
data-too-deep = Het gegevensbestand gaat te ver op regel { $line }: haakjes mogen hoogstens { $most } diep liggen.
data-too-many = Het gegevensbestand gaat te ver op regel { $line }: er mogen hoogstens { $most } van zulke tabellen of waarden zijn.
data-wrong = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht was { $expected }.
data-wrong-number = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht was een geheel getal van { $least } tot en met { $most }.
data-wrong-text = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht was een tekst tussen aanhalingstekens, zoals ‘1’.
data-wrong-each = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht waren { $count } waarden uit { $expected }.
data-wrong-entries = Het gegevensbestand klopt niet op regel { $line }: { $name } heeft ‘{ $value }’, verwacht { $count } onderdelen.
data-wrong-different = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht { $count } verschillende.
data-wrong-unique = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, en zo heet er al een.
data-wrong-often = Het gegevensbestand klopt niet op regel { $line }: in { $name } komt ‘{ $expected }’ { $value } keer voor, verwacht { $count }.
data-wrong-empty = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, daar moet iets in zitten.
data-wrong-name = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht waren kleine letters en streepjes, zoals ‘the-loop’.
data-wrong-sum = Het gegevensbestand klopt niet op regel { $line }: { $name } is samen ‘{ $value }’, verwacht was { $count }.
data-wrong-places = Het gegevensbestand klopt niet op regel { $line }: { $name } is ‘{ $value }’, verwacht waren 1 tot { $most } getallen of vraagtekens.
data-wrong-alike = Het gegevensbestand klopt niet op regel { $line }: { $name } is hetzelfde als nummer { $other } (‘{ $value }’), verwacht waren allemaal verschillende.
data-wrong-room = Het gegevensbestand klopt niet op regel { $line }: de { $tables } kleinste van { $name } hebben ‘{ $value }’ velden, verwacht waren er minstens { $count }.
data-wrong-one-way = Het gegevensbestand klopt niet op regel { $line }: ‘{ $value }’ is verbonden met { $expected }, maar niet andersom ({ $name }).
data-wrong-apart = Het gegevensbestand klopt niet op regel { $line }: van { $expected } leidt geen weg naar ‘{ $value }’ ({ $name }).
data-wrong-dead-end = Het gegevensbestand klopt niet op regel { $line }: ‘{ $value }’ loopt dood, verwacht waren minstens { $count } verbindingen ({ $name }).
data-wrong-beside = Het gegevensbestand klopt niet op regel { $line }: { $name } noemt het veld ‘{ $value }’, dat niet naast { $expected } ligt.
data-wrong-cut-off = Het gegevensbestand klopt niet op regel { $line }: het veld ‘{ $value }’ is vanaf de andere niet te bereiken.
data-wrong-square = Het gegevensbestand klopt niet op regel { $line }: { $name } zegt ‘{ $value }’, maar geen veld van het plein (+) ligt ernaast.
data-wrong-pieces = Het gegevensbestand klopt niet op regel { $line }: het vakje ‘{ $value }’ hangt niet samen met de rest van { $expected }.

## Verslagen
record-not-one = Dit bestand is geen verslag van Backroom.
record-other-version = Dit verslag heeft formaat { $value }; deze Backroom leest formaat 1 tot en met { $expected }.
record-cut-short = Dit verslag is afgekapt: na { $lines ->
    [one] één regel
   *[other] { $lines } regels
} ontbreekt de slotregel.
record-lines-missing = Dit verslag heeft { $value } regels vóór de laatste, maar het horen er { $expected } te zijn: er is iets uit gehaald of bij gezet.
record-changed = Dit verslag is veranderd nadat het was geschreven: het zegel klopt niet.
record-bad-line = Regel { $line } van dit verslag is niet te lezen: { $reason }.
record-bad-seats = Dit verslag noemt { $value } stoelen voor { $expected } spelers.
record-bad-seat = Regel { $line } van dit verslag noemt stoel { $value }: aan deze tafel staan stoel 1 tot en met { $expected }.
record-deal-unfit = Het delen in dit verslag klopt niet met de regels: { $reason }.
record-move-unfit = Zet { $number } van dit verslag ({ $seat }: { $actions }) mag niet volgens de regels.
record-chance-unfit = Het toeval bij zet { $number } klopt niet met de regels: { $reason }.
record-chance-left = { $number ->
    [0] Het delen in dit verslag heeft { $count ->
        [one] één uitkomst
       *[other] { $count } uitkomsten
    } te veel.
   *[other] Zet { $number } van dit verslag heeft { $count ->
        [one] één uitkomst
       *[other] { $count } uitkomsten
    } te veel.
}
record-end-unfit = Volgens dit verslag eindigde het spel met ‘{ $value }’, maar volgens de zetten is het ‘{ $expected }’.
record-other-data = Dit verslag is gespeeld met andere gegevens (versie { $value }) dan deze Backroom voor { $title } heeft.
record-not-canonical = Dit bestand is niet zoals Backroom een verslag schrijft: iets anders heeft het geschreven of veranderd.
record-other-rules = Dit verslag is gespeeld met regels van versie { $value }; deze Backroom speelt { $title } met versie { $expected }.
record-undo-unfit = Na zet { $number } neemt dit verslag keuzes terug tot { $value }: dat kan niet.
record-other-origin = Dit spel zegt dat het verdergaat op een ander, maar dat heeft een andere titel, andere spelers, opties of gegevens.
verify-no-commitments = Alle { $moves } zetten kloppen met de regels, maar in dit verslag is vooraf niets vastgelegd: het toeval is niet na te rekenen.
verify-not-revealed = Alle { $moves } zetten kloppen met de regels, maar de geheimen komen pas na afloop op tafel: het toeval is nog niet na te rekenen.
verify-house-broken = Het huis onthulde een ander seed dan het had vastgelegd.
verify-seat-broken = Wat { $seat } onthulde, is niet wat vooraf was vastgelegd.
verify-chain-broken = De ketting over de regels van dit verslag klopt niet: er is een regel veranderd, toegevoegd of weggehaald.
verify-left-out-unfit = Het verslag zegt niet juist wiens bijdrage is weggelaten.
verify-other-options = De opties die dit verslag noemt, zijn niet die van de titel.
verify-misfit = { $number ->
    [0] Uitkomst { $outcome }, bij het delen: het verslag zegt { $value } onder { $below }, de seeds geven { $expected }.
   *[other] Uitkomst { $outcome }, bij zet { $number } ({ $actions }): het verslag zegt { $value } onder { $below }, de seeds geven { $expected }.
}
verify-fits = { $outcomes } uitkomsten van { $moves } zetten nagerekend: alles klopt met de seeds die dit bestand onthult, en elke zet klopt met de regels.
verify-old-format = Dit verslag heeft formaat 1: de woorden zitten niet in een ketting, en geen bewijs kan zeggen of ze veranderd zijn.
verify-left-out = Niet in het delen, hoewel vastgelegd: { $seats }.
verify-origin-fits = Het spel waarvan dit een afsplitsing is, bij zet { $number }, is ook nagespeeld: de { $outcomes } uitkomsten kloppen.
verify-origin-unsealed = Het spel waarvan dit een afsplitsing is, bij zet { $number }, is ook nagespeeld; het toeval ervan is niet na te rekenen.
verify-hidden = { $count ->
    [one] Eén regel is verborgen
   *[other] { $count } regels zijn verborgen
}: gefluister tussen anderen, namen of woorden die zijn gewist, of, als het huis liegt, keuzes die zijn teruggenomen. Geen keuze die staat kan verborgen zijn.
verify-pinned-fits = Het huis had dit vastgelegd vóór het delen: het seed is niet achteraf gekozen.
verify-receipt-used = Het bewijs van { $seat } klopt: vastgelegd is wat vóór het delen is gezegd, het eigen getal van { $seat } zit erin, { $heads } koppen van de ketting en { $acts } eigen keuzes van { $seat } staan in dit verslag, in hun volgorde.
verify-receipt-left-out = Het bewijs van { $seat } klopt: vastgelegd is wat vóór het delen is gezegd, { $heads } koppen van de ketting en { $acts } eigen keuzes van { $seat } staan in dit verslag, in hun volgorde. Het eigen getal van { $seat } is weggelaten, en het huis heeft nooit iets anders gezegd.
verify-receipt-none = Het bewijs van { $seat } klopt: vastgelegd is wat vóór het delen is gezegd, { $heads } koppen van de ketting en { $acts } eigen keuzes van { $seat } staan in dit verslag, in hun volgorde. { $seat } gaf geen getal.
verify-receipt-onlooker = Het bewijs van een toeschouwer klopt: vastgelegd is wat vóór het delen is gezegd, en { $heads } koppen van de ketting staan in dit verslag, in hun volgorde.
verify-receipt-log = De { $moments } momenten die daar zijn getoond, volgen woord voor woord uit dit verslag.
verify-receipt-no-log = Wat daar is getoond, was niet te vergelijken: er zijn sindsdien woorden gewist, of het verslag heeft formaat 1.
verify-receipt-beyond = { $count ->
    [one] Eén regel kwam
   *[other] { $count } regels kwamen
} na de laatste kop van dit bewijs: over wat daar staat zegt het niets.
verify-bots-same = { $count } keuzes van bots zijn opnieuw gevraagd, met het geluk dat het seed geeft: alle zijn gelijk. ({ $unasked } waren niet opnieuw te vragen.)
verify-bots-differ = { $count } keuzes van bots zijn opnieuw gevraagd, met het geluk dat het seed geeft: slechts { $same } zijn gelijk, de eerste andere is zet { $number }. ({ $unasked } waren niet opnieuw te vragen.)
verify-bots-unknown = Dit verslag vertelt niet welk geluk de bots hadden: ze zijn niet opnieuw te vragen.
verify-alone = Zonder bewijs toont dit alleen dat het bestand met zichzelf klopt. Een ander seed, een weggelaten getal, andere namen, woorden of bots, of een heel spel dat nooit is gespeeld, zou er net zo uitzien. Een bewijs uit de browser van een speler (--receipt) of wat het huis vóór het delen vastlegde (--pinned) toont meer.
verify-alone-pinned = Zonder bewijs kunnen namen, woorden, wie er koos, weggelaten getallen en keuzes die de regels toestaan nog veranderd zijn.
verify-not-proved = Niet bewezen, en niet te bewijzen: het huis kent zijn seed, en vanaf het delen elke kaart; dit toont dat het die niet kon kiezen, niet dat het niemand iets vertelde. Ook niet wat mensen elkaar elders zeiden.
receipt-bad = Dit is geen bewijs van Backroom: { $reason }.
receipt-other-title = Het bewijs is van een ander spel: { $title }.
receipt-other-house = Het huis had vóór het delen een ander seed vastgelegd dan dit verslag zegt.
receipt-other-seats = Het bewijs is van een tafel met een ander aantal stoelen.
receipt-other-commitment = Wat { $seat } had vastgelegd, was vóór het delen iets anders.
receipt-left-out = Volgens het verslag zaten deze stoelen niet in het delen: { $value }; vóór het delen werd gezegd: { $expected }.
receipt-rules = Het verslag heeft regels van versie { $value }; de tafel zei { $expected }.
receipt-data = Het verslag is met andere gegevens gespeeld dan de tafel zei.
receipt-other-contribution = Voor { $seat } is een ander getal gebruikt dan was gegeven.
receipt-dropped = Het getal dat { $seat } gaf, en dat het huis had bevestigd, is weggelaten.
receipt-head = Kop { $number } van { $count } die hier is verteld, zit niet in de ketting van dit verslag: er is een regel veranderd, weggelaten of verzonnen.
receipt-act = Keuze { $number } van { $count } die het huis had bevestigd, staat niet in dit verslag.
receipt-shown = De { $count } momenten die hier zijn getoond, volgen niet uit dit verslag.

## Redenen van bots
why-random = zomaar gekozen.
why-best = leek het beste: zo’n { $chance } % kans om te winnen.

## Simulatie
sim-progress = bezig met spelen
sim-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} { $title }, { $players } spelers
sim-how = { $decisions } beslissingen in { $seconds } s: { $speed } per seconde ({ $compiled ->
    [yes] gecompileerde regels
   *[no] geïnterpreteerde regels
}, { $workers ->
    [one] één proces
   *[other] { $workers } processen
})
sim-seat = Stoel
sim-bot = Bot
sim-wins = Gewonnen
sim-share = Aandeel
sim-ending = Afloop
sim-games = Partijen
sim-figure = Getal
sim-mean = Gemiddeld per partij
sim-lengths = Beslissingen per partij: { $fewest } tot { $most }, mediaan { $median }, gemiddeld { $mean }

## Wedstrijden van bots
why-outside = wat een bot van buiten koos.
bot-unknown = Er is geen bot ‘{ $value }’ voor { $title }: kies uit { $expected }, of noem een klasse (mybot.py:Bot, module:Class), een opdracht (‘cmd: OPDRACHT’) of een adres.
bot-not-started = De bot ‘{ $value }’ kan niet worden gestart: { $reason }.
bot-address = ‘{ $value }’ is geen adres van een bot: het begint met { $expected } en noemt een host.
match-title = { $name } tegen { $player }: { $title }, { $players } spelers
match-share = { $name } wint { $share } van de partijen (95 %: { $low } tot { $high }); een eerlijk deel is { $fair }.
match-better = Dat is meer dan { $threshold }.
match-worse = Dat is minder dan { $threshold }.
match-open = Of dat meer of minder is dan { $threshold } staat niet vast.
match-played = { $stopped ->
    [yes] Beslist na { $games } van { $most } partijen
   *[no] { $games } partijen
}, { $seconds } s; { $ms } ms per beurt van de uitdager.
match-fault = Beurt kwijt, want
match-times = Aantal
match-first = De eerste keer
match-fault-crashed = hij stopte of is niet te bereiken
match-fault-late = hij was te laat
match-fault-flooded = hij zei te veel
match-fault-garbled = zijn antwoord is niet te begrijpen
match-fault-illegal = zijn actie stond niet op de lijst
match-fault-absent = hij werd in die partij niet meer gevraagd

## Ladders van bots
ladder-title = { $title }, { $players } spelers: { $games } partijen van { $levels } niveaus
ladder-level = Niveau
ladder-rating = Sterkte
ladder-share = Deel van de winst
ladder-ms = ms per beurt
ladder-faults = Beurten kwijt
train-needs-numpy = Leren vraagt om NumPy: pip install backroom[research]
cluster-needs-ray = Een cluster vraagt om Ray: pip install backroom[cluster]
cluster-away = Bij { $value } is geen Ray-cluster te krijgen ({ $reason }).
cluster-lost = Partijen gingen { $value } keer verloren met wie ze speelde ({ $reason }).
cluster-other-version = Een machine van het cluster heeft Backroom { $value }, deze { $expected }: ze moeten allemaal dezelfde hebben.
parquet-needs-pyarrow = Een Parquet-bestand vraagt om pyarrow: pip install backroom[cluster]
train-another = In { $value } ligt een andere cursus, met een andere seed of een ander aantal spellen. Noem een andere map, of verwijder deze.
train-done = Van { $rounds } ronden is geleerd; de laatste fout is { $loss }. Het netwerk en de kromme liggen in { $value }.
train-heading = { $title } met { $players } spelers: leren in { $rounds } ronden
train-loss = Hoe ver het oordeel ernaast zit (lager is beter)
train-how = De fout op de spellen van elke ronde, voordat ervan geleerd wordt. Latere ronden worden beter gespeeld en zijn dus moeilijker te beoordelen.
ladder-how = De sterkte komt van OpenSkill; iedereen begint met 25. Achter ± en tussen haakjes: waar de echte waarde met 95 % ligt. Een eerlijk deel van de winst is { $fair }.
ladder-levels = Voor een ladder zijn minstens twee verschillende niveaus nodig, elk één keer genoemd, niet ‘{ $value }’.
ladder-damaged = ‘{ $value }’ is geen ladder, of een beschadigde ({ $reason }): kies met --out een andere naam.
ladder-of-another = ‘{ $value }’ is een ladder van iets anders ({ $name } verschilt): kies met --out een andere naam.

## Gegevenskaarten
card-heading = { "#" } { $title } voor { $players }
card-made = Gemaakt op { $short } door Backroom { $value } met `{ $words }`.
card-what = Wat
card-figure = Getal
card-how = Hoe
card-length = Beslissingen per partij
card-length-how = Partijen van toevallige spelers, dan van het beste niveau, overal dezelfde: minste / mediaan / gemiddelde / meeste. Niets wordt teruggenomen.
card-longest = Langste partij
card-longest-how = Bewezen uit de regels (`rules.bounds()`), in beslissingen.
card-actions = Grootte van de tabel van acties
card-actions-how = Alle acties van de titel (`len(rules.table)`).
card-branching = Acties om uit te kiezen
card-branching-how = Over alle beslissingen van dezelfde partijen: minste / mediaan / gemiddelde / meeste.
card-forced = Gedwongen beslissingen
card-forced-how = Het deel van de beslissingen van toevallige spelers met maar één actie.
card-together = Gelijktijdige beslissingen
card-together-how = Het deel van de beslissingen van toevallige spelers dat meer dan één stoel nog moet nemen.
card-lines = Spelverlopen
card-lines-how = Zonder toeval; met toeval. Het product van wat te kiezen was (en van wat het toeval kon zeggen, de deling inbegrepen) langs toevallige partijen, de mediaan: de grootte van de boom als alle verlopen zo waren.
card-positions = Stellingen
card-positions-how = Verjaardagsschatting over alle stellingen in de tweede helft van hooguit 100 toevallige partijen: paren van verschillende partijen gedeeld door hoe vaak ze elkaar treffen. Bij > trof geen enkel paar elkaar, en er zijn er meer dan een derde van het aantal paren (95 %).
card-bytes = Grootte van een stelling
card-bytes-how = Bytes als JSON, gemiddelde van dezelfde stellingen.
card-draws = Manieren om te trekken wat verborgen is
card-draws-how = Het product van wat het toeval gevraagd werd toen het zicht van een stoel opnieuw werd gedeeld (`resample`), op volgorde: de mediaan en het meeste van één stelling per partij. Een bovengrens voor de grootte van een informatieverzameling.
card-hidden = Toestanden in een informatieverzameling
card-hidden-how = Verjaardagsschatting over 64 nieuwe delingen van dezelfde zichten, de mediaan. Bij > waren er geen twee gelijk. Waarschijnlijke toestanden tellen zwaarder dan zeldzame.
card-observation = Grootte van een waarneming
card-observation-how = Floats (`rules.observation_shape`), voor alle aantallen spelers en varianten dezelfde.
card-luck = Aandeel van geluk
card-luck-how = De variantie van de opbrengst van een stoel die de deling en later toeval op zichzelf verklaren; dan met wat het toeval alleen samen met de spelers doet. Onder spelers die uit alle niveaus zijn geloot. Elke deling wordt gespeeld met twee verlopen van het toeval en daarbij telkens twee opstellingen; covarianties van partijen die een deel gemeen hebben (Sobol). Tussen haakjes 95 % door bootstrap over delingen.
card-parts = Delen van de variantie
card-parts-how = Deling / later toeval / wie speelt en wat die loten / wat alleen samen ontstaat. Wat door het toeval van de steekproef onder nul uitkomt, staat er als 0.
card-seats = Gewonnen per stoel
card-seats-how = Partijen van het beste niveau op alle stoelen, in de volgorde van de stoelen, ± 95 %.
card-baseline = IJkpunt
card-baseline-how = `backroom match`, alle partijen: het aandeel gewonnen partijen van de een tegen kopieën van de ander, met het 95 %-interval.

## Spellen en regels
titles-won-by = Om te winnen:
titles-players = { $least } tot { $most } spelers, { $minutes } minuten
titles-bots = bots: { $bots }
rules-none = In geen enkele regel komt ‘{ $value }’ voor.
rules-kind-S = gedrukte regel
rules-kind-R = huisregel
rules-kind-D = gereconstrueerd

## De tafel in de terminal
term-welcome = { $title }. Welkom in de achterkamer, { $name }.
term-against = Bij je aan tafel: { $others }.
term-option = Afgesproken: { $option }.
term-sealed = Verzegeld voor het delen (SHA-256), gaat open na het spel:
term-opened = Wat verzegeld was, geopend:
term-help-hint = Kies met een nummer of met tekst. ? vertelt wat je nog meer kunt zeggen.
term-prompt = Jouw keuze:
term-resumed = Het spel gaat verder waar het was gebleven.
term-score = Score

# Wie er aan tafel zit als een spel zelf niemand noemt.
term-underworld-1 = Jack McGurn
term-underworld-2 = Frank Nitti
term-underworld-3 = Jake Guzik
term-underworld-4 = Vincent Drucci
term-underworld-5 = Spike O’Donnell
term-underworld-6 = Tony Lombardo

## De tafel in de terminal: wat je kunt zeggen
term-help-choices = Kies met een nummer of met tekst; hoofdletters maken niet uit, en tekst mag korter zolang er maar één ding mee bedoeld kan zijn.
term-help-number = kies wat dit nummer draagt
term-help-text = kies met tekst; ‘{ $short }’ is genoeg
term-help-board = de tafel nog een keer
term-help-hand = je kaarten
term-help-list = de vraag en je keuzes nog een keer
term-help-discards = wat er op de aflegstapel ligt
term-help-log = wat er het laatst gebeurde, 20 zinnen als je geen aantal noemt
term-help-hint-command = wat een bot in jouw plaats zou kiezen, en waarom
term-help-why = wat er nu niet kan, genummerd, met de regel die het verbiedt
term-help-why-action = waarom dat niet kan, met de hele regel; ‘why { $clause }’ toont een regel
term-help-rules = de regels, één voor één, of alleen die met een bepaald woord
term-help-back = neem de laatste stap van een onvoltooide keuze terug (‘undo’ doet hetzelfde)
term-help-save = bewaar het spel en speel verder
term-help-quit = bewaar het spel en ga van tafel

## De tafel in de terminal: antwoorden
term-ambiguous = ‘{ $value }’ kan { $meanings } betekenen{ $more ->
    [0] {""}
    [one] , of nog één andere keuze
   *[other] , of nog { $more } andere keuzes
}: zeg iets meer.
term-no-such-number = Keuze { $value } is er niet: ze lopen van 1 tot en met { $most }.
term-nothing-to-take-back = Er valt niets terug te nemen: gespeeld is gespeeld.
term-not-a-count = ‘{ $value }’ is geen aantal zinnen: zeg bijvoorbeeld ‘log 20’.
term-no-hand = In dit spel heb je geen kaarten in je hand.
term-no-discards = In dit spel is er geen aflegstapel.
term-hint = De bot { $bot } zou nummer { $number } kiezen, ‘{ $action }’:
term-hint-wins = Dat wint ongeveer { $count } van de 100 keer.
term-hint-other = Nummer { $number }, ‘{ $action }’, wint ongeveer { $count } van de 100 keer.
term-you-may = Dat mag: ‘{ $action }’ is keuze { $number }.
term-all-possible = Niets wat je kunt bedenken is nu verboden.
term-not-possible = Kan nu niet:
term-likewise = { $more ->
    [0] Dat geldt ook voor { $names }.
   *[other] Dat geldt ook voor { $names } en nog { $more }.
}
term-why-more = ‘why’ met een van deze nummers toont de hele regel.
term-saved = Bewaard:
term-quit-sure = Het spel bewaren en van tafel gaan? (j/n)
term-kept-over = Het spel is bewaard. Om het terug te zien:
term-kept-running = Het spel is bewaard. Om verder te spelen:
term-cannot-save = Het spel kan niet worden bewaard in ‘{ $value }’: { $reason }.
term-no-seeds = Dit spel kan niet verder: de seeds horen in ‘{ $value }’ te staan.
term-other-seeds = Dit spel kan niet verder: de seeds naast ‘{ $value }’ zijn niet die waarmee is gedeeld.
term-other-seats = Dit spel kan hier niet verder: er zit niet één mens op stoel 1 tegenover bots.
term-game-over = Er valt niets verder te spelen: het spel in ‘{ $value }’ is uit.

## De tafel in de terminal: terugkijken
term-replay-seat = Stoel { $number }: { $name } ({ $player })
term-replay-uncommitted = Voor dit spel is vooraf niets vastgelegd: het toeval is niet na te rekenen.
term-replay-as-seat = Zoals { $name } het wist.
term-replay-open = Alles ligt open: het spel is uit.
term-replay-onlooker = Zoals een toeschouwer het ziet: het spel is nog niet uit.
term-replay-move = Zet { $number }, { $name }
term-replay-undo = { $name } nam een keuze terug
term-replay-talk = { $name }: ‘{ $words }’
term-replay-next = Enter gaat verder, q stopt:
term-replay-running = Tot nu toe: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}. Het spel is nog niet uit.

## The table server
table-unknown = Er is geen tafel ‘{ $value }’.
table-stranger = Deze link opent hier niets: vraag de gastheer om een nieuwe.
table-other-protocol = Deze pagina is ouder of nieuwer dan de server: laad haar opnieuw.
table-no-hello = De verbinding zei niet wie ze is.
table-crowded = Er zijn te veel verbindingen met deze tafel.
table-too-fast = Dat was te veel tegelijk: de verbinding is gesloten.
table-malformed = Dit bericht is niet te lezen: { $reason }.
table-deleted = Deze tafel is gewist.
table-kicked = De gastheer heeft je van deze plaats weggestuurd.
table-link-spent = Deze link is al gebruikt: met de link van een stoel ga je één keer zitten.
table-link-to-spend = Neem eerst de stoel: deze link opent alleen de deur.
table-key-revoked = Dit apparaat is door een ander apparaat van deze plaats afgemeld.
table-seat-gone = Deze stoel is aan een bot gegeven.
table-relinked = De link voor toeschouwers is veranderd: vraag de gastheer om de nieuwe.
table-invited-anew = Deze uitnodiging is vervangen: vraag de gastheer om de nieuwe link.
table-key-twice = Deze sleutel is hier al bekend: elke stoel heeft een eigen sleutel nodig.
table-too-many-devices = Deze plaats wordt al op { $most } apparaten gespeeld: meld eerst de andere af.
table-no-onlookers = Deze tafel heeft geen toeschouwers.
table-bad-words = Woorden moeten te zien zijn en geen stuurtekens bevatten.
table-house-closes = Het huis sluit even; het spel gaat verder waar het was.
table-onlooker = Toeschouwers kunnen dat niet.
table-not-here = ‘{ $value }’ kan hier niet gezegd worden.
table-not-host = Alleen de gastheer kan dat.
table-by-link-only = Deze tafel is op uitnodiging: een plaats neem je met haar link.
table-no-free-seat = Aan deze tafel is geen plaats vrij.
spoken-unknown = Op deze woorden wacht niemand: misschien is er één verkeerd verstaan, of de code is te oud. Vraag nog eens naar de code.
spoken-too-often = Er zijn zoveel codes geprobeerd dat de volgende een paar minuten moet wachten. Een link werkt altijd.
table-wrong-seats = Er zijn { $value } plaatsen genoemd voor { $players } spelers.
table-bad-name = Een naam heeft minstens één zichtbare letter nodig.
table-bot-plays = Op deze plaats speelt een bot.
table-is-gathering = De tafel wacht nog op mensen.
table-is-sealing = De deling wordt verzegeld; een ogenblik.
table-is-playing = Het spel is bezig.
table-is-paused = Het spel is gepauzeerd.
table-is-over = Het spel is afgelopen.
table-is-closed = De tafel is gesloten.
table-is-stranded = Dit huis heeft de regels of de gegevens waarmee de tafel begon niet meer. Er is niets verloren: het spel gaat verder zodra het huis ze weer heeft. Sluit de gastheer de tafel, dan is het verslag te krijgen.
table-not-begun = Het spel is nog niet begonnen.
table-not-all-in = Nog niet iedereen zit.
table-not-over = Het spel is nog niet afgelopen.
table-not-asked = Jij bent nu niet aan de beurt om te kiezen.
table-stale = De tafel is al verder: kijk opnieuw.
table-no-such-action = ‘{ $value }’ is geen actie van dit spel.
table-choice-whole = De keuze was al af vóór haar laatste deel.
table-nothing-chosen = Daarmee is alles weer teruggenomen: zo is er niets gekozen.
table-undo-asked = Er wordt al gestemd over een wens om iets terug te nemen.
table-nothing-to-undo = Er is niets van jou om terug te nemen.
table-undo-too-late = Dat is te lang geleden: alleen de laatste { $most } keuzes kunnen worden teruggenomen.
table-no-vote = Er is niets om over te stemmen.
table-other-contribution = Deze bijdrage is niet die welke was vastgelegd.
table-record-for-players = Het verslag is voor wie heeft meegespeeld. Toeschouwers hebben het dagboek.
table-record-later = Het hele verslag is er zodra het spel is afgelopen; tot dan is er het dagboek van je eigen plaats.
table-no-whisper = Er is hier nu niemand tegen wie je mag fluisteren.
table-no-hint = Er is nu geen tip te geven.
replay-not-over = Een spel dat nog loopt is alleen te zien zoals een plaats of een toeschouwer het kent.
replay-start-not-ours = Dit verslag begint midden in een spel, met een toestand die niemand kan nagaan. Het is alleen op je eigen computer terug te zien: backroom replay BESTAND
replay-origin-long = Dit verslag is te lang om op verder te spelen: meer dan { $most } tekens.
replay-origin-deep = Dit spel kwam zelf al voort uit een afsplitsing; er kunnen er hoogstens { $most } in elkaar zitten.
replay-no-moment = Dit verslag heeft geen zet { $value }.
replay-fork-over = Op dit moment is het spel al afgelopen: er valt niets verder te spelen.
store-trouble = De database heeft het niet aangenomen; er is niets veranderd.
store-lost-race = Een andere server was sneller; kijk opnieuw.
store-busy = De database wordt door een ander programma vastgehouden; er is niets veranderd. Probeer het opnieuw.
store-away = De database is niet te bereiken; er is niets veranderd. Probeer het opnieuw.
store-no-answer = De database ‘{ $value }’ kan niet worden gebruikt ({ $reason }).
store-full = De schijf is vol; er is niets veranderd.
store-other-version = Deze database is door een andere versie van Backroom geschreven.
store-not-upgraded = Deze database is door een eerdere Backroom geschreven: open hem één keer met ‘backroom serve’, dat hem bijwerkt en een kopie bewaart.
store-read-only = De database of de map ervan mag hier niet worden beschreven: er is niets veranderd. Kijk naar de eigenaar en de rechten van het bestand en de map.
store-unreadable = De database is beschadigd, of is er geen: { $reason }. Zet de laatste reservekopie terug; ‘backroom check’ zegt wat nog te lezen is.
store-not-there = Er is geen database op ‘{ $value }’.
store-in-use = De database is in gebruik bij proces { $value } ({ $name }): maar één server kan hem hebben. Stop die, of kies een andere database met --db.
store-no-such-database = ‘{ $value }’ is geen database die Backroom kan gebruiken: het kent SQLite, zoals in sqlite:///tables.db, en PostgreSQL.
store-no-driver = Voor de database ‘{ $value }’ is het pakket { $name } nodig, en dat is niet geïnstalleerd: pip install ‘backroom[postgres]’
bus-unknown = ‘{ $value }’ is geen bus die Backroom kan gebruiken: het kent Redis, zoals in redis://localhost/0.
bus-for-postgres = Een bus (‘{ $value }’) is voor meerdere servers op één PostgreSQL: noem die met --db, of laat --bus weg.
bus-no-driver = Voor de bus ‘{ $value }’ is het pakket { $name } nodig, en dat is niet geïnstalleerd: pip install ‘backroom[redis]’
tables-line = { $value }  { $title }  { $name }  { $count ->
        [one] één regel
       *[other] { $count } regels
    }  laatst veranderd { $when }
tables-reported = { $count ->
        [one] één melding
       *[other] { $count } meldingen
    }
tables-count = { $count ->
        [0] Zulke tafels zijn er niet.
        [one] Eén tafel.
       *[other] { $count } tafels.
    }
tables-seat = Stoel { $value }: { $name } ({ $player }); sleutels: { $keys }
tables-closed = Tafel { $value } is gesloten: daar wordt niet meer gespeeld.
order-not-done = Het huis is open en heeft het met tafel { $value } nog niet gedaan: kijk in zijn log.
block-done = { $value } komt er niet meer in. Huizen die open zijn, weten het binnen enkele seconden.
block-undone = { $value } mag er weer in.
block-not-there = { $value } is niet geblokkeerd.
block-count = { $count ->
        [0] Niemand is geblokkeerd.
        [one] Eén is geblokkeerd.
       *[other] { $count } zijn geblokkeerd.
    }
reports-line = Melding { $value } over tafel { $name }, { $when }:
reports-count = { $count ->
        [0] Geen meldingen.
        [one] Eén melding.
       *[other] { $count } meldingen.
    }
reports-done = Melding { $value } is afgehandeld.
reports-unknown = Er is geen melding ‘{ $value }’.
server-blocked = De beheerder van dit huis laat je niet binnen.
server-reported-enough = Je hebt de beheerder van dit huis al veel verteld; wacht even.
backup-sqlite-only = Alleen van een database van SQLite kan deze opdracht een reservekopie maken: gebruik het gereedschap van je databaseserver.
table-damaged = Het verslag van deze tafel is beschadigd. Er kan niet verder worden gespeeld tot de beheerder het heeft hersteld.
server-no-port = De server kan niet luisteren op ‘{ $value }’: { $reason }.
door-not-here = De deur gaat open en dicht op de computer waar het huis draait, en nergens anders.
door-no-network = Deze computer zit niet in een netwerk thuis of op het werk: er zou niemand binnen kunnen komen.
door-no-port = De deur kan niet open op ‘{ $value }’: { $reason }.
server-other-origin = Dit verzoek komt van een pagina van iemand anders.
server-too-fast = Te veel verzoeken; wacht even.
server-for-operators = Deze cijfers zijn voor de beheerder van deze server.
server-too-large = Dat is te groot: hoogstens { $most } bytes worden aangenomen.
server-too-costly = Dat kostte te veel tijd of geheugen en is afgebroken.
server-busy = Het huis heeft zijn handen vol; probeer het zo weer.
server-not-understood = Daar kan het huis niets van maken.
server-other-host = Zo heet dit huis niet. Moet dat wel, dan noemt de beheerder die naam met --allowed-host.
server-no-upgrade = Hier wordt een WebSocket gevraagd. Staat er een proxy tussen, dan moet die ‘Upgrade’ en ‘Connection’ doorgeven.
server-too-often = Dat kost het huis veel werk: wacht even voor je het weer vraagt.
server-too-many-tables = Vanaf hier zijn zoveel tafels geopend dat de volgende even moet wachten.
server-stored-too-much = Vanaf hier is zoveel opgeslagen dat meer even moet wachten.
table-words-spent = In dit spel is zoveel gezegd dat er geen plaats meer is: hoogstens { $most } letters per persoon.
table-talks-too-fast = Dat was veel gepraat in één keer: wacht even.
table-wishes-spent = Dat is in dit spel te vaak gevraagd: hoogstens { $most } keer.
table-too-many-places = Je stoel is op te veel plaatsen open: dit was de oudste.
serve-no-network = ‘{ $value }’ is geen adres of netwerk, zoals 10.0.0.0/8.
serve-no-host = ‘{ $value }’ is geen naam van een host, zoals games.example.
serve-no-root = ‘{ $value }’ is geen pad, zoals /backroom.
store-file-there = Het bestand ‘{ $value }’ is er al.
play-open-at = De tafel staat open op { $value }
play-stop-with = Stop met Ctrl+C; spellen gaan verder waar ze waren.
serve-open-at = De server luistert op { $value }
backup-done = Reservekopie gemaakt in ‘{ $value }’.
keep-wrong-days = ‘{ $value }’ is geen aantal dagen: meer dan 0, alsjeblieft.
forget-done = De namen en woorden aan tafel { $value } zijn gewist. Kopieën van eerder hebben ze nog: reservekopieën, exports, verslagen die spelers bewaarden.
forget-deleted = Tafel { $value } is gewist. Kopieën van eerder hebben haar nog: reservekopieën, exports, verslagen die spelers bewaarden.
prune-done = { $count ->
    [0] Geen tafel is zo oud.
    [one] Eén tafel is gewist.
   *[other] { $count } tafels zijn gewist.
}
export-done = { $count ->
    [one] Eén spel geschreven naar ‘{ $value }’.
   *[other] { $count } spellen geschreven naar ‘{ $value }’.
}
check-damaged = De tafel ‘{ $value }’ is beschadigd bij regel { $line }: { $reason }. Herstellen gaat door de laatste reservekopie te exporteren en hier te importeren.
check-stranded = De tafel ‘{ $value }’ kan door deze Backroom niet worden gespeeld: { $reason }. Er is niets van verloren.
check-whole = { $count ->
    [one] Eén tafel is bekeken: hij is heel.
   *[other] { $count } tafels zijn bekeken: ze zijn allemaal heel.
}
import-moved = { $count ->
    [one] Er is één tafel bij gekomen, regel voor regel vergeleken: hij is dezelfde.
   *[other] Er zijn { $count } tafels bij gekomen, regel voor regel vergeleken: ze zijn dezelfde.
}{ $same ->
    [0] {""}
   *[other] {" "}Al aanwezig: { $same }.
}
import-other = Tafel { $value } is er al, en is een andere: hij is gelaten zoals hij was.
import-done = { $count ->
    [one] Er is één tafel bij gekomen.
   *[other] Er zijn { $count } tafels bij gekomen.
}

## De dokter: wat hij vindt
doctor-verdict-ok = goed
doctor-verdict-note = let op
doctor-verdict-wrong = fout
doctor-version = Backroom { $value } op { $python }, { $system }.
doctor-rules-compiled = De regels zijn gecompileerd.
doctor-rules-edited = De regels worden geïnterpreteerd, want dit is een installatie voor ontwikkelaars; ze spelen hetzelfde, alleen langzamer.
doctor-rules-pure = De regels worden geïnterpreteerd, want het geïnstalleerde pakket is dat voor elke machine; ze spelen hetzelfde, alleen langzamer. Voor gecompileerde regels: installeer vanuit de bronnen, met een C-compiler bij de hand. Heeft ./play het net klaargezet, dan worden ze intussen gecompileerd, en gebruikt de volgende start ze.
doctor-client = De browsertafel is er.
doctor-client-edited = De browsertafel is niet gebouwd, want dit is een installatie voor ontwikkelaars: ./play bouwt hem, en de terminaltafel werkt ook zonder.
doctor-client-missing = De browsertafel ontbreekt in dit pakket: installeer Backroom opnieuw, of speel met ‘backroom play --terminal’.
doctor-dependencies = { $count ->
    [one] Het ene pakket dat Backroom nodig heeft is er, in een versie waarmee het is getest.
   *[other] Alle { $count } pakketten die Backroom nodig heeft zijn er, in versies waarmee het is getest.
}
doctor-dependencies-wrong = Pakketten die Backroom nodig heeft ontbreken of zijn te oud ({ $value }): installeer Backroom opnieuw.
doctor-dependencies-newer = Sommige pakketten zijn nieuwer dan die waarmee deze Backroom is getest ({ $value }): gaat er iets mis, zoek dan een nieuwere Backroom.
doctor-clock = De klok zegt { $value }.
doctor-clock-early = De klok zegt { $value }, en dat is voordat Backroom werd geïnstalleerd: zet hem gelijk.
doctor-clock-behind = { $count ->
    [one] Een server was op deze database open over één minuut: zet de klok gelijk.
   *[other] Een server was op deze database open over { $count } minuten: zet de klok gelijk.
}
doctor-settings = De instellingen zijn in orde; hun bestand: { $value }.
doctor-settings-wrong = De instellingen kloppen niet, en naar niets van wat ze noemen is gekeken: { $reason }
doctor-folder = In de map ‘{ $value }’ kan worden geschreven.
doctor-folder-later = De map ‘{ $value }’ is er nog niet; die wordt gemaakt zodra ze nodig is.
doctor-folder-closed = In de map ‘{ $value }’ kan niet worden geschreven: kijk naar de eigenaar en de rechten.
doctor-disk = Op de schijf van ‘{ $value }’ is { $free } MB vrij.
doctor-disk-little = Op de schijf van ‘{ $value }’ is nog maar { $free } MB vrij: maak binnenkort ruimte.
doctor-disk-full = De schijf van ‘{ $value }’ is zo goed als vol ({ $free } MB): maak nu ruimte.
doctor-database = { $count ->
    [one] De database ‘{ $value }’ is gezond: één tafel, { $size } MB, schema { $version }.
   *[other] De database ‘{ $value }’ is gezond: { $count } tafels, { $size } MB, schema { $version }.
}
doctor-database-later = De database ‘{ $value }’ is er nog niet; die wordt gemaakt zodra hij nodig is.
doctor-database-old = De database ‘{ $value }’ is door een eerdere Backroom geschreven: de volgende ‘backroom serve’ werkt hem bij en bewaart een kopie.
doctor-database-closed = De database ‘{ $value }’ kan worden gelezen, maar niet geschreven: kijk naar de eigenaar en de rechten.
doctor-database-wrong = De database ‘{ $value }’ kan niet worden gebruikt: { $reason }
doctor-port-any = Er wordt een vrije poort genomen.
doctor-port-free = { $value } is vrij om op te luisteren.
doctor-port-ours = Een server van Backroom antwoordt op { $value }.
doctor-port-taken = Op { $value } kan niemand luisteren ({ $reason }): kies een andere met --host en --port, of stop wat er al luistert.
doctor-index-no-pip = Of er een nieuwere uitgave is kan niet worden gevraagd, want pip is hier niet geïnstalleerd.
doctor-index-silent = Of er een nieuwere uitgave is, is niet bekend: de pakketindex was niet te bereiken, of heeft Backroom niet.
doctor-release-newer = Er is een nieuwere uitgave, { $value }: installeer die als er niemand speelt.
doctor-release-newest = De nieuwste uitgave is { $value }.

## Lessen
lesson-coach = Vera
lesson-coach-place = achter de bar
lesson-not-this = Dat mag van de regels, maar daar gaat het nu niet om.
lesson-none = Voor { $title } zijn er nog geen lessen.
lesson-no-such = Voor { $title } is er geen les ‘{ $value }’: kies uit { $expected }.
lesson-nothing-asked = Bij deze stap valt er niets te kiezen.
lesson-not-answered = Deze stap wacht nog op jouw keuze.
lesson-changed = Deze les is veranderd sinds je wegging, dus ze begint opnieuw.
lesson-hint = Dat heeft de coach in gedachten.
lesson-not-a-game = Alleen een begeleid spel gaat vrij verder.
lesson-broken = Deze les past niet meer bij de regels. ‘backroom lesson check’ zegt waar.
lessons-fine = { $count ->
    [one] Eén les is in orde.
   *[other] { $count } lessen zijn in orde.
}
lessons-minutes = { $minutes } min.

## Lessen: wat er mis is met een bestand
lesson-wrong = { $name } is ‘{ $value }’, verwacht was { $expected }.
lesson-unknown-key = ‘{ $value }’ betekent hier niets: er zijn { $expected }.
lesson-lacks = ‘{ $value }’ ontbreekt.
lesson-only-with-do = ‘{ $name }’ betekent niets bij een stap zonder ‘do’.
lesson-long-text = ‘{ $value }’ is geen tekst van 1 tot { $most } tekens op één regel.
lesson-not-in = Deze tekst ontbreekt in de taal ‘{ $value }’.
lesson-no-thing = Geen ding heet ‘{ $value }’.
lesson-stray-brace = In ‘{ $value }’ staat een accolade zonder ding.
lesson-refused = Dit kan hier niet gespeeld worden.
lesson-never-falls = Het toeval kan hier geen ‘{ $value }’ brengen.
lesson-no-path = In wat de leerling ziet, staat niets op ‘{ $value }’.
lesson-brings-not = ‘{ $value }’ gebeurt niet; wat er gebeurt is { $expected }.
lesson-accepts-nothing = ‘{ $value }’ past bij geen enkele keuze die hier mogelijk is.
lesson-no-answer = ‘{ $value }’ haalt het doel ‘{ $name }’ niet met zekerheid.
lesson-other-answer = ‘{ $value }’ haalt het doel ‘{ $name }’ ook, en staat niet bij de antwoorden.
lesson-unproved = Na { $count } keuzes zijn er nog meer: te veel om te bewijzen dat een antwoord het enige is.
lesson-dead-end = Na ‘{ $value }’ kan de les op regel { $line } niet verder.

## Lessen in de terminal
term-lesson-step = Stap { $number } van { $count }
term-lesson-hint = Kies met een nummer of met tekst. ‘skip’ doet het voor je, ‘again’ begint de stap opnieuw, ‘quit’ stopt; ? vertelt de rest.
term-lesson-read = Enter om verder te gaan:
term-lesson-resumed = De les gaat verder waar je was gebleven. ‘again 1’ begint van voren af aan.
term-lesson-over = Dat was de les.
term-lesson-free = De les is klaar en het spel is van jou: speel verder zoals je wilt.
term-lesson-quit = De les blijft bij deze stap staan. Om verder te gaan:
term-lesson-not-open = Bij deze stap valt er niets te spelen: lees, en ga verder met Enter.
term-lesson-no-step = Er is geen stap ‘{ $value }’ om naar terug te gaan: je bent bij { $most }.
term-lesson-help-enter = ga verder, waar er alleen iets te lezen is
term-lesson-help-skip = laat de stap voor je doen
term-lesson-help-again = begin deze stap opnieuw, of ga terug naar een eerdere
term-lesson-help-quit = stop; de les onthoudt waar je bent

## Manieren
manners-title = Manieren in { $title }: { $players } spelers, elk { $games } partijen tegen { $player }
manners-manner = Manier
