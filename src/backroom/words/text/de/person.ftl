# Die Seite von dem, der an diesem Gerät spielt.

web-your-page = Deine Seite
web-your-emblem = Dein Emblem
web-your-emblem-more = Für deine eigene Seite. Am Tisch verteilt das Spiel die Embleme.
web-emblem-diamond = Karo
web-emblem-crescent = Mondsichel
web-emblem-clover = Klee
web-emblem-anchor = Anker
web-emblem-rose = Rose
web-emblem-shoe = Hufeisen
web-greet-morning = Guten Morgen, { $name }.
web-greet-afternoon = Guten Tag, { $name }.
web-greet-evening = Guten Abend, { $name }.
web-you-private = Nur du siehst das.
web-you-private-more = Es liegt auf diesem Gerät; nichts wird veröffentlicht.
web-you-take = Mitnehmen
web-you-erase = Löschen
web-you-erase-more = Dein Name und alles, was du gesagt hast, verschwinden von jedem Tisch dieses Geräts, und alles, was dieser Browser behält, wird gelöscht: Schlüssel, Ergebnisse, Lektionen, Einstellungen. Diese Spiele kannst du nicht weiterspielen.
web-you-erase-sure = Alles endgültig löschen
web-you-erase-left = { $count ->
    [one] Bei einem Tisch war das Haus nicht zu erreichen. Auf diesem Gerät wurde nichts gelöscht: versuche es später noch einmal.
   *[other] Bei { $count } Tischen war das Haus nicht zu erreichen. Auf diesem Gerät wurde nichts gelöscht: versuche es später noch einmal.
}
web-you-since = hier bekannt seit { $value }
web-you-change = Name und Emblem
web-you-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
web-you-evenings = { $count ->
    [one] Abend
   *[other] Abende
}
web-you-streak = Serie
web-you-streak-is = { $count ->
    [0] Gerade kein Abend mit einem Spiel.
    [one] Ein Abend mit einem Spiel.
   *[other] { $count } Abende hintereinander mit einem Spiel.
} Längste: { $longest }.
web-you-streak-more = Ein versäumter Abend kostet nichts.
web-you-day-played = gespielt
web-you-day-free = frei
web-you-titles = Spiele nach Titel
web-you-played = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-you-no-game = noch kein Spiel
web-you-last-ten = Die letzten zehn, das neueste rechts
web-you-won = gewonnen
web-you-second = Zweiter
web-you-further = weiter unten
web-you-won-of = von { $count }
web-you-newest = das neueste rechts
web-you-across = Gegenüber
web-you-across-more = wie oft du höher endetest : und sie
web-you-nobody = Noch niemand.
web-you-met = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, zuletzt: { $value }
