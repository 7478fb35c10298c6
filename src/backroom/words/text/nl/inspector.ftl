# Het kijkvenster en tips.

web-inspect-not-now = Nu niet
web-inspect-keep = openhouden
web-inspect-walk = van ding naar ding
web-inspect-close = sluiten
web-inspect-rules = Lees het in de regels
web-inspect-clause = Regel { $clause }
web-hint-thinks = Een bot denkt na …
web-hint-none = Nu even geen tip.
web-hint-then = Bevestig daarna.
web-hint-press = Druk nu op wat oplicht.
web-hint-stop = Geen tips meer
web-hint-others = Ook overwogen:
web-hint-lit = Dit licht nu op:
web-hint-wins = { $count ->
    [0] wint bijna nooit
    [100] wint bijna altijd
   *[other] wint ongeveer { $count } van de 100 keer
}
