# Die Fairness im Browser: was versiegelt ist, was geprüft wurde, was nicht bewiesen ist.

web-fairness = Fairness
web-checking = Wird nachgerechnet …
web-unchecked = Nicht nachgerechnet
web-fair = Fair ausgeteilt
web-fair-alone = In sich stimmig
web-fair-all = Alle { $count } Ziehungen nachgerechnet: Jede passt.
web-fair-how = Dein Browser brauchte { $milliseconds } ms und fragte das Haus nicht: { $deal } Ziehungen beim Geben, { $later } später.
web-unfair = Das passt nicht
web-unfair-unsealed = Die Aufzeichnung wurde nachträglich verändert.
web-unfair-no-commitments = Vor diesem Spiel wurde nichts versiegelt: Der Zufall lässt sich nicht nachrechnen.
web-unfair-not-revealed = Die Zahlen werden erst am Ende geöffnet.
web-unfair-house = Das Haus hat eine andere Zahl geöffnet, als es versiegelt hatte.
web-unfair-chain = Die Zeilen der Aufzeichnung ergeben nicht die Marke, mit der sie endet.
web-unfair-undo = Darin wird eine Wahl zurückgenommen, die es nie gab.
web-unfair-unreadable = Die Aufzeichnung lässt sich nicht lesen.
web-unfair-seat = { $name } hat eine andere Zahl geöffnet als die versiegelte.
web-unfair-misfit = { $move ->
    [0] Ziehung { $outcome }, beim Geben, ist nicht, was die Zahlen ergeben.
   *[other] Ziehung { $outcome }, in Zug { $move }, ist nicht, was die Zahlen ergeben.
}
web-wrong-house = Das Siegel des Hauses ist nicht das, das dein Browser vor dem Geben sah.
web-wrong-seal = Das Siegel von { $name } ist nicht das, das dein Browser vor dem Geben sah.
web-wrong-left-out = Es wurden andere ausgelassen, als deinem Browser vor dem Geben gesagt wurde.
web-wrong-dropped = Das Haus hat bestätigt, dass es deine Zahl hat, und sie dann ausgelassen.
web-wrong-other-number = An deiner Stelle steht eine andere Zahl als die, die du gegeben hast.
web-wrong-title = Es ist die Aufzeichnung eines anderen Spiels.
web-wrong-data = Es wurde mit anderen Daten gespielt, als deinem Browser gesagt wurde.
web-wrong-rules = Es wurde nach anderen Regeln gespielt, als deinem Browser gesagt wurde.
web-wrong-heads = Die Aufzeichnung wurde verändert, nachdem du sie gesehen hattest: Marke { $number } der { $count }, die dein Browser bekam, steht nicht in der Kette.
web-wrong-act = Deine Wahl Nummer { $number } ({ $actions }) steht nicht so darin, wie du sie getroffen hast.
web-wrong-words = { $count ->
    [one] Eine Zeile, die du gehört hast, steht nicht darin.
   *[other] { $count } Zeilen, die du gehört hast, stehen nicht darin.
}
web-alarm = Das Haus widerspricht sich
web-alarm-more = Was es jetzt sagt, passt nicht zu dem, was dein Browser vorher notiert hat.
web-alarm-look = Zeig, was nicht passt
web-alarm-keep = Speichere Beleg und Aufzeichnung, bevor du diese Seite schließt: Sie sind dein Beweis.
web-sealed-now = Versiegelt
web-sealed-more = Nach dem Spiel werden alle Zahlen geöffnet, und dein Browser rechnet jede Ziehung selbst nach.
web-sealed = Vorher versiegelt, nachher geöffnet
web-sealed-why = Jeder hat vor der ersten Karte eine Zahl versiegelt; danach ließ sich keine mehr ändern. Niemand konnte eine Zahl passend zu denen der anderen wählen.
web-mine-waiting = Deine Zahl ist versiegelt. Sie geht ans Haus, sobald alle versiegelt sind.
web-mine-taken = Das Haus hat bestätigt, dass es deine Zahl hat.
web-mine-late = Das Haus hat deine Zahl noch nicht bestätigt.
web-mine-left-out = Deine Zahl kam zu spät und wurde ausgelassen. Das wurde allen vor dem Geben gesagt.
web-mine-none = Dieser Browser hat keine Zahl gegeben.
web-mine-onlooker = Du siehst zu: Zuschauer geben keine Zahl.
web-left-out = Beim Geben ausgelassen, für alle sichtbar: { $name }.
web-left-out-none = Niemand, der eine Zahl versiegelt hat, wurde ausgelassen.
web-left-out-mark = ausgelassen: kam zu spät
web-who = Wer
web-seal = Siegel, vor dem Geben
web-number = Zahl, nach dem Ende
web-still-sealed = noch versiegelt
web-the-house = Das Haus
web-seed = Startzahl
web-your-browser = dein Browser
web-their-browser = eigener Browser
web-bots-add-nothing = Bots geben nichts dazu: Ihre Zahl wäre die des Hauses.
web-gave-nothing = Gab keine Zahl.
web-fits = passt
web-fits-not = passt nicht
web-mix = Alle zusammen ergeben den Strom.
web-mix-how = HMAC-SHA-256 über Startzahl, Zahlen und einen Zähler; gemischt nach Fisher–Yates.
web-checked = Was dein Browser geprüft hat
web-checked-draws = Jede Ziehung des Spiels: { $count }, aus den geöffneten Zahlen nachgerechnet.
web-checked-seals = Die Siegel sind dieselben wie vor dem Geben.
web-checked-mine = Deine Zahl war dabei.
web-checked-heads = { $count ->
    [one] Nichts wurde geändert, seit du es gesehen hast: Die eine Marke, die das Haus dir gab, steht in der Kette der Aufzeichnung.
   *[other] Nichts wurde geändert, seit du es gesehen hast: Alle { $count } Marken, die das Haus dir unterwegs gab, stehen in der Kette der Aufzeichnung.
}
web-checked-beyond = { $count ->
    [one] Eine Zeile kam nach der letzten Marke, die du bekamst: Von ihr sagt dein Beleg nichts.
   *[other] { $count } Zeilen kamen nach der letzten Marke, die du bekamst: Von ihnen sagt dein Beleg nichts.
}
web-checked-acts = { $count ->
    [one] Deine eine Wahl steht darin, wie du sie getroffen hast.
   *[other] Deine { $count } Entscheidungen stehen darin, wie du sie getroffen hast.
}
web-checked-words = { $count ->
    [one] Die eine Zeile, die du gehört hast, steht Wort für Wort darin.
   *[other] Die { $count } Zeilen, die du gehört hast, stehen Wort für Wort darin.
}
web-checked-hidden = { $count ->
    [one] Eine Zeile wurde gelöscht oder ist nicht für dich: Was darin stand, lässt sich nicht vergleichen.
   *[other] { $count } Zeilen wurden gelöscht oder sind nicht für dich: Was darin stand, lässt sich nicht vergleichen.
}
web-checked-no-receipt = Dieser Browser hat keinen Beleg von diesem Spiel. Ob es das gespielte Spiel ist, kann eine Aufzeichnung allein nicht zeigen.
web-not-proved = Was das nicht beweist
web-not-proved-house = Das Haus kennt seit dem Geben jede Karte. Dass es niemandem etwas gesagt hat, kann keine Rechnung zeigen.
web-not-proved-alone = Ohne Beleg ist eine Aufzeichnung nur in sich stimmig: Ein Haus kann ein ganzes Spiel erfinden, das es auch ist.
web-not-proved-receipt = Dein Beleg überzeugt dich, denn du hast ihn behalten. Andere haben nur dein Wort, dass du ihn nicht selbst geschrieben hast.
web-not-proved-rules = Ob jeder Zug erlaubt war und alles, was dir gezeigt wurde, in der Aufzeichnung steht, sagt „backroom verify“; dein Browser kennt die Regeln nicht.
web-check-yourself = So prüfst du es selbst
web-check-yourself-more = Speichere beide Dateien. Auf einem Rechner mit Backroom, am besten deinem eigenen:
web-copy-command = Befehl kopieren
web-record-for-players = Nur wer mitgespielt hat, bekommt die Aufzeichnung: Sie zeigt jede Hand.
web-save-record = Aufzeichnung speichern
web-save-receipt = Beleg speichern
web-proof-fits = Von deinem Browser geprüft: fair ausgeteilt, nichts verändert
web-proof-alone = Nachgerechnet: Die Zahlen passen, aber dieser Browser war beim Spiel nicht dabei
web-proof-wrong = Von deinem Browser geprüft: Etwas passt nicht
web-luck = Das Glück dieses Spiels
web-luck-parts = Ziehungen aus 20 oder mehr Möglichkeiten nach Größe, in zehn gleichen Teilen
web-luck-counted = { $counted } der { $count } Ziehungen sind hier gezählt: Die anderen hatten weniger als 20 Möglichkeiten.
web-luck-expected = Erwartet: { $expected } in jedem der { $parts }.
web-luck-of-hundred = von 100 fairen Spielen sind so ungleich oder mehr.
web-luck-no-proof = Kleine Wahrscheinlichkeiten kommen vor. Glück beweist nichts; die Siegel schon.
