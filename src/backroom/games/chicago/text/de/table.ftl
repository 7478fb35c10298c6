# Chicago: der Tisch. Namen, Fragen, was geschah, warum nicht.

chicago = Chicago
title-line = Durch die Straßen ziehen, Bars und Kasinos besetzen, den Rest entscheiden die Würfel.
title-short = Bars besetzen, dann würfeln.
title-won-by = Ein Ziel, das am Ende einer Phase erreicht ist, sonst das größte Vermögen.
option-crowded-houses = volle Häuser: beliebig viele Mitglieder einer Bande in einem Gebäude (Variante I)
option-guarded-casinos = bewachte Kasinos: Ein Kasino zahlt nur, wenn ein Mitglied des Besitzers darin steht (Variante II)
option-miniature = Miniatur: die letzten zwei Züge, eingekeilt, für zwei, klein genug, um sie ganz durchzurechnen

## Banden und Orte
yellow = Gelb
yellow-casino = gelbes Kasino
yellow-home = gelbe Heimatbar
yellow-bar = gelbe Bar { $n }
red = Rot
red-casino = rotes Kasino
red-home = rote Heimatbar
red-bar = rote Bar { $n }
green = Grün
green-casino = grünes Kasino
green-home = grüne Heimatbar
green-bar = grüne Bar { $n }
blue = Blau
blue-casino = blaues Kasino
blue-home = blaue Heimatbar
blue-bar = blaue Bar { $n }
nobody = niemand

## Straßenfelder, nach Spalten
a = A{ $n }
b = B{ $n }
c = C{ $n }
d = D{ $n }
e = E{ $n }
f = F{ $n }
g = G{ $n }
h = H{ $n }
i = I{ $n }
j = J{ $n }
k = K{ $n }
l = L{ $n }
m = M{ $n }
n = N{ $n }
o = O{ $n }
p = P{ $n }
q = Q{ $n }
r = R{ $n }
s = S{ $n }
t = T{ $n }
u = U{ $n }
v = V{ $n }
w = W{ $n }
x = X{ $n }

## Phasen und Ziele
phase-a = Phase A
phase-b = Phase B
phase-c = Phase C
phase-d = Phase D
goal-casinos = die Kasinos
goal-square = die Bars am Platz
goal-fours = fünf Mitglieder mit vier Ringen

## Enden
casinos-held = die Kasinos, gehalten bis zum Ende einer Phase
square-held = die Bars am Platz, gehalten bis zum Ende einer Phase
fours-held = fünf Mitglieder mit vier Ringen, gehalten bis zum Ende einer Phase
richest = das größte Vermögen
equally-rich = gleich große Vermögen

## Zahlen der Simulationen
phases = Phasen
members-lost = verlorene Mitglieder, je Bande
members-left = verbliebene Mitglieder, je Bande
money-from-buildings = Geld aus Gebäuden, je Bande
money-from-sets = Geld aus Serien, je Bande
money-from-prizes = Geld aus Duellen, je Bande
money-for-hiring = Geld fürs Anheuern, je Bande

## Fragen
ask-colour = Welche Farbe spielst du?
ask-hire = Heuere für { $gang } an, { $money } in der Kasse: höchstens einen der Stärke 3, und von 1 und 2 gleich viele, bis auf einen.
ask-place = Stelle die Mitglieder von { $gang } auf, { $count ->
    [one] eines ist noch übrig
   *[other] { $count } sind noch übrig
}.
ask-turn = { $gang } ist am Zug, { $money } in der Kasse: Heuere an, wenn du willst, dann würfle.
ask-move = Ziehe mit { $gang }: noch { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
ask-ally = { $gang } steht in { $place }, das dem verbündeten { $former } gehört. Soll das Gebäude die Bande wechseln?
ask-fight = Der Kampf in { $place }: Wer von { $gang } duelliert sich mit wem?

## Was geschah
colour-taken = { $you ->
    [yes] Du spielst { $gang }.
   *[no] { $seat } spielt { $gang }.
}
phase-begun = { $you ->
    [yes] Eine neue Phase, { $phase }: Du beginnst mit { $gang }.
   *[no] Eine neue Phase, { $phase }: { $seat } beginnt mit { $gang }.
}
member-hired = { $you ->
    [yes] Du heuerst ein Mitglied der Stärke { $rings } für { $gang } an, für { $price }.
   *[no] { $seat } heuert ein Mitglied der Stärke { $rings } für { $gang } an, für { $price }.
}
member-placed = { $you ->
    [yes] Du stellst ein Mitglied von { $gang } der Stärke { $rings } auf: { $place }.
   *[no] { $seat } stellt ein Mitglied von { $gang } der Stärke { $rings } auf: { $place }.
}
member-entered = Ein neues Mitglied von { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) der Stärke { $rings } kommt herein: { $place }.
turn-begun = { $you ->
    [yes] Runde { $round } von { $phase }: Du bist am Zug mit { $gang }.
   *[no] Runde { $round } von { $phase }: { $seat } ist am Zug mit { $gang }.
}
gang-sat-out = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) hat weder Mitglieder noch Figuren und setzt aus.
points-rolled = { $you ->
    [yes] Du würfelst { $points } Punkte für { $gang }.
   *[no] { $seat } würfelt { $points } Punkte für { $gang }.
}
points-lapsed = Kein Schritt ist mehr möglich für { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}): { $points ->
    [one] ein Punkt verfällt
   *[other] { $points } Punkte verfallen
}.
member-moved = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}), Stärke { $rings }: { $place } nach { $to }.
building-seized = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) nimmt in Besitz: { $place }. Noch { $chips ->
    [one] ein Chip, um ein Haus zu markieren
   *[other] { $chips } Chips, um Häuser zu markieren
}.
building-taken = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) nimmt { $former } weg: { $place }. Noch { $chips ->
    [one] ein Chip, um ein Haus zu markieren
   *[other] { $chips } Chips, um Häuser zu markieren
}.
chips-missed = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) hat keinen Chip mehr, um das Haus zu markieren: { $place }.
building-left = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) überlässt { $place } dem Verbündeten { $former }.
house-besieged = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}), Stärke { $rings }, wartet drinnen auf den Kampf mit { $foe }: { $place }.
fight-begun = Der Kampf beginnt, { $place }: { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) gegen { $foe }.
pair-chosen = { $you ->
    [yes] Du wählst, wer kämpft: die { $rings } von { $gang } gegen die { $foe_rings } von { $foe }.
   *[no] { $seat } wählt, wer kämpft: die { $rings } von { $gang } gegen die { $foe_rings } von { $foe }.
}
duel-begun = Duell bei { $place }: { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}), Stärke { $rings }, gegen { $foe }, Stärke { $foe_rings }.
duel-rolled = { $gang } würfelt { $roll }, { $foe } würfelt { $foe_roll }.
rings-fallen = Gleich: Beide verlieren einen Ring. { $gang } hat noch { $rings }, { $foe } { $foe_rings }.
duel-won = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) gewinnt gegen { $foe }, hat nun { $rings } Ringe und bekommt { $prize }.
both-fallen = Beide fallen bei { $place }, { $gang } und { $foe }: Niemand wird bezahlt.
goal-reached = { $you ->
    [yes] Du hältst ein Ziel: { $goal }.
   *[no] { $seat } hält ein Ziel: { $goal }.
}
goal-lost = { $you ->
    [yes] Du verlierst ein Ziel wieder: { $goal }.
   *[no] { $seat } verliert ein Ziel wieder: { $goal }.
}
phase-ended = Das Ende von { $phase }.
gang-paid = { $gang } ({ $you ->
    [yes] du
   *[no] { $seat }
}) bekommt { $money }.{ $sets ->
    [0] {""}
   *[other] {" "}Davon { $sets } für ganze Serien.
}{ $unguarded ->
    [0] {""}
   *[other] {" "}Unbewachte Kasinos behalten { $unguarded }.
}
game-ended = { $you ->
    [alone] Der Sieg geht an dich: { $reason }.
    [among] Der Sieg geht an dich und { $besides }: { $reason }.
   *[no] Der Sieg geht an { $winners }: { $reason }.
}

## Warum nicht
refused-other-question = Das ist jetzt nicht gefragt.
refused-colour-taken = { $gang } wird schon von { $target } gespielt.
refused-three = In einer Phase darf nur ein Mitglied der Stärke 3 angeheuert werden.
refused-three-now = In einem Zug werden nur Mitglieder der Stärke 1 und 2 angeheuert.
refused-uneven = Stärke 1 und 2 werden gleichmäßig angeheuert: bisher { $ones } und { $twos }, und der Unterschied ist höchstens eins.
refused-no-figure = Es ist keine Figur mehr da.
refused-no-rings = Die Bank hat noch { $count } Ringe: zu wenige.
refused-too-dear = Das kostet { $price }, und du hast { $money }.
refused-none-waiting = Kein Mitglied der Stärke { $rings } wartet auf seinen Platz.
refused-not-own = Gehört dir nicht: { $place }.
refused-occupied = Dort steht schon jemand: { $place }.
refused-nobody-there = { $gang } hat bei { $place } niemanden, der gehen kann.
refused-say-who = In einem vollen Haus musst du sagen, wer geht, etwa „send 2 from { $place } to …“.
refused-say-no-one = Bei { $place } kann nur ein Mitglied stehen: Sag „move“.
refused-no-such-member = Bei { $place } ist kein Mitglied der Stärke { $rings }.
refused-own-member = Ein eigenes Mitglied steht bei { $place }.
refused-ally = Dein Verbündeter { $gang } steht bei { $place }.
refused-fight-first = Der Kampf kommt zuerst, { $place }: Sag „fight“.
refused-nobody-waits = Niemand wartet in einem Haus auf den Kampf.
refused-roll-first = Würfle zuerst: Die Punkte sagen, wie weit deine Mitglieder gehen.
refused-too-far = { $place }: { $steps } Schritte ab { $from }, und es { $points ->
    [one] ist nur noch ein Punkt
   *[other] sind nur noch { $points } Punkte
} übrig.
refused-no-way = { $place }: Ab { $from } ist kein Weg frei, und niemand kommt an einem anderen vorbei.
refused-step-by-step = { $place }: { $steps } Schritte ab { $from }, und jeder ist ein eigener Zug.

## Das Terminal
term-chicago-headline = { $phase }, Runde { $round }: { $gang }, noch { $points } Punkte
term-chicago-colours = Die Farben werden gewählt.
term-chicago-gang = Bande
term-chicago-cash = Kasse
term-chicago-wealth = Vermögen
term-chicago-income = Einnahmen
term-chicago-members = Mitglieder
term-chicago-waiting = wartend { $rings }
term-chicago-chips = Chips übrig
term-chicago-figures = Figuren
term-chicago-goals = Ziele
term-chicago-legend = Y3: ein Mitglied von Gelb mit drei Ringen. y2: ein Gebäude von Gelb, das 2.000 zahlt; C Kasino, H Heimatbar. Ziele: Kasinos, Bars am Platz, Mitglieder mit vier Ringen. Hinter einem Schritt: ! ein Kampf und die Chance, den Ort zu halten, + ein Gebäude zum Besetzen, - ein eigenes Gebäude, das anderen offensteht.
term-chicago-siege = { $gang } wartet, { $place }: { $rings }
term-chicago-start = Anfang
term-chicago-buildings = Gebäude
term-chicago-sets = Serien
term-chicago-prizes = Duelle
term-chicago-hiring = Anheuern
