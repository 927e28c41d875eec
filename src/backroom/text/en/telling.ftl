### Telling people who don't look at their table: what messages say, and where one says how to be reached.

## Messages

# $text is the game, $name the table.
tell-title = { $text }, table { $name }
tell-turn = It's your turn.
tell-sealed = The table is deciding: look whether you have a say in it.
tell-next = You're next.
tell-hit = Somebody has hit you. See what happened.
tell-offer = There is an offer for you.
tell-promise = A promise between you and another player runs out in this round.
tell-end = The game is over.
tell-trial = This is a trial message. From now on you hear from the table like this.
tell-code = Your code: { $text }
tell-code-why = Somebody at a Backroom table wants to be told there when it's their turn. Type the code into that page. If it wasn't you, do nothing: no other message comes.
tell-open = To the table, on the device on which you sit there: { $text }
tell-stop = No more of these messages: { $text }

## The page that stops messages

# $text is an address, such as “a…@example.org”.
tell-stop-ask = Messages about table { $name } go to { $text }. Shall they stop?
tell-stop-yes = Stop these messages
tell-stopped = No more messages come from there. At the table you can ask for them again.

## Why not

refused-bad-address = You can't be reached like that. Check what you typed.
refused-bad-mail = That is no e-mail address. It looks like name@example.org.
refused-bad-topic = That is no ntfy topic. Type its name, or its whole address, such as https://ntfy.example.org/topic. Only servers out on the internet will do.
refused-bad-webhook = That is no Discord webhook. In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.
refused-unknown-push = This browser gets its messages by { $text }, which this server doesn't know. Ask the host, or choose another way.
refused-no-service = The host of this server hasn't set that up. Choose another way.
refused-too-many-ways = That is enough. Remove one way to be reached before you add another.
refused-wrong-code = That isn't the code, or it is too old. Check the message, or have a new one sent.
refused-not-pressed = Telegram knows nothing of it yet. Open the bot by the link, press Start, then come back here.
refused-no-such-way = That way to reach you is gone already.
refused-not-reached = The message did not get through. Check the address, then try again.

## How shall we reach you?

web-reach-about = While you aren't looking, the table can tell you what happens. Its messages hold no secret and no key: open the table on a device on which you sit there.
web-reach-none = So far nothing tells you.
web-reach-push = This browser
web-reach-mail = E-mail
web-reach-ntfy = ntfy
web-reach-discord = Discord
web-reach-telegram = Telegram
web-reach-add = Add
web-reach-do = Add it
web-reach-from-profile = From my profile
web-reach-keep = Keep this address in my profile, for other tables
web-reach-push-about = Even when the page is closed. Your browser asks whether it may.
web-reach-push-insecure = Browsers allow this only where the address begins with https (or on the host's own computer). Choose another way, or ask the host for such an address.
web-reach-push-missing = This browser can't be told. On an iPhone or iPad, put the page on the home screen first and open it there.
web-reach-push-denied = You have forbidden this page to send you messages. Allow it in your browser's settings, then come back.
web-reach-mail-address = Your e-mail address
web-reach-mail-about = A code comes first. Nothing else is sent before you have typed it in here.
web-reach-mail-missing = The host of this server hasn't set up e-mail. Choose another way.
web-reach-ntfy-topic = Topic
web-reach-ntfy-about = Think up a name that nobody guesses and subscribe to it in the ntfy app. If you have a server of your own: its whole address.
web-reach-discord-webhook = Address of the webhook
web-reach-discord-about = In Discord: Edit Channel, Integrations, Webhooks. Whoever reads that channel reads these messages.
web-reach-telegram-about = { $name } will write to you. A link comes; open it and press Start.
web-reach-telegram-missing = The host of this server hasn't set up a Telegram bot. Choose another way.
web-reach-start = Open Telegram
web-reach-pressed = I've pressed Start
web-reach-code = Code from the message
web-reach-confirm = Confirm
web-reach-try = Try it
web-reach-tried = Sent. Has it come?
web-reach-failed = Nothing gets through here any more, so we have stopped. Try it, or remove it.
web-reach-remove = Remove
web-reach-tell = Tell me
web-reach-tell-turn = when it's my turn
web-reach-tell-next = when I'm next
web-reach-tell-hit = when somebody hits me
web-reach-tell-offer = when there's an offer for me
web-reach-tell-promise = when a promise is about to run out
web-reach-tell-end = when the game is over
web-reach-quiet = Not in my quiet hours
web-reach-forget = Forget all of this
web-reach-notice = One of the ways to reach you doesn't work any more.
