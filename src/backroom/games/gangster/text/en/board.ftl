# Gangster: the board in the browser.

## The map
web-gangster-map = Map of Chicago
web-gangster-map-sub = ten districts, one harbour
web-gangster-lake = Lake Michigan
web-gangster-where = Stage { $name } of III · round { $round }
web-gangster-clock = Stage { $stage }: { $laid } of { $most } double markers
web-gangster-left = { $count ->
    [one] one to the reckoning
   *[other] { $count } to the reckoning
}
web-gangster-closed = closed
web-gangster-harbour-note = harbour with equipment
web-gangster-nobody = nobody stands here
web-gangster-doubled = doubled
web-gangster-line = { $gangsters ->
    [one] { $colour } with one gangster: { $value }
   *[other] { $colour } with { $gangsters } gangsters: { $value }
}
web-gangster-cars = cars: { $colours }
web-gangster-pick-car = Push the { $colour } car
web-gangster-close = Close

## What it would score
web-gangster-if-now = If scored now
web-gangster-place = { $place ->
    [0] nothing
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-gangster-would = With one more { $colour } here: { $short } instead of { $name }, { $value } points instead of { $near }
web-gangster-would-same = One more { $colour } here changes nothing yet

## The car
web-gangster-your-car = Your car
web-gangster-car-of = The { $colour } car
web-gangster-look-car = Look at the { $colour } car
web-gangster-colours = Your two colours
web-gangster-cards = Movement cards
web-gangster-cards-short = Cards
web-gangster-used = The { $steps } is used
web-gangster-used-short = { $steps } used
web-gangster-aboard = Own gangsters aboard
web-gangster-in-car = in car
web-gangster-in-trunk = trunk
web-gangster-trunk = Trunk { $count } of { $most }
web-gangster-unload = Unload
web-gangster-load = Load…
web-gangster-load-how = Press the gangster to load.
web-gangster-you-play = You play { $colour }.
web-gangster-must = Ten turns here: it must drive.
web-gangster-fitted = Equipment
web-gangster-fitted-short = Fitted
web-gangster-slot-empty = empty slot
web-gangster-influence = influence
web-gangster-about-bodyguard = Guards yours where you park
web-gangster-about-motor = One more step on any card
web-gangster-about-tommy-gun = Loads from a connected district
web-gangster-about-trunk = Room for two in the trunk
web-gangster-about-bumper = Pushes a car where you stop
web-gangster-about-door = Two of yours get out at once

## The Gold Coast
web-gangster-at-harbour = Your drive ends at the harbour
web-gangster-step-trunk = Empty the trunk
web-gangster-step-take = Take one
web-gangster-step-then = Your car then
web-gangster-dump-note = out for good
web-gangster-keep-note = all or none
web-gangster-trunk-empty = Nobody is in the trunk.
web-gangster-trunk-first = First decide about the trunk.
web-gangster-have = You have one already
web-gangster-slot-left = left
web-gangster-slot-right = right
web-gangster-falls-off = falls off
web-gangster-leaves = Leaves the game: { $equipment }.
web-gangster-refilled = Then the shop is refilled.

## The days of reckoning
web-gangster-days = Days of reckoning
web-gangster-day = Day of reckoning { $stage }
web-gangster-day-of = Day of reckoning { $name }
web-gangster-last-day = The last day of reckoning
web-gangster-day-now = now
web-gangster-day-next = next
web-gangster-day-last = last
web-gangster-casino = casino { $value }
web-gangster-every = every ? counts
web-gangster-day-at = { $district }, district { $n } of { $count }
web-gangster-day-done = All districts have paid
web-gangster-day-doubled = { $count } count double
web-gangster-day-close = Back to the map
web-gangster-reckon-who = who stands here, and what it pays
web-gangster-reckon-boss = Boss
web-gangster-reckon-district = District
web-gangster-reckon-men = gangsters
web-gangster-reckon-place = place
web-gangster-reckon-gain = gain
web-gangster-reckon-total = total
web-gangster-tie = { $count } each: field { $field } beats { $other }
web-gangster-before = before
web-gangster-payments = What each district paid
web-gangster-race = The race so far
web-gangster-race-note = bright: paid today · pale: before today

## Piles
web-gangster-pile-districts = district cards
web-gangster-pile-casino = casino cards left
web-gangster-pile-equipment = equipment left
web-gangster-pile-note = { $districts }; policemen: { $count }
web-gangster-in-lake = In the lake

## What can be done
web-gangster-do-act = Act with { $colour }
web-gangster-do-drive = { $steps ->
    [one] Drive one step
   *[other] Drive { $steps } steps
}
web-gangster-do-drive-motor = Drive { $steps } and one more with the motor
web-gangster-do-stop = Drive to { $area }
web-gangster-do-load = Load { $colour } from field { $field } in { $district }
web-gangster-do-load-field = Load from field { $field } in { $district }
web-gangster-do-unload = Unload { $colour }
web-gangster-do-unload-at = Unload in { $district }, on field { $field }
web-gangster-do-enough = That is enough
web-gangster-do-push = Push { $colour } to { $area }
web-gangster-do-push-nobody = Push nobody
web-gangster-do-dump = Dump them all
web-gangster-do-keep = Keep them
web-gangster-do-take = Take: { $equipment }
