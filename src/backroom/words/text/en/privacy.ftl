# The page about privacy, and deleting.

web-privacy-intro = What this house keeps of you, for how long, and who can see it. There is no account, no cookie and no tracker, and nothing is fetched from other sites.
web-privacy-stored = What the house keeps
web-privacy-stored-name = The name you sit down with. Any name will do.
web-privacy-stored-words = What you say at a table, aloud or whispered.
web-privacy-stored-moves = What you chose and when: that is the game.
web-privacy-stored-keys = A fingerprint of your keys (SHA-256). The keys themselves stay in your browser.
web-privacy-stored-seeds = The numbers behind the shuffles: secret until the game is over, then part of its record.
web-privacy-stored-address = Your network address only while you are connected, in memory, to hold limits. It is not written down.
web-privacy-long = For how long
web-privacy-over-days = { $count ->
    [one] A finished game is deleted a day after its end, with all that stands above.
   *[other] A finished game is deleted { $count } days after its end, with all that stands above.
}
web-privacy-over-ever = Finished games stay until somebody deletes them.
web-privacy-left-days = { $count ->
    [one] A game that was never finished is deleted a day after the last thing that happened in it.
   *[other] A game that was never finished is deleted { $count } days after the last thing that happened in it.
}
web-privacy-left-ever = Games that were never finished stay until somebody deletes them.
web-privacy-long-ever = This house deletes nothing by itself. A table stays until somebody deletes it.
web-privacy-long-unknown = This house does not say. Ask whoever runs it.
web-privacy-who = Who can see it
web-privacy-who-all = Names, open talk and what lies open: everybody at the table, onlookers too. If the table is open to strangers, its names stand in the lobby.
web-privacy-who-whispers = Whispers: only those whom they were meant for, in the record too.
web-privacy-who-hands = Hands: their owner. After the end the record shows them to those who played, not to onlookers.
web-privacy-who-house = Whoever runs this house can read its database, with names, words and hands.
web-privacy-delete = Deleting
web-privacy-delete-mine = ‘Delete my name and words’ stands in a table’s menu and in the list of your games. Name and words go from the house for good; your choices stay, for they belong to the others’ game too.
web-privacy-delete-host = Whoever opened a table can delete it whole.
web-privacy-browser = What this browser keeps
web-privacy-browser-list = { $tables ->
    [0] No keys to tables
    [one] The keys to one table
   *[other] The keys to { $tables } tables
}, results and receipts of games, your name and your settings. They leave it only when you play or save them.
web-privacy-browser-delete = Delete all that this browser keeps
web-privacy-browser-sure = Sure? You lose your seats and receipts
web-privacy-browser-done = Deleted. This browser knows nothing of you any more.
web-privacy-version = This house runs Backroom { $value }.
web-erase = Delete my name and words
web-erase-more = Your name and all you said go from this table for good. Your choices stay.
web-erase-sure = Delete them for good
web-erasing = Being deleted …
web-erase-done = Your name and words are deleted here.
web-delete-table = Delete this table
web-delete-table-more = The whole table goes, for everybody: names, words, choices and the record.
web-delete-table-sure = Delete it for everybody
web-delete-table-done = The table is deleted.
web-words-erased = (words that were deleted)
web-keep-it = Keep

## The report button

web-report = Report something
web-report-to = What you write goes to whoever runs this house, with your seat. Nobody at the table sees it.
web-report-words = What is wrong?
web-report-send = Send the report
web-report-done = Thank you. Your report has reached the operator of this house.
