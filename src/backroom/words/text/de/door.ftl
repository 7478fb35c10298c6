# Freunde kommen herein, und wieder zurück: die Tür zum Netzwerk, die Stühle vor dem Geben, das Zurückkommen, die Revanche.

## The door
web-door = Die Tür
web-door-shut = Nur dieser Rechner
web-door-shut-more = Die Tür ist zu. Niemand außerhalb dieses Rechners kann den Tisch sehen oder erreichen.
web-door-open = Offen für dieses Netzwerk
web-door-open-more = Wer im selben Netzwerk ist und den Link hat, kann hereinkommen. Das Internet nicht.
web-door-to-open = Die Tür zum Netzwerk öffnen
web-door-to-open-more = Du kannst sie jederzeit wieder schließen.
web-door-to-shut = Tür schließen
web-door-to-shut-more = Niemand Neues kommt herein. Wer sitzt, bleibt, solange die Verbindung hält.
web-door-means = Was das bedeutet
web-door-means-wifi = Handys und Rechner in deinem WLAN können hereinkommen, wenn sie den Link haben.
web-door-means-internet = Das Internet nicht: Dein Router steht dazwischen, und daran ändern wir nichts.
web-door-means-link = Ohne Link sehen andere im Netzwerk keine Namen und keine Karten, und nur Tische, die du für alle öffnest.
web-door-means-firewall = Vielleicht fragt dein Rechner, ob Backroom erreichbar sein darf. Erlaube es für private Netzwerke.
web-door-chip-shut = Tür zu: nur dieser Rechner
web-door-chip-open = Tür offen: dieses Netzwerk
web-door-word-shut = Tür zu
web-door-word-open = Tür offen
web-door-address = Adresse in deinem Netzwerk
web-door-wifi = WLAN
web-door-cable = Kabel
web-door-works = Es klappt:
web-door-came = Um { $value } kam ein anderes Gerät herein.
web-door-nobody-yet = Noch ist niemand hereingekommen.
web-door-firewall = Noch ist niemand hereingekommen. Vielleicht steht die Firewall dieses Rechners im Weg: Erlaube Backroom (Python) für private Netzwerke.
web-door-finds-nothing = Ein Handy, das nichts findet, nutzt mobile Daten oder ein Gäste-WLAN.
web-link-alone = Dieser Link gilt nur auf diesem Rechner: Das Haus hört auf niemanden sonst.

## Chairs
web-chairs = Stühle
web-chairs-taken = { $count } von { $of } da
web-all-in = Alle sind da
web-everyone-in = Alle sind da.
web-you-here = du, an diesem Gerät
web-free-chair = Ein freier Stuhl
web-chair-by-link = für den, der den Link zuerst öffnet
web-chair-needs-door = für Freunde muss die Tür offen sein
web-chair-kept = kommt auf diesen Stuhl zurück; niemand sonst bekommt ihn
web-way-back = Rückweg kopieren
web-are-away = Weg: { $name }.
web-way-in = Der Weg herein
web-to-look-on = Zuschauen
web-to-look-on-more = Wer diesen Link öffnet, schaut zu und sieht nur, was offen liegt. Er gilt für alle, denen du ihn schickst.
web-every-chair = Alle freien Stühle
web-invitation-more = Ein Link für alle: Wer ihn öffnet, bekommt den nächsten freien Stuhl. Kein Konto nötig.
web-invitation-late = Sind alle Stühle besetzt, schaut zu, wer noch kommt.
web-spoken = Am Telefon: Wähl auf { $value } ‚Ich habe einen Code‘ und tipp ein
web-spoken-more = Er gilt, solange ein Stuhl frei und diese Seite offen ist, und noch eine halbe Stunde.
web-new-invitation-more = Der alte Link gilt dann nicht mehr. Wer schon sitzt, bleibt sitzen.
web-chairs-gone = Alle Stühle sind besetzt
web-chairs-gone-more = Du schaust zu. Wird wieder ein Stuhl frei, kannst du ihn hier nehmen.
web-offer-chair = Einen Stuhl anbieten
web-offer-chair-done = Ein Stuhl ist angeboten. Wer zuerst kommt, hat ihn.
web-chair-offered = Dir wird ein Stuhl angeboten
web-chair-offered-more = Bisher hast du zugeschaut. Wenn du Platz nimmst, spielst du mit.

## Coming back
web-waiting-away = { $count ->
    [one] { $seats } ist weg und am Zug.
   *[other] { $seats } sind weg und am Zug.
}
web-moment-renamed = { $you ->
    [yes] Du hast einen neuen Namen.
   *[no] { $seat } hat einen neuen Namen.
}

## Onlookers
web-may-talk = Und mitreden
web-onlookers-heard = Sie wissen, was alle wissen, und sehen nie eine Hand; alle hören, was sie sagen.
web-heard-by-all = Alle am Tisch hören dich.
web-heard-by-onlookers = { $count ->
    [0] Nur Zuschauer würden dich hören, und sonst schaut gerade niemand zu.
    [one] Nur der andere Zuschauer hört dich, nicht die Spieler.
   *[other] Nur die { $count } anderen Zuschauer hören dich, nicht die Spieler.
}

## Once more
web-rematch-wanted = { $count ->
    [one] { $seats } möchte eine Revanche.
   *[other] { $seats } möchten eine Revanche.
}
web-rematch-awaits = Es fehlen noch: { $seats }.
web-watch-rematch = Bei der Revanche zuschauen
web-moment-wanted = { $you ->
    [yes] Du möchtest eine Revanche.
   *[no] { $seat } möchte eine Revanche.
}

## Links to a moment
web-moment-for-all = Wer diesen Link hat, sieht den Moment als Zuschauer.
web-moment-for-players = Dieser Link gilt für alle, die hier mitgespielt haben. Für andere gibt es beim Gastgeber den Link für Zuschauer.
web-moment-no-key = Dieser Link zeigt einen Moment aus einem Spiel, aber er hat keinen Schlüssel, und dieser Browser war nicht dabei. Bitte um einen Link für Zuschauer.
