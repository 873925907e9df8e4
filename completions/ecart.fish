# Completion of ecart for fish -- made by completions/fish.awk; do not edit.

# Whether a command is given, whichever; this one; and whether it has its first
# word yet, if it wants one.
function __ecart_is_bare
    test (count (commandline -opc)) -eq 1
end
function __ecart_is
    set -l given (commandline -opc)
    test "$given[2]" = $argv[1]
end
function __ecart_words
    count (string match -v -- '-*' (commandline -opc))
end
function __ecart_begins
    __ecart_is $argv[1]; and test (__ecart_words) -eq 2
end
function __ecart_goes_on
    __ecart_is $argv[1]; and begin; not contains $argv[1] draw; or test (__ecart_words) -gt 2; end
end

complete -c ecart -f
complete -c ecart -n __ecart_is_bare -l help -d 'print help and exit'
complete -c ecart -n __ecart_is_bare -l version -d 'print the version and exit'
complete -c ecart -n __ecart_is_bare -a check -d 'Play moves one after another, and say why one is refused'
complete -c ecart -n __ecart_is_bare -a explain -d 'Explain a move or a position, step by step'
complete -c ecart -n __ecart_is_bare -a moves -d 'List the legal moves, or those of the piece on a cell'
complete -c ecart -n __ecart_is_bare -a filter -d 'Answer a request a line on standard input'
complete -c ecart -n __ecart_is_bare -a pgn -d 'Judge the games of collections, and say what is wrong'
complete -c ecart -n __ecart_is_bare -a fen -d 'Check a FEN, and mend it'
complete -c ecart -n __ecart_is_bare -a perft -d 'Count the sequences of legal moves of a length'
complete -c ecart -n __ecart_is_bare -a board -d 'Draw the pieces, or the numbers of the cells'
complete -c ecart -n __ecart_is_bare -a shape -d 'Show how a piece moves, on an empty board'
complete -c ecart -n __ecart_is_bare -a distance -d 'Count how far apart cells are'
complete -c ecart -n __ecart_is_bare -a trajectory -d 'Find the shortest paths of a piece, on an empty board'
complete -c ecart -n __ecart_is_bare -a mobility -d 'Count the moves of a piece to each cell, around what stands there'
complete -c ecart -n __ecart_is_bare -a attacks -d 'Count the pieces of a side that attack each cell'
complete -c ecart -n __ecart_is_bare -a quiz -d 'Ask questions, and explain the answers'
complete -c ecart -n __ecart_is_bare -a draw -d 'Draw a picture of the board, as SVG or PNG'

complete -c ecart -n '__ecart_is check' -l position -s p -x -a '' -d 'from this position'
complete -c ecart -n '__ecart_is check' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is check' -l board -d 'draw the board too, with the move and the evidence marked'
complete -c ecart -n '__ecart_is check' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is check' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is check' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is check' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is check' -l language -x -a 'en fr de' -d 'speak English, French or German'
complete -c ecart -n '__ecart_is check' -l strict -d 'refuse what else would be forgiven in a move\'s text'
complete -c ecart -n '__ecart_is check' -l cecp -d 'say nothing but what CECP wants to hear of a refused move'
complete -c ecart -n '__ecart_is check' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is explain' -l position -s p -x -a '' -d 'from this position'
complete -c ecart -n '__ecart_is explain' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is explain' -l level -x -a 'child player arbiter' -d 'a few plain words'
complete -c ecart -n '__ecart_is explain' -l edition -x -a '2023 2018' -d 'of the FIDE Laws of Chess'
complete -c ecart -n '__ecart_is explain' -l language -x -a 'en fr de' -d 'of the sentence on the move and the one on what to do instead'
complete -c ecart -n '__ecart_is explain' -l board -d 'draw the board too, with the move and the evidence marked'
complete -c ecart -n '__ecart_is explain' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is explain' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is explain' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is explain' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is explain' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is moves' -l position -s p -x -a '' -d 'from this position'
complete -c ecart -n '__ecart_is moves' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is moves' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is moves' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_goes_on moves' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'

complete -c ecart -n '__ecart_is filter' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is filter' -l language -x -a 'en fr de' -d 'speak English, French or German'
complete -c ecart -n '__ecart_is filter' -l strict -d 'refuse what else would be forgiven in a move\'s text or mended in a FEN'
complete -c ecart -n '__ecart_is filter' -l cecp -d 'instead of the sentence on a refused move, say what CECP wants to hear'
complete -c ecart -n '__ecart_is filter' -l line-buffered -d 'send each answer at once'
complete -c ecart -n '__ecart_is filter' -l fail -d 'exit with 1 if a line is not legal'
complete -c ecart -n '__ecart_is filter' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is pgn' -l jobs -s j -x -a '' -d 'judge in N threads, or in as many as there are processors if N is 0'
complete -c ecart -n '__ecart_is pgn' -l quiet -s q -d 'no summary'
complete -c ecart -n '__ecart_is pgn' -l json -d 'an object of JSON a line'
complete -c ecart -n '__ecart_is pgn' -l meant -d 'say what was meant by a refused move, as the rest of its line tells'
complete -c ecart -n '__ecart_is pgn' -l mend -d 'print instead a diff for patch, which puts in the moves that were meant, where that is certain'
complete -c ecart -n '__ecart_is pgn' -l warn -x -a '' -d 'tell these too'
complete -c ecart -n '__ecart_is pgn' -l no-warn -x -a '' -d 'do not tell these'
complete -c ecart -n '__ecart_is pgn' -l all -d 'tell of each sort all that were found in a file, and not only the first 20'
complete -c ecart -n '__ecart_is pgn' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_is pgn' -F

complete -c ecart -n '__ecart_is fen' -l chess960 -d 'KQkq means the outermost rooks'
complete -c ecart -n '__ecart_is fen' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is fen' -l language -x -a 'en fr de' -d 'speak English, French or German'
complete -c ecart -n '__ecart_is fen' -l strict -d 'mend nothing'
complete -c ecart -n '__ecart_is fen' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is perft' -l position -s p -x -a '' -d 'from this position'
complete -c ecart -n '__ecart_is perft' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is perft' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is perft' -l divide -d 'before the sum, a line for each first move'
complete -c ecart -n '__ecart_is perft' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is board' -l position -s p -x -a '' -d 'draw this position'
complete -c ecart -n '__ecart_is board' -l numbers -d 'instead, draw the numbers of the cells'
complete -c ecart -n '__ecart_is board' -l names -d 'instead, draw their names'
complete -c ecart -n '__ecart_is board' -l frame -d 'instead, draw all numbers of a board, 0 to 119'
complete -c ecart -n '__ecart_is board' -l turn -d 'number the cells from the other corner, as the article does'
complete -c ecart -n '__ecart_is board' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is board' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is board' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is board' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is board' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is shape' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is shape' -l language -x -a 'en fr de' -d 'speak English, French or German'
complete -c ecart -n '__ecart_is shape' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is shape' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is shape' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is shape' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_goes_on shape' -a 'king queen rook bishop knight pawn white black'
complete -c ecart -n '__ecart_goes_on shape' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'

complete -c ecart -n '__ecart_is distance' -l metric -x -a 'chebyshev manhattan knight' -d 'a king\'s steps'
complete -c ecart -n '__ecart_is distance' -l method -x -a 'arithmetic 64x64 0x88 15x15 fill 8x8 8x8-no-branch' -d 'compute it in this way'
complete -c ecart -n '__ecart_is distance' -l centre -d 'instead, the distances to the nearest of the four cells in the centre, with and without diagonal steps'
complete -c ecart -n '__ecart_is distance' -l list -d 'print each metric and its methods, and exit'
complete -c ecart -n '__ecart_is distance' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is distance' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is distance' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is distance' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is distance' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_goes_on distance' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'

complete -c ecart -n '__ecart_is trajectory' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is trajectory' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is trajectory' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is trajectory' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is trajectory' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_goes_on trajectory' -a 'king queen rook bishop knight pawn white black'
complete -c ecart -n '__ecart_goes_on trajectory' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'

complete -c ecart -n '__ecart_is mobility' -l position -s p -x -a '' -d 'on this board'
complete -c ecart -n '__ecart_is mobility' -l walls -d 'nothing can be taken'
complete -c ecart -n '__ecart_is mobility' -l guard -d 'its own side\'s pieces can be taken too'
complete -c ecart -n '__ecart_is mobility' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is mobility' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is mobility' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is mobility' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is mobility' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_goes_on mobility' -a 'king queen rook bishop knight pawn white black'
complete -c ecart -n '__ecart_goes_on mobility' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'

complete -c ecart -n '__ecart_is attacks' -l position -s p -x -a '' -d 'in this position'
complete -c ecart -n '__ecart_is attacks' -l json -d 'answer in JSON'
complete -c ecart -n '__ecart_is attacks' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is attacks' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is attacks' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is attacks' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is quiz' -l kind -x -a 'possible difference knight all' -d 'questions of one kind'
complete -c ecart -n '__ecart_is quiz' -l count -x -a '' -d 'so many questions, 1 to 1000'
complete -c ecart -n '__ecart_is quiz' -l seed -x -a '' -d 'ask the questions that a quiz with this seed asked'
complete -c ecart -n '__ecart_is quiz' -l level -x -a 'child player arbiter' -d 'easy ones'
complete -c ecart -n '__ecart_is quiz' -l language -x -a 'en fr de' -d 'of the library\'s sentences'
complete -c ecart -n '__ecart_is quiz' -l ascii -d 'draw pieces as letters'
complete -c ecart -n '__ecart_is quiz' -l unicode -d 'draw them as chess symbols'
complete -c ecart -n '__ecart_is quiz' -l color -x -a 'auto always never' -d 'use colours'
complete -c ecart -n '__ecart_is quiz' -l json -d 'ask and answer in JSON, for a program'
complete -c ecart -n '__ecart_is quiz' -l help -d 'print this and exit'

complete -c ecart -n '__ecart_is draw' -l position -s p -x -a '' -d 'from this position'
complete -c ecart -n '__ecart_is draw' -l chess960 -d 'castling is king onto rook, and KQkq in a FEN means the outermost rooks'
complete -c ecart -n '__ecart_is draw' -l metric -x -a 'chebyshev manhattan knight' -d 'of distances, only this one'
complete -c ecart -n '__ecart_is draw' -l view -x -a 'white black article' -d 'as White sees the board, as Black does, or with the numbers of the article, a1 = 88'
complete -c ecart -n '__ecart_is draw' -l theme -x -a 'light dark print auto' -d 'auto is what the reader\'s machine prefers, and light in a PNG'
complete -c ecart -n '__ecart_is draw' -l width -x -a '' -d 'as wide as this, 16 to 8192'
complete -c ecart -n '__ecart_is draw' -l output -s o -rF -d 'write to this file, whole or not at all'
complete -c ecart -n '__ecart_is draw' -l png -d 'write a PNG'
complete -c ecart -n '__ecart_is draw' -l help -d 'print this and exit'
complete -c ecart -n '__ecart_begins draw' -a position -d 'the pieces'
complete -c ecart -n '__ecart_begins draw' -a move -d 'the last move, or the first that is refused, with what speaks against it'
complete -c ecart -n '__ecart_begins draw' -a moves -d 'where the piece on a cell may go'
complete -c ecart -n '__ecart_begins draw' -a attacks -d 'what white or black attacks, and how often'
complete -c ecart -n '__ecart_begins draw' -a pins -d 'what is pinned, by what, and along which line'
complete -c ecart -n '__ecart_begins draw' -a check -d 'who gives check, and what can be done about it'
complete -c ecart -n '__ecart_begins draw' -a mobility -d 'moves that a piece needs to each cell'
complete -c ecart -n '__ecart_begins draw' -a numbers -d 'the numbers of the cells'
complete -c ecart -n '__ecart_begins draw' -a frame -d 'all numbers of a board, 0 to 119'
complete -c ecart -n '__ecart_begins draw' -a shape -d 'a piece\'s differences from a cell'
complete -c ecart -n '__ecart_begins draw' -a alias -d 'what the article takes for a slide, and a slide'
complete -c ecart -n '__ecart_begins draw' -a distance -d 'how far it is to each cell'
complete -c ecart -n '__ecart_begins draw' -a trajectory -d 'the shortest paths on an empty board'
complete -c ecart -n '__ecart_goes_on draw' -a 'king queen rook bishop knight pawn white black'
complete -c ecart -n '__ecart_goes_on draw' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'
