# Gangster: de regels, in onze eigen woorden. S staat in de gedrukte regels, R uitspraak van het huis, D onze gegevens.

## Hoe win ik?
GA-75 = Het spel heeft drie etappes, die elk eindigen met een dag van de afrekening; die levert invloed op voor gangsters in de wijken (GA-71). Wie na de derde afrekening de meeste invloed heeft, wint; wie gelijkstaan, winnen samen.
    .kind = S

## Materiaal
GA-1 =
    Het bord toont tien wijken en de Gold Coast, de haven, met verbindingen ertussen.
    De kaart is gereconstrueerd: welke wijk met welke verbonden is, en de naam van de tiende, Chinatown.
    .kind = S D
GA-2 =
    Elk van de vijf kleuren heeft een auto, een gangsterbord, 20 gangsters en drie bewegingskaarten.
    Hun getallen zijn 1, 2 en 3; recensies bevestigen dat.
    .kind = S D
GA-3 =
    Van de 15 puntentabellen worden er tien gebruikt. Een tabel heeft genummerde velden, en het nummer van het veld is de rang van de gangster die erop staat; en een rij puntenplaatsen, waaronder soms een ?. De eerste plaats is niet altijd de hoogste.
    Van de meeste tabellen zijn de velden en plaatsen gereconstrueerd.
    .kind = S D
GA-4 =
    Dertig uitrustingen van zes soorten: lijfwacht, motor, tommygun, koffer, bumper, deur.
    Van elke soort zijn er vijf.
    .kind = S R
GA-5 =
    Zes casinokaarten, tien wijkkaarten en drie agenten, acht dubbelmarkers.
    De casinokaarten hebben de getallen 1 tot en met 6; recensies bevestigen dat.
    .kind = S D

## Voorbereiding
GA-10 = Elke kleur begint met negen gangsters in de auto en drie open bewegingskaarten; de andere elf gangsters wachten buiten het spel.
    .kind = S
GA-11 =
    Drie uitrustingen komen open aan de Gold Coast te liggen. Daarna trekt elke kleur er blind één en legt die open op het linker van haar twee vakken.
    Drie gelijke aan de Gold Coast verdwijnen meteen (GA-54).
    .kind = S R
GA-12 = Het lot wijst elke wijk een puntentabel toe; wat overblijft, doet niet mee.
    .kind = S
GA-13 =
    Met drie spelers doet Cicero niet mee: geen tabel en geen wijkkaart.
    De wegen blijven open; auto’s rijden erdoor en stoppen er, maar er wordt niets ingeladen, uitgeladen, verdubbeld of geteld.
    .kind = S R
GA-14 =
    Vanaf de startspeler trekt elke kleur met de klok mee twee wijkkaarten, zet in elk van die wijken één gangster op het volgende veld, en de auto in de eerste. Zeven gangsters blijven in de auto.
    De startspeler wordt geloot.
    .kind = S R
GA-15 = Dan worden alle wijkkaarten zonder de agenten geschud; de bovenste gaat weg en haar wijk krijgt een dubbelmarker. Daarna worden de agenten erdoor geschud: twee met twee tot vier spelers, drie met vijf.
    .kind = S
GA-16 = Met drie spelers wordt in het gesloten Cicero geen tommygun gebruikt; een bumper mag auto’s erin en eruit duwen.
    .kind = R

## Een beurt
GA-20 = Een beurt is precies één van twee dingen: rijden, of in- of uitladen. De beurten gaan met de klok mee vanaf de startspeler.
    .kind = S
GA-21 = Alles ligt open: gangsterborden, koffers, aflegstapels en wat het spel verlaten heeft. Wat nog in de wijkstapel, de casinostapel en de voorraad zit, valt uit te rekenen; de volgorde niet.
    .kind = R

## Rijden
GA-30 =
    Eén open bewegingskaart wordt omgedraaid en de auto rijdt precies zoveel stappen langs verbindingen: niet eerder stoppen, niet heen en weer rijden. Vanuit Greek Town leidt een 3 naar The Loop, Little Africa, de West Side of Little Italy, en nergens anders heen.
    Geen verbinding wordt in één rit twee keer gebruikt. De rit mag eindigen waar hij begon.
    .kind = S R
GA-31 = In een gebied mogen zoveel auto’s staan als er willen.
    .kind = S
GA-32 =
    Wie de derde bewegingskaart heeft gebruikt, mag aan het eind van de beurt alle drie weer open leggen. Dan gaat de bovenste wijkkaart weg: een agent doet niets, een wijk krijgt een dubbelmarker.
    Hier gaan de drie altijd weer open, in diezelfde beurt. De gedrukte regels zeggen ‘mag’; wachten zou alleen de dubbelmarkers ophouden.
    .kind = S R
GA-33 =
    Ligt de achtste dubbelmarker, dan is de etappe meteen voorbij en komt de dag van de afrekening.
    Ook met drie spelers, waar één van negen wijken zonder marker blijft.
    .kind = S R
GA-34 = De volgorde is: rijden; dan de bumper, of alles wat de Gold Coast brengt; dan worden de kaarten opengelegd en de wijkkaart getrokken; dan, bij de achtste marker, de afrekening.
    .kind = R
GA-35 = Alleen het eind van een rit telt. Welke weg hij neemt maakt niet uit, en onderweg gebeurt er niets.
    .kind = R

## In- en uitladen
GA-40 = In de wijk van de auto één van deze: één eigen gangster uitladen; één vreemde gangster uit de koffer uitladen; één eigen gangster naar keuze inladen; één vreemde gangster naar keuze in de koffer laden.
    .kind = S
GA-41 = Eigen gangsters rijden onbeperkt mee. In de koffer past één vreemde gangster, of twee met de uitrusting koffer.
    .kind = S
GA-42 =
    Wie uitstapt, neemt het veld achter het hoogste bezette, of veld 1 op een lege tabel. Gaten door inladen blijven. Is het laatste veld eenmaal bezet geweest, dan is het volgende veld het laatste als dat vrij is, anders het laagste gat.
    Dat blijft zo tot de tabel weer leeg is. Een volle tabel neemt niemand op.
    .kind = S R
GA-43 = Aan de Gold Coast ligt geen tabel: daar wordt niets in- of uitgeladen.
    .kind = R
GA-44 = Rijden kan altijd: er ligt altijd een bewegingskaart open en de kaart kent geen doodlopende weg. Passen komt dus niet voor.
    .kind = R
GA-45 = Een kleur die tien beurten na elkaar niet heeft gereden, moet rijden.
    .kind = R

## Gold Coast
GA-50 =
    Een auto die aan de Gold Coast stopt, mag meteen iedereen uit de koffer in de haven kieperen. Die zijn voorgoed uit het spel.
    Allemaal of niemand.
    .kind = S R
GA-51 = Hij moet één van de open uitrustingen nemen, en het gat wordt uit de voorraad aangevuld.
    .kind = S
GA-52 = Een nieuwe uitrusting komt op het linkervak, de vorige schuift naar rechts, en die van rechts verlaat het spel.
    .kind = S
GA-53 = De twee moeten verschillen: een uitrusting die de auto al heeft, kan niet genomen worden. Ligt er niets anders, of helemaal niets, dan blijft alles zoals het is.
    .kind = S
GA-54 =
    Drie gelijke uitrustingen aan de Gold Coast verlaten het spel en er komen drie nieuwe.
    Ze gaan ook weg als de voorraad leeg is; is er te weinig voorraad, dan komt er wat er nog is. Zo nodig nog een keer.
    .kind = S R
GA-55 = Alleen de eigen rit aan de Gold Coast beëindigen is stoppen; erdoor rijden heeft geen gevolg.
    .kind = R
GA-56 = Aan de Gold Coast eerst kieperen of niet, dan nemen; dan wordt het gat aangevuld, dan gaan gelijke weg. Na het nemen wordt er niet meer gekieperd.
    .kind = R

## Uitrusting
GA-60 =
    Lijfwacht: de andere spelers kunnen geen gangsters van deze kleur inladen uit de wijk waar haar auto staat.
    Ook niet met een tommygun.
    .kind = S R
GA-61 = Motor: bij een bewegingskaart mag één stap worden opgeteld.
    .kind = S
GA-62 = Tommygun: vreemde gangsters mogen ook uit een verbonden wijk worden ingeladen, maar uitgeladen wordt daar niet. Niet zolang de auto aan de Gold Coast staat.
    .kind = S
GA-63 =
    Koffer: plaats voor twee vreemde gangsters; per beurt gaat er nog steeds maar één in of uit, maar aan de Gold Coast gaan ze samen.
    Wie de uitrusting met twee aan boord kwijtraakt, houdt beiden en laadt niemand in tot er plaats is.
    .kind = S R
GA-64 =
    Bumper: na het binnenrijden van een wijk mag één andere auto daar naar een verbonden wijk worden geduwd.
    Alleen van wijk naar wijk, nooit naar de Gold Coast, en alleen waar de rit eindigt.
    .kind = S R
GA-65 =
    Deur: per beurt mogen twee eigen gangsters uitstappen.
    De tweede alleen zolang er een veld vrij is.
    .kind = S R
GA-66 = Wie de bumper heeft, kiest de auto en waar die heen gaat. Elke andere auto mag, ook die van de eigen tweede kleur. De bewegingskaarten van de geduwde auto blijven zoals ze zijn.
    .kind = R
GA-67 =
    Ook met een deur gaan vreemde gangsters één per beurt in of uit.
    Nooit één eigen en één vreemde samen.
    .kind = S R

## Dag van de afrekening
GA-70 = Wie de dag heeft uitgelokt, trekt een casinokaart: haar getal geldt vandaag voor elke ?, en de kaart verlaat het spel.
    .kind = S
GA-71 = In elke wijk worden de aanwezige kleuren gerangschikt naar hun aantal gangsters, bij gelijk aantal naar wie de hoogste in rang heeft. De eerste krijgt de eerste puntenplaats, de tweede de tweede, enzovoort; dubbel met een dubbelmarker. Wie geen plaats meer vindt, krijgt niets.
    .kind = S
GA-72 = Een voorbeeld: plaatsen ?, 4, 2, ?, casinogetal 5, verdubbeld. Geel heeft drie gangsters en krijgt 10. Grijs en bruin hebben er elk twee, en die van grijs staat verder: 8 en 4. Blauw en groen hebben er elk één, en die van blauw staat verder: blauw krijgt 10 en groen niets.
    .kind = S
GA-73 =
    Voor de volgende etappe gaan de markers weg en worden de wijkkaarten opnieuw klaargelegd. Elke kleur krijgt zes gangsters erbij voor de tweede etappe en vijf voor de derde. Gangsters op tabellen, in auto’s en koffers blijven.
    Auto’s, uitrusting en bewegingskaarten ook.
    .kind = S R
GA-74 = De linkerbuur van wie de afrekening uitlokte, begint de volgende etappe.
    .kind = S

## Twee spelers
GA-80 = Gangster is voor twee tot vijf. Twee spelers hebben elk twee kleuren en de voorbereiding is die voor vier. De beurten wisselen, en in elke beurt kiest de speler vrij met welke van de twee kleuren hij speelt.
    .kind = S
GA-81 =
    De punten van een speler zijn die van beide kleuren.
    Voor in- en uitladen, koffers en afrekening is elke kleur een bende op zich. Een lijfwacht beschermt alleen zijn eigen kleur, niet de andere van die speler, al zeggen de gedrukte regels dat hij de gangsters van de speler beschermt: de uitrusting hoort bij de auto van één kleur. De andere kleur van de eigen speler houdt hij niet tegen. Bij de voorbereiding zijn de kleuren van de spelers om en om aan de beurt.
    .kind = S R
GA-82 =
    Een auto rijdt alleen met bewegingskaarten van zijn eigen kleur.
    Borden, uitrusting, koffers en het openleggen van kaarten gaan per kleur.
    .kind = S R
GA-83 = Vreemd is elke andere kleur dan die van de auto: de eigen tweede kleur reist in de koffer en kan gekieperd worden.
    .kind = R
GA-84 = De miniatuur is voor twee spelers die een heel spel willen doorrekenen. De tafel is altijd dezelfde: het lot heeft hem één keer gelegd, zoals voor de eerste etappe. Maar het is de derde etappe. Alle gangsters zitten in de auto’s, twee casinokaarten zijn weg, de agenten ook, en er liggen zeven dubbelmarkers. Elke kleur heeft nog één bewegingskaart, de 1. Grijs en groen mogen één keer in- of uitladen voordat ze moeten rijden, de andere moeten meteen rijden. Zo brengt de eerste rit de laatste marker, en beslist de invloed van die dag.
    .kind = R
