### Conseils : pour qui joue seul avec des bots.

web-hint-told = Mon conseil : « { $text } ».
web-hint-take = Suivre
refused-no-hints = Quand une autre personne joue, personne ne donne de conseil.
because-best = Je ne vois rien de mieux ici.
because-arranged = Tout est en place.
because-word = Vous avez donné votre parole.
because-nothing = Il n'y a rien à gagner ici.
web-hint-give = Moi, j'en resterais là : « { $text } ».
web-hint-told-all = Mon conseil :
web-hint-deal = Toper
web-hint-offer = Proposer
web-hint-deal-first = D'abord, je dirais oui à ceci : { $text }
web-hint-offer-first = D'abord, j'essaierais ceci : { $text }.

## Deals

because-deal = Vous y gagnez environ { $cash }.
because-deal-free = Cela ne vous coûte rien d'utile.
because-propose = { $seat } y gagne aussi et devrait dire oui.
because-offer-loss = La proposition de { $seat }, je la laisserais : vous donnez plus que vous ne recevez.
because-offer-theirs = La proposition de { $seat }, je la laisserais : { $seat } y gagne plus que vous.
because-offer-unable = La proposition de { $seat } ne peut pas aboutir : l'un de vous n'a pas ce qu'il faut.
because-no-card = Vous n'avez rien en main qui serve ici.
because-pass-stands = Si une carte vous vise, on vous demandera quand même, et vous pouvez reprendre votre « je passe ».
