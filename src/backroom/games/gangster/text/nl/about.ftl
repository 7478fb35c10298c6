# Gangster: wat elk ding is en doet, voor het kijkvenster en voor tips. `clause` noemt de regel.

## Uitrusting
web-about-bodyguard = Geen andere speler kan gangsters van deze kleur inladen uit de wijk waar haar auto staat.
    .clause = GA-60
web-about-motor = Met een bewegingskaart mag de auto één stap verder.
    .clause = GA-61
web-about-tommy-gun = Vreemde gangsters mogen ook uit een verbonden wijk worden ingeladen.
    .clause = GA-62
web-about-trunk = In de koffer passen twee vreemde gangsters in plaats van één.
    .clause = GA-63
web-about-bumper = Eindigt een rit in een wijk, dan mag één andere auto daar naar een verbonden wijk worden geduwd.
    .clause = GA-64
web-about-door = In één beurt mogen twee eigen gangsters uitstappen.
    .clause = GA-65
web-about-slot = Een nieuwe uitrusting komt links; wat rechts lag, verlaat het spel.
    .clause = GA-52
web-name-slot = leeg vak voor uitrusting

## Op de kaart
web-about-district = Op een dag van de afrekening worden de kleuren hier gerangschikt naar hun aantal gangsters, en elk krijgt de punten van haar plaats.
    .clause = GA-71
web-about-closed = Met drie spelers is deze wijk dicht: auto’s rijden erdoor, maar er wordt niet in- of uitgeladen en niets geteld.
    .clause = GA-13
web-about-gold-coast = Wie hier stopt, mag de koffer leegkieperen en moet een van de open uitrustingen nemen.
    .clause = GA-51
web-about-car = Eigen gangsters rijden onbeperkt mee; in de koffer past één vreemde gangster.
    .clause = GA-41
web-name-car = auto van { $colour }
web-about-gangster = De meeste gangsters in een wijk krijgen de eerste plaats; bij evenveel beslist het hoogste veld.
    .clause = GA-71
web-name-gangster = gangster van { $colour }
web-about-double = Wat deze wijk op de volgende dag van de afrekening betaalt, telt dubbel.
    .clause = GA-71
web-name-double = dubbelmarker
web-about-casino-place = Deze plaats betaalt het getal van de casinokaart die op de dag zelf wordt getrokken.
    .clause = GA-70
web-name-casino-place = casinogetal
web-about-reckoning = De achtste dubbelmarker beëindigt de etappe meteen, en elke wijk betaalt.
    .clause = GA-33
web-name-reckoning = dag van de afrekening
web-about-influence = De meeste invloed na drie dagen van de afrekening wint.
    .clause = GA-75
web-name-influence = invloed

## Kaarten en stapels
web-about-move = De auto rijdt precies zoveel stappen, over geen verbinding twee keer; daarna wordt de kaart omgedraaid.
    .clause = GA-30
web-name-move = { $steps ->
    [one] bewegingskaart, één stap
   *[other] bewegingskaart, { $steps } stappen
}
web-about-used = Ze is omgedraaid en gaat weer open als alle drie gebruikt zijn.
    .clause = GA-32
web-about-district-cards = Wie de derde bewegingskaart heeft gebruikt, trekt er een: een wijk krijgt een dubbelmarker, een agent doet niets.
    .clause = GA-32
web-name-district-cards = wijkkaarten
web-about-casino-cards = Op elke dag van de afrekening wordt er een getrokken: haar getal geldt voor elke ?.
    .clause = GA-70
web-name-casino-cards = casinokaarten
web-about-supply = Hieruit wordt een gat aan de Gold Coast aangevuld.
    .clause = GA-51
web-name-supply = voorraad uitrusting
web-about-lake = Wie in de haven gekieperd is, is voorgoed uit het spel.
    .clause = GA-50
web-name-lake = in het meer

## Getallen van nu
web-tell-places = plaatsen: { $words }
web-tell-casino = elke ?: het getal van de casinokaart op de dag van de afrekening
web-tell-next = volgende veld: { $field }
web-tell-full = de tabel is vol
web-tell-aboard = { $count ->
    [one] één eigen gangster aan boord
   *[other] { $count } eigen gangsters aan boord
}
web-tell-at = staat in: { $area }
web-tell-field = veld { $field } in { $district }
web-tell-supply = { $count } in de voorraad
web-tell-left = nog { $count }
web-tell-open = open te gebruiken
web-tell-on-board = { $count } op de kaart

## Tips: wie en waar bij naam
web-hint-load = Laad de gangster van { $colour } op veld { $field } in, in { $district }
web-hint-unload = Laad een gangster van { $colour } uit in { $district }
