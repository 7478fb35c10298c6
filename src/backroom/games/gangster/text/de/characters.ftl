# Wer als Bot am Tisch sitzt und wie er spielt; dann, was davon gezählt wird.
character-mickey = Wen er von dir erreicht, der kommt in den Kofferraum.
character-angelo = Kümmert sich um die eigenen Leute und rührt keinen Rivalen an.
character-dutch = Baut lieber, als dass er stiehlt: Nur jedes dritte Mal entführt er einen Rivalen.
character-frankie = Entführt jedes zweite Mal, wenn es geht, einen Rivalen.
character-rosa = Sitzt einer von ihr in deinem Kofferraum? Das zahlt sie heim.
character-ruth = Schaut eine Runde voraus und setzt lieber Leute ab, als welche zu entführen.
character-bugs = Schaut eine Runde voraus, vor allem nach Leuten, die er entführen kann.
character-lucky = Wägt jeden Zug ab. Von zwei fast gleichen nimmt er den, der weh tut.
character-sofia = Wägt jeden Zug ab und vergisst niemanden, der einen von ihr entführt hat.
habit-unloads = Züge, in denen jemand aussteigt
habit-drives = Züge, in denen gefahren wird
habit-aboard = eigene Leute im Auto
habit-captures = Rivalen entführt, von den möglichen Malen
habit-revenge = heimgezahlt, von den möglichen Malen
