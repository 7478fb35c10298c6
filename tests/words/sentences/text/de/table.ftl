red = rote { $n }
brewery = Brauerei
laid = { $you ->
    [yes] Du legst { $card } an die { $business }.
   *[no] { $seat } legt { $card } an die { $business }.
}
seen = { $seat } sieht { $cards }.
left = { $count ->
    [one] Eine Karte ist übrig.
   *[other] { $count } Karten sind übrig.
}
faced = { $up ->
    [1] offen
   *[0] verdeckt
}
raided = { $you ->
    [target] { $seat } überfällt dich.
   *[no] { $seat } überfällt { $target }.
}
won = { $you ->
    [alone] Du gewinnst.
    [among] Du gewinnst mit { $besides }.
   *[no] Gewonnen von { $winners }.
}
tied = { $winners } teilen { $n }.
typed = „{ $value }“ ist keine Karte.
XX-1 = Eine Klausel.
    .kind = R
