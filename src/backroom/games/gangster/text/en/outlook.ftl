# Gangster: what wins and how near everybody is; what a draft changes.

web-gangster-to-win = To win
web-gangster-to-win-about = most influence after reckoning III
web-gangster-to-win-seat = { $seat }: { $count } influence, { $value } more if the day were today
web-gangster-if-today = if the day of reckoning were today
web-gangster-next-day = { $stage ->
    [3] Last reckoning
   *[other] Reckoning { $name }
}: { $count ->
    [one] one double marker more
   *[other] { $count } double markers more
}.
web-gangster-changes = { $district }, if scored now:
web-gangster-changed = { $colour } { $near } → { $value }
web-gangster-changes-nothing = It changes nothing in what the districts would score now.

## The terminal
term-gangster-if-today = If the day of reckoning were today:
term-gangster-if-seat = { $seat } +{ $value }
term-gangster-changed = { $colour } { $near } > { $value }
