# Gangster: het bord in de browser.

## De kaart
web-gangster-map = Kaart van Chicago
web-gangster-map-sub = tien wijken, één haven
web-gangster-lake = Michiganmeer
web-gangster-where = Etappe { $name } van III · ronde { $round }
web-gangster-clock = Etappe { $stage }: { $laid } van { $most } dubbelmarkers
web-gangster-left = { $count ->
    [one] nog één tot de afrekening
   *[other] nog { $count } tot de afrekening
}
web-gangster-closed = gesloten
web-gangster-harbour-note = haven met uitrusting
web-gangster-nobody = hier staat niemand
web-gangster-doubled = dubbel
web-gangster-line = { $gangsters ->
    [one] { $colour } met één gangster: { $value }
   *[other] { $colour } met { $gangsters } gangsters: { $value }
}
web-gangster-cars = auto’s: { $colours }
web-gangster-pick-car = Duw de auto van { $colour }
web-gangster-close = Sluiten

## Wat het zou opleveren
web-gangster-if-now = Als er nu werd afgerekend
web-gangster-place = { $place ->
    [0] niets
   *[other] { $place }e
}
web-gangster-would = Met nog één van { $colour } hier: { $short } in plaats van { $name }, { $value } punten in plaats van { $near }
web-gangster-would-same = Hier nog één van { $colour } verandert nog niets

## De auto
web-gangster-your-car = Jouw auto
web-gangster-car-of = De auto van { $colour }
web-gangster-look-car = Bekijk de auto van { $colour }
web-gangster-colours = Je twee kleuren
web-gangster-cards = Bewegingskaarten
web-gangster-cards-short = Kaarten
web-gangster-used = De { $steps } is gebruikt
web-gangster-used-short = { $steps } gebruikt
web-gangster-aboard = Eigen gangsters aan boord
web-gangster-in-car = in de auto
web-gangster-in-trunk = koffer
web-gangster-trunk = Koffer { $count } van { $most }
web-gangster-unload = Uitladen
web-gangster-load = Inladen…
web-gangster-load-how = Druk op de gangster die je inlaadt.
web-gangster-you-play = Jij speelt { $colour }.
web-gangster-must = Tien beurten hier: hij moet rijden.
web-gangster-fitted = Uitrusting
web-gangster-fitted-short = Uitrusting
web-gangster-slot-empty = lege plek
web-gangster-influence = invloed
web-gangster-about-bodyguard = Bewaakt de jouwe waar je staat
web-gangster-about-motor = Eén stap meer met elke kaart
web-gangster-about-tommy-gun = Laadt in uit een aangrenzende wijk
web-gangster-about-trunk = Plaats voor twee in de koffer
web-gangster-about-bumper = Duwt een auto weg waar je stopt
web-gangster-about-door = Twee van jou stappen tegelijk uit

## De Gold Coast
web-gangster-at-harbour = Je rit eindigt in de haven
web-gangster-step-trunk = De koffer leegmaken
web-gangster-step-take = Neem er één
web-gangster-step-then = Je auto daarna
web-gangster-dump-note = voorgoed weg
web-gangster-keep-note = allemaal of geen
web-gangster-trunk-empty = Er ligt niemand in de koffer.
web-gangster-trunk-first = Beslis eerst over de koffer.
web-gangster-have = Die heb je al
web-gangster-slot-left = links
web-gangster-slot-right = rechts
web-gangster-falls-off = valt eraf
web-gangster-leaves = Verlaat het spel: { $equipment }.
web-gangster-refilled = Daarna wordt de winkel aangevuld.

## De dagen van de afrekening
web-gangster-days = Dagen van de afrekening
web-gangster-day = Dag van de afrekening { $stage }
web-gangster-day-of = Dag van de afrekening { $name }
web-gangster-last-day = De laatste dag van de afrekening
web-gangster-day-now = nu
web-gangster-day-next = straks
web-gangster-day-last = laatste
web-gangster-casino = kaart { $value }
web-gangster-every = elke ? telt
web-gangster-day-at = { $district }, wijk { $n } van { $count }
web-gangster-day-done = Alle wijken hebben betaald
web-gangster-day-doubled = { $count } tellen dubbel
web-gangster-day-close = Terug naar de kaart
web-gangster-reckon-who = wie hier staat en wat het oplevert
web-gangster-reckon-boss = Baas
web-gangster-reckon-district = Wijk
web-gangster-reckon-men = mannen
web-gangster-reckon-place = plaats
web-gangster-reckon-gain = winst
web-gangster-reckon-total = totaal
web-gangster-tie = elk { $count }: veld { $field } gaat voor { $other }
web-gangster-before = daarvoor
web-gangster-payments = Wat elke wijk betaalde
web-gangster-race = De stand tot nu
web-gangster-race-note = helder: vandaag betaald · bleek: daarvoor

## Stapels
web-gangster-pile-districts = wijkkaarten
web-gangster-pile-casino = casinokaarten over
web-gangster-pile-equipment = uitrusting over
web-gangster-pile-note = { $districts }; agenten: { $count }
web-gangster-in-lake = In het meer

## Wat er kan
web-gangster-do-act = Spelen met { $colour }
web-gangster-do-drive = { $steps ->
    [one] Eén stap rijden
   *[other] { $steps } stappen rijden
}
web-gangster-do-drive-motor = { $steps } rijden en één meer met de motor
web-gangster-do-stop = Rijd naar { $area }
web-gangster-do-load = Laad { $colour } in van veld { $field } in { $district }
web-gangster-do-load-field = Laad in van veld { $field } in { $district }
web-gangster-do-unload = Laad { $colour } uit
web-gangster-do-unload-at = Laad uit in { $district }, op veld { $field }
web-gangster-do-enough = Zo is het genoeg
web-gangster-do-push = Duw { $colour } naar { $area }
web-gangster-do-push-nobody = Duw niemand
web-gangster-do-dump = Allemaal overboord
web-gangster-do-keep = Allemaal houden
web-gangster-do-take = Neem: { $equipment }
