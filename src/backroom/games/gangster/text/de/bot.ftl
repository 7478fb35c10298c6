# Gangster: warum ein Bot tut, was er tut.

why-colour = { $colour } hat in diesem Zug mehr zu gewinnen.
why-drive = bei { $area } ist mehr zu holen als hier.
why-stop = { $area } verspricht am meisten.
why-unload = noch ein Gangster in { $area } ist am meisten wert.
why-unload-foreign = ein Fremder in { $area } schadet den anderen mehr als mir.
why-load = ohne diesen Gangster ist { $area } für mich mehr wert.
why-push = { $colour } könnte hier schaden.
why-push-nobody = hier stört niemand.
why-dump = wer im See liegt, kommt nicht wieder.
why-keep = sie können noch nützlich sein.
why-take = { $equipment } ist das Beste, was dort liegt.
why-second = ein zweiter lohnt sich auch.
why-enough = einer genügt hier.
why-coast = was bei { $area } liegt, ist die Fahrt wert.
why-capture = wer in meinem Kofferraum liegt, nützt niemandem.
why-fetch-back = dieser Gangster nützt anderswo mehr.
why-make-room = der Kofferraum wird für jemand anderen gebraucht.
why-first = { $equipment } liegt ganz vorn.
why-first-here = in { $area } will ich Erster werden.
