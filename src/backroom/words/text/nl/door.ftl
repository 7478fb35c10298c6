# Vrienden komen binnen, en terug: de deur naar dit netwerk, de stoelen voor het delen, terugkomen, de revanche.

## The door
web-door = De deur
web-door-shut = Alleen deze computer
web-door-shut-more = De deur is dicht. Niemand buiten deze computer kan de tafel zien of erbij komen.
web-door-open = Open voor dit netwerk
web-door-open-more = Wie op hetzelfde netwerk zit en de link heeft, kan binnenkomen. Het internet niet.
web-door-to-open = Zet de deur open voor dit netwerk
web-door-to-open-more = Je kunt haar altijd weer dichtdoen.
web-door-to-shut = Doe de deur dicht
web-door-to-shut-more = Er komt niemand meer bij. Wie zit, blijft zolang de verbinding houdt.
web-door-means = Wat dat betekent
web-door-means-wifi = Telefoons en computers op je wifi kunnen binnenkomen, als ze de link hebben.
web-door-means-internet = Het internet niet: je router staat ertussen, en daar veranderen we niets aan.
web-door-means-link = Zonder link zien anderen op het netwerk geen namen en geen kaarten, en alleen tafels die je zelf openstelt.
web-door-means-firewall = Misschien vraagt je computer of Backroom bereikbaar mag zijn. Sta dat toe voor privénetwerken.
web-door-chip-shut = deur dicht: alleen deze computer
web-door-chip-open = deur open: dit netwerk
web-door-word-shut = deur dicht
web-door-word-open = deur open
web-door-address = Adres in je netwerk
web-door-wifi = wifi
web-door-cable = kabel
web-door-works = Het werkt:
web-door-came = om { $value } kwam er een ander apparaat binnen.
web-door-nobody-yet = Er is nog niemand binnengekomen.
web-door-firewall = Er is nog niemand binnengekomen. Misschien houdt de firewall van deze computer ze tegen: sta Backroom (Python) toe voor privénetwerken.
web-door-finds-nothing = Een telefoon die niets vindt, zit op mobiele data of op een gastnetwerk.
web-link-alone = Deze link werkt alleen op deze computer: het huis luistert naar niemand anders.

## Chairs
web-chairs = Stoelen
web-chairs-taken = { $count } van { $of } aanwezig
web-all-in = Iedereen is er
web-everyone-in = Iedereen is er.
web-you-here = jij, op dit apparaat
web-free-chair = Een vrije stoel
web-chair-by-link = voor wie de link het eerst opent
web-chair-needs-door = voor een vriend moet de deur open
web-chair-kept = komt terug op deze stoel; niemand anders krijgt hem
web-way-back = Kopieer de weg terug
web-are-away = Weg: { $name }.
web-way-in = De weg naar binnen
web-to-look-on = Meekijken
web-to-look-on-more = Wie deze link opent, kijkt mee en ziet alleen wat open ligt. Hij werkt voor iedereen aan wie je hem stuurt.
web-every-chair = Alle vrije stoelen
web-invitation-more = Eén link voor iedereen: wie hem opent, krijgt de volgende vrije stoel. Geen account nodig.
web-invitation-late = Zijn alle stoelen bezet, dan kijkt wie nog komt mee.
web-spoken = Per telefoon: kies op { $value } ‘Ik heb een code’ en typ
web-spoken-more = Hij geldt zolang er een stoel vrij is en deze pagina openstaat, en nog een half uur.
web-new-invitation-more = De oude link werkt dan niet meer. Wie al zit, blijft zitten.
web-chairs-gone = Alle stoelen zijn bezet
web-chairs-gone-more = Je kijkt mee. Komt er een stoel vrij, dan kun je hem hier nemen.
web-offer-chair = Bied een stoel aan
web-offer-chair-done = Er is een stoel aangeboden. Wie het eerst komt, krijgt hem.
web-chair-offered = De gastheer biedt je een stoel aan
web-chair-offered-more = Tot nu toe keek je mee. Als je gaat zitten, speel je mee.

## Coming back
web-waiting-away = { $count ->
    [one] { $seats } is weg en is aan de beurt.
   *[other] { $seats } zijn weg en zijn aan de beurt.
}
web-moment-renamed = { $you ->
    [yes] Je hebt een nieuwe naam.
   *[no] { $seat } heeft een nieuwe naam.
}

## Onlookers
web-may-talk = En meepraten
web-onlookers-heard = Ze weten wat iedereen weet en zien nooit iemands hand; iedereen hoort wat ze zeggen.
web-heard-by-all = Iedereen aan tafel hoort je.
web-heard-by-onlookers = { $count ->
    [0] Alleen toeschouwers zouden je horen, en verder kijkt er nu niemand mee.
    [one] Alleen de andere toeschouwer hoort je, de spelers niet.
   *[other] Alleen de { $count } andere toeschouwers horen je, de spelers niet.
}

## Once more
web-rematch-wanted = { $count ->
    [one] { $seats } wil graag revanche.
   *[other] { $seats } willen graag revanche.
}
web-rematch-awaits = Nog niet akkoord: { $seats }.
web-watch-rematch = Bekijk de revanche
web-moment-wanted = { $you ->
    [yes] Je wilt graag revanche.
   *[no] { $seat } wil graag revanche.
}

## Links to a moment
web-moment-for-all = Wie deze link heeft, ziet het moment als toeschouwer.
web-moment-for-players = Deze link werkt voor wie hier meespeelde. Vraag de gastheer voor anderen om de link voor toeschouwers.
web-moment-no-key = Deze link toont een moment uit een spel, maar er hoort geen sleutel bij en deze browser was er niet bij. Vraag om een link voor toeschouwers.
