# quiz_answers.awk -- whether what ecart quiz calls right is so
#
# Reads the transcript of a quiz in which every answer was a word that is none,
# so that each question is followed by "That is not right: it is ...".  What numbers answer is
# computed again; of moves, the FEN, the move and the answer are printed with
# tabs between them, for another program to judge.

function refuse(why) {
    print "question " asked ": " why ": " question > "/dev/stderr"
    bad = 1
}

function meanings(difference,    columns, rows, count) {
    for (columns = -7; columns <= 7; columns++)
        for (rows = -7; rows <= 7; rows++)
            count += 10 * columns + rows == difference
    return count
}

# A slide goes along one row or column, or as many of both.
function slides(kind, from, to,    columns, rows) {
    columns = abs(int(to / 10) - int(from / 10))
    rows    = abs(to % 10 - from % 10)
    return (kind != "rook" && columns == rows) || \
           (kind != "bishop" && (columns == 0 || rows == 0))
}

# The board as a FEN's first field, empty cells as digits.
function placement(    row, text, n) {
    for (row = 1; row <= 8; row++)
        text = text (row > 1 ? "/" : "") board[row]
    gsub(/[.]/, "_", text)
    for (n = 8; n >= 1; n--)
        gsub(substr("________", 1, n), n, text)
    return text
}

function rights(    text, k) {
    if (question !~ /right to castle with/)
        return "-"
    text = question
    sub(/.*right to castle with /, "", text)
    k = (text ~ /h1/ ? "K" : "") (text ~ /a1/ ? "Q" : "") \
        (text ~ /h8/ ? "k" : "") (text ~ /a8/ ? "q" : "")
    return k == "" ? "-" : k
}

function move(    from, to, passed) {
    if (!match(question, /(May|Can) the [a-z]+ on [a-h][1-8] go to [a-h][1-8]/))
        refuse("this is none")
    to   = substr(question, RSTART + RLENGTH - 2, 2)
    from = substr(question, RSTART + RLENGTH - 11, 2)
    passed = "-"
    if (match(question, /(double step|two squares), past [a-h][1-8]/))
        passed = substr(question, RSTART + RLENGTH - 2, 2)
    print placement() " " (question ~ /White to move|White.s turn/ ? "w " : "b ") rights() " " passed \
          " 0 1\t" from to (question ~ /become a queen/ ? "q" : "") "\t" answer
}

function judge(    word) {
    split(question, word, /[ ?.]+/)
    kinds[word[1]]++
    if (question ~ /^What is the number/) {
        if (number_of(word[6]) != answer) refuse(answer)
    } else if (match(question, /^A square has a number.* What is /)) {
        if (number_of(substr(question, RLENGTH + 1, 2)) != answer) refuse(answer)
    } else if (question ~ /^What is the difference/) {
        if (number_of(word[8]) - number_of(word[6]) != answer) refuse(answer)
    } else if (question ~ /^How many meanings/) {
        if (meanings(word[7] + 0) != answer) refuse(answer)
        question_word = word[7]
    } else if (question ~ /^How many (moves|jumps)/) {
        match(question, /from .. to ../)
        if (jumps(number_of(substr(question, RSTART + 5, 2)),
                  number_of(substr(question, RSTART + 11, 2))) != answer) refuse(answer)
    } else if (question ~ /is alone/) {
        if (slides(word[2], number_of(word[9]), number_of(word[13])) != (answer == "possible"))
            refuse(answer)
        if (!index(question, number_of(word[13]) - number_of(word[9]) ". " \
                             abs(number_of(word[13]) - number_of(word[9])) " is in"))
            refuse("other numbers")
    } else {
        move()
    }
}

# Checks the explanation of an answer: a path that is told is a path, its length is odd or even as
# it says, columns have their numbers, and no meaning is left out.
function explain(    word, cell, n, i) {
    split(told, word, /[ ,.]+/)
    if (told == "" ||
        (word[1] == "Column" && number_of(word[2] "0") != 10 * word[5]) ||
        (question ~ /^How many meanings/ && (index(told, question_word " means ") != 1 ||
                                             (told ~ /nothing else/) != (answer == 1))))
        refuse(told)
    if (word[1] != "One" || !sub(/^One way( is|:) /, "", told))
        return
    n = split(substr(told, 1, index(told, ".") - 1), cell, ", ")
    for (i = 2; i <= n; i++)
        if (jumps(number_of(cell[i - 1]), number_of(cell[i])) != 1) refuse(told)
    if (n - 1 != answer || !index(question, "from " cell[1] " to " cell[n]) ||
        (told ~ /number of moves/ && (told ~ /odd/) != answer % 2))
        refuse(told)
}

telling && /^$/    { explain(); telling = 0; next }
/^$/               { refuse("a blank line too many") }
telling            { told = told (told == "" ? "" : " ") $0; next }
/^Question [0-9]/  { asked++; question = ""; asking = 1; next }
/^  [1-8]  / && length($0) == 20 && asking { gsub(/ /, ""); board[9 - substr($0, 1, 1)] = substr($0, 2); next }
/^ +a b c d/ && asking { next }
/^> /              { asking = 0; next }
/^That is not right: it is / { answer = $0; sub(/^That is not right: it is /, "", answer); sub(/[.]$/, "", answer); judge(); telling = 1; told = ""; next }
asking             { question = question (question == "" ? "" : " ") $0 }
END {
    if (asked < 1)
        refuse("nothing was asked")
    exit bad
}
