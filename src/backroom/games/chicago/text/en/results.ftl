# Chicago: duels and paydays as they are shown.

web-chicago-result-won = { $gang } beats { $foe }
web-chicago-result-both = Both fall
web-chicago-why-roll = { $n } against { $other }: the higher roll wins.
web-chicago-why-equal = Equal rolls cost both a ring, and a ring was left to one at most.
web-chicago-change-won = Gets { $money } and has { $rings } rings now.
web-chicago-change-lost = The member is out of the game.
web-chicago-result-paid = { $gang } is paid most: { $money }
web-chicago-why-nobody = Nobody holds a goal at the end of the phase, so everybody is paid.
web-chicago-result-next = The next phase
