# Chicago Poker: duels zoals ze worden getoond.

web-poker-result-won = { $you ->
    [yes] De { $business } is van jou
   *[no] De { $business } is van { $seat }
}
web-poker-result-tied = Gelijkspel bij bedrijf { $place }
web-poker-tie-break = De beslissing bij bedrijf { $place }
web-poker-has-bullet = kogel
web-poker-why-rank = { $name } is hoger dan { $short }.
web-poker-why-value = { $hand } tegen { $hand }, dus de hogere waarde beslist: { $n } gaat boven { $other }.
web-poker-why-next = { $hand } tegen { $hand }, dus de volgende kaart beslist: { $n } gaat boven { $other }.
web-poker-why-count = Alle kaarten zijn gelijk, dus meer kaarten beslissen: { $n } tegen { $other }.
web-poker-why-tied = { $you ->
    [among] Gelijke handen: jij en { $besides } zetten elk een kaart in, en de hoogste wint.
   *[no] Gelijke handen: { $seats } zetten elk een kaart in, en de hoogste wint.
}
web-poker-why-stakes = De ingezette kaarten beslissen: { $n } tegen { $other }.
web-poker-why-alone = Niemand anders heeft daar een kaart.
web-poker-cards-go = { $count ->
    [one] Eén kaart gaat op de aflegstapel.
   *[other] { $count } kaarten gaan op de aflegstapel.
}
