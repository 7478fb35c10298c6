# Chicago: wat wint en hoe dicht iedereen erbij is; wat een zet oplevert en openlaat.

web-chicago-to-win = Winnen
web-chicago-to-win-when = Heb er één als { $phase } eindigt, { $count ->
    [one] na deze ronde
   *[other] over { $count } ronden
}.
web-chicago-to-win-short = Winnen: heb één hiervan als { $phase } eindigt, { $count ->
    [one] na deze ronde
   *[other] over { $count } ronden
}
web-chicago-phase-ends = { $phase } eindigt { $count ->
    [one] na deze ronde
   *[other] over { $count } ronden
}
web-chicago-win-goal-casinos = { $count } casino’s
web-chicago-win-goal-square = { $count } pleinbars
web-chicago-win-goal-fours = { $count } met vier ringen
web-chicago-one-short = { $you ->
    [yes] Je komt er één tekort: { $goal }
   *[no] { $seat } komt er één tekort: { $goal }
}
web-chicago-holds = { $you ->
    [yes] In jouw handen: { $goal }
   *[no] In handen van { $seat }: { $goal }
}
# The same in a narrow line, with the goal by its short name.
web-chicago-one-short-line = { $you ->
    [yes] Je mist er nog één: { $words }
   *[no] { $seat } mist er nog één: { $words }
}
web-chicago-holds-line = { $you ->
    [yes] Je hebt het: { $words }
   *[no] { $seat } heeft het: { $words }
}
web-chicago-nobody-near = Nog niemand is er dichtbij.

web-chicago-choose-who = Kies wie gaat, en dan waarheen. Zolang er een stap mogelijk is, moet elk punt op (CH-41).
web-chicago-reach-house = { $place } ({ $field }): { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
web-chicago-meets-crowd = { $foe } heeft er { $count } binnen.
web-chicago-siege-odds = Als je nu vecht ({ $place }): { $percent } % kans om het te houden.
web-chicago-leaves = Laat { $place } leeg: { $gang } haalt het met { $points }.
web-chicago-leaves-sure = Elke worp is minstens { $count }.
web-chicago-leaves-stake = Zonder heb je er { $held } van { $wanted }.

## De terminal
term-chicago-to-win = Winnen: heb een van de doelen in handen als { $phase } eindigt, { $count ->
    [one] na deze ronde
   *[other] over { $count } ronden
}.
term-chicago-one-short = { $you ->
    [yes] Je komt er één tekort: { $goal }.
   *[no] { $seat } komt er één tekort: { $goal }.
}
term-chicago-holds = { $you ->
    [yes] In jouw handen: { $goal }.
   *[no] In handen van { $seat }: { $goal }.
}
term-chicago-leaves = -  zo blijft leeg achter: { $place }. { $gang } haalt het met { $points }
