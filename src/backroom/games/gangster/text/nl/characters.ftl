# Wie als bot aan tafel zit en hoe die speelt; dan wat daarvan geteld wordt.
character-mickey = Wie hij van jou kan pakken, gaat de koffer in.
character-angelo = Let op zijn eigen mensen en blijft van rivalen af.
character-dutch = Bouwt liever dan hij steelt: één op de drie keer voert hij een rivaal weg.
character-frankie = Voert elke tweede keer dat het kan een rivaal weg.
character-rosa = Zit er één van haar in jouw koffer? Dat krijg je terug.
character-ruth = Kijkt een ronde vooruit en laat liever mensen uit dan ze weg te voeren.
character-bugs = Kijkt een ronde vooruit, vooral naar wie hij kan wegvoeren.
character-lucky = Weegt elke beurt. Van twee die bijna gelijk zijn kiest hij die pijn doet.
character-sofia = Weegt elke beurt en vergeet niemand die één van haar wegvoerde.
habit-unloads = beurten waarin iemand uitstapt
habit-drives = beurten waarin gereden wordt
habit-aboard = eigen mensen in de auto
habit-captures = rivalen weggevoerd, van de keren dat het kon
habit-revenge = terugbetaald, van de keren dat het kon
