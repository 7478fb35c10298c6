# Chicago Gangsters: das Brett im Browser.

## Dinge auf dem Tisch
web-gang-you = Du
web-gang-table = Der Tisch
web-gang-hand = Deine Hand
web-gang-loot = Die Beute
web-gang-loot-first = wer mehr beiträgt, wählt zuerst
web-gang-loot-lone = wer allein steht, nimmt ein Paket
web-gang-loot-three = zwei Pakete, mit Mr. X sind sie zu dritt
web-gang-winners = Sieger
web-gang-losers = Verlierer
web-gang-at-half = wenn sie die Hälfte erreichen
web-gang-district = { $district }. Was zählt: { $items }.
web-gang-question = darf eine Karte verdeckt lassen
web-gang-first = wählt bei Gleichstand zuerst
web-gang-godfather = hat die Karte des Paten
web-gang-alone = allein
web-gang-no-persons = keine Personen
web-gang-face-down = eine verdeckte Karte
web-gang-in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-gang-person-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-gang-camp-challengers = Heraus{"\u00AD"}forderer
web-gang-camp-defenders = Vertei{"\u00AD"}diger
web-gang-one-challengers = Herausforderer
web-gang-one-defenders = Verteidiger
web-gang-kept-of = Wort gehalten: { $kept } von { $count }
web-gang-known = bekannt: { $cards }
web-gang-ousted = diese Runde ausgebootet
web-gang-piles = Stapel
web-gang-pile = Mittel
web-gang-discards = Ablage
web-gang-persons = Personen
web-gang-pairings = Koalitionen
web-gang-end-card = { $count ->
    [0] Jetzt kommt die Schlusskarte.
    [1] Die Schlusskarte kann jede Runde kommen.
    [2] Die Schlusskarte kann jede Runde kommen.
   *[other] Die Schlusskarte ist unter den letzten drei.
}

## Was gewinnt
web-gang-goal = Die meisten Flaschen gewinnen
web-gang-goal-most = jeweils die meisten:
web-gang-goal-left = { $span ->
    [0] { $most ->
        [0] die letzte Runde
        [one] noch 1 Runde
       *[other] noch { $most } Runden
    }
   *[other] noch { $least }–{ $most } Runden
}

## Was Personen können
web-gang-can-nothing = keine Fähigkeit
web-gang-can-informer = 6 Punkte für 1 Flasche
web-gang-can-whisky-smuggler = 6 Punkte für 1 Flasche
web-gang-can-dealer = Schmiergeld zählt überall
web-gang-can-thief = Erpressung zählt überall
web-gang-can-explosives-expert = Waffen zählen überall
web-gang-can-fence = tauscht eine Karte
web-gang-can-poker-player = tauscht zwei Karten
web-gang-can-priest = zählt am Ende doppelt
web-gang-can-thug = verdoppelt deine Karten
web-gang-can-reporter = oder zählt als Erpressung 2
web-gang-can-taxi-driver = oder zählt als Waffen 2
web-gang-can-customs-officer = oder zählt als Schmiergeld 2

## Stärke
web-gang-mark-half = Hälfte
web-gang-mark-beat = zum Sieg
web-gang-from-to = { $least } bis { $most }
web-gang-with-yours = mit deinem ?
web-gang-if-question = wenn das ? eine { $n } ist

## Reden
web-gang-talk = Erst reden?
web-gang-whisper = Erst flüstern?
web-gang-talk-free = Nur Worte: Sie binden niemanden.
web-gang-to-sum = Was du bringen würdest
web-gang-i-bring = Ich bringe { $word }
web-gang-you-bring = { $target }, bring { $word } mit
web-gang-say = Sag es
web-gang-ask = Bitte darum
web-gang-less = weniger
web-gang-more = mehr
web-gang-show = Eine Karte zeigen
web-gang-show-which = Welche Karte? Wähl auf der Hand

## Legen
web-gang-tag-counts = zählt
web-gang-tag-returns = kommt zurück
web-gang-tag-down = bleibt verdeckt
web-gang-tag-as = als { $points }
web-gang-only-you = Das siehst nur du
web-gang-stays-down = Bleibt verdeckt
web-gang-you-bring-total = Du bringst
web-gang-part-cards = Karten { $points }
web-gang-part-persons = Personen { $points }
web-gang-part-thug = Schläger { $points }
web-gang-commit = Dein Einsatz
web-gang-manner = Wie deine Karten liegen
web-gang-lies-openly = Offen
web-gang-lies-openly-how = Alle sehen deine Karten sofort
web-gang-lies-counted = Gezählt
web-gang-lies-counted-how = { $count ->
    [0] Alle sehen, dass du keine legst
    [one] Alle sehen, dass du eine legst
   *[other] Alle sehen, dass du { $count } legst
}
web-gang-lies-covered = Verborgen
web-gang-lies-covered-how = Nicht einmal, wie viele es sind
web-gang-at-once = Nur du fehlst noch: Alles wird sofort aufgedeckt.
web-gang-none-down = keine
web-gang-commit-openly = { $points } legen, offen
web-gang-commit-counted = { $points } legen, gezählt
web-gang-commit-covered = { $points } legen, verdeckt
web-gang-commit-now = { $points } legen
web-gang-commit-none = Nichts legen
web-gang-verdict-sure = sicher
web-gang-verdict-open = hängt davon ab, was die anderen bringen
web-gang-verdict-out = nicht mit diesen Karten

## Mr. X
web-gang-join = Anschließen?
web-gang-your-side = Deine Seite
web-gang-covered = { $count ->
    [0] keine Karte
    [one] eine Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
web-gang-x-added = Deine { $points } zählen erst, wenn alles aufgedeckt wird.
web-gang-x-join-challengers = Sie legen zuerst und gewinnen bei Gleichstand.
web-gang-x-join-defenders = Sie legen zuletzt und kennen die Summe der Herausforderer.
web-gang-x-hidden = Verborgen
web-gang-x-hidden-what = Art und Wert
web-gang-x-seen = Der Tisch sieht
web-gang-x-seen-what = wie viele, und die Seite

## Der Pate
web-gang-godfather-card = Der Pate
web-gang-holder = Wer die Karte hat
web-gang-no-holder = Noch niemand war Pate.
web-gang-holder-keeps = Solange niemand anders sie nimmt, bleibt die Karte liegen, und niemand wird ausgebootet.
web-gang-points-worth = Einer je Runde für die Karte. Die meisten am Ende: 1 Flasche.
web-gang-take-alone = Du spielst diese Runde allein, und nichts zählt doppelt.
web-gang-take-oust = { $target } wird ausgebootet: keine Karten, keine Personen, kein ?.
web-gang-take-both = Bekommst du Beute, gehören dir beide Pakete. Daraus zahlst du { $target } eine Flasche, eine Karte oder die Person.
web-gang-pass-means = Du und { $target } spielt zusammen und teilt. Nimmt { $target } die Karte, bist du in dieser Runde ausgebootet.
web-gang-two-declare = Wenn zwei sie wollen
web-gang-two-declare-how = Jeder spielt zugleich eine Karte. Die höchste bekommt sie.
web-gang-windows = Zwei Gelegenheiten
web-gang-window-first = Bevor die Herausforderer legen: alle.
web-gang-window-second = Nach dem Aufdecken der Herausforderer: die Verteidiger, wenn die Karte noch liegt.
web-gang-tie-nobody = Gleichstand: Niemand bekommt sie.
web-gang-tie-nearest = Gleichstand: der Nächste nach { $seat }
web-gang-duel-live = Das Duell
web-gang-duel-of = Das Duell von Runde { $round }
web-gang-alone-question = Schaffst du es allein?
web-gang-alone-you = Du allein, alle deine Karten
web-gang-alone-cards = { $count ->
    [one] { $points } + 1 Karte
   *[other] { $points } + { $count } Karten
}
web-gang-alone-note = gestrichelt: Karten, die du nicht kennst, im Schnitt

## Die Auswertung
web-gang-win = { $side } gewinnen
web-gang-half-reached = Die Verlierer erreichen die Hälfte
web-gang-half-missed = Die Hälfte war { $points }: Verlierer gehen leer aus
web-gang-tie = Gleichstand geht an die Herausforderer
web-gang-brought = { $side } brachten
web-gang-persons-cards = Personen + Karten
web-gang-why-larger = wählt zuerst
web-gang-why-marked = Gleichstand: die 1 wählt zuerst
web-gang-why-mr-x-ties = Gleichstand: Mr. X wählt zuerst
web-gang-why-alone = steht allein
web-gang-why-godfather = nimmt beide
web-gang-why-no-share = geht leer aus
web-gang-goes-empty = geht leer aus
web-gang-packages-winners = Pakete der Sieger
web-gang-packages-losers = Pakete der Verlierer
web-gang-yours = du hast die Wahl
web-gang-taken = genommen
web-gang-chooses = { $you ->
    [yes] du wählst
   *[no] { $seat } wählt
}
web-gang-nobody = niemand bekommt sie
web-gang-choose = dieses nehmen
web-gang-chosen = gewählt
web-gang-would-get = bekäme dieses
web-gang-took-first = wählte zuerst
web-gang-gets-rest = bekam den Rest

## Das Ende der Runde
web-gang-closing = Vor der nächsten Runde
web-gang-drawn = Deine Karte ist gezogen.
web-gang-trade = { $person }: 6 Punkte für eine Flasche
web-gang-trade-how = Gib Karten aus der Hand; der aufgedruckte Wert zählt.
web-gang-trade-enough = Genug für eine Flasche: Schließ ab, oder gib mehr.
web-gang-poker-throw = Leg zwei Karten ab
web-gang-poker-how = Dann nimm zwei aus der Ablage, zusammen nicht mehr wert.
web-gang-poker-pick = Nimm aus der Ablage
web-gang-poker-limit = Höchstens { $points } wert.
web-gang-pay = Was zahlst du?

## Der Showdown
web-gang-showdown = Der Showdown
web-gang-showdown-how = Das meiste jeder Art auf der Hand und die meisten Personen bringen je zwei Flaschen. Wer gleichauf liegt, bekommt sie auch.
web-gang-column-kind-weapons = Waffen
web-gang-column-kind-bribes = Schmiergeld
web-gang-column-kind-blackmail = Erpressung
web-gang-column-persons = Personen
web-gang-column-godfather-points = Der Pate
web-gang-ranking = Endstand
web-gang-ranking-how = Flaschen, die letzten aus dem Showdown
web-gang-from-loot = Beute
web-gang-from-abilities = Fähigkeiten
web-gang-from-showdown = Im Showdown
web-gang-from-godfather = Pate

## Knöpfe
web-gang-do-commit = Legen
web-gang-do-openly = Legen, offen
web-gang-do-counted = Legen, gezählt
web-gang-do-covered = Legen, verdeckt
web-gang-do-join = { $count ->
    [0] Zu den { $side }n
   *[other] { $count } bei den { $side }n legen
}
web-gang-do-choose = Nimm { $package }
web-gang-do-pay = Zahl { $payment }
web-gang-do-trade = Handel mit: { $person }
web-gang-do-pledge = Sag: „Ich bringe { $word }“
web-gang-do-ask = Bitte: { $word }
web-gang-do-take = Nimm die Karte
web-gang-do-pass = Passen
web-gang-do-lay = { $card } legen
web-gang-do-take-back = { $card } zurücknehmen
web-gang-do-leave = { $card } verdeckt lassen
web-gang-do-stake = { $card } spielen
web-gang-do-hand-over = { $card } abgeben
web-gang-do-fence = { $card } beim Hehler tauschen
web-gang-do-fence-which = Hehler: tausch eine Handkarte
web-gang-do-swap = { $card } tauschen
web-gang-do-swap-which = Mr. X: tausch eine Handkarte
web-gang-choose-in-hand = Wähl die Karte auf deiner Hand
web-gang-do-throw = { $card } ablegen
web-gang-do-pick = { $card } nehmen
web-gang-do-show = { $card } zeigen
web-gang-do-draw = Zieh deine Karte
web-gang-do-draw-extra = Mr. X: zieh noch eine
web-gang-do-poker = Pokerspieler: tausch zwei Karten
web-gang-do-finish = Fertig
web-gang-do-settle = Für eine Flasche abschließen
web-gang-do-declare-thug = Schläger: verdopple deine Karten
web-gang-do-spare-thug = Den Schläger zurückhalten
