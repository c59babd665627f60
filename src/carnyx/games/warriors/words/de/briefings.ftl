### Worum es in den Szenarien geht, und wie man sie gewinnt

brief-warriors-won = Ein Heer ist geschlagen, wenn es Einheiten für mehr als die Hälfte seiner Punkte verloren hat oder alle übrigen erschüttert sind. Nach { $turns } Spielrunden wird der verlorene Anteil verglichen; fast gleich ist unentschieden. Ein verlorener Anführer und eine Katastrophe beim Einfluss führen zu Kommandotests: Wer sie nicht besteht, flieht vielleicht sofort.
brief-warriors-ambush = Eine Kolonne von Menschen ist auf der Weststraße herangekommen, müde und im Gleichschritt. Im Wald darüber warten seit dem Morgengrauen die Elfen.
brief-warriors-box = Orks kommen vom Pass herab, und das Tor der Zwerge steht noch offen. Dazwischen liegen ein Hügel, ein Wald und ein paar Felder.
brief-warriors-bridge = Eine breite Brücke, an beiden Enden ummauert, über einen Fluss, den niemand durchwaten kann. Die Zwerge haben sie gebaut; die Oger wollen den Zoll.
brief-warriors-field1200 = Zwei große Heere, jedes mit einem Hof und einer Schanze. Die Ernte ist eingebracht, um die Felder ist es niemandem leid.
brief-warriors-field800 = Zwei Heere sind im offenen Land aufeinandergetroffen, weit weg von allen, die es ihnen verbieten könnten.
