# Gangster: der Plan im Browser.

## Die Karte
web-gangster-map = Karte von Chicago
web-gangster-map-sub = zehn Viertel, ein Hafen
web-gangster-lake = Michigansee
web-gangster-where = Etappe { $name } von III · Runde { $round }
web-gangster-clock = Etappe { $stage }: { $laid } von { $most } Verdopplern
web-gangster-left = { $count ->
    [one] noch einer zur Abrechnung
   *[other] noch { $count } zur Abrechnung
}
web-gangster-closed = geschlossen
web-gangster-harbour-note = Hafen mit Ausrüstung
web-gangster-nobody = hier steht niemand
web-gangster-doubled = doppelt
web-gangster-line = { $gangsters ->
    [one] { $colour } mit einem Gangster: { $value }
   *[other] { $colour } mit { $gangsters } Gangstern: { $value }
}
web-gangster-cars = Autos: { $colours }
web-gangster-pick-car = Das Auto von { $colour } schieben
web-gangster-close = Schließen

## Was es brächte
web-gangster-if-now = Wenn jetzt abgerechnet würde
web-gangster-place = { $place ->
    [0] nichts
   *[other] Platz { $place }
}
web-gangster-would = Mit noch einem von { $colour } hier: { $short } statt { $name }, { $value } Punkte statt { $near }
web-gangster-would-same = Hier ändert noch einer von { $colour } nichts

## Das Auto
web-gangster-your-car = Dein Auto
web-gangster-car-of = Das Auto von { $colour }
web-gangster-look-car = Das Auto von { $colour } ansehen
web-gangster-colours = Deine zwei Farben
web-gangster-cards = Bewegungskarten
web-gangster-cards-short = Karten
web-gangster-used = Die { $steps } ist verbraucht
web-gangster-used-short = { $steps } verbraucht
web-gangster-aboard = Eigene Gangster an Bord
web-gangster-in-car = im Auto
web-gangster-in-trunk = hinten
web-gangster-trunk = Kofferraum { $count } von { $most }
web-gangster-unload = Ausladen
web-gangster-load = Einladen…
web-gangster-load-how = Drück auf den Gangster, den du einlädst.
web-gangster-you-play = Du spielst { $colour }.
web-gangster-must = Zehn Züge hier: Es muss fahren.
web-gangster-fitted = Ausrüstung
web-gangster-fitted-short = Ausrüstung
web-gangster-slot-empty = leerer Platz
web-gangster-influence = Einfluss
web-gangster-about-bodyguard = Bewacht deine, wo du parkst
web-gangster-about-motor = Ein Schritt mehr mit jeder Karte
web-gangster-about-tommy-gun = Lädt aus einem Nachbarviertel ein
web-gangster-about-trunk = Platz für zwei im Kofferraum
web-gangster-about-bumper = Schiebt ein Auto weg, wo du hältst
web-gangster-about-door = Zwei von dir steigen zugleich aus

## Die Gold Coast
web-gangster-at-harbour = Deine Fahrt endet am Hafen
web-gangster-step-trunk = Kofferraum leeren
web-gangster-step-take = Nimm eine
web-gangster-step-then = Dein Auto danach
web-gangster-dump-note = für immer weg
web-gangster-keep-note = alle oder keiner
web-gangster-trunk-empty = Im Kofferraum ist niemand.
web-gangster-trunk-first = Erst über den Kofferraum entscheiden.
web-gangster-have = Die hast du schon
web-gangster-slot-left = links
web-gangster-slot-right = rechts
web-gangster-falls-off = fällt ab
web-gangster-leaves = Verlässt das Spiel: { $equipment }.
web-gangster-refilled = Danach wird der Laden aufgefüllt.

## Die Tage der Abrechnung
web-gangster-days = Tage der Abrechnung
web-gangster-day = Tag der Abrechnung { $stage }
web-gangster-day-of = Tag der Abrechnung { $name }
web-gangster-last-day = Der letzte Tag der Abrechnung
web-gangster-day-now = jetzt
web-gangster-day-next = danach
web-gangster-day-last = zuletzt
web-gangster-casino = Casino { $value }
web-gangster-every = jedes ? zählt
web-gangster-day-at = { $district }, Viertel { $n } von { $count }
web-gangster-day-done = Alle Viertel haben gezahlt
web-gangster-day-doubled = { $count } zählen doppelt
web-gangster-day-close = Zurück zur Karte
web-gangster-reckon-who = wer hier steht und was es bringt
web-gangster-reckon-boss = Boss
web-gangster-reckon-district = Viertel
web-gangster-reckon-men = Gangster
web-gangster-reckon-place = Platz
web-gangster-reckon-gain = Gewinn
web-gangster-reckon-total = gesamt
web-gangster-tie = je { $count }: Feld { $field } schlägt { $other }
web-gangster-before = vorher
web-gangster-payments = Was jedes Viertel zahlte
web-gangster-race = Der Stand bisher
web-gangster-race-note = kräftig: heute gezahlt · blass: vorher

## Stapel
web-gangster-pile-districts = Viertelkarten
web-gangster-pile-casino = Casinokarten übrig
web-gangster-pile-equipment = Ausrüstung übrig
web-gangster-pile-note = { $districts }; Polizisten: { $count }
web-gangster-in-lake = Im See

## Was man tun kann
web-gangster-do-act = Mit { $colour } spielen
web-gangster-do-drive = { $steps ->
    [one] Einen Schritt fahren
   *[other] { $steps } Schritte fahren
}
web-gangster-do-drive-motor = { $steps } fahren und mit dem Motor einen mehr
web-gangster-do-stop = Nach { $area } fahren
web-gangster-do-load = { $colour } von Feld { $field } in { $district } einladen
web-gangster-do-load-field = Von Feld { $field } in { $district } einladen
web-gangster-do-unload = { $colour } ausladen
web-gangster-do-unload-at = In { $district } auf Feld { $field } ausladen
web-gangster-do-enough = Das genügt
web-gangster-do-push = { $colour } nach { $area } schieben
web-gangster-do-push-nobody = Niemanden schieben
web-gangster-do-dump = Alle ins Wasser
web-gangster-do-keep = Alle behalten
web-gangster-do-take = Nehmen: { $equipment }
