### Time at a table of several people, in the browser: clocks, pauses, and who plays for those away.
###
### A name may begin with a vowel: never put "de" or "que" before one.

## How long people may take

web-time-choice = Combien de temps de réflexion ?
web-time-length = Combien exactement ?
web-time-live = En direct
web-time-live-about = Tout le monde est à la table : peu de temps par décision, et une petite réserve.
web-time-relaxed = Tranquille (le plus courant)
web-time-relaxed-about = 5 minutes par décision, et 15 minutes de réserve pour toute la partie.
web-time-mail = Par correspondance
web-time-mail-about = Sur plusieurs jours : répondez quand cela vous arrange. Vos nuits ne comptent pas, ni vos week-ends si vous voulez.
web-time-none = Sans chronomètre
web-time-none-about = Chacun prend le temps qu'il veut. Si quelqu'un part, on l'attend.
web-time-a-decision = { $time } par décision, { $bank } de réserve
web-time-a-turn = { $time } par coup
web-time-missed = Qui laisse passer deux questions de suite est remplacé par un bot jusqu'à son retour.
# $time is a length, such as “45 seconds” or “1 day”.
web-time-said =
    { $kind ->
        [live] On joue en direct : { $time } par décision.
        [relaxed] On joue tranquillement : { $time } par décision.
        [mail] On joue par correspondance : { $time } par coup, sans compter les nuits.
       *[none] On joue sans chronomètre : chacun prend le temps qu'il veut.
    }
web-time-reserve = En plus, chacun dispose d'une réserve pour toute la partie : { $time }. Quand tous décident en secret, chacun a deux fois plus de temps et garde sa réserve intacte.

## Quiet hours

web-quiet = Quand personne ne doit attendre de réponse de vous
web-quiet-from = Au calme de
web-quiet-to = à
web-quiet-weekends = Je garde mes samedis et dimanches libres
web-quiet-none = Pas d'heures calmes.
web-quiet-zone = À l'heure de chez vous ({ $zone }).

## Clocks

web-clock-yours = Votre temps
web-clock-your-reserve = Votre réserve s'écoule
web-clock-of =
    { $seat_is_you ->
        [yes] Votre temps
       *[no] Temps restant pour { $seat }
    }
web-clock-all = Temps restant pour tous
web-clock-all-tip = Tous décident en secret : la réserve de personne n'est entamée, et l'horloge tourne deux fois plus longtemps.
web-clock-and-reserve = + { $time } de réserve
# $time is a moment, such as “Tue 14:00”.
web-clock-until = échéance : { $time }
web-clock-still = Le temps est arrêté
web-clock-nobody = Le temps est arrêté jusqu'à ce qu'un joueur revienne à la table.
# Read out, once.
web-clock-ten = Plus que 10 secondes
web-clock-reserve-runs = Votre temps est écoulé : votre réserve commence à filer
web-clock-missed = Votre temps était écoulé : une réponse a été donnée à votre place. La prochaine fois, un bot joue pour vous jusqu'à votre retour.

## A bot plays for somebody

web-stand-in =
    { $why ->
        [given] Un bot joue pour { $seat } (à sa demande)
        [replaced] Un bot joue pour { $seat } (remplacement par l'hôte)
        [resigned] Un bot joue pour { $seat } (abandon)
       *[away] Un bot joue pour { $seat } (absence)
    }
web-bot-for-you = Un bot joue à votre place
web-stood-in =
    { $why ->
        [given] Un bot joue à votre place, à votre demande. Il ne conclut aucun marché.
        [replaced] En votre absence, l'hôte a mis un bot à votre place. Il ne conclut aucun marché.
        [resigned] Vous avez abandonné. Un bot continue à votre place, et vous finissez à la dernière place du classement.
       *[away] Vous avez laissé passer deux questions : un bot joue à votre place. Il ne conclut aucun marché.
    }
web-bot-did =
    { $count ->
        [one] Ce qui s'est passé depuis ({ $count } ligne)
       *[other] Ce qui s'est passé depuis ({ $count } lignes)
    }
web-bot-did-nothing = Rien ne s'est passé depuis.
web-back = Me revoilà
web-you-are-back = Vous jouez de nouveau vous-même.

## The menu

web-absence = Temps et absence
web-let-bot = Laisser un bot jouer à ma place
web-let-bot-about = Il ne conclut aucun marché. Vous pouvez reprendre la main à tout moment.
web-replace = Laisser un bot jouer pour { $seat }, qui n'est pas là
web-pause = Pause
web-pause-about = Tous les chronomètres s'arrêtent dès que plus de la moitié des joueurs le veut. La durée la plus courte l'emporte.
web-pause-weekend = tout le week-end
web-pause-votes =
    { $count ->
        [one] { $count } voix pour une pause ({ $time }) ; il en faut { $needed }.
       *[other] { $count } voix pour une pause (souhait le plus court : { $time }) ; il en faut { $needed }.
    }
web-pause-agree = Moi aussi
web-paused-until = En pause, reprise : { $time }. Tous les chronomètres sont arrêtés.
web-pause-end = Terminer la pause
web-go-on-votes =
    { $count ->
        [one] { $count } voix pour reprendre ; il en faut { $needed }.
       *[other] { $count } voix pour reprendre ; il en faut { $needed }.
    }
web-leave-game = Abandonner la partie
web-give-up = Abandonner…
web-give-up-sure = Abandonner pour de bon ? Un bot continue à votre place, sans retour possible, et vous finissez à la dernière place du classement, quoi qu'il fasse.
web-give-up-yes = Oui, j'abandonne

## The end

web-resigned = abandon
# $names gave up and would have won; $first are the best of those who stayed.
web-forfeited =
    { $count ->
        [one] Abandon : { $names }. La victoire du bot ne compte donc pas. En tête parmi ceux qui sont restés : { $first }.
       *[other] Abandon : { $names }. La victoire du bot ne compte donc pas. À égalité en tête parmi ceux qui sont restés : { $first }.
    }
