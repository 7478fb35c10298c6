# Bildschirme jeder Größe, und Seiten, die noch unterwegs sind.

web-part-missing = Dieser Teil des Tisches konnte nicht geladen werden. Das Spiel geht weiter: Lade die Seite neu, dann sitzt du wieder auf deinem Platz.
