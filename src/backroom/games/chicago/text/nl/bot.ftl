# Chicago: waarom een bot doet wat hij doet.

why-colour = de ene kleur is zo goed als de andere.
why-hire = een lid van sterkte { $rings } houdt zijn waarde en brengt meer op.
why-save = er is nu geen aanwerving mogelijk.
why-roll = tijd om te gaan.
why-place = vanuit { $place } ({ $field }) valt er voor een lid van sterkte { $rings } het meest te halen.
why-seize = dit levert voor de punten het meest op: { $place } ({ $field }).
why-duel = { $foe } bij { $place } is te verslaan, met { $odds } kansen op honderd.
why-storm = { $place } ({ $field }) is van { $foe } af te nemen, met { $odds } kansen op honderd tegen allen die er zitten.
why-idle = punten moeten op, en deze stap schaadt het minst.
why-fight = er is niemand meer nodig in { $place }.
why-pit = mijn { $rings } tegen hun { $foe_rings } loont het meest.
why-own-quarter = het helpt aan een hele serie in de eigen wijk.
why-leave = waar het nu is, hebben we er allebei iets aan.
