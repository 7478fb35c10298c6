# Who sits down as a bot, and how they play; then what is counted of it.
character-mickey = Crosses half the city to fight somebody weaker.
character-angelo = Takes the nearest empty house, and begins no fight.
character-dutch = Goes round a fight, unless the house is worth it.
character-frankie = Likes a fight better than an empty house.
character-rosa = Goes for whoever holds a house in her quarter.
character-ruth = Tries every way out in her head, and takes the quiet one.
character-bugs = Tries every way out in his head, and takes the one with a fight.
character-lucky = Plays the phase on in his head, and still prefers to fight.
character-sofia = Plays the phase on in her head. Nobody keeps a house of her quarter for long.
habit-saved = thousands of FT saved
habit-members = members in the city
habit-fights = fights begun, of all steps
habit-revenge = fights with those in the own quarter, of the steps that could
