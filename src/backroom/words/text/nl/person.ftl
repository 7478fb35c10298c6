# De pagina van wie op dit apparaat speelt.

web-your-page = Jouw pagina
web-your-emblem = Jouw embleem
web-your-emblem-more = Voor je eigen pagina. Aan tafel deelt het spel de emblemen uit.
web-emblem-diamond = Ruit
web-emblem-crescent = Maansikkel
web-emblem-clover = Klaver
web-emblem-anchor = Anker
web-emblem-rose = Roos
web-emblem-shoe = Hoefijzer
web-greet-morning = Goedemorgen, { $name }.
web-greet-afternoon = Goedemiddag, { $name }.
web-greet-evening = Goedenavond, { $name }.
web-you-private = Alleen jij ziet dit.
web-you-private-more = Het ligt op dit apparaat; niets wordt gepubliceerd.
web-you-take = Neem het mee
web-you-erase = Wissen
web-you-erase-more = Je naam en alles wat je zei, verdwijnen van elke tafel van dit apparaat, en alles wat deze browser bewaart, wordt gewist: sleutels, uitslagen, lessen, instellingen. Die spellen kun je niet verder spelen.
web-you-erase-sure = Wis alles voorgoed
web-you-erase-left = { $count ->
    [one] Bij één tafel was het huis niet te bereiken. Op dit apparaat is niets gewist: probeer het later nog eens.
   *[other] Bij { $count } tafels was het huis niet te bereiken. Op dit apparaat is niets gewist: probeer het later nog eens.
}
web-you-since = hier bekend sinds { $value }
web-you-change = Naam en embleem
web-you-games = { $count ->
    [one] spel
   *[other] spellen
}
web-you-evenings = { $count ->
    [one] avond
   *[other] avonden
}
web-you-streak = Reeks
web-you-streak-is = { $count ->
    [0] Nu geen avond met een spel.
    [one] Eén avond met een spel.
   *[other] { $count } avonden achter elkaar met een spel.
} Langste: { $longest }.
web-you-streak-more = Een gemiste avond kost niets.
web-you-day-played = gespeeld
web-you-day-free = vrij
web-you-titles = Spellen per titel
web-you-played = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
web-you-no-game = nog geen spel
web-you-last-ten = De laatste tien, nieuwste rechts
web-you-won = gewonnen
web-you-second = tweede
web-you-further = verder naar onderen
web-you-won-of = van { $count }
web-you-newest = nieuwste rechts
web-you-across = Aan de overkant
web-you-across-more = hoe vaak jij hoger eindigde : en zij
web-you-nobody = Nog niemand.
web-you-met = { $count ->
    [one] één spel
   *[other] { $count } spellen
}, laatst: { $value }
