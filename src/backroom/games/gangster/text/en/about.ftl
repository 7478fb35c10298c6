# Gangster: what each thing is and does, for the inspector and for hints. `clause` names the rule.

## Equipment
web-about-bodyguard = No other player can load gangsters of this colour from the district where its car stands.
    .clause = GA-60
web-about-motor = A movement card may take the car one step further.
    .clause = GA-61
web-about-tommy-gun = Foreign gangsters may be loaded from a connected district too.
    .clause = GA-62
web-about-trunk = The trunk has room for two foreign gangsters instead of one.
    .clause = GA-63
web-about-bumper = Where a drive ends in a district, it may push one other car to a connected district.
    .clause = GA-64
web-about-door = Two own gangsters may get out in one turn.
    .clause = GA-65
web-about-slot = A new equipment goes to the left; what stood right leaves the game.
    .clause = GA-52
web-name-slot = empty slot for equipment

## On the map
web-about-district = On a day of reckoning the colours here are ranked by their gangsters, and each gets the points of its place.
    .clause = GA-71
web-about-closed = With three players it is closed: cars pass, but nobody is loaded, unloaded or scored.
    .clause = GA-13
web-about-gold-coast = Who stops here may dump the trunk and must take one of the open pieces of equipment.
    .clause = GA-51
web-about-car = Own gangsters ride without limit; the trunk takes one foreign gangster.
    .clause = GA-41
web-name-car = { $colour } car
web-about-gangster = The most gangsters in a district take its first place; of equally many, the highest field decides.
    .clause = GA-71
web-name-gangster = { $colour } gangster
web-about-double = What its district pays on the next day of reckoning counts double.
    .clause = GA-71
web-name-double = double marker
web-about-casino-place = What this place pays is the number of the casino card drawn on the day.
    .clause = GA-70
web-name-casino-place = casino number
web-about-reckoning = The eighth double marker ends the stage at once, and every district pays.
    .clause = GA-33
web-name-reckoning = day of reckoning
web-about-influence = The most influence after three days of reckoning wins.
    .clause = GA-75
web-name-influence = influence

## Cards and piles
web-about-move = The car drives exactly as many steps, along no connection twice; then the card is turned over.
    .clause = GA-30
web-name-move = { $steps ->
    [one] movement card, one step
   *[other] movement card, { $steps } steps
}
web-about-used = It is turned over, and opens again when all three have been used.
    .clause = GA-32
web-about-district-cards = Whoever has used the third movement card draws one: a district gets a double marker, a policeman does nothing.
    .clause = GA-32
web-name-district-cards = district cards
web-about-casino-cards = One is drawn on each day of reckoning: its number stands for every ?.
    .clause = GA-70
web-name-casino-cards = casino cards
web-about-supply = A gap at the Gold Coast is filled from here.
    .clause = GA-51
web-name-supply = supply of equipment
web-about-lake = Who was dumped into the harbour is out of the game for good.
    .clause = GA-50
web-name-lake = in the lake

## Numbers here and now
web-tell-places = places: { $words }
web-tell-casino = each ?: the number of the casino card drawn on the day of reckoning
web-tell-next = next field: { $field }
web-tell-full = the table is full
web-tell-aboard = { $count ->
    [one] one own gangster aboard
   *[other] { $count } own gangsters aboard
}
web-tell-at = at { $area }
web-tell-field = field { $field } at { $district }
web-tell-supply = { $count } in the supply
web-tell-left = { $count } left
web-tell-open = open
web-tell-on-board = { $count } on the map

## Hints: who and where by name
web-hint-load = Load the { $colour } gangster on field { $field } in { $district }
web-hint-unload = Unload a { $colour } gangster in { $district }
