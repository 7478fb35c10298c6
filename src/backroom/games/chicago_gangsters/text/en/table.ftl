# Chicago Gangsters: the table. Names, prompts, what happened, why not.

chicago-gangsters = Chicago Gangsters
title-line = Promise eight, bring six, split the whisky with whoever trusted you.
title-short = Promise eight, then bring six.
title-won-by = The most alcohol at the showdown.
option-godfather = the Godfather: oust your partner and play for both (three or four players)
option-whisper = partners may whisper: the others do not hear pledges, requests and shown cards
option-miniature = miniature: the last round with three means cards, for three, small enough to be worked out

## Things
weapons = weapons { $n }
bribes = bribes { $n }
blackmail = blackmail { $n }
kind-weapons = weapons
kind-bribes = bribes
kind-blackmail = blackmail
bottles = { $n ->
    [one] 1 bottle
   *[other] { $n } bottles
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
the-person = the person
persons = persons
godfather-points = Godfather points
pay-alcohol = 1 bottle
pay-means = 1 means card
pay-person = the person

## Persons
informer = informer
whisky-smuggler = whisky smuggler
dealer = dealer
thief = thief
explosives-expert = explosives expert
fence = fence
poker-player = poker player
priest = priest
thug = thug
reporter = reporter
taxi-driver = taxi driver
customs-officer = customs officer
bank-director = bank director
mayor = mayor
police-chief = police chief
prosecutor = prosecutor
judge = judge
senator = senator

## Clans and sides
diamond = Diamond Club
rose = Rose Street Boys
clover = Clover Gang
anchor = Anchor Crew
mr-x = Mr. X
challengers = challengers
defenders = defenders

## Districts
the-loop = The Loop
little-italy = Little Italy
cicero = Cicero
near-north-side = Near North Side
south-side = South Side
west-side = West Side
bronzeville = Bronzeville
bridgeport = Bridgeport
back-of-the-yards = Back of the Yards
pilsen = Pilsen
hyde-park = Hyde Park
stockyards = Stockyards
the-levee = The Levee

## Words that are given
at-least = { $n ->
    [one] at least 1 point
   *[other] at least { $n } points
}
some-weapons = weapons
some-bribes = bribes
some-blackmail = blackmail
nothing = nothing

## Endings
most-alcohol = the most alcohol
equal-alcohol = equally much alcohol

## Figures of simulations
rounds = rounds
alcohol-a-player = alcohol a player
alcohol-from-loot = alcohol from loot, a player
alcohol-from-abilities = alcohol from abilities, a player
alcohol-from-showdown = alcohol from the showdown, a player
alcohol-from-godfather = alcohol from Godfather points, a player
challengers-win = share of rounds that the challengers win
losers-go-empty = share of rounds whose losers go empty

## Prompts
ask-window = Take the Godfather’s card? All decide secretly and at once (window { $window } of 2).
ask-duel = { $you ->
    [among] You and { $besides } all want the card: play one means card.
   *[no] { $seats } all want the card: play one means card.
}
ask-mr-x = Mr. X goes first: lay cards face down, then join a side. The table will hear how many.
ask-commit = { $known ->
    [0] Lay cards for the { $side }, then commit.
   *[other] Lay cards against { $points }, then commit.
}
ask-thug = Cards are about to be turned up: does your thug double your means cards?
ask-package = Choose a package: { $package }; or { $other }.
ask-compensation = Both packages are yours. What do you pay { $target }, whom you ousted?
ask-end-of-round = End of the round: draw your card and use your persons, in any order.
ask-payment = The { $person } wants means cards worth 6; { $points } are on the table.
ask-poker-player = { $thrown ->
    [2] Take { $count ->
        [one] one more card
       *[other] two cards
    } out of the discards, worth { $points } at most.
   *[other] Throw away { $count ->
        [one] one more hand card.
       *[other] two hand cards.
    }
}

## The terminal
term-gangsters-round = Round { $round }, { $district }: { $means }; persons { $persons ->
    [1] count
   *[other] do not count
}. Person: { $person }. Pile { $pile }, discards { $discards }.
term-gangsters-alcohol = Alcohol
term-gangsters-line = { $seat }, { $clan }: { $alcohol } bottles, { $hand } cards, { $kept } of { $given } words kept
term-gangsters-your-hand = Your hand:
term-gangsters-span = { $least } to { $most }
term-gangsters-half = half { $words }
term-gangsters-beat = to beat { $words }
term-gangsters-you-bring = You bring { $points }
term-gangsters-loot = loot
term-gangsters-abilities = abilities
term-gangsters-showdown = showdown
term-gangsters-godfather = Godfather

## What happened
clan-dealt = { $you ->
    [yes] You play for: { $clan }.
   *[no] { $seat } plays for: { $clan }.
}
hand-dealt = { $you ->
    [yes] You are dealt { $count } cards.
   *[no] { $seat } is dealt { $count } cards.
}
hand-dealt-seen = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
person-set-aside = Nobody may start with the { $person }: back into the pile.
person-dealt = { $you ->
    [yes] You start with the { $person }.
   *[no] { $seat } starts with the { $person }.
}
round-begun = Round { $round }, { $district }: { $means } may be used, persons { $persons ->
    [1] count
   *[other] do not count
}. The { $person } is in the loot.
side-named = { $you ->
    [alone] The { $side }: you.
    [among] The { $side }: you and { $besides }.
   *[no] The { $side }: { $seats }.
}
question-given = { $you ->
    [yes] You have the ?: you may leave a card face down.
   *[no] { $seat } has the ? and may leave a card face down.
}
winners-loot = For the winners: { $package }; or { $other }.
losers-loot = For the losers, with half: { $package }; or { $other }.
window-answered = { $you ->
    [yes] You have decided.
   *[no] { $seat } has decided.
}
window-answered-seen = { $takes ->
    [1] { $you ->
        [yes] You reach for the Godfather’s card.
       *[no] { $seat } reaches for the Godfather’s card.
    }
   *[other] { $you ->
        [yes] You leave the Godfather’s card.
       *[no] { $seat } leaves the Godfather’s card.
    }
}
nobody-declared = Nobody wants the Godfather’s card.
card-claimed = { $you ->
    [alone] The Godfather’s card is claimed by you.
    [among] The Godfather’s card is claimed by you and { $besides }.
   *[no] The Godfather’s card is claimed by { $seats }.
}
card-staked = { $you ->
    [yes] You play a card for it.
   *[no] { $seat } plays a card for it.
}
card-staked-seen = { $you ->
    [yes] You play { $card } for it.
   *[no] { $seat } plays { $card } for it.
}
stake-revealed = { $you ->
    [yes] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
}
duel-undecided = Equal cards, and there has been no Godfather yet: nobody becomes it this round.
godfather-crowned = { $you ->
    [yes] You are the Godfather and oust { $target }.
    [target] { $seat } is the Godfather and ousts you.
   *[no] { $seat } is the Godfather and ousts { $target }.
}
mr-x-joined = { $you ->
    [yes] You join the { $side } with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] { $seat }, Mr. X, joins the { $side } with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
mr-x-joined-seen = { $count ->
    [0] { $you ->
        [yes] You join the { $side } without a card.
       *[no] { $seat }, Mr. X, joins the { $side } without a card.
    }
   *[other] { $you ->
        [yes] You join the { $side } with { $cards }.
       *[no] { $seat }, Mr. X, joins the { $side } with { $cards }.
    }
}
laid-openly = { $count ->
    [0] { $you ->
        [yes] You show that you lay nothing
       *[no] { $seat } shows that nothing is laid
    }
   *[other] { $you ->
        [yes] You openly lay { $seen }
       *[no] { $seat } openly lays { $seen }
    }
}{ $left ->
    [0] .
   *[other] , and one card face down.
}
laid-openly-seen = { $number ->
    [0] { $you ->
        [yes] You have openly laid nothing.
       *[no] { $seat } has openly laid nothing.
    }
   *[other] { $you ->
        [yes] You have openly laid: { $cards }.
       *[no] { $seat } has openly laid: { $cards }.
    }
}
laid-counted = { $you ->
    [yes] You lay { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
   *[no] { $seat } lays { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
}
laid-counted-seen = { $number ->
    [0] { $you ->
        [yes] You have laid nothing.
       *[no] { $seat } has laid nothing.
    }
   *[other] { $you ->
        [yes] You have laid face down, for all to count: { $cards }.
       *[no] { $seat } has laid face down, for all to count: { $cards }.
    }
}
laid-covered = { $you ->
    [yes] You have laid in secret.
   *[no] { $seat } has laid in secret.
}
laid-covered-seen = { $number ->
    [0] { $you ->
        [yes] You have laid nothing.
       *[no] { $seat } has laid nothing.
    }
   *[other] { $you ->
        [yes] You have laid in secret: { $cards }.
       *[no] { $seat } has laid in secret: { $cards }.
    }
}
thug-declared = { $you ->
    [yes] Your thug doubles your means cards.
   *[no] { $seat }’s thug doubles the means cards.
}
thug-spared = { $you ->
    [yes] You keep your thug back.
   *[no] { $seat } keeps the thug back.
}
cards-turned-up = { $count ->
    [0] { $you ->
        [yes] You turn up nothing
       *[no] { $seat } turns up nothing
    }
   *[other] { $you ->
        [yes] You turn up { $cards }
       *[no] { $seat } turns up { $cards }
    }
}{ $left ->
    [0] .
   *[other] ; one card stays face down.
}
cards-returned = { $you ->
    [yes] Not allowed here: you take back { $cards }.
   *[no] Not allowed here: { $seat } takes back { $cards }.
}
sum-announced = The { $side } have { $points }.
hidden-turned-up = { $counts ->
    [1] { $you ->
        [yes] Your card left face down is { $card }, and counts.
       *[no] { $seat }’s card left face down is { $card }, and counts.
    }
   *[other] { $you ->
        [yes] Your card left face down is { $card }: a bluff, discarded.
       *[no] { $seat }’s card left face down is { $card }: a bluff, discarded.
    }
}
brought = { $you ->
    [yes] You bring { $points }: means { $means }, persons { $persons }, thug { $bonus }{ $doubled ->
        [1] , doubled
       *[other] {""}
    }.
   *[no] { $seat } brings { $points }: means { $means }, persons { $persons }, thug { $bonus }{ $doubled ->
        [1] , doubled
       *[other] {""}
    }.
}
round-evaluated = { $points } against { $other }: the { $side } win{ $tie ->
    [1] {" "}the tie
   *[other] {""}
}. { $half ->
    [1] The losers reach half.
   *[other] The losers do not reach half.
}
pledge-kept = { $you ->
    [yes] You kept your word: { $word }.
   *[no] { $seat } kept the word given: { $word }.
}
pledge-broken = { $you ->
    [yes] You broke your word: { $word }.
   *[no] { $seat } broke the word given: { $word }.
}
pledge-kept-whispered = { $you ->
    [yes] You kept your word.
   *[no] { $seat } kept a word given to the partner.
}
pledge-kept-whispered-seen = { $you ->
    [yes] You kept your whispered word: { $word }.
   *[no] { $seat } kept the whispered word: { $word }.
}
pledge-broken-whispered = { $you ->
    [yes] You broke your word.
   *[no] { $seat } broke a word given to the partner.
}
pledge-broken-whispered-seen = { $you ->
    [yes] You broke your whispered word: { $word }.
   *[no] { $seat } broke the whispered word: { $word }.
}
pledged = { $you ->
    [yes] You say: ‘I bring { $word }.’
   *[no] { $seat }: ‘I bring { $word }.’
}
requested = { $you ->
    [yes] You say: ‘{ $target }, bring { $word }.’
    [target] { $seat } asks you to bring { $word }.
   *[no] { $seat }: ‘{ $target }, bring { $word }.’
}
card-shown = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
larger-chooses = { $you ->
    [yes] You brought the most and choose first.
   *[no] { $seat } brought the most and chooses first.
}
marked-chooses = { $you ->
    [yes] Equal: the mark on the coalition card lets you choose first.
   *[no] Equal: the mark on the coalition card lets { $seat } choose first.
}
mr-x-chooses = { $you ->
    [yes] Equal: as Mr. X you choose first.
   *[no] Equal: { $seat }, Mr. X, chooses first.
}
lone-chooses = { $you ->
    [yes] You stand alone and choose one package.
   *[no] { $seat } stands alone and chooses one package.
}
godfather-takes-all = { $you ->
    [yes] You play alone: both packages are yours.
   *[no] { $seat } plays alone: both packages go to the Godfather.
}
losers-empty = { $you ->
    [alone] Less than half: you get nothing.
    [among] Less than half: you and { $besides } get nothing.
   *[no] Less than half: { $seats } get nothing.
}
package-taken = { $you ->
    [yes] You take { $package }.
   *[no] { $seat } takes { $package }.
}
package-lapsed = Nobody takes { $package }.
person-joined = { $you ->
    [yes] The { $person } joins you.
   *[no] The { $person } joins { $seat }.
}
partner-paid = { $you ->
    [yes] You pay { $target }: { $payment }.
    [target] { $seat } pays you: { $payment }.
   *[no] { $seat } pays { $target }: { $payment }.
}
person-left = Nobody took the { $person }, who leaves the game.
roles-exchanged = { $you ->
    [yes] You went empty and are Mr. X now; { $target } takes over: { $clan }.
    [target] { $seat } went empty and is Mr. X now; you take over: { $clan }.
   *[no] { $seat } went empty and is Mr. X now; { $target } takes over: { $clan }.
}
card-drawn = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
card-drawn-seen = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
cards-lapsed = { $you ->
    [yes] You cannot draw any more: { $count ->
        [one] one card lapses.
       *[other] { $count } cards lapse.
    }
   *[no] { $seat } cannot draw any more: { $count ->
        [one] one card lapses.
       *[other] { $count } cards lapse.
    }
}
pile-renewed = The { $count } discarded cards are shuffled into a new pile.
extra-drawn = { $you ->
    [yes] As Mr. X you take one more card.
   *[no] { $seat }, Mr. X, takes one more card.
}
trade-begun = { $you ->
    [yes] You trade with the { $person }.
   *[no] { $seat } trades with the { $person }.
}
poker-begun = { $you ->
    [yes] Your poker player takes a seat.
   *[no] { $seat }’s poker player takes a seat.
}
card-fenced = { $you ->
    [yes] Your fence swaps { $card }.
   *[no] { $seat }’s fence swaps { $card }.
}
card-swapped = { $you ->
    [yes] As Mr. X you swap { $card }.
   *[no] { $seat }, Mr. X, swaps { $card }.
}
card-handed-over = { $you ->
    [yes] You hand { $card } to the { $person }.
   *[no] { $seat } hands { $card } to the { $person }.
}
alcohol-traded = { $you ->
    [yes] The { $person } gives you 1 bottle for { $points } points.
   *[no] The { $person } gives { $seat } 1 bottle for { $points } points.
}
card-thrown = { $you ->
    [yes] You throw { $card } away.
   *[no] { $seat } throws { $card } away.
}
card-picked = { $you ->
    [yes] You take { $card } out of the discards.
   *[no] { $seat } takes { $card } out of the discards.
}
point-earned = { $you ->
    [yes] You get a Godfather point: { $count } in all.
   *[no] { $seat } gets a Godfather point: { $count } in all.
}
showdown-begun = The end card: the showdown.
hand-shown = { $number ->
    [0] { $you ->
        [yes] You show an empty hand.
       *[no] { $seat } shows an empty hand.
    }
   *[other] { $you ->
        [yes] You show your hand: { $cards }.
       *[no] { $seat } shows the hand: { $cards }.
    }
}
majority-won = { $you ->
    [alone] Most { $what }, { $number }: you.
    [among] Most { $what }, { $number }: you and { $besides }.
   *[no] Most { $what }, { $number }: { $winners }.
}
game-ended = { $you ->
    [alone] The game is over: you win with { $reason }, { $alcohol }.
    [among] The game is over: you and { $besides } with { $reason }, { $alcohol }.
   *[no] The game is over: { $winners } with { $reason }, { $alcohol }.
}

## Why not
refused-other-question = That is not what is asked now.
refused-not-in-hand = { $card } is not in your hand.
refused-not-laid = You have not laid { $card }.
refused-defender-leaves = Defenders leave no card face down.
refused-no-question = Only the challenger with the ? may leave a card face down.
refused-left-already = { $card } is the card you leave face down already.
refused-no-thug = You have no thug.
refused-thug-declared = Your thug is declared already.
refused-thug-later = Mr. X declares the thug only after the defenders’ sum is known.
refused-mr-x-silent = Mr. X says nothing until his cards are turned up.
refused-no-partner = You have no partner to talk with.
refused-partner-laid = { $target } has laid already: too late to ask.
refused-talk-first = Talk before you lay: nobody hears you in between.
refused-said-enough = A round has room for one pledge, one request and two shown cards of yours.
refused-known-already = Your { $card } is known already.
refused-partner-cannot-draw = { $target } cannot draw a card: pay with something else.
refused-not-in-packages = There is no such thing in your packages: { $payment }.
refused-draw-first = Draw your card before you finish.
refused-once = That can be done once a round.
refused-hand-full = Nobody may hold more than { $count } cards.
refused-piles-empty = Nothing can be drawn: pile and discards are both empty.
refused-not-yours = The { $person } is not yours.
refused-too-few-cards = You have too few cards for the { $person }.
refused-not-mr-x = Only Mr. X may do that.
refused-too-cheap = Cards worth at least 6 are needed; { $points } are on the table.
refused-too-dear = With { $card } the two cards would be worth more than those you threw.
refused-not-discarded = { $card } is not among the discards.
