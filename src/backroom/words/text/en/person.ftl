# The page of whoever plays at this device.

web-your-page = Your page
web-your-emblem = Your emblem
web-your-emblem-more = For your own page. At a table the game deals the emblems.
web-emblem-diamond = Diamond
web-emblem-crescent = Crescent
web-emblem-clover = Clover
web-emblem-anchor = Anchor
web-emblem-rose = Rose
web-emblem-shoe = Horseshoe
web-greet-morning = Good morning, { $name }.
web-greet-afternoon = Good afternoon, { $name }.
web-greet-evening = Good evening, { $name }.
web-you-private = Only you see this.
web-you-private-more = It lies on this device; nothing is published.
web-you-take = Take it with you
web-you-erase = Erase
web-you-erase-more = Your name and all you said go from every table of this device, and all that this browser keeps is deleted: keys, results, lessons, settings. You cannot play those games on.
web-you-erase-sure = Erase all of it for good
web-you-erase-left = { $count ->
    [one] At one table the house could not be asked. Nothing was deleted on this device: try again later.
   *[other] At { $count } tables the house could not be asked. Nothing was deleted on this device: try again later.
}
web-you-since = known here since { $value }
web-you-change = Name and emblem
web-you-games = { $count ->
    [one] game
   *[other] games
}
web-you-evenings = { $count ->
    [one] evening
   *[other] evenings
}
web-you-streak = Streak
web-you-streak-is = { $count ->
    [0] No evening with a game just now.
    [one] One evening with a game.
   *[other] { $count } evenings in a row with a game.
} Longest: { $longest }.
web-you-streak-more = A missed evening costs nothing.
web-you-day-played = played
web-you-day-free = free
web-you-titles = Games by title
web-you-played = { $count ->
    [one] one game
   *[other] { $count } games
}
web-you-no-game = no game yet
web-you-last-ten = The last ten, newest at the right
web-you-won = won
web-you-second = second
web-you-further = further down
web-you-won-of = of { $count }
web-you-newest = newest at the right
web-you-across = Across the table
web-you-across-more = how often you finished higher : they did
web-you-nobody = Nobody yet.
web-you-met = { $count ->
    [one] one game
   *[other] { $count } games
}, last: { $value }
