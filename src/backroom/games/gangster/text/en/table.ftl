# Gangster: the table. Names, prompts, what happened, why not.

gangster = Gangster
title-line = Drive, drop your men, carry off theirs before the day of reckoning.
title-short = Drop your men, carry off theirs.
title-won-by = The most influence after three days of reckoning.
option-miniature = miniature: the last drive before the last reckoning, for two, small enough to be worked out

## Things
grey = grey
green = green
yellow = yellow
brown = brown
blue = blue
bodyguard = bodyguard
motor = motor
tommy-gun = Tommy gun
trunk = trunk
bumper = bumper
door = door
the-loop = The Loop
little-africa = Little Africa
west-side = West Side
little-italy = Little Italy
greek-town = Greek Town
north-side = North Side
cicero = Cicero
south-side = South Side
stickney = Stickney
chinatown = Chinatown
gold-coast = Gold Coast
casino-place = ?
scores-grey = grey { $n }
scores-green = green { $n }
scores-yellow = yellow { $n }
scores-brown = brown { $n }
scores-blue = blue { $n }

## Endings
most-influence = most influence
equal-influence = equal influence

## Figures of a simulation
turns = turns
influence-a-player = influence a player
influence-first-stage = influence a player, first stage
influence-second-stage = influence a player, second stage
influence-third-stage = influence a player, third stage
gangsters-in-the-lake = gangsters in the lake
equipment-gone = equipment out of the game

## Prompts
ask-colour = Which of the two colours acts?
ask-turn = { $must ->
    [1] Ten turns without driving: { $colour } must drive.
   *[0] What does { $colour } do: drive, load or unload?
}
ask-destination = { $steps ->
    [one] Where does { $colour } stop, one step from { $start }?
   *[other] Where does { $colour } stop, { $steps } steps from { $start }?
}
ask-bumper = Whom does { $colour } push out of { $area }, and where to?
ask-dump = In the trunk: { $gangsters }. Into the harbour?
ask-equipment = Which equipment does { $colour } take?
ask-door = The door is open: does a second { $colour } gangster get out in { $district }?

## What happened
equipment-laid = Laid open at the Gold Coast: { $equipment }.
equipment-cleared = Three times { $equipment } at the Gold Coast: they leave the game.
supply-empty = The supply of equipment is empty.
equipment-dealt = { $you ->
    [yes] You draw for { $colour }: { $equipment }.
   *[no] { $seat } draws for { $colour }: { $equipment }.
}
table-laid = { $district } gets table { $table }: { $fields } fields, places { $places }.
district-closed = { $district } is out with three players.
start-drawn = { $you ->
    [yes] The lot falls on you: you begin.
   *[no] The lot falls on { $seat }, who begins.
}
car-placed = { $you ->
    [yes] Your { $colour } car starts in { $district }, with one gangster there and one in { $other }.
   *[no] { $seat }’s { $colour } car starts in { $district }, with one gangster there and one in { $other }.
}
stage-begun = { $stage ->
    [1] Stage { $stage } begins, with { $count } gangsters for each colour.
   *[other] Stage { $stage } begins, with { $count } more gangsters for each colour.
}
marker-laid = { $district } counts double: marker { $count } of { $most }.
policeman-drawn = The district card is a policeman: nothing happens.
colour-chosen = { $you ->
    [yes] You act with { $colour }.
   *[no] { $seat } acts with { $colour }.
}
card-turned = { $you ->
    [yes] You turn over { $colour }’s { $steps }{ $motor ->
        [1] {" "}and add a step with the motor
       *[0] {""}
    }.
   *[no] { $seat } turns over { $colour }’s { $steps }{ $motor ->
        [1] {" "}and adds a step with the motor
       *[0] {""}
    }.
}
car-driven = { $you ->
    [yes] You drive { $colour } to { $area }.
   *[no] { $seat } drives { $colour } to { $area }.
}
car-pushed = { $you ->
    [yes] Your { $colour } bumper pushes the { $pushed } car from { $start } to { $district }.
    [owner] { $seat }’s { $colour } bumper pushes your { $pushed } car from { $start } to { $district }.
   *[no] { $seat }’s { $colour } bumper pushes the { $pushed } car of { $owner } from { $start } to { $district }.
}
nobody-pushed = { $you ->
    [yes] You push nobody with { $colour }.
   *[no] { $seat } pushes nobody with { $colour }.
}
gangster-unloaded = { $you ->
    [yes] You let a { $gangster } gangster out of the { $colour } car in { $district }, onto field { $field }.
   *[no] { $seat } lets a { $gangster } gangster out of the { $colour } car in { $district }, onto field { $field }.
}
gangster-loaded = { $you ->
    [yes] You load the { $gangster } gangster on field { $field } in { $district } into the { $colour } car{ $far ->
        [1] , at gunpoint
       *[0] {""}
    }.
   *[no] { $seat } loads the { $gangster } gangster on field { $field } in { $district } into the { $colour } car{ $far ->
        [1] , at gunpoint
       *[0] {""}
    }.
}
trunk-dumped = { $you ->
    [yes] You dump the { $colour } car’s trunk into the harbour: { $gangsters }.
   *[no] { $seat } dumps the { $colour } car’s trunk into the harbour: { $gangsters }.
}
trunk-kept = { $you ->
    [yes] You keep whoever is in the { $colour } car’s trunk.
   *[no] { $seat } keeps whoever is in the { $colour } car’s trunk.
}
equipment-taken = { $you ->
    [yes] You take for { $colour }: { $equipment }.
   *[no] { $seat } takes for { $colour }: { $equipment }.
}
equipment-lost = { $you ->
    [yes] Off your { $colour } board and out of the game: { $equipment }.
   *[no] Off { $seat }’s { $colour } board and out of the game: { $equipment }.
}
nothing-taken = { $you ->
    [yes] There is nothing for your { $colour } car to take.
   *[no] There is nothing for { $seat }’s { $colour } car to take.
}
cards-opened = { $you ->
    [yes] You open all movement cards of { $colour } again.
   *[no] { $seat } opens all movement cards of { $colour } again.
}
reckoning-begun = { $you ->
    [yes] Day of reckoning { $stage }: your casino card says { $casino }.
   *[no] Day of reckoning { $stage }: { $seat }’s casino card says { $casino }.
}
district-reckoned = { $count ->
    [0] { $district }{ $doubled ->
        [1] {" "}(doubled)
       *[0] {""}
    }: nobody.
   *[other] { $district }{ $doubled ->
        [1] {" "}(doubled)
       *[0] {""}
    }: { $scores }.
}
influence-told = { $you ->
    [yes] You get { $points } and have { $total } influence now.
   *[no] { $seat } gets { $points } and has { $total } influence now.
}
game-ended = { $you ->
    [alone] The game is over: you win with { $reason }, { $influence } points.
    [among] The game is over: you and { $besides } with { $reason }, { $influence } points.
   *[no] The game is over: { $winners } with { $reason }, { $influence } points.
}

## Why not
refused-colour-first = First choose one of your two colours.
refused-other-colour = { $colour } is not a colour of yours.
refused-no-colour-choice = The colour of this turn is settled.
refused-card-first = First turn over a movement card.
refused-card-used = The { $steps } lies face down: it can be used again when all three have been.
refused-no-motor = Without a motor no step is added.
refused-stop-first = A movement card lies turned over: choose where the car stops.
refused-out-of-reach = { $area } is not exactly { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $start } without using a connection twice.
refused-must-drive = { $colour } has not driven for ten turns and must drive now.
refused-no-table = At { $area } nothing is loaded or unloaded: there is no table.
refused-closed = { $district } is closed: nothing is loaded or unloaded there.
refused-empty-field = Nobody stands on field { $field } in { $district }.
refused-own-elsewhere = Own gangsters are loaded only where the car is, not from { $district }.
refused-elsewhere = The car is not in { $district }, and without a Tommy gun nobody is loaded from afar.
refused-not-connected = { $start } and { $area } are not connected.
refused-trunk-full = There is no room in the trunk.
refused-bodyguard = A bodyguard keeps the { $gangster } gangsters in { $district }.
refused-nobody-aboard = No { $colour } gangster is left in the car.
refused-not-in-trunk = There is no { $gangster } gangster in the trunk.
refused-table-full = The table of { $district } is full.
refused-nothing-done = A turn is not passed: drive, load or unload.
refused-no-push = Only a bumper pushes, and only where a drive has just ended among other cars.
refused-no-take = Equipment is taken only by stopping at the Gold Coast.
refused-no-dump = A trunk is dumped only by stopping at the Gold Coast with somebody in it.
refused-push-first = First decide about the bumper.
refused-no-car = There is no other { $colour } car in { $area }.
refused-push-to-harbour = Nobody is pushed to { $area }.
refused-dump-first = First decide about the trunk.
refused-dump-late = There is no dumping any more: equipment comes after it.
refused-take-first = One of the open pieces of equipment must be taken.
refused-not-on-offer = { $equipment } does not lie at the Gold Coast.
refused-same-equipment = The car has that already: { $equipment }. The two must differ.
refused-own-only = Through the door only a second own gangster gets out.
refused-door-first = First decide whether a second gangster gets out.

## The board in the terminal
term-gangster-head = Stage { $stage }, turn { $turn }, { $laid } of { $most } markers. Pile: { $districts } districts, { $policemen } policemen. Casino cards left: { $casino }.
term-gangster-district = District
term-gangster-fields = Gangsters by field
term-gangster-now = Places now
term-gangster-cars = Cars
term-gangster-roads = Roads
term-gangster-closed = closed
term-gangster-coast = harbour
term-gangster-next = { $field ->
    [0] full ({ $fields })
   *[other] next { $field } of { $fields }
}
term-gangster-harbour = Gold Coast: { $equipment }; { $count } in the supply; in the lake: { $drowned }.
term-gangster-nothing = nothing
term-gangster-board = { $seat }: influence { $influence }, cards { $short }, aboard { $aboard } (+{ $reserve }), trunk { $count }/{ $room }{ $count ->
    [0] {""}
   *[other] {" "}({ $gangsters })
}, equipment: { $equipment }
term-gangster-short-grey = gy
term-gangster-short-green = gn
term-gangster-short-yellow = ye
term-gangster-short-brown = br
term-gangster-short-blue = bl
term-gangster-stage = Stage { $stage }
term-gangster-influence = Influence
