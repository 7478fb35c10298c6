# Wie als bot aan tafel zit en hoe die speelt; dan wat daarvan geteld wordt.
character-mickey = Opent rijen met elke kaart van hoge waarde en speelt speciale kaarten meteen.
character-angelo = Vult eerst zijn hand en houdt speciale kaarten achter.
character-dutch = Bewaart zijn moorden en invallen voor later en legt laat.
character-frankie = Moordt en valt binnen zodra het bijna loont, en legt vroeg kogels.
character-rosa = Waar jouw kogel ligt, legt zij een kaart.
character-ruth = Speelt de ronde in haar hoofd verder en wacht met een volle hand.
character-bugs = Speelt de ronde in zijn hoofd verder en schiet dan als eerste.
character-lucky = Kijkt twee beurten vooruit en bewaart een moord nooit lang.
character-sofia = Kijkt twee beurten vooruit, het eerst waar iemands kogel ligt.
habit-draws = acties waarin getrokken wordt
habit-hand = kaarten in de hand
habit-attacks = moorden en invallen, van de keren dat het kon
habit-challenges = kogels gelegd, van de keren dat het kon
habit-answers = kaarten bij de kogel van een rivaal, van de keren dat het kon
