# sentences.awk -- makes a page of every sentence in every language, and checks them
#
#     tests/make_sentences | LC_ALL=C awk -f tests/sentences.awk po/en.txt \
#         tests/data/child_words.txt -
#
# The page has, for each text of po/en.txt that the library says, a case that makes it say
# that, and perhaps one with other pieces.  Each sentence of each case is checked, not
# only those of the page: nothing is left of a template, no word is English, no line is too
# long, the signs are those of the language, and a child's words are those of the list.
# No text may be left unsaid.

function refuse(why)
{
    if (++refused > 50)
        exit bad
    print code[n] ", " $1 " on " $3 " in " $2 ": " why ": " text > "/dev/stderr"
    bad = 1
}

BEGIN {
    FS = "\t"
    groups = split("reason legal hint brief meant circumstance number fault child player arbiter law grammar", group, " ")
    split("verdicts,legal moves,hints,titles,what was meant,what happened in a game,the numbers of a move," \
          "faults of a position or its FEN,what a child is told,what a player is told,what an arbiter is told," \
          "articles of the FIDE Laws of Chess,grammar", heading, ",")
    split("sentence sentence hint title meant circumstance numbers fault child player arbiter arbiter", list, " ")
    for (i = 1; i <= groups; i++) {
        of_library[group[i]]
        kind_of[group[i]] = list[i]
    }
    # Of the grammar, these only describe the language.
    split("name capitals direction forms", list, " ")
    for (i in list)
        is_said["grammar/" list[i]]

    # What a language writes as English does.
    same["fr"] = " manhattan crazyhouse passant fide chess position positions promotion double place" \
                 " notation distance distances direction possible second minute minutes blitz assistant "
    same["de"] = " manhattan crazyhouse passant fide chess legal position material "
    same["es"] = " manhattan crazyhouse fide chess legal diagonal mate material alias blitz "
    same["ru"] = same["tr"] = same["zh"] = " manhattan crazyhouse "

    # Signs that a language does not use.  French has U+00A0 before a colon, U+202F before
    # the others and within quotation marks.
    ugly["en"] = "[\200-\377]"
    ugly["fr"] = "['\"]|[^\240]:|[^\257][;!?]|[^\257]\302\273|\302\253[^\342]"
    ugly["de"] = "['\"]|\342\200\235"
    ugly["es"] = "['\"]"
    ugly["ru"] = "['\"]"
    ugly["tr"] = "['\"]"
    ugly["zh"] = "[,:;?!()'\"]|[^0-9]\\.|[\200-\377] | [\200-\377]"
}

# po/en.txt: the keys in their order.
FILENAME ~ /en\.txt$/ {
    if (/^[a-z-]+\/[a-z0-9-]+:/) {
        sub(/:.*/, "")
        key[++keys] = $0
    }
    next
}

# tests/data/child_words.txt: language and words.
FILENAME ~ /\.txt$/ {
    if (!/^#/)
        simple[$1] = simple[$1] " " $2 " "
    next
}

# The first line of the cases: the codes of the languages.
!languages {
    languages = split($0, code)
    next
}

{
    is_sentence = $1 ~ /^(sentence|hint|fault|meant|circumstance|numbers)$/
    for (n = 1; n <= languages; n++) {
        text = $(4 + n)
        # Most cases say what another has said.
        if (text != "" && !looked_at[n, $1, $5, text]++)
            check_text()
    }
    keep()
}

function check_text()
{
    check_shape()
    if (n > 1)
        check_foreign()
    if ($1 ~ /^(child|circumstance)$/)
        check_simple()
}

# Columns of a terminal: Chinese characters and signs have two.
function columns(text)
{
    gsub(/[\343-\357][\200-\277][\200-\277]/, "xx", text)
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

function squares(text)
{
    return gsub(/[a-h][1-8]/, "", text)
}

# A list of squares may be long, and so may be what the numbers mean, or why nobody can mate.
function limit()
{
    if ($1 == "title")
        return 50
    return is_sentence && $1 !~ /^(numbers|obstacle)$/ && squares(text) < 6 ? 140 : 1000
}

# Two blanks stand only behind the number of an article.
function is_whole(text)
{
    if ($1 == "arbiter")
        sub(/^([^|]* \| )?([^ ]+ )?[0-9A-Z.]+(, [0-9A-Z.]+)*  /, "", text)
    return text !~ /[{}<>\r\n]|  /
}

# A minus is of any language.  English has no other signs than those of ASCII, a times and
# the marks of a quotation.
function without_quotes(text)
{
    gsub(/\342\210\222/, "-", text)
    if (code[n] == "en")
        gsub(/\342\200[\234\235]|\303\227/, "", text)
    return text
}

function check_shape(    end)
{
    if (!is_whole(text))
        refuse("not whole")
    if (without_quotes(text) ~ ugly[code[n]])
        refuse("a sign of another language")
    if (gsub(/\302\277/, "&", text) != (code[n] == "es" ? gsub(/\?/, "&", text) : 0))
        refuse("a question with one mark")
    if (columns(text) > limit())
        refuse("too long")
    end = text ~ (code[n] == "zh" ? "(\343\200\202|\357\274\237)$" : "[.?]$")
    if (is_sentence ? !end : $1 == "title" && end)
        refuse("the end of a sentence, or none")
    if (text ~ /^(\303[\240-\277]|\320[\260-\277]|\321[\200-\217]|[a-z][a-z ])/)
        refuse("no capital letter")
}

# A word of four letters or more that the English sentence has too.
function check_foreign(    word, count, i)
{
    count = split($5, word, /[^A-Za-z]+/)
    for (i = 1; i <= count; i++) {
        # An expression is made for each word, so most are passed over before.
        if (length(word[i]) >= 4 && index(text, word[i]) &&
            !index(same[code[n]], " " tolower(word[i]) " ") &&
            (" " text " ") ~ ("[^A-Za-z\200-\377]" word[i] "[^A-Za-z\200-\377]"))
            refuse("English: " word[i])
    }
}

# Sentences of at most twelve words, which stand in the list.
function check_simple(    word, count, i, bare, words)
{
    count = split(text, word, " ")
    for (i = 1; i <= count; i++) {
        bare = word[i]
        gsub(/^(\302\277|\302\241)|((\342\200\257|\302\240)*[.,:;?!])+$/, "", bare)
        if (bare !~ /^([a-h][1-8]|[0-9])*q?$/ && !index(simple[code[n]], " " bare " ") &&
            !index(simple[code[n]], " " tolower(substr(bare, 1, 1)) substr(bare, 2) " "))
            refuse("not a word for a child: " bare)
        words++
        if (words > 12)
            refuse("a sentence of more than twelve words")
        if (word[i] ~ /[.?!]$/)
            words = 0
    }
}

# Keeps the case for its keys: the first of all, unless one comes that is of the kind which
# the key is for.
function keep(    marked, name)
{
    marked = $4
    while (match(marked, /<[a-z0-9\/-]*>/)) {
        name = substr(marked, RSTART + 1, RLENGTH - 2)
        marked = substr(marked, RSTART + RLENGTH)
        is_said[name]
        if (!(name in said) || (!is_best[name] && $1 == kind_of[group_of(name)]))
            keep_first(name)
        else if (is_best[name] && !(name in more) && name ~ /^(reason|fault)/ &&
                 $1 == kind_of[group_of(name)] && pieces($5) != pieces_of[name])
            more[name] = case_text()
    }
}

function keep_first(name)
{
    said[name]      = case_text()
    is_best[name]   = $1 == kind_of[group_of(name)]
    pieces_of[name] = pieces($5)
}

function group_of(name)
{
    sub(/\/.*/, "", name)
    return name
}

# Which pieces a sentence names, each with its square, in their order.
function pieces(text,    list)
{
    while (match(text, /(king|queen|rook|bishop|knight|pawn|pieces) on/)) {
        list = list substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
    }
    return list
}

function case_text(    n, all)
{
    all = ($2 == "-" ? "" : ($2 == "" ? "(no text)" : $2) "   ") $3 "\n"
    for (n = 1; n <= languages; n++)
        if ($(4 + n) != "")
            all = all "    " code[n] "  " $(4 + n) "\n"
    return all
}

function print_heading(text)
{
    text = toupper(substr(text, 1, 1)) substr(text, 2)
    printf "\n%s\n", text
    gsub(/./, "=", text)
    print text
}

function print_key(name)
{
    if (!(name in is_said)) {
        print name ": no case in tests/data makes the library say it" > "/dev/stderr"
        bad = 1
    }
    if (name in said)
        printf "\n%s\n%s%s", name, said[name], more[name]
}

END {
    if (refused > 50)
        exit 1
    print "Every sentence that the library says, in every language, for those who review them."
    print "make sentences writes this page of the cases in tests/data.  Each text of"
    print "po/en.txt is here with its key, a position, a move, and what is said; a language"
    print "that is not here says it in English.  To correct a sentence, edit po/."
    for (g = 1; g <= groups; g++) {
        print_heading(heading[g])
        for (k = 1; k <= keys; k++)
            if (group_of(key[k]) == group[g])
                print_key(key[k])
    }
    exit bad
}
