# Gangster: de tafel. Namen, vragen, wat er gebeurde, waarom niet.

gangster = Gangster
title-line = Rijd rond, zet je mannen af en ontvoer de hunne vóór de dag van de afrekening.
title-short = Zet je mannen af, ontvoer de hunne.
title-won-by = De meeste invloed na drie dagen van de afrekening.
option-miniature = miniatuur: de laatste rit vóór de laatste afrekening, voor twee, klein genoeg om helemaal door te rekenen

## Dingen
grey = grijs
green = groen
yellow = geel
brown = bruin
blue = blauw
bodyguard = lijfwacht
motor = motor
tommy-gun = tommygun
trunk = koffer
bumper = bumper
door = deur
the-loop = The Loop
little-africa = Little Africa
west-side = West Side
little-italy = Little Italy
greek-town = Greek Town
north-side = North Side
cicero = Cicero
south-side = South Side
stickney = Stickney
chinatown = Chinatown
gold-coast = Gold Coast
casino-place = ?
scores-grey = grijs { $n }
scores-green = groen { $n }
scores-yellow = geel { $n }
scores-brown = bruin { $n }
scores-blue = blauw { $n }

## Hoe het eindigt
most-influence = de meeste invloed
equal-influence = gelijke invloed

## Cijfers van een simulatie
turns = beurten
influence-a-player = invloed per speler
influence-first-stage = invloed per speler, eerste etappe
influence-second-stage = invloed per speler, tweede etappe
influence-third-stage = invloed per speler, derde etappe
gangsters-in-the-lake = gangsters in het meer
equipment-gone = uitrustingen uit het spel

## Vragen
ask-colour = Met welke van je twee kleuren speel je?
ask-turn = { $must ->
    [1] Tien beurten zonder rijden: { $colour } moet rijden.
   *[0] Wat doet { $colour }: rijden, inladen of uitladen?
}
ask-destination = { $steps ->
    [one] Waar stopt { $colour }, één stap van { $start }?
   *[other] Waar stopt { $colour }, { $steps } stappen van { $start }?
}
ask-bumper = Wie duwt { $colour } uit { $area }, en waarheen?
ask-dump = In de koffer: { $gangsters }. De haven in?
ask-equipment = Welke uitrusting neemt { $colour }?
ask-door = De deur staat open: stapt er in { $district } een tweede gangster van { $colour } uit?

## Wat er gebeurde
equipment-laid = Opengelegd aan de Gold Coast: { $equipment }.
equipment-cleared = Drie keer { $equipment } aan de Gold Coast: ze verlaten het spel.
supply-empty = De voorraad uitrustingen is op.
equipment-dealt = { $you ->
    [yes] Je trekt voor { $colour }: { $equipment }.
   *[no] { $seat } trekt voor { $colour }: { $equipment }.
}
table-laid = { $district } krijgt tabel { $table }: { $fields } velden, plaatsen { $places }.
district-closed = { $district } doet met drie spelers niet mee.
start-drawn = { $you ->
    [yes] Het lot valt op jou: je begint.
   *[no] Het lot valt op { $seat }, die begint.
}
car-placed = { $you ->
    [yes] Jouw auto van { $colour } begint in { $district }, met een gangster daar en een in { $other }.
   *[no] De auto van { $seat } ({ $colour }) begint in { $district }, met een gangster daar en een in { $other }.
}
stage-begun = { $stage ->
    [1] Etappe { $stage } begint, met { $count } gangsters voor elke kleur.
   *[other] Etappe { $stage } begint, met { $count } gangsters erbij voor elke kleur.
}
marker-laid = { $district } telt dubbel: marker { $count } van { $most }.
policeman-drawn = De wijkkaart is een agent: er gebeurt niets.
colour-chosen = { $you ->
    [yes] Je speelt met { $colour }.
   *[no] { $seat } speelt met { $colour }.
}
card-turned = { $you ->
    [yes] Je draait de { $steps } van { $colour } om{ $motor ->
        [1] {" "}en telt er met de motor een stap bij op
       *[0] {""}
    }.
   *[no] { $seat } draait de { $steps } van { $colour } om{ $motor ->
        [1] {" "}en telt er met de motor een stap bij op
       *[0] {""}
    }.
}
car-driven = { $you ->
    [yes] Je rijdt met { $colour } naar { $area }.
   *[no] { $seat } rijdt met { $colour } naar { $area }.
}
car-pushed = { $you ->
    [yes] Je duwt met de bumper van { $colour } de auto van { $pushed } van { $start } naar { $district }.
    [owner] { $seat } duwt met de bumper van { $colour } jouw auto ({ $pushed }) van { $start } naar { $district }.
   *[no] { $seat } duwt met de bumper van { $colour } de auto van { $owner } ({ $pushed }) van { $start } naar { $district }.
}
nobody-pushed = { $you ->
    [yes] Je duwt met { $colour } niemand weg.
   *[no] { $seat } duwt met { $colour } niemand weg.
}
gangster-unloaded = { $you ->
    [yes] Je laat uit de auto van { $colour } in { $district } een gangster ({ $gangster }) uitstappen, op veld { $field }.
   *[no] { $seat } laat uit de auto van { $colour } in { $district } een gangster ({ $gangster }) uitstappen, op veld { $field }.
}
gangster-loaded = { $you ->
    [yes] Je laadt met { $colour } de gangster ({ $gangster }) van veld { $field } in { $district } in{ $far ->
        [1] , onder schot
       *[0] {""}
    }.
   *[no] { $seat } laadt met { $colour } de gangster ({ $gangster }) van veld { $field } in { $district } in{ $far ->
        [1] , onder schot
       *[0] {""}
    }.
}
trunk-dumped = { $you ->
    [yes] Je kiepert de koffer van { $colour } leeg in de haven: { $gangsters }.
   *[no] { $seat } kiepert de koffer van { $colour } leeg in de haven: { $gangsters }.
}
trunk-kept = { $you ->
    [yes] Je houdt wie er in de koffer van { $colour } ligt.
   *[no] { $seat } houdt wie er in de koffer van { $colour } ligt.
}
equipment-taken = { $you ->
    [yes] Je neemt voor { $colour }: { $equipment }.
   *[no] { $seat } neemt voor { $colour }: { $equipment }.
}
equipment-lost = { $you ->
    [yes] Van jouw bord van { $colour } en uit het spel: { $equipment }.
   *[no] Van het bord van { $seat } ({ $colour }) en uit het spel: { $equipment }.
}
nothing-taken = { $you ->
    [yes] Voor jouw auto van { $colour } valt er niets te nemen.
   *[no] Voor de auto van { $seat } ({ $colour }) valt er niets te nemen.
}
cards-opened = { $you ->
    [yes] Je legt alle bewegingskaarten van { $colour } weer open.
   *[no] { $seat } legt alle bewegingskaarten van { $colour } weer open.
}
reckoning-begun = { $you ->
    [yes] Dag van de afrekening { $stage }: op jouw casinokaart staat { $casino }.
   *[no] Dag van de afrekening { $stage }: op de casinokaart van { $seat } staat { $casino }.
}
district-reckoned = { $count ->
    [0] { $district }{ $doubled ->
        [1] {" "}(dubbel)
       *[0] {""}
    }: niemand.
   *[other] { $district }{ $doubled ->
        [1] {" "}(dubbel)
       *[0] {""}
    }: { $scores }.
}
influence-told = { $you ->
    [yes] Je krijgt { $points } en hebt nu { $total } invloed.
   *[no] { $seat } krijgt { $points } en heeft nu { $total } invloed.
}
game-ended = { $you ->
    [alone] Het spel is uit: jij wint met { $reason }, { $influence } punten.
    [among] Het spel is uit: jij en { $besides } met { $reason }, { $influence } punten.
   *[no] Het spel is uit: { $winners } met { $reason }, { $influence } punten.
}

## Waarom niet
refused-colour-first = Kies eerst een van je twee kleuren.
refused-other-colour = { $colour } is geen kleur van jou.
refused-no-colour-choice = De kleur van deze beurt staat vast.
refused-card-first = Draai eerst een bewegingskaart om.
refused-card-used = De { $steps } ligt omgedraaid: die kan weer als alle drie gebruikt zijn.
refused-no-motor = Zonder motor komt er geen stap bij.
refused-stop-first = Er ligt een bewegingskaart omgedraaid: kies waar de auto stopt.
refused-out-of-reach = { $area } ligt niet precies { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { $start } zonder een verbinding twee keer te gebruiken.
refused-must-drive = { $colour } heeft tien beurten niet gereden en moet nu rijden.
refused-no-table = Aan de { $area } wordt niets in- of uitgeladen: er ligt geen tabel.
refused-closed = { $district } is gesloten: daar wordt niets in- of uitgeladen.
refused-empty-field = In { $district } staat niemand op veld { $field }.
refused-own-elsewhere = Eigen gangsters stappen alleen in waar de auto staat, niet in { $district }.
refused-elsewhere = De auto staat niet in { $district }, en zonder tommygun wordt er niemand van ver ingeladen.
refused-not-connected = { $start } en { $area } zijn niet verbonden.
refused-trunk-full = Er is geen plaats in de koffer.
refused-bodyguard = Een lijfwacht past op de gangsters ({ $gangster }) in { $district }.
refused-nobody-aboard = Er zit geen gangster van { $colour } meer in de auto.
refused-not-in-trunk = Er ligt geen gangster van { $gangster } in de koffer.
refused-table-full = De tabel van { $district } is vol.
refused-nothing-done = Passen bestaat niet: rijd, laad in of laad uit.
refused-no-push = Alleen een bumper duwt, en alleen waar een rit net tussen andere auto’s eindigde.
refused-no-take = Uitrusting wordt alleen genomen door aan de Gold Coast te stoppen.
refused-no-dump = Een koffer wordt alleen leeggekieperd door aan de Gold Coast te stoppen met iemand erin.
refused-push-first = Beslis eerst over de bumper.
refused-no-car = In { $area } staat geen andere auto van { $colour }.
refused-push-to-harbour = Naar { $area } wordt niemand geduwd.
refused-dump-first = Beslis eerst over de koffer.
refused-dump-late = Kieperen kan niet meer: de uitrusting komt erna.
refused-take-first = Een van de open uitrustingen moet genomen worden.
refused-not-on-offer = { $equipment } ligt niet aan de Gold Coast.
refused-same-equipment = Dat heeft de auto al: { $equipment }. De twee moeten verschillen.
refused-own-only = Door de deur stapt alleen een tweede eigen gangster uit.
refused-door-first = Beslis eerst of er een tweede gangster uitstapt.

## Het bord in de terminal
term-gangster-head = Etappe { $stage }, beurt { $turn }, { $laid } van { $most } markers. Stapel: { $districts } wijken, { $policemen } agenten. Casinokaarten over: { $casino }.
term-gangster-district = Wijk
term-gangster-fields = Gangsters per veld
term-gangster-now = Plaatsen nu
term-gangster-cars = Auto’s
term-gangster-roads = Wegen
term-gangster-closed = gesloten
term-gangster-coast = haven
term-gangster-next = { $field ->
    [0] vol ({ $fields })
   *[other] volgende { $field } van { $fields }
}
term-gangster-harbour = Gold Coast: { $equipment }; { $count } in de voorraad; in het meer: { $drowned }.
term-gangster-nothing = niets
term-gangster-board = { $seat }: invloed { $influence }, kaarten { $short }, aan boord { $aboard } (+{ $reserve }), koffer { $count }/{ $room }{ $count ->
    [0] {""}
   *[other] {" "}({ $gangsters })
}, uitrusting: { $equipment }
term-gangster-short-grey = gs
term-gangster-short-green = gn
term-gangster-short-yellow = gl
term-gangster-short-brown = bn
term-gangster-short-blue = bw
term-gangster-stage = Etappe { $stage }
term-gangster-influence = Invloed
