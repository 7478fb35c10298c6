# Chicago: why a bot does what it does.

why-colour = one colour is as good as another.
why-hire = a member of strength { $rings } keeps its value and earns more.
why-save = there is nobody to hire now.
why-roll = time to move.
why-place = from the { $place } ({ $field }) a member of strength { $rings } has most to go for.
why-seize = the { $place } ({ $field }) is worth most for the points.
why-duel = { $foe } at { $place } can be beaten, with odds of { $odds } in a hundred.
why-storm = the { $place } ({ $field }) can be taken from { $foe }, with odds of { $odds } in a hundred against all inside.
why-idle = points must be used, and this step harms least.
why-fight = nobody else is needed in the { $place }.
why-pit = my { $rings } against their { $foe_rings } pays best.
why-own-quarter = it helps to a whole set of the own quarter.
why-leave = it serves us both where it is.
