# Chicago: waarom een bot doet wat hij doet.

why-colour = de ene kleur is zo goed als de andere.
why-hire = een lid van sterkte { $rings } houdt zijn waarde en brengt meer op.
why-save = er is nu niemand aan te werven.
why-roll = tijd om te gaan.
why-place = vanuit { $place } valt er voor een lid van sterkte { $rings } het meest te halen.
why-seize = voor de punten is dit het meest waard: { $place }.
why-duel = { $foe } bij { $place } is te verslaan, met { $odds } kansen op honderd.
why-idle = punten moeten op, en deze stap schaadt het minst.
why-fight = er is niemand meer nodig in { $place }.
why-pit = mijn { $rings } tegen hun { $foe_rings } loont het meest.
why-own-quarter = het helpt aan een hele serie van de eigen wijk.
why-leave = het dient ons beiden waar het is.
