# Der Tisch im Browser: Wörter, die zu keinem Titel gehören.

web-guest = Gast
web-home = Start
web-menu = Menü und Einstellungen
web-language = Sprache
web-close = Schließen
web-elsewhere = Anderswo im Haus
web-privacy = Datenschutz
web-unreachable = Das Haus ist nicht zu erreichen. Läuft der Server?
web-loading = Einen Moment …

## Start
web-tagline = Vier Chicago-Spiele für Freunde und Bots. Ohne Konto.
web-pull-up = Zieh dir einen Stuhl heran
web-players-word = Spieler
web-minutes-word = Min.
web-play = Spielen
web-invite-friends = Einladen
web-options = Optionen
web-rules = Regeln
web-hot-seat = Ein Gerät
web-learn-in = Lern es in { $minutes } Minuten
web-lessons = Lektionen
web-replays = Aufzeichnungen
web-join = Mitspielen
web-have-code = Ich habe einen Code
web-open = Öffnen
web-watch-replay = Ansehen
web-round = Runde { $round }
web-your-turn = du bist dran
web-running = läuft
web-over = beendet
web-waits-for = wartet auf { $name }
web-nowhere = Diesen Raum gibt es nicht
web-score = Stand

## Einstellungen
web-settings = Einstellungen
web-your-name = Dein Name
web-theme = Darstellung
web-theme-system = Wie dieses Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-confirm = Züge bestätigen
web-confirm-more = Ob eine Wahl wartet, bis du sie bestätigst.
web-confirm-always = Immer
web-confirm-compound = Nur mehrteilige Züge
web-confirm-never = Nie
web-motion = Bewegung
web-motion-more = Karten fliegen von Ort zu Ort.
web-motion-system = Dein System wünscht weniger Bewegung.
web-sound = Töne
web-sound-more = Kurze, bei Karten und Duellen.
web-about = Backroom: vier Chicago-Spiele, Regeln in eigenen Worten, eigene Zeichnungen.
web-credits = Symbole: game-icons.net (CC BY 3.0, Lorc, Delapouite und andere) und Lucide (ISC). Schriften: Limelight, Oswald und Source Sans 3 (SIL OFL).
web-licences = Alle Lizenzen im Wortlaut

## Einen Tisch zusammenstellen
web-set-the-table = Stell deinen Tisch zusammen
web-new-table = Neuer Tisch
web-new-table-more = niemand sieht ihn, ehe du einen Link teilst
web-another-game = Oder ein anderes Spiel
web-who-sits = Wer am Tisch sitzt
web-players = Spieler
web-friend = Freund
web-a-friend = Ein Freund
web-bot = Bot
web-bot-word = Bot
web-bot-random = Zufall
web-bot-rookie = Grünschnabel
web-bot-soldier = Soldat
web-bot-capo = Capo
web-bot-boss = Boss
web-bot-line-random = nimmt irgendetwas
web-bot-line-rookie = fängt an wie du
web-bot-line-soldier = solide und schnell
web-bot-line-capo = wägt jeden ganzen Zug ab
web-bot-line-boss = denkt voraus, liest den Tisch
web-name-of = Name, { $name }
web-plays-here = Spielt hier
web-sitter-me = Gastgeber, an diesem Gerät
web-sitter-friend = Kommt mit eigenem Link
web-sitter-hot = Neben dir; ein Vorhang zwischen den Zügen
web-sitter-bot = Spielt sofort, wird nie müde
web-invite-later = { $count ->
    [0] Wähle „Freund“ für einen Stuhl: Er bekommt Link und QR-Code, sobald der Tisch offen ist.
    [one] Ein Stuhl wartet auf einen Freund: Link und QR-Code kommen, sobald der Tisch offen ist.
   *[other] { $count } Stühle warten auf Freunde: Links und QR-Codes kommen, sobald der Tisch offen ist.
}
web-invite-nowhere = Dieser Rechner ist in keinem Netzwerk: Kein Freund könnte hereinkommen. „Ein Gerät“ ist für jemanden neben dir.
web-variants = Varianten
web-no-variants = Dieses Spiel hat keine Varianten.
web-habits = Abmachungen am Tisch
web-clock = Uhr
web-clock-none = Keine
web-clock-live = Live
web-clock-days = Mehrere Tage
web-clock-none-more = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-then = Ist die Zeit um, entscheidet ein Bot, bis du zurück bist.
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-bank = { $minutes } Minuten insgesamt, je Entscheidung { $more } Sekunden dazu
web-clock-day = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
web-none = Keine
web-onlookers = Zuschauer
web-see-open = Sehen, was offen liegt
web-onlookers-yes = Sie wissen, was alle wissen, und sehen nie eine Hand.
web-onlookers-no = Nur wer mitspielt.
web-listed = Offen für Fremde
web-listed-yes = Der Tisch steht in der Lobby; wer mag, nimmt einen freien Stuhl.
web-listed-no = Nur wer einen Link hat, kann kommen.
web-all-set = Alles ist bereit.
web-then-invite = Dann lädst du deine Freunde ein.
web-checkable = Nach dem Spiel lässt sich jedes Mischen nachrechnen.
web-open-table = Tisch öffnen
web-start = Spiel beginnen

## Vor dem Geben
web-chair-free = Ein Stuhl ist für dich frei
web-who-comes = Wer kommt?
web-sealing = Die Kartenverteilung wird versiegelt
web-sit-down = Platz nehmen
web-here = da
web-away = weg
web-ready = bereit
web-count-onlookers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-invite-more = Wer sich zuerst mit diesem Link setzt, bekommt den Stuhl; danach gilt der Link nicht mehr. Kein Konto nötig.
web-new-link = Neuer Link
web-new-link-more = Der alte Link dieses Stuhls gilt dann nicht mehr.
web-send-away = Wegschicken
web-send-away-lobby = { $name } verliert den Stuhl. Du bekommst einen neuen Link dafür.
web-send-away-game = { $name } ist endgültig draußen: Ein Bot spielt bis zum Ende weiter.
web-send-away-sure = Endgültig wegschicken
web-sent-away = { $name } wurde weggeschickt.
web-sent-away-link = Der Stuhl hat einen neuen Link.
web-number-missing = Die versiegelte Zahl von { $seats } ist nicht gekommen.
web-number-missing-more = { $seconds ->
    [one] In einer Sekunde wird ohne sie ausgeteilt. Kommt sie vorher noch, zählt sie mit.
   *[other] In { $seconds } Sekunden wird ohne sie ausgeteilt. Kommt sie vorher noch, zählt sie mit.
}
web-link = Link
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert
web-send = Senden
web-missing = { $count ->
    [one] Ein Stuhl ist noch leer.
   *[other] { $count } Stühle sind noch leer.
}
web-missing-more = Der Startknopf leuchtet, wenn alle da sind; Bots können nehmen, was frei ist.
web-start-with-bots = Mit Bots beginnen
web-have-link = Du hast einen Link oder einen Code
web-paste-link = Füg den Link ein, oder tipp die Worte, die man dir gesagt hat
web-code-shape = Ein Code hat zwei Wörter und vier Ziffern, etwa ‚velvet otter 4117‘.
web-open-tables = Tische für alle
web-look-again = Noch einmal nachsehen
web-no-tables = Im Moment ist kein Tisch offen für Fremde.

## Der Tisch
web-table = Tisch
web-you = Du
web-thinks = überlegt
web-minded = Bot springt ein
web-player = Spieler
web-onlooker = Zuschauer
web-count-players = { $count } Spieler
web-all-connected = alle verbunden
web-some-away = jemand ist weg
web-reconnecting = neu verbinden …
web-waiting = Der Tisch wartet auf { $seats }.
web-take-back = Zurück
web-undo = Zurücknehmen
web-ask-undo = Die anderen um Rücknahme bitten
web-undo-since = Was die anderen danach getan haben, entfällt auch.
web-undo-bots = Was die Bots danach getan haben, entfällt auch; sie haben nichts dagegen.
web-undo-wish = { $seat } möchte die letzte Wahl zurücknehmen.
web-undo-asked = Du hast um Rücknahme gebeten. Die anderen überlegen.
web-agree = Einverstanden
web-disagree = Ablehnen
web-pause = Pause
web-paused = Das Spiel pausiert.
web-resume = Weiter
web-minded-you = Ein Bot spielt solange für dich. Deine Karten bleiben deine.
web-back = Ich bin wieder da
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben: Ein Bot spielt weiter
web-leave = Tisch verlassen
web-host = Was du als Gastgeber darfst
web-replace = Ein Bot, bis sie zurück sind
web-close-table = Tisch schließen
web-invite-onlookers = Ein Link für Zuschauer
web-looking-back = So war es damals.
web-back-to-now = Zurück zu jetzt
web-log = Verlauf
web-earlier = Früher: noch { $count }
web-talk = Reden
web-hints = Tipps
web-say = Sag es
web-say-something = Sag etwas …
web-whisper = Nur { $name } zuflüstern
web-whispered = geflüstert:
web-phrase-1 = Gut gespielt
web-phrase-2 = Haltet sie auf!
web-phrase-3 = Vertrau mir
web-hint-about = Was täte ein Bot an deiner Stelle, und warum?
web-hint-ask = Um einen Tipp bitten
web-hint-would = Ein Bot würde wählen:
web-hint-do = Das wählen
web-hint-later = Tipps gibt es, wenn du dran bist.
web-no-way-in = Die Tür bleibt zu
web-no-key = Dieser Browser hat keinen Schlüssel zu dem Tisch. Öffne den Link, den du bekommen hast.
web-link-spent-friend = Bist du eingeladen? Dann bitte deinen Freund oder den Gastgeber um einen neuen Link: Der Link eines Stuhls gilt einmal.
web-link-spent-own = Ist es dein eigener Stuhl, auf einem anderen Gerät? Öffne den Tisch dort und wähle im Menü ‚Am Handy weiterspielen‘.
web-ask-to-look-on = Möchtest du lieber zuschauen? Bitte den Gastgeber um den Link für Zuschauer.
web-play-here = Auch hier spielen
web-play-here-more = Dieser Link kommt von einem anderen Gerät, das als { $name } spielt. Auf beiden hast du denselben Stuhl und dieselben Karten.
web-count-devices = { $count ->
    [one] Du spielst auf diesem Gerät.
   *[other] Du spielst auf { $count } Geräten.
}
web-other-device = Am Handy weiterspielen
web-other-device-more = Scanne das mit dem Handy oder öffne den Link auf deinem anderen Gerät. Behalte ihn für dich: Wer ihn zuerst öffnet, sieht deine Karten.
web-other-device-door = Öffne zuerst die Tür: Dann gibt es einen Code zum Scannen mit dem Handy.
web-sign-out-others = Andere Geräte abmelden
web-signed-out = Alle anderen Geräte sind abgemeldet.
web-relink = Link erneuern
web-invite-behind-door = Der Link für Zuschauer steht hier, sobald die Tür offen ist.
web-moment-sat = { $you ->
    [yes] Du nimmst Platz.
   *[no] { $seat } nimmt Platz.
}
web-moment-wished = { $you ->
    [yes] Du bittest um Rücknahme.
   *[no] { $seat } bittet um Rücknahme.
}
web-moment-agreed = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $seat } ist einverstanden.
}
web-moment-disagreed = { $you ->
    [yes] Du bist nicht einverstanden.
   *[no] { $seat } ist nicht einverstanden.
}
web-moment-undone = { $you ->
    [yes] Du nimmst deine letzte Wahl zurück.
   *[no] { $seat } nimmt die letzte Wahl zurück.
}
web-moment-paused = Das Spiel pausiert.
web-moment-resumed = Das Spiel geht weiter.
web-moment-minded = { $you ->
    [yes] Ein Bot spielt solange für dich.
   *[no] Ein Bot spielt solange für { $seat }.
}
web-moment-returned = { $you ->
    [yes] Du bist wieder da.
   *[no] { $seat } ist wieder da.
}
web-moment-replaced = { $you ->
    [yes] Ein Bot spielt von nun an für dich.
   *[no] Ein Bot spielt von nun an für { $seat }.
}
web-moment-kicked = { $you ->
    [yes] Der Gastgeber hat dich weggeschickt.
   *[no] Der Gastgeber hat { $seat } weggeschickt.
}
web-moment-said = Gelöschte Worte.
web-moment-whispered = Gelöschte Worte.
web-moment-forgotten = { $you ->
    [yes] Dein Name und deine Worte wurden gelöscht.
   *[no] Name und Worte von { $seat } wurden gelöscht.
}
web-moment-left-out = { $you ->
    [alone] Deine versiegelte Zahl kam nicht rechtzeitig: noch { $seconds } Sekunden.
    [among] Die versiegelte Zahl von dir und { $besides } kam nicht rechtzeitig: noch { $seconds } Sekunden.
   *[no] Die versiegelte Zahl von { $seats } kam nicht rechtzeitig: noch { $seconds } Sekunden.
}
web-moment-closed = Der Gastgeber hat den Tisch geschlossen.
web-moment-rematched = Die Revanche steht bereit.

## Der Vorhang
web-pass-to = Gib das Gerät weiter an
web-curtain-more = Von den anderen ist nichts mehr zu sehen.
web-i-am = Ich bin { $name }
web-hold = gedrückt halten, um den Vorhang zu öffnen

## Das Ende
web-town-yours = Die Stadt gehört dir
web-town-taken = { $seat } nimmt die Stadt
web-town-shared = Niemand nimmt die Stadt
web-after = Nach { $time }.
web-how-won = Wie es ausging
web-course = Der Lauf des Spiels
web-round-short = Rd.
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-look-at-board = Das Brett
web-to-result = Zum Ergebnis
web-save = Speichern
web-share = Teilen
web-share-more = Wer diesen Link hat, sieht, wie es ausging, und kann die Partie noch einmal ansehen.
web-total = zusammen

## Aufzeichnungen
web-replay = Aufzeichnung
web-drop-record = Zieh eine Aufzeichnung hierher
web-drop-more = oder wähle die Datei: Ein beendetes Spiel bietet an, seine Aufzeichnung zu speichern. Sie wird gezeigt, nicht behalten.
web-finished = Hier zu Ende gespielt
web-first = Zum Anfang
web-previous = Eins zurück
web-next = Eins weiter
web-last = Zum Ende
web-run = Abspielen
web-stop = Anhalten
web-speed = Tempo
web-next-of = Nächster von { $name }
web-moment = Moment { $number } von { $count }
web-scrub = Moment
web-seen-through = Gesehen mit den Augen von
web-laid-open = Alles offen
web-as = als { $name }
web-as-knew = Nur was { $name } in diesem Moment wusste.
web-as-onlooker = Was alle wussten.
web-as-open = Jede Karte, nun da das Spiel aus ist.
web-fork = Von hier weiterspielen
web-fork-more = Gegen Bots. Was dieser Spieler damals nicht wusste, wird neu ausgeteilt.
web-fork-as = Als welcher Spieler
web-share-moment = Link zu diesem Moment kopieren

## Das einfache Brett
web-plain-board = Der Tisch in Worten
web-plain-yes = Ja
web-plain-no = Nein
web-plain-offers = Was du tun kannst
web-plain-others = Andere Möglichkeiten
web-plain-no-board = Das Brett dieses Spiels konnte nicht geladen werden. Du kannst auf einem einfachen Brett spielen, mit allem in Worten.
web-plain-try-again = Neu laden
web-plain-use = Auf dem einfachen Brett spielen
