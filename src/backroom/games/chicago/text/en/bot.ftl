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
why-guard = the { $place } ({ $field }) should not stand empty now.
why-finish = the points are enough to complete a goal, first by way of the { $place } ({ $field }).
why-storm-many = the fight in the { $place } ({ $field }) with { $foe } pays, however many are inside.
why-reinforce = with one more in the { $place } the odds rise from { $now } to { $odds } in a hundred.
why-plan = by way of the { $place } ({ $field }) I win { $chance } games of a hundred, as far as I can see.
why-plan-street = by way of { $place } I win { $chance } games of a hundred, as far as I can see.
why-cheap = a member of strength { $rings } costs little.
why-rainy-day = the rest is for a rainy day.
why-grand = a member of strength { $rings } looks well in the { $place } ({ $field }).
why-nearest = the { $place } ({ $field }) is the nearest.
why-weaker = { $foe } in the { $place } ({ $field }) is weaker than my member.
why-weaker-street = { $foe } at { $place } is weaker than my member.
why-strongest = my strongest, { $rings }, against their { $foe_rings }.
