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
why-guard = dit hoort nu niet leeg te staan: { $place } ({ $field }).
why-finish = de punten zijn genoeg om een doel te voltooien, eerst via { $place } ({ $field }).
why-storm-many = het gevecht met { $foe } in { $place } ({ $field }) loont, hoeveel er ook binnen zijn.
why-reinforce = met nog iemand in { $place } stijgen de kansen van { $now } naar { $odds } op honderd.
why-plan = via { $place } ({ $field }) win ik { $chance } van de honderd partijen, voor zover ik kan zien.
why-plan-street = via { $place } win ik { $chance } van de honderd partijen, voor zover ik kan zien.
why-cheap = een lid van sterkte { $rings } kost weinig.
why-rainy-day = de rest is voor slechte tijden.
why-grand = een lid van sterkte { $rings } staat goed in { $place } ({ $field }).
why-nearest = dit is het dichtstbij: { $place } ({ $field }).
why-weaker = { $foe } in { $place } ({ $field }) is zwakker dan mijn lid.
why-weaker-street = { $foe } bij { $place } is zwakker dan mijn lid.
why-strongest = mijn sterkste, { $rings }, tegen hun { $foe_rings }.
