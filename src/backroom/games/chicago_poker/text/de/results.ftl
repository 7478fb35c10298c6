# Chicago Poker: Duelle, wie sie gezeigt werden.

web-poker-result-won = { $you ->
    [yes] { $business } gehört dir
   *[no] { $business } geht an { $seat }
}
web-poker-result-tied = Gleichstand bei Betrieb { $place }
web-poker-tie-break = Das Stechen bei Betrieb { $place }
web-poker-has-bullet = Kugel
web-poker-why-rank = { $name } schlägt { $short }.
web-poker-why-value = { $hand } gegen { $hand }, also entscheidet der höhere Wert: { $n } schlägt { $other }.
web-poker-why-next = { $hand } gegen { $hand }, also entscheidet die nächste Karte: { $n } schlägt { $other }.
web-poker-why-count = Alle Karten sind gleich, also entscheiden mehr Karten: { $n } gegen { $other }.
web-poker-why-tied = { $you ->
    [among] Gleiche Blätter: Du und { $besides } setzt je eine Karte ein, und die höchste gewinnt.
   *[no] Gleiche Blätter: { $seats } setzen je eine Karte ein, und die höchste gewinnt.
}
web-poker-why-stakes = Die eingesetzten Karten entscheiden: { $n } gegen { $other }.
web-poker-why-alone = Sonst hat dort niemand eine Karte.
web-poker-cards-go = { $count ->
    [one] Eine Karte wird abgelegt.
   *[other] { $count } Karten werden abgelegt.
}
