# Who sits down as a bot, and how they play; then what is counted of it.
character-mickey = Lays three of four strong cards, and tells everybody.
character-angelo = Lays a third of his cards, and keeps the rest for better days.
character-dutch = Tells his partner most of what he brings, and never bluffs.
character-frankie = One word in six is a lie, and so is many a hidden card.
character-rosa = Keeps her word to all who keep theirs, and to others when she likes.
character-ruth = Tries the round out in her head, and spares her cards.
character-bugs = Tries the round out in his head, and now and then pledges more than he means.
character-lucky = Chooses his words by what you would do. Not all of them are true.
character-sofia = Chooses her words by what you would do, and remembers who broke one.
habit-hand = cards kept in hand
habit-bluffs = bluffs with the card face down
habit-lies = pledges broken
habit-told = points told, of those brought
habit-revenge = pledges broken to who broke one
habit-alone = partners ousted, of the times it could be
