# Who sits down as a bot, and how they play; then what is counted of it.
character-mickey = Whoever of yours he can reach goes into his trunk.
character-angelo = Looks after his own people and never touches a rival.
character-dutch = Builds rather than steals: he carries a rival off one time in three.
character-frankie = Carries a rival off every second time that he can.
character-rosa = Has one of hers ended up in your trunk? She pays you back.
character-ruth = Looks a round ahead, and would rather let people out than carry them off.
character-bugs = Looks a round ahead, mostly at whom he could carry off.
character-lucky = Weighs every turn. Of two that are nearly alike he takes the one that hurts.
character-sofia = Weighs every turn, and forgets nobody who carried off one of hers.
habit-unloads = turns that let somebody out
habit-drives = turns that drive
habit-aboard = own people in the car
habit-captures = rivals carried off, of the times it could be
habit-revenge = paid back, of the times it could be
