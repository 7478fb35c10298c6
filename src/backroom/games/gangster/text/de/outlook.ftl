# Gangster: was gewinnt und wie nah alle daran sind; was ein Zug ändert.

web-gangster-to-win = Zum Sieg
web-gangster-to-win-about = der meiste Einfluss nach Abrechnung III
web-gangster-to-win-seat = { $seat }: { $count } Einfluss, dazu { $value }, wenn heute der Tag wäre
web-gangster-if-today = wenn heute abgerechnet würde
web-gangster-next-day = { $stage ->
    [3] Letzte Abrechnung
   *[other] Abrechnung { $name }
}: noch { $count ->
    [one] ein Verdoppler
   *[other] { $count } Verdoppler
}.
web-gangster-changes = { $district }, wenn jetzt gewertet würde:
web-gangster-changed = { $colour } { $near } → { $value }
web-gangster-changes-nothing = Es ändert nichts daran, was die Viertel jetzt einbrächten.

## Das Terminal
term-gangster-if-today = Wenn heute abgerechnet würde:
term-gangster-if-seat = { $seat } +{ $value }
term-gangster-changed = { $colour } { $near } > { $value }
