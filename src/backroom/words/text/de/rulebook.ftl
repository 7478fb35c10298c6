# Das Regelbuch und die Übersichtskarte: was nichts auf dem ersten Bild eines Tisches sagt.

## Das Regelbuch
web-rulebook = Regelbuch
web-contents = Inhalt
web-search = In den Regeln suchen
web-places = { $count ->
    [one] eine Stelle
   *[other] { $count } Stellen
}
web-clear = Leeren
web-back-to-table = Zurück zum Tisch
web-back-to-lesson = Zurück zur Lektion
web-print = Drucken
web-every-clause = Alle Regeln, Absatz für Absatz
web-stated = Ohne Zeichen: gedruckt, mit unseren Worten
web-ruling = Hausregel: wo die gedruckten Regeln schweigen oder unklar sind
web-rebuilt = Rekonstruiert: was die gedruckten Regeln nicht zeigen
web-ruling-mark = Hausregel
web-rebuilt-mark = rekonstruiert
web-refused-here = Daran scheiterte dein Zug
web-nothing-found = Hier steht nichts über „{ $value }“.

## Die Übersichtskarte
web-card = Übersichtskarte
web-card-book = Das ganze Regelbuch
web-card-keys = Tasten
web-card-key-card = diese Karte
web-card-key-ask = nach dem fragen, was den Fokus hat
web-card-key-pause = ein Ergebnis anhalten
web-card-key-back = zurücknehmen, schließen
web-card-key-confirm = bestätigen
web-card-none = Für dieses Spiel hat noch niemand eine Karte geschrieben.
