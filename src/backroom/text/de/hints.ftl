### Tipps: für alle, die allein mit Bots spielen.

web-hint-told = Mein Rat: „{ $text }“.
web-hint-take = So machen
refused-no-hints = Sitzt noch ein Mensch am Tisch, gibt niemand Tipps.
because-best = Etwas Besseres sehe ich hier nicht.
because-arranged = Alles ist eingeteilt.
because-word = Du hast dein Wort gegeben.
because-nothing = Hier ist nichts zu holen.
web-hint-give = Ich würde es dabei lassen: „{ $text }“.
web-hint-told-all = Mein Rat:
web-hint-deal = Einschlagen
web-hint-offer = Anbieten
web-hint-deal-first = Zuerst würde ich hier Ja sagen: { $text }
web-hint-offer-first = Zuerst würde ich das versuchen: { $text }.

## Deals

because-deal = Damit stehst du etwa { $cash } besser da.
because-deal-free = Es kostet dich nichts, was du brauchst.
because-propose = { $seat } hat auch etwas davon und sollte Ja sagen.
because-offer-loss = Das Angebot von { $seat } würde ich liegen lassen: Du gibst mehr her, als du bekommst.
because-offer-theirs = Das Angebot von { $seat } würde ich liegen lassen: { $seat } hat mehr davon als du.
because-offer-unable = Aus dem Angebot von { $seat } wird nichts: Einem von euch fehlt, was es braucht.
because-no-card = Du hast nichts auf der Hand, was hier hilft.
because-pass-stands = Zielt eine Karte auf dich, wirst du trotzdem gefragt, und zurücknehmen kannst du das auch.
