# Gangster: Tage der Abrechnung, wie sie gezeigt werden.

web-gangster-result-leads = { $you ->
    [yes] Du führst mit { $points }
   *[no] { $seat } führt mit { $points }
}
web-gangster-result-level = Gleichauf bei { $points }: { $winners }
web-gangster-why-most = { $you ->
    [yes] Dir zahlen die Viertel heute am meisten: { $points }.
   *[no] Am meisten zahlen die Viertel heute an { $seat }: { $points }.
}
web-gangster-change = +{ $points }, jetzt { $total } Einfluss
