# De pagina over privacy, en wissen.

web-privacy-intro = Wat dit huis van je bewaart, hoelang, en wie het kan zien. Er is geen account, geen cookie en geen tracker, en er wordt niets van andere sites gehaald.
web-privacy-stored = Wat het huis bewaart
web-privacy-stored-name = De naam waarmee je gaat zitten. Elke naam is goed.
web-privacy-stored-words = Wat je aan een tafel zegt, hardop of gefluisterd.
web-privacy-stored-moves = Wat je koos en wanneer: dat is het spel.
web-privacy-stored-keys = Een vingerafdruk van je sleutels (SHA-256). De sleutels zelf blijven in je browser.
web-privacy-stored-seeds = De getallen achter het schudden: geheim tot het spel uit is, daarna deel van het verslag.
web-privacy-stored-address = Je netwerkadres alleen zolang je verbonden bent, in het geheugen, om grenzen te bewaken. Het wordt niet opgeschreven.
web-privacy-long = Hoelang
web-privacy-over-days = { $count ->
    [one] Een uitgespeeld spel wordt een dag na afloop gewist, met alles wat hierboven staat.
   *[other] Een uitgespeeld spel wordt { $count } dagen na afloop gewist, met alles wat hierboven staat.
}
web-privacy-over-ever = Uitgespeelde spellen blijven tot iemand ze wist.
web-privacy-left-days = { $count ->
    [one] Een spel dat nooit is uitgespeeld, wordt een dag na het laatste wat er gebeurde gewist.
   *[other] Een spel dat nooit is uitgespeeld, wordt { $count } dagen na het laatste wat er gebeurde gewist.
}
web-privacy-left-ever = Spellen die nooit zijn uitgespeeld, blijven tot iemand ze wist.
web-privacy-long-ever = Dit huis wist niets uit zichzelf. Een tafel blijft tot iemand haar wist.
web-privacy-long-unknown = Dit huis zegt het niet. Vraag het aan wie het beheert.
web-privacy-who = Wie het kan zien
web-privacy-who-all = Namen, open gesprek en wat open ligt: iedereen aan de tafel, ook toeschouwers. Staat de tafel open voor vreemden, dan staan de namen in de lobby.
web-privacy-who-whispers = Gefluister: voor wie het bestemd was, verder niemand, ook niet in het verslag.
web-privacy-who-hands = Handen: hun eigenaar. Na afloop toont het verslag ze aan wie meespeelde, niet aan toeschouwers.
web-privacy-who-house = Wie dit huis beheert, kan de database lezen, met namen, woorden en handen.
web-privacy-delete = Wissen
web-privacy-delete-mine = ‘Wis mijn naam en woorden’ staat in het menu van een tafel en in de lijst van je spellen. Naam en woorden verdwijnen voorgoed uit het huis; je keuzes blijven, want ze horen ook bij het spel van de anderen.
web-privacy-delete-host = Wie een tafel opende, kan haar in haar geheel wissen.
web-privacy-browser = Wat deze browser bewaart
web-privacy-browser-list = { $tables ->
    [0] Geen sleutels van tafels
    [one] De sleutels van één tafel
   *[other] De sleutels van { $tables } tafels
}, uitslagen en ontvangstbewijzen van spellen, je naam en je instellingen. Ze gaan er alleen uit als je speelt of ze bewaart.
web-privacy-browser-delete = Wis alles wat deze browser bewaart
web-privacy-browser-sure = Zeker? Je raakt je plaatsen en ontvangstbewijzen kwijt
web-privacy-browser-done = Gewist. Deze browser weet niets meer van je.
web-privacy-version = Dit huis draait op Backroom { $value }.
web-erase = Wis mijn naam en woorden
web-erase-more = Je naam en alles wat je zei, verdwijnen voorgoed van deze tafel. Je keuzes blijven.
web-erase-sure = Wis ze voorgoed
web-erasing = Wordt gewist …
web-erase-done = Je naam en woorden zijn hier gewist.
web-delete-table = Wis deze tafel
web-delete-table-more = De hele tafel verdwijnt, voor iedereen: namen, woorden, keuzes en het verslag.
web-delete-table-sure = Wis haar voor iedereen
web-delete-table-done = De tafel is gewist.
web-words-erased = (gewiste woorden)
web-keep-it = Houden

## De meldknop

web-report = Iets melden
web-report-to = Wat je schrijft, gaat met je stoel naar wie dit huis beheert. Aan tafel ziet niemand het.
web-report-words = Wat is er mis?
web-report-send = Verstuur de melding
web-report-done = Dank je. Je melding is bij de beheerder van dit huis.
