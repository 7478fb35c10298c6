# Home and the list of games, for whoever has been here before.

web-chair-warm = Your chair is warm
web-desk-moves = { $count ->
    [one] Your move at one table
   *[other] Your move at { $count } tables
}
web-desk-tables = Your tables
web-desk-more = { $count } more
web-desk-one-waits = 1 more waits for { $name }
web-desk-old = The house cannot be asked just now. This is how your tables stood before.
web-desk-lesson = Take up the lesson
web-desk-lesson-step = step { $number } of { $count }, { $minutes } min
web-desk-lesson-go = Go on
web-play-on = Play on
web-stands-your-move = your move
web-stands-rematch = { $name } wants a rematch
web-stands-rematch-go = Play again
web-stands-chair = a chair is free for you
web-stands-minded = a bot minds your chair
web-stands-gathering = waiting for players
web-stands-paused = paused
web-stands-looks-on = you look on
web-stands-over = finished
web-stands-closed = closed by the host
web-stands-lost = you have no chair there any more
web-waited-since = waiting time:
web-waited-minutes = { $count ->
    [0] just now
   *[other] { $count } min
}
web-waited-hours = { $count } h
web-waited-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-lately = Lately
web-won = Won
web-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
web-against-bots = { $count ->
    [one] against one bot
   *[other] against { $count } bots
}
web-played-with = with { $name }
web-tally = { $games ->
    [one] One game
   *[other] { $games } games
} · you won { $won }
web-new-to-you = new to you
web-new-to-you-lesson = new to you: lesson at step { $number }
web-games-title = Game
web-games-person = Played with
web-games-all = All games
web-games-anybody = Anybody
web-games-count = { $count ->
    [0] No game like that
    [one] One game
   *[other] { $count } games
}
web-games-none = No game has been played on this device yet.
web-rematch-asked = You want a rematch. It begins once the others who are here want it too.
web-forget = Forget this game
web-forget-more = This browser throws away the key to your chair in this game, and what you may do as its host. Without it you cannot play on.
web-forget-sure = Forget the game for good
web-all-games = All games
