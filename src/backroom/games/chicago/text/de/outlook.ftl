# Chicago: was gewinnt und wie nah alle daran sind; was ein Zug bringt und offenlässt.

web-chicago-to-win = Zum Sieg
web-chicago-to-win-when = Halte eins, wenn { $phase } endet, { $count ->
    [one] nach dieser Runde
   *[other] in { $count } Runden
}.
web-chicago-to-win-short = Zum Sieg: eins davon halten, wenn { $phase } endet, { $count ->
    [one] nach dieser Runde
   *[other] in { $count } Runden
}
web-chicago-phase-ends = { $phase } endet { $count ->
    [one] nach dieser Runde
   *[other] in { $count } Runden
}
web-chicago-win-goal-casinos = { $count } Kasinos
web-chicago-win-goal-square = { $count } Bars am Platz
web-chicago-win-goal-fours = { $count } mit vier Ringen
web-chicago-one-short = { $you ->
    [yes] Dir fehlt nur noch eins: { $goal }
   *[no] { $seat } fehlt nur noch eins: { $goal }
}
web-chicago-holds = { $you ->
    [yes] Du hältst { $goal }
   *[no] { $seat } hält { $goal }
}
# The same in a narrow line, with the goal by its short name.
web-chicago-one-short-line = { $you ->
    [yes] Dir fehlt nur eins: { $words }
   *[no] { $seat } fehlt nur eins: { $words }
}
web-chicago-holds-line = { $you ->
    [yes] Du hast es: { $words }
   *[no] { $seat } hat es: { $words }
}
web-chicago-nobody-near = Noch ist niemand nah dran.

web-chicago-choose-who = Wähle, wer geht, dann wohin. Solange ein Schritt möglich ist, muss jeder Punkt verbraucht werden (CH-41).
web-chicago-reach-house = { $place } ({ $field }): { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
web-chicago-meets-crowd = { $foe } hat { $count } darin.
web-chicago-siege-odds = Wenn du jetzt kämpfst ({ $place }): { $percent } % Chance, es zu halten.
web-chicago-leaves = Lässt { $place } leer: { $gang } erreicht es mit { $points }.
web-chicago-leaves-sure = Jeder Wurf ist mindestens { $count }.
web-chicago-leaves-stake = Ohne es hältst du { $held } von { $wanted }.

## Das Terminal
term-chicago-to-win = Zum Sieg: eins der Ziele halten, wenn { $phase } endet, { $count ->
    [one] nach dieser Runde
   *[other] in { $count } Runden
}.
term-chicago-one-short = { $you ->
    [yes] Dir fehlt nur noch eins: { $goal }.
   *[no] { $seat } fehlt nur noch eins: { $goal }.
}
term-chicago-holds = { $you ->
    [yes] Du hältst { $goal }.
   *[no] { $seat } hält { $goal }.
}
term-chicago-leaves = -  so bleibt leer zurück: { $place }. { $gang } erreicht es mit { $points }
