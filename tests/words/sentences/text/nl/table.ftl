red = rode { $n }
brewery = brouwerij
laid = { $you ->
    [yes] Je legt { $card } bij de { $business }.
   *[no] { $seat } legt { $card } bij de { $business }.
}
seen = { $seat } ziet { $cards }.
left = { $count ->
    [one] Er is nog één kaart.
   *[other] Er zijn nog { $count } kaarten.
}
faced = { $up ->
    [1] open
   *[0] gedekt
}
raided = { $you ->
    [target] { $seat } overvalt je.
   *[no] { $seat } overvalt { $target }.
}
won = { $you ->
    [alone] Je wint.
    [among] Je wint met { $besides }.
   *[no] Gewonnen door { $winners }.
}
tied = { $winners } delen { $n }.
typed = ‘{ $value }’ is geen kaart.
XX-1 = Een clausule.
    .kind = R
