# Gangster: days of reckoning as they are shown.

web-gangster-result-leads = { $you ->
    [yes] You lead with { $points }
   *[no] { $seat } leads with { $points }
}
web-gangster-result-level = Level at { $points }: { $winners }
web-gangster-why-most = { $you ->
    [yes] The districts pay you most today: { $points }.
   *[no] The districts pay { $seat } most today: { $points }.
}
web-gangster-change = +{ $points }, { $total } influence now
