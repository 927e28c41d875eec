## Ce qui cloche dans les dés ou les lignes d'une partie enregistrée

save-wrong-roll = Ligne { $line } : les dés de ce fichier ne sont pas ceux qui ont été lancés ({ $detail }).
save-wrong-secret = Ligne { $line } : ce secret n'est pas celui que l'hôte avait scellé avant la partie.
save-wrong-nonce = Ligne { $line } : le nombre de la place { $detail } n'est pas celui qui avait été scellé avant la partie.
save-broken-chain = Ligne { $line } : les lignes de ce fichier ne s'enchaînent pas. Après la partie, l'une a été changée, ajoutée ou retirée.
save-other-commitment = Ligne { $line } : le sceau de l'hôte dans ce fichier n'est pas celui que vous avez gardé ; ce n'est donc pas la partie que vous avez commencée.
save-other-seals = Ligne { $line } : les nombres de ces dés n'ont pas été scellés comme on l'avait dit à votre appareil avant la partie.
save-other-nonce = Ligne { $line } : le nombre ajouté par votre propre appareil n'est pas dans ces dés.
save-other-game = À partir de la ligne { $line }, ce n'est pas la partie dont votre appareil a eu connaissance.

## Vérifier les dés à la fin

web-check-about = Avant la partie, le serveur a scellé un secret, puis l'appareil de chaque personne a scellé un nombre à lui. Chaque dé et chaque carte découlent de tout cela. La partie finie, tout le monde peut vérifier.
web-check-more = Comment ça marche, et ce que cela ne montre pas
web-check-good = Tout ce qui pouvait être vérifié ici est en ordre.
web-check-bad = Ne vous fiez pas à cette partie. { $text }
web-check-seal = Le secret correspond au sceau que cet appareil garde depuis avant la partie.
web-check-seal-now = Le secret correspond à son sceau. Mais cet appareil n'a pas gardé le sceau d'avant la partie : comparez avec un appareil qui l'a.
web-check-numbers =
    { $count ->
        [0] Aucun appareil n'a de nombre dans ces dés : le serveur les a tirés seul.
        [one] Un appareil a un nombre dans ces dés. Il a été scellé avant d'être montré, et n'a pas changé.
       *[other] { $count } appareils ont un nombre dans ces dés. Tous ont été scellés avant qu'aucun ne soit montré, et aucun n'a changé.
    }
web-check-own = Votre appareil en fait partie : personne n'a donc pu choisir ces dés.
web-check-own-not = Cet appareil n'a pas de nombre parmi eux. Il s'en remet à ceux qui en ont un.
web-check-void =
    { $count ->
        [one] Avant cela, les dés ont été redonnés une fois, parce qu'un appareil n'avait pas montré son nombre : { $names }.
       *[other] Avant cela, les dés ont été redonnés { $count } fois, parce qu'un appareil n'avait pas montré son nombre : { $names }.
    }
web-check-rolls =
    { $count ->
        [one] Le seul dé ou la seule carte tirés en découlent.
       *[other] Les { $count } dés et cartes tirés en découlent tous.
    }
web-check-lines = Les { $count } lignes de la partie s'enchaînent : aucune n'a été changée, ajoutée ou retirée.
web-check-links =
    { $count ->
        [0] Sont-ce les lignes qui ont été jouées ? Cet appareil ne peut pas le dire : il n'a rien gardé de la partie pendant qu'elle se jouait.
        [one] Ce sont bien celles qui ont été jouées : elles concordent avec la note que cet appareil a prise pendant la partie.
       *[other] Ce sont bien celles qui ont été jouées : elles concordent avec les { $count } notes que cet appareil a prises pendant la partie.
    }
web-check-how = Ce que cette page ne vérifie pas : que chaque coup suit les règles, et que le journal l'a bien raconté. Pour cela, prenez les deux fichiers, puis lancez :
web-check-kept = Ce que cet appareil a gardé
web-check-limits = Ce que personne ne peut vérifier : si la personne qui tient le serveur a regardé des cartes cachées, ou en a parlé à quelqu'un.
