# Wer als Bot am Tisch sitzt und wie er spielt; dann, was davon gezählt wird.
character-mickey = Beginnt Reihen mit jeder hohen Karte und spielt Sonderkarten sofort.
character-angelo = Füllt erst die Hand und hält Sonderkarten zurück.
character-dutch = Hebt sich Mord und Razzia für später auf und legt spät.
character-frankie = Mordet und macht Razzia, sobald es sich beinahe lohnt, und legt früh Kugeln.
character-rosa = Wo deine Kugel liegt, legt sie eine Karte.
character-ruth = Spielt die Runde im Kopf weiter und wartet mit voller Hand.
character-bugs = Spielt die Runde im Kopf weiter und schießt dann zuerst.
character-lucky = Schaut zwei Züge voraus und hebt einen Mord nie lange auf.
character-sofia = Schaut zwei Züge voraus, zuerst dorthin, wo jemandes Kugel liegt.
habit-draws = Aktionen, in denen gezogen wird
habit-hand = Karten auf der Hand
habit-attacks = Morde und Razzien, von den möglichen Malen
habit-challenges = Kugeln gelegt, von den möglichen Malen
habit-answers = Karten bei der Kugel eines Rivalen, von den möglichen Malen
