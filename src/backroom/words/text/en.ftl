# The house: words that belong to no title.

seat-number = seat { $n }
list-and = { $first } and { $last }
house = the house
game-over = The game is over.
manner-bold = bold
manner-patient = patient
manner-vengeful = vengeful
manner-honest = honest
manner-sly = sly

## Refusals of the kernel
refused-over = The game is over.
refused-not-asked = It is not for { $seat } to choose now: the table waits for { $seats }.
refused-unfinished = ‘{ $action }’ is only the beginning: finish the choice.
refused-after-chance = ‘{ $action }’ comes after a roll or a draw: choose it once that is known.
refused-left-out = ‘{ $action }’ is left out of this game.

## Bad input
no-such-index = There is no action number { $value }: they go from 0 to { $count }, the last not included.
save-unreadable = This is no saved game: { $reason }.
save-other-game = This is a saved game of { $value } with other settings; here { $title } is played.
save-other-chance = This game was saved with another kind of chance, or what it says of chance cannot be.
no-such-action = ‘{ $value }’ is not an action; the nearest one is ‘{ $near }’.
no-such-seat = There is no seat { $value }: this table has seats 1 to { $players }.
no-encoding = ‘{ $title }’ cannot be told in floats: it has no encoding of what a seat sees.
no-such-title = There is no title ‘{ $value }’: choose among { $expected }.
title-no-title = The title ‘{ $name }’ of the package ‘{ $near }’ is left out: its entry point leads to a { $value }, not to a Title.
title-not-loaded = The title ‘{ $name }’ of the package ‘{ $near }’ is left out, because it cannot be loaded: { $value }.
title-wrong = The title ‘{ $name }’ of the package ‘{ $near }’ is left out: its { $field } is ‘{ $value }’ instead of { $expected }.
title-no-words = The title ‘{ $name }’ of the package ‘{ $near }’ is left out, because its English words (text/en/*.ftl) have no message ‘{ $value }’.
title-board-empty = The title ‘{ $name }’ of the package ‘{ $near }’ is left out: it has a folder for a board, but no { $value } in it.
title-twice = Two titles are called ‘{ $name }’: the one of the package ‘{ $near }’ is left out.
title-no-view-type = The title ‘{ $title }’ does not name the type of its views (Title.view), so there is nothing to make TypeScript from.
words-missing = The title ‘{ $title }’ cannot say ‘{ $name }’, because its words lack that message or a fact in it: { $value }.
doctor-titles = { $count ->
    [one] One title can be played.
   *[other] All { $count } titles can be played.
}
no-such-board = The title ‘{ $value }’ is not here, so it has no board for the browser.
no-such-board-file = The board of ‘{ $name }’ has no file ‘{ $value }’.
new-title-wrong-name = ‘{ $value }’ cannot be the name of a title: take small letters, digits and single dashes, beginning with a letter, such as north-side.
new-title-taken = ‘{ $value }’ is the name of a title or of a Python module already: take another name.
new-title-not-empty = The folder ‘{ $value }’ is there already: take another name or another folder.
new-title-written = The title ‘{ $name }’ lies in { $value }. Go there, install it with ‘pip install -e . pytest’, test it with ‘python -m pytest’ and play it with ‘backroom play { $name }’.
no-such-option = { $title } has no option ‘{ $value }’: it has { $expected }.
no-options = { $title } has no options, so none is called ‘{ $value }’.
no-such-bot = There is no bot ‘{ $value }’ for { $title }: choose among { $expected }.
no-habits = Nothing is counted about manners in { $title }.
no-such-language = There is no language ‘{ $value }’ here: choose among { $expected }.
no-such-clause = There is no clause ‘{ $value }’.
no-such-file = The file ‘{ $value }’ cannot be read: { $reason }.
option-malformed = ‘{ $value }’ is not an option: write name=value, as in short=true.
option-out-of-range = The option ‘{ $name }’ cannot be ‘{ $value }’: it is one of { $expected }.
option-not-for-players = The option ‘{ $name }’ is for { $least } to { $most } players, not for { $value }.
value-whole = { $name } cannot be ‘{ $value }’: it must be a whole number from { $least } to { $most }.
value-number = { $name } cannot be ‘{ $value }’: it must be a number from { $least } to { $most }.
value-choice = { $name } cannot be ‘{ $value }’: choose among { $expected }.
value-empty = { $name } must not be empty.
value-unreadable = { $name } cannot be ‘{ $value }’: it must be a text that can be read.
value-text = { $name } cannot be ‘{ $value }’: it must be a text in quotation marks.
value-list = { $name } cannot be ‘{ $value }’: it must be a list in square brackets.
value-table = { $name } cannot be ‘{ $value }’: it must be a table, with a line for each limit.
value-pair = { $name } cannot be ‘{ $value }’: write name=value, as in body=100000.
value-host = { $name } cannot be ‘{ $value }’: it must be an address or a name of this machine, such as 0.0.0.0 or localhost.
value-host-name = { $name } cannot be ‘{ $value }’: it must be a name of a host, such as games.example.
value-address = { $name } cannot be ‘{ $value }’: it must be an address, such as 192.0.2.9.
value-network = { $name } cannot be ‘{ $value }’: it must be an address or a network, such as 10.0.0.0/8.
value-blocked = { $name } cannot be ‘{ $value }’: it must be an address, a network such as 203.0.113.0/24, or a key (16 to 64 digits from 0 to f).
value-origin = { $name } cannot be ‘{ $value }’: it must be the beginning of a page’s address, such as http://localhost:5173.
value-root = { $name } cannot be ‘{ $value }’: it must be a path, such as /backroom.
value-database = { $name } cannot be ‘{ $value }’: it must be the address of a database, such as sqlite:///tables.db.
value-bus = { $name } cannot be ‘{ $value }’: it must be the address of a Redis, such as redis://localhost/0.
value-cluster = { $name } cannot be ‘{ $value }’: it must be auto, or the address of a Ray cluster, such as 10.0.0.5:6379.
value-folder = { $name } cannot be ‘{ $value }’: there is no such folder.
value-hex = { $name } cannot be ‘{ $value }’: it must be 64 digits from 0 to f.
value-not-together = { $name } and { $value } cannot go together.
value-only-with = { $name } goes only with { $value }.
stream-once = Only one file can come from standard input (-).
stream-not-here = { $name } cannot be a standard stream (-) here: name a file.
cannot-write = ‘{ $value }’ cannot be written: { $reason }.
engine-alone = This needs the web server and its packages, which are not here: pip install backroom.
config-not-toml = The file ‘{ $value }’ cannot be read as TOML: { $reason }.
config-unknown = { $name } is no setting of Backroom; the nearest one is ‘{ $near }’.
config-twice = The file ‘{ $value }’ has a setting twice, once with - and once with _.
config-from-flag = from the command line ({ $value })
config-from-variable = from the variable { $value }
config-from-file = from { $value }
config-from-default = as usual
wrong-player-count = { $title } is for { $least } to { $most } players, not for { $value }.
wrong-bot-count = { $value } bots were named for { $players } seats: name one for all, or one for each.
empty-choice = Nothing was chosen: at least one action is needed.
data-not-toml = The data file cannot be read as TOML: { $reason }.
state-unfit = This is no state of this game: { $name } cannot be ‘{ $value }’.
data-too-large = The data file has { $size } bytes; it may have { $most } at most.
data-too-long = The data file goes too far at line { $line }: a line or a text may have { $most } characters at most.
data-too-long-word = The data file goes too far at line { $line }: a key or a number may have { $most } characters at most.
data-too-many-parts = The data file goes too far at line { $line }: a key may have { $most } parts at most, with dots between them.
data-too-deep = The data file goes too far at line { $line }: brackets may lie { $most } deep at most.
data-too-many = The data file goes too far at line { $line }: there may be { $most } tables or values like these at most.
data-wrong = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected { $expected }.
data-wrong-number = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected a whole number from { $least } to { $most }.
data-wrong-text = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected a text, such as ‘1’ in quotation marks.
data-wrong-each = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected { $count } values out of { $expected }.
data-wrong-entries = The data file is wrong at line { $line }: { $name } has ‘{ $value }’, expected { $count } entries.
data-wrong-different = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected { $count } different ones.
data-wrong-unique = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, which another one is called already.
data-wrong-often = The data file is wrong at line { $line }: in { $name } ‘{ $expected }’ comes up { $value } times, expected { $count }.
data-wrong-empty = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected something in it.
data-wrong-name = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected small letters and hyphens, such as ‘the-loop’.
data-wrong-sum = The data file is wrong at line { $line }: the { $name } add up to ‘{ $value }’, expected { $count }.
data-wrong-places = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected 1 to { $most } numbers or question marks.
data-wrong-alike = The data file is wrong at line { $line }: { $name } is the same as number { $other } (‘{ $value }’), expected all different.
data-wrong-room = The data file is wrong at line { $line }: the { $tables } smallest of the { $name } have ‘{ $value }’ fields, expected { $count } at least.
data-wrong-one-way = The data file is wrong at line { $line }: ‘{ $value }’ is connected with { $expected }, but not the other way round ({ $name }).
data-wrong-apart = The data file is wrong at line { $line }: no way leads from { $expected } to ‘{ $value }’ ({ $name }).
data-wrong-dead-end = The data file is wrong at line { $line }: ‘{ $value }’ is a dead end, expected { $count } connections at least ({ $name }).
data-wrong-beside = The data file is wrong at line { $line }: { $name } names the field ‘{ $value }’, which does not lie beside { $expected }.
data-wrong-cut-off = The data file is wrong at line { $line }: the field ‘{ $value }’ cannot be reached from the others.
data-wrong-square = The data file is wrong at line { $line }: { $name } says ‘{ $value }’, but no field of the square (+) lies beside it.
data-wrong-pieces = The data file is wrong at line { $line }: the cell ‘{ $value }’ does not hang together with the rest of { $expected }.

## Records
record-not-one = This file is not a record of Backroom.
record-other-version = This record is of format { $value }; this Backroom reads formats 1 to { $expected }.
record-cut-short = This record is cut short: after { $lines } lines the closing line is missing.
record-lines-missing = This record has { $value } lines before its last one, but should have { $expected }: it was cut or added to.
record-changed = This record was changed after it was written: its seal does not fit.
record-bad-line = Line { $line } of this record cannot be read: { $reason }.
record-bad-seats = This record names { $value } seats for { $expected } players.
record-bad-seat = Line { $line } of this record names seat { $value }: the table has seats 1 to { $expected }.
record-deal-unfit = The deal of this record does not fit the rules: { $reason }.
record-move-unfit = Move { $number } of this record ({ $seat }: { $actions }) is not allowed by the rules.
record-chance-unfit = The chance of move { $number } does not fit the rules: { $reason }.
record-chance-left = { $number ->
    [0] The deal of this record holds { $count } outcomes too many.
   *[other] Move { $number } of this record holds { $count } outcomes too many.
}
record-end-unfit = This record says the game ended with ‘{ $value }’, but by its moves it is ‘{ $expected }’.
record-other-data = This record was played with other data (version { $value }) than this Backroom has for { $title }.
record-not-canonical = This file is not as Backroom writes a record: it was written or changed by something else.
record-other-rules = This record was played by rules of version { $value }; this Backroom plays { $title } by version { $expected }.
record-undo-unfit = After move { $number } this record takes choices back to { $value }: that cannot be.
record-other-origin = This game says that it goes on from another one, but that one is of another title, other players, options or data.
verify-no-commitments = All { $moves } moves fit the rules, but this record has no commitments: its chance cannot be checked.
verify-not-revealed = All { $moves } moves fit the rules, but the secrets are revealed only at the end of a game: its chance cannot be checked yet.
verify-house-broken = The house revealed another seed than it committed to.
verify-seat-broken = What { $seat } revealed is not what it committed to.
verify-chain-broken = The chain over the lines of this record does not fit: a line was changed, added or removed.
verify-left-out-unfit = The record does not say rightly whose contribution was left out.
verify-other-options = The options that this record names are not those of its title.
verify-misfit = { $number ->
    [0] Outcome { $outcome }, in the deal: the record says { $value } below { $below }, the seeds give { $expected }.
   *[other] Outcome { $outcome }, in move { $number } ({ $actions }): the record says { $value } below { $below }, the seeds give { $expected }.
}
verify-fits = { $outcomes } outcomes of { $moves } moves recomputed: every one fits the seeds that this file reveals, and every move fits the rules.
verify-old-format = This record is of format 1: its words are not chained, and no receipt can tell whether they were changed.
verify-left-out = Left out of the deal, though committed: { $seats }.
verify-origin-fits = The game that this one was forked from, at move { $number }, was replayed too: its { $outcomes } outcomes fit.
verify-origin-unsealed = The game that this one was forked from, at move { $number }, was replayed too; its own chance cannot be checked.
verify-hidden = { $count ->
    [one] One line is hidden
   *[other] { $count } lines are hidden
}: whispers among others, names or words that were erased, or, if the house lies, choices that were taken back. No choice that stands can be hidden.
verify-pinned-fits = The house’s commitment is the one that was noted before the deal: its seed was not chosen afterwards.
verify-receipt-used = The receipt of { $seat } fits: the commitments are those told before the deal, { $seat }’s own number is in it, { $heads } heads of the chain and { $acts } of { $seat }’s own choices stand in this record, in their order.
verify-receipt-left-out = The receipt of { $seat } fits: the commitments are those told before the deal, { $heads } heads of the chain and { $acts } of { $seat }’s own choices stand in this record, in their order. { $seat }’s own number was left out, and the house never said otherwise.
verify-receipt-none = The receipt of { $seat } fits: the commitments are those told before the deal, { $heads } heads of the chain and { $acts } of { $seat }’s own choices stand in this record, in their order. { $seat } gave no number.
verify-receipt-onlooker = The receipt of an onlooker fits: the commitments are those told before the deal, and { $heads } heads of the chain stand in this record, in their order.
verify-receipt-log = The { $moments } moments that were shown there follow from this record, word for word.
verify-receipt-no-log = What was shown there could not be compared: words have been erased since, or the record is of format 1.
verify-receipt-beyond = { $count ->
    [one] One line came
   *[other] { $count } lines came
} after the last head that this receipt has: it says nothing about what stands there.
verify-bots-same = { $count } choices of bots were asked for again, with the luck that the seed gives: all are the same. ({ $unasked } could not be asked again.)
verify-bots-differ = { $count } choices of bots were asked for again, with the luck that the seed gives: only { $same } are the same, the first other one is move { $number }. ({ $unasked } could not be asked again.)
verify-bots-unknown = This record does not tell what luck its bots had: they cannot be asked again.
verify-alone = Without a receipt this proves only that the file agrees with itself. Another seed, a dropped number, other names, words or bots, or a whole game that was never played would look the same. A receipt from a player’s browser (--receipt) or the house’s commitment noted before the deal (--pinned) proves more.
verify-alone-pinned = Without a receipt names, words, who chose, numbers that were left out, and choices that the rules allow could still have been changed.
verify-not-proved = Not proved, and not provable: the house knows its seed, and from the deal on every card; this shows that it could not choose them, not that it told nobody. Nor does it show what people said to each other elsewhere.
receipt-bad = This is not a receipt of Backroom: { $reason }.
receipt-other-title = The receipt is of another game: { $title }.
receipt-other-house = The house committed to another seed before the deal than this record says.
receipt-other-seats = The receipt is of a table with another number of seats.
receipt-other-commitment = The commitment of { $seat } was another one before the deal.
receipt-left-out = The record says that these seats were left out of the deal: { $value }; before the deal it was said to be: { $expected }.
receipt-rules = The record is of rules version { $value }; the table said { $expected }.
receipt-data = The record was played with other data than the table said.
receipt-other-contribution = Another number was used for { $seat } than the one that was given.
receipt-dropped = The number that { $seat } gave, and that the house acknowledged, was dropped.
receipt-head = Head { $number } of { $count } that this viewer was told is not in the chain of this record: a line was changed, dropped or invented.
receipt-act = Choice { $number } of { $count } that the house acknowledged is not in this record.
receipt-shown = The { $count } moments that this viewer was shown do not follow from this record.

## Reasons of bots
why-random = picked at random.
why-best = judged best: about { $chance } % to win.

## Simulation
sim-progress = playing
sim-title = { $games } games of { $title }, { $players } players
sim-how = { $decisions } decisions in { $seconds } s: { $speed } a second ({ $compiled ->
    [yes] compiled rules
   *[no] interpreted rules
}, { $workers ->
    [one] one process
   *[other] { $workers } processes
})
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-share = Share
sim-ending = Ending
sim-games = Games
sim-figure = Figure
sim-mean = Mean a game
sim-lengths = Decisions a game: { $fewest } to { $most }, median { $median }, mean { $mean }

## Matches of bots
why-outside = what a bot from outside chose.
bot-unknown = There is no bot ‘{ $value }’ for { $title }: choose among { $expected }, or name a class (mybot.py:Bot, module:Class), a command (‘cmd: COMMAND’) or an address.
bot-not-started = The bot ‘{ $value }’ cannot be started: { $reason }.
bot-address = ‘{ $value }’ is no address of a bot: it begins with one of { $expected } and names a host.
match-title = { $name } against { $player }: { $title }, { $players } players
match-share = { $name } takes { $share } of the wins (95 %: { $low } to { $high }); a fair share is { $fair }.
match-better = That is more than { $threshold }.
match-worse = That is less than { $threshold }.
match-open = Whether that is more or less than { $threshold } is not decided.
match-played = { $stopped ->
    [yes] Decided after { $games } of { $most } games
   *[no] { $games } games
}, { $seconds } s; { $ms } ms a turn of the challenger.
match-fault = Lost its turn, because
match-times = Times
match-first = The first time
match-fault-crashed = it ended or cannot be reached
match-fault-late = it was late
match-fault-flooded = it said too much
match-fault-garbled = its answer makes no sense
match-fault-illegal = its action was not offered
match-fault-absent = it was no longer asked in that game

## Ladders of bots
ladder-title = { $title }, { $players } players: { $games } games of { $levels } levels
ladder-level = Level
ladder-rating = Rating
ladder-share = Share of the wins
ladder-ms = ms a turn
ladder-faults = Turns lost
train-needs-numpy = Learning needs NumPy: pip install backroom[research]
cluster-needs-ray = A cluster needs Ray: pip install backroom[cluster]
cluster-away = There is no Ray cluster to be had at { $value } ({ $reason }).
cluster-lost = Games were lost { $value } times with those who played them ({ $reason }).
cluster-other-version = A machine of the cluster has Backroom { $value }, this one { $expected }: all must have the same.
parquet-needs-pyarrow = A Parquet file needs pyarrow: pip install backroom[cluster]
train-another = In { $value } lies another course, of another seed or another number of games. Name another folder, or remove it.
train-done = { $rounds } rounds are learnt from; the last loss is { $loss }. The network and its curve lie in { $value }.
train-heading = { $title } with { $players } players: learning in { $rounds } rounds
train-loss = How wrong the judgement is (lower is better)
train-how = The loss on the games of each round, before they are learnt from. Later rounds are played better, so they are harder to judge.
ladder-how = Ratings are OpenSkill’s; everybody begins with 25. Behind ± and in brackets: where the true value lies with 95 %. A fair share of the wins is { $fair }.
ladder-levels = A ladder needs at least two different levels, each named once, not ‘{ $value }’.
ladder-damaged = ‘{ $value }’ is no ladder, or a damaged one ({ $reason }): choose another name with --out.
ladder-of-another = ‘{ $value }’ is a ladder of something else (its { $name } differs): choose another name with --out.

## Data cards
card-heading = { "#" } { $title } for { $players }
card-made = Made on { $short } by Backroom { $value } with `{ $words }`.
card-what = What
card-figure = Figure
card-how = How
card-length = Decisions a game
card-length-how = Games of random players, then of the best level, all seats alike: fewest / median / mean / most. Nothing is taken back.
card-longest = Longest game
card-longest-how = Proven from the rules (`rules.bounds()`), in decisions.
card-actions = Size of the action table
card-actions-how = All actions of the title (`len(rules.table)`).
card-branching = Actions to choose from
card-branching-how = Over all decisions of the same games: fewest / median / mean / most.
card-forced = Forced decisions
card-forced-how = The share of decisions of random players where one action is offered.
card-together = Simultaneous decisions
card-together-how = The share of decisions of random players that several seats still have to make.
card-lines = Lines of play
card-lines-how = Without chance; with it. The product of what was offered (and of what chance could say, the deal included) along random games, the median: the size of the tree if all lines were like this one.
card-positions = Positions
card-positions-how = Birthday estimate over all positions in the second halves of up to 100 random games: pairs of different games by how often they meet. With > no two met, and there are more than a third as many as pairs (95 %).
card-bytes = Size of a position
card-bytes-how = Bytes as JSON, the mean of the same positions.
card-draws = Ways to draw what is hidden
card-draws-how = The product of what chance was asked when a seat’s view was dealt anew (`resample`), in order: the median and the most of a position a game. An upper bound of the size of an information set.
card-hidden = States in an information set
card-hidden-how = Birthday estimate over 64 redeals of the same views, the median. With > no two were alike. Likely states count for more than rare ones.
card-observation = Size of an observation
card-observation-how = Floats (`rules.observation_shape`), the same for all players and options.
card-luck = Share of luck
card-luck-how = The variance of a seat’s return that the deal and later chance explain by themselves; then with what chance does only together with who plays. Among players drawn from all levels. Every deal is played with two courses of chance and two line-ups each; covariances of games that share a part (Sobol). In brackets 95 % by bootstrap over deals.
card-parts = Parts of the variance
card-parts-how = Deal / later chance / who plays and what they draw / what only comes about together. What comes out below nothing by the chance of the sample is told as 0.
card-seats = Wins by seat
card-seats-how = Games of the best level in all seats, in the order of the seats, ± 95 %.
card-baseline = Baseline
card-baseline-how = `backroom match`, all games: the share of wins of one against copies of the other, with its 95 % interval.

## Titles and rules
titles-won-by = To win:
titles-players = { $least } to { $most } players, { $minutes } minutes
titles-bots = bots: { $bots }
rules-none = No clause mentions ‘{ $value }’.
rules-kind-S = printed rule
rules-kind-R = house ruling
rules-kind-D = rebuilt

## The terminal table
term-welcome = { $title }. Welcome to the back room, { $name }.
term-against = At the table with you: { $others }.
term-option = Agreed: { $option }.
term-sealed = Sealed before the deal (SHA-256), to be opened after the game:
term-opened = What was sealed, opened:
term-help-hint = Choose by number or by text. ? tells what else you can say.
term-prompt = Your choice:
term-resumed = The game goes on where it was left.
term-score = Score

# Who sits at a table whose title names nobody.
term-underworld-1 = Jack McGurn
term-underworld-2 = Frank Nitti
term-underworld-3 = Jake Guzik
term-underworld-4 = Vincent Drucci
term-underworld-5 = Spike O’Donnell
term-underworld-6 = Tony Lombardo

## The terminal table: what a person can say
term-help-choices = Choose by number or by text; capitals do not matter, and text may be shortened as long as it means one thing only.
term-help-number = choose what bears this number
term-help-text = choose by text; ‘{ $short }’ will do
term-help-board = the table once more
term-help-hand = your cards
term-help-list = the question and your choices once more
term-help-discards = what lies on the discard pile
term-help-log = the last things that happened, 20 if you do not say how many
term-help-hint-command = what a bot would choose in your place, and why
term-help-why = what is not possible now, numbered, with the rule against it
term-help-why-action = why that is not possible, with the whole clause; ‘why { $clause }’ tells a clause
term-help-rules = the rules clause by clause, or only those that mention a word
term-help-back = take back the last step of an unfinished choice (‘undo’ does the same)
term-help-save = save the game and play on
term-help-quit = save the game and leave

## The terminal table: answers
term-ambiguous = ‘{ $value }’ could mean { $meanings }{ $more ->
    [0] {""}
   *[other] {" "}or { $more } other choices
}: say more.
term-no-such-number = There is no choice { $value }: they go from 1 to { $most }.
term-nothing-to-take-back = There is nothing to take back: what has been played stays played.
term-not-a-count = ‘{ $value }’ is not a number of sentences: say for example ‘log 20’.
term-no-hand = There is no hand of cards in this game.
term-no-discards = There is no discard pile in this game.
term-hint = A { $bot } would take number { $number }, ‘{ $action }’:
term-hint-wins = That wins about { $count } of 100 games.
term-hint-other = Number { $number }, ‘{ $action }’, wins about { $count } of 100.
term-you-may = You may: ‘{ $action }’ is choice { $number }.
term-all-possible = Nothing you could think of is forbidden now.
term-not-possible = Not possible now:
term-likewise = { $more ->
    [0] The same goes for { $names }.
   *[other] The same goes for { $names } and { $more } more.
}
term-why-more = ‘why’ with one of these numbers tells the whole clause.
term-saved = Saved:
term-quit-sure = Save the game and leave the table? (y/n)
term-kept-over = The game is kept. To see it again:
term-kept-running = The game is kept. To go on with it:
term-cannot-save = The game cannot be saved in ‘{ $value }’: { $reason }.
term-no-seeds = This game cannot go on: its seeds should lie in ‘{ $value }’.
term-other-seeds = This game cannot go on: the seeds beside ‘{ $value }’ are not those it was dealt with.
term-other-seats = This game cannot go on here: it is not one person at seat 1 against bots.
term-game-over = There is nothing to go on with: the game in ‘{ $value }’ is over.

## The terminal table: replays
term-replay-seat = Seat { $number }: { $name } ({ $player })
term-replay-uncommitted = Nothing was committed before this game: its chance cannot be verified.
term-replay-as-seat = As { $name } knew it.
term-replay-open = Laid open: the game is over.
term-replay-onlooker = As an onlooker knows it: the game is not over.
term-replay-move = Move { $number }, { $name }
term-replay-undo = { $name } took a choice back
term-replay-talk = { $name }: “{ $words }”
term-replay-next = Enter goes on, q stops:
term-replay-running = So far: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. The game is not over.

## The table server
table-unknown = There is no table ‘{ $value }’.
table-stranger = This link opens nothing here: ask the host for a new one.
table-other-protocol = This page is older or newer than the server: load it again.
table-no-hello = The connection did not say who it is.
table-crowded = Too many are connected to this table.
table-too-fast = That was too much at once: the connection was closed.
table-malformed = This message cannot be read: { $reason }.
table-deleted = This table has been deleted.
table-kicked = The host has sent you away from this seat.
table-link-spent = This link has been used: a chair’s link is good for sitting down once.
table-link-to-spend = Take the chair first: this link only opens the door.
table-key-revoked = This device was signed out of its seat by another one.
table-seat-gone = This chair was given to a bot.
table-relinked = The onlookers’ link was changed: ask the host for the new one.
table-invited-anew = This invitation was replaced: ask the host for the new link.
table-key-twice = This key is known here already: every chair needs one of its own.
table-too-many-devices = This seat is played on { $most } devices already: sign the others out first.
table-no-onlookers = This table has no onlookers.
table-bad-words = Words need something that can be seen, and no control characters.
table-house-closes = The house closes for a moment; the game goes on where it was.
table-onlooker = Onlookers cannot do that.
table-not-here = ‘{ $value }’ cannot be said here.
table-not-host = Only the host can do that.
table-by-link-only = This table is by invitation: a seat is taken by its link.
table-no-free-seat = No seat is free at this table.
spoken-unknown = Nobody is waiting by these words: perhaps one was misheard, or the code is too old. Ask for the code once more.
spoken-too-often = So many codes were tried that the next must wait a few minutes. A link always works.
table-wrong-seats = { $value } seats were named for { $players } players.
table-bad-name = A name needs at least one letter that can be seen.
table-bot-plays = A bot plays this seat.
table-is-gathering = The table still waits for people.
table-is-sealing = The deal is being sealed; one moment.
table-is-playing = The game is in play.
table-is-paused = The game is paused.
table-is-over = The game is over.
table-is-closed = The table is closed.
table-is-stranded = This house no longer has the rules or the data that the table was begun with. Nothing is lost: it goes on when the house has them again. Once the host closes it, its record can be had.
table-not-begun = The game has not begun.
table-not-all-in = Not everybody sits yet.
table-not-over = The game is not over yet.
table-not-asked = It is not for you to choose now.
table-stale = The table has moved on: look again.
table-no-such-action = ‘{ $value }’ is not an action of this game.
table-choice-whole = The choice was whole already before its last part.
table-nothing-chosen = You have taken everything back again: that chooses nothing.
table-undo-asked = Somebody’s wish to undo is being voted on.
table-nothing-to-undo = There is nothing of yours to take back.
table-undo-too-late = That was too long ago: only the last { $most } choices can be taken back.
table-no-vote = There is nothing to vote on.
table-other-contribution = This contribution is not the one that was committed to.
table-record-for-players = The record is for those who played. Onlookers have the diary.
table-record-later = The whole record can be had once the game is over; until then there is the diary of your own seat.
table-no-whisper = There is nobody here whom you may whisper to now.
table-no-hint = No hint can be given now.
replay-not-over = A game that is not over can only be seen as a seat or an onlooker knows it.
replay-start-not-ours = This record begins in the middle of a game, with a state that nobody can check. It can be replayed on your own machine only: backroom replay FILE
replay-origin-long = This record is too long to play on from: more than { $most } characters.
replay-origin-deep = This game was forked from a fork already; at most { $most } can be nested.
replay-no-moment = This record has no move { $value }.
replay-fork-over = The game is over at this moment: there is nothing to play on.
store-trouble = The database did not take it; nothing has changed.
store-lost-race = Another server was quicker; look again.
store-busy = The database is held by another program; nothing has changed. Try again.
store-away = The database cannot be reached; nothing has changed. Try again.
store-no-answer = The database ‘{ $value }’ cannot be used ({ $reason }).
store-full = The disk is full; nothing has changed.
store-other-version = This database was written by another version of Backroom.
store-not-upgraded = This database was written by an earlier Backroom: open it once with ‘backroom serve’, which brings it up to date and keeps a copy.
store-read-only = The database or its folder may not be written here: nothing has changed. Look at the owner and the permissions of the file and its folder.
store-unreadable = The database is damaged, or is none: { $reason }. Put back the last backup; ‘backroom check’ says what can still be read.
store-not-there = There is no database at ‘{ $value }’.
store-in-use = The database is in use by process { $value } ({ $name }): only one server can have it. Stop that one, or choose another database with --db.
store-no-such-database = ‘{ $value }’ is no database that Backroom can use: it knows SQLite, as in sqlite:///tables.db, and PostgreSQL.
store-no-driver = For the database ‘{ $value }’ the package { $name } is needed, and it is not installed: pip install ‘backroom[postgres]’
bus-unknown = ‘{ $value }’ is no bus that Backroom can use: it knows Redis, as in redis://localhost/0.
bus-for-postgres = A bus (‘{ $value }’) is for several servers on one PostgreSQL: name that with --db, or leave --bus out.
bus-no-driver = For the bus ‘{ $value }’ the package { $name } is needed, and it is not installed: pip install ‘backroom[redis]’
tables-line = { $value }  { $title }  { $name }  { $count ->
        [one] one entry
       *[other] { $count } entries
    }  last changed { $when }
tables-reported = { $count ->
        [one] one report
       *[other] { $count } reports
    }
tables-count = { $count ->
        [0] There are no such tables.
        [one] One table.
       *[other] { $count } tables.
    }
tables-seat = Seat { $value }: { $name } ({ $player }); keys: { $keys }
tables-closed = Table { $value } is closed: nobody plays there any more.
order-not-done = The house is open and has not done it yet with table { $value }: look at its log.
block-done = { $value } is not let in any more. Houses that are open know it within seconds.
block-undone = { $value } is let in again.
block-not-there = { $value } is not blocked.
block-count = { $count ->
        [0] Nobody is blocked.
        [one] One is blocked.
       *[other] { $count } are blocked.
    }
reports-line = Report { $value } of table { $name }, { $when }:
reports-count = { $count ->
        [0] No reports.
        [one] One report.
       *[other] { $count } reports.
    }
reports-done = Report { $value } is dealt with.
reports-unknown = There is no report ‘{ $value }’.
server-blocked = The operator of this house does not let you in.
server-reported-enough = You have told the operator of this house a great deal already; wait a while.
backup-sqlite-only = Only a database of SQLite can be backed up by this command: use the tools of your database server.
table-damaged = The journal of this table is damaged. It cannot be played on until the operator has mended it.
server-no-port = The server cannot listen at ‘{ $value }’: { $reason }.
door-not-here = The door is opened and shut at the computer that the house runs on, and nowhere else.
door-no-network = This computer is in no network at home or at work: nobody could come in.
door-no-port = The door cannot be opened at ‘{ $value }’: { $reason }.
server-other-origin = This request comes from a page of somebody else’s.
server-too-fast = Too many requests; wait a moment.
server-for-operators = These figures are for the operator of this server.
server-too-large = That is too large: at most { $most } bytes are taken.
server-too-costly = That took too much time or memory and was given up.
server-busy = The house has its hands full; try again in a moment.
server-not-understood = The house cannot make anything of that.
server-other-host = This house is not called that. If it should be, its operator names it with --allowed-host.
server-no-upgrade = Here a WebSocket is asked for. If there is a proxy between, it has to pass on ‘Upgrade’ and ‘Connection’.
server-too-often = That costs the house much work: wait a moment before you ask again.
server-too-many-tables = So many tables were opened from here that the next must wait a while.
server-stored-too-much = So much was stored from here that more must wait a while.
table-words-spent = So many words were said in this game that there is room for no more: at most { $most } letters each.
table-talks-too-fast = That was much talk at once: wait a moment.
table-wishes-spent = That was asked too often in this game: at most { $most } times.
table-too-many-places = Your seat is open in too many places: this was the oldest.
serve-no-network = ‘{ $value }’ is no address or network, such as 10.0.0.0/8.
serve-no-host = ‘{ $value }’ is no name of a host, such as games.example.
serve-no-root = ‘{ $value }’ is no path, such as /backroom.
store-file-there = The file ‘{ $value }’ is there already.
play-open-at = The table is open at { $value }
play-stop-with = Stop it with Ctrl+C; games go on where they were.
serve-open-at = Serving at { $value }
backup-done = Backed up to ‘{ $value }’.
keep-wrong-days = ‘{ $value }’ is no number of days: more than 0, please.
forget-done = The names and words at table { $value } are erased. Copies that were made before have them still: backups, exports, records that players saved.
forget-deleted = Table { $value } is deleted. Copies that were made before have it still: backups, exports, records that players saved.
prune-done = { $count ->
    [0] No table is that old.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
}
export-done = { $count ->
    [one] One game written to ‘{ $value }’.
   *[other] { $count } games written to ‘{ $value }’.
}
check-damaged = The table ‘{ $value }’ is damaged at line { $line }: { $reason }. To mend it, export the last backup and import it here.
check-stranded = The table ‘{ $value }’ cannot be played by this Backroom: { $reason }. Nothing of it is lost.
check-whole = { $count ->
    [one] One table was looked at: it is whole.
   *[other] { $count } tables were looked at: all are whole.
}
import-moved = { $count ->
    [one] One table came in, and was compared line by line: it is the same.
   *[other] { $count } tables came in, and were compared line by line: they are the same.
}{ $same ->
    [0] {""}
   *[other] {" "}Already there: { $same }.
}
import-other = Table { $value } is there already, and is another one: it was left alone.
import-done = { $count ->
    [one] One table came in.
   *[other] { $count } tables came in.
}

## The doctor: what it finds
doctor-verdict-ok = ok
doctor-verdict-note = note
doctor-verdict-wrong = wrong
doctor-version = Backroom { $value } on { $python }, { $system }.
doctor-rules-compiled = The rules are compiled.
doctor-rules-edited = The rules are interpreted, because this is an installation for developers; they play the same, only slower.
doctor-rules-pure = The rules are interpreted, because the package that was installed is the one for every machine; they play the same, only slower. For compiled ones install from the sources, with a C compiler at hand. If ./play has just set it up, they are being compiled meanwhile, and the next start uses them.
doctor-client = The browser table is there.
doctor-client-edited = The browser table is not built, because this is an installation for developers: ./play builds it, and the terminal table works without it.
doctor-client-missing = The browser table is missing in this package: install Backroom anew, or play with ‘backroom play --terminal’.
doctor-dependencies = { $count ->
    [one] The one package that Backroom needs is there, in a version that it was tested with.
   *[other] All { $count } packages that Backroom needs are there, in versions that it was tested with.
}
doctor-dependencies-wrong = Packages that Backroom needs are missing or too old ({ $value }): install Backroom anew.
doctor-dependencies-newer = Some packages are newer than those that this Backroom was tested with ({ $value }): if something goes wrong, look for a newer Backroom.
doctor-clock = The clock says { $value }.
doctor-clock-early = The clock says { $value }, which is before Backroom was installed: set it right.
doctor-clock-behind = { $count ->
    [one] A server was open on this database one minute from now: set the clock right.
   *[other] A server was open on this database { $count } minutes from now: set the clock right.
}
doctor-settings = The settings are in order; their file: { $value }.
doctor-settings-wrong = The settings are wrong, and nothing that they name was looked at: { $reason }
doctor-folder = The folder ‘{ $value }’ can be written.
doctor-folder-later = The folder ‘{ $value }’ is not there yet; it will be made when it is needed.
doctor-folder-closed = The folder ‘{ $value }’ cannot be written: look at its owner and its permissions.
doctor-disk = { $free } MB are free on the disk of ‘{ $value }’.
doctor-disk-little = Only { $free } MB are free on the disk of ‘{ $value }’: make room soon.
doctor-disk-full = The disk of ‘{ $value }’ is as good as full ({ $free } MB): make room now.
doctor-database = { $count ->
    [one] The database ‘{ $value }’ is sound: one table, { $size } MB, schema { $version }.
   *[other] The database ‘{ $value }’ is sound: { $count } tables, { $size } MB, schema { $version }.
}
doctor-database-later = The database ‘{ $value }’ is not there yet; it will be made when it is needed.
doctor-database-old = The database ‘{ $value }’ was written by an earlier Backroom: the next ‘backroom serve’ brings it up to date and keeps a copy.
doctor-database-closed = The database ‘{ $value }’ can be read but not written: look at its owner and its permissions.
doctor-database-wrong = The database ‘{ $value }’ cannot be used: { $reason }
doctor-port-any = Any free port will be taken.
doctor-port-free = { $value } is free to listen at.
doctor-port-ours = A server of Backroom answers at { $value }.
doctor-port-taken = Nobody can listen at { $value } ({ $reason }): choose another one with --host and --port, or stop what has it.
doctor-index-no-pip = Whether there is a newer release cannot be asked, because pip is not installed here.
doctor-index-silent = Whether there is a newer release is not known: the package index could not be reached, or does not have Backroom.
doctor-release-newer = There is a newer release, { $value }: install it when nobody plays.
doctor-release-newest = The newest release is { $value }.

## Lessons
lesson-coach = Vera
lesson-coach-place = behind the bar
lesson-not-this = The rules allow that, but it is not what we are after here.
lesson-none = There are no lessons for { $title } yet.
lesson-no-such = There is no lesson ‘{ $value }’ for { $title }: choose among { $expected }.
lesson-nothing-asked = There is nothing to choose at this step.
lesson-not-answered = This step still waits for your choice.
lesson-changed = This lesson has changed since you left it, so it begins anew.
lesson-hint = That is what the coach has in mind.
lesson-not-a-game = Only a guided game goes on freely.
lesson-broken = This lesson does not fit the rules any more. ‘backroom lesson check’ says where.
lessons-fine = { $count ->
    [one] One lesson is in order.
   *[other] { $count } lessons are in order.
}
lessons-minutes = { $minutes } min

## Lessons: what is wrong with a file
lesson-wrong = { $name } is ‘{ $value }’, expected { $expected }.
lesson-unknown-key = ‘{ $value }’ means nothing here: there are { $expected }.
lesson-lacks = ‘{ $value }’ is missing.
lesson-only-with-do = ‘{ $name }’ means nothing at a step without ‘do’.
lesson-long-text = ‘{ $value }’ is no text of 1 to { $most } characters on one line.
lesson-not-in = This text is missing in the language ‘{ $value }’.
lesson-no-thing = No thing is called ‘{ $value }’.
lesson-stray-brace = A brace without a thing stands in ‘{ $value }’.
lesson-refused = This cannot be played here.
lesson-never-falls = Chance cannot bring ‘{ $value }’ here.
lesson-no-path = The learner’s view has nothing at ‘{ $value }’.
lesson-brings-not = ‘{ $value }’ does not happen; what happens is { $expected }.
lesson-accepts-nothing = ‘{ $value }’ fits no choice that is possible here.
lesson-no-answer = ‘{ $value }’ does not reach the goal ‘{ $name }’ for sure.
lesson-other-answer = ‘{ $value }’ reaches the goal ‘{ $name }’ too, and is not among the answers.
lesson-unproved = After { $count } choices there are still more: too many to prove that an answer is the only one.
lesson-dead-end = After ‘{ $value }’ the lesson cannot go on at line { $line }.

## Lessons in the terminal
term-lesson-step = Step { $number } of { $count }
term-lesson-hint = Choose by number or by text. ‘skip’ does it for you, ‘again’ begins the step anew, ‘quit’ leaves; ? tells the rest.
term-lesson-read = Enter to go on:
term-lesson-resumed = The lesson goes on where you left it. ‘again 1’ begins from the start.
term-lesson-over = That was the lesson.
term-lesson-free = The lesson is over, and the game is yours: play on as you like.
term-lesson-quit = The lesson is kept at this step. To go on with it:
term-lesson-not-open = The game is not open at this step: read, and go on with Enter.
term-lesson-no-step = There is no step ‘{ $value }’ to go back to: you are at { $most }.
term-lesson-help-enter = go on, where there is only something to read
term-lesson-help-skip = have the step done for you
term-lesson-help-again = begin this step anew, or go back to an earlier one
term-lesson-help-quit = leave; the lesson remembers where you are

## Manners
manners-title = Manners in { $title }: { $players } players, { $games } games each against { $player }
manners-manner = Manner
