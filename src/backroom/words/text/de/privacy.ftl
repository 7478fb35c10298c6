# Die Seite über Datenschutz, und Löschen.

web-privacy-intro = Was dieses Haus von dir behält, wie lange, und wer es sehen kann. Es gibt kein Konto, kein Cookie und keine Verfolger, und nichts wird von anderen Seiten geholt.
web-privacy-stored = Was das Haus behält
web-privacy-stored-name = Den Namen, mit dem du dich setzt. Jeder Name ist recht.
web-privacy-stored-words = Was du an einem Tisch sagst, laut oder geflüstert.
web-privacy-stored-moves = Was du gewählt hast und wann: Das ist das Spiel.
web-privacy-stored-keys = Einen Fingerabdruck deiner Schlüssel (SHA-256). Die Schlüssel selbst bleiben in deinem Browser.
web-privacy-stored-seeds = Die Zahlen hinter dem Mischen: geheim, bis das Spiel aus ist, dann Teil der Aufzeichnung.
web-privacy-stored-address = Deine Netzadresse nur, solange du verbunden bist, im Arbeitsspeicher, um Grenzen einzuhalten. Aufgeschrieben wird sie nicht.
web-privacy-long = Wie lange
web-privacy-over-days = { $count ->
    [one] Ein beendetes Spiel wird einen Tag nach seinem Ende gelöscht, mit allem, was oben steht.
   *[other] Ein beendetes Spiel wird { $count } Tage nach seinem Ende gelöscht, mit allem, was oben steht.
}
web-privacy-over-ever = Beendete Spiele bleiben, bis sie jemand löscht.
web-privacy-left-days = { $count ->
    [one] Ein Spiel, das nie zu Ende kam, wird einen Tag nach dem letzten Ereignis gelöscht.
   *[other] Ein Spiel, das nie zu Ende kam, wird { $count } Tage nach dem letzten Ereignis gelöscht.
}
web-privacy-left-ever = Spiele, die nie zu Ende kamen, bleiben, bis sie jemand löscht.
web-privacy-long-ever = Dieses Haus löscht nichts von selbst. Ein Tisch bleibt, bis ihn jemand löscht.
web-privacy-long-unknown = Das sagt dieses Haus nicht. Frag, wer es betreibt.
web-privacy-who = Wer es sehen kann
web-privacy-who-all = Namen, offene Gespräche und was offen liegt: alle am Tisch, auch Zuschauer. Steht der Tisch Fremden offen, stehen seine Namen in der Lobby.
web-privacy-who-whispers = Geflüstertes: für wen es bestimmt war, sonst niemand, auch nicht in der Aufzeichnung.
web-privacy-who-hands = Hände: wem sie gehören. Nach dem Ende zeigt die Aufzeichnung sie denen, die mitgespielt haben, nicht den Zuschauern.
web-privacy-who-house = Wer dieses Haus betreibt, kann seine Datenbank lesen, mit Namen, Worten und Händen.
web-privacy-delete = Löschen
web-privacy-delete-mine = „Meinen Namen und meine Worte löschen“ steht im Menü eines Tisches und in der Liste deiner Spiele. Name und Worte verschwinden für immer aus dem Haus; deine Entscheidungen bleiben, denn sie gehören auch zum Spiel der anderen.
web-privacy-delete-host = Wer einen Tisch eröffnet hat, kann ihn ganz löschen.
web-privacy-browser = Was dieser Browser behält
web-privacy-browser-list = { $tables ->
    [0] Keine Schlüssel zu Tischen
    [one] Die Schlüssel zu einem Tisch
   *[other] Die Schlüssel zu { $tables } Tischen
}, Ergebnisse und Belege von Spielen, deinen Namen und deine Einstellungen. Sie verlassen ihn nur, wenn du spielst oder sie speicherst.
web-privacy-browser-delete = Alles löschen, was dieser Browser behält
web-privacy-browser-sure = Sicher? Du verlierst deine Plätze und Belege
web-privacy-browser-done = Gelöscht. Dieser Browser weiß nichts mehr von dir.
web-privacy-version = In diesem Haus läuft Backroom { $value }.
web-erase = Meinen Namen und meine Worte löschen
web-erase-more = Dein Name und alles, was du gesagt hast, verschwinden für immer von diesem Tisch. Deine Entscheidungen bleiben.
web-erase-sure = Für immer löschen
web-erasing = Wird gelöscht …
web-erase-done = Dein Name und deine Worte sind hier gelöscht.
web-delete-table = Diesen Tisch löschen
web-delete-table-more = Der ganze Tisch verschwindet, für alle: Namen, Worte, Entscheidungen und die Aufzeichnung.
web-delete-table-sure = Für alle löschen
web-delete-table-done = Der Tisch ist gelöscht.
web-words-erased = (gelöschte Worte)
web-keep-it = Behalten

## Der Meldeknopf

web-report = Etwas melden
web-report-to = Was du schreibst, geht mit deinem Platz an den Betreiber dieses Hauses. Am Tisch sieht es niemand.
web-report-words = Was ist nicht in Ordnung?
web-report-send = Meldung abschicken
web-report-done = Danke. Deine Meldung ist beim Betreiber dieses Hauses.
