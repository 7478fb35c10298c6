# Gangster: dagen van de afrekening zoals ze worden getoond.

web-gangster-result-leads = { $you ->
    [yes] Jij staat voor met { $points }
   *[no] { $seat } staat voor met { $points }
}
web-gangster-result-level = Gelijk op { $points }: { $winners }
web-gangster-why-most = { $you ->
    [yes] De wijken betalen jou vandaag het meest: { $points }.
   *[no] De wijken betalen { $seat } vandaag het meest: { $points }.
}
web-gangster-change = +{ $points }, nu { $total } invloed
