## Being the host

cli-help-play = Play at this computer: opens the back room and the browser. Friends get in with --room or --share.
cli-help-serve-share = Let friends in from other cities: starts a tunnel with cloudflared, Tailscale or ssh, and ends it with the server.
cli-help-serve-share-by = The program that makes the tunnel: cloudflared, tailscale or ssh. If left out, the first that works.
cli-help-limit = A limit or a time, as NAME=VALUE; several times for several. docs/hosting.md lists them.
cli-help-doctor-limits = Show every limit that --limit can set, and what it is if left alone.
cli-help-log-json = Write the log as JSON, a line each; tables made, begun and over are in it, too.
cli-help-no-browser = Do not open the browser.
cli-help-schema-save = The schema of a line of a save, instead.
cli-share-trying = Opening a way in with { $name } …
cli-share-open = Friends elsewhere find it here: { $text }
cli-share-lost = The way in from outside has closed by itself. Whoever is at this computer or in the room plays on; start anew to open another.
cli-share-failed = No way in could be opened with { $names }. You play on without.
cli-share-how = To let friends in from other cities, the two easiest ways are:
cli-share-how-cloudflared = 1. Install cloudflared (“brew install cloudflared”, or a package from developers.cloudflare.com) and start again with --share. No account is needed, and the address changes each time.
cli-share-how-tailscale = 2. Install Tailscale (tailscale.com), sign in once with “tailscale up”, allow Funnel, and start again with --share; or by hand: “tailscale funnel { $number }”. The address stays the same.
cli-share-by-whom = “{ $name }” can't be used to share. Choose from: { $names }.
cli-share-not-here = { $name } is not installed on this computer. Install it, or leave --share-by out.
cli-limit-form = “{ $name }” sets no limit. Write it as NAME=VALUE, for example --limit most_tables=500.
cli-no-such-limit =
    There is no limit called “{ $name }”. { $near ->
        [yes] Did you mean: { $names }?
       *[no] There are: { $names }.
    }
cli-limit-number = { $name } can't be “{ $text }”. Give a number that is not below 0; some limits take whole numbers only.
cli-limit-choice = { $name } can't be “{ $text }”. Say yes or no.
cli-doctor-busy = A back room is open on this folder right now. Another one needs a folder of its own (--data).
cli-doctor-open-folder = Other people on this computer can look into { $file }, where the secrets of every table lie. Run “chmod 700” on it.
cli-doctor-clock = This computer's clock says { $text }, but there are tables from later than that. Set it right: who plays by mail would lose time.
cli-doctor-time = The clock says { $text }.
cli-doctor-port-ours = A back room is open already, on port { $number }. Another one takes the next port that is free; it needs a folder of its own.

## How people are told

cli-help-serve-address = Where people find this server from outside, such as https://play.example.org. Links in messages lead there.
cli-help-serve-mail = The mail server for messages to players, such as smtps://user:password@mail.example.org. Better in the environment or the file than here, where others may see the password.
cli-help-serve-mail-from = The sender of these mails, such as backroom@example.org.
cli-help-serve-telegram = The token of your Telegram bot, for messages to players.
cli-help-serve-push = A push service for browsers beside the usual ones, such as push.example.org. May be given several times.
cli-telling-no-address = { $name } is no address of a server. With --address it looks like https://play.example.org.
cli-telling-no-mail = --mail names no mail server. It looks like smtps://user:password@mail.example.org; smtp:// goes by STARTTLS, smtp+plain:// without encryption.
cli-telling-no-sender = Mail needs a sender: give --mail-from an address such as backroom@example.org.
cli-telling-no-bot = --telegram wants the token that @BotFather has given you, such as 123456789:AA….
cli-doctor-address = Links in messages lead to { $text }
cli-doctor-no-address = Nobody has said where this server is found from outside (--address): e-mail and Telegram to players need that. Messages to browsers, ntfy and Discord do without.
cli-doctor-mail = Players can be told by e-mail, by { $name } from { $text }.
cli-doctor-no-mail = No mail server is set up (--mail): players can't be told by e-mail.
cli-doctor-telegram = Players can be told by your Telegram bot.
cli-doctor-no-telegram = No Telegram bot is set up (--telegram): players can't be told by it.
