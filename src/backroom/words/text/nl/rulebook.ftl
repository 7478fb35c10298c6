# Het regelboek en de spiekkaart: wat niets op het eerste scherm van een tafel zegt.

## Het regelboek
web-rulebook = Regelboek
web-contents = Inhoud
web-search = Zoek in de regels
web-places = { $count ->
    [one] één plek
   *[other] { $count } plekken
}
web-clear = Wissen
web-back-to-table = Terug naar de tafel
web-back-to-lesson = Terug naar de les
web-print = Afdrukken
web-every-clause = Alle regels, één voor één
web-stated = Zonder merkteken: gedrukt, in onze eigen woorden
web-ruling = Huisregel: waar de gedrukte regels zwijgen of onduidelijk zijn
web-rebuilt = Gereconstrueerd: wat de gedrukte regels niet tonen
web-ruling-mark = huisregel
web-rebuilt-mark = gereconstrueerd
web-refused-here = Hierdoor kon je zet niet
web-nothing-found = Hier staat niets over ‘{ $value }’.

## De spiekkaart
web-card = Spiekkaart
web-card-book = Het hele regelboek
web-card-keys = Toetsen
web-card-key-card = deze kaart
web-card-key-ask = vraag naar waar de focus op staat
web-card-key-pause = een uitslag pauzeren
web-card-key-back = terugnemen, sluiten
web-card-key-confirm = bevestigen
web-card-none = Voor dit spel heeft nog niemand een kaart geschreven.
