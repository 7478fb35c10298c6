# Chicago Gangsters: was die Karten bedeuten, so wie sie liegen, im Browser und im Terminal.

out-they-see = Sie sehen { $points }; das ? ist noch { $more } wert.
out-later = Die Verteidiger legen nach dir und kennen eure Summe.
out-half-sure = Die Hälfte ist sicher:
out-half-sure-why = { $count ->
    [one] du hast
   *[other] ihr habt
} { $points }, die Hälfte ist höchstens { $most }.
out-half-if = Die Hälfte ist sicher, wenn { $question ->
    [1] das ?
   *[other] was sie verbergen,
} höchstens { $spare } wert ist.
out-half-lacks = Für die Hälfte braucht ihr noch { $span ->
    [0] { $most }
   *[other] { $least } bis { $most }
} von { $seats }.
out-half-thug = Die Hälfte gibt es nur mit deinem Schläger.
out-half-out = Die Hälfte ist nicht zu schaffen:
out-beat-sure = Das reicht zum Sieg:
out-beat-sure-why = { $count ->
    [one] du hast
   *[other] ihr habt
} { $points }, sie haben höchstens { $most }.
out-beat-if = Reicht zum Sieg, wenn { $question ->
    [1] das ?
   *[other] was sie verbergen,
} höchstens { $spare } wert ist.
out-beat-lacks = Zum Sieg braucht ihr noch { $span ->
    [0] { $most }
   *[other] { $least } bis { $most }
} von { $seats }.
out-beat-thug = Zum Sieg reicht es nur mit deinem Schläger.
out-beat-out = So reicht es nicht zum Sieg:
out-theirs = sie haben sicher { $points }.
out-sure-with = Sicher mit noch { $points } von { $seats }.
out-first-sure = Du wählst zuerst.
out-first-open = Du wählst zuerst,
out-first-open-why = außer { $target } bringt { $points } oder mehr.
out-first-two-why = außer { $target } bringt { $points } oder { $owner } { $more }.
out-first-out = { $target } wählt zuerst.
out-first-behind = Du wählst nicht zuerst.
out-two-of-three = Zwei von dreien bekommen ein Paket.
out-empty = Du gehst leer aus: Die beiden anderen bringen mehr.

out-to-win = Zum Sieg: die meisten Flaschen am Ende.
out-majorities = Die meisten Waffen, Schmiergelder, Erpressungen und Personen: je { $bottles }.
out-rounds-left = { $span ->
    [0] { $most ->
        [0] Das ist die letzte Runde.
        [one] Danach noch eine Runde.
       *[other] Danach noch { $most } Runden.
    }
   *[other] Danach noch { $least } bis { $most } Runden.
}
