# The rules of Chicago, clause by clause, in our own words.
# kind, a letter for each line of a clause: S stated in the printed rules, R a ruling of this house, D data rebuilt by us.

## How do I win?
CH-80 = The game is won at the end of a phase by whoever holds three of the four casinos (with two players all four), or all eight bars round the square, or five members with four rings each.
    .kind = S
CH-81 = If several do, whoever has held a goal longest without a break wins. Equal: everyone is paid a last time and the richest of them wins; still equal, they share.
    .kind = R
CH-82 =
    After phase D without such a winner everyone is paid a last time; then cash and the value of members are added, and the richest wins.
    Equal fortunes share.
    .kind = S R

## Components
CH-1 =
    The city plan has four quarters of the same structure round a central square. Four traffic islands on the square are obstacles.
    The plan itself is rebuilt: its streets, and where each building stands.
    .kind = S D
CH-2 = Each quarter has a casino worth 20,000 and 22 bars: eight worth 1,000, six worth 2,000, three worth 3,000, two worth 4,000 and three worth 5,000; 72,000 in all. In each corner of the plan lies a home bar.
    .kind = S
CH-3 = Casinos and four of the bars at the square have two entrances, all other buildings one. A building is entered and left only over a street field with its arrow; with two entrances one may go in by one and out by the other.
    .kind = S
CH-4 =
    Eight street fields at the edge have double arrows: a member may leave the plan from any of them and come back on any other.
    That is one step.
    .kind = S R
CH-5 = Eight bars lie round the central square, two of each quarter.
    .kind = S
CH-6 =
    A gang has 20 figures and 20 chips. There are 150 rings, four fighting dice and a movement die of twelve faces. Money is counted in Flying Turtles (FT).
    The faces of the movement die, 11 to 22, are rebuilt.
    .kind = S D
CH-7 =
    At the start a building is marked in a gang’s colour, or white and nobody’s.
    Which is whose is rebuilt: ten buildings of each gang, its casino and its home bar among them; the eight bars round the square are nobody’s.
    .kind = S D
CH-8 =
    The home bar is one of the 22 bars of its quarter. It can be seized like any other.
    Its value, 3,000, is rebuilt.
    .kind = R D

## Set-up
CH-10 = Each gang starts with its figures and chips, 125,000 FT and one member with four rings.
    .kind = S
CH-11 =
    There are four phases at most, A to D, of six rounds. In a round every gang has one turn, clockwise from the start player of the phase: Yellow in A, Red in B, Green in C, Blue in D.
    Colours that nobody plays are passed over.
    .kind = S R
CH-12 = If the start colour of a phase is absent or sits out, the next gang clockwise that is in play starts. Three players choose their colours freely.
    .kind = R

## Members
CH-20 = A member is a figure with one to four rings: its strength. It is worth 10,000, 25,000, 40,000 or 50,000.
    .kind = S
CH-21 = A member of strength 1 costs 10,000, of strength 2 25,000, of strength 3 40,000. Strength 4 cannot be bought, only won in duels.
    .kind = S
CH-22 = Before the first round of each phase, from the start player on, everyone may hire any number, with two limits: at most one of strength 3, and the numbers of strength 1 and 2 hired may differ by one at most.
    .kind = S
CH-23 = Rings stay on the figure for which they were bought.
    .kind = S
CH-24 =
    On the own turn, before rolling, members of strength 1 and 2 may be hired too.
    The difference of one holds for each turn.
    .kind = S R
CH-25 =
    A lost figure is out of the game for good.
    Without a figure or enough rings nothing can be hired.
    .kind = S R
CH-26 = Nobody buys rings for a member who is hired already. The bank’s money has no limit. A loser’s rings go back before the winner takes one.
    .kind = R

## Placing
CH-30 =
    After the hiring of a phase everyone in turn order puts the new members into own buildings, one in each.
    Who finds no place waits and enters like those of CH-31.
    .kind = S R
CH-31 =
    During a phase new members enter by the home bar and go on from there after the roll.
    One at a time, the next when the bar is free, at no cost. Not while the home bar is somebody else’s.
    .kind = S R
CH-32 = In phase A the starting member is placed too. All members that fit are placed, and only into empty own buildings.
    .kind = R
CH-33 = Members may be hired though they cannot enter. On its gang’s turn the first hired enters as soon as the home bar is own and empty, between steps too. Those still waiting are placed with the members of the next phase, and count as fortune.
    .kind = R

## Moving
CH-40 = Roll the movement die. Its points are shared among the gang’s members at will and in any order; every street field and building costs one.
    .kind = S
CH-41 =
    All points must be used.
    As far as any legal step is left.
    .kind = S R
CH-42 = One member a field or building, and nobody passes another. Own members block; an opponent’s is fought.
    .kind = S
CH-43 = After a won duel a member may go on with the points left.
    .kind = S
CH-44 = A member may turn round and use a field again.
    .kind = R
CH-45 = Points are spent one at a time, and a member may be moved again after another. A step that begins a duel is a legal step; it must be taken when no other is left.
    .kind = R
CH-46 = Coming back at another edge field is an ordinary step: an own member there blocks, an opponent’s is fought. An attacker who loses is removed.
    .kind = R

## Seizing
CH-50 =
    Who enters an empty building of somebody else’s or of nobody’s owns it now: a chip goes on it, the former owner’s chip goes back.
    In the own printed colour no chip is needed. Without a chip it is not seized.
    .kind = S R
CH-51 = One may enter, seize and leave in one move.
    .kind = S
CH-52 = Seizing happens by itself, only on entering or on winning there; chips are never lifted from other buildings. An occupant without a chip leaves the owner’s income untouched, but the owner can neither place nor enter new members there.
    .kind = R

## Duels
CH-60 = Who enters a field or building with an opponent’s member in it fights a duel at once.
    .kind = S
CH-61 = The die goes by strength. Strength 1: 1, 2, 3, 4, 5, 6; strength 2: 3, 3, 4, 4, 5, 6; strength 3: 4, 4, 5, 5, 6, 6; strength 4: 5, 5, 5, 6, 6, 6.
    .kind = S
CH-62 = The higher roll wins. The winner gains a ring, four at most, and from the bank the value that the loser had when the duel began. The loser’s rings go to the bank, the figure out of the game.
    .kind = S
CH-63 =
    On equal rolls both lose a ring and roll again with the dice of their new strengths, until one rolls higher or has no ring left. Both may fall.
    Who is left when the other has no ring wins.
    .kind = S R
CH-64 = A victorious attacker in a building not his own seizes it.
    .kind = R
CH-65 = A gang without members and figures sits out. At the end of the 24th round its money and buildings still count.
    .kind = S
CH-66 = The step is paid before the duel. A victorious attacker stands on the field, a victorious defender stays. If both fall nobody is paid, the field is empty and a building keeps its owner.
    .kind = R
CH-67 = A gang that sits out is still paid each phase and can still win by a goal.
    .kind = R

## End of a phase
CH-70 = After the sixth round everyone is paid the value of all own buildings.
    .kind = S
CH-71 = Who owns all eight bars worth 1,000 of the home quarter, or all six worth 2,000, or both, is paid three times for that set: 24,000 or 36,000.
    .kind = S
CH-72 = Then the start player changes, and a new phase begins with hiring.
    .kind = S
CH-73 = After the sixth round the goals are looked at first. Only if nobody wins is everyone paid; after phase D the richest is found.
    .kind = R

## Two and three players
CH-90 =
    Two players have two gangs each, kept apart.
    They start in opposite corners. Goals and fortune count a player’s two gangs together. Allied members block and never fight each other. A member may enter an empty allied building; its player then chooses whether the building changes gang.
    .kind = S R
CH-91 = With three players the fourth gang is not in play, and its buildings are nobody’s, its casino too. Three of the four casinos still win: so a fourth casino lies open to everybody, and a game may well end after the first phase.
    .kind = R
CH-92 = With two players money, hiring limits, the sets of CH-71 and the guards of CH-101 count for each gang alone. Allied gangs hand over nothing else.
    .kind = R

## Variants
CH-100 = Variant I, crowded houses: any number of members of one gang may be in a building. If it is attacked by one or several, first the attacker chooses who of his fights whom; after each duel that right passes to the other side, until only one gang is in there. Each duel counts by itself.
    .kind = S
CH-101 = Variant II, guarded casinos: a casino pays only if a member of its owner stands in it at the end of the phase.
    .kind = S
CH-102 = With variant I a member who enters a house held by an opponent may wait inside, unable to leave, while more of its gang come in with points of the same turn. The fight begins at the player’s word, at the latest when the points are used up or before another duel begins. If both sides fall the owner stays.
    .kind = R
CH-103 = With variant I own members do not block in buildings, and several may be placed in one building or enter the home bar together. Streets stay at one member a field.
    .kind = R
CH-104 = Winning there, in CH-52, goes for the defender too: who stands in a building that is neither own nor an ally’s, and wins, seizes it if there is a chip. An attacker who wins in an ally’s building is asked as in CH-90. With variant I a member who joins its own in a building not theirs seizes it likewise.
    .kind = R
CH-105 = Where a crowded house leaves only one way to choose who fights whom, the duel is fought at once; the right to choose passes all the same.
    .kind = R
CH-106 = The miniature is for two who want to work out a whole game. It is the last round of phase D: red has one point of its roll left, then green has the last turn, and every figure is hired or lost. A red member of strength 4 stands in a bar worth 1,000 of the yellow quarter, before its door green’s only member, of strength 1, and yellow members all round it. Another red member stands at the door of a bar worth 1,000 of its own quarter, between blue ones. Yellow owns all bars worth 1,000 of its quarter, red all of its own but that one, which is yellow’s; red has no chip left. If nothing happened any more, red and blue would be 90,000 richer in the end. All else is as ever.
    .kind = R
