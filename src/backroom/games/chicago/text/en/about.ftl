# Chicago: what each thing is and does, for the inspector and for hints. `clause` names the rule.

## Houses and streets
web-about-bar = Pays its value to its owner at the end of each phase; who enters it while it is empty takes it.
    .clause = CH-70
web-about-square-bar = One of the eight bars round the square: whoever owns all eight at the end of a phase wins.
    .clause = CH-80
web-about-casino = Pays most of all, and enough of the four casinos at the end of a phase win the game.
    .clause = CH-80
web-about-home = Through it new members of its gang come in during a phase, one at a time.
    .clause = CH-31
web-about-street = Costs one point to enter; one member stands on a field, and nobody passes another.
    .clause = CH-42
web-about-edge = From here a member may leave town and come back on any other field with a double arrow.
    .clause = CH-4
web-name-edge = edge of town

## Members and dice
web-about-member = The more rings, the better its die in a duel; the winner gains a ring and the loser’s worth.
    .clause = CH-62
web-name-member = { $gang }, { $rings ->
    [one] one ring
   *[other] { $rings } rings
}
web-about-hire = Hired before a phase; ones and twos also on a turn, before the roll.
    .clause = CH-21
web-about-never = Nobody can hire this one: a fourth ring is won in a duel.
    .clause = CH-21
web-about-movement-die = Its points are shared among the gang’s members; every field and house costs one.
    .clause = CH-40
web-name-movement-die = movement die
web-about-fighting-die = The higher roll wins the duel; stronger members have better faces.
    .clause = CH-61
web-name-fighting-die = fighting die
web-about-chips = Marks a house as yours; without one, a house that you enter does not become yours.
    .clause = CH-50
web-name-chips = chips to mark houses
web-about-figures = Every member hired needs one, and a lost one is gone for good.
    .clause = CH-25
web-name-figures = figures
web-about-bank-rings = Members are hired with rings of the bank; a loser’s rings go back there.
    .clause = CH-62
web-name-bank-rings = rings in the bank

## Gangs, money, goals
web-about-gang = Has its own quarter, members, chips and money, and one turn in every round.
    .clause = CH-11
web-about-nobody = A house of nobody’s: whoever enters it first takes it.
    .clause = CH-50
web-about-cash = Hires members; after phase D it counts with the members’ worth, and the richest wins.
    .clause = CH-82
web-name-cash = cash
web-about-income = After the sixth round everybody is paid the value of all own houses.
    .clause = CH-70
web-name-income = income at the end of the phase
web-about-set = All bars of this value in the own quarter together pay three times.
    .clause = CH-71
web-name-set = set of the { $value }s
web-about-goal-casinos = Whoever holds enough casinos at the end of a phase wins.
    .clause = CH-80
web-about-goal-square = Whoever holds all eight bars round the square at the end of a phase wins.
    .clause = CH-80
web-about-goal-fours = Whoever has five members with four rings each at the end of a phase wins.
    .clause = CH-80
web-about-richest = After phase D without such a winner, the greatest fortune wins.
    .clause = CH-82
web-about-phase = Six rounds; then the goals are looked at, and everybody is paid.
    .clause = CH-11

## Numbers here and now
web-tell-worth = worth { $money }
web-tell-field = on the plan at { $words }
web-tell-reach = reached from { $place } for { $points ->
    [one] one point
   *[other] { $points } points
}
web-tell-pays = pays { $money } a phase
web-tell-owner = belongs to: { $gang }
web-tell-inside = inside: { $words }
web-tell-empty = nobody is inside
web-tell-faces = its die: { $words }
web-tell-costs = costs { $money }
web-tell-left = { $count } left
web-tell-held = { $held } of { $all }
web-tell-square = at the square
web-tell-wealth = fortune { $money }

## Hints: who and where by name
web-hint-move = From { $place } to { $to }
web-hint-move-attack = From { $place } to { $to }: attack { $foe }
web-hint-move-seize = From { $place } to { $to }: seize it
web-hint-move-take = From { $place } to { $to }: take it
