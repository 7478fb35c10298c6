# Wie als bot aan tafel zit en hoe die speelt; dan wat daarvan geteld wordt.
character-mickey = Steekt de halve stad over om een zwakkere te lijf te gaan.
character-angelo = Neemt het dichtstbijzijnde lege huis en begint geen gevecht.
character-dutch = Gaat een gevecht uit de weg, tenzij het huis het waard is.
character-frankie = Vecht liever dan dat hij een leeg huis neemt.
character-rosa = Gaat af op wie een huis in haar wijk heeft.
character-ruth = Probeert elke weg in haar hoofd en neemt de rustige.
character-bugs = Probeert elke weg in zijn hoofd en neemt die met een gevecht.
character-lucky = Speelt de fase in zijn hoofd verder en vecht toch het liefst.
character-sofia = Speelt de fase in haar hoofd verder. Niemand houdt lang een huis in haar wijk.
habit-saved = duizenden FT gespaard
habit-members = leden in de stad
habit-fights = gevechten begonnen, van alle stappen
habit-revenge = gevechten met wie in de eigen wijk zit, van de stappen waarin het kon
