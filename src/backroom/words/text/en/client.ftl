# The browser table: words that belong to no title.

web-guest = Guest
web-home = Home
web-menu = Menu and settings
web-language = Language
web-close = Close
web-elsewhere = Elsewhere in the house
web-privacy = Privacy
web-unreachable = The house cannot be reached. Is the server running?
web-loading = A moment …

## Home
web-tagline = Four Chicago games for friends and bots. No account.
web-pull-up = Pull up a chair
web-players-word = players
web-minutes-word = min
web-play = Play
web-invite-friends = Invite friends
web-options = Options
web-rules = Rules
web-hot-seat = Hot seat
web-learn-in = Learn it in { $minutes } minutes
web-lessons = Lessons
web-replays = Replays
web-join = Join a table
web-have-code = I have a code
web-open = Open
web-watch-replay = Watch replay
web-round = Round { $round }
web-your-turn = your turn
web-running = under way
web-over = finished
web-waits-for = waiting for { $name }
web-nowhere = There is no such room
web-score = Score

## Settings
web-settings = Settings
web-your-name = Your name
web-theme = Look
web-theme-system = Like this device
web-theme-dark = Dark
web-theme-light = Light
web-confirm = Confirm moves
web-confirm-more = Whether a choice waits until you confirm it.
web-confirm-always = Always
web-confirm-compound = Only those in several parts
web-confirm-never = Never
web-motion = Motion
web-motion-more = Cards move from place to place.
web-motion-system = Your system asks for less motion.
web-sound = Sounds
web-sound-more = Short ones, for cards and duels.
web-about = Backroom: four Chicago games, rules in our own words, drawings of our own.
web-credits = Icons: game-icons.net (CC BY 3.0, Lorc, Delapouite and contributors) and Lucide (ISC). Typefaces: Limelight, Oswald and Source Sans 3 (SIL OFL).
web-licences = All licences, in full

## Set the table
web-set-the-table = Set the table
web-new-table = New table
web-new-table-more = nobody else sees it until you share a link
web-another-game = Or another game
web-who-sits = Who sits down
web-players = Players
web-friend = Friend
web-a-friend = A friend
web-bot = Bot
web-bot-word = bot
web-bot-random = Random
web-bot-rookie = Rookie
web-bot-soldier = Soldier
web-bot-capo = Capo
web-bot-boss = Boss
web-bot-line-random = takes anything
web-bot-line-rookie = a beginner like you
web-bot-line-soldier = sound and quick
web-bot-line-capo = weighs every whole move
web-bot-line-boss = looks ahead, reads the table
web-name-of = Name, { $name }
web-plays-here = Plays here
web-sitter-me = Host, at this device
web-sitter-friend = Comes by a link of their own
web-sitter-hot = Beside you; a curtain between turns
web-sitter-bot = Plays at once, never tires
web-invite-later = { $count ->
    [0] Choose ‘Friend’ for a chair: it gets a link and a QR code once the table is open.
    [one] One chair waits for a friend: its link and QR code come once the table is open.
   *[other] { $count } chairs wait for friends: their links and QR codes come once the table is open.
}
web-invite-nowhere = This computer is in no network: no friend could come in. ‘Hot seat’ is for somebody beside you.
web-variants = Variants
web-no-variants = This game is played in one way only.
web-habits = House habits
web-clock = Clock
web-clock-none = None
web-clock-live = Live
web-clock-days = Several days
web-clock-none-more = Everybody takes the time they need.
web-clock-then = When time runs out, a bot decides until you are back.
web-clock-decision = { $seconds } seconds a decision
web-clock-bank = { $minutes } minutes in all, { $more } seconds more a decision
web-clock-day = { $days ->
    [one] one day a decision
   *[other] { $days } days a decision
}
web-none = None
web-onlookers = Onlookers
web-see-open = See open cards
web-onlookers-yes = They know what everybody knows, never a hand.
web-onlookers-no = Only those who play.
web-listed = Open to strangers
web-listed-yes = The table stands in the lobby; anybody may take a free chair.
web-listed-no = Only who has a link can come.
web-all-set = All is set.
web-then-invite = Then you invite your friends.
web-checkable = Every shuffle can be checked after the game.
web-open-table = Open the table
web-start = Start the game

## Before the deal
web-chair-free = A chair is free for you
web-who-comes = Who is coming?
web-sealing = Sealing the deal
web-sit-down = Sit down
web-here = here
web-away = away
web-ready = ready
web-count-onlookers = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
web-invite-more = Whoever sits down with this link first has the chair; then it is used up. No account.
web-new-link = New link
web-new-link-more = The old link of this chair then opens nothing.
web-send-away = Send away
web-send-away-lobby = { $name } loses the chair. You get a new link for it.
web-send-away-game = { $name } is out for good: a bot plays on to the end.
web-send-away-sure = Send away for good
web-sent-away = { $name } has been sent away.
web-sent-away-link = The chair has a new link.
web-number-missing = The sealed number of { $seats } has not come.
web-number-missing-more = { $seconds ->
    [one] The deal goes on without it in one second. If it comes before that, it still counts.
   *[other] The deal goes on without it in { $seconds } seconds. If it comes before that, it still counts.
}
web-link = Link
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-send = Send
web-missing = { $count ->
    [one] One chair is still empty.
   *[other] { $count } chairs are still empty.
}
web-missing-more = Start lights up when everyone is in; bots can take what is free.
web-start-with-bots = Start with bots
web-have-link = You have a link or a code
web-paste-link = Paste the link, or type the words that you were told
web-code-shape = A code has two words and four digits, such as ‘velvet otter 4117’.
web-open-tables = Tables open to all
web-look-again = Look again
web-no-tables = No table is open to strangers at the moment.

## The table
web-table = Table
web-you = You
web-thinks = thinking
web-minded = bot minds
web-player = Player
web-onlooker = Onlooker
web-count-players = { $count } players
web-all-connected = all connected
web-some-away = somebody is away
web-reconnecting = connecting again …
web-waiting = The table waits for { $seats }.
web-take-back = Take back
web-undo = Undo
web-ask-undo = Ask the others to undo
web-undo-since = What the others did after it goes too.
web-undo-bots = What the bots did after it goes too; they do not mind.
web-undo-wish = { $seat } would like to take the last choice back.
web-undo-asked = You asked to undo. The others are thinking about it.
web-agree = Agree
web-disagree = Refuse
web-pause = Pause
web-paused = The game is paused.
web-resume = Go on
web-minded-you = A bot is minding your chair. Your cards are still yours.
web-back = I am back
web-resign = Resign
web-resign-sure = Resign for good: a bot plays on
web-leave = Leave the table
web-host = Your powers as host
web-replace = A bot until they are back
web-close-table = Close the table
web-invite-onlookers = A link for onlookers
web-looking-back = This is how it was then.
web-back-to-now = Back to now
web-log = Log
web-earlier = Earlier: { $count } more
web-talk = Talk
web-hints = Hints
web-say = Say it
web-say-something = Say something …
web-whisper = Whisper to { $name } only
web-whispered = whispered:
web-phrase-1 = Well played
web-phrase-2 = Stop them!
web-phrase-3 = Trust me
web-hint-about = What would a bot do in your place, and why?
web-hint-ask = Ask for a hint
web-hint-would = A bot would choose:
web-hint-do = Choose it
web-hint-later = Hints come when it is your turn.
web-no-way-in = The door stays shut
web-no-key = This browser has no key to that table. Open the link you were sent.
web-link-spent-friend = Were you invited? Then ask your friend or the host for a new link: each chair’s link works once.
web-link-spent-own = Is it your own chair, on another device? Open the table there and choose ‘Go on on your phone’ in its menu.
web-ask-to-look-on = Would you rather watch? Ask the host for the onlookers’ link.
web-play-here = Play here too
web-play-here-more = This link comes from another device that plays as { $name }. You will have the same chair and the same cards on both.
web-count-devices = { $count ->
    [one] You play on this device.
   *[other] You play on { $count } devices.
}
web-other-device = Go on on your phone
web-other-device-more = Scan this with your phone, or open the link on your other device. Keep it to yourself: whoever opens it first sees your cards.
web-other-device-door = First open the door: then there is a code to scan with your phone.
web-sign-out-others = Sign out other devices
web-signed-out = All other devices are signed out.
web-relink = Change this link
web-invite-behind-door = The link for onlookers is here once the door is open.
web-moment-sat = { $you ->
    [yes] You sit down.
   *[no] { $seat } sits down.
}
web-moment-wished = { $you ->
    [yes] You ask to undo.
   *[no] { $seat } asks to undo.
}
web-moment-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
web-moment-disagreed = { $you ->
    [yes] You do not agree.
   *[no] { $seat } does not agree.
}
web-moment-undone = { $you ->
    [yes] You take your last choice back.
   *[no] { $seat } takes the last choice back.
}
web-moment-paused = The game is paused.
web-moment-resumed = The game goes on.
web-moment-minded = { $you ->
    [yes] A bot minds your seat.
   *[no] A bot minds the seat of { $seat }.
}
web-moment-returned = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
web-moment-replaced = { $you ->
    [yes] A bot plays for you from now on.
   *[no] A bot plays for { $seat } from now on.
}
web-moment-kicked = { $you ->
    [yes] The host sent you away.
   *[no] The host sent { $seat } away.
}
web-moment-said = Deleted words.
web-moment-whispered = Deleted words.
web-moment-forgotten = { $you ->
    [yes] Your name and words were deleted.
   *[no] The name and words of { $seat } were deleted.
}
web-moment-left-out = { $you ->
    [alone] Your sealed number had not come in time: { $seconds } more seconds.
    [among] Your sealed number and that of { $besides } had not come in time: { $seconds } more seconds.
   *[no] The sealed number of { $seats } had not come in time: { $seconds } more seconds.
}
web-moment-closed = The host closed the table.
web-moment-rematched = A rematch is set.

## The curtain
web-pass-to = Pass the device to
web-curtain-more = Nothing of the others can be seen any more.
web-i-am = I am { $name }
web-hold = hold to open the curtain

## The end
web-town-yours = The town is yours
web-town-taken = { $seat } takes the town
web-town-shared = Nobody takes the town
web-after = After { $time }.
web-how-won = How it ended
web-course = The course of the game
web-round-short = Rd.
web-rematch = Rematch
web-to-rematch = To the rematch
web-look-at-board = The board
web-to-result = To the result
web-save = Save
web-share = Share
web-share-more = Whoever has this link sees how it ended, and can watch the game again.
web-total = all

## Replays
web-replay = Replay
web-drop-record = Drop a record here
web-drop-more = or choose the file: a game that is over offers its record to be saved. It is shown, not kept.
web-finished = Finished here
web-first = To the beginning
web-previous = One back
web-next = One on
web-last = To the end
web-run = Play
web-stop = Stop
web-speed = Speed
web-next-of = Next of { $name }
web-moment = Moment { $number } of { $count }
web-scrub = Moment
web-seen-through = Seen through
web-laid-open = Laid open
web-as = as { $name }
web-as-knew = Only what { $name } knew at that moment.
web-as-onlooker = What everybody knew.
web-as-open = Every card, now that the game is over.
web-fork = Fork from here
web-fork-more = Play on against bots. What the seat did not know then is dealt anew.
web-fork-as = Whose seat
web-share-moment = Copy a link to this moment

## The plain board
web-plain-board = The table in words
web-plain-yes = Yes
web-plain-no = No
web-plain-offers = What you can do
web-plain-others = Other choices
web-plain-no-board = The board of this game could not be loaded. You can play it on a plain board, with everything in words.
web-plain-try-again = Load again
web-plain-use = Use the plain board
