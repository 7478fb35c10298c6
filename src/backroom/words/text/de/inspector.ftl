# Zum Nachsehen, und Tipps.

web-inspect-not-now = Jetzt nicht
web-inspect-keep = offen lassen
web-inspect-walk = von Ding zu Ding
web-inspect-close = schließen
web-inspect-rules = In den Regeln lesen
web-inspect-clause = Regel { $clause }
web-hint-thinks = Ein Bot denkt nach …
web-hint-none = Im Moment kein Tipp.
web-hint-then = Dann bestätigen.
web-hint-press = Jetzt drücken, was leuchtet.
web-hint-stop = Keine Tipps mehr
web-hint-others = Auch erwogen:
web-hint-lit = Das leuchtet jetzt:
web-hint-wins = { $count ->
    [0] gewinnt fast nie
    [100] gewinnt fast immer
   *[other] gewinnt etwa { $count } von 100 Spielen
}
