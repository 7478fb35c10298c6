# De tafel in de browser: woorden die bij geen enkel spel horen.

web-guest = Gast
web-home = Begin
web-menu = Menu en instellingen
web-language = Taal
web-close = Sluiten
web-elsewhere = Elders in huis
web-unreachable = Het huis is niet bereikbaar. Draait de server?
web-loading = Een ogenblik …

## Begin
web-tagline = Vier Chicago-spellen voor vrienden en bots. Zonder account.
web-pull-up = Schuif een stoel aan
web-title-chicago-gangsters = Chicago Gangsters
web-title-gangster = Gangster
web-title-chicago-poker = Chicago Poker
web-title-chicago = Chicago
web-line-chicago-gangsters = Beloof acht, breng zes, en deel de whisky met wie je geloofde.
web-line-gangster = Rijd rond, zet je mannen af en ontvoer de hunne vóór de dag van afrekening.
web-line-chicago-poker = Drie handen tegelijk, de helft gedekt, en een kogel op tafel.
web-line-chicago = Doorkruis de straten, grijp bars en casino’s, laat de dobbelstenen de rest beslissen.
web-short-chicago-gangsters = Beloof acht, breng er zes.
web-short-gangster = Zet je mannen af, ontvoer de hunne.
web-short-chicago-poker = Drie handen tegelijk, één kogel.
web-short-chicago = Grijp de bars, dobbel om de rest.
web-players-word = spelers
web-minutes-word = min
web-play = Spelen
web-not-yet = Nog niet open
web-invite-friends = Vrienden vragen
web-options = Opties
web-rules = Regels
web-hot-seat = Eén scherm
web-replays = Herhalingen
web-join = Aanschuiven
web-continue = Verder spelen
web-open = Openen
web-all-games = Alle spellen
web-forget = Vergeten
web-watch-replay = Terugkijken
web-round = Ronde { $round }
web-your-turn = jij bent aan zet
web-running = bezig
web-gathering = wacht op spelers
web-over = afgelopen
web-waits-for = wacht op { $name }
