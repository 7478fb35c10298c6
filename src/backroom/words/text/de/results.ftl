# Ergebnisse, die den Bildschirm anhalten, was seit dem eigenen letzten Zug wichtig war, das Tempo.

web-result-on = Weiter
web-result-show = Ergebnis zeigen
web-result-pause = Anhalten
web-result-run = Weiterlaufen
web-result-paused = Angehalten.
web-result-soon = { $count ->
    [one] Geht in einer Sekunde von selbst weiter.
   *[other] Geht in { $count } Sekunden von selbst weiter.
}
web-end-won = { $you ->
    [alone] Du hast gewonnen
    [among] Gewonnen habt ihr: du und { $besides }
   *[no] Gewonnen hat: { $winners }
}
web-log-waits = Der Verlauf wartet auf dich.
web-log-in-words = In Worten
web-since = Seit deinem letzten Zug
web-since-next = { $n } von { $count }: das nächste zeigen
web-pace = Tempo
web-pace-more = Wie schnell die Züge der anderen aufeinander folgen.
web-pace-slow = Ruhig
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-go-on = Ergebnisse gehen von selbst weiter
web-go-on-more = Nach ein paar Sekunden, je nach Tempo; sonst erst, wenn du es sagst.
