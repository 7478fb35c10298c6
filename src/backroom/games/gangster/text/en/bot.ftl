# Gangster: why a bot does what it does.

why-colour = { $colour } has more to gain this turn.
why-drive = at { $area } there is more to be had than here.
why-stop = { $area } promises most.
why-unload = one gangster more in { $area } is worth most.
why-unload-foreign = a stranger in { $area } does the others more harm than me.
why-load = { $area } is worth more to me without this one.
why-push = { $colour } could do harm here.
why-push-nobody = nobody here is in the way.
why-dump = whoever is in the lake does not come back.
why-keep = they may still be of use.
why-take = { $equipment } is the best that lies there.
why-second = a second one pays as well.
why-enough = one is enough here.
why-coast = what lies at { $area } pays for the way.
why-capture = whoever rides in my trunk is no use to anybody.
why-fetch-back = this one is of more use elsewhere.
why-make-room = the trunk is needed for somebody else.
why-first = { $equipment } lies first in line.
why-first-here = I want to be first in { $area }.
