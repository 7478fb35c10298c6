# Chicago: was jedes Ding ist und tut, zum Nachsehen und für Tipps. `clause` nennt die Regel.

## Häuser und Straßen
web-about-bar = Zahlt dem Besitzer am Ende jeder Phase ihren Wert; wer sie leer betritt, besetzt sie.
    .clause = CH-70
web-about-square-bar = Eine der acht Bars um den Platz: Wer am Ende einer Phase alle acht besitzt, gewinnt.
    .clause = CH-80
web-about-casino = Zahlt am meisten, und wer am Ende einer Phase genug der vier Kasinos besitzt, gewinnt.
    .clause = CH-80
web-about-home = Durch sie kommen während einer Phase neue Mitglieder dieser Bande herein, eines nach dem anderen.
    .clause = CH-31
web-about-street = Zu betreten kostet einen Punkt; auf einem Feld steht ein Mitglied, und niemand zieht an einem anderen vorbei.
    .clause = CH-42
web-about-edge = Hier darf ein Mitglied die Stadt verlassen und auf jedem anderen Feld mit Doppelpfeil wiederkommen.
    .clause = CH-4
web-name-edge = Stadtrand

## Mitglieder und Würfel
web-about-member = Je mehr Ringe, desto besser sein Würfel im Duell; der Gewinner bekommt einen Ring und den Wert des Verlierers.
    .clause = CH-62
web-name-member = { $gang }, { $rings ->
    [one] ein Ring
   *[other] { $rings } Ringe
}
web-about-hire = Wird vor einer Phase angeheuert; Stärke 1 und 2 auch im eigenen Zug, vor dem Wurf.
    .clause = CH-21
web-about-never = Dieses Mitglied gibt es nicht zu kaufen: Einen vierten Ring gewinnt man im Duell.
    .clause = CH-21
web-about-movement-die = Seine Punkte werden auf die Mitglieder der Bande verteilt; jedes Feld und jedes Haus kostet einen.
    .clause = CH-40
web-name-movement-die = Bewegungswürfel
web-about-fighting-die = Der höhere Wurf gewinnt das Duell; stärkere Mitglieder haben bessere Seiten.
    .clause = CH-61
web-name-fighting-die = Kampfwürfel
web-about-chips = Macht ein Haus zu deinem; ohne Chip wird ein Haus, das du betrittst, nicht deins.
    .clause = CH-50
web-name-chips = Chips, um Häuser zu markieren
web-about-figures = Jedes neue Mitglied braucht eine, und eine verlorene ist für immer weg.
    .clause = CH-25
web-name-figures = Figuren
web-about-bank-rings = Mitglieder werden mit Ringen der Bank angeheuert; die Ringe eines Verlierers gehen dorthin zurück.
    .clause = CH-62
web-name-bank-rings = Ringe in der Bank

## Banden, Geld, Ziele
web-about-gang = Hat ein eigenes Viertel, Mitglieder, Chips und Geld und ist in jeder Runde einmal am Zug.
    .clause = CH-11
web-about-nobody = Ein Haus, das niemandem gehört: Wer es zuerst betritt, nimmt es in Besitz.
    .clause = CH-50
web-about-cash = Damit heuerst du Mitglieder an; nach Phase D zählt es mit dem Wert der Mitglieder, und der Reichste gewinnt.
    .clause = CH-82
web-name-cash = Kasse
web-about-income = Nach der sechsten Runde bekommt jeder den Wert aller eigenen Häuser.
    .clause = CH-70
web-name-income = Einnahmen am Ende der Phase
web-about-set = Alle Bars dieses Werts im Heimatviertel zahlen zusammen dreifach.
    .clause = CH-71
web-name-set = Serie zu { $value }
web-about-goal-casinos = Wer am Ende einer Phase genug Kasinos hält, gewinnt.
    .clause = CH-80
web-about-goal-square = Wer am Ende einer Phase alle acht Bars um den Platz hält, gewinnt.
    .clause = CH-80
web-about-goal-fours = Wer am Ende einer Phase fünf Mitglieder mit je vier Ringen hat, gewinnt.
    .clause = CH-80
web-about-richest = Gibt es nach Phase D keinen solchen Gewinner, gewinnt das größte Vermögen.
    .clause = CH-82
web-about-phase = Sechs Runden; dann werden die Ziele geprüft, und alle werden bezahlt.
    .clause = CH-11

## Zahlen von jetzt
web-tell-worth = { $money } wert
web-tell-field = auf dem Plan bei { $words }
web-tell-reach = erreichbar von { $place } aus für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
web-tell-pays = zahlt { $money } je Phase
web-tell-owner = gehört: { $gang }
web-tell-inside = darin: { $words }
web-tell-empty = niemand ist darin
web-tell-faces = sein Würfel: { $words }
web-tell-costs = kostet { $money }
web-tell-left = noch { $count }
web-tell-held = { $held } von { $all }
web-tell-square = am Platz
web-tell-wealth = Vermögen { $money }

## Tipps: wer und wo beim Namen
web-hint-move = Von { $place } nach { $to }
web-hint-move-attack = Von { $place } nach { $to }: { $foe } angreifen
web-hint-move-seize = Von { $place } nach { $to }: besetzen
web-hint-move-take = Von { $place } nach { $to }: in Besitz nehmen
