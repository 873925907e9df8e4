# jsonl.awk -- refusals.tsv as JSON, an object a line
BEGIN { FS = "\t" }

function strings(list) {
    gsub(/ /, "\",\"", list)
    return "[\"" list "\"]"
}

!/^#/ {
    text = rest = $3
    gsub(/"/, "\\\"", text)
    # The move is the last one in the text.
    while (match(rest, /[NBRQK]?[a-h][1-8]([a-h][1-8][qrbn]?)?/)) {
        move = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
    }
    told  = ""
    count = split($6 == "-" ? "" : $6, each, ", ")
    for (i = 1; i <= count; i++) {
        split(each[i], word, " ")
        told = told (i > 1 ? "," : "") "{\"name\":\"" word[1] "\",\"ply\":" word[2] ",\"cells\":" \
            strings(substr(each[i], length(word[1] word[2]) + 3)) "}"
    }
    printf "{\"id\":\"%s\",\"moves\":%s,\"text\":\"%s\",\"move\":\"%s\",\"verdict\":\"%s\",\"reason\":\"%s\",\"circumstances\":[%s]}\n",
        $1, strings($2), text, move, $4, $5, told
}
