# Thuis en de lijst van spellen, voor wie hier al eens was.

web-chair-warm = Je stoel is nog warm
web-desk-moves = { $count ->
    [one] Jij bent aan zet aan één tafel
   *[other] Jij bent aan zet aan { $count } tafels
}
web-desk-tables = Jouw tafels
web-desk-more = nog { $count }
web-desk-one-waits = nog 1 wacht op { $name }
web-desk-old = Het huis is nu niet te bereiken. Zo stonden je tafels ervoor.
web-desk-lesson = Ga verder met de les
web-desk-lesson-step = stap { $number } van { $count }, { $minutes } min
web-desk-lesson-go = Ga verder
web-play-on = Speel verder
web-stands-your-move = jij bent aan zet
web-stands-rematch = { $name } wil revanche
web-stands-rematch-go = Speel nog eens
web-stands-chair = er is een stoel voor je vrij
web-stands-minded = een bot bewaart je stoel
web-stands-gathering = wacht op spelers
web-stands-paused = gepauzeerd
web-stands-looks-on = je kijkt toe
web-stands-over = afgelopen
web-stands-closed = gesloten door de gastheer
web-stands-lost = je hebt daar geen stoel meer
web-waited-since = wachttijd:
web-waited-minutes = { $count ->
    [0] zojuist
   *[other] { $count } min
}
web-waited-hours = { $count } u
web-waited-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
web-lately = Laatst
web-won = Gewonnen
web-placed = { $place }e van { $of }
web-against-bots = { $count ->
    [one] tegen één bot
   *[other] tegen { $count } bots
}
web-played-with = met { $name }
web-tally = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} · { $won } gewonnen
web-new-to-you = nieuw voor jou
web-new-to-you-lesson = nieuw voor jou: les bij stap { $number }
web-games-title = Spel
web-games-person = Gespeeld met
web-games-all = Alle spellen
web-games-anybody = Iedereen
web-games-count = { $count ->
    [0] Zo’n spel is er niet
    [one] Eén spel
   *[other] { $count } spellen
}
web-games-none = Op dit apparaat is nog geen spel gespeeld.
web-rematch-asked = Je wilt revanche. Die begint zodra de anderen die er zijn dat ook willen.
web-forget = Dit spel vergeten
web-forget-more = Deze browser gooit de sleutel van je stoel in dit spel weg, en wat je als gastheer mag. Zonder die sleutel kun je niet verder spelen.
web-forget-sure = Spel voorgoed vergeten
web-all-games = Alle spellen
