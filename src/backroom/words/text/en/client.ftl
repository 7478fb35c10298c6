# The browser table: words that belong to no title.

web-guest = Guest
web-home = Home
web-menu = Menu and settings
web-language = Language
web-close = Close
web-elsewhere = Elsewhere in the house
web-unreachable = The house cannot be reached. Is the server running?
web-loading = A moment …

## Home
web-tagline = Four Chicago games for friends and bots. No account.
web-pull-up = Pull up a chair
web-title-chicago-gangsters = Chicago Gangsters
web-title-gangster = Gangster
web-title-chicago-poker = Chicago Poker
web-title-chicago = Chicago
web-line-chicago-gangsters = Promise eight, bring six, split the whisky with whoever trusted you.
web-line-gangster = Drive, drop your men, carry off theirs before the day of reckoning.
web-line-chicago-poker = Three hands at once, half of them face down, and a bullet on the table.
web-line-chicago = Run the streets, seize bars and casinos, settle the rest with dice.
web-short-chicago-gangsters = Promise eight, then bring six.
web-short-gangster = Drop your men, carry off theirs.
web-short-chicago-poker = Three hands at once and one bullet.
web-short-chicago = Seize the bars, settle it with dice.
web-players-word = players
web-minutes-word = min
web-play = Play
web-not-yet = Not open yet
web-invite-friends = Invite friends
web-options = Options
web-rules = Rules
web-hot-seat = Hot seat
web-replays = Replays
web-join = Join a table
web-continue = Continue
web-open = Open
web-all-games = All games
web-forget = Forget
web-watch-replay = Watch replay
web-round = Round { $round }
web-your-turn = your turn
web-running = under way
web-gathering = waiting for players
web-over = finished
web-waits-for = waiting for { $name }
