# The rulebook and the reference card: what nothing on the first screen of a table says.

## The rulebook
web-rulebook = Rulebook
web-contents = Contents
web-search = Search the rules
web-places = { $count ->
    [one] one place
   *[other] { $count } places
}
web-clear = Clear
web-back-to-table = Back to the table
web-back-to-lesson = Back to the lesson
web-print = Print
web-every-clause = Every rule, clause by clause
web-stated = No mark: printed, in our own words
web-ruling = House ruling: where the printed rules are silent or unclear
web-rebuilt = Rebuilt: what the printed rules do not show
web-ruling-mark = house ruling
web-rebuilt-mark = rebuilt
web-refused-here = Your move was refused here
web-nothing-found = Nothing here speaks of ‘{ $value }’.

## The reference card
web-card = Reference card
web-card-book = The whole rulebook
web-card-keys = Keys
web-card-key-card = this card
web-card-key-ask = ask about what has the focus
web-card-key-pause = pause a result
web-card-key-back = take back, close
web-card-key-confirm = confirm
web-card-none = Nobody has written a card for this title yet.
