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
