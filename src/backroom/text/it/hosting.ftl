## Ospitare

cli-help-play = Gioca su questo computer: apre il retrobottega e il browser. Gli amici entrano con --room o --share.
cli-help-serve-share = Fa entrare amici da altre città: apre un tunnel con cloudflared, Tailscale o ssh, e lo chiude con il server.
cli-help-serve-share-by = Il programma che apre il tunnel: cloudflared, tailscale o ssh. Altrimenti il primo che funziona.
cli-help-limit = Un limite o un tempo, come NOME=VALORE; più volte per darne diversi. L'elenco sta in docs/hosting.md.
cli-help-doctor-limits = Mostra tutti i limiti che --limit può fissare, e il loro valore abituale.
cli-help-log-json = Scrive il registro in JSON, una riga alla volta; anche i tavoli aperti, cominciati e finiti.
cli-help-no-browser = Non apre il browser.
cli-help-schema-save = Invece, lo schema di una riga di un salvataggio.
cli-share-trying = Apro un passaggio con { $name }…
cli-share-open = Gli amici altrove lo trovano qui: { $text }
cli-share-lost = Il passaggio da fuori si è chiuso da solo. Chi sta a questo computer o nella stanza continua a giocare; riavvia per aprirne un altro.
cli-share-failed = Con { $names } non si è potuto aprire nessun passaggio. Si va avanti senza.
cli-share-how = Per far entrare amici da altre città, ecco i due modi più facili:
cli-share-how-cloudflared = 1. Installa cloudflared («brew install cloudflared», o un pacchetto da developers.cloudflare.com) e riavvia con --share. Non serve un account, e l'indirizzo cambia ogni volta.
cli-share-how-tailscale = 2. Installa Tailscale (tailscale.com), accedi una volta con «tailscale up», consenti Funnel e riavvia con --share; oppure a mano: «tailscale funnel { $number }». L'indirizzo resta lo stesso.
cli-share-by-whom = Con «{ $name }» non si può condividere. Scegli tra: { $names }.
cli-share-not-here = { $name } non è installato su questo computer. Installalo, o lascia perdere --share-by.
cli-limit-form = «{ $name }» non fissa nessun limite. Scrivi NOME=VALORE, per esempio --limit most_tables=500.
cli-no-such-limit =
    Non c'è un limite «{ $name }». { $near ->
        [yes] Intendevi: { $names }?
       *[no] Ci sono: { $names }.
    }
cli-limit-number = { $name } non può essere «{ $text }». Dai un numero che non sia sotto lo 0; certi limiti vogliono un numero intero.
cli-limit-choice = { $name } non può essere «{ $text }». Di' yes o no.
cli-doctor-busy = Su questa cartella è aperto in questo momento un retrobottega. Un altro ha bisogno di una cartella sua (--data).
cli-doctor-open-folder = Altre persone su questo computer possono guardare in { $file }, dove stanno i segreti di tutti i tavoli. Esegui «chmod 700» su quella cartella.
cli-doctor-clock = L'orologio di questo computer segna { $text }, ma ci sono tavoli più recenti. Regolalo: chi gioca per posta perderebbe tempo.
cli-doctor-time = L'orologio segna { $text }.
cli-doctor-port-ours = Sulla porta { $number } è già aperto un retrobottega. Un altro prenderà la prossima porta libera; gli serve una cartella sua.

## How people are told

cli-help-serve-address = Dove si trova questo server da fuori, per esempio https://play.example.org. I link nei messaggi portano lì.
cli-help-serve-mail = Il server di posta per i messaggi ai giocatori, per esempio smtps://user:password@mail.example.org. Meglio nell'ambiente o nel file che qui, dove altri possono vedere la password.
cli-help-serve-mail-from = Il mittente di queste e-mail, per esempio backroom@example.org.
cli-help-serve-telegram = Il token del tuo bot di Telegram, per i messaggi ai giocatori.
cli-help-serve-push = Un servizio push per browser oltre ai soliti, per esempio push.example.org. Si può dare più volte.
cli-telling-no-address = { $name } non è l'indirizzo di un server. Con --address somiglia a https://play.example.org.
cli-telling-no-mail = --mail non indica un server di posta. Somiglia a smtps://user:password@mail.example.org; smtp:// passa per STARTTLS, smtp+plain:// senza cifratura.
cli-telling-no-sender = La posta vuole un mittente: dai a --mail-from un indirizzo come backroom@example.org.
cli-telling-no-bot = --telegram vuole il token che ti ha dato @BotFather, come 123456789:AA….
cli-doctor-address = I link nei messaggi portano a { $text }
cli-doctor-no-address = Nessuno ha detto dove si trova questo server da fuori (--address): serve per e-mail e Telegram ai giocatori. I messaggi ai browser, ntfy e Discord ne fanno a meno.
cli-doctor-mail = I giocatori possono essere avvisati per e-mail, con { $name } da { $text }.
cli-doctor-no-mail = Nessun server di posta è predisposto (--mail): niente e-mail ai giocatori.
cli-doctor-telegram = I giocatori possono essere avvisati dal tuo bot di Telegram.
cli-doctor-no-telegram = Nessun bot di Telegram è predisposto (--telegram): non può avvisare nessuno.
