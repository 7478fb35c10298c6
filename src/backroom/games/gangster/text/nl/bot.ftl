# Gangster: waarom een bot doet wat hij doet.

why-colour = { $colour } heeft deze beurt meer te winnen.
why-drive = bij { $area } valt meer te halen dan hier.
why-stop = { $area } belooft het meest.
why-unload = nog een gangster in { $area } is het meest waard.
why-unload-foreign = een vreemde in { $area } schaadt de anderen meer dan mij.
why-load = zonder deze gangster is { $area } voor mij meer waard.
why-push = { $colour } kan hier kwaad doen.
why-push-nobody = hier zit niemand in de weg.
why-dump = wie in het meer ligt, komt niet terug.
why-keep = ze kunnen nog van pas komen.
why-take = { $equipment } is het beste wat er ligt.
why-second = een tweede loont ook.
why-enough = één is hier genoeg.
why-coast = wat er bij { $area } ligt, is de rit waard.
why-capture = wie in mijn koffer zit, helpt niemand.
why-fetch-back = deze gangster is elders nuttiger.
why-make-room = de koffer is voor iemand anders nodig.
why-first = { $equipment } ligt vooraan.
why-first-here = in { $area } wil ik eerste worden.
