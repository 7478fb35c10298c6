# Wie als bot aan tafel zit en hoe die speelt; dan wat daarvan geteld wordt.
character-mickey = Legt drie van de vier sterke kaarten en vertelt het iedereen.
character-angelo = Legt een derde van zijn kaarten en bewaart de rest voor betere dagen.
character-dutch = Zegt zijn partner het meeste van wat hij inbrengt en bluft nooit.
character-frankie = Eén woord op de zes is gelogen, en menige gedekte kaart ook.
character-rosa = Houdt haar woord tegen wie dat ook doet, en tegen anderen als het haar uitkomt.
character-ruth = Probeert de ronde in haar hoofd en spaart haar kaarten.
character-bugs = Probeert de ronde in zijn hoofd en belooft af en toe meer dan hij meent.
character-lucky = Kiest zijn woorden naar wat jij zou doen. Niet alle zijn waar.
character-sofia = Kiest haar woorden naar wat jij zou doen en onthoudt wie een woord brak.
habit-hand = kaarten in de hand gehouden
habit-bluffs = bluffs met de gedekte kaart
habit-lies = beloften gebroken
habit-told = punten gezegd, van wat ingebracht wordt
habit-revenge = beloften gebroken tegen wie er een brak
habit-alone = partners eruit gezet, van de keren dat het kon
