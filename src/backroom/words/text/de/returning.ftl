# Die Startseite und die Liste der Spiele, für alle, die schon einmal hier waren.

web-chair-warm = Dein Stuhl ist noch warm
web-desk-moves = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
web-desk-tables = Deine Tische
web-desk-more = noch { $count }
web-desk-one-waits = noch 1 wartet auf { $name }
web-desk-old = Das Haus ist gerade nicht zu erreichen. So standen deine Tische zuvor.
web-desk-lesson = Die Lektion fortsetzen
web-desk-lesson-step = Schritt { $number } von { $count }, { $minutes } Min.
web-desk-lesson-go = Weiter
web-play-on = Weiterspielen
web-stands-your-move = du bist am Zug
web-stands-rematch = { $name } will Revanche
web-stands-rematch-go = Noch einmal
web-stands-chair = ein Stuhl ist für dich frei
web-stands-minded = ein Bot hütet deinen Stuhl
web-stands-gathering = wartet auf Spieler
web-stands-paused = pausiert
web-stands-looks-on = du siehst zu
web-stands-over = beendet
web-stands-closed = vom Gastgeber geschlossen
web-stands-lost = du hast dort keinen Stuhl mehr
web-waited-since = Wartezeit:
web-waited-minutes = { $count ->
    [0] gerade eben
   *[other] { $count } Min.
}
web-waited-hours = { $count } Std.
web-waited-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-lately = Zuletzt
web-won = Gewonnen
web-placed = { $place }. von { $of }
web-against-bots = { $count ->
    [one] gegen einen Bot
   *[other] gegen { $count } Bots
}
web-played-with = mit { $name }
web-tally = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} · { $won } gewonnen
web-new-to-you = neu für dich
web-new-to-you-lesson = neu für dich: Lektion bei Schritt { $number }
web-games-title = Spiel
web-games-person = Gespielt mit
web-games-all = Alle Spiele
web-games-anybody = Alle
web-games-count = { $count ->
    [0] Kein solches Spiel
    [one] Ein Spiel
   *[other] { $count } Spiele
}
web-games-none = Auf diesem Gerät wurde noch kein Spiel gespielt.
web-rematch-asked = Du willst Revanche. Sie beginnt, sobald die anderen, die da sind, sie auch wollen.
web-forget = Dieses Spiel vergessen
web-forget-more = Dieser Browser wirft den Schlüssel zu deinem Stuhl in diesem Spiel weg, und was du als Gastgeber darfst. Ohne ihn kannst du nicht weiterspielen.
web-forget-sure = Spiel endgültig vergessen
web-all-games = Alle Spiele
