# The rules of Gangster, clause by clause, in our own words.
# kind, a letter for each line of a clause: S stated in the printed rules, R a ruling of this house, D data rebuilt by us.

## How do I win?
GA-75 = The game has three stages, and each ends with a day of reckoning that brings influence for gangsters in the districts (GA-71). After the third reckoning most influence wins; equals share the win.
    .kind = S

## Components
GA-1 =
    The board shows ten districts and the Gold Coast, which is the harbour, joined by connections.
    The map is rebuilt: which district is joined to which, and the name of the tenth, Chinatown.
    .kind = S D
GA-2 =
    Each of five colours has a car, a gangster board, 20 gangsters and three movement cards.
    Their numbers are 1, 2 and 3; reviews confirm them.
    .kind = S D
GA-3 =
    Of 15 point tables ten are used. A table has numbered fields, and the field’s number is the rank of the gangster on it; and a row of scoring places, some of them a ?. The first place does not always score most.
    Fields and places of most tables are rebuilt.
    .kind = S D
GA-4 =
    Thirty pieces of equipment of six kinds: bodyguard, motor, Tommy gun, trunk, bumper, door.
    There are five of each.
    .kind = S R
GA-5 =
    Six casino cards, ten district cards and three policemen, eight double markers.
    The casino cards are numbered 1 to 6; reviews confirm it.
    .kind = S D

## Set-up
GA-10 = Each colour begins with nine gangsters in the car and its three movement cards open; the other eleven gangsters wait outside the game.
    .kind = S
GA-11 =
    Three pieces of equipment are laid open at the Gold Coast. Then each colour draws one unseen and puts it, open, on the left of its two slots.
    Three identical ones at the Gold Coast leave at once (GA-54).
    .kind = S R
GA-12 = The districts get their point tables by lot; tables left over are not used.
    .kind = S
GA-13 =
    With three players Cicero is out: it has no table and no district card.
    Its roads stay open; cars drive through it and stop there, but nothing is loaded, unloaded, doubled or scored.
    .kind = S R
GA-14 =
    From the start player clockwise each colour draws two district cards, puts one gangster into each of the two districts, on the next field, and its car into the first. Seven gangsters stay in the car.
    The start player is drawn by lot.
    .kind = S R
GA-15 = Then all district cards are shuffled without the policemen; the top one is discarded and its district gets a double marker. After that the policemen are shuffled in: two with two to four players, three with five.
    .kind = S
GA-16 = With three players no Tommy gun is used in closed Cicero; a bumper may push cars into it and out of it.
    .kind = R

## A turn
GA-20 = A turn is exactly one of two things: drive, or load or unload. Turns go clockwise from the start player.
    .kind = S
GA-21 = Everything lies open: gangster boards, trunks, discards and whatever has left the game. What is still in the district pile, the casino pile and the equipment supply can be worked out; its order cannot.
    .kind = R

## Driving
GA-30 =
    One open movement card is turned over and the car drives exactly that many steps along connections: it does not stop early or drive back and forth. From Greek Town a 3 leads to The Loop, Little Africa, the West Side or Little Italy, and nowhere else.
    No connection is used twice in one drive. The drive may end where it began.
    .kind = S R
GA-31 = Any number of cars may stand in one area.
    .kind = S
GA-32 =
    Whoever has used the third movement card may open all three again at the end of the turn. Then the top district card is discarded: a policeman does nothing, a district gets a double marker.
    Here the three are always opened, in that same turn. The printed rules say ‘may’; waiting would only hold up the double markers.
    .kind = S R
GA-33 =
    When the eighth double marker lies, the stage is over at once and the day of reckoning comes.
    So it is with three players too, where one of nine districts stays without a marker.
    .kind = S R
GA-34 = The order is: drive; then the bumper, or all that the Gold Coast brings; then the cards are opened and the district card is drawn; then, with the eighth marker, the reckoning.
    .kind = R
GA-35 = Only the end of a drive counts. Which way it goes makes no difference, and nothing happens in the areas on the way.
    .kind = R

## Loading and unloading
GA-40 = In the district of the car, one of these: unload one own gangster; unload one foreign gangster from the trunk; load any one own gangster; load any one foreign gangster into the trunk.
    .kind = S
GA-41 = Any number of own gangsters ride in the car. The trunk holds one foreign gangster, or two with the trunk equipment.
    .kind = S
GA-42 =
    Whoever gets out takes the field behind the highest occupied one, or field 1 on an empty table. Gaps left by loading stay. Once the last field has been occupied, the next is the last field if it is free, else the lowest gap.
    That holds until the table is empty again. A full table takes nobody.
    .kind = S R
GA-43 = There is no table at the Gold Coast: nothing is loaded or unloaded there.
    .kind = R
GA-44 = Driving is always possible: a movement card is always open and the map has no dead end. So nobody ever passes.
    .kind = R
GA-45 = A colour that has had ten turns in a row without driving must drive.
    .kind = R

## Gold Coast
GA-50 =
    A car that stops at the Gold Coast may at once dump everybody in its trunk into the harbour. They are out for good.
    It is all of them or none.
    .kind = S R
GA-51 = It must take one of the open pieces of equipment, and the gap is refilled from the supply.
    .kind = S
GA-52 = A new equipment goes to the left slot, the one that was there moves to the right, and the one on the right leaves the game.
    .kind = S
GA-53 = The two must differ: an equipment that the car has already cannot be taken. Where nothing else lies, or nothing at all, everything stays as it is.
    .kind = S
GA-54 =
    Three identical pieces of equipment at the Gold Coast leave the game and three new ones are laid.
    They leave even when the supply is empty; a short supply lays what it has. Again while needed.
    .kind = S R
GA-55 = Only ending one’s own drive at the Gold Coast is a stop; driving through has no effect.
    .kind = R
GA-56 = At the Gold Coast one first dumps or not, then takes; then the gap is refilled, then identical ones leave. There is no dumping after taking.
    .kind = R

## Equipment
GA-60 =
    Bodyguard: the other players cannot load this colour’s gangsters from the district in which its car stands.
    Not with a Tommy gun either.
    .kind = S R
GA-61 = Motor: one step may be added to a movement card.
    .kind = S
GA-62 = Tommy gun: foreign gangsters may also be loaded from a connected district, but nobody is unloaded there. Not while the car is at the Gold Coast.
    .kind = S
GA-63 =
    Trunk: room for two foreign gangsters; still only one is loaded or unloaded in a turn, but both go at the Gold Coast.
    Who loses the equipment with two aboard keeps both and loads none until there is room.
    .kind = S R
GA-64 =
    Bumper: after driving into a district one other car there may be pushed to a connected district.
    Only from districts to districts, never to the Gold Coast, and only where the drive ends.
    .kind = S R
GA-65 =
    Door: two own gangsters may be unloaded in a turn.
    The second only while there is a free field.
    .kind = S R
GA-66 = Whoever has the bumper chooses the car and where it goes. Any other car will do, that of the own second colour too. The movement cards of the car that is pushed are not touched.
    .kind = R
GA-67 =
    Even with a door foreign gangsters are loaded and unloaded one a turn.
    Never one own and one foreign together.
    .kind = S R

## Day of reckoning
GA-70 = Whoever brought the day about draws a casino card: its number stands for every ? today, and the card leaves the game.
    .kind = S
GA-71 = In each district the colours present are ranked by their number of gangsters, equal ones by who has the highest-ranked gangster. The first gets the first scoring place, the second the second, and so on; doubled with a double marker. Colours for which there is no place left get nothing.
    .kind = S
GA-72 = An example: places ?, 4, 2, ?, casino number 5, doubled. Yellow has three gangsters and gets 10. Grey and brown have two each and grey’s stands further: 8 and 4. Blue and green have one each and blue’s stands further: blue gets 10 and green nothing.
    .kind = S
GA-73 =
    For the next stage the markers are taken off and the district cards are prepared anew. Each colour gets six more gangsters for the second stage and five for the third. Gangsters on tables, in cars and trunks stay.
    So do cars, equipment and movement cards.
    .kind = S R
GA-74 = The left neighbour of the player who brought the reckoning about begins the next stage.
    .kind = S

## Two players
GA-80 = Gangster is for two to five. Two players have two colours each, and the set-up is that for four. Turns alternate, and in each turn its player chooses freely which of the two colours acts.
    .kind = S
GA-81 =
    A player’s points are those of both colours.
    For loading, unloading, trunks and scoring each colour is a gang of its own. A bodyguard protects its own colour only, not the player’s other one, though the printed rules say that it protects the player’s gangsters: the equipment lies with one colour’s car. It does not stop its own player’s other colour. In the set-up the players’ colours take turns.
    .kind = S R
GA-82 =
    A car moves only with movement cards of its own colour.
    Boards, equipment, trunks and the opening of cards are kept by colour.
    .kind = S R
GA-83 = Foreign is every colour but the car’s own: the own second colour rides in the trunk and can be dumped.
    .kind = R
GA-84 = The miniature is for two who want to work out a whole game. The table is always the same one: the lot laid it once for all, as for the first stage. But it is the third stage. All gangsters are in the cars, two casino cards are gone, the policemen too, and seven double markers lie. Each colour has one movement card left, the 1. Grey and green may load or unload once before they must drive, the others must drive at once. So the first drive brings the last marker, and that day’s influence decides.
    .kind = R
