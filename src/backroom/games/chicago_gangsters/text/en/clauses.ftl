# The rules of Chicago Gangsters, clause by clause, in our own words.
# kind, a letter for each line of a clause: S stated in the printed rules, R a ruling of this house, D data rebuilt by us.

## How do I win?
CG-83 =
    The most alcohol wins.
    If several have it, they share the win.
    .kind = S R
CG-80 = When the end card is turned up, the showdown comes at once, and everybody stands alone.
    .kind = S
CG-81 =
    For each kind of means, the highest sum of hand cards earns 2 bottles, for all who tie. Persons do not count.
    A sum of 0 earns nothing.
    .kind = S R
CG-82 = The most persons earn 2 bottles, for all who tie. Values do not matter; the priest counts twice.
    .kind = S

## Components
CG-1 = Forty-eight means cards of three kinds, sixteen each: weapons of value 2 and 4, eight of each; bribes of 1 to 5, three of each and four of value 3; blackmail of 1, 3 and 5, five of each and six of value 3.
    .kind = S
CG-2 = Eighteen persons. Worth 0: informer, whisky smuggler. Worth 1: dealer, thief, explosives expert, fence, poker player, priest, thug. Worth 2: reporter, taxi driver, customs officer. Worth 3: bank director, mayor, police chief, prosecutor. Worth 4: judge, senator.
    .kind = S
CG-3 =
    Twelve coalition cards and the end card. A coalition names two challengers and two defenders; one challenger has the ?, and one clan of each side is marked to choose first on a tie.
    The cards themselves are rebuilt: every pair of clans challenges twice.
    .kind = S D
CG-4 =
    Thirteen districts. Each says which kinds of means may be used there and whether persons count.
    Which district allows what is rebuilt.
    .kind = S D
CG-5 =
    Twelve loot cards with two packages for the winners and two for the losers. A package holds one or two bottles of alcohol, means cards, the person, or several of these; the person is in exactly one of the four.
    What lies in each package is rebuilt.
    .kind = S D
CG-6 =
    Four clans; one card for Mr. X or the Godfather; a card that shows the side he joins.
    Alcohol is noted for all to see.
    .kind = S R

## Set-up
CG-10 = Everyone has a clan. Means, loot, persons, coalitions and districts are shuffled separately, the end card left out for now.
    .kind = S
CG-11 = The top two coalition cards are mixed with the end card and go face down under the pile: ten to twelve rounds are played.
    .kind = S
CG-12 = Everyone is dealt four means cards, and one person face up. A person worth 0 or 4 is put aside and another one drawn; those put aside are shuffled back in at the end.
    .kind = S
CG-13 = The lot gives the clans. With three players one clan is left over.
    .kind = R

## A round
CG-20 = A round: cards are revealed, the challengers commit, the defenders commit, the round is evaluated, the loot is shared, the round ends.
    .kind = S
CG-21 =
    The next coalition, district, loot card and person are turned up. The end card ends the game at once.
    The coalition is turned up first; after the end card nothing else is.
    .kind = S R

## Committing
CG-30 = Both partners lay any number of means cards face down, even none. Cards that may not be used here may be laid too, to bluff.
    .kind = S
CG-31 =
    Partners may agree on anything, lie about it or say nothing; no word binds.
    The whole table hears it, unless partners are allowed to whisper.
    .kind = S R
CG-32 =
    Instead of covering the cards you may lay them openly.
    Everybody sees them at once, a partner who is still choosing too.
    .kind = S R
CG-33 =
    Once both have laid, their cards are turned up together. The challenger with the ? may leave one of them face down.
    Whether and which one is chosen while laying. Defenders turn up everything.
    .kind = S R
CG-34 = Cards turned up that may not be used go back to the hand, seen by all. The others are added up, with the values of all persons of both partners where persons count. The sum is announced.
    .kind = S
CG-35 = The defenders commit after that. They know the challengers’ sum, but not a card left face down.
    .kind = S
CG-36 = You choose how your cards lie: face up; face down, with their number to be seen; or covered, so that even the number stays hidden until they are turned up.
    .kind = R
CG-37 = Partners lay in any order. That somebody has laid is known to all. What is laid stays laid.
    .kind = R
CG-38 = Who has the ? and lays openly may still leave one card face down, chosen while laying.
    .kind = R

## Evaluation
CG-40 = The card left face down is turned up. It counts if it may be used here; if not, it is discarded: this bluff costs the card.
    .kind = S
CG-41 = The higher sum wins, and a tie is the challengers’.
    .kind = S
CG-42 = All means cards that were used are discarded, winners’ and losers’ alike, before any loot is drawn.
    .kind = R
CG-43 = What a player brought is everything: means cards, persons, the thug’s bonus.
    .kind = R

## Loot
CG-50 = Of the winners, whoever brought more takes one whole package, the other gets the one that is left, however little it was. If they brought the same, the marked clan chooses.
    .kind = S
CG-51 =
    The losers share their packages in the same way if their sum is at least half of the winners’: against 29, 15 is enough and 14 is not. Otherwise they get nothing.
    Nothing against nothing is half.
    .kind = S R
CG-52 = Alcohol is noted, means cards are drawn, and the person lies face up before the new clan for good.
    .kind = S
CG-53 = Nobody holds more than ten means cards. What goes beyond is not drawn and lapses.
    .kind = S
CG-54 = Who gets the package that is left has nothing to decide.
    .kind = R
CG-55 = Packages are taken, and their cards drawn, in this order: the first winner, the second winner, the first loser, the second loser.
    .kind = R

## End of the round
CG-60 =
    Beginning with the winner who chose first, everyone draws one means card, if the hand allows it, and may use persons whose ability belongs to the end of the round, in whatever order.
    It goes round clockwise, and each ability is used once a round.
    .kind = S R
CG-61 =
    When the means pile is empty, the discards are shuffled into a new one at once.
    If there are none either, nothing is drawn.
    .kind = S R
CG-62 = The coalition, district and loot cards of the round leave the game, and so does a person nobody took.
    .kind = S
CG-63 = The means pile is renewed by the draw that empties it or finds it empty; never between what the poker player throws away and takes.
    .kind = R
CG-64 = How many cards everyone holds and what was discarded is open to all; the cards that the poker player takes are seen.
    .kind = R

## Persons
CG-70 = Informer and whisky smuggler, worth 0: at the end of a round hand over means cards of printed value 6 or more for 1 bottle, once a round for each of the two. A lone player’s cards are not doubled for this.
    .kind = S
CG-71 =
    Dealer, thief and explosives expert: their owner may use the kind of means that goes with them in every district, even where persons do not count. Such cards are valid and do not come back.
    Which kind goes with whom is rebuilt.
    .kind = S D
CG-72 = Fence: at the end of the round discard one hand card and draw one.
    .kind = S
CG-73 = Poker player: at the end of the round discard exactly two hand cards and take exactly two out of the discards, together worth no more; one just discarded may come back.
    .kind = S
CG-74 = The priest counts as two persons in the showdown.
    .kind = S
CG-75 =
    Thug: once, doubles the value of the means cards that its owner played, by ten points at most. It is declared before the cards are turned up, after the partner has laid if its owner likes. Then it is gone for good.
    Its own value still counts in that round. A card left face down is among those doubled; persons acting as means are not. For a lone player the doubling of three players comes first.
    .kind = S R
CG-76 =
    Reporter, taxi driver and customs officer: where persons do not count, each acts as a means card of value 2 of its kind, if that kind may be used there. Otherwise it is no use this round.
    It does so by itself. A person of CG-71 makes the kind usable for this too.
    Which kind goes with whom is rebuilt.
    .kind = S R D
CG-77 = Persons worth 3 and 4 have no ability.
    .kind = S
CG-78 = A person can be used as soon as it is won: so only at the end of the round.
    .kind = S
CG-79 = The announced sum has the thug’s bonus on the cards turned up. At the evaluation it is worked out again with the card left face down, still ten at most.
    .kind = R

## Three players
CG-90 = The fourth clan is out and is passed over on coalition cards: one clan always stands alone.
    .kind = S
CG-91 = A lone player’s means cards and persons are worth double.
    .kind = S
CG-92 = A lone challenger may leave a card face down only with the ? on that clan.
    .kind = S
CG-93 = A lone player who gets a share chooses one package. The other lapses, and a person in it leaves the game at the end of the round.
    .kind = S
CG-94 = A person acting as a means card is worth 4 for a lone player.
    .kind = S

## Five players: Mr. X
CG-100 =
    One player starts as Mr. X, the others have the clans. Everyone starts with four means cards and a person.
    The lot makes the first Mr. X.
    .kind = S R
CG-101 = After the reveal Mr. X goes first: any number of means cards face down, the number told, and openly a side. He gives no hint about their kinds and values. Then all goes on as with four.
    .kind = S
CG-102 =
    At the evaluation his cards are turned up; those not allowed go back to his hand, the others and his persons, where they count, are added to his side.
    Sums announced before do not have them.
    .kind = S R
CG-103 =
    If his side gets a share, only the two of the three who brought most get a package, the larger first. Ties are Mr. X’s.
    Between the two clans the mark decides.
    .kind = S R
CG-104 =
    Whoever of the three gets nothing is the next Mr. X, and the old one takes over the clan.
    If his side gets no share, Mr. X stays.
    .kind = S R
CG-105 =
    At the end of the round Mr. X may draw one more card, and may discard one and draw one.
    That is whoever is Mr. X then.
    .kind = S R
CG-106 = Mr. X uses the abilities of his persons like everyone.
    .kind = R
CG-107 = Hand, persons, alcohol and seat stay with the player; only the roles move. Mr. X takes part in the showdown and can win.
    .kind = R
CG-108 = Mr. X declares the thug after the defenders’ sum is announced, before anything that still lies face down is turned up.
    .kind = R
CG-109 = From the reveal until his cards are turned up Mr. X does not talk at all. The printed rules forbid him only hints about kinds and values; no table program can tell a hint from other words.
    .kind = R

## The Godfather (three or four players)
CG-110 = In the beginning nobody is the Godfather.
    .kind = S
CG-111 =
    Who declares takes the card and plays alone this round. The partner is ousted and has no part in it.
    That means: no cards, no persons, no loot. The end of the round is for everybody.
    .kind = S R
CG-112 =
    It can be declared only before the own coalition has begun: by challengers before their turn, by defenders until the challengers’ cards are turned up.
    So there are two windows: before the challengers’ turn all who may decide secretly and at once, and after the challengers’ cards are turned up the defenders do, if the card has not moved this round.
    .kind = S R
CG-113 =
    If several declare, each plays one means card at once. The highest takes the Godfather’s card, discards the means card and draws one; the others take theirs back. A tie goes to whoever declared first; where that is not known, to whoever sits closest clockwise to the last Godfather; if there was none, nobody becomes it this round.
    Here everybody declares at once, so it is never known who was first. No card counts 0.
    .kind = S R
CG-114 = The card moves once a round at most. Its holder cannot take it again. While nobody else does, it stays, and ousts nobody.
    .kind = S
CG-115 =
    Who takes the card is not doubled in that round, with three players neither. The lone player of three cannot take it but can keep it.
    A lone player who keeps it is doubled all the same; also against a Godfather who ousted the partner, and takes one package.
    .kind = S R
CG-116 =
    A Godfather who took the card this round and gets a share has both packages, and pays the ousted partner out of them: 1 bottle, or 1 means card that the partner draws, or the person, as far as it is there.
    The Godfather chooses which. A Godfather of an earlier round shares like everyone.
    .kind = S R
CG-117 =
    At the end of each round the holder gets a Godfather point. The most points at the end of the game earn 1 bottle, for all who tie.
    No points, no bottle.
    .kind = S R
CG-118 = If the ousted partner had the ?, no card is left face down. A Godfather who has it may leave one.
    .kind = R
CG-119 = A tied duel without a last Godfather closes both windows of the round, and all cards are taken back. Only those tied for the highest card are compared by seat.
    .kind = R
CG-120 = The payment is named before loot is drawn. A means card can be paid only if the partner can draw it, or if there is nothing else; then it lapses.
    .kind = R
CG-121 = With the Godfather, pledges, requests and shown cards begin when the partners’ last window has closed, and so do whispers where they are allowed. Open talk at the table is never shut: what is said there before is no negotiation.
    .kind = R
CG-122 = Who wins the duel without a card discards and draws nothing.
    .kind = R

## Rulings of our own
CG-123 = Who has no partner this round declares the thug while laying. What is declared while laying is heard when the cards are laid.
    .kind = R
CG-124 = Talk that the table itself understands: a round has room for one pledge, one request to the partner and two shown cards of each player who has a partner and has not laid yet, not even begun to. A pledge of points is kept if the player brought as many; of a kind, if a card of that kind counted; of nothing, if no means card counted. Bots talk in this way too. They remember kept and broken pledges and the cards they were shown; a request is heard, but does not change what a bot lays.
    .kind = R
CG-125 = After the evaluation every pledge is marked kept or broken, and the marks stay for all to see. Of a whispered pledge the table learns the mark, the partner the words.
    .kind = R
CG-126 = Who has nothing to do at the end of a round but draw, draws without being asked. Whether somebody is asked follows from persons and hand sizes only. The draw is not optional.
    .kind = R
CG-127 = If the packages leave one way only to pay the ousted partner, it is paid without asking. The Godfather draws before the partner.
    .kind = R
CG-128 = Cards shown, turned up or taken from the discards are remembered: everyone who saw them knows that the player has at least those.
    .kind = R
CG-129 = The miniature is for three who want to work out a whole game. It is the twelfth round, after which the end card comes, and it is turned up already: the first coalition card, the second district and the first loot card of the data file, and the prosecutor. The players have the first three clans, 12 alcohol each, and the bank director, the mayor and the police chief. There are only three means cards: weapons 2, weapons 4 and bribes 3. Everyone gets one of them. All else is as ever.
    .kind = R
