# Chicago Poker: warum ein Bot tut, was er tut. Jeweils ein Satz, erzählt nach der Aktion.
# Der Betrieb steht vorn und ohne Artikel: der Jazzclub, aber die Bar.

why-only = es gab keine andere Wahl.
why-draw = noch lohnt es sich nicht, eine der Handkarten auszuspielen.
why-draw-few = { $count ->
    [0] mit leerer Hand gibt es nichts zu wählen.
    [one] bei einer einzigen Handkarte gibt es nichts zu wählen.
   *[other] { $count } Handkarten sind zu wenig Auswahl.
}
why-start = { $business }: { $card } ist ein Anfang.
why-build = { $business }: { $card } bringt die Reihe näher an ihr Ziel, { $hand }.
why-complete = { $business }: { $card } macht die fünf voll, und gegen diese Hand ({ $hand }) kommen die anderen kaum an.
why-complete-now = { $business }: { $card } macht die fünf voll, und diese Hand ({ $hand }) gewinnt eher jetzt als später.
why-answer = { $business }: Dort steht die Kugel von { $owner }, und { $card } hält dagegen ({ $hand }).
why-spare = { $business }: { $card } ist am ehesten zu entbehren.
why-murder = { $business }: { $target } wird dort zu stark, { $card } muss weg.
why-murder-hidden = { $business }: { $target } wird dort zu stark, die letzte Karte muss weg.
why-raid = { $count ->
    [one] { $business }: Noch ist nichts entschieden, und { $target } hat dort eine verdeckte Karte.
   *[other] { $business }: Noch ist nichts entschieden, und { $target } hat dort { $count } verdeckte Karten.
}
why-limousine = lieber { $destination } als { $business }: Dort sind die Karten mehr wert.
why-carry = { $business }: Dort hilft { $card } mehr.
why-park = die anderen Karten liegen gut, wo sie sind.
why-pistol = zwei Aktionen für eine.
why-blackmail = { $card } ist die nützlichste Karte auf dem Ablagestapel.
why-discard = { $card } ist am ehesten zu entbehren.
why-forgo = alles Weitere würde nur schaden.
why-stake = { $business }: Das ist die höchste Handkarte wert.
why-stake-less = { $business }: Hier genügt { $card }, die höheren Karten werden anderswo gebraucht.
