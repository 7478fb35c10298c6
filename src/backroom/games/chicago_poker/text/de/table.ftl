# Chicago Poker: der Tisch. Namen, Fragen, was geschah, warum nicht.

chicago-poker = Chicago Poker
title-line = Drei Blätter auf einmal, halb verdeckt, und eine Kugel auf dem Tisch.
title-short = Drei Blätter, eine Kugel.
title-won-by = Als Erster genug Betriebe haben, meist drei einer Art, einen von jeder Art oder fünf beliebige.
option-short = kurzes Spiel: Zwei gleiche oder drei beliebige Betriebe gewinnen (zu fünft oder zu sechst)
option-tactical = taktische Variante: ohne die Sonderkarten
option-miniature = Miniatur: ein Betrieb für zwei, schon halb besetzt, klein genug, um sie ganz durchzurechnen

## Dinge
red = Rot { $n }
blue = Blau { $n }
green = Grün { $n }
amber = Bernstein { $n }
violet = Violett { $n }
murder = Mord
raid = Razzia
limousine = Limousine
pistol = Pistole
blackmail = Erpressung
bar = Bar
jazz-club = Jazzclub
brewery = Brauerei
gambling-den = Spielhölle
high-card = Höchste Karte
pair = Paar
two-pair = Zwei Paare
three-of-a-kind = Drilling
straight = Straße
flush = Flush
full-house = Full House
four-of-a-kind = Vierling
rainbow-straight = Regenbogenstraße
straight-flush = Straight Flush
five-of-a-kind = Chicago Poker

## Bosse
capone = Al Capone
moran = Bugs Moran
yale = Frank Yale
weiss = Hymie Weiss
obannion = Dion O’Bannion
torrio = Johnny Torrio

## Wie es ausging
three-alike = drei Betriebe einer Art
two-alike = zwei Betriebe einer Art
one-of-each = ein Betrieb von jeder Art
any-five = fünf Betriebe
any-three = drei Betriebe
last-business = der allerletzte Betrieb
standstill = ein Patt

## Fragen
ask-turn = { $actions ->
    [one] Noch eine Aktion: Zieh eine Karte oder spiel eine aus.
   *[other] Noch { $actions } Aktionen: Zieh eine Karte oder spiel eine aus.
}
ask-turn-only-draw = { $actions ->
    [one] Noch eine Aktion: Zieh eine Karte.
   *[other] Noch { $actions } Aktionen: Zieh eine Karte.
}
ask-turn-without-draw = { $actions ->
    [one] Noch eine Aktion: Spiel eine Karte aus. Ziehen geht jetzt nicht.
   *[other] Noch { $actions } Aktionen: Spiel eine Karte aus. Ziehen geht jetzt nicht.
}
ask-limousine = Belade die Limousine von Betrieb { $place } nach { $to }: { $count ->
    [one] Eine Karte kann noch mitfahren.
   *[other] Bis zu { $count } Karten können noch mitfahren.
}
ask-tie-break = Gleichstand im Duell um Betrieb { $place }: Setz eine Handkarte verdeckt ein.
ask-discard = { $count ->
    [one] Leg eine Karte ab: Sieben darfst du behalten.
   *[other] Leg { $count } Karten ab: Sieben darfst du behalten.
}

## Was geschah
business-opened = Neu als Betrieb { $place }: { $business }.
hand-dealt = { $you ->
    [yes] Du bekommst { $count } Karten.
   *[no] { $seat } bekommt { $count } Karten.
}
hand-dealt-seen = { $you ->
    [yes] Du bekommst { $cards }.
   *[no] { $seat } bekommt { $cards }.
}
start-drawn = { $you ->
    [yes] Ausgelost: Du beginnst.
   *[no] Ausgelost: { $seat } beginnt.
}
turn-begun = { $you ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { $seat } ist am Zug.
}
card-drawn = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
}
card-drawn-seen = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht { $card }.
}
pile-renewed = { $count ->
    [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zum neuen Nachziehstapel gemischt.
}
gangster-played = { $you ->
    [yes] Du spielst bei Betrieb { $place } ({ $business }) eine Karte verdeckt aus.
   *[no] { $seat } spielt bei Betrieb { $place } ({ $business }) eine Karte verdeckt aus.
}
gangster-played-seen = { $you ->
    [yes] Du spielst bei Betrieb { $place } ({ $business }) { $card }{ $up ->
        [1] {""}
       *[0] {" "}verdeckt
    } aus.
   *[no] { $seat } spielt bei Betrieb { $place } ({ $business }) { $card }{ $up ->
        [1] {""}
       *[0] {" "}verdeckt
    } aus.
}
bullet-placed = { $you ->
    [yes] Fünf Karten: Deine Kugel steht jetzt auf Betrieb { $place } ({ $business }).
   *[no] Fünf Karten: Die Kugel von { $seat } steht jetzt auf Betrieb { $place } ({ $business }).
}
card-murdered = { $you ->
    [yes] Du lässt { $card } von { $target } bei Betrieb { $place } ermorden.
    [target] { $seat } lässt { $card } von dir bei Betrieb { $place } ermorden.
   *[no] { $seat } lässt { $card } von { $target } bei Betrieb { $place } ermorden.
}
row-raided = { $you ->
    [yes] Deine Razzia trifft { $target }, Betrieb { $place }.
    [target] Razzia von { $seat } gegen dich, Betrieb { $place }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } angesehen.
   *[no] Razzia von { $seat } gegen { $target }, Betrieb { $place }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } angesehen.
}
row-raided-seen = { $you ->
    [yes] Deine Razzia trifft { $target }, Betrieb { $place }. Du siehst { $cards }.
    [target] Razzia von { $seat } gegen dich, Betrieb { $place }. { $seat } sieht { $cards }.
   *[no] Razzia von { $seat } gegen { $target }, Betrieb { $place }. { $seat } sieht { $cards }.
}
limousine-called = { $you ->
    [yes] Deine Limousine fährt von Betrieb { $place } nach { $to }.
   *[no] Die Limousine von { $seat } fährt von Betrieb { $place } nach { $to }.
}
card-carried = { $you ->
    [yes] Du bringst eine Karte von Betrieb { $place } nach { $to }.
   *[no] { $seat } bringt eine Karte von Betrieb { $place } nach { $to }.
}
card-carried-seen = { $you ->
    [yes] Du bringst { $card } von Betrieb { $place } nach { $to }.
   *[no] { $seat } bringt { $card } von Betrieb { $place } nach { $to }.
}
pistol-drawn = { $you ->
    [yes] Du greifst zur Pistole: zwei zusätzliche Aktionen.
   *[no] { $seat } greift zur Pistole: zwei zusätzliche Aktionen.
}
card-blackmailed = { $you ->
    [yes] Du nimmst eine Karte vom Ablagestapel; der Rest wird in den Nachziehstapel gemischt.
   *[no] { $seat } nimmt ungesehen eine Karte vom Ablagestapel; der Rest wird in den Nachziehstapel gemischt.
}
card-blackmailed-seen = { $you ->
    [yes] Du nimmst { $card } vom Ablagestapel; der Rest wird in den Nachziehstapel gemischt.
   *[no] { $seat } nimmt { $card } vom Ablagestapel; der Rest wird in den Nachziehstapel gemischt.
}
actions-forgone = { $you ->
    [yes] Du verzichtest auf die zusätzlichen Aktionen der Pistole.
   *[no] { $seat } verzichtet auf die zusätzlichen Aktionen der Pistole.
}
actions-lost = { $you ->
    [yes] Du kannst nichts tun und verlierst { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }.
   *[no] { $seat } kann nichts tun und verliert { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }.
}
card-discarded = { $you ->
    [yes] Du legst { $card } ab.
   *[no] { $seat } legt { $card } ab.
}
duel-begun = { $you ->
    [yes] Duell um Betrieb { $place } ({ $business }): Die Kugel gehört dir.
   *[no] Duell um Betrieb { $place } ({ $business }): Die Kugel gehört { $seat }.
}
row-turned-up = { $you ->
    [yes] Du zeigst { $cards }: { $hand }.
   *[no] { $seat } zeigt { $cards }: { $hand }.
}
tie-break-called = { $you ->
    [among] Gleichstand bei Betrieb { $place } zwischen dir und { $besides }.
   *[no] Gleichstand bei Betrieb { $place } zwischen { $seats }.
}
card-staked = { $you ->
    [yes] Du setzt eine Karte ein.
   *[no] { $seat } setzt eine Karte ein.
}
card-staked-seen = { $you ->
    [yes] Du setzt { $card } ein.
   *[no] { $seat } setzt { $card } ein.
}
stake-revealed = { $you ->
    [yes] Dein Einsatz: { $card }.
   *[no] Einsatz von { $seat }: { $card }.
}
tie-settled = { $you ->
    [yes] Das Stechen um Betrieb { $place } geht an dich.
   *[no] Das Stechen um Betrieb { $place } geht an { $seat }.
}
business-won = { $you ->
    [yes] Betrieb { $place } ({ $business }) gehört dir.
   *[no] Betrieb { $place } ({ $business }) geht an { $seat }.
}
game-ended = { $you ->
    [alone] Das Spiel ist aus. Der Sieg geht an dich: { $reason }.
    [among] Das Spiel ist aus. Der Sieg geht an dich und { $besides }: { $reason }.
   *[no] Das Spiel ist aus. Der Sieg geht an { $winners }: { $reason }.
}

## Warum nicht
refused-piles-empty = Es gibt nichts zu ziehen: Nachziehstapel und Ablagestapel sind beide leer.
refused-hand-full = Niemand behält am Ende des Zuges mehr als sieben Karten: Mit { $count } auf der Hand wirst du eine gezogene Karte nicht mehr rechtzeitig los.
refused-above-seven = Mit mehr als sieben Karten darfst du nur noch tun, was auf sieben zurückführt.
refused-not-in-hand = Du hast { $card } nicht auf der Hand.
refused-no-business = Auf Platz { $place } liegt kein Betrieb offen.
refused-row-full = Deine Reihe bei Betrieb { $place } hat schon fünf Karten.
refused-nobody-to-murder = Kein anderer Boss hat eine Karte auf dem Tisch, die der Mord wegnehmen könnte.
refused-row-empty = { $target } hat keine Karte bei Betrieb { $place }.
refused-nobody-there = Diesen Boss spielt niemand: Am Tisch sitzen nur { $count } Personen.
refused-own-row = Es muss die Reihe eines anderen Bosses sein.
refused-bullet-guards = Die Reihe von { $target } bei Betrieb { $place } hat die Kugel: Sie ist unantastbar.
refused-nothing-to-raid = Kein anderer Boss hat eine verdeckte Karte auf dem Tisch.
refused-nothing-hidden = { $target } hat keine verdeckte Karte bei Betrieb { $place }.
refused-same-place = Die Limousine muss zu einem anderen Betrieb fahren.
refused-nothing-to-carry = In keiner deiner Reihen liegt eine Karte, die die Limousine zu einem anderen Betrieb bringen könnte.
refused-own-row-empty = Du hast keine Karte bei Betrieb { $place }.
refused-own-bullet = Deine Reihe bei Betrieb { $place } hat die Kugel: Ihre Karten bleiben liegen.
refused-second-pistol = In diesem Zug wurde schon eine Pistole gespielt.
refused-no-discards = Für die Erpressung muss eine Karte auf dem Ablagestapel liegen.
refused-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
refused-no-tie = Eine Karte einsetzen kannst du nur bei Gleichstand im Duell.
refused-no-discard = Ablegen darfst du nur, um auf sieben Karten herunterzukommen.
refused-no-limousine = Es wartet keine Limousine.
refused-empty-limousine = Die Limousine fährt nicht leer: Mindestens eine Karte fährt mit.
refused-limousine-waits = Die Limousine wartet: Such eine Karte für sie aus, oder park sie.
refused-not-in-row = { $card } liegt nicht in deiner Reihe bei Betrieb { $place }.
refused-discard-first = Leg erst ab, bis du sieben Karten hast.
refused-stake-first = Das Duell steht unentschieden: Setz erst eine Handkarte ein.
refused-forgo = Aktionen sind Pflicht, solange eine möglich ist.
refused-forgo-full-hand = Verzichten darfst du nur auf die zusätzlichen Aktionen einer Pistole, und nicht mit mehr als sieben Karten.

## Der Tisch im Terminal
term-poker-turn = { $you ->
    [yes] Runde { $round }, du bist am Zug, noch { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
   *[no] Runde { $round }, { $seat } ist am Zug, noch { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
}
term-poker-over = Zu Ende in Runde { $round }
term-poker-piles = Nachziehstapel { $pile }, Ablagestapel { $discards }, Betriebe { $businesses }
term-poker-all-won = Alle Betriebe sind gewonnen.
term-poker-all-up = alle offen
term-poker-all-down = alle verdeckt
term-poker-up = { $count } offen
term-poker-down = { $count } verdeckt
term-poker-you = (du)
term-poker-unknown = { $count } verborgen
term-poker-sign-places = freier Platz
term-poker-sign-down = verdeckt
term-poker-sign-seen = verdeckt, aber von anderen gesehen
term-poker-sign-back = unbekannt
term-poker-sign-bullet = Kugel: Duell, sobald dieser Boss am Zug ist
term-poker-sign-leads = beste Hand, von der du weißt
term-poker-boss = Boss
term-poker-owns = Besitz
term-poker-alike = { $count } gleiche
term-poker-kinds = { $count } Arten
term-poker-any = { $count } beliebige
term-poker-hand-size = Hand
term-poker-hands = Handkarten
term-poker-your-hand = Deine Hand
term-poker-hand-empty = Deine Hand ist leer.
term-poker-choose = wähle
term-poker-at = bei { $place } { $business }
term-poker-no-discards = Der Ablagestapel ist leer.
term-poker-discarded = { $count ->
    [one] Eine Karte ist abgelegt:
   *[other] { $count } Karten sind abgelegt:
}
term-poker-total = gesamt
term-poker-fought = Duelle
term-poker-won = gewonnen
term-poker-won-own = eigene Kugel
term-poker-rounds = { $count ->
    [one] Das Spiel dauerte eine Runde.
   *[other] Das Spiel dauerte { $count } Runden.
}
term-hand-high-card = höchste Karte { $value }
term-hand-pair = { $value }er-Paar
term-hand-two-pair = Zwei Paare mit { $value }
term-hand-three-of-a-kind = { $value }er-Drilling
term-hand-straight = Straße bis { $value }
term-hand-flush = Flush bis { $value }
term-hand-full-house = Full House mit { $value }
term-hand-four-of-a-kind = { $value }er-Vierling
term-hand-rainbow-straight = Regenbogenstraße bis { $value }
term-hand-straight-flush = Straight Flush bis { $value }
term-hand-five-of-a-kind = Chicago Poker mit { $value }
