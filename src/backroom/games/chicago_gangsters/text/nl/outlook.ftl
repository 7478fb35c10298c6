# Chicago Gangsters: wat de kaarten betekenen zoals ze liggen, in de browser en in de terminal.

out-they-see = Zij zien { $points }; het ? is nog { $more } waard.
out-later = De verdedigers leggen na jou en kennen jullie som.
out-half-sure = De helft is zeker:
out-half-sure-why = { $count ->
    [one] je hebt
   *[other] jullie hebben
} { $points }, de helft is hoogstens { $most }.
out-half-if = De helft is zeker als { $question ->
    [1] het ?
   *[other] wat ze verbergen
} hoogstens { $spare } waard is.
out-half-lacks = Voor de helft is nog { $span ->
    [0] { $most }
   *[other] { $least } tot { $most }
} van { $seats } nodig.
out-half-thug = De helft haal je alleen met je vechtersbaas.
out-half-out = De helft is niet te halen:
out-beat-sure = Dat is genoeg om te winnen:
out-beat-sure-why = { $count ->
    [one] je hebt
   *[other] jullie hebben
} { $points }, zij hebben hoogstens { $most }.
out-beat-if = Genoeg om te winnen als { $question ->
    [1] het ?
   *[other] wat ze verbergen
} hoogstens { $spare } waard is.
out-beat-lacks = Om te winnen is nog { $span ->
    [0] { $most }
   *[other] { $least } tot { $most }
} van { $seats } nodig.
out-beat-thug = Winnen kan alleen met je vechtersbaas.
out-beat-out = Winnen lukt zo niet:
out-theirs = zij hebben zeker { $points }.
out-sure-with = Zeker met nog { $points } van { $seats }.
out-first-sure = Jij kiest eerst.
out-first-open = Jij kiest eerst,
out-first-open-why = tenzij { $target } { $points } of meer brengt.
out-first-two-why = tenzij { $target } { $points } brengt of { $owner } { $more }.
out-first-out = { $target } kiest eerst.
out-first-behind = Jij kiest niet als eerste.
out-two-of-three = Twee van de drie krijgen een pakket.
out-empty = Je krijgt niets: de andere twee brengen meer.

out-to-win = Winnen: de meeste flessen aan het einde.
out-majorities = De meeste wapens, smeergeld, chantage en personen: elk { $bottles }.
out-rounds-left = { $span ->
    [0] { $most ->
        [0] Dit is de laatste ronde.
        [one] Hierna nog één ronde.
       *[other] Hierna nog { $most } rondes.
    }
   *[other] Hierna nog { $least } tot { $most } rondes.
}
