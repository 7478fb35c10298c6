# The inspector and hints.

web-inspect-not-now = Not now
web-inspect-keep = keep it open
web-inspect-walk = from thing to thing
web-inspect-close = close
web-inspect-rules = Read in the rules
web-inspect-clause = Rule { $clause }
web-hint-thinks = A bot is thinking it over …
web-hint-none = No hint just now.
web-hint-then = Then confirm.
web-hint-press = Now press what is lit.
web-hint-stop = No more hints
web-hint-others = It also thought of:
web-hint-lit = This is lit now:
web-hint-wins = { $count ->
    [0] hardly ever wins
    [100] wins nearly always
   *[other] wins about { $count } of 100 games
}
