# Der Tisch im Browser: Wörter, die zu keinem Titel gehören.

web-guest = Gast
web-home = Start
web-menu = Menü und Einstellungen
web-language = Sprache
web-close = Schließen
web-elsewhere = Anderswo im Haus
web-unreachable = Das Haus ist nicht zu erreichen. Läuft der Server?
web-loading = Einen Moment …

## Start
web-tagline = Vier Chicago-Spiele für Freunde und Bots. Ohne Konto.
web-pull-up = Setz dich dazu
web-title-chicago-gangsters = Chicago Gangsters
web-title-gangster = Gangster
web-title-chicago-poker = Chicago Poker
web-title-chicago = Chicago
web-line-chicago-gangsters = Acht versprechen, sechs bringen und den Whisky teilen, mit wem auch immer.
web-line-gangster = Fahren, Leute absetzen, fremde verschleppen, ehe der Zahltag kommt.
web-line-chicago-poker = Drei Blätter auf einmal, halb verdeckt, und eine Kugel auf dem Tisch.
web-line-chicago = Durch die Straßen ziehen, Bars und Kasinos nehmen, den Rest entscheiden Würfel.
web-short-chicago-gangsters = Acht versprechen, sechs bringen.
web-short-gangster = Leute absetzen, fremde verschleppen.
web-short-chicago-poker = Drei Blätter, eine Kugel.
web-short-chicago = Bars nehmen, dann würfeln.
web-players-word = Spieler
web-minutes-word = Min.
web-play = Spielen
web-not-yet = Noch geschlossen
web-invite-friends = Einladen
web-options = Optionen
web-rules = Regeln
web-hot-seat = Ein Gerät
web-replays = Aufzeichnungen
web-join = Mitspielen
web-continue = Weiterspielen
web-open = Öffnen
web-all-games = Alle Spiele
web-forget = Vergessen
web-watch-replay = Ansehen
web-round = Runde { $round }
web-your-turn = du bist dran
web-running = läuft
web-gathering = wartet auf Spieler
web-over = beendet
web-waits-for = wartet auf { $name }
