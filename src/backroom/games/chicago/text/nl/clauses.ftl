# De regels van Chicago, clausule voor clausule, in onze eigen woorden.
# kind: S staat in de gedrukte regels, R een beslissing van dit huis, D door ons gereconstrueerde gegevens.

## Hoe win ik?
CH-80 = Het spel is voor wie aan het einde van een fase drie van de vier casino’s bezit (met twee spelers alle vier), of alle acht bars rond het plein, of vijf leden met elk vier ringen.
    .kind = S
CH-81 = Als meer spelers zo’n doel hebben, wint wie een doel het langst zonder onderbreking in handen heeft. Gelijk: ieder wordt een laatste keer betaald en de rijkste van hen wint; nog steeds gelijk, dan delen zij.
    .kind = R
CH-82 =
    Is er na fase D geen winnaar, dan wordt ieder een laatste keer betaald; dan worden contant geld en de waarde van de leden opgeteld, en de rijkste wint.
    Wie even rijk zijn, winnen samen.
    .kind = S R

## Onderdelen
CH-1 =
    De plattegrond van de stad heeft vier wijken van gelijke bouw rond een centraal plein. Vier vluchtheuvels op het plein zijn hindernissen.
    De plattegrond zelf is gereconstrueerd: de straten, en waar elk gebouw staat.
    .kind = S D
CH-2 = Elke wijk heeft een casino van 20.000 en 22 bars: acht van 1.000, zes van 2.000, drie van 3.000, twee van 4.000 en drie van 5.000; samen 72.000. In elke hoek van de plattegrond ligt een thuisbar.
    .kind = S
CH-3 = Casino’s en vier van de bars aan het plein hebben twee ingangen, alle andere gebouwen één. Men komt een gebouw alleen in en uit over een straatveld met zijn pijl; met twee ingangen mag men er aan de ene kant in en aan de andere uit.
    .kind = S
CH-4 =
    Acht straatvelden aan de rand hebben dubbele pijlen: een lid mag de stad vanaf elk daarvan verlaten en op elk ander terugkomen.
    Dat is één stap.
    .kind = S R
CH-5 = Acht bars liggen rond het centrale plein, twee van elke wijk.
    .kind = S
CH-6 =
    Een bende heeft 20 figuren en 20 fiches. Er zijn 150 ringen, vier gevechtsdobbelstenen en een bewegingsdobbelsteen met twaalf vlakken. Er wordt betaald in Flying Turtles (FT).
    De vlakken van de bewegingsdobbelsteen, 11 tot en met 22, zijn gereconstrueerd.
    .kind = S D
CH-7 =
    Bij het begin draagt een gebouw de kleur van een bende, of het is wit en van niemand.
    Wat van wie is, is gereconstrueerd: tien gebouwen van elke bende, waaronder haar casino en haar thuisbar; de acht bars rond het plein zijn van niemand.
    .kind = S D
CH-8 =
    De thuisbar is een van de 22 bars van haar wijk. Ze kan bezet worden als elke andere.
    Haar waarde, 3.000, is gereconstrueerd.
    .kind = R D

## Opstelling
CH-10 = Elke bende begint met haar figuren en fiches, 125.000 FT en één lid met vier ringen.
    .kind = S
CH-11 =
    Er zijn hoogstens vier fasen, A tot en met D, van zes ronden. In een ronde heeft elke bende één beurt, met de klok mee vanaf de startspeler van de fase: Geel in A, Rood in B, Groen in C, Blauw in D.
    Kleuren die niemand speelt, worden overgeslagen.
    .kind = S R
CH-12 = Is de startkleur van een fase er niet of doet zij niet meer mee, dan begint de volgende bende met de klok mee die meespeelt. Drie spelers kiezen hun kleuren vrij.
    .kind = R

## Leden
CH-20 = Een lid is een figuur met één tot vier ringen: zijn sterkte. Het is 10.000, 25.000, 40.000 of 50.000 waard.
    .kind = S
CH-21 = Een lid van sterkte 1 kost 10.000, van sterkte 2 25.000, van sterkte 3 40.000. Sterkte 4 is niet te koop, alleen in duels te winnen.
    .kind = S
CH-22 = Vóór de eerste ronde van elke fase mag ieder, vanaf de startspeler, zoveel aanwerven als hij wil, met twee grenzen: hoogstens één van sterkte 3, en de aantallen van sterkte 1 en 2 mogen hoogstens één verschillen.
    .kind = S
CH-23 = Ringen blijven op de figuur waarvoor ze gekocht zijn.
    .kind = S
CH-24 =
    In de eigen beurt, vóór het gooien, mag je ook leden van sterkte 1 en 2 aanwerven.
    Het verschil van één geldt per beurt.
    .kind = S R
CH-25 =
    Een verloren figuur is voorgoed uit het spel.
    Zonder figuur of zonder genoeg ringen kan niemand worden aangeworven.
    .kind = S R
CH-26 = Niemand koopt ringen voor een lid dat al aangeworven is. Het geld van de bank is onbeperkt. De ringen van de verliezer gaan terug voor de winnaar er een neemt.
    .kind = R

## Plaatsen
CH-30 =
    Na het aanwerven van een fase zet ieder om de beurt de nieuwe leden in eigen gebouwen, één per gebouw.
    Wie geen plaats vindt, wacht en komt binnen zoals in CH-31.
    .kind = S R
CH-31 =
    Tijdens een fase komen nieuwe leden binnen door de thuisbar en gaan ze van daar verder na de worp.
    Eén tegelijk, de volgende als de bar vrij is, zonder kosten. Niet zolang de thuisbar van een ander is.
    .kind = S R
CH-32 = In fase A wordt ook het startlid geplaatst. Alle leden die passen worden geplaatst, en alleen in lege eigen gebouwen.
    .kind = R
CH-33 = Leden mogen worden aangeworven al kunnen ze niet binnen. In de beurt van zijn bende komt de eerst aangeworvene binnen zodra de thuisbar eigen en leeg is, ook tussen stappen. Wie nog wacht wordt met de leden van de volgende fase geplaatst, en telt als vermogen.
    .kind = R

## Bewegen
CH-40 = Gooi de bewegingsdobbelsteen. De punten worden naar wens en in elke volgorde over de leden van de bende verdeeld; elk straatveld en elk gebouw kost er één.
    .kind = S
CH-41 =
    Alle punten moeten worden gebruikt.
    Zolang er nog een geldige stap is.
    .kind = S R
CH-42 = Eén lid per veld of gebouw, en niemand gaat een ander voorbij. Eigen leden blokkeren; met die van een tegenstander wordt gevochten.
    .kind = S
CH-43 = Na een gewonnen duel mag een lid verder met de punten die over zijn.
    .kind = S
CH-44 = Een lid mag omkeren en een veld opnieuw gebruiken.
    .kind = R
CH-45 = Punten worden één voor één besteed, en een lid mag na een ander opnieuw bewegen. Een stap die een duel begint is een geldige stap; hij moet gezet worden als er geen andere is.
    .kind = R
CH-46 = Terugkomen op een ander randveld is een gewone stap: een eigen lid daar blokkeert, met dat van een tegenstander wordt gevochten. Een aanvaller die verliest verdwijnt.
    .kind = R

## Bezetten
CH-50 =
    Wie een leeg gebouw van een ander of van niemand betreedt, is voortaan de eigenaar: er komt een fiche op, en dat van de vorige eigenaar gaat terug.
    In de eigen gedrukte kleur is geen fiche nodig. Zonder fiche wordt het niet bezet.
    .kind = S R
CH-51 = Men mag in één zet naar binnen gaan, bezetten en weer weggaan.
    .kind = S
CH-52 = Bezetten gebeurt vanzelf, alleen bij het betreden of als men er wint; fiches worden nooit van andere gebouwen gehaald. Een bezoeker zonder fiche laat de inkomsten van de eigenaar ongemoeid, maar de eigenaar kan er geen nieuwe leden plaatsen of laten binnenkomen.
    .kind = R

## Duels
CH-60 = Wie een veld of gebouw betreedt waar een lid van een tegenstander staat, duelleert meteen.
    .kind = S
CH-61 = De dobbelsteen hangt af van de sterkte. Sterkte 1: 1, 2, 3, 4, 5, 6; sterkte 2: 3, 3, 4, 4, 5, 6; sterkte 3: 4, 4, 5, 5, 6, 6; sterkte 4: 5, 5, 5, 6, 6, 6.
    .kind = S
CH-62 = De hoogste worp wint. De winnaar krijgt een ring, hoogstens vier, en van de bank de waarde die de verliezer had toen het duel begon. De ringen van de verliezer gaan naar de bank, de figuur uit het spel.
    .kind = S
CH-63 =
    Bij gelijke worpen verliezen beiden een ring en gooien ze opnieuw met de dobbelstenen van hun nieuwe sterkte, tot een van hen hoger gooit of geen ring meer heeft. Beiden kunnen vallen.
    Wie over is als de ander geen ring meer heeft, wint.
    .kind = S R
CH-64 = Een aanvaller die wint in een gebouw dat niet van hem is, bezet het.
    .kind = R
CH-65 = Een bende zonder leden en figuren doet niet meer mee. Aan het einde van de 24e ronde tellen haar geld en gebouwen nog mee.
    .kind = S
CH-66 = De stap wordt vóór het duel betaald. Een aanvaller die wint staat op het veld, een verdediger die wint blijft. Vallen beiden, dan wordt niemand betaald, is het veld leeg en houdt een gebouw zijn eigenaar.
    .kind = R
CH-67 = Een bende die niet meer meedoet, wordt nog elke fase betaald en kan nog door een doel winnen.
    .kind = R

## Einde van een fase
CH-70 = Na de zesde ronde krijgt ieder de waarde van alle eigen gebouwen.
    .kind = S
CH-71 = Wie alle acht bars van 1.000 van de eigen wijk bezit, of alle zes van 2.000, of beide, krijgt driemaal zoveel voor die serie: 24.000 of 36.000.
    .kind = S
CH-72 = Dan wisselt de startspeler, en begint een nieuwe fase met aanwerven.
    .kind = S
CH-73 = Na de zesde ronde wordt eerst naar de doelen gekeken. Alleen als niemand wint wordt ieder betaald; na fase D wordt de rijkste bepaald.
    .kind = R

## Twee en drie spelers
CH-90 =
    Twee spelers hebben elk twee bendes, die apart blijven.
    Ze beginnen in tegenoverliggende hoeken. Voor doelen en vermogen tellen de twee bendes van een speler samen. Bevriende leden blokkeren elkaar en vechten nooit met elkaar. Een lid mag een leeg bevriend gebouw betreden; de speler kiest dan of het gebouw van bende wisselt.
    .kind = S R
CH-91 = Met drie spelers doet de vierde bende niet mee, en haar gebouwen zijn van niemand, haar casino ook. Nog altijd winnen drie van de vier casino’s: er ligt dus een casino voor iedereen open, en een spel kan al na de eerste fase uit zijn.
    .kind = R
CH-92 = Met twee spelers gelden geld, de grenzen bij het aanwerven, de series van CH-71 en de bewaking van CH-101 voor elke bende apart. Bondgenoten dragen verder niets over.
    .kind = R

## Varianten
CH-100 = Variant I, volle huizen: in een gebouw mogen zoveel leden van één bende staan als je wilt. Valt één of vallen er meer aan, dan kiest eerst de aanvaller wie van hem met wie vecht; na elk duel gaat dat recht naar de andere kant, tot er maar één bende in staat. Elk duel telt op zichzelf.
    .kind = S
CH-101 = Variant II, bewaakte casino’s: een casino betaalt alleen als er aan het einde van de fase een lid van de eigenaar in staat.
    .kind = S
CH-102 = Met variant I mag een lid dat een huis van een tegenstander betreedt binnen wachten, zonder weg te kunnen, terwijl meer leden van zijn bende met punten van dezelfde beurt binnenkomen. Het gevecht begint op het woord van de speler, uiterlijk als de punten op zijn of vóór een ander duel. Vallen beide kanten, dan blijft de eigenaar.
    .kind = R
CH-103 = Met variant I blokkeren eigen leden niet in gebouwen, en mogen er meer in één gebouw worden geplaatst of samen in de thuisbar binnenkomen. Op straat blijft het één lid per veld.
    .kind = R
CH-104 = Met winnen in CH-52 is ook de verdediger bedoeld: wie in een gebouw staat dat niet van hem en niet van een bondgenoot is, en wint, bezet het als er een fiche is. Een aanvaller die wint in een gebouw van de bondgenoot, mag kiezen zoals in CH-90. Met variant I bezet ook een lid dat zich bij zijn eigen bende voegt in een gebouw dat niet van hen is.
    .kind = R
CH-105 = Is er in een vol huis maar één manier om te kiezen wie met wie vecht, dan wordt het duel meteen uitgevochten; het recht om te kiezen gaat evengoed over.
    .kind = R
CH-106 = De miniatuur is voor twee spelers die een heel spel willen doorrekenen. Het is de laatste ronde van fase D: rood heeft nog één punt van zijn worp over, daarna heeft groen de laatste beurt, en alle figuren zijn aangeworven of verloren. Een rood lid met sterkte 4 staat in een bar van 1.000 in de gele wijk, voor de deur daarvan het enige lid van groen, met sterkte 1, en rondom dat lid gele leden. Een ander rood lid staat voor de deur van een bar van 1.000 in de eigen wijk, tussen blauwe leden. Geel heeft alle bars van 1.000 in de eigen wijk, rood alle van zijn wijk behalve die ene, die van geel is; rood heeft geen fiches meer. Als er niets meer gebeurde, waren rood en blauw aan het eind 90.000 rijker. Verder gaat alles zoals altijd.
    .kind = R
