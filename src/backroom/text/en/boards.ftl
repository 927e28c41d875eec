### What can't be right in a board file ($line), and in the file of the resource cards

board-syntax = Line { $line }: this is not valid TOML ({ $detail }). Look for a missing bracket, comma or quotation mark.
board-too-long = Line { $line }: the file is too long. A board may have at most { $most } characters.
board-unknown-key = Line { $line }: “{ $name }” means nothing here. Possible names: { $names }.
board-missing-key = Line { $line }: “{ $name }” is missing.
board-need-text = Line { $line }: “{ $name }” must be text in quotation marks, 1 to { $most } characters long.
board-need-word = Line { $line }: “{ $name }” must be one of these: { $names }.
board-need-number = Line { $line }: “{ $name }” must be a whole number, 0 or more.
board-need-numbers = Line { $line }: “{ $name }” must be a list of square numbers, e.g. [3, 4].
board-need-yes = Line { $line }: “{ $name }” must be true or false.
board-need-cell = Line { $line }: “{ $name }” must be a column and a row, whole numbers from 0 to { $most }, e.g. [3, 5].
board-need-cells = Line { $line }: “{ $name }” must be a list of cells, each a column and a row from 0 to { $most }, e.g. [[3, 5], [4, 5]].
board-need-points = Line { $line }: “{ $name }” must be a list of at least two points, none farther out than { $most }, e.g. [[0, 0], [2.5, 0]].
board-need-entries = Line { $line }: “{ $name }” must be a list of entries in braces, one per line.
board-too-few =
    { $count ->
        [one] Line { $line }: “{ $name }” has one entry. At least { $least } are needed.
       *[other] Line { $line }: “{ $name }” has { $count } entries. At least { $least } are needed.
    }
board-too-many = Line { $line }: “{ $name }” has { $count } entries. There may be at most { $most }.
board-two-ids = Line { $line }: the square in line { $line_other } has the number { $number } too. Give each square a number of its own.
board-no-neighbour = Line { $line }: square { $number } leads to square { $number_other }, but there is none with that number.
board-odd-neighbour = Line { $line }: “next” of square { $number } names { $number_other }, which is the square itself or is there twice.
board-many-neighbours = Line { $line }: square { $number } leads to { $count } squares. There may be at most { $most }.
board-not-mutual = Line { $line }: square { $number } leads to square { $number_other }, but that one doesn't lead back. Streets go both ways.
board-cut-off = Line { $line }: there is no way from square { $number_other } to square { $number }.
board-dead-end = Line { $line }: the dead end with square { $number } is longer than { $most } squares.
board-place-twice = Line { $line }: { $name } is on the board already, in line { $line_other }.
board-no-place = Line { $line }: { $name } is missing from the places.
board-star = Line { $line }: a { $name } lot can't have a star. Bosses start with a small business.
board-lot-cells =
    { $count ->
        [one] Line { $line }: a lot of size “{ $name }” takes { $least } cells, but this one has a single cell.
       *[other] Line { $line }: a lot of size “{ $name }” takes { $least }, but this one has { $count } cells.
    }
board-few-lots = Line { $line }: { $count } lots have the size “{ $name }”. At least { $least } are needed, one for each business.
board-few-starts = Line { $line }: { $count } small lots have a star. At least { $least } are needed, one for each boss.
board-cell-twice = Line { $line }: the cell { $cell } is taken already, in line { $line_other }.
board-no-square = Line { $line }: the arrow points to square { $number }, but there is none with that number.
board-far-arrow = Line { $line }: the arrow points to square { $number }, { $count } squares away. It must point to a street square no more than { $most } away.
board-card = Line { $line }: { $name } can't get { $count } of this resource. 4 go to one of its two big places, 3, 2 or 1 to a shop.
board-card-count = Line { $line }: { $count } cards bring { $number } of the resource “{ $name }”. There must be { $least }.
board-card-big = Line { $line }: { $count } cards go to { $name }. There must be { $least }.
board-card-shop = Line { $line }: no card goes to { $name }. Each shop needs at least one.
board-card-source = Line { $line }: the card with 1 booze for { $name } is missing.
