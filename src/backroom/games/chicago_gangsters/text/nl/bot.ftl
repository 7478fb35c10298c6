# Chicago Gangsters: waarom een bot doet wat hij doet.

why-lay = { $card } is op tafel meer waard dan in de hand.
why-take-back = { $card } is toch niet nodig.
why-hide = { $card } blijft gedekt: de gemelde som moet weinig verraden.
why-commit = met { $points } punten leveren de kaarten de meeste buit op.
why-commit-wins = met { $points } punten winnen we, wat ze ook nog verbergen.
why-commit-half = met { $points } punten is ons deel zeker, wat ze ook nog verbergen.
why-pledge = een woord dat gehouden wordt, helpt de partner plannen.
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
why-poker = in de aflegstapel ligt iets beters voor de showdown.
why-throw = { $card } maakt plaats.
why-pick = { $card } is het beste wat ervoor te krijgen is.
why-finish = verder is niets de moeite waard.
