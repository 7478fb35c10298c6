# Chicago: the board in the browser.

## The plan
web-chicago-plan = The city plan
web-chicago-go = Go to a part of the plan
web-chicago-zoom = Size of the plan
web-chicago-nearer = Nearer
web-chicago-whole = Whole plan
web-chicago-street = Side street
web-chicago-avenue = Avenue
web-chicago-square = The square
web-chicago-edge = Edge of town
web-chicago-members = Your members
web-chicago-member = { $gang }, { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, at { $place }
web-chicago-pick = Choose who goes: { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, at { $place }
web-chicago-pick-waiting = Place a member: { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, { $count } waiting
web-chicago-waiting = { $gang }, waits to enter: { $rings ->
    [one] one ring
   *[other] { $rings } rings
}
web-chicago-waits = Waits outside
web-chicago-rings = { $rings ->
    [one] One ring
    [2] Two rings
    [3] Three rings
   *[other] Four rings
}
web-chicago-reach = { $place }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
web-chicago-cost = { $points ->
    [one] One point
   *[other] { $points } points
}, { $left } left.
web-chicago-meets-fight = { $count ->
    [one] A duel with { $foe }’s { $foe_rings }: { $percent } % to win.
   *[other] { $foe } has { $count } inside: { $percent } % to beat them all.
}
web-chicago-meets-seize = It becomes yours.
web-chicago-meets-take = It is taken from { $former }.
web-chicago-meets-no-chip = No chip is left to mark it, so it does not become yours.

## Points, phases, rounds
web-chicago-points = Movement points
web-chicago-clock = Phases and rounds
web-chicago-stage = { $phase }, round { $round } of 6
web-chicago-stage-hire = { $phase }, hiring
web-chicago-stage-place = { $phase }, placing
web-chicago-at-the-end = The city at the end
web-chicago-rolled = rolled
web-chicago-to-roll = to roll
web-chicago-left = left
web-chicago-order-hire = Hire
web-chicago-order-place = Place
web-chicago-first-round = round 1

## Hiring
web-chicago-counter = Hire
web-chicago-to-log = Log, talk, hints
web-chicago-cash = Cash
web-chicago-after-hiring = after hiring
web-chicago-may-hire = one more allowed
web-chicago-one-three = one a phase
web-chicago-two-first = hire a two first
web-chicago-one-first = hire a one first
web-chicago-too-dear = too dear
web-chicago-none-left = none left
web-chicago-never-sold = never for sale, only won in duels
web-chicago-limits = The two limits
web-chicago-limit-three = At most one with three rings
web-chicago-limit-even = Ones and twos at most one apart
web-chicago-ones = ones
web-chicago-twos = twos
web-chicago-figures-left = figures left
web-chicago-bank-rings = rings in the bank
web-chicago-empty-houses = empty houses
web-chicago-members-worth = { $count ->
    [one] One waits to be placed
   *[other] { $count } wait to be placed
}, worth { $money }.
web-chicago-hire-short = Hire { $rings ->
    [one] a one
   *[other] a two
}

## Panels and accounts
web-chicago-a-phase = +{ $money } a phase
web-chicago-houses = { $count ->
    [one] one house
   *[other] { $count } houses
}
web-chicago-chips = { $count ->
    [one] one chip
   *[other] { $count } chips
}
web-chicago-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
}
web-chicago-crew = { $count ->
    [one] One member
   *[other] { $count } members
}, worth { $money }
web-chicago-sets = Sets ×3
web-chicago-sits-out = Sits out
web-chicago-goal-casinos = Casinos
web-chicago-goal-square = Square
web-chicago-goal-fours = Four rings
web-chicago-income = Your income, { $phase }
web-chicago-income-of = Income of { $gang }, { $phase }
web-chicago-casinos-count = Casinos, { $count }
web-chicago-bars-count = Bars, { $count }
web-chicago-unguarded-casinos = Unguarded casinos keep
web-chicago-set-line = { $value }s of your quarter, { $held } of { $all } (×3)
web-chicago-short = { $count } short
web-chicago-after-six = After round 6
web-chicago-accounts = Accounts, in thousands
web-chicago-cause = Cause
web-chicago-cause-start = Start
web-chicago-cause-buildings = Buildings
web-chicago-cause-sets = Sets
web-chicago-cause-prizes = Duels
web-chicago-cause-hiring = Hiring
web-chicago-cause-members = Members’ worth

## Duels
web-chicago-duel-equal = Equal: both lose a ring.
web-chicago-duel-attacks = attacks, { $rings } of { $count } rings
web-chicago-duel-defends = defends, { $rings } of { $count } rings
web-chicago-duel-faces = Faces of the die
web-chicago-duel-stake = { $you ->
    [yes] If you win
   *[no] If { $seat } wins
}
web-chicago-duel-ring = and a ring
web-chicago-against = against

## Payday
web-chicago-payday = Payday
web-chicago-payday-about = The end of { $phase }. First the goals, then the money.
web-chicago-anybody-won = Has anybody won?
web-chicago-wanted = { $count } wanted
web-chicago-everybody-paid = Everybody is paid
web-chicago-in-thousands = in thousands
web-chicago-gang = Gang
web-chicago-pay-before = before
web-chicago-pay-casinos = casinos
web-chicago-pay-bars = bars
web-chicago-pay-ones-set = 1,000s set
web-chicago-pay-twos-set = 2,000s set
web-chicago-pay-paid = paid
web-chicago-pay-now = cash now
web-chicago-bars = { $count ->
    [one] one bar
   *[other] { $count } bars
}
web-chicago-unguarded = { $money } unguarded
web-chicago-of = { $held } of { $all }
web-chicago-set-whole = A set pays threefold
web-chicago-set-near = The nearest set
web-chicago-set-about = { $gang } has { $held } of the { $all } bars of { $value } in its own quarter; all of them together pay { $money }.
web-chicago-next-starts = Next is { $phase }: { $seat } starts.

## What the buttons do
web-chicago-do-roll = Roll
web-chicago-do-done = Hiring is done
web-chicago-do-fight = Fight now
web-chicago-do-seize = It changes hands
web-chicago-do-leave = Leave it as it is
web-chicago-do-take = Play { $gang }
web-chicago-do-hire = Hire { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, { $money }
web-chicago-do-place = Place { $rings ->
    [one] one ring
   *[other] { $rings } rings
} in the { $place }
web-chicago-do-go = Go to { $place }
web-chicago-do-attack = Attack { $foe }
web-chicago-do-seize-place = Seize the { $place }
web-chicago-do-take-place = Take the { $place }
web-chicago-do-pit = { $rings } against { $foe_rings }
