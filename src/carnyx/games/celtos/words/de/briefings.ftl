### Worum es in den Szenarien geht, und wie man sie gewinnt

brief-celtos-won = Nach { $turns } Spielrunden entscheiden die Punkte: eine vernichtete oder geflohene Einheit bringt dem Feind alle ihre Punkte, eine unter halber Stärke die Hälfte. Oder von der anderen Seite steht vorher niemand mehr.
brief-celtos-goal = { $name }: { $points } Punkte für die Seite, die dort am Ende als einzige eine Einheit hat, und nicht in Panik.
brief-celtos-demo = Zwei Kriegerscharen treffen am Rand der hohlen Hügel aufeinander. Keine kam der anderen wegen, und keine will beim Umkehren gesehen werden.
brief-celtos-ford = Der Fluss führt Hochwasser und lässt sich nur an zwei Stellen durchwaten. Wer am Abend die Furten hält, bestimmt, wer morgen hinüberkommt.
brief-celtos-melee = Vier Clans sind zu einem Hügel gekommen, jeder will sich dort krönen lassen. Es gibt eine Krone, eine zweite hat niemand mitgebracht.
brief-celtos-pitched = Beide Könige haben jeden gerufen, der einen Speer tragen kann. Das Feld ist gerecht, der Boden für beide gleich, und die Raben sind früh dran.
brief-celtos-raid = Die Räuber kamen nachts den Fluss herauf. Das Dorf hat eine Mauer, einen Brunnen, einen Kornspeicher und einen Pferch voller Vieh; Hilfe ist unterwegs, aber zu Fuß.
