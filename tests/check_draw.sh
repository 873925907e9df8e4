#!/bin/sh
# check_draw.sh -- the pictures of ecart draw: that they are whole, that their
# numbers are right, that what is lit is what the tables say, and that they can
# be read in each theme.  A picture is read as a browser has it: a text or a
# rectangle is in the cell where its coordinates are.
asked=draw
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
tab=$(printf '\t')

draw() { # draw ARGUMENT...: leaves a picture in $made/picture
    "$ecart" draw "$@" >"$made/picture" 2>"$made/err" || fail "$(cat "$made/err")" "$@"
}

draw_all() { # draw_all ARGUMENT...: for each cell, one picture after another
    for cell in $(seq 11 88 | grep '[1-8]$'); do
        "$ecart" draw "$@" "$cell"
    done >"$made/picture" 2>"$made/err"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# gather REMARK ARGUMENT...: adds a picture to those in $made/picture, below the remark, so
# that one process reads them all
gather() {
    echo "= $1"
    shift
    "$ecart" draw "$@" 2>"$made/err" || fail "$(cat "$made/err")" "$@" >&2
} >>"$made/picture"

# faults WHAT: one line each in $made/faults
faults() {
    test ! -s "$made/faults" || fail "$(head -n 20 "$made/faults")" "$@"
}

# What is where in one picture or several: a line for each text or rectangle within the first board,
# its class, x and y counted in cells from the upper left one, and its text; and a line at the end
# of each picture.  Remarks, the first lines and the heads of arrows are there as they are.
read_picture() {
    awk '
    /^= |^<svg |^<title>|-head"/
    /^<title>/ { framed = /All numbers|alias trap/; array = /array of/; title = 0 }
    /^<\/svg>/ { print "end" }
    /class="ec-title"/ { title = 30 }
    /^<(text|rect) class="ec-/ {
        split($0, part, "\"")
        class = part[2]
        sub(/ .*/, "", class)
        x = part[4] - 28
        y = part[6] - 28 - title
        if (x < 0 || y < 0 || x >= (array ? 900 : framed ? 720 : 480) ||
            y >= (array ? 900 : framed ? 600 : 480))
            next
        text = $0
        gsub(/<[^>]*>/, "", text)
        gsub(/\342\210\222/, "-", text)
        print class, int(x / 60), int(y / 60), text
    }' "$made/picture"
}

# The words of a board, a line a row; a full stop where there is none.
words() {
    read_picture | awk '
    $1 ~ /^ec-(word|long|corner)$/ { word[$2, $3] = $NF }
    $1 == "end" {
        for (y = 0; y < 8; y++)
            for (x = 0; x < 8; x++)
                printf "%s%s", ((x, y) in word ? word[x, y] : "."), (x < 7 ? " " : "\n")
        split("", word)
    }'
}

# lit LIGHT: the names of the cells that have it, in their order; several are separated by |
lit() {
    read_picture | awk -v light="^ec-($1)\$" '
    $1 ~ light { on[substr("abcdefgh", $2 + 1, 1) 8 - $3] = 1 }
    END {
        for (x = 1; x <= 8; x++)
            for (y = 1; y <= 8; y++)
                if ((name = substr("abcdefgh", x, 1) y) in on)
                    line = line (line == "" ? "" : " ") name
        print line
    }'
}

count() { # count PATTERN: how many lines of the picture match
    grep -c "$1" "$made/picture"
}

says() { # says WHAT PATTERN ARGUMENT...: whether the title or desc does
    what=$1 pattern=$2
    shift 2
    grep "^<$what>" "$made/picture" | grep -q "$pattern" || fail "no $pattern in $what" "$@"
}

grid() { # grid ROWS ARGUMENT...: the words are those
    rows=$1
    shift
    draw "$@"
    words >"$made/out"
    echo "$rows" | tr / '\n' | diff -u - "$made/out" || fail 'other words' "$@"
}

empty='. . . . . . . ./'
kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
wall='7k/8/p7/P1p5/2p5/KpP5/1P6/8 w - - 0 1'
shut='3k4/5pBp/p3pP1P/Pp1pP3/1PpP4/1KP5/8/8 w - - 0 1'
pinned='4k3/4r3/8/8/1b6/2N1B3/8/4K3 w - - 0 1'

# Runs a command for each picture there is, with its arguments.
for_each() {
    "$@" position -p "$kiwipete"
    "$@" move c1a3
    "$@" move e2e4 Nf6
    "$@" move Ke1 -p '4r1k1/8/8/8/8/8/4K3/8 w - - 0 1'
    "$@" move O-O -p "$kiwipete"
    "$@" move Ne2 -p "$pinned"
    "$@" moves f3 -p "$kiwipete"
    "$@" attacks white
    "$@" pins -p "$pinned"
    "$@" check -p '4r1k1/8/8/8/8/8/3N4/R3K2R w - - 0 1'
    "$@" check -p '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'
    "$@" ends white -p "$wall"
    "$@" ends black -p "$wall"
    "$@" ends white -p 'k7/P1K5/8/8/8/8/8/8 b - - 0 1'
    "$@" mobility rook a1 -p "$kiwipete"
    "$@" numbers
    "$@" frame
    "$@" shape pawn e2
    "$@" alias rook 18 21
    "$@" distance e4
    "$@" trajectory king f6 h1
    "$@" array c2
    "$@" nearer a1 g6
    "$@" nearer knight g6 rook a1
    "$@" stilman king f6 h1
}

# Well-formed, by xmllint if there is one; and always: one title and one desc
# that say something, tags that open and close, classes that have a rule.
whole() {
    n=$((n + 1))
    "$ecart" draw "$@" >"$made/whole/$n.svg" 2>"$made/err" || fail "$(cat "$made/err")" "$@"
    echo "$n.svg: $*" >>"$made/asked"
}

all_whole() {
    n=0
    mkdir "$made/whole" "$made/first"
    for_each whole
    mv "$made"/whole/* "$made/first"
    n=0
    for_each whole
    diff -rq "$made/first" "$made/whole" || fail 'not the same twice' all
    for view in black article; do
        for_each whole --view=$view
    done
    for theme in light dark print; do
        for_each whole --theme=$theme
    done
    test "$n" -ge 120 || fail "only $n pictures" all
    for cell in $(seq 11 88 | grep '[1-8]$'); do
        whole array "$(echo "$cell" | sed 'y/12345678/abcdefgh/; s/.$//')${cell#?}"
    done
    awk '
    function refuse(what,   name) {
        name = file
        sub(/.*\//, "", name)
        print name ": " what
    }
    function end(   i, class) {
        if (last != "</svg>" || open != closed) refuse("not closed")
        for (i = 1; i <= 3; i++) if (once[i] != 1) refuse("not once")
        for (class in used)
            if (!(class in known)) refuse("no rule for " class)
        split("", once); split("", used); split("", known)
        open = closed = 0
    }
    FNR == 1 { if (file != "") end(); file = FILENAME }
    FNR == 1 && !/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" / { refuse("no svg") }
    FNR == 2 && !/^<title>[^<>]+<\/title>$/ { refuse("no title") }
    FNR == 3 && !/^<desc>[^<>]+<\/desc>$/   { refuse("no desc") }
    FNR == 4 && !/^<style>$/                { refuse("no style") }
    /<(title|desc|style)>/                  { once[$0 ~ /<title/ ? 1 : $0 ~ /<desc/ ? 2 : 3]++ }
    /^<style>/, /^<\/style>/ {
        rule = $0
        sub(/[{].*/, "", rule)
        while (match(rule, /\.ec[a-z0-9-]*/)) {
            known[substr(rule, RSTART + 1, RLENGTH - 1)] = 1
            rule = substr(rule, RSTART + RLENGTH)
        }
        next
    }
    /class="/ {
        class = $0
        sub(/.*class="/, "", class)
        sub(/".*/, "", class)
        count = split(class, each, " ")
        for (i = 1; i <= count; i++)
            used[each[i]] = 1
    }
    { last = $0
      open += gsub(/<[a-z]/, "&")
      closed += gsub(/<\/[a-z]|\/>/, "&") }
    /&/ && !/&(lt|gt|amp);/ { refuse("a bare ampersand") }
    END { end() }' "$made"/whole/*.svg >"$made/bad"
    while IFS=: read -r name what; do
        fail "$what" "$(grep "^$name: " "$made/asked")"
    done <"$made/bad"
    if command -v xmllint >/dev/null; then
        xmllint --noout "$made"/whole/*.svg || fail 'no XML' all
    fi
}

# Everything stands in its place: the words and pieces in squares, the ends of an arrow on its
# way from centre to centre, a mark beside what it means; and the description says what is there.
measured() {
    awk '
    function wants(what, true) { if (!true) print asked, view ": " what ": " $0 }
    # The letters of a text: bytes that continue one are not counted.
    function letters(text) { gsub(/[\200-\277]/, "", text); return length(text) }
    # The column and the row of the square that holds a point, 100 columns for each board.
    function square(x, y) {
        x -= 28; y -= 28 + top
        if (x < 0 || x % apart >= 60 * columns || y < 0 || y >= 60 * rows) return "none"
        return 100 * int(x / apart) + int(x % apart / 60) " " int(y / 60)
    }
    # Names the square whose corner this is, for what fills a whole square.
    function filled(x, y,   s) {
        s = square(x, y)
        wants("no square", s != "none" && s == square(x + 59, y + 59))
        return s
    }
    # The square of a cell.
    function place(board, file, rank) {
        if (array) return noted[substr("abcdefgh", file, 1) rank]
        file = turned ? 9 - file : file
        rank = turned ? rank : 9 - rank
        return 100 * board + file - 1 + (wide ? 1 + 2 * other : 0) " " rank - !wide
    }
    function spot(board, name) {
        return place(board, index("abcdefgh", substr(name, 1, 1)), substr(name, 2))
    }
    # Whether a point is so far along an arrow from a centre, and so far to the left.
    function centre(n) { return int((n - 28) / 60) * 60 + 58 }
    function reaches(x, y, from_x, from_y, far, left) {
        x -= from_x + (far * dx + left * dy) / long
        y -= from_y + (far * dy - left * dx) / long
        wants("another end", x * x + y * y < (dx * dy ? 0.1 : 0.001))
    }
    # The line of an arrow, and its head with so much around it.
    function arrow(way, head, around,   n, m, x, y, to_x, to_y, left, back, i) {
        gsub(/[MLZ]/, " ", head); gsub(/[ML]/, " ", way)
        split(head, n, " "); split(way, m, " ")
        x = centre(m[1]); to_x = centre(n[1])
        y = centre(m[2] - top) + top; to_y = centre(n[2] - top) + top
        dx = to_x - x; dy = to_y - y
        for (long = 600; i < 20; i++) long = (long + (dx * dx + dy * dy) / long) / 2
        left = way ~ /attack/ || (asked !~ / O-O/ && !along) ? 0 : 10
        back = square(to_x, to_y) in piece ? -24 : -15
        reaches(m[1], m[2], x, y, 18, left)
        reaches(m[3], m[4], to_x, to_y, back - 18, left)
        reaches(n[1], n[2], to_x, to_y, back + 2 * around, left)
        reaches(n[3], n[4], to_x, to_y, back - 18 - around, left - 8 - around)
        reaches(n[5], n[6], to_x, to_y, back - 18 - around, left + 8 + around)
    }
    # Whether the pieces that are told are there; returns how many.
    function pieces(told,   n, i, s, kind, one, count) {
        while (match(told, /(White|Black) [kqrbnp][a-z]* on [a-h][^.]*\./)) {
            n = split(substr(told, RSTART, RLENGTH - 1), one, /,? and |, | /)
            told = substr(told, RSTART + RLENGTH)
            kind = one[2]
            wants("one or more", sub(/s$/, "", kind) == (n > 4))
            for (i = 4; i <= n; i++) {
                s = spot(0, one[i])
                if (!(kind in shape)) shape[kind] = outline[s]
                wants("no " kind " on " one[i], outline[s] == shape[kind] &&
                      piece[s] == (one[1] == "White" ? "ec-w" : "ec-b"))
                count++
            }
        }
        return count + 0
    }
    # Whether the words are those that are told, rank by rank; returns how many ranks.
    function ranks(told,   n, i, k, s, one, row) {
        n = split(told, row, /Rank /)
        for (i = 2; i <= n; i++) {
            sub(/\..*/, "", row[i])
            wants("rank", split(row[i], one, " ") == 9 && one[1] == 8 - (i - 2) % 8 ":")
            for (k = 1; k <= 8; k++) {
                s = place(int((i - 2) / 8), k, one[1] + 0)
                wants("word " s, one[k + 1] == (s in word ? word[s] : "-"))
            }
        }
        return n - 1
    }
    # Whether just the cells that are asked about have a frame: a piece that moves, a king; and
    # the title tells them in their order.
    function framed(   n, i, b, cell, at) {
        sub(/ -p .*/, "", asked)
        n = split(asked ~ / O-O/ ? "e1 h1" : asked ~ /^(check|pins)/ ? "e1" : asked ~ /Nf6/ ? "g8" : \
                  asked ~ / Ke1/ ? "e2" : asked ~ / Ne2/ ? "c3" : asked ~ /c1a3/ ? "c1" : asked, cell, " ")
        for (i = 1; i <= n; i++)
            for (b = 0; cell[i] ~ /^[a-h][1-8]$/ && b < boards; b++) {
                wants("frame on " cell[i], spot(b, cell[i]) in here)
                wants("title without " cell[i], asked ~ /^(move|check|pins)/ || at < index(title, cell[i]))
                at = index(title, cell[i]) + (b < boards - 1 ? -1 : 0)
                frames--
            }
        return frames == 0
    }
    # Whether the cells nearer to the first place are lit on each board, and then those nearer to
    # the other; returns how many there are.
    function nearer(told,   n, i, k, s, cell, count) {
        for (n = 0; match(told, /(Nearer to|first from) ..: [^.]*\./); n++) {
            k = split(substr(told, RSTART, RLENGTH - 1), cell, /: |,? and |, /)
            told = substr(told, RSTART + RLENGTH)
            wants("nearer to another", index(asked " ", substr(cell[1], length(cell[1]) - 1) " "))
            for (i = 2; i <= k; i++) {
                wants(cell[i], lit[spot(int(n / 2), cell[i])] == (n % 2 ? "ec-bad" : "ec-good"))
                count++
            }
        }
        return count + 0
    }
    function end(   s, f, r, b, words, men, walls, lights, n) {
        wants("height", height == y + (lines ? lines * step + 24 : 8))
        for (b = 0; b < boards; b++)
            for (f = 1; f <= 8; f++)
                for (r = 1; r <= 8; r++) {
                    s = place(b, f, r)
                    wants("dark " s, (s in dark) == ((f + r) % 2 == 0) && !(s in wall))
                    n = view == "article" ? 99 - (10 * f + r) : 10 * f + r
                    wants("number " n, asked != "numbers" || word[s] == n)
                    wants("index " n, !array || word[s] == 112 + f - index("abcdefgh", \
                          substr(asked, 7, 1)) + 15 * (r - substr(asked, 8)))
                    n = asked ~ /^shape/ && s in lit ? n : \
                        asked ~ /^(numbers|array)/ ? substr("abcdefgh", f, 1) r : ""
                    wants("note " n, note[s] == n "")
                }
        for (f = 0; wide && asked !~ /^alias/ && f < columns; f++)
            for (r = 0; r < rows; r++) {
                n = array ? 15 * r + f : 10 * f + r
                if (array ? turned : other) n = columns * rows - 1 - n
                wants("number " n, word[f " " rows - 1 - r] == n "")
            }
        for (s in word) words++
        for (s in piece) men++
        for (s in wall) walls++
        for (s in lit) lights++
        wants("nearer", asked !~ /^nearer/ || (nearer(desc) == lights && legends == 2))
        wants("walls", walls + 0 == columns * rows - 64)
        wants("ranks", !words || asked ~ /^(alias|nearer)/ || ranks(desc) == 8 * boards)
        wants("pieces", men + 0 == (asked ~ /^(alias|trajectory)/ ? 1 : \
                                    asked ~ /^nearer [a-z][a-z]/ ? 2 : pieces(desc)))
        wants("caption in desc", desc !~ /^ |  / && (caption == "" ||
              asked ~ /^nearer [a-h][1-8]/ || index(desc " ", caption) == 1))
        wants("border", border == (array ? place(0, turned ? 8 : 1, turned ? 1 : 8) : ""))
        wants("whose move", discs == (asked ~ /^(position|moves?|attacks|pins|check|ends)( |$)/))
        wants("frames", asked ~ /^(alias|ends)/ || framed())
        wants("as many", heads == ways && edges == (wide ? 0 : 16 * boards))
    }
    FNR == NR { name = $1; sub(/:.*/, "", name); sub(/^[^ ]* /, ""); request[name] = $0; next }
    FNR == 1 {
        if (boards) end()
        name = FILENAME; sub(/.*\//, "", name)
        asked = request[name]
        view = asked ~ /^--view=black/ ? "black" : asked ~ /^--view=article/ ? "article" : ""
        sub(/^--[^ ]* /, "", asked)
        turned = view == "black"; other = view != ""
        array = /ec-array/; wide = /ec-wide/
        size = wide ? 27 : 20; step = int(7 * size / 5)
        columns = array ? 15 : wide ? 12 : 8; rows = array ? 15 : wide ? 10 : 8
        apart = 60 * columns + 56; y = 60 * rows + 56
        top = boards = ways = heads = lines = legends = discs = edges = frames = 0; caption = border = ""
        split("", here); split("", noted); split("", note); split("", word); split("", piece); split("", outline)
        split("", lit); split("", wall); split("", dark)
        n = split($0, part, "\""); width = part[n - 3]; height = part[n - 1]
        wants("size", index($0, " viewBox=\"0 0 " width " " height "\""))
        along = /data-reason="king-stays-on-line"/
    }
    sub(/^<title>/, "") { title = $0 }
    sub(/^<desc>/, "") { desc = $0; sub(/<\/desc>/, "", desc) }
    { split($0, part, "\""); class = part[2]; x = part[4]; z = part[6]; said = $0
      gsub(/<[^>]*>/, "", said)
      if (sub(/translate\(/, "", x)) { z = x; sub(/.* /, "", z); x += 0; z += 0 } }
    class == "ec-page" { wants("page", x == 0 && z == 0 && part[8] == width && part[10] == height) }
    # A mark stands in the middle of the first line of what it means.
    /^<g / {
        y += legends ? lines * step + 8 : lines ? lines * step + 24 : 8
        wants("mark", index($0, "translate(28 " y + int((size - 24) / 2) + 2 ") scale(.40)"))
        legends++; lines = 0; marks = 1
    }
    /^<\/g>/ { marks = 0 }
    last ~ /-(good|way|bad|wall)$/ {
        wants("pattern", x == last_x && z == last_z &&
              index("good-dots way-lines bad-hatch wall-walls", substr(last, 4) substr(class, 3)))
    }
    { last = /^<rect/ ? class : ""; last_x = x; last_z = z }
    /^<g / { next }
    marks { wants("in the mark", x == 0 && z == 0); next }
    class == "ec-title" {
        if (!top) y += top = 30
        wants("title", x == boards * apart + apart / 2 && z == 30 && index(desc, said "."))
    }
    class == "ec-light" { light = x " " z; boards++ }
    /ec-(light|border)"/ {
        wants("board", light == x " " z && light == 28 + (boards - 1) * apart " " 28 + top &&
              part[8] == 60 * columns && part[10] == 60 * rows)
    }
    class ~ /^ec-(dark|good|way|bad|wall|h[1-8])$/ {
        s = filled(x, z)
        wants("square", part[8] == 60 && part[10] == 60)
        if (class ~ /dark/) dark[s] = 1
        if (class ~ /wall/) wall[s] = 1
        if (class ~ /good|way|bad/) lit[s] = class
    }
    class == "ec-here" && /<rect/ {
        wants("border", part[8] == 480 && part[10] == 480); border = square(x, z)
    }
    class == "ec-here" && /<path/  { here[filled(x, z)] = 1; frames++ }
    class == "ec-edge" {
        n = said ~ /[1-8]/ ? said : index("abcdefgh", said)
        edges++
        wants("edge", z == top + 529 ? x == (boards - 1) * apart + 60 * (other ? 9 - n : n) - 2 \
              : x == (boards - 1) * apart + 14 && z == top + 4 + 60 * (other ? n : 9 - n))
    }
    class ~ /^ec-side-/ {
        black = asked ~ / Nf6$| b /
        wants("side", class == (black ? "ec-side-b" : "ec-side-w") && x == width - 14 &&
              z == (turned == black ? 478 : 58))
        discs++
    }
    class == "ec-halo"             { halo = x }
    class ~ /-(go|ghost|attack)$/  { wants("halo", halo == x); way[++ways] = x " " class }
    class == "ec-halo-head"        { arrow(way[++heads], x, 2.5) }
    class ~ /(go|ghost|attack)-h/  { arrow(way[heads], x, 0) }
    class ~ /^ec-[wb]$/            { s = filled(x, z); piece[s] = class; outline[s] = part[6] }
    class ~ /^ec-[wb]i$/           { wants("lines of another", square(x, z) == s) }
    class == "ec-plate"            { plate_x = x; plate_z = z; plate = part[8]; high = part[10] }
    class ~ /^ec-(corner|word|long|note)/ {
        s = square(x, z)
        left = (x - 28) % apart % 60; down = (z - 28 - top) % 60
    }
    class == "ec-note" {
        wants("note", left == 30 && down == 49 && above == 28)
        noted[said] = s; note[s] = said
    }
    class == "ec-corner" {
        n = wide ? 27 : 18
        wants("plate", plate == letters(said) * int(n * 3 / 5) + 8 && high == n + 2 &&
              left + plate / 2 == 60 && down + 4 == 60 && s in piece &&
              x - plate / 2 == plate_x && z + 4 == plate_z + high)
        word[s] = said
    }
    class ~ /^ec-(word|long)/ {
        above = down
        wants("word", left == 30 && (down == 28 || down == 38) && !(s in piece) &&
              class == (s in wall && !(s in lit) ? "ec-long ec-outside" \
                                                 : letters(said) > 2 ? "ec-long" : "ec-word"))
        word[s] = said
    }
    class == "ec-caption" {
        if (!legends) caption = caption said " "
        wants("line", x == (legends ? 76 : 28) && z == y + lines++ * step + size + (legends ? 0 : 4))
    }
    END { end() }' "$made/asked" "$made"/whole/*.svg >"$made/faults"
    faults measured
    draw numbers --view=article
    says desc 'Rank 8: 81 .* 11\. Rank 7: .* Rank 1: 88 .* 18\.' as the article
}

# spoken ARGUMENT...: gathers the picture in English and in others of Europe
spoken() {
    for code in en fr de es zh; do
        gather "$code $*" "$@" --language=$code
    done
}

# Of the pictures that are gathered, each is in its language, and no line of it in English.
# What a picture says are its title, its description without the numbers of its squares, its
# captions, legends and the titles of its boards.
unlike_english() {
    awk '
    function refuse(what) { print "for " code ": " what " " asked }
    function end() {
        if (code != "" && !said) refuse("nothing said")
        gsub(/ /, "", desc); gsub(/ /, "", caption)
        if (asked !~ /^nearer [a-h][1-8]/ && caption != "" && index(desc, caption) != 1)
            refuse("not in the description: " caption)
        caption = ""
    }
    /^<desc>/ { desc = substr($0, 7) }
    # How many letters there are: bytes that continue one are not counted.
    function letters(text) { gsub(/[\200-\277]/, "", text); return length(text) }
    # How wide they are in hundredths of their size, in a wide font.
    function width(text,   i, c, sum) {
        gsub(/[\200-\277]/, "", text)
        sum = 100 * gsub(/[\343-\357]/, "", text)
        for (i = 1; i <= length(text); i++) {
            c = substr(text, i, 1)
            sum += index(" .,:;\047|ijl~", c) ? 32 : index("frt-()", c) ? 41 : \
                   index("mwMW", c) ? 97 : c ~ /[A-Z]/ ? 70 : 63
        }
        return sum
    }
    # Whether a line has room, but none for the first word of the next one, or for its sum; a
    # Chinese letter is a word, with the mark that closes it.
    function is_wide(letter) { return letter ~ /^[\343-\357]/ }
    function fits(text, left, down,   word, c, was) {
        if (width(text) > left) refuse("too wide: " text)
        word = line
        gsub(/ = /, "~=~", text); gsub(/ − /, "~−~", text)
        for (was = ""; match(text, /^.[\200-\277]*/); was = c) {
            c = substr(text, 1, RLENGTH)
            if (was == "") word = word (is_wide(c) || line ~ /[\343-\357][\200-\277]*$/ ? "" : " ")
            else if (c == " " || (is_wide(c) || is_wide(was)) && !index("、。，：；？！）", c)) break
            word = word c
            text = substr(text, RLENGTH + 1)
        }
        if (down == under && line !~ /([.?:]|。|：|？)$/ && width(word) <= left)
            refuse("more fits: " line)
    }
    function says(text) {
        said++
        if (code == "en") english[text] = 1
        else if (code != "zh" && text in english && text ~ /[a-z][a-z][a-z]/) refuse("English: " text)
    }
    /^= / {
        end()
        code = $2; asked = $0; said = 0; first = NR + 1
        sub(/^= [a-z]* /, "", asked)
        if (code == "en") split("", english)
        next
    }
    NR == first {
        if (index($0, " lang=\"" code "\" ") == 0) refuse("another language")
        match($0, /viewBox="0 0 [0-9]*/)
        wide = substr($0, RSTART + 13, RLENGTH - 13)
        size = /class="ec ec-wide/ ? 27 : 20
        under = 0
        languages[code]++
    }
    /^<text class="ec-(caption|title)"/ {
        text = $0
        sub(/^[^>]*>/, "", text)
        sub(/<\/text>.*/, "", text)
        split($0, place, "\"")
        if (/ec-title/) { if (letters(text) > 34) refuse("long: " text) }
        else {
            fits(text, int(100 * (wide - 28 - place[4]) / size), place[6])
            line = text
            under = place[6] + int(7 * size / 5)
            if (place[4] == 28) caption = caption text
        }
        if (text ~ /(=|−)$/ || text ~ /^(=|− )/) refuse("a sum on two lines: " text)
        if (text ~ /^( |，|。|：|、)/) refuse("begins with a mark: " text)
    }
    { gsub(/ [^ .]* [0-9]: [^.]*\./, ".")
      sub(/FEN *.*: [^ ]*\/.*/, "")
      sub(/FEN.: .*/, "") }
    sub(/^<title>/, "") || sub(/^<desc>/, "") {
        if (sub(/<\/(title|desc)>$/, "")) says($0)
    }
    sub(/^<text class="ec-(caption|title)"[^>]*>/, "") && sub(/<\/text>/, "") { says($0) }
    END {
        end()
        if (languages["es"] < 50 || languages["es"] != languages["en"]) print "too few pictures"
    }' "$made/picture" >"$made/faults"
    faults all
}

# The English pictures have each sentence of draw/ where the remark above it says: in a title, a
# caption, a legend or a description.  In no position of a game can a king be captured.
sentences() {
    awk '
    # Whether the parts of a sentence between its slots follow each other in a text; it may
    # begin with a capital letter.
    function has(text, sentence,   n, i, part, at) {
        n = split(sentence, part, /[{][^}]*[}]/)
        part[1] = substr(part[1], 2)
        for (i = 1; i <= n; i++) {
            at = index(text, part[i])
            if (part[i] != "" && !at) return 0
            text = substr(text, at + length(part[i]))
        }
        return 1
    }
    FNR == NR {
        if (/^# Every sentence of draw/) where = "desc"
        if (/^#/ && last !~ /^#/)
            where = /^# The title/ ? "title" : /^# The capt/ ? "caption" : /^# De/ ? "desc" : \
                    /^# (A legend|Above)/ ? "legend" : where
        last = $0
        if (sub(/^ +/, "")) plural[name] = $0
        else name = ""
        if (/^draw\//) {
            name = $1
            place[name] = where
            sub(/^[^ ]* /, "")
            sentence[name] = $0
        }
        next
    }
    /^= / { english = $2 == "en"; n += english; next }
    english && sub(/^<title>/, "") { text["title", n] = $0 }
    english && sub(/^<desc>/, "")  { text["desc", n] = $0 }
    english && /^<text class="ec-(caption|title)"/ {
        where = /="ec-title"|x="76"/ ? "legend" : "caption"
        gsub(/<[^>]*>/, "")
        text[where, n] = text[where, n] $0 " "
    }
    END {
        for (name in place) {
            for (i = n; i > 0 && !has(text[place[name], i], sentence[name]); i--)
                if (name in plural && has(text[place[name], i], plural[name])) break
            if (!i && name != "draw/no-king-capture:") print "in no " place[name] ": " name
        }
    }' "$srcdir/po/en.txt" "$made/picture" >"$made/faults"
    faults all
}

languages() {
    : >"$made/picture"
    for_each spoken
    for view in white black article; do
        spoken frame --view=$view
        spoken numbers --view=$view
    done
    spoken position -p '8/8/8/8/8/8/8/8 w - - 0 1'
    spoken ends white -p "$shut"
    spoken check
    spoken check -p '4k3/8/8/8/4r2Q/8/8/4K3 w - - 0 1'
    spoken check -p 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    spoken move Ke3 -p '4r1k1/8/8/8/8/8/8/R3K2R w - - 0 1'
    spoken move Rd1 -p '3k4/8/8/8/8/8/4K3/R6R w - - 0 1'
    spoken move g2f3 -p 'k3r3/8/8/8/8/5n2/6P1/4K3 w - - 0 1'
    spoken move d1a1 -p '4kb1r/rppnn1p1/7p/8/5p2/1P2P2N/1P1P1PPP/2BQKBR1 w k - 0 11'
    spoken move h2h6 -p '4q3/6k1/8/5B2/3b4/2p1K3/7Q/8 w - - 12 50'
    spoken move d4 -p '4k3/8/8/8/3n4/3P4/3P4/4K3 w - - 0 1'
    spoken pins
    spoken moves e4
    spoken trajectory bishop a1 a2
    spoken stilman bishop a1 a2
    spoken stilman bishop a1 c3
    grep -v '^#' "$srcdir/tests/data/moves.tsv" >"$made/cases"
    while IFS=$tab read -r _ fen move _ reason _; do
        case " $seen" in *" $reason "*) continue ;; esac
        seen="$seen$reason "
        spoken move "$move" -p "$fen"
    done <"$made/cases"
    unlike_english
    sentences
    LANG=fr LC_ALL='' "$ecart" draw numbers | grep -q ' lang="fr" ' || fail 'not the locale' numbers
}

# Each text of a theme has a contrast of 4.5 to what it stands on, by the formula of WCAG.
contrast() {
    for theme in light dark print; do
        draw numbers --theme=$theme
        awk -v theme=$theme '
        function power(n, i, root) {    # n to the power of 12 / 5; not each awk has exp()
            for (root = 1; i < 40; i++)
                root = (4 * root + n / (root * root * root * root)) / 5
            root *= root * root
            return root * root * root * root
        }
        function hex(text,   i, n) {
            for (i = 1; i <= 2; i++)
                n = 16 * n + index("0123456789abcdef", substr(text, i, 1)) - 1
            n /= 255
            return n <= 0.03928 ? n / 12.92 : power((n + 0.055) / 1.055)
        }
        function light(colour) {
            return 0.2126 * hex(substr(colour, 2)) + 0.7152 * hex(substr(colour, 4)) \
                 + 0.0722 * hex(substr(colour, 6))
        }
        function ratio(a, b,   t) {
            a = light(a) + 0.05; b = light(b) + 0.05
            return a > b ? a / b : b / a
        }
        function look(text, ground) {
            looked++
            if (!(text in fill) || !(ground in fill) ||
                ratio(fill[text], fill[ground]) < 4.5)
                print theme ": " text " on " ground " is hard to read"
        }
        /^\..*[{]fill:#/ {
            rule = $0; sub(/[{].*/, "", rule)
            colour = $0; sub(/.*[{]fill:/, "", colour); sub(/[}].*/, "", colour)
            n = split(rule, each, ",")
            for (i = 1; i <= n; i++) fill[each[i]] = colour
        }
        END {
            n = split("page light dark plate good way bad h1 h2 h3 h4 h5 h6 h7 h8", grounds, " ")
            for (i = 1; i <= n; i++) look(".ec text", ".ec-" grounds[i])
            look(".ec .ec-outside", ".ec-wall")
            if (looked != 16) print "not all were looked at"
        }' "$made/picture" >"$made/faults"
        test ! -s "$made/faults" || fail "$(cat "$made/faults")" numbers --theme=$theme
        test "$(count '^@media')" -eq 0 || fail 'asks for the media' numbers --theme=$theme
    done
    draw numbers
    test "$(count '^@media (prefers-color-scheme:dark){')" -eq 1 || fail 'no dark theme' numbers
    test "$(count '^@media print{')" -eq 1 || fail 'nothing for paper' numbers
}

# A telephone shows a picture 328 pixels wide, and its smallest letters have 11.
letters() {
    for args in numbers frame; do
        draw $args
        awk '
        NR == 1 { wide = /class="ec ec-wide"/
                  width = $0; sub(/.*viewBox="0 0 /, "", width); sub(/ .*/, "", width) }
        /^\.ec.*[{]font.*px/ && wide == /^\.ec-wide/ {
            size = $0; sub(/px.*/, "", size); sub(/.*:/, "", size)
            sizes++
            if (size * 328 / width < 11) print "small letters: " $0
        }
        END { if (!sizes) print "no sizes" }' "$made/picture" >"$made/faults"
        test ! -s "$made/faults" || fail "$(cat "$made/faults")" $args
    done
}

# Over all cells: true shapes, and what the article accepts and rejects falsely;
# and every difference has the size of the 2019 article's set, or is a pawn's 9.
shapes() {
    while read -r piece true accepted rejected set; do
        draw_all shape "$piece" --view=article
        read_picture >"$made/all"
        counts="$(grep -c '^ec-good ' "$made/all") $(grep -c '^ec-bad ' "$made/all")"
        counts="$counts $(grep -c '^ec-way ' "$made/all")"
        test "$counts" = "$true $accepted $rejected" ||
            fail "$counts and not $true $accepted $rejected" shape "$piece"
        sizes=$(sed -n 's/^ec-\(word\|long\) . . [-+]//p' "$made/all" | sort -nu | tr '\n' ' ')
        test "$sizes" = "$set " || fail "$sizes" shape "$piece"
    done <<'END'
king 420 0 0 1 9 10 11
queen 1456 350 0 1 2 3 4 5 6 7 9 10 11 18 20 22 27 30 33 36 40 44 45 50 54 55 60 63 66 70 77
rook 896 210 0 1 2 3 4 5 6 7 10 20 30 40 50 60 70
bishop 560 140 0 9 11 18 22 27 33 36 44 45 54 55 63 66 77
knight 336 0 0 8 12 19 21
pawn 113 113 49 1 2 9 11
END
    grid "$empty$empty$empty$empty$empty. . . . . -8 . +12/. . . . -19 . . ./. . . . . . 71 ." shape N g1
    says desc 'moves”: 8 12 19 21\. White knight on g1\. It can go to e2, f3 and h3\.' shape N g1
    grid "$empty$empty$empty$empty$empty. . . . . +8 . -12/. . . . +19 . . ./. . . . . . 28 ." shape N g1 --view=article
}

# Whether a picture of an alias has what it must: a slide of k cells, with as many arrows, and a
# ghost with one less, for its jump from edge to edge; and the Manhattan distances that tell them
# apart.  The remark is STEPS TRUE GHOST.
traps() {
    awk '
    function refuse(what) { print asked ": " what }
    /^= /                   { asked = $0; steps = $2; true = $3; ghost = $4
                              go = jump = good = bad = told = 0 }
    /^<desc>/ && $0 ~ "Manhattan distance " true "\\. .* distance " ghost "\\." { told = 1 }
    /class="ec-go-head"/    { go++ }
    /class="ec-ghost-head"/ { jump++ }
    /class="ec-good"/       { good++ }
    /class="ec-bad"/        { bad++ }
    /^<\/svg>/ {
        pictures++
        if (!told) refuse("other Manhattan distances")
        if (go != steps || jump != steps - 1) refuse(go " and " jump " arrows")
        # The legend has one of each.
        if (good != steps + 1 || bad != steps + 1) refuse(good " and " bad " cells")
    }
    END { if (pictures != '"$1"') print pictures, "pictures" }' "$made/picture" >"$made/faults"
    faults alias
}

# Eight shades: the darkest for 0, the palest from the largest number on.
shades() {
    while read -r most map; do
        # shellcheck disable=SC2086 # several arguments
        draw $map
        case $map in distance*) test "$(count '"ec-here"')" = 1 || fail 'not one frame' "$map" ;; esac
        read_picture | awk -v most="$most" '
            $1 ~ /^ec-h[1-8]$/ { shade[$2, $3] = substr($1, 5) }
            ($2, $3) in shade && $4 ~ /^[0-9]+$/ {
                if (++n && shade[$2, $3] != 8 - int(($4 < most ? $4 : most) * 7 / most)) print
            }
            END { if (n < 2) print "no numbers" }' >"$made/faults"
        faults "$map"
    done <<'END'
6 distance --metric=knight a1
14 distance --metric=manhattan a1
5 mobility knight a1
1 stilman pawn e7 e8
7 stilman king a1 h8
END
}

# All 210 aliases of the rook: k and 11 - k; some of the bishop's, 2k and odd.
aliases() {
    : >"$made/picture"
    for difference in 3 4 5 6 7; do
        for from in 14 15 16 17 18 24 25 26 27 28 34 35 36 37 38 44 45 46 47 48 \
                    54 55 56 57 58 64 65 66 67 68 74 75 76 77 78; do
            to=$((from + difference))
            case $to in *0 | *9) continue ;; esac
            test $((from / 10)) -ne $((to / 10)) || continue
            for way in "$from $to" "$to $from"; do
                # shellcheck disable=SC2086 # two cells
                gather "$difference $difference $((11 - difference)) $way" alias rook $way
            done
        done
    done
    for view in white black article; do
        gather "3 6 9 $view" alias bishop a1 c8 --view=$view
        gather "3 6 9 $view" alias bishop c8 a1 --view=$view
        gather "3 3 8 $view" alias queen 18 21 --view=$view
    done
    traps $((210 + 9))
    draw alias rook 18 21
    says desc '15 ... 18' alias rook 18 21
    for args in 'rook a1 a4' 'rook a1 b1' 'knight a8 b1' 'king a1 a2' 'rook a1 a1'; do
        # shellcheck disable=SC2086 # three operands
        set -- $args
        trouble "$2 to $3 is not an alias for a $1; try rook a8 b1" alias "$@"
    done
}

# Chebyshev and Manhattan by arithmetic; how often each knight distance occurs,
# from the Wiki; and the corner exception.
distances() {
    for metric in chebyshev manhattan knight; do
        draw_all distance --metric=$metric
        words | awk '{
            cell = int((NR - 1) / 8)
            for (x = 1; x <= NF; x++)
                print int(cell / 8) + 1, cell % 8 + 1, x, 8 - (NR - 1) % 8, $x
        }' >"$made/$metric"
        test "$(wc -l <"$made/$metric")" -eq 4096 || fail 'not 4096 words' distance $metric
    done
    awk 'function size(n) { return n < 0 ? -n : n }
         { x = size($1 - $3); y = size($2 - $4) }
         FILENAME ~ /chebyshev$/ && $5 != (x > y ? x : y) { print "chebyshev", $0 }
         FILENAME ~ /manhattan$/ && $5 != x + y           { print "manhattan", $0 }' \
        "$made/chebyshev" "$made/manhattan" >"$made/faults"
    test ! -s "$made/faults" || fail "$(head -n 3 "$made/faults")" distance
    cut -d' ' -f5 "$made/knight" | sort -n | uniq -c | awk '{ print $2, $1 }' >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'other counts' distance --metric=knight
0 64
1 336
2 1080
3 1536
4 900
5 176
6 4
END
    grid '5 4 5 4 5 4 5 6/4 3 4 3 4 5 4 5/3 4 3 4 3 4 5 4/2 3 2 3 4 3 4 5/'\
'3 2 3 2 3 4 3 4/2 1 4 3 2 3 4 5/3 4 1 2 3 4 3 4/0 3 2 3 2 3 4 5' distance a1 --metric=knight
    draw distance e4
    test "$(count '"ec-title"')" -eq 3 || fail 'not three maps' distance e4
}

# Stilman's sums, as the Wiki has them; 14 cells, 25 paths.
trajectories() {
    grid '12 11 10 9 9 9 9 9/12 10 9 8 7 7 7 8/12 10 8 7 6 5 6 7/12 10 8 6 5 5 5 6/'\
'12 10 8 6 5 5 5 5/12 10 8 7 6 5 5 5/12 10 9 8 7 6 5 5/12 11 10 9 8 7 6 5' trajectory king f6 h1
    test "$(lit good)" = 'e4 e5 f3 f4 f5 f6 g2 g3 g4 g5 h1 h2 h3 h4' ||
        fail 'other cells are lit' trajectory king f6 h1
    says desc '14 squares, and there are 25 paths' trajectory king f6 h1
    draw trajectory bishop a1 a2
    says desc 'never' trajectory bishop a1 a2
    test "$(lit good)$(words | tr -d ' .\n')" = '' || fail 'a path' trajectory bishop a1 a2
    # The two boards of distances, which add up to the third.
    draw stilman king f6 h1
    says desc '5\. Moves to h1\. Rank 8: 7 7 7 7 7 7 7 7\. Rank 7: 7 6 6 6 6 6 6 6\. Rank 6: 7 6 5 5 5 5 5 5\. Rank 5: 7 6 5 4 4 4 4 4\. Rank 4: 7 6 5 4 3 3 3 3\. Rank 3: 7 6 5 4 3 2 2 2\. Rank 2: 7 6 5 4 3 2 1 1\. Rank 1: 7 6 5 4 3 2 1 0\.' stilman
    says desc 'Moves from f6\. Rank 8: 5 4 3 2 2 2 2 2\. Rank 7: 5 4 3 2 1 1 1 2\. Rank 6: 5 4 3 2 1 0 1 2\. Rank 5: 5 4 3 2 1 1 1 2\. Rank 4: 5 4 3 2 2 2 2 2\. Rank 3: 5 4 3 3 3 3 3 3\. Rank 2: 5 4 4 4 4 4 4 4\. Rank 1: 5 5 5 5 5 5 5 5\.' stilman
    test "$(count '"ec-good"')" = 15 || fail 'not 14 squares and a legend' stilman
    test "$(count '"ec-h[1-8]"')" = 128 || fail 'not two boards in shades' stilman
    says desc '14 squares, and there are 25 paths' stilman
}

# Which of two is nearer, from one corner to all cells: by arithmetic.
nearer() {
    for metric in chebyshev manhattan; do
        draw_all nearer a1 --metric=$metric
        read_picture | awk -v metric=$metric '
        function size(n) { return n < 0 ? -n : n }
        function far(x, y) { x = size(x); y = size(y)
                             return metric == "manhattan" ? x + y : x > y ? x : y }
        $1 ~ /^ec-(good|bad)$/ { lit[$2, $3] = $1; lights++ }
        $1 == "ec-word"        { word[$2, $3] = $4 }
        $1 == "end" {
            for (x = 0; x < 8; x++)
                for (y = 0; y < 8; y++) {
                    one   = far(x, 7 - y)
                    other = far(x - int(n / 8), 7 - y - n % 8)
                    if (lit[x, y] != (one < other ? "ec-good" : other < one ? "ec-bad" : "") ||
                        word[x, y] != (one < other ? one : other))
                        print n, x, y
                }
            n++
            split("", lit)
        }
        END { if (n != 64 || lights < 2000) print n, lights }' >"$made/faults"
        test ! -s "$made/faults" || fail "$(head -n 3 "$made/faults")" nearer $metric
    done
    draw nearer rook a1 bishop h8
    test "$(lit bad)" = 'b2 c3 d4 e5 f6 g7 h8' || fail "$(lit bad)" nearer rook a1 bishop h8
    draw nearer a1 g6
    test "$(count '>Nearer to a1<')$(count '>Nearer to g6<')" = 11 || fail 'other legends' nearer a1 g6
    draw nearer bishop a1 bishop b1
    test "$(words | tr -cd 012 | wc -c)" -eq 64 || fail 'not each by one of them' nearer
    draw nearer bishop a1 bishop a3
    test "$(words | tr -cd 0-9 | wc -c)" -eq 32 || fail 'numbers never reached' nearer
    says desc 'Reached first from a1: .*Reached first from a3:' nearer bishop a1 bishop a3
    trouble 'missing square, such as e4 or 54' nearer a1
    trouble "too many arguments: 'a3'" nearer a1 a2 a3 --metric=knight
    trouble 'missing piece, such as knight or N' nearer rook a1
    trouble 'missing square, such as e4 or 54' nearer rook a1 rook
    trouble "too many arguments: 'a3'" nearer rook a1 rook a2 a3
    trouble 'missing square, such as e4 or 54' nearer
}

# Each light is one part of the argument.  The pawns are those that block each other, read
# from the board; a bishop on g7 attacks dark squares only.
ends() {
    draw ends white -p "$wall"
    test "$(lit bad)" = 'a6 b3 c3 c4 c5' || fail "$(lit bad)" ends white
    # The frames are on a5, on b2 and in the legend.
    framed=$(sed -n 's/^<path class="ec-here" transform="translate(\([0-9 ]*\)).*/\1/p' \
        "$made/picture" | head -n 2 | tr '\n' ' ')
    test "$framed" = '28 208 88 388 ' || fail "framed: $framed" ends white
    test "$(count '"ec-here"')" -eq 3 || fail 'not three frames' ends white
    grep -qx '<rect class="ec-light" x="0" y="0" width="60" height="60"/>' "$made/picture" ||
        fail 'no square in the legend' ends white
    test "$(lit way)" = '' || fail "$(lit way)" ends white
    says desc 'White can never give check' ends white
    draw ends white -p "$shut"
    test "$(lit bad)" = 'a5 a6 b4 b5 c3 c4 d4 d5 e5 e6 f6 f7 h6 h7' || fail "$(lit bad)" ends white
    test "$(lit way)" = 'a7 b8 c7 d8 f8 h8' || fail "$(lit way)" ends white
    test "$(lit good)" = 'a8 b7 c6 c8 d7 e8 g8' || fail "$(lit good)" ends white
    draw ends white -p 'k7/P1K5/8/8/8/8/8/8 b - - 0 1'
    test "$(count '"ec-go-head"')" -eq 1 || fail 'not one arrow' ends white
    test "$(lit 'good|way|bad')" = '' || fail 'lights' ends white
    draw ends black -p '4k3/8/8/8/8/8/8/3RK3 w - - 0 1'
    says desc '^<desc>Black has only a king' ends black
    draw ends white -p '4k3/8/8/8/8/8/8/3RK3 w - - 0 1'
    says desc 'White wins: White can still give mate' ends white
    trouble 'missing side, white or black' ends
}

# A rook behind its own pawn needs three moves to a8: b1, b8, a8; behind the
# other side's it takes that first.
mobility() {
    grid '3 2 2 2 . 4 4 4/3 2 2 2 3 3 3 3/3 2 2 2 3 3 3 3/3 2 2 2 3 3 3 3/'\
'3 2 2 2 3 3 3 3/3 2 2 2 3 3 3 3/. 2 2 2 3 3 3 3/0 1 1 1 . 4 4 4' mobility rook a1 -p '4k3/8/8/8/8/8/P7/4K3 w - - 0 1'
    says desc 'It reaches 61 squares' mobility rook a1
    draw mobility rook a1 -p '4k3/8/8/8/8/8/p7/4K3 w - - 0 1'
    test "$(words | cut -d' ' -f1 | tr '\n' ' ')" = '2 2 2 2 2 2 1 0 ' ||
        fail 'another column' mobility rook a1
}

# Counted by hand; a1 and h1 are attacked by nobody.
attacks() {
    grid "$empty$empty$empty$empty${empty}2 2 3 2 2 3 2 2/1 1 1 4 4 1 1 1/. 1 1 1 1 1 1 ." attacks white
    says desc 'White attacks 22 squares' attacks white
    read_picture | awk '$1 ~ /^ec-h/ { shade[$2, $3] = $1 }
        $1 ~ /^ec-(word|corner)/ && shade[$2, $3] != "ec-h" ($4 < 3 ? 2 + 2 * $4 : 8)' >"$made/faults"
    faults attacks white
    draw attacks black
    says desc 'Black attacks 22 squares' attacks black
}

lights() {
    draw pins -p "$pinned"
    test "$(lit bad)" = 'c3 e3'  || fail "pinned: $(lit bad)" pins
    test "$(lit way)" = 'b4 e7'  || fail "pinners: $(lit way)" pins
    test "$(lit good)" = 'd2 e2 e4 e5 e6' || fail "lines: $(lit good)" pins
    test "$(count '"ec-attack-head"')" -eq 2 || fail 'not two lines' pins
    says desc "The knight on c3 is pinned to the king on e1 by the bishop on b4" pins
    draw pins
    says desc 'No piece is pinned' pins

    draw check -p '4r1k1/8/8/8/8/8/3N4/R3K2R w - - 0 1'
    test "$(lit bad)" = 'e8'  || fail "checker: $(lit bad)" check
    test "$(lit way)" = 'e4'  || fail "between: $(lit way)" check
    test "$(lit good)" = 'd1 f1 f2' || fail "king: $(lit good)" check
    says desc 'from the rook on e8\. A piece can block on e4\. The king can go to d1, f1 or f2\. W' check
    test "$(count '"ec-attack-head"')" -eq 1 || fail 'not one arrow' check
    draw check
    says desc 'White is not in check' check
    draw check -p 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    says desc 'White is in check from the queen on h4\. It is checkmate\. White king' check
    draw check -p '4k3/8/8/8/4r2Q/8/8/4K3 w - - 0 1'
    says desc 'The rook on e4 can be captured\. The king can go to d1, d2, f1 or f2\. White' check
    draw check -p '4k3/8/8/8/8/8/6PP/R3r2K w - - 0 1'
    says desc 'from the rook on e1\. The rook on e1 can be captured\. White king' check
    draw check -p '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'
    test "$(lit bad) $(lit good)" = 'e2 d1 f1' || fail "$(lit bad) $(lit good)" check

    draw moves f3 -p "$kiwipete"
    test "$(lit good)" = 'd3 e3 f4 f5 g3 g4 h5' || fail "$(lit good)" moves f3
    test "$(lit way)" = 'f6 h3' || fail "$(lit way)" moves f3
    draw moves e4
    test "$(lit good)$(lit way)" = '' || fail 'a move of nothing' moves e4

    draw position -p "$kiwipete"
    says desc 'White king on e1. White queen on f3. White rooks on a1 and h1. White bishops on d2 and e2. ' position
    says desc "FEN: $kiwipete" position
    draw position -p '8/8/8/8/8/8/8/N7 b - - 0 1'
    grep -q 'Black [a-z]* on' "$made/picture" && fail 'a black piece' position
    says desc 'Black to move\. White knight on a1\.' position
}

# moves.tsv, which others judged too: the picture has the reason, each cell of
# the evidence is lit, and no arrow says the contrary.  Castling has two arrows.
verdicts() {
    grep -v '^#' "$srcdir/tests/data/moves.tsv" >"$made/cases"
    : >"$made/picture"
    while IFS=$tab read -r id fen move verdict reason cells _; do
        gather "$id $verdict $reason $move ${cells:--}" move "$move" -p "$fen"
    done <"$made/cases"
    read_picture | awk -v cases="$(wc -l <"$made/cases")" '
    function refuse(what) { print remark ": " what }
    $1 == "=" { remark = $0; verdict = $3; reason = $4; move = $5; cells = $6
                wrong = verdict == "illegal" ? "\"ec-go-head\"" : "\"ec-ghost-head\""
                split("", on) }
    $1 == "<svg" && index($0, " data-reason=\"" reason "\" ") == 0 { refuse("another reason") }
    /^<title>/ && index($0, reason == "none" ? ": legal" : ": ") == 0 { refuse("another title") }
    /-head"/ && index($0, wrong) { refuse("an arrow says the contrary") }
    $1 ~ /^ec-(good|way|bad)$/ { on[substr("abcdefgh", $2 + 1, 1) 8 - $3] = 1 }
    $1 == "end" {
        n = split(cells, cell, /[,-]/)
        for (i = 1; i <= n; i++)
            # The piece itself is framed, which does not need colour.
            if (cell[i] != "" && !(cell[i] in on) &&
                !(reason ~ /-(shape|backward|sideways|start)/ && index(move, cell[i]) == 1))
                refuse(cell[i] " is not lit")
        ends++
    }
    END { if (ends + 0 != cases + 0 || ends < 80) print ends, "pictures" }' >"$made/faults"
    faults move
    draw move O-O -p "$kiwipete"
    test "$(lit good)" = 'f1 g1' || fail "$(lit good)" move O-O
    test "$(count '"ec-go-head"')" -eq 2 || fail 'not two arrows' move O-O
    draw move e1b1 --chess960 -p '4k3/8/8/8/8/8/8/1R2K3 w B - 0 1'
    test "$(lit good)" = 'c1 d1' || fail "$(lit good)" move e1b1
    draw move e2e5 e7e5
    says title "^<title>e2e5: Not a pawn's move<" move e2e5 e7e5
    while read -r move good way bad arrows fen; do
        draw move "$move" -p "$fen"
        is="$(lit good) $(lit way) $(lit bad) $(count '"ec-\(go\|ghost\)-h')$(count '"ec-attack-h')"
        test "$is" = "$(echo "$good $way $bad $arrows" | tr -d -)" || fail "$is" move "$move"
    done <<'END'
Ke1 - e1 e8 11 4r1k1/8/8/8/8/8/4K3/8 w - - 0 1
e2e4 - - e3 10 4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1
e7e8 - e8 - 10 8/4P3/8/8/8/8/8/k3K3 w - - 0 1
d5e6 e6 e5 - 10 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1
END
    draw move e1c1p -p '4k3/8/8/8/8/8/8/4K3 w - - 0 1'
    says desc ' It breaks other rules too: promotion-invalid, promotion-not-allowed\. White' move e1c1p
    # R is the king in French; what explain says and asks is in the picture.
    for move in Rd1 Ra5; do
        draw move $move --language=fr -p '3k4/8/8/8/8/8/8/R3K3 w - - 0 1'
        said=$("$ecart" explain $move --language=fr -p '3k4/8/8/8/8/8/8/R3K3 w - - 0 1' | tail -n 1)
        says desc " *$said R" move $move --language=fr
    done
    draw move Rd1 -p '4k3/8/8/8/8/8/8/R3K2R w - - 0 1'
    says title 'a1d1: legal' move Rd1
}

# What is wrong is said, and a file that is there stays as it is.
refusals() {
    trouble 'missing picture, such as position'
    trouble "unknown picture 'chess'; try 'ecart draw --help'" chess
    trouble "unknown picture 'nubmers'; did you mean 'numbers'?" nubmers
    trouble "draw writes SVG and PNG, and not 'a.JPG'" numbers -o a.JPG
    trouble "draw writes SVG and PNG, and not '.pdf'" numbers -o .pdf
    trouble "--position cannot be combined with 'numbers'" numbers -p x
    trouble "--chess960 cannot be combined with 'shape'" shape --chess960 rook e4
    trouble "--metric can be combined with 'distance' and 'nearer' only" position --metric=knight
    trouble "unknown value 'x' for --metric: expected chebyshev, manhattan or knight" distance e4 --metric=x
    trouble "unknown value 'up' for --view: expected white, black or article" numbers --view=up
    trouble "unknown value '' for --theme: expected auto, light, dark or print" numbers --theme=
    for width in '' 15 8193 1e3 -1 12px 99999999999999999999; do
        trouble "'$width' is not a width: expected a number from 16 to 8192" numbers --width=$width
    done
    trouble "too many arguments: 'e4'" numbers e4
    trouble "too many arguments: 'e5'" distance e4 e5
    trouble 'missing move, such as e2e4' move
    trouble 'missing piece, such as knight or N' alias
    trouble 'missing square, such as e4 or 54' alias rook
    trouble 'missing square, such as e4 or 54' alias rook a8
    trouble "too many arguments: 'c1'" alias rook a8 b1 c1
    trouble "'Dd4': D is the queen in German: use --letters=de. --letters also works with: fr, es, it, pt, nl, cs, sv, da, no, fi, ro, is." move Dd4
    "$ecart" draw position -p '8/8/8/8/8/8/8/8 w - - 0 1' |
        grep -qx '<desc>White to move. The board is empty. FEN: 8/8/8/8/8/8/8/8 w - - 0 1</desc>' ||
        fail 'an empty board'
    trouble "'e9e4' is not a move: impossible-cell at character 2; try e2e4, 5254, Nf3 or O-O" move e9e4
    trouble "'x' is not a position: bad-rank-count: The FEN has 1 rank instead of 8." move e2e4 -p x
    trouble 'missing side, white or black' attacks
    trouble "'whitest' is not a side: expected white or black" attacks whitest
    trouble "'white ' is not a side: expected white or black" attacks 'white '
    trouble 'missing square, such as e4 or 54' moves
    trouble 'missing piece, such as knight or N' shape
    trouble "option '-o' needs a value" numbers -o
}

# A file is written in its place, wherever links lead.
files() {
    mkdir "$made/files"
    draw numbers
    "$ecart" draw numbers -o "$made/files/a.svg" || fail 'not written' numbers -o
    cmp "$made/picture" "$made/files/a.svg" || fail 'another picture' numbers -o
    (umask 027 && "$ecart" draw numbers --output="$made/files/b.svg")
    test "$(find "$made/files" -name b.svg -perm 640)" || fail 'another mode' numbers -o
    echo old >"$made/files/old"
    ln -s old "$made/files/link"
    "$ecart" draw numbers -o "$made/files/link"
    cmp "$made/picture" "$made/files/old" || fail 'not where the link leads' numbers -o
    test -h "$made/files/link" || fail 'no link any more' numbers -o
    "$ecart" draw numbers -o /dev/stdout | cmp - "$made/picture" || fail 'another picture' numbers -o
    echo old >"$made/files/old"
    trouble "unknown picture 'chess'; try 'ecart draw --help'" chess -o "$made/files/old"
    for blocks in 4 $((($(wc -c <"$made/picture") - 1) / 512)); do     # or all but its end
        (cd "$made/files" && trap '' XFSZ && ulimit -f $blocks &&
            "$ecart" draw numbers -o old 2>"$made/err")
        test $? -eq 2 || fail 'no trouble' numbers -o too-large
        # A build that counts coverage cannot write its counts either, and says so.
        test "$(sed '/^libgcov/d' "$made/err")" = "ecart: cannot write 'old': File too large" ||
            fail "$(cat "$made/err")" numbers -o too-large
    done
    # Some of these limits leave too few open files for a pipe.  Which ones depends on how many files
    # are open already.
    # shellcheck disable=SC3045 # all shells have -n
    for most in 3 4 5 6 7 8 9 10 11 12; do
        (ulimit -n $most; exec "$ecart" draw numbers -o "$made/no.png") >"$made/out" 2>"$made/err"
        echo "$? $(cat "$made/err")"
    done | grep -q "^2 ecart: cannot write '.*': Too many open files" || fail 'no trouble' no.png
    test "$(cd "$made/files" && echo *)" = 'a.svg b.svg link old' ||
        fail "$(cd "$made/files" && echo *)" numbers -o
    (cd "$made" && trouble "cannot write 'no/a.svg': No such file or directory" \
        numbers -o no/a.svg; exit $failures) || failures=$((failures + 1))
    (cd "$made" && trouble "cannot write 'files': Is a directory" \
        numbers -o files; exit $failures) || failures=$((failures + 1))
    if test -c /dev/full; then
        trouble "cannot write '/dev/full': No space left on device" numbers -o /dev/full
        "$ecart" draw numbers >/dev/full 2>"$made/err"
        test "$? $(cat "$made/err")" = '2 ecart: cannot write: No space left on device' ||
            fail 'no trouble' numbers '>/dev/full'
    fi
    "$ecart" draw numbers -o - | cmp - "$made/picture" || fail 'not on stdout' numbers -o -
    draw numbers --width=200
    grep -q '^<svg .* width="200" height="2[0-9][0-9]">' "$made/picture" ||
        fail 'another size' numbers --width=200
    draw numbers --width=64     # 64 * 616 / 536 = 73.6
    grep -q '^<svg .* width="64" height="74">' "$made/picture" || fail 'another size' numbers --width=64
}

# A signal waits for the whole picture: this one is larger than what a pipe holds beside 16384
# bytes.  A signal that comes before anything is written may end it; then there is a longer pause.
signalled() {
    mkfifo "$made/way"
    set -- mobility Q a1 -p "$(echo 8/8/8/8/8/8/8/8 | sed s/8/qqqqqqqq/g) w - - 0 1"
    draw "$@"
    for pause in 0.2 1 5; do
        exec 3<>"$made/way"
        head -c 16384 /dev/zero >&3
        "$ecart" draw "$@" -o "$made/way" 3<&- &
        sleep $pause
        kill $!
        { dd bs=4096 count=4 >"$made/read" 2>"$made/err"; cat; } <"$made/way" >"$made/out" 3<&- &
        until test -s "$made/read"; do sleep 0.1; done
        exec 3<&-
        wait
        rm "$made/read"
        test ! -s "$made/out" || break
    done
    cmp "$made/picture" "$made/out" || fail 'not the whole picture' "$@"
}

# The end of the name decides.  $ and " in a name are its own.
pngs() {
    printf '#!/bin/sh\ncat >/dev/null\nkill -KILL $$\n' >"$made/rsvg-convert"
    chmod +x "$made/rsvg-convert"
    cp "$made/picture" "$made/old.png"
    cd "$made" || return   # a longer name of a file is told in part
    PATH=$made:$PATH trouble "cannot make 'old.png' with rsvg-convert (package librsvg2-bin on Debian)" \
        numbers -o old.png
    cd - >"$made/out" || return
    cmp "$made/picture" "$made/old.png" || fail 'the old picture is gone' numbers -o old.png
    printf '#!/bin/sh\ncat >"${1#--output=}"\n' >"$made/rsvg-convert"
    for theme in auto light dark; do
        PATH=$made:$PATH "$ecart" draw numbers --theme=$theme -o "$made/old.png"
        draw numbers --theme="$(echo $theme | sed 's/auto/light/')"
        cmp "$made/picture" "$made/old.png" || fail 'another theme' numbers --theme=$theme -o old.png
    done
    rm "$made/rsvg-convert"
    command -v rsvg-convert >/dev/null || return 0
    (trap '' CHLD; exec "$ecart" draw numbers --width=300 -o "$made/"'$(a) "b".PNG') ||
        fail 'no PNG' numbers -o a.PNG
    test "$(od -An -tx1 -N 8 "$made/"'$(a) "b".PNG' | tr -d ' ')" = 89504e470d0a1a0a ||
        fail 'no PNG' numbers -o a.PNG
    test "$(od -An -tu1 -j 16 -N 4 "$made/"'$(a) "b".PNG' | tr -s ' ')" = ' 0 0 1 44' ||
        fail 'another width' numbers -o a.PNG
}

# The picture in README is the one that its command draws: make regenerate.
readme() {
    "$ecart" draw --theme=light --width=400 \
        -p 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' move c1a3 |
        cmp - "$srcdir/doc/refused.svg" || fail 'another picture' README
}

seen=
readme
all_whole
measured
languages
contrast
letters
shapes
aliases
shades
distances
trajectories
nearer
ends
mobility
attacks
lights
verdicts
refusals
files
signalled
pngs
exit $((failures != 0))
