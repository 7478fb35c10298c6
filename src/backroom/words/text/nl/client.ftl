# De tafel in de browser: woorden die bij geen enkel spel horen.

web-guest = Gast
web-home = Begin
web-menu = Menu en instellingen
web-language = Taal
web-close = Sluiten
web-elsewhere = Elders in huis
web-privacy = Privacy
web-unreachable = Het huis is niet bereikbaar. Draait de server?
web-loading = Een ogenblik …

## Begin
web-tagline = Vier Chicago-spellen voor vrienden en bots. Zonder account.
web-pull-up = Schuif een stoel aan
web-players-word = spelers
web-minutes-word = min
web-play = Spelen
web-invite-friends = Vrienden vragen
web-options = Opties
web-rules = Regels
web-hot-seat = Eén scherm
web-learn-in = Leer het in { $minutes } minuten
web-lessons = Lessen
web-replays = Herhalingen
web-join = Aanschuiven
web-have-code = Ik heb een code
web-open = Openen
web-watch-replay = Terugkijken
web-round = Ronde { $round }
web-your-turn = jouw beurt
web-running = bezig
web-over = afgelopen
web-waits-for = wacht op { $name }
web-nowhere = Zo’n kamer is er niet
web-score = Stand

## Instellingen
web-settings = Instellingen
web-your-name = Je naam
web-theme = Weergave
web-theme-system = Zoals dit apparaat
web-theme-dark = Donker
web-theme-light = Licht
web-confirm = Zetten bevestigen
web-confirm-more = Of een keuze wacht tot je haar bevestigt.
web-confirm-always = Altijd
web-confirm-compound = Alleen uit meer delen
web-confirm-never = Nooit
web-motion = Beweging
web-motion-more = Kaarten vliegen van plek naar plek.
web-motion-system = Je systeem vraagt om minder beweging.
web-sound = Geluid
web-sound-more = Kort, bij kaarten en duels.
web-about = Backroom: vier Chicago-spellen, regels in onze eigen woorden, eigen tekeningen.
web-credits = Pictogrammen: game-icons.net (CC BY 3.0, Lorc, Delapouite en anderen) en Lucide (ISC). Letters: Limelight, Oswald en Source Sans 3 (SIL OFL).
web-licences = Alle licenties, voluit

## Een tafel samenstellen
web-set-the-table = Stel je tafel samen
web-new-table = Nieuwe tafel
web-new-table-more = niemand ziet hem tot je een link deelt
web-another-game = Of een ander spel
web-who-sits = Wie zit er aan tafel
web-players = Spelers
web-friend = Vriend
web-a-friend = Een vriend
web-bot = Bot
web-bot-word = bot
web-bot-random = Willekeurig
web-bot-rookie = Groentje
web-bot-soldier = Soldaat
web-bot-capo = Capo
web-bot-boss = Baas
web-bot-line-random = doet maar wat
web-bot-line-rookie = een beginner, net als jij
web-bot-line-soldier = degelijk en snel
web-bot-line-capo = weegt elke hele zet
web-bot-line-boss = kijkt vooruit en leest de tafel
web-name-of = Naam, { $name }
web-plays-here = Speelt hier
web-sitter-me = Gastheer, op dit apparaat
web-sitter-friend = Komt met een eigen link
web-sitter-hot = Naast jou; een gordijn tussen de beurten
web-sitter-bot = Speelt meteen, wordt nooit moe
web-invite-later = { $count ->
    [0] Kies ‘Vriend’ voor een stoel: die krijgt een link en een QR-code zodra de tafel open is.
    [one] Eén stoel wacht op een vriend: link en QR-code komen zodra de tafel open is.
   *[other] { $count } stoelen wachten op vrienden: links en QR-codes komen zodra de tafel open is.
}
web-invite-nowhere = Deze computer zit niet in een netwerk: geen vriend zou binnen kunnen komen. ‘Eén scherm’ is voor iemand naast je.
web-variants = Varianten
web-no-variants = Dit spel heeft geen varianten.
web-habits = Afspraken aan tafel
web-clock = Klok
web-clock-none = Geen
web-clock-live = Live
web-clock-days = Meerdere dagen
web-clock-none-more = Iedereen neemt de tijd die nodig is.
web-clock-then = Is de tijd op, dan kiest een bot tot je terug bent.
web-clock-decision = { $seconds } seconden per beslissing
web-clock-bank = { $minutes } minuten in totaal, { $more } seconden extra per beslissing
web-clock-day = { $days ->
    [one] één dag per beslissing
   *[other] { $days } dagen per beslissing
}
web-none = Geen
web-onlookers = Toeschouwers
web-see-open = Zien wat open ligt
web-onlookers-yes = Ze weten wat iedereen weet en zien nooit iemands hand.
web-onlookers-no = Alleen wie meespeelt.
web-listed = Open voor vreemden
web-listed-yes = De tafel staat in de lobby; iedereen mag een vrije stoel nemen.
web-listed-no = Alleen wie een link heeft kan komen.
web-all-set = Alles staat klaar.
web-then-invite = Daarna nodig je je vrienden uit.
web-checkable = Na het spel is elke keer schudden na te rekenen.
web-open-table = Tafel openen
web-start = Spel beginnen

## Vóór het delen
web-chair-free = Er is een stoel voor je vrij
web-who-comes = Wie komen er?
web-sealing = Het delen wordt verzegeld
web-sit-down = Ga zitten
web-here = aanwezig
web-away = weg
web-ready = klaar
web-count-onlookers = { $count ->
    [one] Eén toeschouwer kijkt mee.
   *[other] { $count } toeschouwers kijken mee.
}
web-invite-more = Wie als eerste met deze link gaat zitten, krijgt de stoel; daarna werkt de link niet meer. Geen account nodig.
web-new-link = Nieuwe link
web-new-link-more = De oude link van deze stoel werkt dan niet meer.
web-send-away = Wegsturen
web-send-away-lobby = { $name } verliest de stoel. Jij krijgt er een nieuwe link voor.
web-send-away-game = { $name } doet voorgoed niet meer mee: een bot speelt tot het eind verder.
web-send-away-sure = Voorgoed wegsturen
web-sent-away = { $name } is weggestuurd.
web-sent-away-link = De stoel heeft een nieuwe link.
web-number-missing = Het verzegelde getal van { $seats } is niet gekomen.
web-number-missing-more = { $seconds ->
    [one] Over één seconde wordt er zonder gedeeld. Komt het daarvoor nog, dan telt het mee.
   *[other] Over { $seconds } seconden wordt er zonder gedeeld. Komt het daarvoor nog, dan telt het mee.
}
web-link = Link
web-qr = QR-code van de link
web-copy = Kopieer link
web-copied = Gekopieerd
web-send = Versturen
web-missing = { $count ->
    [one] Eén stoel is nog leeg.
   *[other] { $count } stoelen zijn nog leeg.
}
web-missing-more = De startknop licht op als iedereen er is; bots kunnen nemen wat vrij is.
web-start-with-bots = Begin met bots
web-have-link = Je hebt een link of een code
web-paste-link = Plak de link, of typ de woorden die je gehoord hebt
web-code-shape = Een code heeft twee woorden en vier cijfers, zoals ‘velvet otter 4117’.
web-open-tables = Tafels voor iedereen
web-look-again = Opnieuw kijken
web-no-tables = Op dit moment staat er geen tafel open voor vreemden.

## De tafel
web-table = Tafel
web-you = Jij
web-thinks = denkt na
web-minded = bot valt in
web-player = Speler
web-onlooker = Toeschouwer
web-count-players = { $count } spelers
web-all-connected = iedereen verbonden
web-some-away = er is iemand weg
web-reconnecting = opnieuw verbinden …
web-waiting = De tafel wacht op { $seats }.
web-take-back = Terug
web-undo = Zet terugnemen
web-ask-undo = Vraag de anderen om terug te nemen
web-undo-since = Wat de anderen daarna deden, vervalt ook.
web-undo-bots = Wat de bots daarna deden, vervalt ook; zij vinden het goed.
web-undo-wish = { $seat } wil de laatste keuze terugnemen.
web-undo-asked = Je hebt gevraagd om je zet terug te nemen. De anderen denken erover na.
web-agree = Akkoord
web-disagree = Niet akkoord
web-pause = Pauze
web-paused = Het spel is gepauzeerd.
web-resume = Verder
web-minded-you = Een bot speelt zolang voor je. Je kaarten blijven van jou.
web-back = Ik ben terug
web-resign = Opgeven
web-resign-sure = Voorgoed opgeven: een bot speelt verder
web-leave = Tafel verlaten
web-host = Wat je als gastheer mag
web-replace = Een bot tot ze terug zijn
web-close-table = Tafel sluiten
web-invite-onlookers = Een link voor toeschouwers
web-looking-back = Zo was het toen.
web-back-to-now = Terug naar nu
web-log = Verloop
web-earlier = Eerder: nog { $count }
web-talk = Praten
web-hints = Tips
web-say = Zeg het
web-say-something = Zeg iets …
web-whisper = Alleen fluisteren tegen { $name }
web-whispered = gefluisterd:
web-phrase-1 = Goed gespeeld
web-phrase-2 = Houd ze tegen!
web-phrase-3 = Vertrouw me
web-hint-about = Wat zou een bot in jouw plaats doen, en waarom?
web-hint-ask = Vraag om een tip
web-hint-would = Een bot zou kiezen:
web-hint-do = Kies dat
web-hint-later = Tips krijg je als je aan de beurt bent.
web-no-way-in = De deur blijft dicht
web-no-key = Deze browser heeft geen sleutel van die tafel. Open de link die je kreeg.
web-link-spent-friend = Ben je uitgenodigd? Vraag je vriend of de gastheer om een nieuwe link: de link van een stoel werkt één keer.
web-link-spent-own = Is het je eigen stoel, op een ander apparaat? Open de tafel daar en kies in het menu ‘Verder op je telefoon’.
web-ask-to-look-on = Wil je liever toekijken? Vraag de gastheer om de link voor toeschouwers.
web-play-here = Ook hier spelen
web-play-here-more = Deze link komt van een ander apparaat dat als { $name } speelt. Op beide heb je dezelfde stoel en dezelfde kaarten.
web-count-devices = { $count ->
    [one] Je speelt op dit apparaat.
   *[other] Je speelt op { $count } apparaten.
}
web-other-device = Verder op je telefoon
web-other-device-more = Scan dit met je telefoon, of open de link op je andere apparaat. Houd hem voor jezelf: wie hem het eerst opent, ziet je kaarten.
web-other-device-door = Doe eerst de deur open: dan is er een code om met je telefoon te scannen.
web-sign-out-others = Andere apparaten afmelden
web-signed-out = Alle andere apparaten zijn afgemeld.
web-relink = Link vernieuwen
web-invite-behind-door = De link voor toeschouwers staat hier zodra de deur open is.
web-moment-sat = { $you ->
    [yes] Je gaat zitten.
   *[no] { $seat } gaat zitten.
}
web-moment-wished = { $you ->
    [yes] Je vraagt of je je zet mag terugnemen.
   *[no] { $seat } vraagt een zet terug te mogen nemen.
}
web-moment-agreed = { $you ->
    [yes] Je vindt het goed.
   *[no] { $seat } vindt het goed.
}
web-moment-disagreed = { $you ->
    [yes] Je vindt het niet goed.
   *[no] { $seat } vindt het niet goed.
}
web-moment-undone = { $you ->
    [yes] Je neemt je laatste keuze terug.
   *[no] { $seat } neemt de laatste keuze terug.
}
web-moment-paused = Het spel is gepauzeerd.
web-moment-resumed = Het spel gaat verder.
web-moment-minded = { $you ->
    [yes] Een bot speelt zolang voor je.
   *[no] Een bot speelt zolang voor { $seat }.
}
web-moment-returned = { $you ->
    [yes] Je bent terug.
   *[no] { $seat } is terug.
}
web-moment-replaced = { $you ->
    [yes] Een bot speelt voortaan voor jou.
   *[no] Een bot speelt voortaan voor { $seat }.
}
web-moment-kicked = { $you ->
    [yes] De gastheer heeft je weggestuurd.
   *[no] De gastheer heeft { $seat } weggestuurd.
}
web-moment-said = Gewiste woorden.
web-moment-whispered = Gewiste woorden.
web-moment-forgotten = { $you ->
    [yes] Je naam en woorden zijn gewist.
   *[no] De naam en woorden van { $seat } zijn gewist.
}
web-moment-left-out = { $you ->
    [alone] Jouw verzegelde getal kwam niet op tijd: nog { $seconds } seconden.
    [among] Het verzegelde getal van jou en { $besides } kwam niet op tijd: nog { $seconds } seconden.
   *[no] Het verzegelde getal van { $seats } kwam niet op tijd: nog { $seconds } seconden.
}
web-moment-closed = De gastheer heeft de tafel gesloten.
web-moment-rematched = De revanche staat klaar.

## Het gordijn
web-pass-to = Geef het apparaat aan
web-curtain-more = Van de anderen is niets meer te zien.
web-i-am = Ik ben { $name }
web-hold = ingedrukt houden om het gordijn te openen

## Het einde
web-town-yours = De stad is van jou
web-town-taken = { $seat } neemt de stad
web-town-shared = Niemand neemt de stad
web-after = Na { $time }.
web-how-won = Hoe het afliep
web-course = Het verloop van het spel
web-round-short = Rd.
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-look-at-board = Het bord
web-to-result = Naar de uitslag
web-save = Bewaren
web-share = Delen
web-share-more = Wie deze link heeft, ziet hoe het afliep en kan het spel terugkijken.
web-total = samen

## Herhalingen
web-replay = Herhaling
web-drop-record = Sleep een verslag hierheen
web-drop-more = of kies het bestand: een afgelopen spel biedt aan zijn verslag te bewaren. Het wordt getoond, niet bewaard.
web-finished = Hier uitgespeeld
web-first = Naar het begin
web-previous = Eén terug
web-next = Eén verder
web-last = Naar het einde
web-run = Afspelen
web-stop = Stop
web-speed = Snelheid
web-next-of = Volgende van { $name }
web-moment = Moment { $number } van { $count }
web-scrub = Moment
web-seen-through = Gezien door de ogen van
web-laid-open = Alles open
web-as = als { $name }
web-as-knew = Alleen wat { $name } op dat moment wist.
web-as-onlooker = Wat iedereen wist.
web-as-open = Elke kaart, nu het spel uit is.
web-fork = Speel hier verder
web-fork-more = Tegen bots. Wat deze speler toen niet wist, wordt opnieuw gedeeld.
web-fork-as = Als welke speler
web-share-moment = Kopieer een link naar dit moment

## Het eenvoudige bord
web-plain-board = De tafel in woorden
web-plain-yes = Ja
web-plain-no = Nee
web-plain-offers = Wat je kunt doen
web-plain-others = Andere keuzes
web-plain-no-board = Het bord van dit spel kon niet worden geladen. Je kunt spelen op een eenvoudig bord, met alles in woorden.
web-plain-try-again = Opnieuw laden
web-plain-use = Speel op het eenvoudige bord
