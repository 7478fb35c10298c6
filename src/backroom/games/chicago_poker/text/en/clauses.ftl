# The rules of Chicago Poker, clause by clause, in our own words.
# kind, a letter for each line of a clause: S stated in the printed rules, R a ruling of this house, D data rebuilt by us.

## How do I win?
CP-60 = The game ends at once when somebody owns three businesses of one kind, one of each kind, or any five.
    .kind = S
CP-61 = Short game for five or six players, agreed on beforehand: two of one kind or any three win.
    .kind = S
CP-62 = When the stack is empty, won businesses are not replaced. If the last one is won and nobody has reached the goal, its winner wins the game.
    .kind = S
CP-63 = If for a whole round nobody could act, no duel was fought and no bullet stands, the game is a draw between those with the most businesses. So it is after five hundred rounds, as soon as no bullet stands: bosses who all keep from a fifth card could otherwise play on without end.
    .kind = R

## Components
CP-1 = Twenty businesses: bars, jazz clubs, breweries and gambling dens, five of each.
    .kind = S
CP-2 = Seventy-five gangsters: five colours with the values 1 to 15, so that every value exists five times.
    .kind = S
CP-3 = Six special cards: one murder, two police raids, one limousine, one pistol, one blackmail.
    .kind = S
CP-4 = There are as many bullets as businesses lie open.
    .kind = S
CP-5 =
    Six bosses, each with an own side at every business, among them Al Capone and Bugs Moran.
    The other four are Frank Yale, Hymie Weiss, Dion O’Bannion and Johnny Torrio.
    No boss has a power.
    .kind = S D R

## Set-up
CP-10 = Gangsters and specials are shuffled into one deck of 81; everyone gets five cards, the others are the draw pile.
    .kind = S
CP-11 = Two businesses lie open for two or three players, three for four, four for five or six. The others are a face-down stack.
    .kind = S
CP-12 = The lot decides who begins.
    .kind = R
CP-13 =
    The businesses are shuffled before the cards.
    The tactical variant shuffles and deals from 75 cards.
    .kind = S R

## A turn
CP-20 = A turn begins with the duels that are due. Then its player takes exactly three actions; each is drawing a card or playing one, in any order and mix.
    .kind = S
CP-21 =
    In the first round the start player has one action, the second player two, all others three.
    From the second round on everyone has three, with any number of players.
    .kind = S R
CP-22 = Drawing takes the top card of the draw pile into the hand. An empty draw pile is made anew from the shuffled discards.
    .kind = S
CP-23 =
    Nobody ends a turn with more than seven cards, and no card is drawn that would lead there.
    After a draw, the hand less the cards that can still be played with the actions left must be seven at most. Gangsters count as playable only for free own places, blackmail never, a pistol’s extra actions only once it is played. Above seven only actions that lead back are allowed; where none is left, cards are discarded down to seven.
    .kind = S R
CP-24 = With both piles empty nobody can draw. Who can do nothing at all loses the remaining actions.
    .kind = R
CP-25 = Actions are not optional: as long as one can be taken, it must be.
    .kind = S
CP-26 = Turns go clockwise from the start player.
    .kind = S
CP-27 = Discards become the draw pile only at the moment when a card must be drawn from an empty pile. In a tie-break too: the bullet’s owner draws first, then the others clockwise.
    .kind = R
CP-28 = Nobody plays more than one pistol in a turn: a pistol that comes back out of the discards waits for the next one. The printed rules do not forbid it; without this ruling a pistol could be drawn and played again without end when both piles are empty but for it.
    .kind = R

## Playing a gangster
CP-30 = A gangster goes to one’s own side of an open business; nobody has more than five cards at one business.
    .kind = S
CP-31 =
    Cards lie up or down by the kind of business and their number in the row: at a bar the first two lie down and the last three up, at a jazz club the first three up and the last two down, at a brewery all up.
    At a gambling den all lie down: the printed rules that we have lack this line.
    .kind = S R
CP-32 = Everyone may look at their own face-down cards at any time; how many cards lie on each side is public.
    .kind = S
CP-33 = The fifth card of a row puts that player’s bullet on the business, at no cost. The duel is fought when that player’s next turn begins.
    .kind = S
CP-34 = A business carries one bullet: where one stands already, a fifth card brings no other, and the first one decides when the duel is fought.
    .kind = R
CP-35 = A bullet does not close a business: the others go on laying cards there, by limousine too. A row of five without the bullet can be murdered and moved from.
    .kind = R

## Special cards
CP-40 = A special card is one action; it works at once and is discarded.
    .kind = S
CP-41 = Murder discards the card that another boss laid last at one business; never from the row that has the bullet, but from other rows there.
    .kind = S
CP-42 = A police raid shows its player, and nobody else, every face-down card of one other boss at one open business.
    .kind = S
CP-43 =
    The limousine takes one to four cards of one own row to one other open business, in any order; each lies there as its new place demands.
    Not from the row that has the bullet, though the printed rules protect that row only from murder: the bullet needs its five cards until the duel. No row grows beyond five; a fifth card brings the bullet. Cards that stay keep order and facing.
    .kind = S R
CP-44 = The pistol gives two more actions in this turn: one more than it costs.
    .kind = S
CP-45 =
    Blackmail takes any one card from the discards into the hand without showing it; then discards and draw pile are shuffled together as the new draw pile, and blackmail is discarded last.
    It needs a card among the discards.
    .kind = S R
CP-46 = A special card without a possible target cannot be played. The printed rules say ‘may’, so it could be played there only to be rid of it; here a card that is played does something.
    .kind = R
CP-47 =
    The two extra actions of a pistol may be forgone.
    Not with more than seven cards in hand.
    .kind = S R
CP-48 = The last card of a row is the outermost one as it lies. Murdered cards are shown; the discards and the sizes of hands are public.
    .kind = R
CP-49 = Whoever has seen a card in a row goes on knowing it while it lies on the table: a limousine’s cards are laid one by one in everybody’s sight, and who looked at what in a raid is public.
    .kind = R

## Duels
CP-50 =
    When a turn begins, every business on which its player’s bullet has stood since an earlier turn is fought over.
    Several are fought over in the order in which the bullets were placed.
    .kind = S R
CP-51 = All cards at the business are turned up and the best hand takes it, whoever’s bullet it was. A hand may have fewer than five cards; who has none there takes no part.
    .kind = S
CP-52 =
    Hands from high to low: Chicago Poker (five of one value), straight flush, rainbow straight (five in a row in five colours), four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.
    Values run from 1 to 15 and do not wrap round. Straights, flushes and full houses need five cards, two pair needs four.
    .kind = S R
CP-53 =
    Among hands of one rank the higher value decides: of the five, four or three alike; of the three in a full house; of the top card in any straight; card by card from the top in a flush or with a high card; of two pair the higher pair, the lower pair, then the single card.
    Of a pair, the pair, then the single cards from the top. If all of that is equal, more cards beat fewer.
    .kind = S R
CP-54 =
    Still tied: the tied bosses stake a hand card face down and show them together; the highest value wins, the staked cards are discarded and each is replaced by a draw; again while tied.
    It goes on among those still tied. A special card counts 0, an empty hand counts 0 and draws nothing. If none of them has a card, or after ten tied shows, the bullet’s owner wins if among them, else the first of them clockwise from there.
    .kind = S R
CP-55 = The winner takes the business, all cards there are discarded, the bullet goes back, and the next business of the stack is turned up.
    .kind = S
CP-56 = A duel is settled completely, the new business included, before the next one begins; once the game is won, no other duel is fought.
    .kind = R

## Variant
CP-70 = The tactical variant is played without the six special cards.
    .kind = S
CP-71 = The miniature is for two who want to work out a whole game. There is one business, a jazz club, and no stack. Three gangsters of each boss lie there already: Al Capone’s red 6, 7 and 8, Bugs Moran’s blue 9, green 9 and blue 4. Four gangsters are left: red 5, red 9, green 10 and amber 4. Everyone gets one of them, the others are the draw pile. All else is as ever, and whoever wins the business wins the game.
    .kind = R
