# Chicago Poker: das Brett im Browser.

web-special = Sonderkarte

## Ziele
web-poker-goals = Zum Sieg
web-poker-goal-alike = von einer Art
web-poker-goal-kinds = von jeder Art einer
web-poker-goal-any = beliebige Betriebe
web-poker-alike = Gleiche
web-poker-kinds = Arten
web-poker-any = Alle
web-poker-to-win = Zum Sieg
web-poker-line-alike = gleiche
web-poker-line-kinds = Arten
web-poker-line-any = gesamt
web-poker-progress = { $name }: { $have } von { $need }
web-poker-stack = { $count ->
    [one] Betrieb noch im Stapel
   *[other] Betriebe noch im Stapel
}
web-poker-owns = { $count ->
    [0] noch kein Betrieb
    [one] ein Betrieb
   *[other] { $count } Betriebe
}
web-poker-holds = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## Hände
web-poker-ranking = Hände, die beste oben
web-poker-five-of-a-kind = Chicago Poker, { $n }er
web-poker-straight-flush = Straight Flush bis { $n }
web-poker-rainbow-straight = Regenbogenstraße bis { $n }
web-poker-four-of-a-kind = Vier { $n }er
web-poker-full-house = Full House, { $n }er
web-poker-flush = Flush bis { $n }
web-poker-straight = Straße bis { $n }
web-poker-three-of-a-kind = Drei { $n }er
web-poker-two-pair = Zwei Paare, { $n }er
web-poker-pair = Paar { $n }er
web-poker-high-card = Höchste Karte { $n }

## Reihen
web-poker-row = { $seat }, { $business } ({ $place }): { $words }
web-poker-empty = keine Karten
web-poker-hidden = { $count } verdeckt
web-poker-also-hidden = + { $count } verdeckt
web-poker-leads = beste in Sicht
web-poker-stays = bleibt
web-poker-wins = gewinnt
web-poker-tied = Gleichstand
web-poker-chooses = wählt eine Karte
web-poker-has-staked = hat eine Karte eingesetzt
web-poker-seen-by = gesehen von { $seats }
web-poker-duel-after = { $you ->
    [yes] Duell nach deinem Zug
   *[no] Duell nach { $seat }
}
web-poker-duel-mine = Duell in deinem nächsten Zug
web-poker-bullet = { $you ->
    [yes] deine Kugel
   *[no] Kugel von { $seat }
}

## Betriebe
web-poker-facing-up = alle fünf offen
web-poker-facing-down = alle fünf verdeckt
web-poker-facing-up-down = erste { $first ->
    [1] Karte
    [2] zwei
    [3] drei
   *[4] vier
} offen, letzte { $last ->
    [1] Karte
    [2] zwei
    [3] drei
   *[4] vier
} verdeckt
web-poker-facing-down-up = erste { $first ->
    [1] Karte
    [2] zwei
    [3] drei
   *[4] vier
} verdeckt, letzte { $last ->
    [1] Karte
    [2] zwei
    [3] drei
   *[4] vier
} offen
web-poker-brief-up = alle offen
web-poker-brief-down = alle verdeckt
web-poker-brief-up-down = { $first } offen, { $last } verdeckt
web-poker-brief-down-up = { $first } verdeckt, { $last } offen
web-poker-lies-up = offen
web-poker-lies-down = verdeckt
web-poker-business = { $business }, Platz { $place }
web-poker-closed = Hier ist nichts mehr zu eröffnen.

## Stapel und Hand
web-poker-draw = Ziehen
web-poker-discard = Ablage
web-poker-pile-cards = { $count ->
    [one] eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
web-poker-discards = Die Ablage
web-poker-discards-none = Noch ist nichts abgelegt.
web-poker-blackmail-which = Erpressung: Nimm eine davon
web-poker-close = Schließen
web-poker-hand = Deine Hand
web-poker-sort = Sortieren
web-poker-sort-value = Nach Wert sortieren
web-poker-sort-colour = Nach Farbe sortieren

## Was man tun kann
web-poker-do-draw = Eine Karte ziehen
web-poker-do-play = { $card } anlegen: { $business }
web-poker-do-lay = Anlegen: { $business }
web-poker-do-murder = Mord an der letzten Karte von { $target }: { $business }
web-poker-do-raid = Razzia bei { $target }: { $business }
web-poker-do-limousine = Mit der Limousine zu: { $business }
web-poker-do-carry = { $card } mitnehmen
web-poker-do-park = Losfahren
web-poker-do-pistol = Pistole ziehen
web-poker-do-blackmail = { $card } nehmen
web-poker-do-forgo = Auf den Rest verzichten
web-poker-do-discard = { $card } ablegen
web-poker-do-stake = { $card } einsetzen

## Was es brächte
web-poker-would-lead = { $hand }: bisher die beste Hand ({ $business }).
web-poker-would-trail = { $hand }: { $owner } hat noch die bessere Hand, { $other } ({ $business }).
