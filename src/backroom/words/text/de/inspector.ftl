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
