# The house: words that belong to no title.

seat-number = seat { $n }
list-and = { $first } and { $last }
house = the house
game-over = The game is over.

## Refusals of the kernel
refused-over = The game is over.
refused-not-asked = It is not for { $seat } to choose now: the table waits for { $seats }.
refused-unfinished = ‘{ $action }’ is only the beginning: finish the choice.

## Bad input
no-such-index = There is no action number { $value }: they go from 0 to { $count }, the last not included.
no-such-action = ‘{ $value }’ is not an action; the nearest one is ‘{ $near }’.
no-such-seat = There is no seat { $value }: this table has seats 1 to { $players }.
no-such-title = There is no title ‘{ $value }’: choose among { $expected }.
no-such-option = { $title } has no option ‘{ $value }’: it has { $expected }.
no-such-bot = There is no bot ‘{ $value }’ for { $title }: choose among { $expected }.
no-such-language = There is no language ‘{ $value }’ here: choose among { $expected }.
no-such-clause = There is no clause ‘{ $value }’.
no-such-file = The file ‘{ $value }’ cannot be read: { $reason }.
option-malformed = ‘{ $value }’ is not an option: write name=value, as in short=true.
option-out-of-range = { $name } cannot be ‘{ $value }’: it is one of { $expected }.
option-not-for-players = { $name } is for { $least } to { $most } players, not for { $value }.
number-out-of-range = { $name } cannot be { $value }: it must be a whole number from { $least } to { $most }.
wrong-player-count = { $title } is for { $least } to { $most } players, not for { $value }.
wrong-bot-count = { $value } bots were named for { $players } seats: name one for all, or one for each.
empty-submission = Nothing was chosen: at least one action is needed.
data-not-toml = The data file cannot be read as TOML: { $reason }.
data-wrong = The data file is wrong at line { $line }: { $name } is ‘{ $value }’, expected { $expected }.

## Records
record-not-one = This file is not a record of Backroom.
record-other-version = This record is of format { $value }; this Backroom reads format { $expected }.
record-cut-short = This record is cut short: after { $lines } lines the closing line is missing.
record-lines-missing = This record has { $value } lines before its last one, but should have { $expected }: it was cut or added to.
record-changed = This record was changed after it was written: its seal does not fit.
record-bad-line = Line { $line } of this record cannot be read: { $reason }.
record-deal-unfit = The deal of this record does not fit the rules: { $reason }.
record-move-unfit = Move { $number } of this record ({ $seat }: { $actions }) is not allowed by the rules.
record-chance-unfit = The chance of move { $number } does not fit the rules: { $reason }.
record-chance-left = { $number ->
    [0] The deal of this record holds { $count } outcomes too many.
   *[other] Move { $number } of this record holds { $count } outcomes too many.
}
record-end-unfit = This record says the game ended with ‘{ $value }’, but by its moves it is ‘{ $expected }’.
record-other-data = This record was played with other data (version { $value }) than this Backroom has for { $title }.
verify-no-commitments = All { $moves } moves fit the rules, but this record has no commitments: its chance cannot be checked.
verify-not-revealed = All { $moves } moves fit the rules, but the secrets are revealed only at the end of a game: its chance cannot be checked yet.
verify-house-broken = The house revealed another seed than it committed to.
verify-seat-broken = What { $seat } revealed is not what it committed to.
verify-misfit = { $number ->
    [0] Outcome { $outcome }, in the deal: the record says { $value } below { $below }, the seeds give { $expected }.
   *[other] Outcome { $outcome }, in move { $number } ({ $actions }): the record says { $value } below { $below }, the seeds give { $expected }.
}
verify-fits = { $outcomes } outcomes of { $moves } moves recomputed: every one fits the commitments.

## Reasons of bots
why-random = picked at random.
