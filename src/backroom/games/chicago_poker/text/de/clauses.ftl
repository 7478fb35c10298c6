# Die Regeln von Chicago Poker, Absatz für Absatz, in unseren eigenen Worten.
# kind: S steht in den gedruckten Regeln, R ist eine Hausregel, D sind Angaben, die wir rekonstruiert haben.

## Wie gewinne ich?
CP-60 = Das Spiel endet sofort, wenn jemand drei Betriebe einer Art besitzt oder einen von jeder Art oder insgesamt fünf.
    .kind = S
CP-61 = Kurzes Spiel zu fünft oder zu sechst, vorher vereinbart: Zwei einer Art oder insgesamt drei gewinnen.
    .kind = S
CP-62 = Ist der Stapel leer, werden gewonnene Betriebe nicht ersetzt. Ist der letzte gewonnen und hat niemand das Ziel erreicht, gewinnt das Spiel, wer diesen letzten gewonnen hat.
    .kind = S
CP-63 = Konnte eine ganze Runde lang niemand etwas tun, wurde kein Duell gekämpft und steht keine Kugel, endet das Spiel unentschieden zwischen denen mit den meisten Betrieben. Ebenso nach fünfhundert Runden, sobald keine Kugel steht: Bosse, die alle eine fünfte Karte vermeiden, könnten sonst endlos weiterspielen.
    .kind = R

## Spielmaterial
CP-1 = Es gibt zwanzig Betriebe: Bars, Jazzclubs, Brauereien und Spielhöllen, je fünf.
    .kind = S
CP-2 = Es gibt fünfundsiebzig Gangster: fünf Farben mit den Werten 1 bis 15. Jeder Wert kommt also fünfmal vor.
    .kind = S
CP-3 = Es gibt sechs Sonderkarten: einen Mord, zwei Razzien, eine Limousine, eine Pistole und eine Erpressung.
    .kind = S
CP-4 = Es gibt so viele Kugeln, wie Betriebe offen liegen.
    .kind = S
CP-5 =
    Es gibt sechs Bosse, jeder mit einer eigenen Seite an jedem Betrieb, darunter Al Capone und Bugs Moran.
    Die anderen vier sind Frank Yale, Hymie Weiss, Dion O’Bannion und Johnny Torrio.
    Keiner der Bosse kann etwas Besonderes.
    .kind = S D R

## Spielbeginn
CP-10 = Gangster und Sonderkarten werden zusammen gemischt, insgesamt 81. Alle bekommen fünf Karten, der Rest ist der Nachziehstapel.
    .kind = S
CP-11 = Zu zweit oder zu dritt liegen zwei Betriebe offen, zu viert drei, zu fünft oder zu sechst vier. Die anderen bilden einen verdeckten Stapel.
    .kind = S
CP-12 = Das Los entscheidet, wer beginnt.
    .kind = R
CP-13 =
    Die Betriebe werden vor den Karten gemischt.
    In der taktischen Variante wird mit 75 Karten gemischt und ausgeteilt.
    .kind = S R

## Ein Zug
CP-20 = Ein Zug beginnt mit den fälligen Duellen. Danach machst du genau drei Aktionen: jedes Mal eine Karte ziehen oder eine ausspielen, in beliebiger Reihenfolge und Mischung.
    .kind = S
CP-21 =
    In der ersten Runde gibt es für den ersten Zug eine Aktion, für den zweiten zwei, für jeden weiteren drei.
    Ab der zweiten Runde haben alle drei, egal wie viele mitspielen.
    .kind = S R
CP-22 = Ziehen heißt: die oberste Karte des Nachziehstapels auf die Hand nehmen. Ist er leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
    .kind = S
CP-23 =
    Niemand beendet einen Zug mit mehr als sieben Karten, und du darfst keine Karte ziehen, die darauf hinausläuft.
    Die Hand nach dem Ziehen, weniger die Karten, die du mit den übrigen Aktionen noch ausspielen kannst, darf höchstens sieben sein. Gangster zählen dabei nur, soweit du noch freie Plätze hast, Erpressung zählt nie, die zusätzlichen Aktionen einer Pistole erst, wenn sie ausgespielt ist. Über sieben darfst du nur noch tun, was zurückführt; geht das nicht mehr, legst du ab, bis du sieben hast.
    .kind = S R
CP-24 = Sind beide Stapel leer, kann niemand ziehen. Wer gar nichts tun kann, verliert die übrigen Aktionen.
    .kind = R
CP-25 = Aktionen sind Pflicht: Solange eine möglich ist, musst du sie machen.
    .kind = S
CP-26 = Gespielt wird im Uhrzeigersinn, vom ausgelosten Platz an.
    .kind = S
CP-27 = Der Ablagestapel wird erst dann zum Nachziehstapel, wenn wirklich eine Karte von einem leeren Stapel zu ziehen ist. Das gilt auch im Stechen: Zuerst zieht, wem die Kugel gehört, dann die anderen im Uhrzeigersinn.
    .kind = R
CP-28 = Niemand spielt in einem Zug mehr als eine Pistole: Eine Pistole, die aus den abgelegten Karten zurückkommt, wartet bis zum nächsten Zug. Die gedruckten Regeln verbieten das nicht; ohne diese Hausregel ließe sich eine Pistole endlos neu ziehen und ausspielen, wenn sonst keine Karte in beiden Stapeln liegt.
    .kind = R

## Einen Gangster ausspielen
CP-30 = Ein Gangster kommt an deine eigene Seite eines offenen Betriebs; niemand hat an einem Betrieb mehr als fünf Karten.
    .kind = S
CP-31 =
    Offen oder verdeckt hängt von der Art des Betriebs und vom Platz in der Reihe ab: An einer Bar liegen die ersten zwei Karten verdeckt und die letzten drei offen, an einem Jazzclub die ersten drei offen und die letzten zwei verdeckt, an einer Brauerei alle offen.
    An einer Spielhölle liegen alle verdeckt: In den gedruckten Regeln, die wir haben, fehlt diese Zeile.
    .kind = S R
CP-32 = Die eigenen verdeckten Karten darfst du jederzeit ansehen; wie viele Karten an jeder Seite liegen, sehen alle.
    .kind = S
CP-33 = Die fünfte Karte deiner Reihe bringt deine Kugel auf den Betrieb; das kostet nichts. Zum Duell kommt es, sobald du wieder am Zug bist.
    .kind = S
CP-34 = Ein Betrieb trägt eine Kugel: Steht schon eine dort, bringt eine fünfte Karte keine zweite, und die erste bestimmt, wann das Duell kommt.
    .kind = R
CP-35 = Eine Kugel schließt den Betrieb nicht: Die anderen legen dort weiter an, auch mit der Limousine. Eine Fünferreihe ohne die Kugel ist vor Mord nicht sicher, und Karten dürfen aus ihr wegfahren.
    .kind = R

## Sonderkarten
CP-40 = Eine Sonderkarte kostet eine Aktion, wirkt sofort und kommt dann auf den Ablagestapel.
    .kind = S
CP-41 = Mord bringt die Karte, die ein anderer Boss an einem Betrieb zuletzt gelegt hat, auf den Ablagestapel; nie aus der Reihe mit der Kugel, wohl aber aus anderen Reihen dort.
    .kind = S
CP-42 = Bei einer Razzia siehst du, und nur du, alle verdeckten Karten eines anderen Bosses an einem offenen Betrieb.
    .kind = S
CP-43 =
    Die Limousine bringt eine bis vier Karten aus einer eigenen Reihe zu einem anderen offenen Betrieb, in beliebiger Reihenfolge; jede liegt dort so, wie ihr neuer Platz es verlangt.
    Nicht aus der Reihe mit der Kugel, obwohl die gedruckten Regeln diese Reihe nur vor Mord schützen: Die Kugel behält ihre fünf Karten bis zum Duell. Keine Reihe wird länger als fünf; eine fünfte Karte bringt die Kugel mit. Was liegen bleibt, behält seine Reihenfolge und bleibt offen oder verdeckt.
    .kind = S R
CP-44 = Die Pistole gibt dir in diesem Zug zwei Aktionen dazu: eine mehr, als sie kostet.
    .kind = S
CP-45 =
    Mit Erpressung nimmst du eine beliebige Karte vom Ablagestapel auf die Hand, ohne sie zu zeigen. Dann werden Ablagestapel und Nachziehstapel zusammen zum neuen Nachziehstapel gemischt, und zuletzt wird die Erpressung abgelegt.
    Ohne abgelegte Karte geht es nicht.
    .kind = S R
CP-46 = Eine Sonderkarte, für die es kein Ziel gibt, kannst du nicht ausspielen. Die gedruckten Regeln sagen „darf“, also könnte man sie dort auch nur loswerden; hier bewirkt eine ausgespielte Karte etwas.
    .kind = R
CP-47 =
    Auf die zwei zusätzlichen Aktionen einer Pistole darfst du verzichten.
    Nicht mit mehr als sieben Karten auf der Hand.
    .kind = S R
CP-48 = Die letzte Karte einer Reihe ist die äußerste, so wie sie liegt. Ermordete Karten werden gezeigt; Ablagestapel und Zahl der Handkarten sind für alle sichtbar.
    .kind = R
CP-49 = Wer eine Karte in einer Reihe gesehen hat, kennt sie weiter, solange sie auf dem Tisch liegt: Die Karten einer Limousine werden einzeln vor aller Augen gelegt, und wer bei einer Razzia was angesehen hat, wissen alle.
    .kind = R

## Duelle
CP-50 =
    Beginnt ein Zug, wird um jeden Betrieb gekämpft, auf dem die Kugel dieses Bosses schon seit einem früheren Zug steht.
    Sind es mehrere, dann in der Reihenfolge, in der die Kugeln gesetzt wurden.
    .kind = S R
CP-51 = Alle Karten am Betrieb werden aufgedeckt, und die beste Pokerhand bekommt ihn, wem auch immer die Kugel gehört. Eine Pokerhand darf weniger als fünf Karten haben; wer dort keine Karte hat, ist nicht dabei.
    .kind = S
CP-52 =
    Pokerhände von oben nach unten: Chicago Poker (fünf gleiche Werte), Straight Flush, Regenbogenstraße (fünf aufeinanderfolgende Werte in fünf Farben), Vierling, Full House, Flush, Straße, Drilling, Zwei Paare, Paar, Höchste Karte.
    Die Werte gehen von 1 bis 15; auf 15 folgt nicht wieder 1. Straßen, Flush und Full House brauchen fünf Karten, Zwei Paare vier.
    .kind = S R
CP-53 =
    Unter gleichrangigen Pokerhänden entscheidet der höhere Wert: der fünf, vier oder drei gleichen Karten; des Drillings im Full House; der höchsten Karte in jeder Straße; Karte für Karte von oben bei Flush und Höchster Karte; bei Zwei Paaren des höheren Paars, dann des niedrigeren, dann der einzelnen Karte.
    Beim Paar zählt das Paar, dann die einzelnen Karten von oben. Ist all das gleich, schlagen mehr Karten weniger.
    .kind = S R
CP-54 =
    Noch immer Gleichstand: Dann kommt das Stechen. Die Beteiligten setzen je eine Handkarte verdeckt ein und zeigen sie gleichzeitig. Der höchste Wert gewinnt; der Einsatz wird abgelegt und durch eine gezogene Karte ersetzt. Das geht so weiter, solange Gleichstand bleibt.
    Es stechen nur die weiter, die noch gleichauf sind. Eine Sonderkarte zählt 0; eine leere Hand zählt 0 und zieht nichts. Hat niemand von ihnen eine Karte oder steht es nach zehnmal Zeigen noch gleich, gewinnt, wem die Kugel gehört, falls beteiligt, sonst von dort aus im Uhrzeigersinn der erste beteiligte Boss.
    .kind = S R
CP-55 = Wer gewinnt, nimmt den Betrieb; alle Karten dort werden abgelegt, die Kugel kommt zurück, und der nächste Betrieb vom Stapel wird aufgedeckt.
    .kind = S
CP-56 = Ein Duell wird ganz zu Ende gebracht, mitsamt dem neuen Betrieb, bevor das nächste beginnt; ist das Spiel gewonnen, entfallen die übrigen Duelle.
    .kind = R

## Variante
CP-70 = Die taktische Variante kommt ohne die sechs Sonderkarten aus.
    .kind = S
CP-71 = Die Miniatur ist für zwei, die ein ganzes Spiel durchrechnen wollen. Es gibt einen einzigen Betrieb, einen Jazzclub, und keinen Stapel. Von jedem Boss liegen dort schon drei Gangster: Rot 6, 7 und 8 von Al Capone, Blau 9, Grün 9 und Blau 4 von Bugs Moran. Vier Gangster sind übrig: Rot 5, Rot 9, Grün 10 und Bernstein 4. Jeder bekommt einen davon, die anderen sind der Nachziehstapel. Alles Übrige ist wie sonst, und wer den Betrieb gewinnt, gewinnt das Spiel.
    .kind = R
