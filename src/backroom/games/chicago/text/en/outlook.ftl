# Chicago: what wins and how near everybody is; what a move brings and leaves open.

web-chicago-to-win = To win
web-chicago-to-win-when = Hold one when { $phase } ends, { $count ->
    [one] after this round
   *[other] in { $count } rounds
}.
web-chicago-to-win-short = To win, hold one of these when { $phase } ends, { $count ->
    [one] after this round
   *[other] in { $count } rounds
}
web-chicago-phase-ends = { $phase } ends { $count ->
    [one] after this round
   *[other] in { $count } rounds
}
web-chicago-win-goal-casinos = { $count } casinos
web-chicago-win-goal-square = { $count } bars at the square
web-chicago-win-goal-fours = { $count } with four rings
web-chicago-one-short = { $you ->
    [yes] You are one short of { $goal }
   *[no] { $seat } is one short of { $goal }
}
web-chicago-holds = { $you ->
    [yes] You hold { $goal }
   *[no] { $seat } holds { $goal }
}
# The same in a narrow line, with the goal by its short name.
web-chicago-one-short-line = { $you ->
    [yes] You are one short: { $words }
   *[no] { $seat } is one short: { $words }
}
web-chicago-holds-line = { $you ->
    [yes] You have it: { $words }
   *[no] { $seat } has it: { $words }
}
web-chicago-nobody-near = Nobody is near one yet.

web-chicago-choose-who = Choose who goes, then where to. Every point must be spent while a step is possible (CH-41).
web-chicago-reach-house = { $place } ({ $field }): { $points ->
    [one] one point.
   *[other] { $points } points.
}
web-chicago-meets-crowd = { $foe } has { $count } inside.
web-chicago-siege-odds = If you fight in the { $place } now: { $percent } % to hold it.
web-chicago-leaves = Leaves the { $place } empty: { $gang } reaches it with { $points }.
web-chicago-leaves-sure = Every roll is { $count } or more.
web-chicago-leaves-stake = Without it you hold { $held } of { $wanted }.

## The terminal
term-chicago-to-win = To win, hold one of the goals when { $phase } ends, { $count ->
    [one] after this round
   *[other] in { $count } rounds
}.
term-chicago-one-short = { $you ->
    [yes] You are one short of { $goal }.
   *[no] { $seat } is one short of { $goal }.
}
term-chicago-holds = { $you ->
    [yes] You hold { $goal }.
   *[no] { $seat } holds { $goal }.
}
term-chicago-leaves = -  the { $place } would be left empty: { $gang } reaches it with { $points }
