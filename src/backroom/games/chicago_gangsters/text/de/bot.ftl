# Chicago Gangsters: warum ein Bot tut, was er tut.

why-lay = { $card } ist auf dem Tisch mehr wert als auf der Hand.
why-lay-bluff = { $card } zählt hier nichts, aber verdeckt weiß das niemand.
why-take-back = { $card } wird doch nicht gebraucht.
why-hide = { $card } bleibt verdeckt: Die angesagte Summe soll wenig verraten.
why-bluff = { $card } bleibt verdeckt: Sollen sie mit Punkten rechnen, die es nicht gibt.
why-commit = { $points ->
    [0] keine deiner Karten brächte Beute, die mehr wert ist als sie selbst.
   *[other] { $points } Punkte sind ihre Karten wert; mehr Karten würden mehr kosten, als sie bringen können.
}
why-commit-wins = mit { $points } Punkten gewinnen wir, was sie auch noch verbergen.
why-commit-half = mit { $points } Punkten ist unser Anteil sicher, was sie auch noch verbergen.
why-pledge = ein Wort, das gehalten wird, hilft dem Partner planen.
why-pledge-less = ein Wort, das gehalten wird; wie viel mehr es ist, bleibt ungesagt.
why-pledge-more = mehr, als ich meine: So legt mein Partner auch etwas.
why-pledge-kind = von welcher Art es ist, darf man wissen; wie viel es ist, nicht.
why-pledge-nothing = ich lege hier nichts, und das darf der Partner wissen.
why-request = das fehlt uns beiden noch.
why-thug = jetzt verdoppelt gewinnen die Karten mehr, als der Schläger wert ist.
why-spare = der Schläger ist in einer anderen Runde mehr wert.
why-join = die { $side } haben mehr von meinen Karten.
why-package = dieses Paket ist mehr wert.
why-alone = allein und mit beiden Paketen bringt diese Runde mehr.
why-together = mit dem Partner zu teilen bringt mehr, als allein zu spielen.
why-stake = nur die höchste Karte bekommt die des Paten.
why-pay = so zahle ich am wenigsten.
why-draw = eine Karte mehr ist immer willkommen.
why-trade = diese Karten sind weniger wert als eine Flasche.
why-hand-over = { $card } ist am leichtesten zu entbehren.
why-settle = das ist genug.
why-swap = { $card } kann nur besser werden.
why-poker = in der Ablage liegt etwas Besseres als das, was weggeht.
why-throw = { $card } macht Platz.
why-pick = { $card } ist das Beste, was dafür zu haben ist.
why-finish = sonst lohnt sich nichts.
why-strongest = { $card } gehört zu meinen stärksten.
why-tell-all = mein Partner darf alles wissen, was ich bringe.
why-all-i-want = mit { $points } Punkten bin ich zufrieden.
why-give-up = allein schlage ich das nicht, also behalte ich meine Karten.
why-most-bottles = in diesem Paket ist am meisten.
why-trade-always = eine Flasche ist eine Flasche.
