### What every game shares: people, lists, passing, deals, refusals, saves.
###
### $seat is a player's name (a game may have a word of its own for it, such as $mobster); beside it
### stands $seat_is_you ("yes" or "no"), so that a sentence can speak to its reader. Beside a list such as $give stands $give_count.
### A game says a message of these again in its own catalogue where it has other words for it.
###
### "you" in a list or a cell is "tu", so no preposition may stand before such a list; and nothing
### may agree with the gender of a player.

## People, money, lists

seat = Giocatore { $number }
name-seat =
    { $seat_is_you ->
        [yes] tu
       *[no] { $seat }
    }
cash = { $amount }$
final-score = { $score }
end-agreed = la partita è stata chiusa in anticipo
list-nothing = niente
list-next = { $before }, { $then }
list-last = { $before } e { $then }
list-clause = { $before }; { $then }

## Said with one tap: each reads it in their own language

phrase-hello = Buonasera a tutti.
phrase-well-played = Ben giocato.
phrase-hurry = Dai, che facciamo notte!
phrase-deal = Parliamo di affari.
phrase-remember = Me ne ricorderò.

## What you can do ($prompt is the key of the question, if there is one)

do-begin = Prepara il tavolo
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-investigation] Lascia fare
            [ask-pre-empt] Lascia fare
           *[other] Passo
        }
        [1] Passo qui, qualunque cosa giochino gli altri
        [2] Passo per il resto della fase
        [3] Passo per il resto del turno
       *[other] Passo, a meno che non tocchi me
    }
do-attend = Torna a chiedermelo
do-undo = Annulla l'ultima mossa
do-stop = Smettere qui, tutti d'accordo
do-make-offer =
    { $take_count ->
        [0] Proponi a { $to }: { $give }; in cambio: niente
       *[other] Proponi a { $to }: { $give }; in cambio: { $take }
    }
do-accept-offer = Qua la mano: accetta la proposta { $offer }
do-decline-offer = Rifiuta la proposta { $offer }
do-withdraw-offer = Ritira la proposta { $offer }
do-lapse-offer = Il tempo della proposta { $offer } è scaduto
do-stop-trading =
    { $stop ->
        [yes] Niente proposte per me in questo turno
       *[no] Voglio di nuovo ricevere proposte
    }
do-judge-promise =
    { $kept ->
        [yes] La promessa { $promise } è stata mantenuta
       *[no] La promessa { $promise } è stata tradita
    }

ask-attention = Il tuo «passo» vale ancora, perciò nessuno ti chiede niente. Ritiralo, se vuoi di nuovo dire la tua.

## Deals and promises

story-offer-made =
    { $seat_is_you ->
        [yes] La tua proposta
       *[no] Proposta di { $seat }
    }: { $give }; in cambio: { $take }.{ $to ->
        [tu] { "" }
       *[other] { " " }Chi può accettare: { $to }.
    }
# What was said with an offer.
story-with-words = { $text } «{ $words }»
story-stops-trading =
    { $stop ->
        [yes] { $seat_is_you ->
            [yes] Non vuoi
           *[no] { $seat } non vuole
        } più proposte fino alla fine del turno.
       *[no] { $seat_is_you ->
            [yes] Vuoi
           *[no] { $seat } vuole
        } di nuovo ricevere proposte.
    }
story-deal-made =
    Affare fatto! { $seat_is_you ->
        [yes] Tu dai
       *[no] { $seat } dà
    }: { $give }; { $seat_with_is_you ->
        [yes] tu dai
       *[no] { $seat_with } dà
    }: { $take }.
story-deal-struck =
    Qua la mano: affare fatto fra { $seat_is_you ->
        [yes] te
       *[no] { $seat }
    } e { $seat_with_is_you ->
        [yes] te
       *[no] { $seat_with }
    }.
story-offer-declined =
    { $seat_is_you ->
        [yes] Rifiuti
       *[no] { $seat } rifiuta
    } { $seat_by_is_you ->
        [yes] la tua proposta
       *[no] la proposta di { $seat_by }
    }.
story-offer-withdrawn =
    { $seat_is_you ->
        [yes] Ritiri la tua proposta
       *[no] { $seat } ritira una proposta
    }.
story-offer-lapsed =
    { $seat_is_you ->
        [yes] La tua proposta
       *[no] La proposta di { $seat }
    } { $seats ->
        [tu] per te
       *[other] (chi poteva accettare: { $seats })
    } { $over ->
        [yes] non vale più.
       *[no] è saltata.
    }
story-offer-lacks =
    { $goods_count ->
        [0]
            Adesso { $seat_of_is_you ->
                [yes] non puoi
               *[no] { $seat_of } non può
            } fare affari.
       *[other]
            { $seat_of_is_you ->
                [yes] Non puoi
               *[no] { $seat_of } non può
            } più dare questo: { $goods }.
    }
story-promise-kept =
    { $seat_is_you ->
        [yes] Hai
       *[no] { $seat } ha
    } mantenuto una promessa fatta { $seat_to_is_you ->
        [yes] a te
       *[no] a { $seat_to }
    }.
story-promise-broken =
    { $seat_is_you ->
        [yes] Hai
       *[no] { $seat } ha
    } tradito una promessa fatta { $seat_to_is_you ->
        [yes] a te
       *[no] a { $seat_to }
    }.
# Before one breaks it.
mean-breaks-word = tradisce la parola data a { $seat }
mean-sure-breaks-word = Così tradisci la parola data: { $promise }. Lo fai lo stesso?
promise-word =
    { $given ->
        [yes] una promessa
       *[no] { $seat_is_you ->
            [yes] la tua promessa a { $seat_to }
           *[no] { $seat_to_is_you ->
                [yes] la promessa che ti fa { $seat }
               *[no] la promessa di { $seat } a { $seat_to }
            }
        }
    }: «{ $text }»
promising-word = qualcosa a parole tue
vow-word = parole tue
# Others have given their word in a private deal: one knows no more than that.
promise-private =
    { $given ->
        [yes] una promessa privata
       *[no] { $seat_is_you ->
            [yes] la tua promessa privata a { $seat_to }
           *[no] { $seat_to_is_you ->
                [yes] la promessa privata che ti fa { $seat }
               *[no] la promessa privata di { $seat } a { $seat_to }
            }
        }
    }

## Ending by agreement

story-ends-by-agreement = Tutti quelli che giocano vogliono smettere qui.

## Taking back

story-taken-back =
    { $seat_is_you ->
        [yes] Ritiri la tua
       *[no] { $seat } ritira la sua
    } ultima mossa.

## Refusals: why not, and what to do instead

refused-not-an-answer = Non è una risposta a quello che ti si chiede. Scegli fra quelle mostrate.
refused-not-asked = In questo momento nessuno ti chiede niente. Aspetta che tocchi a te.
refused-stale = Intanto la questione è già chiusa. Guarda che cosa si chiede adesso.
refused-count =
    { $least ->
        [0] Puoi sceglierne al massimo { $most }.
       *[other] Devi sceglierne almeno { $least } e al massimo { $most }, senza ripetizioni.
    }
refused-over = La partita è finita. Per giocare ancora, apri un nuovo tavolo.
refused-seats = Questo gioco è per { $least }–{ $most } giocatori. Cambia il numero di posti.
refused-no-such-seat = A questo tavolo quel posto non c'è. Controlla il tuo link.
refused-unreadable = Non si capisce ({ $detail }). Scegli fra le risposte mostrate.
refused-undo = Non puoi più ritirare niente: si sono tirati dadi, si è scoperto qualcosa, o qualcuno ha già mosso dopo di te.
refused-no-set-up = Questa registrazione non comincia dalla preparazione. Carica la partita intera.
refused-no-deals-now = Adesso niente affari. Tieni la proposta per quando il tavolo torna a trattare.
refused-offer-parties = In una proposta da una parte ci sei tu, dall'altra chi siede con te a questo tavolo. Controlla chi hai nominato.
refused-offer-empty = In quella proposta non c'è niente. Metti qualcosa sul piatto, o chiedi qualcosa.
refused-offer-gone = Quella proposta non è più sul tavolo. Se ti interessa ancora, fanne una nuova.
refused-offer-stands = Questa proposta vale finché la lasci sul tavolo. Ritirala se non la vuoi più.
refused-not-trading = { $seat } non vuole proposte in questo turno. Chiedi a qualcun altro, o aspetta.
refused-you-stopped = Hai detto che in questo turno non vuoi proposte. Di' prima che ne vuoi di nuovo.
refused-said-already = L'hai già detto.
refused-too-many-offers = Sul tavolo ci sono { $count } tue proposte, e altre non ci stanno. Ritirane prima una.
refused-too-many-words = { $seat } ha già fatto { $count } promesse in questa partita, e altre non ci stanno nel registro. Trattate senza promesse.
refused-promise-to-many = Una promessa è una faccenda fra due. Fai questa proposta a una persona sola.
refused-no-such-promise = Di una promessa così non c'è traccia nel registro. Scegline una fra quelle scritte.
refused-not-your-judgement = Quella promessa non spetta a te giudicarla: può farlo solo chi l'ha ricevuta, e solo se è fatta a parole.

## Saved games

save-empty = Riga { $line }: in questo salvataggio non c'è nessuna partita.
save-format = Riga { $line }: questo salvataggio ha il formato { $detail }, che questa versione non sa leggere. Aggiorna Backroom e riprova.
save-unreadable = Riga { $line } di questo salvataggio: illeggibile ({ $detail }).
save-after-end = Riga { $line }: questo salvataggio continua dopo la fine della partita.
save-wrong-game = Riga { $line }: è il salvataggio di un altro gioco ({ $detail }).
save-illegal = Riga { $line }: questa mossa è contro le regole ({ $rule }).

## Il server

refused-no-such-table = Questo tavolo qui non c'è. Controlla il tuo link.
refused-no-such-key = Questa chiave non vale per nessun posto di questo tavolo. Controlla il tuo link, o fattelo ridare da chi ospita.
refused-no-such-game = Questo gioco non è sullo scaffale. Scegline uno fra quelli mostrati.
refused-no-such-bot = Nessuno con quel nome gioca a questo gioco. Scegli uno dei bot mostrati.
refused-no-such-page = Qui non c'è niente. Torna all'inizio.
refused-wrong-name = Questo server non risponde al nome «{ $name }». Se è tuo e deve farlo, avvialo con «--name { $name }»; altrimenti aprilo con il suo indirizzo.
refused-other-site = Una pagina di un altro sito ({ $name }) ha chiamato questo server e non ha avuto niente. Se la pagina è tua, avvia il server con «--name» e il suo nome.
refused-restless = In questo turno hai cambiato idea abbastanza volte. Rispondi a quello che ti viene chiesto; nel prossimo turno sarai di nuovo libero.
refused-no-picture = Del tabellone di questo gioco non c'è un'immagine. Si può giocare a parole.
refused-no-board = Questo gioco si gioca sempre sullo stesso tabellone.
refused-host-seat = Il primo posto è di chi ospita. Lascialo a una persona.
refused-not-started = La partita non è ancora cominciata. Comincia appena tutti sono seduti.
refused-not-over = La partita non è ancora finita. Potrai salvarla alla fine.
refused-not-their-eyes = Finché la partita dura, nessuno vede quello che vede un altro. Guarda indietro dal tuo posto, o da spettatore.
refused-too-long = Questa partita è troppo lunga per essere rivista o ripresa qui.
refused-fork-not-over = Questa partita non è finita. Quando lo sarà, potrai giocare da qualunque sua mossa.
refused-no-such-move = Da lì nessuno può giocare. Scegli una mossa precedente.
refused-spectator = Stai solo guardando. Apri il link di un posto per giocare.
refused-too-fast = Non così in fretta. Aspetta un momento e riprova.
refused-no-clock = Non corre nessun orologio che tu possa fermare.
refused-too-quiet = Sarebbero più di { $hours } ore di riposo al giorno. Lascia agli altri qualche ora in cui puoi rispondere.
refused-no-more-waits = In questo turno hai già chiesto tempo abbastanza volte.
refused-host-only = Solo chi ha aperto il tavolo può cambiarlo.
refused-name-taken = A questo tavolo c'è già chi si chiama { $name }, o quasi: vi confonderebbero. Scegli un altro nome.
refused-no-name = A un tavolo aperto a tutti «{ $name }» non può essere un nome. Prendine uno con delle lettere e senza indirizzi.
refused-by-link = A questo tavolo ci si siede solo su invito. Chiedi un link a chi l'ha aperto.
refused-no-free-seat = Qualcuno è stato più svelto: qui non ci sono più posti liberi. Scegli un altro tavolo.
refused-started = La partita è cominciata. Si poteva fare solo prima.
refused-starting = Si stanno fissando i dadi, la partita sta per cominciare. Aspetta un momento.
refused-not-taken = Lì non siede nessuno da mandare via.
refused-seat-taken = Quel posto è occupato: un link serve solo a un posto libero.
refused-still-played = Qui altri stanno ancora giocando. Proponi di chiudere la partita insieme; poi potrai cancellare il tavolo.
refused-not-again-yet = È stato chiesto da poco. Si può richiedere tra { $minutes } min.
refused-sent-away = Chi ospita vorrebbe dare il tuo posto a qualcun altro. Senza rancore: ci sono altri tavoli.
refused-got-up = Ti sei alzato dal tavolo. Il tuo posto è di nuovo libero.
refused-deleted = Questo tavolo è stato sparecchiato, con tutto quello che c'era sopra. I suoi link non portano più da nessuna parte.
refused-stood-in = Un bot gioca al tuo posto. Prima di' che sei di nuovo qui.
refused-no-private-talk = A questo tavolo tutti sentono tutto. Dillo a tutti, o tienilo per te.
refused-no-such-room = Scegli almeno un'altra persona a questo tavolo. I bot non ascoltano.
refused-no-talk-in-secret = È in corso una scelta segreta: finché dura, niente colloqui privati. Aspetta, o dillo a tutti.
refused-rooms-are-open = La partita è finita, e qui ormai leggono tutti. Dillo a tutti.
refused-said-enough = Hai detto tutto quello che sta in una partita. Da adesso ascolta.
refused-resigned = Hai abbandonato questa partita: un bot la porta a termine.
refused-not-away = Si può sostituire solo chi è via da due minuti o ha lasciato passare un termine.
refused-dealt-anew = Nel frattempo i dadi sono stati ridati. Niente è perso: il tuo dispositivo partecipa al nuovo sorteggio.
refused-not-sealed = Non tutti si sono ancora seduti. Il tuo dispositivo mostra il suo numero quando tutti hanno sigillato il loro.
refused-wrong-nonce = Non è il numero che il tuo dispositivo aveva sigillato. Il sorteggio è nullo e i dadi si ridanno.
refused-full = Non c'è più posto. Riprova più tardi.
refused-too-many-tables = Dal tuo indirizzo sono già stati aperti tanti tavoli ({ $most }) che non ce ne sta un altro. Finiscine uno, elimina quello che non serve più a nessuno, o chiedi a chi gestisce questo server di permetterne di più.
refused-no-space = Questo server non ha più spazio per nuovi tavoli. Le partite iniziate vanno avanti. Avvisa chi lo gestisce.
refused-no-reports = Si segnala ai tavoli dove può sedersi chiunque. Qui vi conoscete: parla con chi ti ha invitato.
refused-reported-enough = Hai segnalato abbastanza in questa partita. Chi gestisce questo server lo leggerà.
refused-not-stored = Non è stato possibile registrarlo, quindi non vale. Riprova.
refused-disk-full = Non è stato salvato, quindi non vale: il disco dell'ospite è pieno. Avvisalo; appena c'è spazio si continua.
refused-nothing-kept = Non è stato salvato, quindi non vale: il file in cui l'ospite tiene i tavoli ha un problema. Avvisalo; finché non è a posto non si può giocare.
refused-not-built = La versione per il browser non è ancora pronta. Esegui «make web», poi ricarica questa pagina.
refused-internal = Qualcosa è andato storto da parte nostra, e niente è cambiato. Riprova.
