# Uitslagen die het scherm vasthouden, wat er sinds je vorige beurt telde, het tempo.

web-result-on = Verder
web-result-show = Toon de uitslag
web-result-pause = Pauze
web-result-run = Doorgaan
web-result-paused = Gepauzeerd.
web-result-soon = { $count ->
    [one] Gaat over één seconde vanzelf verder.
   *[other] Gaat over { $count } seconden vanzelf verder.
}
web-end-won = { $you ->
    [alone] Je hebt gewonnen
    [among] Gewonnen door jou en { $besides }
   *[no] Gewonnen door { $winners }
}
web-log-waits = Het verloop wacht op je.
web-log-in-words = In woorden
web-since = Sinds je vorige beurt
web-since-next = { $n } van { $count }: toon het volgende
web-pace = Tempo
web-pace-more = Hoe snel de zetten van anderen elkaar opvolgen.
web-pace-slow = Rustig
web-pace-normal = Gewoon
web-pace-fast = Snel
web-pace-instant = Meteen
web-go-on = Uitslagen gaan vanzelf verder
web-go-on-more = Na een paar seconden, naar het tempo; anders pas als jij het zegt.
