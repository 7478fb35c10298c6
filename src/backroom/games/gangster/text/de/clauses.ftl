# Gangster: die Regeln, in unseren eigenen Worten. S steht in den gedruckten Regeln, R Entscheidung des Hauses, D unsere Daten.

## Wie gewinne ich?
GA-75 = Das Spiel hat drei Etappen, und jede endet mit einem Tag der Abrechnung, der Einfluss für Gangster in den Vierteln bringt (GA-71). Wer nach der dritten Abrechnung den meisten Einfluss hat, gewinnt; wer gleichauf liegt, teilt den Sieg.
    .kind = S

## Material
GA-1 =
    Der Plan zeigt zehn Viertel und die Gold Coast, den Hafen, mit Verbindungen dazwischen.
    Die Karte ist rekonstruiert: welches Viertel mit welchem verbunden ist und der Name des zehnten, Chinatown.
    .kind = S D
GA-2 =
    Jede der fünf Farben hat ein Auto, eine Gangstertafel, 20 Gangster und drei Bewegungskarten.
    Ihre Zahlen sind 1, 2 und 3; Rezensionen bestätigen das.
    .kind = S D
GA-3 =
    Von 15 Punktetabellen werden zehn benutzt. Eine Tabelle hat nummerierte Felder, und die Nummer des Feldes ist der Rang des Gangsters darauf; und eine Reihe von Punkteplätzen, darunter manchmal ein ?. Der erste Platz bringt nicht immer am meisten.
    Bei den meisten Tabellen sind Felder und Plätze rekonstruiert.
    .kind = S D
GA-4 =
    Dreißig Ausrüstungen von sechs Arten: Leibwächter, Motor, Tommy Gun, Kofferraum, Rammstange, Tür.
    Von jeder Art gibt es fünf.
    .kind = S R
GA-5 =
    Sechs Casinokarten, zehn Viertelkarten und drei Polizisten, acht Verdoppler.
    Die Casinokarten tragen die Zahlen 1 bis 6; Rezensionen bestätigen das.
    .kind = S D

## Vorbereitung
GA-10 = Jede Farbe beginnt mit neun Gangstern im Auto und drei offenen Bewegungskarten; die anderen elf Gangster warten außerhalb des Spiels.
    .kind = S
GA-11 =
    Drei Ausrüstungen kommen offen an die Gold Coast. Dann zieht jede Farbe blind eine und legt sie offen auf das linke ihrer beiden Felder.
    Drei gleiche an der Gold Coast verschwinden sofort (GA-54).
    .kind = S R
GA-12 = Das Los gibt jedem Viertel eine Punktetabelle; was übrig bleibt, spielt nicht mit.
    .kind = S
GA-13 =
    Zu dritt spielt Cicero nicht mit: keine Tabelle und keine Viertelkarte.
    Die Straßen bleiben offen; Autos fahren hindurch und halten dort, aber es wird nichts eingeladen, ausgeladen, verdoppelt oder gewertet.
    .kind = S R
GA-14 =
    Vom Startspieler an zieht jede Farbe im Uhrzeigersinn zwei Viertelkarten, setzt in jedes der beiden Viertel einen Gangster auf das nächste Feld und ihr Auto in das erste. Sieben Gangster bleiben im Auto.
    Wer beginnt, wird ausgelost.
    .kind = S R
GA-15 = Dann werden alle Viertelkarten ohne die Polizisten gemischt; die oberste wird abgelegt und ihr Viertel bekommt einen Verdoppler. Danach werden die Polizisten eingemischt: zwei bei zwei bis vier Spielern, drei bei fünf.
    .kind = S
GA-16 = Zu dritt wird im geschlossenen Cicero keine Tommy Gun benutzt; eine Rammstange darf Autos hinein- und herausschieben.
    .kind = R

## Ein Zug
GA-20 = Ein Zug ist genau eines von beidem: fahren, oder ein- oder ausladen. Gespielt wird im Uhrzeigersinn, vom Startspieler an.
    .kind = S
GA-21 = Alles liegt offen: Gangstertafeln, Kofferräume, Ablagen und was das Spiel verlassen hat. Was noch im Viertelstapel, im Casinostapel und im Vorrat ist, lässt sich ausrechnen; die Reihenfolge nicht.
    .kind = R

## Fahren
GA-30 =
    Eine offene Bewegungskarte wird umgedreht und das Auto fährt genau so viele Schritte entlang der Verbindungen: Es hält nicht früher und fährt nicht hin und her. Von Greek Town führt eine 3 nach The Loop, Little Africa, West Side oder Little Italy und nirgendwo sonst hin.
    In einer Fahrt wird keine Verbindung zweimal benutzt. Die Fahrt darf enden, wo sie begann.
    .kind = S R
GA-31 = In einem Gebiet dürfen beliebig viele Autos stehen.
    .kind = S
GA-32 =
    Wer die dritte Bewegungskarte benutzt hat, darf am Ende des Zuges alle drei wieder aufdecken. Dann wird die oberste Viertelkarte abgelegt: Ein Polizist tut nichts, ein Viertel bekommt einen Verdoppler.
    Hier werden die drei immer aufgedeckt, noch in diesem Zug. Die gedruckten Regeln sagen „darf“; zu warten hielte nur die Verdoppler auf.
    .kind = S R
GA-33 =
    Liegt der achte Verdoppler, ist die Etappe sofort zu Ende und der Tag der Abrechnung kommt.
    So auch zu dritt, wo eines von neun Vierteln ohne Verdoppler bleibt.
    .kind = S R
GA-34 = Die Reihenfolge ist: fahren; dann die Rammstange oder alles, was die Gold Coast bringt; dann werden die Karten aufgedeckt und die Viertelkarte gezogen; dann, mit dem achten Verdoppler, die Abrechnung.
    .kind = R
GA-35 = Nur das Ende einer Fahrt zählt. Welchen Weg sie nimmt, ist gleich, und unterwegs geschieht nichts.
    .kind = R

## Ein- und Ausladen
GA-40 = Im Viertel des Autos eines davon: einen eigenen Gangster ausladen; einen fremden Gangster aus dem Kofferraum ausladen; einen beliebigen eigenen Gangster einladen; einen beliebigen fremden Gangster in den Kofferraum laden.
    .kind = S
GA-41 = Eigene Gangster fahren unbegrenzt mit. In den Kofferraum passt ein fremder Gangster, zwei mit der Ausrüstung Kofferraum.
    .kind = S
GA-42 =
    Wer aussteigt, nimmt das Feld hinter dem höchsten besetzten, auf einer leeren Tabelle Feld 1. Lücken vom Einladen bleiben. War das letzte Feld einmal besetzt, so ist das nächste Feld das letzte, wenn es frei ist, sonst die niedrigste Lücke.
    Das gilt, bis die Tabelle wieder leer ist. Eine volle Tabelle nimmt niemanden auf.
    .kind = S R
GA-43 = An der Gold Coast liegt keine Tabelle: Dort wird nichts ein- oder ausgeladen.
    .kind = R
GA-44 = Fahren geht immer: Eine Bewegungskarte ist immer offen und die Karte kennt keine Sackgasse. Niemand setzt also je aus.
    .kind = R
GA-45 = Eine Farbe, die zehn Züge hintereinander nicht gefahren ist, muss fahren.
    .kind = R

## Gold Coast
GA-50 =
    Ein Auto, das an der Gold Coast hält, darf sofort alle aus dem Kofferraum in den Hafen kippen. Sie sind endgültig aus dem Spiel.
    Alle oder niemand.
    .kind = S R
GA-51 = Es muss eine der offenen Ausrüstungen nehmen, und die Lücke wird aus dem Vorrat gefüllt.
    .kind = S
GA-52 = Eine neue Ausrüstung kommt auf das linke Feld, die vorige rückt nach rechts, und die von rechts verlässt das Spiel.
    .kind = S
GA-53 = Die beiden müssen verschieden sein: Eine Ausrüstung, die das Auto schon hat, kann es nicht nehmen. Liegt nichts anderes da oder gar nichts, bleibt alles, wie es ist.
    .kind = S
GA-54 =
    Drei gleiche Ausrüstungen an der Gold Coast verlassen das Spiel und drei neue werden ausgelegt.
    Sie gehen auch, wenn der Vorrat leer ist; reicht er nicht, wird ausgelegt, was noch da ist. Notfalls noch einmal.
    .kind = S R
GA-55 = Nur wer die eigene Fahrt an der Gold Coast beendet, hält dort; durchzufahren bewirkt nichts.
    .kind = R
GA-56 = An der Gold Coast wird zuerst gekippt oder nicht, dann genommen; dann wird die Lücke gefüllt, dann gehen gleiche weg. Nach dem Nehmen wird nicht mehr gekippt.
    .kind = R

## Ausrüstung
GA-60 =
    Leibwächter: Die anderen Spieler können keine Gangster dieser Farbe aus dem Viertel laden, in dem ihr Auto steht.
    Auch nicht mit einer Tommy Gun.
    .kind = S R
GA-61 = Motor: Zu einer Bewegungskarte darf ein Schritt hinzukommen.
    .kind = S
GA-62 = Tommy Gun: Fremde Gangster dürfen auch aus einem verbundenen Viertel eingeladen werden, ausgeladen wird dort aber niemand. Nicht, solange das Auto an der Gold Coast steht.
    .kind = S
GA-63 =
    Kofferraum: Platz für zwei fremde Gangster; in einem Zug geht weiterhin nur einer hinein oder hinaus, aber an der Gold Coast gehen beide.
    Wer die Ausrüstung mit zweien an Bord verliert, behält beide und lädt niemanden, bis Platz ist.
    .kind = S R
GA-64 =
    Rammstange: Nach der Fahrt in ein Viertel darf ein anderes Auto dort in ein verbundenes Viertel geschoben werden.
    Nur von Viertel zu Viertel, nie an die Gold Coast, und nur, wo die Fahrt endet.
    .kind = S R
GA-65 =
    Tür: In einem Zug dürfen zwei eigene Gangster aussteigen.
    Der zweite nur, solange ein Feld frei ist.
    .kind = S R
GA-66 = Wer die Rammstange hat, wählt das Auto und wohin es geht. Jedes andere Auto ist recht, auch das der eigenen zweiten Farbe. Die Bewegungskarten des geschobenen Autos bleiben, wie sie sind.
    .kind = R
GA-67 =
    Auch mit einer Tür wird je Zug nur ein fremder Gangster ein- oder ausgeladen.
    Nie ein eigener und ein fremder zusammen.
    .kind = S R

## Tag der Abrechnung
GA-70 = Wer den Tag herbeigeführt hat, zieht eine Casinokarte: Ihre Zahl gilt heute für jedes ?, und die Karte verlässt das Spiel.
    .kind = S
GA-71 = In jedem Viertel werden die anwesenden Farben nach der Zahl ihrer Gangster gereiht, gleiche danach, wer den ranghöchsten hat. Die erste bekommt den ersten Punkteplatz, die zweite den zweiten und so weiter; mit Verdoppler das Doppelte. Für wen kein Platz bleibt, der bekommt nichts.
    .kind = S
GA-72 = Ein Beispiel: Plätze ?, 4, 2, ?, Casinozahl 5, verdoppelt. Gelb hat drei Gangster und bekommt 10. Grau und Braun haben je zwei, und der von Grau steht weiter hinten: 8 und 4. Blau und Grün haben je einen, und der von Blau steht weiter hinten: Blau bekommt 10 und Grün nichts.
    .kind = S
GA-73 =
    Für die nächste Etappe kommen die Verdoppler weg und die Viertelkarten werden neu vorbereitet. Jede Farbe bekommt sechs Gangster für die zweite Etappe dazu und fünf für die dritte. Gangster auf Tabellen, in Autos und Kofferräumen bleiben.
    Autos, Ausrüstung und Bewegungskarten auch.
    .kind = S R
GA-74 = Wer links von dem sitzt, der die Abrechnung herbeigeführt hat, beginnt die nächste Etappe.
    .kind = S

## Zwei Spieler
GA-80 = Gangster ist für zwei bis fünf. Zwei Spieler haben je zwei Farben und bereiten vor wie zu viert. Sie sind abwechselnd am Zug und wählen in jedem Zug frei, mit welcher der beiden Farben sie spielen.
    .kind = S
GA-81 =
    Die Punkte eines Spielers sind die beider Farben.
    Beim Ein- und Ausladen, für Kofferräume und Wertung ist jede Farbe eine eigene Bande. Ein Leibwächter schützt nur seine eigene Farbe, nicht die andere dieses Spielers, obwohl er nach den gedruckten Regeln die Gangster des Spielers schützt: Die Ausrüstung gehört zum Auto einer Farbe. Die andere Farbe des eigenen Spielers hält er nicht auf. Bei der Vorbereitung wechseln sich die Farben der Spieler ab.
    .kind = S R
GA-82 =
    Ein Auto fährt nur mit Bewegungskarten seiner eigenen Farbe.
    Tafeln, Ausrüstung, Kofferräume und das Aufdecken der Karten gehen nach Farben.
    .kind = S R
GA-83 = Fremd ist jede andere Farbe als die des Autos: Die eigene zweite Farbe fährt im Kofferraum mit und kann gekippt werden.
    .kind = R
GA-84 = Die Miniatur ist für zwei, die ein ganzes Spiel durchrechnen wollen. Der Tisch ist immer derselbe: Das Los hat ihn ein für alle Mal gelegt, wie für die erste Etappe. Doch es ist die dritte Etappe. Alle Gangster sitzen in den Autos, zwei Casinokarten sind weg, die Polizisten auch, und sieben Verdoppler liegen. Jede Farbe hat noch eine Bewegungskarte, die 1. Grau und Grün dürfen einmal ein- oder ausladen, bevor sie fahren müssen, die anderen müssen gleich fahren. So bringt die erste Fahrt den letzten Verdoppler, und der Einfluss dieses Tages entscheidet.
    .kind = R
