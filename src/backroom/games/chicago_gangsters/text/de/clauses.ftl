# Die Regeln von Chicago Gangsters, Absatz für Absatz, in unseren eigenen Worten.
# kind: S steht in den gedruckten Regeln, R ist eine Hausregel, D sind Angaben, die wir rekonstruiert haben.

## Wie gewinne ich?
CG-83 =
    Wer den meisten Alkohol hat, gewinnt.
    Haben mehrere gleich viel, gewinnen sie gemeinsam.
    .kind = S R
CG-80 = Wird die Schlusskarte aufgedeckt, kommt sofort der Showdown, alle für sich.
    .kind = S
CG-81 =
    Für jede Art von Mitteln bringt die höchste Summe an Handkarten 2 Flaschen, und zwar allen, die gleichauf sind. Personen zählen nicht.
    Eine Summe von 0 bringt nichts.
    .kind = S R
CG-82 = Die meisten Personen bringen 2 Flaschen, allen, die gleichauf sind. Werte sind egal; der Priester zählt doppelt.
    .kind = S

## Material
CG-1 = Achtundvierzig Mittelkarten in drei Arten zu je sechzehn: Waffen mit Wert 2 und 4, je acht; Schmiergeld von 1 bis 5, je drei und vier mit Wert 3; Erpressung mit 1, 3 und 5, je fünf und sechs mit Wert 3.
    .kind = S
CG-2 = Achtzehn Personen. Wert 0: Spitzel, Whiskyschmuggler. Wert 1: Dealer, Dieb, Sprengstoffexperte, Hehler, Pokerspieler, Priester, Schläger. Wert 2: Reporter, Taxifahrer, Zollbeamter. Wert 3: Bankdirektor, Bürgermeister, Polizeichef, Staatsanwalt. Wert 4: Richter, Senator.
    .kind = S
CG-3 =
    Zwölf Koalitionskarten und die Schlusskarte. Eine Koalition nennt zwei Herausforderer und zwei Verteidiger; ein Herausforderer hat das ?, und auf jeder Seite ist ein Clan markiert, der bei Gleichstand zuerst wählt.
    Die Karten selbst sind rekonstruiert: Jedes Paar von Clans fordert zweimal heraus.
    .kind = S D
CG-4 =
    Dreizehn Stadtteile. Jeder sagt, welche Mittel dort erlaubt sind und ob Personen zählen.
    Was wo erlaubt ist, ist rekonstruiert.
    .kind = S D
CG-5 =
    Zwölf Beutekarten mit zwei Paketen für die Sieger und zwei für die Verlierer. In einem Paket stecken eine oder zwei Flaschen Alkohol, Mittelkarten, die Person oder mehreres davon; die Person steckt in genau einem der vier.
    Was in jedem Paket steckt, ist rekonstruiert.
    .kind = S D
CG-6 =
    Vier Clans; eine Karte für Mr. X oder den Paten; eine Karte, die zeigt, welcher Seite er sich anschließt.
    Alkohol wird für alle sichtbar notiert.
    .kind = S R

## Vorbereitung
CG-10 = Alle haben einen Clan. Mittel, Beute, Personen, Koalitionen und Stadtteile werden getrennt gemischt, vorerst ohne die Schlusskarte.
    .kind = S
CG-11 = Die zwei obersten Koalitionskarten werden mit der Schlusskarte gemischt und kommen verdeckt unter den Stapel: So gibt es zehn bis zwölf Runden.
    .kind = S
CG-12 = Alle bekommen vier Mittelkarten und eine Person, die offen liegt. Eine Person mit Wert 0 oder 4 kommt beiseite, und es wird eine andere gezogen; was beiseite liegt, wird am Ende wieder eingemischt.
    .kind = S
CG-13 = Das Los verteilt die Clans. Zu dritt bleibt ein Clan übrig.
    .kind = R

## Eine Runde
CG-20 = Eine Runde: Karten aufdecken, die Herausforderer setzen ein, die Verteidiger setzen ein, die Runde wird ausgewertet, die Beute geteilt, die Runde beendet.
    .kind = S
CG-21 =
    Die nächste Koalition, der nächste Stadtteil, die nächste Beutekarte und Person werden aufgedeckt. Mit der Schlusskarte endet das Spiel sofort.
    Die Koalition wird zuerst aufgedeckt; nach der Schlusskarte wird nichts mehr aufgedeckt.
    .kind = S R

## Einsetzen
CG-30 = Beide Partner legen verdeckt beliebig viele Mittelkarten, auch gar keine. Was hier nicht erlaubt ist, darfst du als Bluff ebenfalls legen.
    .kind = S
CG-31 =
    Partner dürfen alles Mögliche absprechen, dabei lügen oder schweigen; nichts davon ist bindend.
    Der ganze Tisch hört mit, es sei denn, Partner dürfen flüstern.
    .kind = S R
CG-32 =
    Statt verdeckt darfst du deine Karten auch offen legen.
    Dann sehen sie alle sofort, auch ein Partner, der noch wählt.
    .kind = S R
CG-33 =
    Haben beide gelegt, werden ihre Karten zusammen aufgedeckt. Der Herausforderer mit dem ? darf eine davon verdeckt liegen lassen.
    Ob und welche, wird beim Legen gewählt. Verteidiger decken alles auf.
    .kind = S R
CG-34 = Aufgedeckte Karten, die hier nicht erlaubt sind, gehen vor aller Augen zurück auf die Hand. Die anderen werden addiert, dazu die Werte aller Personen beider Partner, wo Personen zählen. Die Summe wird angesagt.
    .kind = S
CG-35 = Danach setzen die Verteidiger ein. Sie kennen die Summe der Herausforderer, nicht aber eine Karte, die verdeckt blieb.
    .kind = S
CG-36 = Du wählst, wie deine Karten liegen: offen; verdeckt, aber abzählbar; oder verborgen, sodass auch ihre Zahl bis zum Aufdecken geheim bleibt.
    .kind = R
CG-37 = Partner legen in beliebiger Reihenfolge. Dass jemand gelegt hat, wissen alle. Was liegt, das liegt.
    .kind = R
CG-38 = Wer das ? hat und offen legt, darf trotzdem eine Karte verdeckt lassen, gewählt beim Legen.
    .kind = R

## Auswertung
CG-40 = Die verdeckt gebliebene Karte wird aufgedeckt. Sie zählt, wenn sie hier erlaubt ist; sonst wird sie abgelegt: Dieser Bluff kostet die Karte.
    .kind = S
CG-41 = Die höhere Summe gewinnt, ein Gleichstand gehört den Herausforderern.
    .kind = S
CG-42 = Alle eingesetzten Mittelkarten, von Siegern wie Verlierern, werden abgelegt, bevor Beute gezogen wird.
    .kind = R
CG-43 = Was jemand beiträgt, ist alles zusammen: Mittelkarten, Personen, der Zuschlag des Schlägers.
    .kind = R

## Beute
CG-50 = Wer von den Siegern mehr beigetragen hat, nimmt ein ganzes Paket; der Partner bekommt das übrige, so wenig er auch beigetragen hat. Bei gleichem Beitrag wählt der markierte Clan.
    .kind = S
CG-51 =
    Die Verlierer teilen ihre Pakete ebenso, wenn ihre Summe mindestens halb so hoch ist wie die der Sieger: Gegen 29 reichen 15, 14 nicht. Sonst gehen sie leer aus.
    Bei 0 gegen 0 ist die Hälfte erreicht.
    .kind = S R
CG-52 = Alkohol wird notiert, Mittelkarten werden gezogen, und die Person liegt fortan offen bei ihrem neuen Clan.
    .kind = S
CG-53 = Niemand hat mehr als zehn Mittelkarten. Was darüber hinausgeht, wird nicht gezogen und verfällt.
    .kind = S
CG-54 = Wer das übrige Paket bekommt, hat nichts zu wählen.
    .kind = R
CG-55 = Pakete werden genommen und ihre Karten gezogen in dieser Folge: erster Sieger, zweiter Sieger, erster Verlierer, zweiter Verlierer.
    .kind = R

## Rundenende
CG-60 =
    Vom Sieger an, der zuerst gewählt hat, ziehen alle eine Mittelkarte, wenn die Hand es zulässt, und dürfen Personen nutzen, deren Fähigkeit ans Rundenende gehört, in beliebiger Reihenfolge.
    Es geht im Uhrzeigersinn reihum, und jede Fähigkeit gilt einmal je Runde.
    .kind = S R
CG-61 =
    Ist der Mittelstapel leer, wird die Ablage sofort zu einem neuen gemischt.
    Ist auch sie leer, wird nichts gezogen.
    .kind = S R
CG-62 = Koalitions-, Stadtteil- und Beutekarte der Runde kommen aus dem Spiel, ebenso eine Person, die niemand genommen hat.
    .kind = S
CG-63 = Der Mittelstapel wird von dem Zug erneuert, der ihn leert oder leer vorfindet; nie zwischen dem, was der Pokerspieler ablegt, und dem, was er nimmt.
    .kind = R
CG-64 = Wie viele Karten alle haben und was abgelegt ist, sehen alle; auch die Karten, die der Pokerspieler nimmt.
    .kind = R

## Personen
CG-70 = Spitzel und Whiskyschmuggler, Wert 0: Am Ende einer Runde gibst du Mittelkarten mit gedrucktem Wert 6 oder mehr für 1 Flasche her, bei jedem der beiden einmal je Runde. Die Karten eines Alleinspielers zählen hier nicht doppelt.
    .kind = S
CG-71 =
    Dealer, Dieb und Sprengstoffexperte: Wer sie hat, darf die Mittel, die zu ihnen gehören, in jedem Stadtteil einsetzen, auch wo Personen nicht zählen. Solche Karten gelten und kommen nicht zurück.
    Welches Mittel zu wem gehört, ist rekonstruiert.
    .kind = S D
CG-72 = Hehler: Am Rundenende legst du eine Handkarte ab und ziehst eine.
    .kind = S
CG-73 = Pokerspieler: Am Rundenende legst du genau zwei Handkarten ab und nimmst genau zwei aus der Ablage, zusammen nicht mehr wert; eine eben abgelegte darf zurückkommen.
    .kind = S
CG-74 = Der Priester zählt im Showdown als zwei Personen.
    .kind = S
CG-75 =
    Schläger: Er verdoppelt einmal den Wert der Mittelkarten, die sein Boss gespielt hat, um höchstens zehn Punkte. Angesagt wird er vor dem Aufdecken; wer will, wartet, bis der Partner gelegt hat. Danach ist er für immer weg.
    Sein eigener Wert zählt in dieser Runde noch. Eine verdeckt gebliebene Karte wird mitverdoppelt, Personen als Mittel nicht. Beim Alleinspieler kommt zuerst die Verdopplung des Spiels zu dritt.
    .kind = S R
CG-76 =
    Reporter, Taxifahrer und Zollbeamter: Wo Personen nicht zählen, dient jeder als Mittelkarte mit Wert 2 seiner Art, wenn diese Art dort erlaubt ist. Sonst nützt er in dieser Runde nichts.
    Das geschieht von selbst. Auch eine Person aus CG-71 macht die Art dafür nutzbar.
    Welche Art zu wem gehört, ist rekonstruiert.
    .kind = S R D
CG-77 = Personen mit Wert 3 und 4 haben keine Fähigkeit.
    .kind = S
CG-78 = Eine Person ist nutzbar, sobald sie gewonnen ist: also erst am Rundenende.
    .kind = S
CG-79 = In der angesagten Summe steckt der Zuschlag des Schlägers auf die aufgedeckten Karten. Bei der Auswertung wird er mit der verdeckt gebliebenen Karte neu bestimmt, weiter höchstens zehn.
    .kind = R

## Zu dritt
CG-90 = Der vierte Clan ist nicht dabei und wird auf Koalitionskarten übergangen: Ein Clan steht immer allein.
    .kind = S
CG-91 = Mittelkarten und Personen eines Alleinspielers zählen doppelt.
    .kind = S
CG-92 = Ein Herausforderer, der allein steht, darf nur dann eine Karte verdeckt lassen, wenn das ? bei diesem Clan steht.
    .kind = S
CG-93 = Ein Alleinspieler, der Beute bekommt, wählt ein Paket. Das andere verfällt, und eine Person darin kommt am Rundenende aus dem Spiel.
    .kind = S
CG-94 = Eine Person, die als Mittel dient, ist für einen Alleinspieler 4 wert.
    .kind = S

## Zu fünft: Mr. X
CG-100 =
    Jemand beginnt als Mr. X, die anderen haben die Clans. Alle beginnen mit vier Mittelkarten und einer Person.
    Das Los bestimmt den ersten Mr. X.
    .kind = S R
CG-101 = Nach dem Aufdecken ist Mr. X zuerst dran: Er legt beliebig viele Mittelkarten verdeckt, nennt ihre Zahl und wählt offen eine Seite. Über Art und Wert verrät er nichts. Dann geht es weiter wie zu viert.
    .kind = S
CG-102 =
    Bei der Auswertung werden seine Karten aufgedeckt; was nicht erlaubt ist, geht auf seine Hand zurück, der Rest und seine Personen, wo sie zählen, kommen zu seiner Seite.
    In früher angesagten Summen sind sie nicht enthalten.
    .kind = S R
CG-103 =
    Bekommt seine Seite Beute, gehen die Pakete nur an die zwei von dreien, die am meisten beigetragen haben, der größere Beitrag zuerst. Gleichstände gehören Mr. X.
    Zwischen den zwei Clans entscheidet die Markierung.
    .kind = S R
CG-104 =
    Wer von den dreien leer ausgeht, ist der nächste Mr. X, und der alte übernimmt den Clan.
    Bekommt seine Seite keine Beute, bleibt Mr. X derselbe.
    .kind = S R
CG-105 =
    Am Rundenende darf Mr. X eine weitere Karte ziehen und darf eine ablegen und eine ziehen.
    Gemeint ist, wer dann Mr. X ist.
    .kind = S R
CG-106 = Mr. X nutzt die Fähigkeiten seiner Personen wie alle.
    .kind = R
CG-107 = Hand, Personen, Alkohol und Platz bleiben, wo sie sind; nur die Rollen wechseln. Mr. X nimmt am Showdown teil und kann gewinnen.
    .kind = R
CG-108 = Mr. X sagt den Schläger an, nachdem die Summe der Verteidiger angesagt ist und bevor etwas aufgedeckt wird, das noch verdeckt liegt.
    .kind = R
CG-109 = Vom Aufdecken der Runde bis zum Aufdecken seiner Karten redet Mr. X gar nicht. Die gedruckten Regeln verbieten ihm nur Hinweise auf Art und Wert; kein Programm kann einen Hinweis von anderen Worten unterscheiden.
    .kind = R

## Der Pate (zu dritt oder zu viert)
CG-110 = Am Anfang ist niemand der Pate.
    .kind = S
CG-111 =
    Wer sich meldet, nimmt die Karte und spielt in dieser Runde allein. Der Partner ist ausgebootet und nicht dabei.
    Das heißt: keine Karten, keine Personen, keine Beute. Das Rundenende ist für alle.
    .kind = S R
CG-112 =
    Melden kann man sich nur, bevor die eigene Koalition begonnen hat: Herausforderer vor ihrem Zug, Verteidiger bis zum Aufdecken der Herausforderer.
    Also gibt es zwei Gelegenheiten: Vor dem Zug der Herausforderer entscheiden alle, die dürfen, geheim und zugleich, und nach dem Aufdecken der Herausforderer die Verteidiger, wenn die Karte in dieser Runde noch nicht gewandert ist.
    .kind = S R
CG-113 =
    Melden sich mehrere, spielt jeder zugleich eine Mittelkarte. Die höchste nimmt die Karte des Paten, legt die Mittelkarte ab und zieht eine; die anderen nehmen ihre zurück. Bei Gleichstand bekommt sie, wer sich zuerst gemeldet hat; lässt sich das nicht sagen, wer im Uhrzeigersinn am nächsten beim letzten Paten sitzt; gab es keinen, wird es in dieser Runde niemand.
    Hier melden sich alle zugleich, also ist nie bekannt, wer zuerst kam. Keine Karte zählt 0.
    .kind = S R
CG-114 = Die Karte wandert höchstens einmal je Runde. Wer sie hat, kann sie nicht noch einmal nehmen. Solange es niemand anders tut, bleibt sie liegen, und niemand wird ausgebootet.
    .kind = S
CG-115 =
    Wer die Karte nimmt, zählt in dieser Runde nicht doppelt, auch zu dritt nicht. Der Alleinspieler kann sie nicht nehmen, aber behalten.
    Ein Alleinspieler, der sie behält, zählt trotzdem doppelt; auch gegen einen Paten, der den Partner ausgebootet hat, und nimmt ein Paket.
    .kind = S R
CG-116 =
    Ein Pate, der die Karte in dieser Runde nahm und Beute bekommt, hat beide Pakete und entschädigt den ausgebooteten Partner daraus: mit 1 Flasche oder 1 Mittelkarte, die der Partner zieht, oder der Person, soweit es darin steckt.
    Womit, wählt der Pate. Ein Pate aus einer früheren Runde teilt wie alle.
    .kind = S R
CG-117 =
    Am Ende jeder Runde bekommt, wer die Karte hat, einen Patenpunkt. Die meisten Punkte am Spielende bringen 1 Flasche, und zwar allen, die gleichauf sind.
    Ohne Punkte keine Flasche.
    .kind = S R
CG-118 = Hatte der ausgebootete Partner das ?, bleibt keine Karte verdeckt. Ein Pate, der es hat, darf eine verdeckt lassen.
    .kind = R
CG-119 = Ein Duell mit Gleichstand ohne letzten Paten beendet das Melden in dieser Runde, und alle Karten gehen zurück. Nur wer mit der höchsten Karte gleichauf ist, wird nach dem Platz verglichen.
    .kind = R
CG-120 = Die Entschädigung wird genannt, bevor Beute gezogen wird. Eine Mittelkarte geht nur, wenn der Partner sie ziehen kann oder wenn es sonst nichts gibt; dann verfällt sie.
    .kind = R
CG-121 = Mit dem Paten beginnen Versprechen, Bitten und gezeigte Karten erst, wenn sich die Partner nicht mehr melden können, und Flüstern, wo es erlaubt ist, auch. Offen am Tisch reden darf man immer: Was dort vorher gesagt wird, ist keine Verhandlung.
    .kind = R
CG-122 = Wer das Duell ohne Karte gewinnt, legt nichts ab und zieht nichts.
    .kind = R

## Eigene Festlegungen
CG-123 = Wer in dieser Runde keinen Partner hat, sagt den Schläger beim Legen an. Was beim Legen angesagt wird, hören alle, wenn die Karten liegen.
    .kind = R
CG-124 = Gerede, das der Tisch selbst versteht: Eine Runde hat Platz für ein Versprechen, eine Bitte an den Partner und zwei gezeigte Karten von allen, die einen Partner und mit dem Legen noch nicht begonnen haben. Ein Versprechen von Punkten ist gehalten, wenn so viele beigetragen wurden; von einer Art, wenn eine Karte dieser Art zählte; von nichts, wenn keine Mittelkarte zählte. So reden auch Bots. Sie merken sich gehaltene und gebrochene Versprechen und die Karten, die man ihnen zeigt; eine Bitte hören sie, aber sie ändert nichts daran, was ein Bot legt.
    .kind = R
CG-125 = Nach der Auswertung wird jedes Versprechen als gehalten oder gebrochen vermerkt, und der Vermerk bleibt für alle sichtbar. Von einem geflüsterten Versprechen erfährt der Tisch den Vermerk, der Partner die Worte.
    .kind = R
CG-126 = Wer am Rundenende nur zu ziehen hat, zieht ungefragt. Ob jemand gefragt wird, folgt allein aus Personen und Kartenzahlen. Ziehen ist Pflicht.
    .kind = R
CG-127 = Lassen die Pakete nur eine Entschädigung zu, wird sie ungefragt gezahlt. Der Pate zieht vor dem Partner.
    .kind = R
CG-128 = Gezeigte, aufgedeckte oder aus der Ablage genommene Karten bleiben im Gedächtnis: Wer sie sah, weiß, dass mindestens diese da sind.
    .kind = R
CG-129 = Die Miniatur ist für drei, die ein ganzes Spiel durchrechnen wollen. Es ist die zwölfte Runde, nach der die Schlusskarte kommt, und alles liegt schon offen: die erste Koalitionskarte, der zweite Stadtteil und die erste Beutekarte der Datendatei, und der Staatsanwalt. Die Spieler haben die ersten drei Clans, je 12 Alkohol, und den Bankdirektor, den Bürgermeister und den Polizeichef. Es gibt nur drei Mittelkarten: Waffen 2, Waffen 4 und Schmiergeld 3. Jeder bekommt eine davon. Alles Übrige ist wie sonst.
    .kind = R
