# Wer als Bot am Tisch sitzt und wie er spielt; dann, was davon gezählt wird.
character-mickey = Läuft durch die halbe Stadt, um gegen Schwächere zu kämpfen.
character-angelo = Nimmt das nächste leere Haus und fängt keinen Kampf an.
character-dutch = Geht einem Kampf aus dem Weg, wenn das Haus ihn nicht lohnt.
character-frankie = Ein Kampf ist ihm lieber als ein leeres Haus.
character-rosa = Geht auf alle los, die in ihrem Viertel ein Haus haben.
character-ruth = Probiert jeden Weg im Kopf und nimmt den ruhigen.
character-bugs = Probiert jeden Weg im Kopf und nimmt den mit einem Kampf.
character-lucky = Spielt die Phase im Kopf weiter und kämpft trotzdem am liebsten.
character-sofia = Spielt die Phase im Kopf weiter. Niemand behält lange ein Haus in ihrem Viertel.
habit-saved = tausend FT gespart
habit-members = Mitglieder in der Stadt
habit-fights = Kämpfe begonnen, von allen Schritten
habit-revenge = Kämpfe mit denen im eigenen Viertel, von den möglichen Schritten
