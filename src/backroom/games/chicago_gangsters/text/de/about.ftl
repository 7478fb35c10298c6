# Chicago Gangsters: was jedes Ding ist und tut, zum Nachsehen und für Tipps. `clause` nennt die Regel.

## Mittelkarten
web-about-weapons = Zählt mit ihrem Wert, wo der Stadtteil Waffen erlaubt; sonst geht sie vor aller Augen auf die Hand zurück.
    .clause = CG-34
web-about-bribes = Zählt mit ihrem Wert, wo der Stadtteil Schmiergeld erlaubt; sonst geht sie vor aller Augen auf die Hand zurück.
    .clause = CG-34
web-about-blackmail = Zählt mit ihrem Wert, wo der Stadtteil Erpressung erlaubt; sonst geht sie vor aller Augen auf die Hand zurück.
    .clause = CG-34
web-about-face-down = Verdeckt gelegt: Art und Wert sieht sonst niemand, bevor die Karten aufgedeckt werden.
    .clause = CG-36
web-name-face-down = verdeckte Karte
web-about-left-down = Bleibt bis zur Auswertung verdeckt; ist sie hier nicht erlaubt, kostet der Bluff die Karte.
    .clause = CG-40
web-name-left-down = Karte mit dem ?
web-about-cards = Mittelkarten aus einem Paket werden vom Stapel gezogen; niemand hat mehr als zehn.
    .clause = CG-52

## Personen
web-about-informer = Am Ende jeder Runde darfst du Mittelkarten im Wert von 6 oder mehr für eine Flasche hergeben.
    .clause = CG-70
web-about-whisky-smuggler = Am Ende jeder Runde bekommst du von ihm eine Flasche für Mittelkarten im Wert von 6 oder mehr.
    .clause = CG-70
web-about-dealer = Wer ihn hat, darf Schmiergeld in jedem Stadtteil einsetzen.
    .clause = CG-71
web-about-thief = Wer ihn hat, darf Erpressung in jedem Stadtteil einsetzen.
    .clause = CG-71
web-about-explosives-expert = Wer ihn hat, darf Waffen in jedem Stadtteil einsetzen.
    .clause = CG-71
web-about-fence = Am Rundenende darfst du eine Handkarte ablegen und eine ziehen.
    .clause = CG-72
web-about-poker-player = Am Rundenende darfst du zwei Handkarten ablegen und zwei aus der Ablage nehmen, zusammen nicht mehr wert.
    .clause = CG-73
web-about-priest = Zählt im Showdown als zwei Personen.
    .clause = CG-74
web-about-thug = Verdoppelt einmal deine gespielten Mittelkarten, um höchstens zehn Punkte; danach verlässt er das Spiel.
    .clause = CG-75
web-about-reporter = Wo Personen nicht zählen, dient er als Erpressung 2, wenn Erpressung dort erlaubt ist.
    .clause = CG-76
web-about-taxi-driver = Wo Personen nicht zählen, dient er als Waffen 2, wenn Waffen dort erlaubt sind.
    .clause = CG-76
web-about-customs-officer = Wo Personen nicht zählen, dient er als Schmiergeld 2, wenn Schmiergeld dort erlaubt ist.
    .clause = CG-76
web-about-person = Zählt mit dem Wert, wo der Stadtteil Personen gelten lässt, und hat keine Fähigkeit.
    .clause = CG-77
web-about-the-person = Die Person im Paket gehört fortan zu ihrem neuen Clan.
    .clause = CG-52

## Karten der Runde
web-about-district = Sagt, welche Mittel in dieser Runde erlaubt sind und ob Personen zählen.
    .clause = CG-4
web-about-coalition = Sagt, wer in dieser Runde zusammen herausfordert und wer zusammen verteidigt.
    .clause = CG-3
web-name-coalition = Koalitionskarte
web-about-challengers = Sie legen zuerst, und ein Gleichstand gehört ihnen.
    .clause = CG-41
web-about-defenders = Sie legen nach den Herausforderern und kennen deren Summe, bis auf eine verdeckte Karte.
    .clause = CG-35
web-about-question = Der Herausforderer mit diesem Zeichen darf eine der gelegten Karten verdeckt lassen.
    .clause = CG-33
web-name-question = das ?
web-about-mark = Haben beide Partner gleich viel gebracht, wählt dieser zuerst.
    .clause = CG-50
web-name-mark = die 1: erste Wahl
web-about-doubled = Wer allein steht, zählt Mittelkarten und Personen doppelt.
    .clause = CG-91
web-name-doubled = allein: zählt doppelt
web-about-winners = Ein Paket der Sieger: Wer von ihnen mehr gebracht hat, wählt eines, der Partner bekommt das andere.
    .clause = CG-50
web-name-winners = Paket der Sieger
web-about-losers = Ein Paket der Verlierer: Sie bekommen es nur, wenn ihre Summe mindestens halb so hoch ist wie die der Sieger.
    .clause = CG-51
web-name-losers = Paket der Verlierer
web-about-alcohol = Die meisten Flaschen am Ende gewinnen das Spiel.
    .clause = CG-83
web-name-alcohol = Alkohol
web-about-half = Von hier an bekommen auch die Verlierer ihre Pakete.
    .clause = CG-51
web-name-half = die Hälfte der Summe der Sieger
web-about-beat = Von hier an gewinnen die Verteidiger: Ein Gleichstand gehört den Herausforderern.
    .clause = CG-41
web-name-beat = genug zum Gewinnen
web-about-word = Partner dürfen versprechen und lügen, wie sie wollen: Nichts bindet, doch der Tisch sieht, wer Wort hält.
    .clause = CG-31
web-name-word = ein gegebenes Wort

## Rollen, Stapel, Enden
web-about-clan = Die Koalitionskarten teilen die Clans in jeder Runde neu ein.
    .clause = CG-3
web-about-mr-x = Legt zuerst, nennt die Zahl der Karten und schließt sich offen einer Seite an.
    .clause = CG-101
web-about-godfather = Wer die Karte nimmt, spielt diese Runde allein; der Partner ist ausgebootet.
    .clause = CG-111
web-name-godfather = Karte des Paten
web-about-godfather-points = Einer am Ende jeder Runde für den, der die Karte hat; die meisten bringen zuletzt eine Flasche.
    .clause = CG-117
web-about-pile = Von hier werden Mittelkarten gezogen; ist er leer, wird die Ablage neu gemischt.
    .clause = CG-61
web-name-pile = Stapel der Mittelkarten
web-about-discards = Alle dürfen sehen, was hier liegt; der Pokerspieler nimmt Karten heraus.
    .clause = CG-64
web-name-discards = Ablage
web-about-persons-pile = In jeder Runde wird eine Person aufgedeckt, die in einem der Pakete steckt.
    .clause = CG-21
web-name-persons-pile = Personen, die noch kommen
web-about-coalitions = Die Schlusskarte ist unter den letzten drei: Mit ihr kommt der Showdown.
    .clause = CG-11
web-name-coalitions = Koalitionen, die noch kommen
web-about-majority = Im Showdown bringt die höchste Summe an Handkarten einer Art zwei Flaschen, allen, die gleichauf sind.
    .clause = CG-81
web-about-persons = Im Showdown bringen die meisten Personen zwei Flaschen, allen, die gleichauf sind.
    .clause = CG-82

## Zahlen von jetzt
web-tell-value = Wert { $n }
web-tell-counts = zählt hier
web-tell-returns = zählt hier nicht
web-tell-counts-by = { $you ->
    [yes] erlaubt durch: { $person } (bei dir)
   *[no] erlaubt durch: { $person } (bei { $seat })
}
web-tell-here = hier { $points }
web-tell-left = noch { $count }
web-tell-points = { $least } bis { $most }
web-tell-in-loot = liegt in der Beute dieser Runde
web-tell-with = { $you ->
    [yes] gehört zu dir
   *[no] gehört zu { $seat }
}
