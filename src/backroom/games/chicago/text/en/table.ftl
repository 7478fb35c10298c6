# Chicago: the table. Names, prompts, what happened, why not.

chicago = Chicago
title-line = Run the streets, seize bars and casinos, settle the rest with dice.
title-short = Seize the bars, settle it with dice.
title-won-by = A goal held at the end of a phase, or else the greatest wealth.
option-crowded-houses = crowded houses: any number of members of one gang in a building (variant I)
option-guarded-casinos = guarded casinos: a casino pays only its owner’s member inside (variant II)
option-miniature = miniature: the last two turns, hemmed in, for two, small enough to be worked out

## Gangs and places
yellow = Yellow
yellow-casino = yellow casino
yellow-home = yellow home bar
yellow-bar = yellow bar { $n }
red = Red
red-casino = red casino
red-home = red home bar
red-bar = red bar { $n }
green = Green
green-casino = green casino
green-home = green home bar
green-bar = green bar { $n }
blue = Blue
blue-casino = blue casino
blue-home = blue home bar
blue-bar = blue bar { $n }
nobody = nobody

## Street fields, by column
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

## Phases and goals
phase-a = phase A
phase-b = phase B
phase-c = phase C
phase-d = phase D
goal-casinos = the casinos
goal-square = the bars at the square
goal-fours = five members with four rings

## Endings
casinos-held = the casinos, held to the end of a phase
square-held = the bars at the square, held to the end of a phase
fours-held = five members with four rings, held to the end of a phase
richest = the greatest fortune
equally-rich = equally great fortunes

## Figures of simulations
phases = phases
members-lost = members lost, a gang
members-left = members left, a gang
money-from-buildings = money from buildings, a gang
money-from-sets = money from sets, a gang
money-from-prizes = money from duels, a gang
money-for-hiring = money for hiring, a gang

## Prompts
ask-colour = Which colour do you play?
ask-hire = Hire for { $gang }, { $money } in cash: at most one of strength 3, and as many of 1 as of 2, give or take one.
ask-place = Place the members of { $gang }, { $count ->
    [one] one is left
   *[other] { $count } are left
}.
ask-turn = The turn of { $gang }, { $money } in cash: hire if you like, then roll.
ask-move = Move { $gang }: { $points ->
    [one] one point is left
   *[other] { $points } points are left
}.
ask-ally = { $gang } stands in { $place }, which is the allied { $former }’s. Does it change gang?
ask-fight = The fight in { $place }: who of { $gang } duels whom?

## What happened
colour-taken = { $you ->
    [yes] You play { $gang }.
   *[no] { $seat } plays { $gang }.
}
phase-begun = { $you ->
    [yes] A new phase, { $phase }: you start with { $gang }.
   *[no] A new phase, { $phase }: { $seat } starts with { $gang }.
}
member-hired = { $you ->
    [yes] You hire a member of strength { $rings } for { $gang }, for { $price }.
   *[no] { $seat } hires a member of strength { $rings } for { $gang }, for { $price }.
}
member-placed = { $you ->
    [yes] You place a member of { $gang } of strength { $rings }: { $place }.
   *[no] { $seat } places a member of { $gang } of strength { $rings }: { $place }.
}
member-entered = A new member of { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) of strength { $rings } enters: { $place }.
turn-begun = { $you ->
    [yes] Round { $round } of { $phase }: your turn with { $gang }.
   *[no] Round { $round } of { $phase }: { $seat }’s turn with { $gang }.
}
gang-sat-out = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) has neither members nor figures and sits out.
points-rolled = { $you ->
    [yes] You roll { $points } points for { $gang }.
   *[no] { $seat } rolls { $points } points for { $gang }.
}
points-lapsed = No step is left for { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}): { $points ->
    [one] one point lapses
   *[other] { $points } points lapse
}.
member-moved = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}), strength { $rings }: { $place } to { $to }.
building-seized = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) takes the { $place }: { $chips ->
    [one] one chip is left to mark a house
   *[other] { $chips } chips are left to mark houses
}.
building-taken = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) seizes the { $place } from { $former }: { $chips ->
    [one] one chip is left to mark a house
   *[other] { $chips } chips are left to mark houses
}.
chips-missed = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) has no chip left to mark the { $place }.
building-left = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) leaves the { $place } to its ally { $former }.
house-besieged = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}), strength { $rings }, waits inside the { $place } to fight { $foe }.
fight-begun = The fight in the { $place } begins: { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) against { $foe }.
pair-chosen = { $you ->
    [yes] You choose who fights: { $gang }’s { $rings } against { $foe }’s { $foe_rings }.
   *[no] { $seat } chooses who fights: { $gang }’s { $rings } against { $foe }’s { $foe_rings }.
}
duel-begun = Duel at { $place }: { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}), strength { $rings }, against { $foe }, strength { $foe_rings }.
duel-rolled = { $gang } rolls { $roll }, { $foe } rolls { $foe_roll }.
rings-fallen = Equal: both lose a ring. { $gang } has { $rings } left, { $foe } { $foe_rings }.
duel-won = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) wins against { $foe }, has { $rings } rings now and gets { $prize }.
both-fallen = Both fall at { $place }, { $gang } and { $foe }: nobody is paid.
goal-reached = { $you ->
    [yes] You hold a goal: { $goal }.
   *[no] { $seat } holds a goal: { $goal }.
}
goal-lost = { $you ->
    [yes] You lose a goal again: { $goal }.
   *[no] { $seat } loses a goal again: { $goal }.
}
phase-ended = The end of { $phase }.
gang-paid = { $gang } ({ $you ->
    [yes] you
   *[no] { $seat }
}) is paid { $money }.{ $sets ->
    [0] {""}
   *[other] {" "}{ $sets } of it are for whole sets.
}{ $unguarded ->
    [0] {""}
   *[other] {" "}Unguarded casinos keep { $unguarded }.
}
game-ended = { $you ->
    [alone] You have won the game: { $reason }.
    [among] You and { $besides } have won the game: { $reason }.
   *[no] The game is won by { $winners }: { $reason }.
}

## Why not
refused-other-question = That is not what is asked now.
refused-colour-taken = { $gang } is played by { $target } already.
refused-three = Only one member of strength 3 may be hired in a phase.
refused-three-now = On a turn only members of strength 1 and 2 are hired.
refused-uneven = Strength 1 and 2 are hired evenly: { $ones } and { $twos } so far, and they may differ by one.
refused-no-figure = No figure is left.
refused-no-rings = The bank has { $count } rings left: too few.
refused-too-dear = That costs { $price }, and there are { $money }.
refused-none-waiting = No member of strength { $rings } waits to be placed.
refused-not-own = The { $place } is not your own.
refused-occupied = There is somebody in the { $place }.
refused-nobody-there = { $gang } has nobody at { $place } who could go.
refused-say-who = Houses are crowded: say who goes, as in ‘send 2 from { $place } to …’.
refused-say-no-one = Only one member can stand at { $place }: say ‘move’.
refused-no-such-member = There is no such member of strength { $rings } at { $place }.
refused-own-member = A member of your own stands at { $place }.
refused-ally = Your ally { $gang } stands at { $place }.
refused-fight-first = The fight in the { $place } comes first: say ‘fight’.
refused-nobody-waits = Nobody waits in a house to fight.
refused-roll-first = Roll first: the points say how far your members go.
refused-too-far = { $place }: { $steps } steps from { $from }, and only { $points ->
    [one] one point is
   *[other] { $points } points are
} left.
refused-no-way = { $place }: no way there from { $from } is free, and nobody passes another.
refused-step-by-step = { $place }: { $steps } steps from { $from }, and each is a move of its own.

## The terminal
term-chicago-headline = { $phase }, round { $round }: { $gang }, { $points } points left
term-chicago-colours = The colours are being chosen.
term-chicago-gang = Gang
term-chicago-cash = Cash
term-chicago-wealth = Fortune
term-chicago-income = Income
term-chicago-members = Members
term-chicago-waiting = waiting { $rings }
term-chicago-chips = Chips
term-chicago-figures = Figures
term-chicago-goals = Goals
term-chicago-legend = Y3: a member of Yellow with three rings. y2: a building of Yellow’s that pays 2,000; C casino, H home bar. Goals: casinos, bars at the square, members with four rings. Behind a step: ! a fight and the odds of holding the place, + a building to seize, - an own building left to others.
term-chicago-siege = { $gang } waits in the { $place }: { $rings }
term-chicago-start = Start
term-chicago-buildings = Buildings
term-chicago-sets = Sets
term-chicago-prizes = Duels
term-chicago-hiring = Hiring
