# Results that hold the screen, what mattered since one's last turn, the pace.

web-result-on = Continue
web-result-show = Show the result
web-result-pause = Pause
web-result-run = Run on
web-result-paused = Paused.
web-result-soon = { $count ->
    [one] Goes on by itself in one second.
   *[other] Goes on by itself in { $count } seconds.
}
web-end-won = { $you ->
    [alone] You won the game
    [among] You and { $besides } won the game
   *[no] { $winners } won the game
}
web-log-waits = The log waits for you.
web-log-in-words = In words
web-since = Since your last turn
web-since-next = { $n } of { $count }: show the next
web-pace = Pace
web-pace-more = How quickly the moves of others follow one another.
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-go-on = Results go on by themselves
web-go-on-more = After a few seconds, by the pace; else only when you say so.
