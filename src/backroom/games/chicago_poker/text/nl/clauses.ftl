# De regels van Chicago Poker, clausule voor clausule, in onze eigen woorden.
# kind: S staat in de gedrukte regels, R is een uitspraak van dit huis, D zijn gegevens die wij hebben gereconstrueerd.

## Hoe win ik?
CP-60 = Het spel is meteen uit als iemand drie bedrijven van één soort bezit, of één van elke soort, of vijf in totaal.
    .kind = S
CP-61 = Kort spel voor vijf of zes spelers, vooraf afgesproken: twee van één soort of drie in totaal winnen.
    .kind = S
CP-62 = Is de stapel leeg, dan komt er voor een gewonnen bedrijf niets in de plaats. Is het laatste gewonnen en heeft niemand het doel gehaald, dan wint wie dat laatste won.
    .kind = S
CP-63 = Kon een hele ronde lang niemand iets doen, is er geen duel gevochten en staat er geen kogel, dan eindigt het spel gelijk tussen wie de meeste bedrijven hebben. Zo gaat het ook na vijfhonderd ronden, zodra er geen kogel staat: bazen die allemaal een vijfde kaart vermijden, zouden anders eindeloos kunnen doorspelen.
    .kind = R

## Speelmateriaal
CP-1 = Er zijn twintig bedrijven: kroegen, jazzclubs, brouwerijen en goktenten, van elk vijf.
    .kind = S
CP-2 = Er zijn vijfenzeventig gangsters: vijf kleuren met de waarden 1 tot en met 15. Elke waarde komt dus vijf keer voor.
    .kind = S
CP-3 = Er zijn zes speciale kaarten: één Moord, twee Politie-invallen, één Limousine, één Pistool en één Chantage.
    .kind = S
CP-4 = Er zijn evenveel kogels als open bedrijven.
    .kind = S
CP-5 =
    Er zijn zes bazen, elk met een eigen kant aan ieder bedrijf, onder wie Al Capone en Bugs Moran.
    De andere vier zijn Frank Yale, Hymie Weiss, Dion O’Bannion en Johnny Torrio.
    Geen van de bazen kan iets bijzonders.
    .kind = S D R

## Begin van het spel
CP-10 = Gangsters en speciale kaarten worden samen geschud, 81 in totaal. Iedereen krijgt vijf kaarten, de rest is de trekstapel.
    .kind = S
CP-11 = Met twee of drie spelers liggen er twee bedrijven open, met vier spelers drie, met vijf of zes spelers vier. De andere vormen een gedekte stapel.
    .kind = S
CP-12 = Het lot bepaalt wie begint.
    .kind = R
CP-13 =
    De bedrijven worden vóór de kaarten geschud.
    In de tactische variant wordt met 75 kaarten geschud en gedeeld.
    .kind = S R

## Een beurt
CP-20 = Een beurt begint met de duels die nog openstaan. Daarna doe je precies drie acties: telkens een kaart trekken of een kaart spelen, in welke volgorde en verhouding je maar wilt.
    .kind = S
CP-21 =
    In de eerste ronde heeft de startspeler één actie, de tweede speler twee en ieder ander drie.
    Vanaf de tweede ronde heeft iedereen er drie, met hoeveel spelers ook.
    .kind = S R
CP-22 = Trekken is: de bovenste kaart van de trekstapel in je hand nemen. Is de trekstapel leeg, dan wordt de aflegstapel geschud en de nieuwe trekstapel.
    .kind = S
CP-23 =
    Niemand eindigt een beurt met meer dan zeven kaarten, en je mag geen kaart trekken die daarop uitloopt.
    Je hand na het trekken, min de kaarten die je met je overige acties nog kunt spelen, mag hooguit zeven zijn. Gangsters tellen daarbij alleen mee als je er nog een vrije plek voor hebt, Chantage telt nooit mee, de extra acties van een Pistool pas als het gespeeld is. Boven de zeven mag je alleen nog doen wat je terugbrengt; lukt dat niet meer, dan leg je af tot je er zeven hebt.
    .kind = S R
CP-24 = Zijn beide stapels leeg, dan kan niemand trekken. Wie helemaal niets kan doen, verliest de overige acties.
    .kind = R
CP-25 = Acties zijn verplicht: zolang er een mogelijk is, moet je die doen.
    .kind = S
CP-26 = Vanaf de startspeler gaan de beurten met de klok mee rond.
    .kind = S
CP-27 = De aflegstapel wordt pas een nieuwe trekstapel als er echt een kaart van een lege stapel moet komen. Dat geldt ook in een tiebreak: wie de kogel heeft, trekt het eerst, daarna de anderen met de klok mee.
    .kind = R
CP-28 = Niemand speelt in één beurt meer dan één Pistool: een Pistool dat uit de afgelegde kaarten terugkomt, wacht tot de volgende beurt. De gedrukte regels verbieden dat niet; zonder deze huisregel kun je een Pistool eindeloos opnieuw trekken en spelen als er verder geen kaart in beide stapels ligt.
    .kind = R

## Een gangster spelen
CP-30 = Een gangster leg je aan je eigen kant van een open bedrijf; niemand heeft bij een bedrijf meer dan vijf kaarten.
    .kind = S
CP-31 =
    Open of gedekt hangt af van het soort bedrijf en de plek in de rij: bij een kroeg liggen de eerste twee kaarten gedekt en de laatste drie open, bij een jazzclub de eerste drie open en de laatste twee gedekt, bij een brouwerij alle vijf open.
    Bij een goktent liggen ze alle vijf gedekt: in de gedrukte regels die wij hebben, ontbreekt deze regel.
    .kind = S R
CP-32 = Je eigen gedekte kaarten mag je altijd inzien; hoeveel kaarten er aan elke kant liggen, ziet iedereen.
    .kind = S
CP-33 = De vijfde kaart van je rij zet jouw kogel op het bedrijf; dat kost niets. Het duel komt zodra je weer aan de beurt bent.
    .kind = S
CP-34 = Een bedrijf draagt één kogel: staat er al een, dan levert een vijfde kaart geen tweede op, en de eerste bepaalt wanneer het duel komt.
    .kind = R
CP-35 = Een kogel sluit een bedrijf niet: de anderen leggen er gewoon verder, ook met een Limousine. Een rij van vijf zonder de kogel is niet veilig voor Moord, en er mogen kaarten uit worden weggereden.
    .kind = R

## Speciale kaarten
CP-40 = Een speciale kaart kost één actie, werkt meteen en gaat dan naar de aflegstapel.
    .kind = S
CP-41 = Moord brengt de kaart die een andere baas het laatst bij een bedrijf heeft gelegd naar de aflegstapel; nooit uit de rij met de kogel, wel uit andere rijen daar.
    .kind = S
CP-42 = Met een Politie-inval zie jij, en niemand anders, alle gedekte kaarten van één andere baas bij één open bedrijf.
    .kind = S
CP-43 =
    De Limousine brengt één tot vier kaarten uit één eigen rij naar één ander open bedrijf, in elke volgorde; elke kaart ligt daar zoals haar nieuwe plek het vraagt.
    Niet uit de rij met de kogel, al beschermen de gedrukte regels die rij alleen tegen Moord: de kogel houdt zijn vijf kaarten tot het duel. Geen rij wordt langer dan vijf; een vijfde kaart brengt de kogel mee. Wat blijft liggen, houdt zijn volgorde en blijft open of gedekt zoals het lag.
    .kind = S R
CP-44 = Het Pistool geeft je in deze beurt twee acties erbij: één meer dan het kost.
    .kind = S
CP-45 =
    Met Chantage neem je een willekeurige kaart uit de aflegstapel in je hand, zonder die te laten zien. Daarna worden aflegstapel en trekstapel samen geschud tot een nieuwe trekstapel, en pas dan gaat Chantage naar de aflegstapel.
    Er moet wel een afgelegde kaart zijn.
    .kind = S R
CP-46 = Een speciale kaart zonder mogelijk doelwit kun je niet spelen. De gedrukte regels zeggen ‘mag’, dus daar zou je haar kunnen spelen om er alleen vanaf te zijn; hier doet een gespeelde kaart iets.
    .kind = R
CP-47 =
    Van de twee extra acties van een Pistool mag je afzien.
    Niet met meer dan zeven kaarten in je hand.
    .kind = S R
CP-48 = De laatste kaart van een rij is de buitenste zoals ze ligt. Vermoorde kaarten worden getoond; de aflegstapel en het aantal handkaarten zijn voor iedereen zichtbaar.
    .kind = R
CP-49 = Wie een kaart in een rij heeft gezien, blijft haar kennen zolang ze op tafel ligt: de kaarten van een Limousine worden één voor één voor ieders ogen neergelegd, en wie bij een Politie-inval wat heeft bekeken, weet iedereen.
    .kind = R

## Duels
CP-50 =
    Als een beurt begint, wordt er gevochten om elk bedrijf waar de kogel van die speler al sinds een eerdere beurt op staat.
    Zijn het er meer, dan in de volgorde waarin de kogels zijn neergezet.
    .kind = S R
CP-51 = Alle kaarten bij het bedrijf gaan open en de beste pokerhand krijgt het, van wie de kogel ook was. Een pokerhand mag minder dan vijf kaarten hebben; wie er geen kaart heeft, doet niet mee.
    .kind = S
CP-52 =
    Pokerhanden, de beste eerst: Chicago Poker (vijf van één waarde), straatflush, regenboogstraat (vijf opeenvolgend in vijf kleuren), vier gelijke, full house, flush, straat, drie gelijke, twee paar, paar, hoogste kaart.
    Waarden lopen van 1 tot en met 15; na 15 komt niet weer 1. Straten, flushes en full houses vragen vijf kaarten, twee paar vraagt er vier.
    .kind = S R
CP-53 =
    Onder gelijke pokerhanden beslist de hogere waarde: van de vijf, vier of drie gelijke kaarten; van de drie in een full house; van de hoogste kaart in elke soort straat; kaart voor kaart van boven af bij een flush of een hoogste kaart; bij twee paar van het hogere paar, dan het lagere, dan de losse kaart.
    Bij een paar van het paar, dan de losse kaarten van boven af. Is dat allemaal gelijk, dan winnen meer kaarten van minder.
    .kind = S R
CP-54 =
    Nog steeds gelijk: de betrokken bazen zetten elk een handkaart gedekt in en tonen die tegelijk. De hoogste waarde wint; de inzet gaat naar de aflegstapel en iedereen trekt er een kaart voor terug. Dat herhaalt zich zolang het gelijk blijft.
    Alleen wie nog gelijkstaan, gaan door. Een speciale kaart telt als 0; een lege hand telt ook als 0 en trekt niets. Heeft geen van hen een kaart, of is het na tien keer tonen nog gelijk, dan wint wie de kogel heeft, als die meedoet; anders de eerste van hen, met de klok mee geteld vanaf de kogel.
    .kind = S R
CP-55 = De winnaar neemt het bedrijf, alle kaarten daar gaan naar de aflegstapel, de kogel gaat terug en het volgende bedrijf van de stapel gaat open.
    .kind = S
CP-56 = Een duel wordt helemaal afgehandeld, met het nieuwe bedrijf erbij, voordat het volgende begint; is het spel gewonnen, dan vervallen de andere duels.
    .kind = R

## Variant
CP-70 = De tactische variant speel je zonder de zes speciale kaarten.
    .kind = S
CP-71 = De miniatuur is voor twee spelers die een heel spel willen doorrekenen. Er is één bedrijf, een jazzclub, en geen stapel. Van elke baas liggen daar al drie gangsters: rood 6, 7 en 8 van Al Capone, blauw 9, groen 9 en blauw 4 van Bugs Moran. Er blijven vier gangsters over: rood 5, rood 9, groen 10 en amber 4. Iedereen krijgt er één, de andere zijn de trekstapel. Verder gaat alles zoals altijd, en wie het bedrijf wint, wint het spel.
    .kind = R
