# Chicago Gangsters: waarom een bot doet wat hij doet.

why-lay = { $card } is op tafel meer waard dan in de hand.
why-lay-bluff = { $card } telt hier niet, maar gedekt weet niemand dat.
why-take-back = { $card } is toch niet nodig.
why-hide = { $card } blijft gedekt: de gemelde som moet weinig verraden.
why-bluff = { $card } blijft gedekt: laat ze maar met punten rekenen die er niet zijn.
why-commit = { $points ->
    [0] geen van je kaarten zou buit opleveren die meer waard is dan de kaart zelf.
   *[other] { $points } punten zijn hun kaarten waard; meer kaarten zouden meer kosten dan ze kunnen opleveren.
}
why-commit-wins = met { $points } punten winnen we, wat ze ook nog verbergen.
why-commit-half = met { $points } punten is ons deel zeker, wat ze ook nog verbergen.
why-pledge = een woord dat gehouden wordt, helpt de partner plannen.
why-pledge-less = een woord dat gehouden wordt; hoeveel meer het is, blijft ongezegd.
why-pledge-more = meer dan ik meen: zo legt mijn partner ook wat.
why-pledge-kind = van welke soort het is, mag gezegd worden; hoeveel het is niet.
why-pledge-nothing = ik leg hier niets, en dat mag de partner weten.
why-request = dit komen we samen tekort.
why-thug = nu verdubbeld winnen de kaarten meer dan de vechtersbaas waard is.
why-spare = de vechtersbaas is in een andere ronde meer waard.
why-join = de { $side } hebben meer aan mijn kaarten.
why-package = dit pakket is meer waard.
why-alone = alleen, en met beide pakketten, levert deze ronde meer op.
why-together = delen met de partner levert meer op dan alleen spelen.
why-stake = alleen de hoogste kaart krijgt die van de Godfather.
why-pay = zo betaal ik het minst.
why-draw = een kaart erbij is altijd welkom.
why-trade = deze kaarten zijn minder waard dan een fles.
why-hand-over = { $card } kan ik het best missen.
why-settle = dat is genoeg.
why-swap = { $card } kan alleen maar beter worden.
why-poker = in de aflegstapel ligt iets beters dan wat weggaat.
why-throw = { $card } maakt plaats.
why-pick = { $card } is het beste wat ervoor te krijgen is.
why-finish = verder is niets de moeite waard.
why-strongest = { $card } hoort bij mijn sterkste.
why-tell-all = de partner mag alles weten wat ik inbreng.
why-all-i-want = met { $points } punten ben ik tevreden.
why-give-up = alleen kan ik dat niet verslaan, dus houd ik mijn kaarten.
why-most-bottles = in dit pakket zit het meest.
why-trade-always = een fles is een fles.
