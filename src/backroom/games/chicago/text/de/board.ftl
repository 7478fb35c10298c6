# Chicago: das Brett im Browser.

## Der Plan
web-chicago-plan = Der Stadtplan
web-chicago-go = Zu einem Teil des Plans gehen
web-chicago-zoom = Größe des Plans
web-chicago-nearer = Näher
web-chicago-whole = Ganzer Plan
web-chicago-street = Nebenstraße
web-chicago-avenue = Allee
web-chicago-square = Der Platz
web-chicago-edge = Stadtrand
web-chicago-members = Deine Mitglieder
web-chicago-member = { $gang }, { $rings ->
    [one] ein Ring
   *[other] { $rings } Ringe
}, auf { $place }
web-chicago-pick = Wähle, wer geht: { $rings ->
    [one] ein Ring
   *[other] { $rings } Ringe
}, auf { $place }
web-chicago-pick-waiting = Ein Mitglied aufstellen: { $rings ->
    [one] ein Ring
   *[other] { $rings } Ringe
}, { $count } warten
web-chicago-waiting = { $gang }, wartet auf Einlass: { $rings ->
    [one] ein Ring
   *[other] { $rings } Ringe
}
web-chicago-waits = Wartet draußen
web-chicago-rings = { $rings ->
    [one] Ein Ring
    [2] Zwei Ringe
    [3] Drei Ringe
   *[other] Vier Ringe
}
web-chicago-reach = { $place }: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
web-chicago-cost = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, danach noch { $left }.
web-chicago-meets-fight = { $count ->
    [one] Ein Duell mit { $foe }, Stärke { $foe_rings }: { $percent } % Siegchance.
   *[other] { $foe } hat { $count } darin: { $percent } % Chance, alle zu schlagen.
}
web-chicago-meets-seize = Es wird deins.
web-chicago-meets-take = Du nimmst es { $former } weg.
web-chicago-meets-no-chip = Es ist kein Chip mehr da, um es zu markieren: Es wird nicht deins.

## Punkte, Phasen, Runden
web-chicago-points = Bewegungspunkte
web-chicago-clock = Phasen und Runden
web-chicago-stage = { $phase }, Runde { $round } von 6
web-chicago-stage-hire = { $phase }, Anheuern
web-chicago-stage-place = { $phase }, Aufstellen
web-chicago-at-the-end = Die Stadt am Ende
web-chicago-rolled = gewürfelt
web-chicago-to-roll = zu würfeln
web-chicago-left = übrig
web-chicago-order-hire = Heuern
web-chicago-order-place = Setzen
web-chicago-first-round = Runde 1

## Anheuern
web-chicago-counter = Anheuern
web-chicago-to-log = Verlauf, Gespräch, Tipps
web-chicago-cash = Bargeld
web-chicago-after-hiring = danach
web-chicago-may-hire = noch einer erlaubt
web-chicago-one-three = einer je Phase
web-chicago-two-first = erst einen Zweier
web-chicago-one-first = erst einen Einer
web-chicago-too-dear = zu teuer
web-chicago-none-left = keiner mehr da
web-chicago-never-sold = nie zu kaufen, nur in Duellen zu gewinnen
web-chicago-limits = Die zwei Grenzen
web-chicago-limit-three = Höchstens einer mit drei Ringen
web-chicago-limit-even = Einer und Zweier: höchstens einer Unterschied
web-chicago-ones = Einer
web-chicago-twos = Zweier
web-chicago-figures-left = Figuren übrig
web-chicago-bank-rings = Ringe in der Bank
web-chicago-empty-houses = leere Häuser
web-chicago-members-worth = { $count ->
    [one] Einer wartet auf seinen Platz
   *[other] { $count } warten auf ihren Platz
}, Wert { $money }.
web-chicago-hire-short = Anheuern: { $rings ->
    [one] ein Ring
   *[other] zwei Ringe
}

## Tafeln und Konten
web-chicago-a-phase = +{ $money } je Phase
web-chicago-houses = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
}
web-chicago-chips = { $count ->
    [one] ein Chip
   *[other] { $count } Chips
}
web-chicago-figures = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
web-chicago-crew = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}, Wert { $money }
web-chicago-sets = Serien ×3
web-chicago-sits-out = Setzt aus
web-chicago-goal-casinos = Kasinos
web-chicago-goal-square = Platz
web-chicago-goal-fours = Vier Ringe
web-chicago-income = Dein Einkommen, { $phase }
web-chicago-income-of = Einkommen von { $gang }, { $phase }
web-chicago-casinos-count = Kasinos, { $count }
web-chicago-bars-count = Bars, { $count }
web-chicago-unguarded-casinos = Unbewachte Kasinos behalten
web-chicago-set-line = { $value }er deines Viertels, { $held } von { $all } (×3)
web-chicago-short = { $count } fehlen
web-chicago-after-six = Nach Runde 6
web-chicago-accounts = Konten, in Tausend
web-chicago-cause = Grund
web-chicago-cause-start = Anfang
web-chicago-cause-buildings = Gebäude
web-chicago-cause-sets = Serien
web-chicago-cause-prizes = Duelle
web-chicago-cause-hiring = Anheuern
web-chicago-cause-members = Wert der Mitglieder

## Duelle
web-chicago-duel-equal = Gleich: Beide verlieren einen Ring.
web-chicago-duel-attacks = greift an, { $rings } von { $count } Ringen
web-chicago-duel-defends = verteidigt, { $rings } von { $count } Ringen
web-chicago-duel-faces = Flächen des Würfels
web-chicago-duel-stake = { $you ->
    [yes] Wenn du gewinnst
   *[no] Wenn { $seat } gewinnt
}
web-chicago-duel-ring = und ein Ring
web-chicago-against = gegen

## Zahltag
web-chicago-payday = Zahltag
web-chicago-payday-about = Das Ende von { $phase }. Erst die Ziele, dann das Geld.
web-chicago-anybody-won = Hat jemand gewonnen?
web-chicago-wanted = { $count } nötig
web-chicago-everybody-paid = Alle werden bezahlt
web-chicago-in-thousands = in Tausend
web-chicago-gang = Bande
web-chicago-pay-before = vorher
web-chicago-pay-casinos = Kasinos
web-chicago-pay-bars = Bars
web-chicago-pay-ones-set = 1.000er-Serie
web-chicago-pay-twos-set = 2.000er-Serie
web-chicago-pay-paid = bezahlt
web-chicago-pay-now = Bargeld jetzt
web-chicago-bars = { $count ->
    [one] eine Bar
   *[other] { $count } Bars
}
web-chicago-unguarded = { $money } unbewacht
web-chicago-of = { $held } von { $all }
web-chicago-set-whole = Eine Serie zahlt dreifach
web-chicago-set-near = Die Serie, der am wenigsten fehlt
web-chicago-set-about = { $gang } hat { $held } der { $all } Bars zu { $value } im eigenen Viertel; alle zusammen zahlen { $money }.
web-chicago-next-starts = Es folgt { $phase }: { $seat } beginnt.

## Was die Knöpfe tun
web-chicago-do-roll = Würfeln
web-chicago-do-done = Fertig angeheuert
web-chicago-do-fight = Jetzt kämpfen
web-chicago-do-seize = Es wechselt die Bande
web-chicago-do-leave = So lassen
web-chicago-do-take = { $gang } spielen
web-chicago-do-hire = { $rings ->
    [one] Einen Ring
   *[other] { $rings } Ringe
} anheuern, { $money }
web-chicago-do-place = { $rings ->
    [one] Einen Ring
   *[other] { $rings } Ringe
} aufstellen: { $place }
web-chicago-do-go = Nach { $place } gehen
web-chicago-do-attack = { $foe } angreifen
web-chicago-do-seize-place = Besetzen: { $place }
web-chicago-do-take-place = In Besitz nehmen: { $place }
web-chicago-do-pit = { $rings } gegen { $foe_rings }
