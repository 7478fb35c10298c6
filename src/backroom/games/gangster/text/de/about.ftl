# Gangster: was jedes Ding ist und tut, zum Nachsehen und für Tipps. `clause` nennt die Regel.

## Ausrüstung
web-about-bodyguard = Kein anderer Spieler kann Gangster dieser Farbe aus dem Viertel einladen, in dem ihr Auto steht.
    .clause = GA-60
web-about-motor = Mit einer Bewegungskarte darf das Auto einen Schritt weiter.
    .clause = GA-61
web-about-tommy-gun = Fremde Gangster dürfen auch aus einem verbundenen Viertel eingeladen werden.
    .clause = GA-62
web-about-trunk = Im Kofferraum ist Platz für zwei fremde Gangster statt für einen.
    .clause = GA-63
web-about-bumper = Endet eine Fahrt in einem Viertel, darf ein anderes Auto dort in ein verbundenes Viertel geschoben werden.
    .clause = GA-64
web-about-door = In einem Zug dürfen zwei eigene Gangster aussteigen.
    .clause = GA-65
web-about-slot = Eine neue Ausrüstung kommt nach links; was rechts lag, verlässt das Spiel.
    .clause = GA-52
web-name-slot = freier Platz für Ausrüstung

## Auf der Karte
web-about-district = An einem Tag der Abrechnung werden die Farben hier nach ihren Gangstern gereiht, und jede bekommt die Punkte ihres Platzes.
    .clause = GA-71
web-about-closed = Zu dritt ist dieses Viertel geschlossen: Autos fahren durch, aber niemand wird ein- oder ausgeladen oder gewertet.
    .clause = GA-13
web-about-gold-coast = Wer hier hält, darf den Kofferraum auskippen und muss eine der offenen Ausrüstungen nehmen.
    .clause = GA-51
web-about-car = Eigene Gangster fahren unbegrenzt mit; im Kofferraum ist Platz für einen fremden Gangster.
    .clause = GA-41
web-name-car = Auto von { $colour }
web-about-gangster = Die meisten Gangster in einem Viertel bekommen den ersten Platz; bei gleich vielen entscheidet das höchste Feld.
    .clause = GA-71
web-name-gangster = Gangster von { $colour }
web-about-double = Was dieses Viertel am nächsten Tag der Abrechnung zahlt, zählt doppelt.
    .clause = GA-71
web-name-double = Verdoppler
web-about-casino-place = Dieser Platz zahlt die Zahl der Casinokarte, die am Tag selbst gezogen wird.
    .clause = GA-70
web-name-casino-place = Casinozahl
web-about-reckoning = Der achte Verdoppler beendet die Etappe sofort, und jedes Viertel zahlt.
    .clause = GA-33
web-name-reckoning = Tag der Abrechnung
web-about-influence = Der meiste Einfluss nach drei Tagen der Abrechnung gewinnt.
    .clause = GA-75
web-name-influence = Einfluss

## Karten und Stapel
web-about-move = Das Auto fährt genau so viele Schritte, über keine Verbindung zweimal; dann wird die Karte umgedreht.
    .clause = GA-30
web-name-move = { $steps ->
    [one] Bewegungskarte, ein Schritt
   *[other] Bewegungskarte, { $steps } Schritte
}
web-about-used = Sie ist umgedreht und liegt wieder offen, wenn alle drei benutzt sind.
    .clause = GA-32
web-about-district-cards = Wer die dritte Bewegungskarte benutzt hat, zieht eine: Ein Viertel bekommt einen Verdoppler, ein Polizist tut nichts.
    .clause = GA-32
web-name-district-cards = Viertelkarten
web-about-casino-cards = An jedem Tag der Abrechnung wird eine gezogen: Ihre Zahl gilt für jedes ?.
    .clause = GA-70
web-name-casino-cards = Casinokarten
web-about-supply = Von hier wird eine Lücke an der Gold Coast aufgefüllt.
    .clause = GA-51
web-name-supply = Vorrat an Ausrüstung
web-about-lake = Wer in den Hafen gekippt wurde, ist für immer aus dem Spiel.
    .clause = GA-50
web-name-lake = im See

## Zahlen von jetzt
web-tell-places = Plätze: { $words }
web-tell-casino = jedes ?: die Zahl der Casinokarte am Tag der Abrechnung
web-tell-next = nächstes Feld: { $field }
web-tell-full = die Tabelle ist voll
web-tell-aboard = { $count ->
    [one] ein eigener Gangster an Bord
   *[other] { $count } eigene Gangster an Bord
}
web-tell-at = steht in: { $area }
web-tell-field = Feld { $field }: { $district }
web-tell-supply = { $count } im Vorrat
web-tell-left = noch { $count }
web-tell-open = liegt offen
web-tell-on-board = { $count } auf der Karte

## Tipps: wer und wo beim Namen
web-hint-load = Den Gangster von { $colour } auf Feld { $field } einladen, in { $district }
web-hint-unload = Einen Gangster von { $colour } ausladen, in { $district }
