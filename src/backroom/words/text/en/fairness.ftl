# The fairness panel of the browser table: what is sealed, what was checked, what is not proved.

web-fairness = Fairness
web-checking = Checking …
web-unchecked = Not checked
web-fair = Fairly dealt
web-fair-alone = It agrees with itself
web-fair-all = Every one of { $count } draws recomputed: all fit.
web-fair-how = Your browser did it in { $milliseconds } ms, without asking the house: { $deal } draws for the deal, { $later } later.
web-unfair = This does not fit
web-unfair-unsealed = The record was changed after it was written.
web-unfair-no-commitments = Nothing was sealed before this game: its chance cannot be checked.
web-unfair-not-revealed = The numbers are opened only at the end.
web-unfair-house = The house opened another seed than it had sealed.
web-unfair-chain = The lines of the record do not give the mark that it ends with.
web-unfair-undo = A choice is taken back in it that was never made.
web-unfair-unreadable = The record cannot be read.
web-unfair-seat = { $name } opened another number than was sealed.
web-unfair-misfit = { $move ->
    [0] Draw { $outcome }, in the deal, is not what the numbers give.
   *[other] Draw { $outcome }, in move { $move }, is not what the numbers give.
}
web-wrong-house = The house’s seal is not the one that your browser saw before the deal.
web-wrong-seal = The seal of { $name } is not the one that your browser saw before the deal.
web-wrong-left-out = Others were left out of the deal than your browser was told before it.
web-wrong-dropped = The house confirmed that it had your number, and left it out of the deal.
web-wrong-other-number = In your place stands another number than the one you gave.
web-wrong-title = It is the record of another game.
web-wrong-data = Other data was in play than your browser was told.
web-wrong-rules = Other rules were in play than your browser was told.
web-wrong-heads = The record was changed after you had seen it: mark { $number } of the { $count } that your browser was given is not in its chain.
web-wrong-act = Your choice number { $number } ({ $actions }) does not stand in it as you made it.
web-wrong-words = { $count ->
    [one] One line that you heard does not stand in it.
   *[other] { $count } lines that you heard do not stand in it.
}
web-alarm = The house contradicts itself
web-alarm-more = What it says now does not fit what your browser noted before.
web-alarm-look = See what does not fit
web-alarm-keep = Save the receipt and the record before you close this page: they are your evidence.
web-sealed-now = Sealed
web-sealed-more = After the game all numbers are opened, and your browser recomputes every draw by itself.
web-sealed = Sealed before, opened after
web-sealed-why = Each put a number under seal before the first card; after that none could be changed. Nobody could choose a number to suit the others’.
web-mine-waiting = Your number is sealed. It goes to the house once everybody’s is.
web-mine-taken = The house has confirmed that it has your number.
web-mine-late = The house has not confirmed your number yet.
web-mine-left-out = Your number came too late and was left out. Everybody was told so before the deal.
web-mine-none = This browser gave no number.
web-mine-onlooker = You are looking on: onlookers give no number.
web-left-out = Left out of the deal, for all to see: { $name }.
web-left-out-none = Nobody who sealed a number was left out.
web-left-out-mark = left out: it came too late
web-who = Who
web-seal = Seal, before the deal
web-number = Number, after the end
web-still-sealed = still sealed
web-the-house = The house
web-seed = seed
web-your-browser = your browser
web-their-browser = their browser
web-bots-add-nothing = Bots add nothing: their number would be the house’s.
web-gave-nothing = Gave no number.
web-fits = fits
web-fits-not = does not fit
web-mix = All together make the stream.
web-mix-how = HMAC-SHA-256 over seed, numbers and a counter; shuffles by Fisher–Yates.
web-checked = What your browser checked
web-checked-draws = Every draw of the game: { $count }, recomputed from the opened numbers.
web-checked-seals = The seals are those that it saw before the deal.
web-checked-mine = Your number was in it.
web-checked-heads = { $count ->
    [one] Nothing was changed since you saw it: the one mark that the house gave you stands in the record’s chain.
   *[other] Nothing was changed since you saw it: all { $count } marks that the house gave you on the way stand in the record’s chain.
}
web-checked-beyond = { $count ->
    [one] One line came after the last mark that you were given: your receipt says nothing of it.
   *[other] { $count } lines came after the last mark that you were given: your receipt says nothing of them.
}
web-checked-acts = { $count ->
    [one] Your one choice stands in it as you made it.
   *[other] Your { $count } choices stand in it as you made them.
}
web-checked-words = { $count ->
    [one] The one line of talk that you heard stands in it, word for word.
   *[other] The { $count } lines of talk that you heard stand in it, word for word.
}
web-checked-hidden = { $count ->
    [one] One line was erased, or is not yours to read: what stood in it cannot be compared.
   *[other] { $count } lines were erased, or are not yours to read: what stood in them cannot be compared.
}
web-checked-no-receipt = This browser kept no receipt of this game. Whether it is the game that was played, a record alone cannot show.
web-not-proved = What this does not prove
web-not-proved-house = The house has known every card since the deal. That it told nobody, no calculation can show.
web-not-proved-alone = Without a receipt a record only agrees with itself: a house could invent a whole game that does.
web-not-proved-receipt = Your receipt convinces you, who kept it. Others have only your word that you did not write it yourself.
web-not-proved-rules = Whether every move was allowed, and all that you were shown stands in the record, ‘backroom verify’ tells; your browser does not know the rules.
web-check-yourself = How to check it yourself
web-check-yourself-more = Save both files. On a machine with Backroom, best your own, say:
web-copy-command = Copy the command
web-record-for-players = Only those who played get the record: it shows every hand.
web-save-record = Save the record
web-save-receipt = Save the receipt
web-proof-fits = Checked by your browser: fairly dealt, nothing changed
web-proof-alone = Checked: the numbers fit, but this browser did not see the game played
web-proof-wrong = Checked by your browser: something does not fit
web-luck = The luck of this game
web-luck-parts = Draws of 20 or more possibilities by size, in ten equal parts
web-luck-counted = { $counted } of the { $count } draws are counted here: the others had fewer than 20 possibilities.
web-luck-expected = Expected: { $expected } in each of { $parts }.
web-luck-of-hundred = of 100 fair games are this uneven or more.
web-luck-no-proof = Small chances happen. Luck is no proof; the seals are.
