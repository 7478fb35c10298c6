# Das Haus: Wörter, die zu keinem einzelnen Spiel gehören.

seat-number = Platz { $n }
list-and = { $first } und { $last }
house = das Haus
game-over = Das Spiel ist aus.
manner-bold = kühn
manner-patient = geduldig
manner-vengeful = nachtragend
manner-honest = ehrlich
manner-sly = gerissen

## Ablehnungen des Kerns
refused-over = Das Spiel ist aus.
refused-not-asked = { $seat } hat jetzt nichts zu wählen: Der Tisch wartet auf { $seats }.
refused-unfinished = „{ $action }“ ist erst der Anfang: Bring deine Wahl zu Ende.
refused-after-chance = „{ $action }“ kommt nach einem Wurf oder Zug aus dem Stapel: wähle das erst, wenn er bekannt ist.
refused-left-out = „{ $action }“ ist aus diesem Spiel ausgeschlossen.

## Falsche Eingaben
no-such-index = Eine Aktion Nummer { $value } gibt es nicht: Sie gehen von 0 bis { $count }, Letzteres nicht mitgezählt.
save-unreadable = Das ist kein gespeichertes Spiel: { $reason }.
save-other-game = Das ist ein gespeichertes Spiel von { $value } mit anderen Einstellungen; hier wird { $title } gespielt.
save-other-chance = Dieses Spiel wurde mit einer anderen Art von Zufall gespeichert, oder was es vom Zufall sagt, kann nicht sein.
no-such-action = „{ $value }“ ist keine Aktion; am ähnlichsten ist „{ $near }“.
no-such-seat = Platz { $value } gibt es nicht: Dieser Tisch hat die Plätze 1 bis { $players }.
no-encoding = „{ $title }“ lässt sich nicht in Zahlen erzählen: Es ist nicht festgelegt, wie ein Platz das Spiel sieht.
no-such-title = Das Spiel „{ $value }“ gibt es hier nicht, sondern nur: { $expected }.
title-no-title = Das Spiel „{ $name }“ aus dem Paket „{ $near }“ bleibt draußen: Sein Einstieg (entry point) führt zu einem { $value }, nicht zu einem Title.
title-not-loaded = Das Spiel „{ $name }“ aus dem Paket „{ $near }“ bleibt draußen, weil es nicht geladen werden kann: { $value }.
title-wrong = Das Spiel „{ $name }“ aus dem Paket „{ $near }“ bleibt draußen: Sein { $field } ist „{ $value }“ statt { $expected }.
title-no-words = Das Spiel „{ $name }“ aus dem Paket „{ $near }“ bleibt draußen, weil in seinen englischen Worten (text/en/*.ftl) die Nachricht „{ $value }“ fehlt.
title-board-empty = Das Spiel „{ $name }“ aus dem Paket „{ $near }“ bleibt draußen: Es hat einen Ordner für ein Spielbrett, aber { $value } fehlt darin.
title-twice = Zwei Spiele heißen „{ $name }“: Das aus dem Paket „{ $near }“ bleibt draußen.
title-no-view-type = Das Spiel „{ $title }“ nennt den Typ seiner Ansichten (Title.view) nicht, also lässt sich kein TypeScript daraus machen.
words-missing = Das Spiel „{ $title }“ kann „{ $name }“ nicht sagen, weil seinen Worten diese Nachricht oder eine Angabe darin fehlt: { $value }.
doctor-titles = { $count ->
    [one] Ein Spiel kann gespielt werden.
   *[other] Alle { $count } Spiele können gespielt werden.
}
no-such-board = Das Spiel „{ $value }“ gibt es hier nicht, also auch kein Spielbrett für den Browser.
no-such-board-file = Das Spielbrett von „{ $name }“ hat keine Datei „{ $value }“.
new-title-wrong-name = „{ $value }“ kann kein Name eines Spiels sein: Nimm kleine Buchstaben, Ziffern und einzelne Striche, vorn einen Buchstaben, etwa north-side.
new-title-taken = „{ $value }“ heißt schon ein Spiel oder ein Modul von Python: Nimm einen anderen Namen.
new-title-not-empty = Den Ordner „{ $value }“ gibt es schon: Nimm einen anderen Namen oder einen anderen Ordner.
new-title-written = Das Spiel „{ $name }“ liegt in { $value }. Geh dorthin, installiere es mit „pip install -e . pytest“, teste es mit „python -m pytest“ und spiel es mit „backroom play { $name }“.
no-such-option = { $title } hat keine Option „{ $value }“, wohl aber { $expected }.
no-options = { $title } hat keine Optionen, also auch keine namens „{ $value }“.
no-such-bot = Für { $title } gibt es keinen Bot „{ $value }“, sondern nur: { $expected }.
no-habits = Über die Eigenarten in { $title } wird nichts gezählt.
no-such-language = Die Sprache „{ $value }“ sprechen wir hier nicht, sondern nur: { $expected }.
no-such-clause = Einen Absatz „{ $value }“ gibt es nicht.
no-such-file = Die Datei „{ $value }“ lässt sich nicht lesen: { $reason }.
option-malformed = „{ $value }“ ist keine Option: Schreib name=wert, zum Beispiel short=true.
option-out-of-range = Die Option „{ $name }“ kann nicht „{ $value }“ sein, sondern nur: { $expected }.
option-not-for-players = Die Option „{ $name }“ ist für { $least } bis { $most } Personen, nicht für { $value }.
value-whole = { $name } kann nicht „{ $value }“ sein: Es muss eine ganze Zahl von { $least } bis { $most } sein.
value-number = { $name } kann nicht „{ $value }“ sein: Es muss eine Zahl von { $least } bis { $most } sein.
value-choice = { $name } kann nicht „{ $value }“ sein: Wähle aus { $expected }.
value-empty = { $name } darf nicht leer sein.
value-unreadable = { $name } kann nicht „{ $value }“ sein: Es muss ein lesbarer Text sein.
value-text = { $name } kann nicht „{ $value }“ sein: Es muss ein Text in Anführungszeichen sein.
value-list = { $name } kann nicht „{ $value }“ sein: Es muss eine Liste in eckigen Klammern sein.
value-table = { $name } kann nicht „{ $value }“ sein: Es muss eine Tabelle sein, mit einer Zeile für jede Grenze.
value-pair = { $name } kann nicht „{ $value }“ sein: Schreib name=wert, zum Beispiel body=100000.
value-host = { $name } kann nicht „{ $value }“ sein: Es muss eine Adresse oder ein Name dieses Rechners sein wie 0.0.0.0 oder localhost.
value-host-name = { $name } kann nicht „{ $value }“ sein: Es muss ein Name eines Hosts sein wie games.example.
value-address = { $name } kann nicht „{ $value }“ sein: Es muss eine Adresse sein wie 192.0.2.9.
value-network = { $name } kann nicht „{ $value }“ sein: Es muss eine Adresse oder ein Netz sein wie 10.0.0.0/8.
value-blocked = { $name } kann nicht „{ $value }“ sein: Es muss eine Adresse sein, ein Netz wie 203.0.113.0/24 oder ein Schlüssel (16 bis 64 Ziffern von 0 bis f).
value-origin = { $name } kann nicht „{ $value }“ sein: Es muss der Anfang der Adresse einer Seite sein wie http://localhost:5173.
value-root = { $name } kann nicht „{ $value }“ sein: Es muss ein Pfad sein wie /backroom.
value-database = { $name } kann nicht „{ $value }“ sein: Es muss die Adresse einer Datenbank sein wie sqlite:///tables.db.
value-bus = { $name } kann nicht „{ $value }“ sein: Es muss die Adresse eines Redis sein wie redis://localhost/0.
value-cluster = { $name } kann nicht „{ $value }“ sein: Es muss auto sein oder die Adresse eines Ray-Clusters wie 10.0.0.5:6379.
value-folder = { $name } kann nicht „{ $value }“ sein: Einen solchen Ordner gibt es nicht.
value-hex = { $name } kann nicht „{ $value }“ sein: Es müssen 64 Ziffern von 0 bis f sein.
value-not-together = { $name } und { $value } gehen nicht zusammen.
value-only-with = { $name } geht nur zusammen mit { $value }.
stream-once = Nur eine Datei kann von der Standardeingabe (-) kommen.
stream-not-here = { $name } kann hier kein Standardstrom (-) sein: Nenne eine Datei.
cannot-write = „{ $value }“ lässt sich nicht schreiben: { $reason }.
engine-alone = Dafür braucht es den Webserver und seine Pakete, und die sind nicht da: pip install backroom.
config-not-toml = Die Datei „{ $value }“ lässt sich nicht als TOML lesen: { $reason }.
config-unknown = { $name } ist keine Einstellung von Backroom; am nächsten liegt „{ $near }“.
config-twice = Die Datei „{ $value }“ hat eine Einstellung zweimal, einmal mit - und einmal mit _.
config-from-flag = von der Befehlszeile ({ $value })
config-from-variable = aus der Variablen { $value }
config-from-file = aus { $value }
config-from-default = wie üblich
wrong-player-count = { $title } ist für { $least } bis { $most } Personen, nicht für { $value }.
wrong-bot-count = { $value } Bots sind genannt, für { $players } Plätze: Nenne einen für alle oder einen für jeden.
empty-choice = Es ist nichts gewählt: Mindestens eine Aktion muss sein.
data-not-toml = Die Spieldaten lassen sich nicht als TOML lesen: { $reason }.
state-unfit = Das ist kein Stand dieses Spiels: { $name } kann nicht „{ $value }“ sein.
data-too-large = Die Spieldaten haben { $size } Bytes; es dürfen höchstens { $most } sein.
data-too-long = Die Spieldaten gehen in Zeile { $line } zu weit: Eine Zeile oder ein Text darf höchstens { $most } Zeichen haben.
data-too-long-word = Die Spieldaten gehen in Zeile { $line } zu weit: Ein Schlüssel oder eine Zahl darf höchstens { $most } Zeichen haben.
data-too-many-parts = Die Spieldaten gehen in Zeile { $line } zu weit: Ein Schlüssel darf höchstens { $most } Teile haben, mit Punkten dazwischen.
data-too-deep = Die Spieldaten gehen in Zeile { $line } zu weit: Klammern dürfen höchstens { $most } tief liegen.
data-too-many = Die Spieldaten gehen in Zeile { $line } zu weit: Es dürfen höchstens { $most } solche Tabellen oder Werte sein.
data-wrong = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet wird { $expected }.
data-wrong-number = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet wird eine ganze Zahl von { $least } bis { $most }.
data-wrong-text = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet wird ein Text in Anführungszeichen, etwa „1“.
data-wrong-each = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet werden { $count } Werte aus { $expected }.
data-wrong-entries = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } hat „{ $value }“, erwartet { $count } Einträge.
data-wrong-different = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet { $count } verschiedene.
data-wrong-unique = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, und so heißt schon etwas.
data-wrong-often = Die Spieldaten stimmen in Zeile { $line } nicht: In { $name } kommt „{ $expected }“ { $value }-mal vor, erwartet { $count }.
data-wrong-empty = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, da muss etwas hinein.
data-wrong-name = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet werden kleine Buchstaben und Bindestriche, wie „the-loop“.
data-wrong-sum = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ergibt zusammen „{ $value }“, erwartet wird { $count }.
data-wrong-places = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist „{ $value }“, erwartet werden 1 bis { $most } Zahlen oder Fragezeichen.
data-wrong-alike = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } ist dasselbe wie Nummer { $other } („{ $value }“), erwartet werden lauter verschiedene.
data-wrong-room = Die Spieldaten stimmen in Zeile { $line } nicht: Die { $tables } kleinsten von { $name } haben „{ $value }“ Felder, erwartet werden mindestens { $count }.
data-wrong-one-way = Die Spieldaten stimmen in Zeile { $line } nicht: „{ $value }“ ist mit { $expected } verbunden, aber nicht umgekehrt ({ $name }).
data-wrong-apart = Die Spieldaten stimmen in Zeile { $line } nicht: Von { $expected } führt kein Weg nach „{ $value }“ ({ $name }).
data-wrong-dead-end = Die Spieldaten stimmen in Zeile { $line } nicht: „{ $value }“ ist eine Sackgasse, erwartet werden mindestens { $count } Verbindungen ({ $name }).
data-wrong-beside = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } nennt das Feld „{ $value }“, das nicht neben { $expected } liegt.
data-wrong-cut-off = Die Spieldaten stimmen in Zeile { $line } nicht: das Feld „{ $value }“ ist von den anderen aus nicht zu erreichen.
data-wrong-square = Die Spieldaten stimmen in Zeile { $line } nicht: { $name } sagt „{ $value }“, aber kein Feld des Platzes (+) liegt daneben.
data-wrong-pieces = Die Spieldaten stimmen in Zeile { $line } nicht: die Zelle „{ $value }“ hängt nicht mit dem Rest von { $expected } zusammen.

## Protokolle
record-not-one = Diese Datei ist kein Protokoll von Backroom.
record-other-version = Dieses Protokoll hat Format { $value }; dieses Backroom liest Format 1 bis { $expected }.
record-cut-short = Dieses Protokoll ist abgeschnitten: Nach { $lines ->
    [one] einer Zeile
   *[other] { $lines } Zeilen
} fehlt die Schlusszeile.
record-lines-missing = Dieses Protokoll hat { $value } Zeilen vor der letzten, es müssten aber { $expected } sein: Etwas wurde entfernt oder hinzugefügt.
record-changed = Dieses Protokoll wurde nach dem Schreiben verändert: Das Siegel passt nicht.
record-bad-line = Zeile { $line } dieses Protokolls lässt sich nicht lesen: { $reason }.
record-bad-seats = Dieses Protokoll nennt { $value } Plätze für { $expected } Personen.
record-bad-seat = Zeile { $line } dieses Protokolls nennt Platz { $value }: Der Tisch hat die Plätze 1 bis { $expected }.
record-deal-unfit = Das Austeilen in diesem Protokoll passt nicht zu den Regeln: { $reason }.
record-move-unfit = Spielzug { $number } dieses Protokolls ({ $seat }: { $actions }) ist nach den Regeln nicht erlaubt.
record-chance-unfit = Der Zufall in Spielzug { $number } passt nicht zu den Regeln: { $reason }.
record-chance-left = { $number ->
    [0] Das Austeilen in diesem Protokoll enthält { $count ->
        [one] ein Ergebnis
       *[other] { $count } Ergebnisse
    } zu viel.
   *[other] Spielzug { $number } dieses Protokolls enthält { $count ->
        [one] ein Ergebnis
       *[other] { $count } Ergebnisse
    } zu viel.
}
record-end-unfit = Laut diesem Protokoll endete das Spiel mit „{ $value }“, nach seinen Spielzügen aber mit „{ $expected }“.
record-other-data = Dieses Protokoll wurde mit anderen Daten gespielt (Version { $value }), als dieses Backroom für { $title } hat.
record-not-canonical = Diese Datei ist nicht so, wie Backroom ein Protokoll schreibt: Etwas anderes hat sie geschrieben oder verändert.
record-other-rules = Dieses Protokoll wurde nach Regeln der Version { $value } gespielt; dieses Backroom spielt { $title } nach Version { $expected }.
record-undo-unfit = Nach Spielzug { $number } nimmt dieses Protokoll Entscheidungen bis auf { $value } zurück: Das kann nicht sein.
record-other-origin = Dieses Spiel will aus einem anderen hervorgehen, aber jenes hat einen anderen Titel, andere Personen, Optionen oder Daten.
verify-no-commitments = Alle { $moves } Spielzüge passen zu den Regeln, aber in diesem Protokoll wurde vorab nichts festgelegt: Der Zufall lässt sich nicht nachrechnen.
verify-not-revealed = Alle { $moves } Spielzüge passen zu den Regeln, aber die Geheimnisse werden erst am Ende des Spiels offengelegt: Der Zufall lässt sich noch nicht nachrechnen.
verify-house-broken = Das Haus hat einen anderen Seed offengelegt, als es festgelegt hatte.
verify-seat-broken = Was { $seat } offengelegt hat, ist nicht, was vorab festgelegt war.
verify-chain-broken = Die Kette über die Zeilen dieses Protokolls passt nicht: Eine Zeile wurde verändert, hinzugefügt oder entfernt.
verify-left-out-unfit = Das Protokoll sagt nicht richtig, wessen Beitrag weggelassen wurde.
verify-other-options = Die Optionen, die dieses Protokoll nennt, sind nicht die des Titels.
verify-misfit = { $number ->
    [0] Ergebnis { $outcome }, beim Austeilen: Das Protokoll sagt { $value } unter { $below }, die Seeds ergeben { $expected }.
   *[other] Ergebnis { $outcome }, in Spielzug { $number } ({ $actions }): Das Protokoll sagt { $value } unter { $below }, die Seeds ergeben { $expected }.
}
verify-fits = { $outcomes } Ergebnisse aus { $moves } Spielzügen nachgerechnet: Alle passen zu den Seeds, die diese Datei offenlegt, und alle Spielzüge zu den Regeln.
verify-old-format = Dieses Protokoll hat Format 1: Seine Worte sind nicht verkettet, und kein Beleg kann sagen, ob sie verändert wurden.
verify-left-out = Nicht im Austeilen, obwohl festgelegt: { $seats }.
verify-origin-fits = Das Spiel, von dem dieses bei Spielzug { $number } abgezweigt ist, wurde auch nachgespielt: Seine { $outcomes } Ergebnisse passen.
verify-origin-unsealed = Das Spiel, von dem dieses bei Spielzug { $number } abgezweigt ist, wurde auch nachgespielt; sein Zufall lässt sich nicht nachrechnen.
verify-hidden = { $count ->
    [one] Eine Zeile ist verborgen
   *[other] { $count } Zeilen sind verborgen
}: Geflüster unter anderen, gelöschte Namen oder Worte oder, wenn das Haus lügt, zurückgenommene Entscheidungen. Keine Entscheidung, die gilt, kann verborgen sein.
verify-pinned-fits = Das Haus hatte dies vor dem Austeilen festgelegt: Sein Seed wurde nicht nachträglich gewählt.
verify-receipt-used = Der Beleg von { $seat } passt: Festgelegt ist, was vor dem Austeilen gesagt wurde, die eigene Zahl von { $seat } ist darin, { $heads } Köpfe der Kette und { $acts } eigene Entscheidungen von { $seat } stehen in diesem Protokoll, in ihrer Reihenfolge.
verify-receipt-left-out = Der Beleg von { $seat } passt: Festgelegt ist, was vor dem Austeilen gesagt wurde, { $heads } Köpfe der Kette und { $acts } eigene Entscheidungen von { $seat } stehen in diesem Protokoll, in ihrer Reihenfolge. Die eigene Zahl von { $seat } wurde weggelassen, und das Haus hat nie etwas anderes gesagt.
verify-receipt-none = Der Beleg von { $seat } passt: Festgelegt ist, was vor dem Austeilen gesagt wurde, { $heads } Köpfe der Kette und { $acts } eigene Entscheidungen von { $seat } stehen in diesem Protokoll, in ihrer Reihenfolge. { $seat } gab keine Zahl.
verify-receipt-onlooker = Der Beleg eines Zuschauers passt: Festgelegt ist, was vor dem Austeilen gesagt wurde, und { $heads } Köpfe der Kette stehen in diesem Protokoll, in ihrer Reihenfolge.
verify-receipt-log = Die { $moments } Momente, die dort gezeigt wurden, folgen Wort für Wort aus diesem Protokoll.
verify-receipt-no-log = Was dort gezeigt wurde, ließ sich nicht vergleichen: Seitdem wurden Worte gelöscht, oder das Protokoll hat Format 1.
verify-receipt-beyond = { $count ->
    [one] Eine Zeile kam
   *[other] { $count } Zeilen kamen
} nach dem letzten Kopf dieses Belegs: Über das, was dort steht, sagt er nichts.
verify-bots-same = { $count } Entscheidungen von Bots wurden noch einmal erfragt, mit dem Glück, das der Seed gibt: Alle sind gleich. ({ $unasked } ließen sich nicht noch einmal erfragen.)
verify-bots-differ = { $count } Entscheidungen von Bots wurden noch einmal erfragt, mit dem Glück, das der Seed gibt: Nur { $same } sind gleich, die erste andere ist Spielzug { $number }. ({ $unasked } ließen sich nicht noch einmal erfragen.)
verify-bots-unknown = Dieses Protokoll sagt nicht, welches Glück die Bots hatten: Sie lassen sich nicht noch einmal fragen.
verify-alone = Ohne Beleg zeigt das nur, dass die Datei mit sich selbst übereinstimmt. Ein anderer Seed, eine weggelassene Zahl, andere Namen, Worte oder Bots oder ein ganzes Spiel, das nie gespielt wurde, sähe genauso aus. Ein Beleg aus dem Browser einer Person (--receipt) oder das, was das Haus vor dem Austeilen festgelegt hat (--pinned), zeigt mehr.
verify-alone-pinned = Ohne Beleg könnten Namen, Worte, wer entschieden hat, weggelassene Zahlen und Entscheidungen, die die Regeln erlauben, noch verändert sein.
verify-not-proved = Nicht bewiesen und nicht zu beweisen: Das Haus kennt seinen Seed und vom Austeilen an jede Karte; dies zeigt, dass es sie nicht wählen konnte, nicht, dass es niemandem etwas verraten hat. Auch nicht, was Menschen einander anderswo gesagt haben.
receipt-bad = Das ist kein Beleg von Backroom: { $reason }.
receipt-other-title = Der Beleg ist von einem anderen Spiel: { $title }.
receipt-other-house = Das Haus hatte vor dem Austeilen einen anderen Seed festgelegt, als dieses Protokoll sagt.
receipt-other-seats = Der Beleg ist von einem Tisch mit anderer Zahl von Plätzen.
receipt-other-commitment = Was { $seat } festgelegt hatte, war vor dem Austeilen etwas anderes.
receipt-left-out = Laut Protokoll waren diese Plätze nicht im Austeilen: { $value }; vor dem Austeilen hieß es: { $expected }.
receipt-rules = Das Protokoll hat Regeln der Version { $value }; der Tisch sagte { $expected }.
receipt-data = Das Protokoll wurde mit anderen Daten gespielt, als der Tisch sagte.
receipt-other-contribution = Für { $seat } wurde eine andere Zahl verwendet als die gegebene.
receipt-dropped = Die Zahl, die { $seat } gegeben und das Haus bestätigt hat, wurde weggelassen.
receipt-head = Kopf { $number } von { $count }, der hier gesagt wurde, ist nicht in der Kette dieses Protokolls: Eine Zeile wurde verändert, weggelassen oder erfunden.
receipt-act = Entscheidung { $number } von { $count }, die das Haus bestätigt hat, steht nicht in diesem Protokoll.
receipt-shown = Die { $count } Momente, die hier gezeigt wurden, folgen nicht aus diesem Protokoll.

## Gründe der Bots
why-random = aufs Geratewohl.
why-best = scheint am besten: etwa { $chance } % Gewinnchance.

## Simulation
sim-progress = es wird gespielt
sim-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $title }, { $players } Plätze
sim-how = { $decisions } Entscheidungen in { $seconds } s: { $speed } pro Sekunde ({ $compiled ->
    [yes] kompilierte Regeln
   *[no] interpretierte Regeln
}, { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
})
sim-seat = Platz
sim-bot = Bot
sim-wins = Siege
sim-share = Anteil
sim-ending = Ausgang
sim-games = Partien
sim-figure = Kennzahl
sim-mean = Mittel pro Partie
sim-lengths = Entscheidungen pro Partie: { $fewest } bis { $most }, Median { $median }, Mittel { $mean }

## Wettkämpfe von Bots
why-outside = was ein Bot von außen gewählt hat.
bot-unknown = Es gibt keinen Bot „{ $value }“ für { $title }: wähle aus { $expected }, oder nenne eine Klasse (mybot.py:Bot, module:Class), einen Befehl („cmd: BEFEHL“) oder eine Adresse.
bot-not-started = Der Bot „{ $value }“ lässt sich nicht starten: { $reason }.
bot-address = „{ $value }“ ist keine Adresse eines Bots: Sie beginnt mit { $expected } und nennt einen Rechner.
match-title = { $name } gegen { $player }: { $title }, { $players } Spieler
match-share = { $name } gewinnt { $share } der Partien (95 %: { $low } bis { $high }); ein gerechter Anteil ist { $fair }.
match-better = Das ist mehr als { $threshold }.
match-worse = Das ist weniger als { $threshold }.
match-open = Ob das mehr oder weniger ist als { $threshold }, steht nicht fest.
match-played = { $stopped ->
    [yes] Entschieden nach { $games } von { $most } Partien
   *[no] { $games } Partien
}, { $seconds } s; { $ms } ms pro Zug des Herausforderers.
match-fault = Zug verloren, denn
match-times = Anzahl
match-first = Beim ersten Mal
match-fault-crashed = er ist beendet oder nicht zu erreichen
match-fault-late = er war zu spät
match-fault-flooded = er hat zu viel gesagt
match-fault-garbled = seine Antwort ist nicht zu verstehen
match-fault-illegal = seine Aktion wurde nicht angeboten
match-fault-absent = er wurde in dieser Partie nicht mehr gefragt

## Ranglisten von Bots
ladder-title = { $title }, { $players } Spieler: { $games } Partien von { $levels } Stufen
ladder-level = Stufe
ladder-rating = Stärke
ladder-share = Anteil der Siege
ladder-ms = ms pro Zug
ladder-faults = Züge verloren
train-needs-numpy = Lernen braucht NumPy: pip install backroom[research]
cluster-needs-ray = Ein Cluster braucht Ray: pip install backroom[cluster]
cluster-away = Bei { $value } ist kein Ray-Cluster zu erreichen ({ $reason }).
cluster-lost = Partien gingen { $value } Mal mit denen verloren, die sie spielten ({ $reason }).
cluster-other-version = Eine Maschine des Clusters hat Backroom { $value }, diese { $expected }: Alle müssen dasselbe haben.
parquet-needs-pyarrow = Eine Parquet-Datei braucht pyarrow: pip install backroom[cluster]
train-another = In { $value } liegt ein anderer Kurs, mit anderem Seed oder anderer Zahl von Partien. Nenne einen anderen Ordner oder entferne diesen.
train-done = Aus { $rounds } Runden wurde gelernt; der letzte Fehler ist { $loss }. Netz und Kurve liegen in { $value }.
train-heading = { $title } mit { $players } Spielern: Lernen in { $rounds } Runden
train-loss = Wie weit das Urteil danebenliegt (weniger ist besser)
train-how = Der Fehler bei den Partien jeder Runde, bevor aus ihnen gelernt wird. Spätere Runden werden besser gespielt und sind darum schwerer zu beurteilen.
ladder-how = Die Stärke berechnet OpenSkill; alle beginnen mit 25. Hinter ± und in Klammern: wo der wahre Wert mit 95 % liegt. Ein gerechter Anteil der Siege ist { $fair }.
ladder-levels = Eine Rangliste braucht mindestens zwei verschiedene Stufen, jede einmal genannt, nicht „{ $value }“.
ladder-damaged = „{ $value }“ ist keine Rangliste oder eine beschädigte ({ $reason }): wähle mit --out einen anderen Namen.
ladder-of-another = „{ $value }“ ist eine Rangliste von etwas anderem ({ $name } ist anders): wähle mit --out einen anderen Namen.

## Datenblätter
card-heading = { "#" } { $title } zu { $players }
card-made = Erstellt am { $short } von Backroom { $value } mit `{ $words }`.
card-what = Was
card-figure = Zahl
card-how = Wie
card-length = Entscheidungen pro Partie
card-length-how = Partien von Zufallsspielern, dann der besten Stufe, auf allen Plätzen gleich: wenigste / Median / Mittel / meiste. Nichts wird zurückgenommen.
card-longest = Längste Partie
card-longest-how = Aus den Regeln bewiesen (`rules.bounds()`), in Entscheidungen.
card-actions = Größe der Tabelle der Aktionen
card-actions-how = Alle Aktionen des Titels (`len(rules.table)`).
card-branching = Aktionen zur Auswahl
card-branching-how = Über alle Entscheidungen derselben Partien: wenigste / Median / Mittel / meiste.
card-forced = Erzwungene Entscheidungen
card-forced-how = Der Anteil der Entscheidungen von Zufallsspielern mit nur einer Aktion.
card-together = Gleichzeitige Entscheidungen
card-together-how = Der Anteil der Entscheidungen von Zufallsspielern, die noch mehrere Plätze zu treffen haben.
card-lines = Spielverläufe
card-lines-how = Ohne Zufall; mit Zufall. Das Produkt dessen, was zur Wahl stand (und was der Zufall sagen konnte, das Austeilen eingeschlossen), entlang zufälliger Partien, der Median: die Größe des Baumes, wären alle Verläufe so.
card-positions = Stellungen
card-positions-how = Geburtstagsschätzung über alle Stellungen in der zweiten Hälfte von höchstens 100 zufälligen Partien: Paare verschiedener Partien geteilt durch die Zahl ihrer Treffen. Bei > traf sich kein Paar, und es gibt mehr als ein Drittel so viele wie Paare (95 %).
card-bytes = Größe einer Stellung
card-bytes-how = Bytes als JSON, Mittel derselben Stellungen.
card-draws = Arten, das Verdeckte zu ziehen
card-draws-how = Das Produkt dessen, was der Zufall gefragt wurde, als die Sicht eines Platzes neu ausgeteilt wurde (`resample`), der Reihe nach: Median und Höchstwert von einer Stellung pro Partie. Eine obere Schranke der Größe einer Informationsmenge.
card-hidden = Zustände in einer Informationsmenge
card-hidden-how = Geburtstagsschätzung über 64 neue Ausgaben derselben Sichten, der Median. Bei > waren keine zwei gleich. Wahrscheinliche Zustände zählen mehr als seltene.
card-observation = Größe einer Beobachtung
card-observation-how = Floats (`rules.observation_shape`), für alle Spielerzahlen und Varianten dieselben.
card-luck = Anteil des Glücks
card-luck-how = Die Varianz des Ertrags eines Platzes, die das Austeilen und späterer Zufall für sich erklären; dann mit dem, was der Zufall nur zusammen mit den Spielern bewirkt. Unter Spielern, die aus allen Stufen gelost sind. Jedes Austeilen wird mit zwei Verläufen des Zufalls und je zwei Aufstellungen gespielt; Kovarianzen von Partien, die einen Teil gemeinsam haben (Sobol). In Klammern 95 % durch Bootstrap über das Austeilen.
card-parts = Teile der Varianz
card-parts-how = Austeilen / späterer Zufall / wer spielt und was er lost / was nur gemeinsam entsteht. Was durch den Zufall der Stichprobe unter null liegt, steht als 0 da.
card-seats = Siege pro Platz
card-seats-how = Partien der besten Stufe auf allen Plätzen, in der Reihenfolge der Plätze, ± 95 %.
card-baseline = Vergleich
card-baseline-how = `backroom match`, alle Partien: der Anteil der Siege des einen gegen Kopien des anderen, mit dem Intervall von 95 %.

## Spiele und Regeln
titles-won-by = Zum Sieg:
titles-players = { $least } bis { $most } Personen, { $minutes } Minuten
titles-bots = Bots: { $bots }
rules-none = In keinem Absatz steht „{ $value }“.
rules-kind-S = gedruckte Regel
rules-kind-R = Hausregel
rules-kind-D = rekonstruiert

## Der Tisch im Terminal
term-welcome = { $title }. Willkommen im Hinterzimmer, { $name }.
term-against = Mit dir am Tisch: { $others }.
term-option = Abgemacht: { $option }.
term-sealed = Versiegelt vor dem Austeilen (SHA-256), geöffnet nach dem Spiel:
term-opened = Was versiegelt war, geöffnet:
term-help-hint = Wähl mit einer Nummer oder mit Text. ? sagt dir, was du noch sagen kannst.
term-prompt = Deine Wahl:
term-resumed = Das Spiel geht weiter, wo es aufgehört hat.
term-score = Punkte

# Wer am Tisch sitzt, wenn ein Spiel selbst niemanden nennt.
term-underworld-1 = Jack McGurn
term-underworld-2 = Frank Nitti
term-underworld-3 = Jake Guzik
term-underworld-4 = Vincent Drucci
term-underworld-5 = Spike O’Donnell
term-underworld-6 = Tony Lombardo

## Der Tisch im Terminal: was du sagen kannst
term-help-choices = Wähl mit einer Nummer oder mit Text; Großbuchstaben sind egal, und Text darf kürzer sein, solange nur eines gemeint sein kann.
term-help-number = wähle, was diese Nummer trägt
term-help-text = wähle mit Text; „{ $short }“ genügt
term-help-board = noch einmal der Tisch
term-help-hand = deine Karten
term-help-list = noch einmal die Frage und was du wählen kannst
term-help-discards = was auf dem Ablagestapel liegt
term-help-log = was zuletzt geschah, 20 Sätze, wenn du keine Zahl nennst
term-help-hint-command = was ein Bot an deiner Stelle wählen würde und warum
term-help-why = was jetzt nicht geht, mit Nummer und der Regel, die es verbietet
term-help-why-action = warum das nicht geht, mit dem ganzen Absatz; „why { $clause }“ zeigt einen Absatz
term-help-rules = die Regeln, Absatz für Absatz, oder nur die mit einem bestimmten Wort
term-help-back = nimm den letzten Schritt einer unfertigen Wahl zurück („undo“ tut dasselbe)
term-help-save = sichere das Spiel und spiel weiter
term-help-quit = sichere das Spiel und geh vom Tisch

## Der Tisch im Terminal: Antworten
term-ambiguous = „{ $value }“ kann { $meanings } heißen{ $more ->
    [0] {""}
    [one] {" "}oder noch eine andere Wahl
   *[other] {" "}oder noch { $more } andere
}: Sag etwas mehr.
term-no-such-number = Nummer { $value } steht nicht zur Wahl: Es geht von 1 bis { $most }.
term-nothing-to-take-back = Es gibt nichts zurückzunehmen: Gespielt ist gespielt.
term-not-a-count = „{ $value }“ ist keine Zahl von Sätzen: Sag zum Beispiel „log 20“.
term-no-hand = In diesem Spiel hast du keine Karten auf der Hand.
term-no-discards = In diesem Spiel gibt es keinen Ablagestapel.
term-hint = Der Bot { $bot } nähme Nummer { $number }, „{ $action }“:
term-hint-wins = Damit gewinnt man etwa { $count } von 100 Spielen.
term-hint-other = Nummer { $number }, „{ $action }“, gewinnt etwa { $count } von 100.
term-you-may = Das geht: „{ $action }“ ist Nummer { $number }.
term-all-possible = Nichts, was dir einfallen könnte, ist jetzt verboten.
term-not-possible = Geht jetzt nicht:
term-likewise = { $more ->
    [0] Dasselbe gilt für { $names }.
    [one] Dasselbe gilt für { $names } und eine weitere.
   *[other] Dasselbe gilt für { $names } und { $more } weitere.
}
term-why-more = „why“ mit einer dieser Nummern zeigt den ganzen Absatz.
term-saved = Gesichert:
term-quit-sure = Das Spiel sichern und vom Tisch gehen? (j/n)
term-kept-over = Das Spiel ist gesichert. Um es noch einmal anzusehen:
term-kept-running = Das Spiel ist gesichert. Um weiterzuspielen:
term-cannot-save = Das Spiel lässt sich nicht in „{ $value }“ sichern: { $reason }.
term-no-seeds = Dieses Spiel kann nicht weitergehen: Seine Seeds müssten in „{ $value }“ liegen.
term-other-seeds = Dieses Spiel kann nicht weitergehen: Die Seeds neben „{ $value }“ sind nicht die, mit denen ausgeteilt wurde.
term-other-seats = Dieses Spiel kann hier nicht weitergehen: Es sitzt nicht ein Mensch auf Platz 1 gegen Bots.
term-game-over = Hier gibt es nichts weiterzuspielen: Das Spiel in „{ $value }“ ist aus.

## Der Tisch im Terminal: noch einmal ansehen
term-replay-seat = Platz { $number }: { $name } ({ $player })
term-replay-uncommitted = Vor diesem Spiel wurde nichts festgelegt: Der Zufall lässt sich nicht nachrechnen.
term-replay-as-seat = So, wie { $name } es wusste.
term-replay-open = Alles liegt offen: Das Spiel ist aus.
term-replay-onlooker = So, wie man es vom Rand aus sieht: Das Spiel ist noch nicht aus.
term-replay-move = Spielzug { $number }, { $name }
term-replay-undo = { $name } hat eine Entscheidung zurückgenommen
term-replay-talk = { $name }: „{ $words }“
term-replay-next = Enter geht weiter, q hört auf:
term-replay-running = Bisher: { $moves ->
    [one] ein Spielzug
   *[other] { $moves } Spielzüge
}. Das Spiel ist noch nicht aus.

## The table server
table-unknown = Es gibt keinen Tisch „{ $value }“.
table-stranger = Dieser Link öffnet hier nichts: Bitte den Gastgeber um einen neuen.
table-other-protocol = Diese Seite ist älter oder neuer als der Server: Lade sie neu.
table-no-hello = Die Verbindung hat nicht gesagt, wer sie ist.
table-crowded = Zu viele sind mit diesem Tisch verbunden.
table-too-fast = Das war zu viel auf einmal: Die Verbindung wurde geschlossen.
table-malformed = Diese Nachricht ist nicht zu lesen: { $reason }.
table-deleted = Dieser Tisch wurde gelöscht.
table-kicked = Der Gastgeber hat dich von diesem Platz weggeschickt.
table-link-spent = Dieser Link ist schon benutzt: Mit dem Link eines Stuhls setzt man sich einmal.
table-link-to-spend = Nimm zuerst den Stuhl: Dieser Link öffnet nur die Tür.
table-key-revoked = Dieses Gerät wurde von einem anderen Gerät dieses Platzes abgemeldet.
table-seat-gone = Dieser Stuhl wurde einem Bot gegeben.
table-relinked = Der Link für Zuschauer wurde geändert: Bitte den Gastgeber um den neuen.
table-invited-anew = Diese Einladung wurde ersetzt: Bitte den Gastgeber um den neuen Link.
table-key-twice = Dieser Schlüssel ist hier schon bekannt: Jeder Stuhl braucht einen eigenen.
table-too-many-devices = Dieser Platz wird schon auf { $most } Geräten gespielt: Melde zuerst die anderen ab.
table-no-onlookers = Dieser Tisch hat keine Zuschauer.
table-bad-words = Worte müssen zu sehen sein und dürfen keine Steuerzeichen enthalten.
table-house-closes = Das Haus schließt kurz; das Spiel geht weiter, wo es war.
table-onlooker = Zuschauer können das nicht.
table-not-here = „{ $value }“ kann hier nicht gesagt werden.
table-not-host = Nur der Gastgeber kann das.
table-by-link-only = An diesen Tisch wird eingeladen: Ein Platz wird mit seinem Link genommen.
table-no-free-seat = An diesem Tisch ist kein Platz frei.
spoken-unknown = Auf diese Worte wartet niemand: Vielleicht ist eines falsch verstanden, oder der Code ist zu alt. Frag noch einmal nach dem Code.
spoken-too-often = Es wurden so viele Codes versucht, dass der nächste ein paar Minuten warten muss. Ein Link geht immer.
table-wrong-seats = Für { $players } Spieler wurden { $value } Plätze genannt.
table-bad-name = Ein Name braucht mindestens einen sichtbaren Buchstaben.
table-bot-plays = Auf diesem Platz spielt ein Bot.
table-is-gathering = Der Tisch wartet noch auf Leute.
table-is-sealing = Die Verteilung wird versiegelt; einen Augenblick.
table-is-playing = Das Spiel läuft.
table-is-paused = Das Spiel ist unterbrochen.
table-is-over = Das Spiel ist zu Ende.
table-is-closed = Der Tisch ist geschlossen.
table-is-stranded = Dieses Haus hat die Regeln oder die Daten nicht mehr, mit denen der Tisch begonnen wurde. Nichts ist verloren: Es geht weiter, sobald das Haus sie wieder hat. Schließt der Gastgeber den Tisch, ist das Protokoll zu haben.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-not-all-in = Noch sitzen nicht alle.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-not-asked = Du hast jetzt nichts zu wählen.
table-stale = Der Tisch ist schon weiter: Schau neu hin.
table-no-such-action = „{ $value }“ ist keine Aktion dieses Spiels.
table-choice-whole = Die Wahl war schon vor ihrem letzten Teil vollständig.
table-nothing-chosen = Damit ist alles wieder zurückgenommen: gewählt ist so nichts.
table-undo-asked = Über einen Wunsch zurückzunehmen wird schon abgestimmt.
table-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
table-undo-too-late = Das ist zu lange her: Nur die letzten { $most } Entscheidungen lassen sich zurücknehmen.
table-no-vote = Es gibt nichts abzustimmen.
table-other-contribution = Dieser Beitrag ist nicht der, der festgelegt wurde.
table-record-for-players = Die Aufzeichnung ist für alle, die mitgespielt haben. Für Zuschauer gibt es das Tagebuch.
table-record-later = Die ganze Aufzeichnung gibt es nach dem Spiel; bis dahin gibt es das Tagebuch deines eigenen Platzes.
table-no-whisper = Hier ist jetzt niemand, dem du zuflüstern darfst.
table-no-hint = Jetzt kann kein Tipp gegeben werden.
replay-not-over = Ein laufendes Spiel ist nur zu sehen, wie ein Platz oder ein Zuschauer es kennt.
replay-start-not-ours = Diese Aufzeichnung beginnt mitten in einem Spiel, mit einem Stand, den niemand prüfen kann. Sie lässt sich nur auf dem eigenen Rechner ansehen: backroom replay DATEI
replay-origin-long = Diese Aufzeichnung ist zu lang, um von ihr aus weiterzuspielen: mehr als { $most } Zeichen.
replay-origin-deep = Dieses Spiel ging selbst schon aus einer Abzweigung hervor; höchstens { $most } können ineinander stecken.
replay-no-moment = Diese Aufzeichnung hat keinen Zug { $value }.
replay-fork-over = In diesem Moment ist das Spiel schon zu Ende: Es gibt nichts weiterzuspielen.
store-trouble = Die Datenbank hat es nicht angenommen; nichts hat sich geändert.
store-lost-race = Ein anderer Server war schneller; schau neu hin.
store-busy = Die Datenbank wird von einem anderen Programm gehalten; nichts hat sich geändert. Versuch es noch einmal.
store-away = Die Datenbank ist nicht zu erreichen; nichts hat sich geändert. Versuch es noch einmal.
store-no-answer = Die Datenbank „{ $value }“ kann nicht benutzt werden ({ $reason }).
store-full = Die Festplatte ist voll; nichts hat sich geändert.
store-other-version = Diese Datenbank wurde von einer anderen Version von Backroom geschrieben.
store-not-upgraded = Diese Datenbank wurde von einem früheren Backroom geschrieben: Öffne sie einmal mit „backroom serve“; das bringt sie auf den neuen Stand und behält eine Kopie.
store-read-only = Die Datenbank oder ihr Ordner darf hier nicht beschrieben werden; nichts hat sich geändert. Sieh nach, wem Datei und Ordner gehören und welche Rechte sie haben.
store-unreadable = Die Datenbank ist beschädigt oder gar keine: { $reason }. Spiel die letzte Sicherung ein; „backroom check“ sagt, was noch lesbar ist.
store-not-there = Unter „{ $value }“ gibt es keine Datenbank.
store-in-use = Die Datenbank wird vom Prozess { $value } ({ $name }) benutzt: Nur ein Server kann sie haben. Beende ihn, oder wähle mit --db eine andere Datenbank.
store-no-such-database = „{ $value }“ ist keine Datenbank, die Backroom benutzen kann: Es kennt SQLite, wie in sqlite:///tables.db, und PostgreSQL.
store-no-driver = Für die Datenbank „{ $value }“ wird das Paket { $name } gebraucht, und es ist nicht installiert: pip install „backroom[postgres]“
bus-unknown = „{ $value }“ ist kein Bus, den Backroom benutzen kann: es kennt Redis, wie in redis://localhost/0.
bus-for-postgres = Ein Bus („{ $value }“) ist für mehrere Server an einem PostgreSQL: nenne das mit --db, oder lass --bus weg.
bus-no-driver = Für den Bus „{ $value }“ wird das Paket { $name } gebraucht, und es ist nicht installiert: pip install „backroom[redis]“
tables-line = { $value }  { $title }  { $name }  { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }  zuletzt geändert { $when }
tables-reported = { $count ->
        [one] eine Meldung
       *[other] { $count } Meldungen
    }
tables-count = { $count ->
        [0] Solche Tische gibt es nicht.
        [one] Ein Tisch.
       *[other] { $count } Tische.
    }
tables-seat = Platz { $value }: { $name } ({ $player }); Schlüssel: { $keys }
tables-closed = Tisch { $value } ist geschlossen: Dort wird nicht mehr gespielt.
order-not-done = Das Haus ist offen und hat es mit Tisch { $value } noch nicht getan: Sieh in sein Protokoll.
block-done = { $value } wird nicht mehr eingelassen. Offene Häuser wissen es in wenigen Sekunden.
block-undone = { $value } wird wieder eingelassen.
block-not-there = { $value } ist nicht gesperrt.
block-count = { $count ->
        [0] Niemand ist gesperrt.
        [one] Einer ist gesperrt.
       *[other] { $count } sind gesperrt.
    }
reports-line = Meldung { $value } zu Tisch { $name }, { $when }:
reports-count = { $count ->
        [0] Keine Meldungen.
        [one] Eine Meldung.
       *[other] { $count } Meldungen.
    }
reports-done = Meldung { $value } ist erledigt.
reports-unknown = Es gibt keine Meldung „{ $value }“.
server-blocked = Der Betreiber dieses Hauses lässt dich nicht ein.
server-reported-enough = Du hast dem Betreiber dieses Hauses schon viel gemeldet; warte eine Weile.
backup-sqlite-only = Nur eine Datenbank von SQLite kann dieser Befehl sichern: Nimm die Werkzeuge deines Datenbankservers.
table-damaged = Das Protokoll dieses Tisches ist beschädigt. Es kann nicht weitergespielt werden, bis der Betreiber es wiederhergestellt hat.
server-no-port = Der Server kann unter „{ $value }“ nicht lauschen: { $reason }.
door-not-here = Die Tür geht an dem Rechner auf und zu, auf dem das Haus läuft, und nirgends sonst.
door-no-network = Dieser Rechner ist in keinem Netzwerk zu Hause oder bei der Arbeit: Niemand könnte hereinkommen.
door-no-port = Die Tür lässt sich bei „{ $value }“ nicht öffnen: { $reason }.
server-other-origin = Diese Anfrage kommt von einer fremden Seite.
server-too-fast = Zu viele Anfragen; warte einen Augenblick.
server-for-operators = Diese Zahlen sind für den Betreiber dieses Servers.
server-too-large = Das ist zu groß: Höchstens { $most } Bytes werden angenommen.
server-too-costly = Das brauchte zu viel Zeit oder Speicher und wurde abgebrochen.
server-busy = Das Haus hat alle Hände voll; versuch es gleich noch einmal.
server-not-understood = Damit kann das Haus nichts anfangen.
server-other-host = So heißt dieses Haus nicht. Soll es doch, dann nennt der Betreiber den Namen mit --allowed-host.
server-no-upgrade = Hier wird ein WebSocket verlangt. Steht ein Proxy dazwischen, muss er „Upgrade“ und „Connection“ weitergeben.
server-too-often = Das macht dem Haus viel Arbeit: Warte einen Augenblick, bevor du wieder fragst.
server-too-many-tables = Von hier wurden so viele Tische eröffnet, dass der nächste eine Weile warten muss.
server-stored-too-much = Von hier wurde so viel gespeichert, dass mehr eine Weile warten muss.
table-words-spent = In diesem Spiel wurde so viel gesagt, dass kein Platz mehr ist: höchstens { $most } Buchstaben für jeden.
table-talks-too-fast = Das war viel Gerede auf einmal: Warte einen Augenblick.
table-wishes-spent = Das wurde in diesem Spiel zu oft verlangt: höchstens { $most } Mal.
table-too-many-places = Dein Platz ist an zu vielen Stellen offen: Dies war die älteste.
serve-no-network = „{ $value }“ ist keine Adresse und kein Netz wie 10.0.0.0/8.
serve-no-host = „{ $value }“ ist kein Name eines Hosts wie games.example.
serve-no-root = „{ $value }“ ist kein Pfad wie /backroom.
store-file-there = Die Datei „{ $value }“ ist schon da.
play-open-at = Der Tisch ist offen unter { $value }
play-stop-with = Beende mit Strg+C; Spiele gehen weiter, wo sie waren.
serve-open-at = Der Server lauscht unter { $value }
backup-done = Gesichert in „{ $value }“.
keep-wrong-days = „{ $value }“ ist keine Zahl von Tagen: mehr als 0, bitte.
forget-done = Namen und Worte an Tisch { $value } sind gelöscht. Frühere Kopien haben sie noch: Sicherungen, Exporte, Aufzeichnungen der Spieler.
forget-deleted = Tisch { $value } ist gelöscht. Frühere Kopien haben ihn noch: Sicherungen, Exporte, Aufzeichnungen der Spieler.
prune-done = { $count ->
    [0] Kein Tisch ist so alt.
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
export-done = { $count ->
    [one] Ein Spiel nach „{ $value }“ geschrieben.
   *[other] { $count } Spiele nach „{ $value }“ geschrieben.
}
check-damaged = Der Tisch „{ $value }“ ist in Zeile { $line } beschädigt: { $reason }. Zum Wiederherstellen exportiere die letzte Sicherung und importiere sie hier.
check-stranded = Der Tisch „{ $value }“ kann von diesem Backroom nicht gespielt werden: { $reason }. Nichts davon ist verloren.
check-whole = { $count ->
    [one] Ein Tisch wurde angesehen: Er ist heil.
   *[other] { $count } Tische wurden angesehen: Alle sind heil.
}
import-moved = { $count ->
    [one] Ein Tisch ist hinzugekommen, Zeile für Zeile verglichen: Er ist derselbe.
   *[other] { $count } Tische sind hinzugekommen, Zeile für Zeile verglichen: Sie sind dieselben.
}{ $same ->
    [0] {""}
   *[other] {" "}Schon da: { $same }.
}
import-other = Der Tisch { $value } ist schon da, und ein anderer: Er wurde in Ruhe gelassen.
import-done = { $count ->
    [one] Ein Tisch ist hinzugekommen.
   *[other] { $count } Tische sind hinzugekommen.
}

## Der Doktor: was er findet
doctor-verdict-ok = gut
doctor-verdict-note = Hinweis
doctor-verdict-wrong = falsch
doctor-version = Backroom { $value } auf { $python }, { $system }.
doctor-rules-compiled = Die Regeln sind kompiliert.
doctor-rules-edited = Die Regeln werden interpretiert, weil dies eine Installation für Entwickler ist; sie spielen gleich, nur langsamer.
doctor-rules-pure = Die Regeln werden interpretiert, weil das installierte Paket das für jeden Rechner ist; sie spielen gleich, nur langsamer. Für kompilierte installiere aus den Quellen, mit einem C-Compiler zur Hand. Hat ./play es eben erst eingerichtet, so werden sie inzwischen kompiliert, und der nächste Start benutzt sie.
doctor-client = Der Tisch für den Browser ist da.
doctor-client-edited = Der Tisch für den Browser ist nicht gebaut, weil dies eine Installation für Entwickler ist: ./play baut ihn, und der Tisch im Terminal geht auch ohne.
doctor-client-missing = Der Tisch für den Browser fehlt in diesem Paket: Installiere Backroom neu, oder spiel mit „backroom play --terminal“.
doctor-dependencies = { $count ->
    [one] Das eine Paket, das Backroom braucht, ist da, in einer Version, mit der es getestet wurde.
   *[other] Alle { $count } Pakete, die Backroom braucht, sind da, in Versionen, mit denen es getestet wurde.
}
doctor-dependencies-wrong = Pakete, die Backroom braucht, fehlen oder sind zu alt ({ $value }): Installiere Backroom neu.
doctor-dependencies-newer = Manche Pakete sind neuer als die, mit denen dieses Backroom getestet wurde ({ $value }): Geht etwas schief, such nach einem neueren Backroom.
doctor-clock = Die Uhr sagt { $value }.
doctor-clock-early = Die Uhr sagt { $value }, und das ist, bevor Backroom installiert wurde: Stell sie richtig.
doctor-clock-behind = { $count ->
    [one] Ein Server war auf dieser Datenbank in einer Minute offen: Stell die Uhr richtig.
   *[other] Ein Server war auf dieser Datenbank in { $count } Minuten offen: Stell die Uhr richtig.
}
doctor-settings = Die Einstellungen sind in Ordnung; ihre Datei: { $value }.
doctor-settings-wrong = Die Einstellungen sind falsch, und nichts, was sie nennen, wurde angesehen: { $reason }
doctor-folder = In den Ordner „{ $value }“ kann geschrieben werden.
doctor-folder-later = Den Ordner „{ $value }“ gibt es noch nicht; er wird angelegt, wenn er gebraucht wird.
doctor-folder-closed = In den Ordner „{ $value }“ kann nicht geschrieben werden: Sieh nach, wem er gehört und welche Rechte er hat.
doctor-disk = Auf der Festplatte von „{ $value }“ sind { $free } MB frei.
doctor-disk-little = Auf der Festplatte von „{ $value }“ sind nur noch { $free } MB frei: Schaff bald Platz.
doctor-disk-full = Die Festplatte von „{ $value }“ ist so gut wie voll ({ $free } MB): Schaff jetzt Platz.
doctor-database = { $count ->
    [one] Die Datenbank „{ $value }“ ist gesund: ein Tisch, { $size } MB, Schema { $version }.
   *[other] Die Datenbank „{ $value }“ ist gesund: { $count } Tische, { $size } MB, Schema { $version }.
}
doctor-database-later = Die Datenbank „{ $value }“ gibt es noch nicht; sie wird angelegt, wenn sie gebraucht wird.
doctor-database-old = Die Datenbank „{ $value }“ wurde von einem früheren Backroom geschrieben: Das nächste „backroom serve“ bringt sie auf den neuen Stand und behält eine Kopie.
doctor-database-closed = Die Datenbank „{ $value }“ kann gelesen, aber nicht beschrieben werden: Sieh nach, wem sie gehört und welche Rechte sie hat.
doctor-database-wrong = Die Datenbank „{ $value }“ ist nicht zu gebrauchen: { $reason }
doctor-port-any = Irgendein freier Port wird genommen.
doctor-port-free = { $value } ist frei, um dort zu lauschen.
doctor-port-ours = Ein Server von Backroom antwortet unter { $value }.
doctor-port-taken = Unter { $value } kann niemand lauschen ({ $reason }): Wähle mit --host und --port etwas anderes, oder beende, was dort lauscht.
doctor-index-no-pip = Ob es eine neuere Ausgabe gibt, lässt sich nicht fragen, weil pip hier nicht installiert ist.
doctor-index-silent = Ob es eine neuere Ausgabe gibt, ist nicht bekannt: Der Paketindex war nicht zu erreichen oder hat Backroom nicht.
doctor-release-newer = Es gibt eine neuere Ausgabe, { $value }: Installiere sie, wenn niemand spielt.
doctor-release-newest = Die neueste Ausgabe ist { $value }.

## Lektionen
lesson-coach = Vera
lesson-coach-place = hinter der Bar
lesson-not-this = Die Regeln erlauben das, aber darum geht es hier nicht.
lesson-none = Für { $title } gibt es noch keine Lektionen.
lesson-no-such = Für { $title } gibt es keine Lektion „{ $value }“: Wähl unter { $expected }.
lesson-nothing-asked = Bei diesem Schritt gibt es nichts zu wählen.
lesson-not-answered = Dieser Schritt wartet noch auf deine Wahl.
lesson-changed = Diese Lektion hat sich geändert, seit du gegangen bist, also beginnt sie von vorn.
lesson-hint = Das hat die Lehrerin im Sinn.
lesson-not-a-game = Nur ein geführtes Spiel geht frei weiter.
lesson-broken = Diese Lektion passt nicht mehr zu den Regeln. „backroom lesson check“ sagt, wo.
lessons-fine = { $count ->
    [one] Eine Lektion ist in Ordnung.
   *[other] { $count } Lektionen sind in Ordnung.
}
lessons-minutes = { $minutes } Min.

## Lektionen: was an einer Datei falsch ist
lesson-wrong = { $name } ist „{ $value }“, erwartet wird { $expected }.
lesson-unknown-key = „{ $value }“ bedeutet hier nichts: Es gibt { $expected }.
lesson-lacks = „{ $value }“ fehlt.
lesson-only-with-do = „{ $name }“ bedeutet bei einem Schritt ohne „do“ nichts.
lesson-long-text = „{ $value }“ ist kein Text mit 1 bis { $most } Zeichen in einer Zeile.
lesson-not-in = Dieser Text fehlt in der Sprache „{ $value }“.
lesson-no-thing = Kein Ding heißt „{ $value }“.
lesson-stray-brace = In „{ $value }“ steht eine Klammer ohne Ding.
lesson-refused = Das lässt sich hier nicht spielen.
lesson-never-falls = Der Zufall kann hier kein „{ $value }“ bringen.
lesson-no-path = In der Sicht des Lernenden steht bei „{ $value }“ nichts.
lesson-brings-not = „{ $value }“ geschieht nicht; es geschieht { $expected }.
lesson-accepts-nothing = „{ $value }“ passt zu keiner Wahl, die hier möglich ist.
lesson-no-answer = „{ $value }“ erreicht das Ziel „{ $name }“ nicht sicher.
lesson-other-answer = „{ $value }“ erreicht das Ziel „{ $name }“ auch und steht nicht bei den Antworten.
lesson-unproved = Nach { $count } Möglichkeiten gibt es noch mehr: zu viele, um zu beweisen, dass eine Antwort die einzige ist.
lesson-dead-end = Nach „{ $value }“ geht die Lektion in Zeile { $line } nicht weiter.

## Lektionen im Terminal
term-lesson-step = Schritt { $number } von { $count }
term-lesson-hint = Wähl mit einer Nummer oder mit Text. „skip“ macht es für dich, „again“ beginnt den Schritt neu, „quit“ hört auf; ? sagt den Rest.
term-lesson-read = Weiter mit Enter:
term-lesson-resumed = Die Lektion geht weiter, wo du aufgehört hast. „again 1“ beginnt von vorn.
term-lesson-over = Das war die Lektion.
term-lesson-free = Die Lektion ist vorbei, und das Spiel gehört dir: Spiel weiter, wie du magst.
term-lesson-quit = Die Lektion merkt sich diesen Schritt. Um weiterzumachen:
term-lesson-not-open = Bei diesem Schritt gibt es nichts zu spielen: Lies, und mach mit Enter weiter.
term-lesson-no-step = Es gibt keinen Schritt „{ $value }“, zu dem du zurückkannst: Du bist bei { $most }.
term-lesson-help-enter = weiter, wo es nur etwas zu lesen gibt
term-lesson-help-skip = lass den Schritt für dich machen
term-lesson-help-again = beginn diesen Schritt neu, oder geh zu einem früheren zurück
term-lesson-help-quit = hör auf; die Lektion merkt sich, wo du bist

## Eigenarten
manners-title = Eigenarten in { $title }: { $players } Spieler, je { $games } Partien gegen { $player }
manners-manner = Eigenart
