# Chicago Poker: was jedes Ding ist und tut, zum Nachsehen und für Tipps. `clause` nennt die Regel.

## Karten
web-about-gangster = Liegt in der Reihe seines Bosses an einem Betrieb; die beste Pokerhand dort gewinnt das Duell.
    .clause = CP-51
web-about-murder = Nimmt die Karte weg, die ein anderer Boss an einem Betrieb zuletzt gelegt hat, aber nie aus der Reihe mit der Kugel.
    .clause = CP-41
web-about-raid = Zeigt nur dir alle verdeckten Karten eines anderen Bosses an einem offenen Betrieb.
    .clause = CP-42
web-about-limousine = Bringt eine bis vier Karten aus einer deiner Reihen zu einem anderen offenen Betrieb.
    .clause = CP-43
web-about-pistol = Gibt dir in diesem Zug zwei Aktionen dazu.
    .clause = CP-44
web-about-blackmail = Holt eine beliebige Karte vom Ablagestapel auf deine Hand; der Rest wird in den Nachziehstapel gemischt.
    .clause = CP-45
web-about-hidden = Welche Karte das ist, weiß nur, wem sie gehört und wer sie schon gesehen hat.
    .clause = CP-32
web-name-hidden = verdeckte Karte

## Auf dem Tisch
web-about-bar = Von deinen Karten liegen hier die ersten zwei verdeckt und die letzten drei offen.
    .clause = CP-31
web-about-jazz-club = Von deinen Karten liegen hier die ersten drei offen und die letzten zwei verdeckt.
    .clause = CP-31
web-about-brewery = Hier liegen alle Karten offen.
    .clause = CP-31
web-about-gambling-den = Hier liegen alle Karten verdeckt.
    .clause = CP-31
web-about-place = Ein freier Platz in einer Reihe: Mit fünf Karten eines Bosses an einem Betrieb kommt die Kugel.
    .clause = CP-30
web-name-place = freier Platz
web-tell-lies-up = eine Karte liegt offen
web-tell-lies-down = eine Karte liegt verdeckt
web-about-bullet = Steht für eine volle Reihe von fünf: Das Duell kommt, sobald ihr Besitzer wieder am Zug ist.
    .clause = CP-33
web-name-bullet = Kugel
web-about-draw-pile = Für eine Aktion ziehst du die oberste Karte; ist er leer, wird der Ablagestapel neu gemischt.
    .clause = CP-22
web-name-draw-pile = Nachziehstapel
web-about-discard-pile = Alle dürfen ihn lesen; die Erpressung nimmt eine Karte heraus.
    .clause = CP-48
web-name-discard-pile = Ablagestapel
web-about-stack = Von hier kommt für jeden gewonnenen Betrieb ein neuer, solange einer da ist.
    .clause = CP-55
web-name-stack = Stapel der Betriebe
web-about-boss = Hat eine eigene Seite an jedem Betrieb und kann sonst nichts Besonderes.
    .clause = CP-5

## Ziele
web-about-to-win = Wer genug Betriebe besitzt, gewinnt sofort. Betriebe gewinnt man im Duell: Die fünfte Karte eines Bosses an einem Betrieb setzt dort die Kugel, und das Duell kommt, sobald dieser Boss wieder am Zug ist.
    .clause = CP-60
web-name-to-win = so gewinnt man
web-about-goal-alike = Genug Betriebe einer Art gewinnen das Spiel sofort.
    .clause = CP-60
web-name-goal-alike = Betriebe einer Art
web-about-goal-kinds = Ein Betrieb von jeder der vier Arten gewinnt das Spiel sofort.
    .clause = CP-60
web-name-goal-kinds = ein Betrieb jeder Art
web-about-goal-any = Genug Betriebe, gleich welcher Art, gewinnen das Spiel sofort.
    .clause = CP-60
web-name-goal-any = Betriebe beliebiger Art
web-about-standstill = Kann eine ganze Runde lang niemand etwas tun, teilen die mit den meisten Betrieben.
    .clause = CP-63
web-about-last-business = Wer den allerletzten Betrieb gewinnt, gewinnt das Spiel, wenn niemand das Ziel erreicht hat.
    .clause = CP-62

## Pokerhände
web-about-five-of-a-kind = Fünf Karten mit gleichem Wert: die beste Pokerhand überhaupt.
    .clause = CP-52
web-about-straight-flush = Fünf aufeinanderfolgende Werte, alle in einer Farbe.
    .clause = CP-52
web-about-rainbow-straight = Fünf aufeinanderfolgende Werte in fünf verschiedenen Farben.
    .clause = CP-52
web-about-four-of-a-kind = Vier Karten mit gleichem Wert.
    .clause = CP-52
web-about-full-house = Drei Karten eines Werts und zwei eines anderen.
    .clause = CP-52
web-about-flush = Fünf Karten einer Farbe.
    .clause = CP-52
web-about-straight = Fünf aufeinanderfolgende Werte, gleich in welchen Farben.
    .clause = CP-52
web-about-three-of-a-kind = Drei Karten mit gleichem Wert.
    .clause = CP-52
web-about-two-pair = Zwei Karten eines Werts und zwei eines anderen.
    .clause = CP-52
web-about-pair = Zwei Karten mit gleichem Wert.
    .clause = CP-52
web-about-high-card = Nichts, was zusammenpasst: Die höchste Karte zählt.
    .clause = CP-52

## Zahlen von jetzt
web-tell-special = Sonderkarte
web-tell-action = kostet eine Aktion
web-tell-leads = am besten von dem, was du siehst: { $seats }
web-tell-nobody-leads = noch führt niemand
web-tell-left = noch { $count }
web-tell-lie = { $count ->
    [one] eine Karte liegt dort
   *[other] { $count } Karten liegen dort
}

## Tipps: die Karte und der Ort beim Namen
web-hint-play = { $card } anlegen: { $business } ({ $place })
web-hint-murder = Mord an der letzten Karte von { $target }: { $business } ({ $place })
web-hint-raid = Razzia bei { $target }: { $business } ({ $place })
web-hint-limousine = Limousine von Betrieb { $place } nach { $to }: { $business }
