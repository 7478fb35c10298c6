# De regels van Chicago Gangsters, clausule voor clausule, in onze eigen woorden.
# kind: S staat in de gedrukte regels, R is een uitspraak van dit huis, D zijn gegevens die wij hebben gereconstrueerd.

## Hoe win ik?
CG-83 =
    Wie de meeste alcohol heeft, wint.
    Hebben er meer evenveel, dan winnen ze samen.
    .kind = S R
CG-80 = Gaat de eindkaart open, dan volgt meteen de showdown, ieder voor zich.
    .kind = S
CG-81 =
    Voor elke soort middelen levert de hoogste som aan handkaarten 2 flessen op, voor iedereen die gelijkstaat. Personen tellen niet mee.
    Een som van 0 levert niets op.
    .kind = S R
CG-82 = De meeste personen leveren 2 flessen op, voor iedereen die gelijkstaat. Waarden doen er niet toe; de priester telt dubbel.
    .kind = S

## Materiaal
CG-1 = Achtenveertig middelenkaarten in drie soorten van zestien: wapens met waarde 2 en 4, acht van elk; smeergeld van 1 tot 5, drie van elk en vier met waarde 3; chantage met 1, 3 en 5, vijf van elk en zes met waarde 3.
    .kind = S
CG-2 = Achttien personen. Waarde 0: informant, whiskysmokkelaar. Waarde 1: dealer, dief, springstofexpert, heler, pokerspeler, priester, vechtersbaas. Waarde 2: verslaggever, taxichauffeur, douanier. Waarde 3: bankdirecteur, burgemeester, politiechef, officier van justitie. Waarde 4: rechter, senator.
    .kind = S
CG-3 =
    Twaalf coalitiekaarten en de eindkaart. Een coalitie noemt twee uitdagers en twee verdedigers; één uitdager heeft het ?, en van elke kant is één clan gemerkt om bij gelijkspel als eerste te kiezen.
    De kaarten zelf zijn gereconstrueerd: elk paar clans daagt twee keer uit.
    .kind = S D
CG-4 =
    Dertien wijken. Elke wijk zegt welke middelen er gebruikt mogen worden en of personen meetellen.
    Wat waar mag, is gereconstrueerd.
    .kind = S D
CG-5 =
    Twaalf buitkaarten met twee pakketten voor de winnaars en twee voor de verliezers. In een pakket zitten een of twee flessen alcohol, middelenkaarten, de persoon, of een combinatie daarvan; de persoon zit in precies één van de vier.
    Wat er in elk pakket zit, is gereconstrueerd.
    .kind = S D
CG-6 =
    Vier clans; één kaart voor Mr. X of de Godfather; een kaart die laat zien bij welke kant hij zich aansluit.
    De alcohol wordt voor iedereen zichtbaar genoteerd.
    .kind = S R

## Voorbereiding
CG-10 = Iedereen heeft een clan. Middelen, buit, personen, coalities en wijken worden apart geschud, de eindkaart nog niet.
    .kind = S
CG-11 = De bovenste twee coalitiekaarten worden met de eindkaart gemengd en gaan gedekt onder de stapel: er zijn tien tot twaalf ronden.
    .kind = S
CG-12 = Iedereen krijgt vier middelenkaarten en één persoon open. Een persoon met waarde 0 of 4 gaat opzij en er wordt een andere getrokken; wat opzij ligt wordt na afloop teruggeschud.
    .kind = S
CG-13 = Het lot verdeelt de clans. Met drie spelers blijft er een clan over.
    .kind = R

## Een ronde
CG-20 = Een ronde: kaarten onthullen, de uitdagers zetten in, de verdedigers zetten in, de ronde wordt beslist, de buit verdeeld, de ronde afgesloten.
    .kind = S
CG-21 =
    De volgende coalitie, wijk, buitkaart en persoon worden omgedraaid. Met de eindkaart is het spel meteen uit.
    De coalitie gaat als eerste open; na de eindkaart wordt er niets meer omgedraaid.
    .kind = S R

## Inzetten
CG-30 = Beide partners leggen gedekt zoveel middelenkaarten als ze willen, ook geen enkele. Kaarten die hier niet mogen, mag je als bluf ook leggen.
    .kind = S
CG-31 =
    Partners mogen van alles afspreken, erover liegen of zwijgen; niets daarvan is bindend.
    De hele tafel hoort mee, tenzij partners mogen fluisteren.
    .kind = S R
CG-32 =
    In plaats van gedekt mag je je kaarten ook open leggen.
    Iedereen ziet ze dan meteen, ook een partner die nog kiest.
    .kind = S R
CG-33 =
    Hebben beiden gelegd, dan gaan hun kaarten tegelijk open. De uitdager met het ? mag er één gedekt laten liggen.
    Of en welke, wordt tijdens het leggen gekozen. Verdedigers draaien alles om.
    .kind = S R
CG-34 = Omgedraaide kaarten die hier niet mogen, gaan voor ieders ogen terug in de hand. De andere worden opgeteld, met de waarden van alle personen van beide partners waar personen meetellen. De som wordt gemeld.
    .kind = S
CG-35 = De verdedigers zetten daarna in. Ze kennen de som van de uitdagers, maar niet een kaart die gedekt bleef.
    .kind = S
CG-36 = Je kiest hoe je kaarten liggen: open; gedekt, met het aantal zichtbaar; of verborgen, zodat ook het aantal geheim blijft tot ze opengaan.
    .kind = R
CG-37 = Partners leggen in willekeurige volgorde. Dat iemand gelegd heeft, weet iedereen. Wat ligt, blijft liggen.
    .kind = R
CG-38 = Wie het ? heeft en open legt, mag toch één kaart gedekt laten, gekozen tijdens het leggen.
    .kind = R

## Beslissing
CG-40 = De kaart die gedekt bleef, gaat open. Ze telt als ze hier mag; zo niet, dan gaat ze op de aflegstapel: deze bluf kost de kaart.
    .kind = S
CG-41 = De hoogste som wint; een gelijkspel is voor de uitdagers.
    .kind = S
CG-42 = Alle gebruikte middelenkaarten, van winnaars en verliezers, worden afgelegd voordat er buit wordt getrokken.
    .kind = R
CG-43 = Wat een speler bijdraagt is alles: middelenkaarten, personen, de toeslag van de vechtersbaas.
    .kind = R

## Buit
CG-50 = Wie van de winnaars het meest bijdroeg, neemt één heel pakket; de ander krijgt het pakket dat overblijft, hoe weinig die ook bijdroeg. Bij een gelijke bijdrage kiest de gemerkte clan.
    .kind = S
CG-51 =
    De verliezers verdelen hun pakketten op dezelfde manier als hun som minstens de helft van die van de winnaars is: tegen 29 is 15 genoeg en 14 niet. Anders krijgen ze niets.
    Bij 0 tegen 0 is de helft gehaald.
    .kind = S R
CG-52 = Alcohol wordt genoteerd, middelenkaarten worden getrokken, en de persoon ligt voortaan open bij zijn nieuwe clan.
    .kind = S
CG-53 = Niemand heeft meer dan tien middelenkaarten. Wat erboven komt, wordt niet getrokken en vervalt.
    .kind = S
CG-54 = Wie het overgebleven pakket krijgt, heeft niets te kiezen.
    .kind = R
CG-55 = Pakketten worden genomen, en hun kaarten getrokken, in deze volgorde: eerste winnaar, tweede winnaar, eerste verliezer, tweede verliezer.
    .kind = R

## Einde van de ronde
CG-60 =
    Te beginnen met de winnaar die als eerste koos, trekt iedereen één middelenkaart, als de hand dat toelaat, en mag iedereen personen gebruiken met een vaardigheid voor het einde van de ronde, in welke volgorde ook.
    Het gaat met de klok mee rond, en elke vaardigheid is één keer per ronde te gebruiken.
    .kind = S R
CG-61 =
    Is de middelenstapel leeg, dan wordt de aflegstapel meteen tot een nieuwe geschud.
    Is die ook leeg, dan wordt er niets getrokken.
    .kind = S R
CG-62 = De coalitie-, wijk- en buitkaart van de ronde gaan uit het spel, en ook een persoon die niemand nam.
    .kind = S
CG-63 = De middelenstapel wordt vernieuwd door de trek die hem leegmaakt of leeg vindt; nooit tussen wat de pokerspeler aflegt en pakt.
    .kind = R
CG-64 = Hoeveel kaarten iedereen heeft en wat er afgelegd is, ziet iedereen; de kaarten die de pokerspeler pakt ook.
    .kind = R

## Personen
CG-70 = Informant en whiskysmokkelaar, waarde 0: geef aan het einde van een ronde middelenkaarten met gedrukte waarde 6 of meer voor 1 fles, één keer per ronde voor elk van de twee. De kaarten van een eenling tellen hier niet dubbel.
    .kind = S
CG-71 =
    Dealer, dief en springstofexpert: hun baas mag de bijbehorende middelen in elke wijk gebruiken, ook waar personen niet meetellen. Zulke kaarten zijn geldig en komen niet terug.
    Welk middel bij wie hoort, is gereconstrueerd.
    .kind = S D
CG-72 = Heler: leg aan het einde van de ronde één handkaart af en trek er één.
    .kind = S
CG-73 = Pokerspeler: leg aan het einde van de ronde precies twee handkaarten af en pak er precies twee uit de aflegstapel, samen niet meer waard; een die je net aflegde mag terugkomen.
    .kind = S
CG-74 = De priester telt in de showdown als twee personen.
    .kind = S
CG-75 =
    Vechtersbaas: verdubbelt één keer de waarde van de middelenkaarten die zijn baas heeft gespeeld, met hoogstens tien punten. Je meldt hem voordat de kaarten opengaan, desgewenst nadat je partner gelegd heeft. Daarna is hij voorgoed weg.
    Zijn eigen waarde telt die ronde nog mee. Een kaart die gedekt bleef, wordt meeverdubbeld; personen die als middel dienen niet. Voor een eenling komt eerst de verdubbeling van het spel met drie.
    .kind = S R
CG-76 =
    Verslaggever, taxichauffeur en douanier: waar personen niet meetellen, dient elk als middelenkaart met waarde 2 van zijn soort, als die soort daar mag. Anders heb je deze ronde niets aan hem.
    Dat gaat vanzelf. Ook een persoon uit CG-71 maakt de soort hiervoor bruikbaar.
    Welke soort bij wie hoort, is gereconstrueerd.
    .kind = S R D
CG-77 = Personen met waarde 3 en 4 hebben geen vaardigheid.
    .kind = S
CG-78 = Een persoon is te gebruiken zodra je hem wint: dus pas aan het einde van de ronde.
    .kind = S
CG-79 = In de gemelde som zit de toeslag van de vechtersbaas over de open kaarten. Bij de beslissing wordt die opnieuw bepaald met de kaart die gedekt bleef, nog steeds hoogstens tien.
    .kind = R

## Drie spelers
CG-90 = De vierde clan doet niet mee en wordt op coalitiekaarten overgeslagen: er staat altijd één clan alleen.
    .kind = S
CG-91 = De middelenkaarten en personen van een eenling tellen dubbel.
    .kind = S
CG-92 = Een uitdager die alleen staat, mag alleen een kaart gedekt laten als het ? bij die clan staat.
    .kind = S
CG-93 = Een eenling die buit krijgt, kiest één pakket. Het andere vervalt, en een persoon daarin gaat aan het einde van de ronde uit het spel.
    .kind = S
CG-94 = Een persoon die als middel dient, is voor een eenling 4 waard.
    .kind = S

## Vijf spelers: Mr. X
CG-100 =
    Eén speler begint als Mr. X, de anderen hebben de clans. Iedereen begint met vier middelenkaarten en een persoon.
    Het lot wijst de eerste Mr. X aan.
    .kind = S R
CG-101 = Na het onthullen is Mr. X als eerste aan de beurt: hij legt zoveel middelenkaarten gedekt als hij wil, noemt het aantal en kiest open een kant. Over soort en waarde laat hij niets los. Daarna gaat het verder als met vier.
    .kind = S
CG-102 =
    Bij de beslissing gaan zijn kaarten open; wat niet mag gaat terug in zijn hand, de rest en zijn personen, waar die meetellen, komen bij zijn kant.
    In de eerder gemelde sommen zitten ze niet.
    .kind = S R
CG-103 =
    Krijgt zijn kant buit, dan krijgen alleen de twee van de drie die het meest bijdroegen een pakket, de grootste bijdrage eerst. Een gelijkspel is voor Mr. X.
    Tussen de twee clans beslist het merkteken.
    .kind = S R
CG-104 =
    Wie van de drie met lege handen staat, is de volgende Mr. X, en de oude neemt die clan over.
    Krijgt zijn kant geen buit, dan blijft Mr. X dezelfde.
    .kind = S R
CG-105 =
    Aan het einde van de ronde mag Mr. X een kaart extra trekken, en mag hij er een afleggen en een trekken.
    Dat is wie op dat moment Mr. X is.
    .kind = S R
CG-106 = Mr. X gebruikt de vaardigheden van zijn personen net als iedereen.
    .kind = R
CG-107 = Hand, personen, alcohol en plaats blijven bij de speler; alleen de rollen wisselen. Mr. X doet mee in de showdown en kan winnen.
    .kind = R
CG-108 = Mr. X meldt de vechtersbaas nadat de som van de verdedigers gemeld is, voordat iets wat nog gedekt ligt opengaat.
    .kind = R
CG-109 = Vanaf het onthullen tot zijn kaarten opengaan zegt Mr. X helemaal niets. De gedrukte regels verbieden hem alleen hints over soort en waarde; geen programma kan een hint van andere woorden onderscheiden.
    .kind = R

## De Godfather (drie of vier spelers)
CG-110 = In het begin is niemand de Godfather.
    .kind = S
CG-111 =
    Wie zich meldt, neemt de kaart en speelt deze ronde alleen. De partner wordt gewipt en doet niet mee.
    Dus: geen kaarten, geen personen, geen buit. Het einde van de ronde is voor iedereen.
    .kind = S R
CG-112 =
    Melden kan alleen voordat de eigen coalitie begonnen is: voor uitdagers vóór hun beurt, voor verdedigers tot de kaarten van de uitdagers opengaan.
    Er zijn dus twee momenten: vóór de beurt van de uitdagers beslist ieder die mag, geheim en tegelijk, en als de kaarten van de uitdagers open zijn doen de verdedigers dat, als de kaart deze ronde nog niet verhuisd is.
    .kind = S R
CG-113 =
    Melden er zich meer, dan speelt elk tegelijk één middelenkaart. De hoogste neemt de kaart van de Godfather, legt de middelenkaart af en trekt er een; de anderen nemen hun kaart terug. Een gelijkspel is voor wie zich het eerst meldde; is dat niet bekend, dan voor wie met de klok mee het dichtst bij de laatste Godfather zit; was er nog geen, dan wordt niemand het deze ronde.
    Hier meldt iedereen zich tegelijk, dus wie de eerste was is nooit bekend. Geen kaart telt als 0.
    .kind = S R
CG-114 = De kaart verhuist hoogstens één keer per ronde. Wie haar heeft, kan haar niet opnieuw nemen. Zolang niemand anders dat doet, blijft ze liggen en wordt niemand gewipt.
    .kind = S
CG-115 =
    Wie de kaart neemt, telt die ronde niet dubbel, ook niet met drie spelers. De eenling van drie kan haar niet nemen, maar wel houden.
    Een eenling die haar houdt, telt toch dubbel; ook tegen een Godfather die zijn partner heeft gewipt, en neemt dan één pakket.
    .kind = S R
CG-116 =
    Een Godfather die de kaart deze ronde nam en buit krijgt, heeft beide pakketten en betaalt de gewipte partner daaruit: 1 fles, of 1 middelenkaart die de partner trekt, of de persoon, voor zover het erin zit.
    De Godfather kiest wat. Een Godfather van een eerdere ronde deelt zoals iedereen.
    .kind = S R
CG-117 =
    Aan het einde van elke ronde krijgt wie de kaart heeft een Godfatherpunt. De meeste punten aan het einde van het spel leveren 1 fles op, voor iedereen die gelijkstaat.
    Geen punten, geen fles.
    .kind = S R
CG-118 = Had de gewipte partner het ?, dan blijft er geen kaart gedekt. Een Godfather die het heeft, mag er een gedekt laten.
    .kind = R
CG-119 = Een gelijk duel zonder laatste Godfather maakt een eind aan het melden in deze ronde, en alle kaarten gaan terug. Alleen wie met de hoogste kaart gelijkstaan, worden naar plaats vergeleken.
    .kind = R
CG-120 = De betaling wordt genoemd voordat er buit getrokken wordt. Een middelenkaart kan alleen als de partner haar kan trekken, of als er niets anders is; dan vervalt ze.
    .kind = R
CG-121 = Met de Godfather beginnen beloftes, verzoeken en getoonde kaarten pas als de partners zich niet meer kunnen melden, en fluisteren, waar dat mag, ook. Hardop praten aan tafel mag altijd: wat daar eerder gezegd wordt, is geen onderhandeling.
    .kind = R
CG-122 = Wie het duel zonder kaart wint, legt niets af en trekt niets.
    .kind = R

## Onze eigen uitspraken
CG-123 = Wie deze ronde geen partner heeft, meldt de vechtersbaas tijdens het leggen. Wat tijdens het leggen gemeld wordt, is te horen als de kaarten liggen.
    .kind = R
CG-124 = Praat die de tafel zelf begrijpt: een ronde heeft ruimte voor één belofte, één verzoek aan de partner en twee getoonde kaarten van elke speler die een partner heeft en nog niet met leggen begonnen is. Een belofte van punten is gehouden als de speler er zoveel bijdroeg; van een soort, als een kaart van die soort telde; van niets, als geen middelenkaart telde. Bots praten ook zo. Ze onthouden gehouden en gebroken beloftes en de kaarten die ze te zien kregen; een verzoek horen ze wel, maar het verandert niets aan wat een bot legt.
    .kind = R
CG-125 = Na de beslissing krijgt elke belofte het merk gehouden of gebroken, en die merken blijven voor iedereen zichtbaar. Van een gefluisterde belofte hoort de tafel het merk, de partner de woorden.
    .kind = R
CG-126 = Wie aan het einde van een ronde alleen te trekken heeft, trekt zonder gevraagd te worden. Of iemand gevraagd wordt, volgt alleen uit personen en aantallen kaarten. Trekken is niet vrijwillig.
    .kind = R
CG-127 = Laten de pakketten maar één betaling toe, dan wordt die zonder vragen betaald. De Godfather trekt vóór de partner.
    .kind = R
CG-128 = Getoonde, omgedraaide of uit de aflegstapel gepakte kaarten worden onthouden: wie ze zag, weet dat de speler er minstens zoveel heeft.
    .kind = R
CG-129 = De miniatuur is voor drie spelers die een heel spel willen doorrekenen. Het is de twaalfde ronde, waarna de eindkaart komt, en alles ligt al open: de eerste coalitiekaart, de tweede wijk en de eerste buitkaart van het gegevensbestand, en de officier van justitie. De spelers hebben de eerste drie clans, elk 12 alcohol, en de bankdirecteur, de burgemeester en de politiechef. Er zijn maar drie middelenkaarten: wapens 2, wapens 4 en smeergeld 3. Iedereen krijgt er één. Verder gaat alles zoals altijd.
    .kind = R
