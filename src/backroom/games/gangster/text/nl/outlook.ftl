# Gangster: wat wint en hoe dicht iedereen erbij is; wat een zet verandert.

web-gangster-to-win = Winnen
web-gangster-to-win-about = de meeste invloed na afrekening III
web-gangster-to-win-seat = { $seat }: { $count } invloed, en { $value } erbij als het vandaag zover was
web-gangster-if-today = als het vandaag de dag van de afrekening was
web-gangster-next-day = { $stage ->
    [3] Laatste afrekening
   *[other] Afrekening { $name }
}: nog { $count ->
    [one] één dubbelmarker
   *[other] { $count } dubbelmarkers
}.
web-gangster-changes = { $district }, als nu geteld wordt:
web-gangster-changed = { $colour } { $near } → { $value }
web-gangster-changes-nothing = Het verandert niets aan wat de wijken nu zouden opleveren.

## De terminal
term-gangster-if-today = Als het vandaag de dag van de afrekening was:
term-gangster-if-seat = { $seat } +{ $value }
term-gangster-changed = { $colour } { $near } > { $value }
