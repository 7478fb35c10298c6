# Gangster: der Tisch. Namen, Fragen, was geschah, warum nicht.

gangster = Gangster
title-line = Fahren, Leute absetzen, fremde verschleppen, ehe der Tag der Abrechnung kommt.
title-short = Leute absetzen, fremde verschleppen.
title-won-by = Der meiste Einfluss nach drei Abrechnungen.
option-miniature = Miniatur: die letzte Fahrt vor der letzten Abrechnung, für zwei, klein genug, um sie ganz durchzurechnen

## Dinge
grey = Grau
green = Grün
yellow = Gelb
brown = Braun
blue = Blau
bodyguard = Leibwächter
motor = Motor
tommy-gun = Tommy Gun
trunk = Kofferraum
bumper = Rammstange
door = Tür
the-loop = The Loop
little-africa = Little Africa
west-side = West Side
little-italy = Little Italy
greek-town = Greek Town
north-side = North Side
cicero = Cicero
south-side = South Side
stickney = Stickney
chinatown = Chinatown
gold-coast = Gold Coast
casino-place = ?
scores-grey = Grau { $n }
scores-green = Grün { $n }
scores-yellow = Gelb { $n }
scores-brown = Braun { $n }
scores-blue = Blau { $n }

## Wie es endet
most-influence = dem meisten Einfluss
equal-influence = gleichem Einfluss

## Zahlen einer Simulation
turns = Züge
influence-a-player = Einfluss je Spieler
influence-first-stage = Einfluss je Spieler, erste Etappe
influence-second-stage = Einfluss je Spieler, zweite Etappe
influence-third-stage = Einfluss je Spieler, dritte Etappe
gangsters-in-the-lake = Gangster im See
equipment-gone = Ausrüstungen aus dem Spiel

## Fragen
ask-colour = Mit welcher deiner beiden Farben spielst du?
ask-turn = { $must ->
    [1] Zehn Züge ohne Fahrt: { $colour } muss fahren.
   *[0] Was tut { $colour }: fahren, einladen oder ausladen?
}
ask-destination = { $steps ->
    [one] Wo hält { $colour }, einen Schritt von { $start }?
   *[other] Wo hält { $colour }, { $steps } Schritte von { $start }?
}
ask-bumper = Wen schiebt { $colour } aus { $area } hinaus, und wohin?
ask-dump = Im Kofferraum: { $gangsters }. In den Hafen damit?
ask-equipment = Welche Ausrüstung nimmt { $colour }?
ask-door = Die Tür steht offen: Steigt in { $district } ein zweiter Gangster von { $colour } aus?

## Was geschah
equipment-laid = Offen ausgelegt an der Gold Coast: { $equipment }.
equipment-cleared = Dreimal { $equipment } an der Gold Coast: Sie verlassen das Spiel.
supply-empty = Der Vorrat an Ausrüstungen ist leer.
equipment-dealt = { $you ->
    [yes] Du ziehst für { $colour }: { $equipment }.
   *[no] { $seat } zieht für { $colour }: { $equipment }.
}
table-laid = { $district } bekommt Tabelle { $table }: { $fields } Felder, Plätze { $places }.
district-closed = { $district } spielt zu dritt nicht mit.
start-drawn = { $you ->
    [yes] Ausgelost: Du beginnst.
   *[no] Ausgelost: { $seat } beginnt.
}
car-placed = { $you ->
    [yes] Dein Auto ({ $colour }) startet in { $district }, mit einem Gangster dort und einem in { $other }.
   *[no] Das Auto von { $seat } ({ $colour }) startet in { $district }, mit einem Gangster dort und einem in { $other }.
}
stage-begun = { $stage ->
    [1] Etappe { $stage } beginnt, mit { $count } Gangstern für jede Farbe.
   *[other] Etappe { $stage } beginnt, mit { $count } weiteren Gangstern für jede Farbe.
}
marker-laid = { $district } zählt doppelt: Verdoppler { $count } von { $most }.
policeman-drawn = Die Viertelkarte ist ein Polizist: Es geschieht nichts.
colour-chosen = { $you ->
    [yes] Du spielst mit { $colour }.
   *[no] { $seat } spielt mit { $colour }.
}
card-turned = { $you ->
    [yes] Du drehst die { $steps } von { $colour } um{ $motor ->
        [1] {" "}und legst mit dem Motor einen Schritt zu
       *[0] {""}
    }.
   *[no] { $seat } dreht die { $steps } von { $colour } um{ $motor ->
        [1] {" "}und legt mit dem Motor einen Schritt zu
       *[0] {""}
    }.
}
car-driven = { $you ->
    [yes] Du fährst mit { $colour } nach { $area }.
   *[no] { $seat } fährt mit { $colour } nach { $area }.
}
car-pushed = { $you ->
    [yes] Du schiebst mit der Rammstange von { $colour } das Auto von { $pushed } von { $start } nach { $district }.
    [owner] { $seat } schiebt mit der Rammstange von { $colour } dein Auto ({ $pushed }) von { $start } nach { $district }.
   *[no] { $seat } schiebt mit der Rammstange von { $colour } das Auto von { $owner } ({ $pushed }) von { $start } nach { $district }.
}
nobody-pushed = { $you ->
    [yes] Du schiebst mit { $colour } niemanden weg.
   *[no] { $seat } schiebt mit { $colour } niemanden weg.
}
gangster-unloaded = { $you ->
    [yes] Du lässt aus dem Auto von { $colour } in { $district } einen Gangster ({ $gangster }) aussteigen, auf Feld { $field }.
   *[no] { $seat } lässt aus dem Auto von { $colour } in { $district } einen Gangster ({ $gangster }) aussteigen, auf Feld { $field }.
}
gangster-loaded = { $you ->
    [yes] Du lädst mit { $colour } den Gangster ({ $gangster }) von Feld { $field } in { $district } ein{ $far ->
        [1] , mit vorgehaltener Waffe
       *[0] {""}
    }.
   *[no] { $seat } lädt mit { $colour } den Gangster ({ $gangster }) von Feld { $field } in { $district } ein{ $far ->
        [1] , mit vorgehaltener Waffe
       *[0] {""}
    }.
}
trunk-dumped = { $you ->
    [yes] Du kippst den Kofferraum von { $colour } in den Hafen aus: { $gangsters }.
   *[no] { $seat } kippt den Kofferraum von { $colour } in den Hafen aus: { $gangsters }.
}
trunk-kept = { $you ->
    [yes] Du behältst, wer im Kofferraum von { $colour } liegt.
   *[no] { $seat } behält, wer im Kofferraum von { $colour } liegt.
}
equipment-taken = { $you ->
    [yes] Du nimmst für { $colour }: { $equipment }.
   *[no] { $seat } nimmt für { $colour }: { $equipment }.
}
equipment-lost = { $you ->
    [yes] Von deiner Tafel ({ $colour }) und aus dem Spiel: { $equipment }.
   *[no] Von der Tafel von { $seat } ({ $colour }) und aus dem Spiel: { $equipment }.
}
nothing-taken = { $you ->
    [yes] Für dein Auto ({ $colour }) gibt es nichts zu nehmen.
   *[no] Für das Auto von { $seat } ({ $colour }) gibt es nichts zu nehmen.
}
cards-opened = { $you ->
    [yes] Du deckst alle Bewegungskarten von { $colour } wieder auf.
   *[no] { $seat } deckt alle Bewegungskarten von { $colour } wieder auf.
}
reckoning-begun = { $you ->
    [yes] Tag der Abrechnung { $stage }: Auf deiner Casinokarte steht { $casino }.
   *[no] Tag der Abrechnung { $stage }: Auf der Casinokarte von { $seat } steht { $casino }.
}
district-reckoned = { $count ->
    [0] { $district }{ $doubled ->
        [1] {" "}(doppelt)
       *[0] {""}
    }: niemand.
   *[other] { $district }{ $doubled ->
        [1] {" "}(doppelt)
       *[0] {""}
    }: { $scores }.
}
influence-told = { $you ->
    [yes] Du bekommst { $points } und hast jetzt { $total } Einfluss.
   *[no] { $seat } bekommt { $points } und hat jetzt { $total } Einfluss.
}
game-ended = { $you ->
    [alone] Das Spiel ist aus: Du gewinnst mit { $reason }, { $influence } Punkte.
    [among] Das Spiel ist aus: du und { $besides } mit { $reason }, { $influence } Punkte.
   *[no] Das Spiel ist aus: { $winners } mit { $reason }, { $influence } Punkte.
}

## Warum nicht
refused-colour-first = Wähle zuerst eine deiner beiden Farben.
refused-other-colour = { $colour } ist keine deiner Farben.
refused-no-colour-choice = Die Farbe dieses Zuges steht fest.
refused-card-first = Drehe zuerst eine Bewegungskarte um.
refused-card-used = Die { $steps } ist umgedreht: Sie gilt wieder, wenn alle drei benutzt sind.
refused-no-motor = Ohne Motor kommt kein Schritt hinzu.
refused-stop-first = Eine Bewegungskarte ist umgedreht: Wähle, wo das Auto hält.
refused-out-of-reach = { $area } liegt nicht genau { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} von { $start }, ohne eine Verbindung zweimal zu benutzen.
refused-must-drive = { $colour } ist zehn Züge nicht gefahren und muss jetzt fahren.
refused-no-table = An der { $area } wird nichts ein- oder ausgeladen: Es liegt keine Tabelle dort.
refused-closed = { $district } ist geschlossen: Dort wird nichts ein- oder ausgeladen.
refused-empty-field = In { $district } steht niemand auf Feld { $field }.
refused-own-elsewhere = Eigene Gangster steigen nur ein, wo das Auto steht, nicht in { $district }.
refused-elsewhere = Das Auto steht nicht in { $district }, und ohne Tommy Gun wird niemand aus der Ferne geladen.
refused-not-connected = { $start } und { $area } sind nicht verbunden.
refused-trunk-full = Im Kofferraum ist kein Platz.
refused-bodyguard = Ein Leibwächter schützt die Gangster ({ $gangster }) in { $district }.
refused-nobody-aboard = Im Auto ist kein Gangster von { $colour } mehr.
refused-not-in-trunk = Im Kofferraum liegt kein Gangster von { $gangster }.
refused-table-full = Die Tabelle von { $district } ist voll.
refused-nothing-done = Aussetzen gibt es nicht: Fahre, lade ein oder lade aus.
refused-no-push = Nur eine Rammstange schiebt, und nur wo eine Fahrt gerade zwischen anderen Autos endete.
refused-no-take = Ausrüstung nimmt nur, wer an der Gold Coast hält.
refused-no-dump = Einen Kofferraum kippt nur aus, wer mit jemandem darin an der Gold Coast hält.
refused-push-first = Entscheide zuerst über die Rammstange.
refused-no-car = In { $area } steht kein anderes Auto von { $colour }.
refused-push-to-harbour = Nach { $area } wird niemand geschoben.
refused-dump-first = Entscheide zuerst über den Kofferraum.
refused-dump-late = Gekippt wird nicht mehr: Die Ausrüstung kommt danach.
refused-take-first = Eine der offenen Ausrüstungen muss genommen werden.
refused-not-on-offer = { $equipment } liegt nicht an der Gold Coast.
refused-same-equipment = Das hat das Auto schon: { $equipment }. Die beiden müssen verschieden sein.
refused-own-only = Durch die Tür steigt nur ein zweiter eigener Gangster aus.
refused-door-first = Entscheide zuerst, ob ein zweiter Gangster aussteigt.

## Der Plan im Terminal
term-gangster-head = Etappe { $stage }, Zug { $turn }, { $laid } von { $most } Verdopplern. Stapel: { $districts } Viertel, { $policemen } Polizisten. Casinokarten übrig: { $casino }.
term-gangster-district = Viertel
term-gangster-fields = Gangster nach Feldern
term-gangster-now = Plätze jetzt
term-gangster-cars = Autos
term-gangster-roads = Straßen
term-gangster-closed = geschlossen
term-gangster-coast = Hafen
term-gangster-next = { $field ->
    [0] voll ({ $fields })
   *[other] nächstes { $field } von { $fields }
}
term-gangster-harbour = Gold Coast: { $equipment }; { $count } im Vorrat; im See: { $drowned }.
term-gangster-nothing = nichts
term-gangster-board = { $seat }: Einfluss { $influence }, Karten { $short }, an Bord { $aboard } (+{ $reserve }), Kofferraum { $count }/{ $room }{ $count ->
    [0] {""}
   *[other] {" "}({ $gangsters })
}, Ausrüstung: { $equipment }
term-gangster-short-grey = gr
term-gangster-short-green = gü
term-gangster-short-yellow = ge
term-gangster-short-brown = bn
term-gangster-short-blue = bu
term-gangster-stage = Etappe { $stage }
term-gangster-influence = Einfluss
