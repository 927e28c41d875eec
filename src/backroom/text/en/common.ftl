### What every game shares: people, lists, passing, deals, refusals, saves.
###
### $seat is a player's name (a game may have a word of its own for it, such as $mobster); beside it
### stands $seat_is_you ("yes" or "no"), so that a sentence can speak to its reader. Beside a list such as $give stands $give_count.
### A game says a message of these again in its own catalogue where it has other words for it.

## People, money, lists

seat = Player { $number }
name-seat =
    { $seat_is_you ->
        [yes] you
       *[no] { $seat }
    }
cash = ${ $amount }
final-score = { $score }
end-agreed = it was stopped early
list-nothing = nothing
list-next = { $before }, { $then }
list-last = { $before } and { $then }
list-clause = { $before }; { $then }

## Said with one tap: each reads it in their own language

phrase-hello = Evening, all.
phrase-well-played = Well played.
phrase-hurry = Come on, the night is short.
phrase-deal = Let's talk business.
phrase-remember = I won't forget this.

## What you can do ($prompt is the key of the question, if there is one)

do-begin = Set up the table
do-pass =
    { $stand ->
        [0] { $prompt ->
            [ask-investigation] Let it happen
            [ask-pre-empt] Let it happen
           *[other] Pass
        }
        [1] Pass here, whatever the others play
        [2] Pass for the rest of this phase
        [3] Pass for the rest of this round
       *[other] Pass until something affects me
    }
do-attend = Ask me again
do-undo = Take my last move back
do-stop = Stop here, as all have agreed
do-make-offer =
    { $take_count ->
        [0] Offer { $to } { $give }, asking nothing in return
       *[other] Offer { $to } { $give } for { $take }
    }
do-accept-offer = Shake hands on offer { $offer }
do-decline-offer = Turn offer { $offer } down
do-withdraw-offer = Withdraw offer { $offer }
do-lapse-offer = The time of offer { $offer } is up
do-stop-trading =
    { $stop ->
        [yes] Take no offers this round
       *[no] Take offers again
    }
do-judge-promise =
    { $kept ->
        [yes] Say that promise { $promise } was kept
       *[no] Say that promise { $promise } was broken
    }

ask-attention = Your pass still stands, so you are not being asked. Take it back if you want a say again.

## Deals and promises

story-offer-made =
    { $seat_is_you ->
        [yes] You make
       *[no] { $seat } makes
    } an offer to { $to }: { $give } for { $take }.
# What was said with an offer.
story-with-words = { $text } “{ $words }”
story-stops-trading =
    { $stop ->
        [yes] { $seat_is_you ->
            [yes] You are
           *[no] { $seat } is
        } taking no offers for the rest of the round.
       *[no] { $seat_is_you ->
            [yes] You are
           *[no] { $seat } is
        } taking offers again.
    }
story-deal-made =
    It's a deal! { $seat_is_you ->
        [yes] You give
       *[no] { $seat } gives
    } { $give }; { $seat_with_is_you ->
        [yes] you give
       *[no] { $seat_with } gives
    } { $take }.
story-deal-struck =
    { $seat_is_you ->
        [yes] You
       *[no] { $seat }
    } and { $seat_with_is_you ->
        [yes] you
       *[no] { $seat_with }
    } shake hands on a deal.
story-offer-declined =
    { $seat_is_you ->
        [yes] You turn
       *[no] { $seat } turns
    } down { $seat_by_is_you ->
        [yes] your offer
       *[no] the offer of { $seat_by }
    }.
story-offer-withdrawn =
    { $seat_is_you ->
        [yes] You withdraw your
       *[no] { $seat } withdraws an
    } offer.
story-offer-lapsed =
    { $seat_is_you ->
        [yes] Your offer
       *[no] { $seat }'s offer
    } to { $seats } has { $over ->
        [yes] lapsed.
       *[no] fallen through.
    }
story-offer-lacks =
    { $goods_count ->
        [0]
            { $seat_of_is_you ->
                [yes] You may
               *[no] { $seat_of } may
            } not deal now.
       *[other]
            { $seat_of_is_you ->
                [yes] You can
               *[no] { $seat_of } can
            } no longer hand over { $goods }.
    }
story-promise-kept =
    { $seat_is_you ->
        [yes] You have
       *[no] { $seat } has
    } kept a promise to { $seat_to_is_you ->
        [yes] you
       *[no] { $seat_to }
    }.
story-promise-broken =
    { $seat_is_you ->
        [yes] You have
       *[no] { $seat } has
    } broken a promise to { $seat_to_is_you ->
        [yes] you
       *[no] { $seat_to }
    }.
# Before one breaks it.
mean-breaks-word = breaks your word to { $seat }
mean-sure-breaks-word = This breaks your word: { $promise }. Do it all the same?
promise-word =
    { $given ->
        [yes] a promise
       *[no] { $seat_is_you ->
            [yes] your promise to { $seat_to }
           *[no] { $seat }'s promise to { $seat_to_is_you ->
                [yes] you
               *[no] { $seat_to }
            }
        }
    }: “{ $text }”
promising-word = something in your own words
vow-word = own words
# Others have given their word in a private deal: one knows no more than that.
promise-private =
    something { $given ->
        [yes] promised
       *[no]
            that { $seat_is_you ->
                [yes] you have
               *[no] { $seat } has
            } promised { $seat_to_is_you ->
                [yes] you
               *[no] { $seat_to }
            }
    } in private

## Ending by agreement

story-ends-by-agreement = Everybody who plays agrees to stop here.

## Taking back

story-taken-back =
    { $seat_is_you ->
        [yes] You take your
       *[no] { $seat } takes the
    } last move back.

## Refusals: why not, and what to do instead

refused-not-an-answer = That is no answer to what you are being asked. Pick one of the choices shown.
refused-not-asked = Nobody is asking you anything right now. Wait for your turn.
refused-stale = That question has been settled in the meantime. Look at what is being asked now.
refused-count =
    { $least ->
        [0] Pick no more than { $most }.
       *[other] Pick at least { $least } and no more than { $most }, each of them once.
    }
refused-over = The game is over. Start a new table to play on.
refused-seats = This game takes { $least } to { $most } players. Change the number of seats.
refused-no-such-seat = There is no such seat at this table. Check your link.
refused-unreadable = That could not be understood ({ $detail }). Pick one of the choices shown.
refused-undo = There is nothing you can take back: dice have rolled, something was shown, or somebody has moved since.
refused-no-set-up = This record doesn't begin with a set-up. Load the whole game.
refused-no-deals-now = No deals at this moment. Hold your offer until the table is open for business.
refused-offer-parties = An offer needs you on one side and other players of this table on the other. Check who it names.
refused-offer-empty = There is nothing in that offer. Put something on the table, or ask for something.
refused-offer-gone = That offer is off the table. Make a new one if you are still interested.
refused-offer-stands = That offer stands as long as you let it. Withdraw it if you don't want it any more.
refused-not-trading = { $seat } is taking no offers in this round. Ask somebody else, or wait.
refused-you-stopped = You said that you take no offers in this round. Say that you take offers again first.
refused-said-already = You have said so already.
refused-too-many-offers = { $count } of your offers lie on the table, and no more fit on it. Withdraw one first.
refused-too-many-words = { $seat } has given { $count } promises in this game, and no more fit into the book. Deal without one.
refused-promise-to-many = A promise is between two. Make this offer to one player only.
refused-no-such-promise = There is no such promise on the books.
refused-not-your-judgement = That promise isn't yours to judge: only the one it was made to may, and only if it was made in words.

## Saved games

save-empty = Line { $line }: there is no game in this save.
save-format = Line { $line }: this save has format { $detail }, which this version can't read. Update Backroom, then try again.
save-unreadable = Line { $line } of this save can't be read ({ $detail }).
save-after-end = Line { $line }: this save goes on after its end.
save-wrong-game = Line { $line }: this is a save of another game ({ $detail }).
save-illegal = Line { $line }: this move does not follow the rules ({ $rule }).

## The server

refused-no-such-table = There is no such table here. Check your link.
refused-no-such-key = This key opens no seat at this table. Check your link, or ask the host for it again.
refused-no-such-game = That game isn't on the shelf. Pick one of those shown.
refused-no-such-bot = Nobody of that name plays this game. Pick one of the bots shown.
refused-no-such-page = There is nothing here. Go back to the start.
refused-wrong-name = This server doesn't go by the name “{ $name }”. If it is yours and should, start it with “--name { $name }”; else open it by its own address.
refused-other-site = A page of another site ({ $name }) called this server, and got nothing. If that page is yours, start the server with “--name” and its name.
refused-restless = You have changed your mind often enough in this round. Answer what you are asked; in the next round you are free again.
refused-no-picture = There is no picture of this game's board. It can be played in words.
refused-no-board = This game is always played on the same board.
refused-host-seat = The first seat is the host's own. Let a person sit there.
refused-not-started = The game hasn't started yet. It does as soon as everybody has sat down.
refused-not-over = The game isn't over yet. It can be saved when it is.
refused-not-their-eyes = While the game goes on, nobody sees what another sees. Look back from your own seat, or as an onlooker.
refused-too-long = This game is too long to be shown or played on from here.
refused-fork-not-over = This game is not over. When it is, you can play on from any of its moves.
refused-no-such-move = Nobody can play on from there. Pick an earlier move.
refused-spectator = You are only watching. Open the link of a seat to play.
refused-too-fast = Not so fast. Wait a moment, then try again.
refused-no-clock = No clock is running that you could stop.
refused-too-quiet = That would be more than { $hours } quiet hours a day. Leave the others some hours in which you can answer.
refused-no-more-waits = You have asked for time often enough in this round.
refused-host-only = Only the host can change this.
refused-name-taken = Somebody at this table is called { $name }, or so nearly that people would mix you up. Choose another name.
refused-no-name = At a table that is open to all, “{ $name }” can't be a name. Take one with letters in it, and no address.
refused-by-link = You need an invitation to sit at this table. Ask whoever made it for a link.
refused-no-free-seat = Somebody was quicker: no seat is free here any more. Pick another table.
refused-started = The game has begun. That could be done before it only.
refused-starting = The dice are being settled, and the game is about to begin. Wait a moment.
refused-not-taken = Nobody sits there whom you could send away.
refused-seat-taken = That seat is taken: only a free one needs a link.
refused-still-played = Others are still playing here. Ask them to end the game together; then you can delete the table.
refused-not-again-yet = That was asked a short while ago. It can be asked again in { $minutes } min.
refused-sent-away = The host would like to give your seat to somebody else. No hard feelings: there are other tables.
refused-got-up = You got up from the table. Your seat is free again.
refused-deleted = This table has been cleared away, with everything on it. Its links lead nowhere now.
refused-stood-in = A bot plays for you. Say that you are back, then play.
refused-no-private-talk = At this table everybody hears everything. Say it to all, or keep it to yourself.
refused-no-such-room = Pick at least one other person at this table. Bots don't listen.
refused-no-talk-in-secret = The table is deciding in secret, and until that's over nobody talks in private. Wait, or say it to all.
refused-rooms-are-open = The game is over, and everybody reads along here now. Say it to all.
refused-said-enough = You have said as much as fits into one game. From now on, listen.
refused-resigned = You have given up this game: a bot plays it to the end.
refused-not-away = Only somebody who has been away for two minutes, or has let a deadline pass, can be replaced.
refused-dealt-anew = Meanwhile the dice have been dealt anew. Nothing is lost: your device takes part in the new deal.
refused-not-sealed = Not everybody has sat down yet. Your device shows its number when all have sealed theirs.
refused-wrong-nonce = That is not the number your device had sealed. The deal is void, and the dice are dealt anew.
refused-full = There is no room left. Try again later.
refused-too-many-tables = So many tables made from your address are kept ({ $most }) that there is no room for another. Play one to its end or delete one that nobody needs, or ask whoever runs this server to allow more.
refused-no-space = This server has no space left for new tables. Games that have begun go on. Tell whoever runs it.
refused-no-reports = Reports are for tables where everybody can sit down. Here you know each other: speak with whoever invited you.
refused-reported-enough = You have reported enough in this game. Whoever runs this server reads it.
refused-not-stored = That could not be stored, so it didn't happen. Try again.
refused-disk-full = That is not kept, so it didn't happen: the host's disk is full. Tell the host; the game goes on as soon as there is room.
refused-nothing-kept = That is not kept, so it didn't happen: something is wrong with the file in which the host keeps the tables. Tell the host; nothing can be played until that is put right.
refused-not-built = The browser client hasn't been built yet. Run “make web”, then load this page again.
refused-internal = Something went wrong on our side, and nothing has changed. Try again.
