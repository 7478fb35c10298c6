# Who sits down as a bot, and how they play; then what is counted of it.
character-mickey = Opens rows with any high card and plays special cards at once.
character-angelo = Fills his hand first, and holds special cards back.
character-dutch = Keeps his murders and raids for later, and lays late.
character-frankie = Murders and raids whenever it is near to paying, and places bullets early.
character-rosa = Where your bullet lies, she lays a card.
character-ruth = Plays the round on in her head, and waits with a full hand.
character-bugs = Plays the round on in his head, then shoots first.
character-lucky = Looks two turns ahead, and never keeps a murder for long.
character-sofia = Looks two turns ahead, first where somebody’s bullet lies.
habit-draws = actions that draw
habit-hand = cards in hand
habit-attacks = murders and raids, of the times they could be
habit-challenges = bullets placed, of the times they could be
habit-answers = cards laid at a rival’s bullet, of the times they could be
