# Wer als Bot am Tisch sitzt und wie er spielt; dann, was davon gezählt wird.
character-mickey = Legt drei von vier starken Karten und sagt es allen.
character-angelo = Legt ein Drittel seiner Karten und hebt den Rest für bessere Tage auf.
character-dutch = Sagt dem Partner das meiste von dem, was er bringt, und blufft nie.
character-frankie = Jedes sechste Wort ist gelogen, und manche verdeckte Karte auch.
character-rosa = Hält ihr Wort gegen alle, die das auch tun, und gegen andere, wenn sie mag.
character-ruth = Probiert die Runde im Kopf durch und spart ihre Karten.
character-bugs = Probiert die Runde im Kopf durch und sagt manchmal mehr zu, als er meint.
character-lucky = Wählt die Worte danach, was du tun würdest. Nicht alle sind wahr.
character-sofia = Wählt die Worte danach, was du tun würdest, und merkt sich, wer eines brach.
habit-hand = Karten auf der Hand behalten
habit-bluffs = Bluffs mit der verdeckten Karte
habit-lies = Zusagen gebrochen
habit-told = Punkte gesagt, von den gebrachten
habit-revenge = Zusagen gebrochen an die, die eine brachen
habit-alone = Partner ausgebootet, von den möglichen Malen
