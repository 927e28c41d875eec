## Ce qui cloche dans les dés ou les lignes d'une partie enregistrée

save-wrong-roll = Ligne { $line } : les dés de ce fichier ne sont pas ceux qui ont été lancés ({ $detail }).
save-wrong-secret = Ligne { $line } : ce secret n'est pas celui que l'hôte avait scellé avant la partie.
save-wrong-nonce = Ligne { $line } : le nombre de la place { $detail } n'est pas celui qui avait été scellé avant la partie.
save-no-fork = Ligne { $line } : ce fichier dit reprendre une autre partie, et pourtant des appareils de la table ont eu leur part dans ses dés. Une telle partie n'existe pas : quelqu'un veut faire croire à des dés que personne ne peut vérifier.
save-broken-chain = Ligne { $line } : les lignes de ce fichier ne s'enchaînent pas. Après la partie, l'une a été changée, ajoutée ou retirée.
save-other-commitment = Ligne { $line } : le sceau de l'hôte dans ce fichier n'est pas celui que vous avez gardé ; ce n'est donc pas la partie que vous avez commencée.
save-other-seals = Ligne { $line } : les nombres de ces dés n'ont pas été scellés comme on l'avait dit à votre appareil avant la partie.
save-other-nonce = Ligne { $line } : le nombre ajouté par votre propre appareil n'est pas dans ces dés.
save-other-game = À partir de la ligne { $line }, ce n'est pas la partie dont votre appareil a eu connaissance.

## Vérifier les dés à la fin

web-check-about = Avant la partie, le serveur a scellé un secret, puis l'appareil de chaque personne a scellé un nombre à lui. Chaque dé et chaque carte découlent de tout cela. La partie finie, tout le monde peut vérifier.
web-check-more = Comment ça marche, et ce que cela ne montre pas
web-check-good = Les dés étaient honnêtes, pour autant que cet appareil puisse le dire. Ce qui a été vérifié :
# After a guided game, whose dice were fixed.
web-check-good-guided = Les dés et les cartes étaient fixés d'avance, et la partie les a suivis. Ce qui a été vérifié :
web-check-bad = Ne vous fiez pas à cette partie. { $text }
web-check-seal = Le serveur avait fixé sa part des dés avant la partie, et ne l'a pas changée ensuite.
web-check-seal-now = La part du serveur dans les dés est celle qu'il dit avoir fixée avant la partie. Cet appareil ne l'avait pas notée : comparez avec un autre qui l'a fait.
web-check-numbers =
    { $count ->
        [0] Aucun appareil de la table n'a eu sa part dans ces dés : le serveur les a tirés seul.
        [one] L'appareil d'une personne a aussi eu sa part dans ces dés. Cette part était fixée avant que le serveur puisse la connaître, et personne ne l'a changée.
       *[other] Les appareils de { $count } personnes ont aussi eu leur part dans ces dés. Chaque part était fixée avant que quiconque puisse connaître les autres, et personne n'en a changé une.
    }
web-check-own = Cet appareil y a pris part. Personne n'a donc pu choisir les dés, pas même qui tient le serveur.
web-check-own-not = Cet appareil n'a pas eu part aux dés. Il s'en remet à ceux qui y ont eu part.
web-check-void =
    { $count ->
        [one] Avant cela, les dés ont été redonnés une fois, parce qu'un appareil n'avait pas montré son nombre : { $names }.
       *[other] Avant cela, les dés ont été redonnés { $count } fois, parce qu'un appareil n'avait pas montré son nombre : { $names }.
    }
web-check-rolls =
    { $count ->
        [one] Le seul dé ou la seule carte de la partie est bien ce qui devait sortir.
       *[other] Les { $count } dés et cartes de la partie sont bien ceux qui devaient sortir.
    }
web-check-unchecked =
    { $count ->
        [one] Un dé ou une carte n'a pas pu être vérifié : il vient de la partie que celle-ci reprend, et dont on ne connaît pas le secret.
       *[other] { $count } dés et cartes n'ont pas pu être vérifiés : ils viennent de la partie que celle-ci reprend, et dont on ne connaît pas le secret.
    }
web-check-lines = L'enregistrement de la partie est complet : de ses { $count } lignes, aucune n'a été changée, ajoutée ou omise.
web-check-links =
    { $count ->
        [0] Si c'est bien la partie telle qu'elle a été jouée, cet appareil ne peut pas le dire : il n'en a rien gardé.
        [one] Et c'est bien la partie que cet appareil a vue : il a noté un coup pendant le jeu, et il concorde.
       *[other] Et c'est bien la partie que cet appareil a vue : il a noté { $count } coups pendant le jeu, et tous concordent.
    }
web-check-how = Ce que cette page ne vérifie pas : que chaque coup suit les règles, et que le journal l'a bien raconté. Pour cela, prenez les deux fichiers, puis lancez :
web-check-kept = Ce que cet appareil a gardé
web-check-limits = Ce que personne ne peut vérifier : si la personne qui tient le serveur a regardé des cartes cachées, ou en a parlé à quelqu'un.
