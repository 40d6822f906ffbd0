# What the terminal says around every game. Commands may also be typed in the reader's language.
ui-command-help = help
ui-command-why = why
ui-command-rules = rules
ui-command-table = table
ui-command-list = list
ui-command-log = log
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit
ui-prompt = { $seat }: { $text } [{ $section }]
ui-change_places = It is for { $seat } to decide. Everyone else looks away; { $seat } takes the keyboard and presses Enter.
ui-no_number = The choices are numbered from 1 to { $number }.
ui-bad_verb = “{ $given }” is neither an action nor a command. Near it: { $wanted }.
ui-bad_count = “{ $given }” is written like this: { $wanted }.
ui-bad_word = “{ $given }” does not fit here. Near it: { $wanted }.
ui-help =
    Answer with the number of a choice, or with its words in brackets. You can also type:
    ?               this help
    why ACTION      why an action is refused, for instance: why place inn
    rules           the sections of the rules; rules 5B shows one of them
    table           the table once more
    list            all choices; list WORD shows those with that word
    log             what happened lately; log 50 shows more
    undo            take back the last action, as long as nothing was revealed since
    save FILE       write the game so far to a file
    quit            stop; the game is kept, and you are told how to go on
ui-help-words = Words of this game: { $words }.
ui-allowed = Nothing is against it: it is choice { $number }.
ui-no_section = There is no section “{ $given }”. There are { $wanted }.
ui-more = … and { $number } more: “list” shows them all, “list WORD” those with that word.
ui-none_with = No choice contains “{ $given }”.
ui-undo-nothing = There is nothing to take back.
ui-undo-chance = It can’t be taken back: chance has decided since.
ui-undo-other = It can’t be taken back: { $seat } has decided since.
ui-undo-seen = It can’t be taken back: something hidden has been seen since.
ui-undone = The last action of { $seat } is taken back.
ui-save-where = Save it where? Type save and a file name.
ui-save-failed = The game could not be written to { $given }: { $reason }.
ui-saved = The game so far is in { $file }.
ui-score = { $seat }: { $points }
ui-over = The game is over: { $scores }. { $number ->
    [0] None of the players wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
ui-kept-over = The record of the game is in { $file }.
ui-kept = The game is kept. To go on: { $command }
ui-replay-help = Enter: next move; b: back; a number: go there; t: the table; q: leave.
ui-replay-at = Move { $number } of { $moves }: { $who }, { $action }
ui-replay-start = Before the first of { $moves } moves.
ui-replay-end = That was the last move.
ui-chance = chance
