# Die Regeln von Chicago, Abschnitt für Abschnitt, in unseren eigenen Worten.
# kind: S steht in den gedruckten Regeln, R eine Entscheidung dieses Hauses, D von uns rekonstruierte Daten.

## Wie gewinne ich?
CH-80 = Das Spiel gewinnt, wer am Ende einer Phase drei der vier Kasinos besitzt (bei zwei Spielern alle vier), oder alle acht Bars um den Platz, oder fünf Mitglieder mit je vier Ringen.
    .kind = S
CH-81 = Sind es mehrere, gewinnt, wer ein Ziel am längsten ohne Unterbrechung hält. Bei Gleichheit wird jeder ein letztes Mal bezahlt, und der Reichste von ihnen gewinnt; sind sie immer noch gleich, teilen sie.
    .kind = R
CH-82 =
    Gibt es nach Phase D keinen solchen Gewinner, wird jeder ein letztes Mal bezahlt; dann werden Bargeld und der Wert der Mitglieder zusammengezählt, und der Reichste gewinnt.
    Gleich Reiche teilen den Sieg.
    .kind = S R

## Material
CH-1 =
    Der Stadtplan hat vier gleich gebaute Viertel rund um einen zentralen Platz. Vier Verkehrsinseln auf dem Platz sind Hindernisse.
    Der Plan selbst ist rekonstruiert: seine Straßen und wo jedes Gebäude steht.
    .kind = S D
CH-2 = Jedes Viertel hat ein Kasino zu 20.000 und 22 Bars: acht zu 1.000, sechs zu 2.000, drei zu 3.000, zwei zu 4.000 und drei zu 5.000; zusammen 72.000. In jeder Ecke des Plans liegt eine Heimatbar.
    .kind = S
CH-3 = Kasinos und vier der Bars am Platz haben zwei Eingänge, alle anderen Gebäude einen. Ein Gebäude betritt und verlässt man nur über ein Straßenfeld mit seinem Pfeil; bei zwei Eingängen darf man durch den einen hinein und durch den anderen hinaus.
    .kind = S
CH-4 =
    Acht Straßenfelder am Rand haben Doppelpfeile: Ein Mitglied darf den Plan von jedem aus verlassen und auf jedem anderen wieder betreten.
    Das ist ein Schritt.
    .kind = S R
CH-5 = Acht Bars liegen um den zentralen Platz, zwei aus jedem Viertel.
    .kind = S
CH-6 =
    Eine Bande hat 20 Figuren und 20 Chips. Es gibt 150 Ringe, vier Kampfwürfel und einen Bewegungswürfel mit zwölf Seiten. Bezahlt wird in Flying Turtles (FT).
    Die Seiten des Bewegungswürfels, 11 bis 22, sind rekonstruiert.
    .kind = S D
CH-7 =
    Zu Beginn trägt ein Gebäude die Farbe einer Bande, oder es ist weiß und gehört niemandem.
    Was wem gehört, ist rekonstruiert: zehn Gebäude jeder Bande, darunter ihr Kasino und ihre Heimatbar; die acht Bars um den Platz gehören niemandem.
    .kind = S D
CH-8 =
    Die Heimatbar ist eine der 22 Bars ihres Viertels. Sie kann besetzt werden wie jede andere.
    Ihr Wert, 3.000, ist rekonstruiert.
    .kind = R D

## Aufbau
CH-10 = Jede Bande beginnt mit ihren Figuren und Chips, 125.000 FT und einem Mitglied mit vier Ringen.
    .kind = S
CH-11 =
    Es gibt höchstens vier Phasen, A bis D, zu sechs Runden. In einer Runde ist jede Bande einmal am Zug, im Uhrzeigersinn ab dem Startspieler der Phase: Gelb in A, Rot in B, Grün in C, Blau in D.
    Farben, die niemand spielt, werden übergangen.
    .kind = S R
CH-12 = Fehlt die Startfarbe einer Phase oder setzt sie aus, so beginnt die nächste Bande im Uhrzeigersinn, die im Spiel ist. Drei Spieler wählen ihre Farben frei.
    .kind = R

## Mitglieder
CH-20 = Ein Mitglied ist eine Figur mit einem bis vier Ringen: seine Stärke. Es ist 10.000, 25.000, 40.000 oder 50.000 wert.
    .kind = S
CH-21 = Ein Mitglied der Stärke 1 kostet 10.000, der Stärke 2 25.000, der Stärke 3 40.000. Stärke 4 ist nicht zu kaufen, nur in Duellen zu gewinnen.
    .kind = S
CH-22 = Vor der ersten Runde jeder Phase darf jeder, vom Startspieler an, beliebig viele anheuern, mit zwei Grenzen: höchstens einen der Stärke 3, und die Zahlen der Stärken 1 und 2 dürfen sich um höchstens eins unterscheiden.
    .kind = S
CH-23 = Ringe bleiben auf der Figur, für die sie gekauft wurden.
    .kind = S
CH-24 =
    Im eigenen Zug, vor dem Wurf, darf man auch Mitglieder der Stärke 1 und 2 anheuern.
    Der Unterschied von eins gilt je Zug.
    .kind = S R
CH-25 =
    Eine verlorene Figur ist endgültig aus dem Spiel.
    Ohne Figur oder ohne genügend Ringe kann niemand angeheuert werden.
    .kind = S R
CH-26 = Niemand kauft Ringe für ein Mitglied, das schon angeheuert ist. Das Geld der Bank ist unbegrenzt. Die Ringe des Verlierers gehen zurück, bevor der Gewinner einen nimmt.
    .kind = R

## Aufstellen
CH-30 =
    Nach dem Anheuern einer Phase stellt jeder der Reihe nach die neuen Mitglieder in eigene Gebäude, je eines.
    Wer keinen Platz findet, wartet und kommt herein wie in CH-31.
    .kind = S R
CH-31 =
    Während einer Phase kommen neue Mitglieder durch die Heimatbar herein und ziehen nach dem Wurf von dort weiter.
    Eines nach dem anderen, das nächste, wenn die Bar frei ist, ohne Kosten. Nicht, solange die Heimatbar einem anderen gehört.
    .kind = S R
CH-32 = In Phase A wird auch das Startmitglied aufgestellt. Alle Mitglieder, die Platz finden, werden aufgestellt, und nur in leere eigene Gebäude.
    .kind = R
CH-33 = Mitglieder dürfen angeheuert werden, auch wenn sie nicht hereinkönnen. Im Zug seiner Bande kommt der zuerst Angeheuerte herein, sobald die Heimatbar eigen und leer ist, auch zwischen Schritten. Wer noch wartet, wird mit den Mitgliedern der nächsten Phase aufgestellt und zählt zum Vermögen.
    .kind = R

## Ziehen
CH-40 = Wirf den Bewegungswürfel. Die Punkte werden beliebig und in jeder Reihenfolge auf die Mitglieder der Bande verteilt; jedes Straßenfeld und jedes Gebäude kostet einen.
    .kind = S
CH-41 =
    Alle Punkte müssen genutzt werden.
    Solange noch ein erlaubter Schritt möglich ist.
    .kind = S R
CH-42 = Ein Mitglied je Feld oder Gebäude, und niemand zieht an einem anderen vorbei. Eigene Mitglieder blockieren; mit gegnerischen wird gekämpft.
    .kind = S
CH-43 = Nach einem gewonnenen Duell darf ein Mitglied mit den übrigen Punkten weiterziehen.
    .kind = S
CH-44 = Ein Mitglied darf umkehren und ein Feld noch einmal betreten.
    .kind = R
CH-45 = Punkte werden einzeln ausgegeben, und ein Mitglied darf nach einem anderen noch einmal ziehen. Ein Schritt, der ein Duell beginnt, ist erlaubt; er muss getan werden, wenn kein anderer übrig ist.
    .kind = R
CH-46 = Auf einem anderen Randfeld wiederzukommen ist ein gewöhnlicher Schritt: Ein eigenes Mitglied dort blockiert, mit einem gegnerischen wird gekämpft. Ein Angreifer, der verliert, wird entfernt.
    .kind = R

## Besetzen
CH-50 =
    Wer ein leeres Gebäude betritt, das einem anderen oder niemandem gehört, besitzt es nun: Ein Chip kommt darauf, der des früheren Besitzers geht zurück.
    In der eigenen gedruckten Farbe braucht es keinen Chip. Ohne Chip wird es nicht besetzt.
    .kind = S R
CH-51 = Man darf in einem Zug hineingehen, besetzen und wieder hinausgehen.
    .kind = S
CH-52 = Besetzt wird von selbst, nur beim Betreten oder durch einen Sieg dort; Chips werden nie von anderen Gebäuden genommen. Wer ohne Chip darin steht, lässt die Einnahmen des Besitzers unberührt, doch der Besitzer kann dort keine neuen Mitglieder aufstellen oder hereinbringen.
    .kind = R

## Duelle
CH-60 = Wer ein Feld oder Gebäude betritt, in dem ein gegnerisches Mitglied steht, duelliert sich sofort.
    .kind = S
CH-61 = Der Würfel richtet sich nach der Stärke. Stärke 1: 1, 2, 3, 4, 5, 6; Stärke 2: 3, 3, 4, 4, 5, 6; Stärke 3: 4, 4, 5, 5, 6, 6; Stärke 4: 5, 5, 5, 6, 6, 6.
    .kind = S
CH-62 = Der höhere Wurf gewinnt. Der Gewinner bekommt einen Ring, höchstens vier, und von der Bank den Wert, den der Verlierer zu Beginn des Duells hatte. Die Ringe des Verlierers gehen an die Bank, die Figur aus dem Spiel.
    .kind = S
CH-63 =
    Bei gleichen Würfen verlieren beide einen Ring und würfeln noch einmal mit den Würfeln ihrer neuen Stärke, bis einer höher würfelt oder keinen Ring mehr hat. Beide können fallen.
    Wer übrig ist, wenn der andere keinen Ring mehr hat, gewinnt.
    .kind = S R
CH-64 = Ein siegreicher Angreifer besetzt ein Gebäude, das ihm nicht gehört.
    .kind = R
CH-65 = Eine Bande ohne Mitglieder und Figuren setzt aus. Am Ende der 24. Runde zählen ihr Geld und ihre Gebäude noch.
    .kind = S
CH-66 = Der Schritt wird vor dem Duell bezahlt. Ein siegreicher Angreifer steht auf dem Feld, ein siegreicher Verteidiger bleibt. Fallen beide, wird niemand bezahlt, das Feld ist leer und ein Gebäude behält seinen Besitzer.
    .kind = R
CH-67 = Eine Bande, die aussetzt, wird weiter jede Phase bezahlt und kann weiter durch ein Ziel gewinnen.
    .kind = R

## Ende einer Phase
CH-70 = Nach der sechsten Runde bekommt jeder den Wert aller eigenen Gebäude.
    .kind = S
CH-71 = Wer alle acht Bars zu 1.000 des Heimatviertels besitzt, oder alle sechs zu 2.000, oder beides, bekommt diese Serie dreifach bezahlt: 24.000 oder 36.000.
    .kind = S
CH-72 = Dann wechselt der Startspieler, und eine neue Phase beginnt mit dem Anheuern.
    .kind = S
CH-73 = Nach der sechsten Runde werden zuerst die Ziele geprüft. Nur wenn niemand gewinnt, wird ausgezahlt; nach Phase D wird der Reichste ermittelt.
    .kind = R

## Zwei und drei Spieler
CH-90 =
    Zwei Spieler haben je zwei Banden, die getrennt geführt werden.
    Sie beginnen in gegenüberliegenden Ecken. Für Ziele und Vermögen zählen die zwei Banden eines Spielers zusammen. Verbündete Mitglieder blockieren einander und kämpfen nie gegeneinander. Ein Mitglied darf ein leeres verbündetes Gebäude betreten; sein Spieler wählt dann, ob das Gebäude die Bande wechselt.
    .kind = S R
CH-91 = Bei drei Spielern ist die vierte Bande nicht im Spiel, und ihre Gebäude gehören niemandem, auch ihr Kasino. Drei der vier Kasinos gewinnen weiterhin: So steht ein Kasino allen offen, und ein Spiel kann schon nach der ersten Phase enden.
    .kind = R
CH-92 = Bei zwei Spielern gelten Geld, die Grenzen beim Anheuern, die Serien von CH-71 und die Wachen von CH-101 für jede Bande allein. Verbündete Banden übergeben sonst nichts.
    .kind = R

## Varianten
CH-100 = Variante I, volle Häuser: Beliebig viele Mitglieder einer Bande dürfen in einem Gebäude sein. Greifen eines oder mehrere an, wählt zuerst der Angreifer, wer von ihm mit wem kämpft; nach jedem Duell geht dieses Recht an die andere Seite, bis nur noch eine Bande darin ist. Jedes Duell zählt für sich.
    .kind = S
CH-101 = Variante II, bewachte Kasinos: Ein Kasino zahlt nur, wenn am Ende der Phase ein Mitglied seines Besitzers darin steht.
    .kind = S
CH-102 = Bei Variante I darf ein Mitglied, das ein vom Gegner gehaltenes Haus betritt, drinnen warten, ohne hinauszukönnen, während weitere seiner Bande mit Punkten desselben Zuges hereinkommen. Der Kampf beginnt auf das Wort des Spielers, spätestens wenn die Punkte verbraucht sind oder bevor ein anderes Duell beginnt. Fallen beide Seiten, bleibt der Besitzer.
    .kind = R
CH-103 = Bei Variante I blockieren eigene Mitglieder in Gebäuden nicht, und mehrere dürfen in ein Gebäude gestellt werden oder zusammen in die Heimatbar kommen. Auf der Straße bleibt es bei einem Mitglied je Feld.
    .kind = R
CH-104 = Mit dem Sieg in CH-52 ist auch der Verteidiger gemeint: Wer in einem Gebäude steht, das weder ihm noch einem Verbündeten gehört, und gewinnt, besetzt es, wenn ein Chip da ist. Ein Angreifer, der in einem Gebäude des Verbündeten gewinnt, wird gefragt wie in CH-90. Bei Variante I besetzt es ebenso ein Mitglied, das zu den Seinen in ein Gebäude kommt, das ihnen nicht gehört.
    .kind = R
CH-105 = Gibt es in einem vollen Haus nur eine Wahl, wer mit wem kämpft, wird das Duell sofort ausgetragen; das Recht zu wählen geht trotzdem über.
    .kind = R
CH-106 = Die Miniatur ist für zwei, die ein ganzes Spiel durchrechnen wollen. Es ist die letzte Runde der Phase D: Rot hat noch einen Punkt seines Wurfs, danach hat Grün den letzten Zug, und alle Figuren sind angeheuert oder verloren. Ein rotes Mitglied der Stärke 4 steht in einer Bar zu 1.000 im gelben Viertel, vor ihrer Tür das einzige Mitglied von Grün, mit Stärke 1, und rings um dieses gelbe Mitglieder. Ein anderes rotes Mitglied steht vor der Tür einer Bar zu 1.000 im eigenen Viertel, zwischen blauen. Gelb gehören alle Bars zu 1.000 im eigenen Viertel, Rot alle im eigenen bis auf diese eine, die Gelb gehört; Rot hat keinen Chip mehr. Geschähe nichts mehr, so wären Rot und Blau am Ende um 90.000 reicher. Alles Übrige ist wie sonst.
    .kind = R
