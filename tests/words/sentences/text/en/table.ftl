red = red { $n }
brewery = brewery
laid = { $you ->
    [yes] You lay { $card } at the { $business }.
   *[no] { $seat } lays { $card } at the { $business }.
}
seen = { $seat } sees { $cards }.
left = { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
faced = { $up ->
    [1] face up
   *[0] face down
}
raided = { $you ->
    [target] { $seat } raids you.
   *[no] { $seat } raids { $target }.
}
won = { $you ->
    [alone] You win.
    [among] You win with { $besides }.
   *[no] Won by { $winners }.
}
tied = { $winners } share { $n }.
typed = ‘{ $value }’ is not a card.
XX-1 = A clause.
    .kind = R
