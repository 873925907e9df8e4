#!/bin/sh
# generate.sh -- prints a text that is made, as its generator makes it today
#
#     sh lib/generate.sh lib/words/fr.c
#     sh lib/generate.sh records/reasons.txt FIELD...     the records of a file, for guards
#     sh lib/generate.sh identifiers/forgiven     the identifiers of a kind of constants
#     sh lib/generate.sh --all FOLDER     each that no folder of the tree has, below FOLDER
#
# The last is for builds without make: it leaves what is there as it is if nothing in it
# would change.
#
# A table that people read in review stays in the tree.  It has its generator beside it,
# under the same name, and those that ask how pieces go share goes.awk.  All other texts
# are in MADE or RECORDS_MADE, in a local.mk, and the build makes them in a folder of its
# own.  The languages have one generator, which reads the catalogue of the language by
# po.awk; and so have all texts that are made of records/.
LC_ALL=C
: "${AWK:=awk}"
export LC_ALL AWK
code=${1##*/}
code=${code%.c}

languages() { # languages TEXT: for each that is listed, with its code for a %
    sed -n '/^LANGUAGES/,/^$/s|.*lib/words/\([a-z]*\)\.c.*|\1|p' lib/words/local.mk |
    while read -r code; do
        echo "$1" | sed "s/%/$code/"
    done
}

library() { # library SCRIPT [CATALOGUE]
    $AWK -f lib/words/po.awk -f "lib/words/$1.awk" po/en.txt ${2+"$2"}
}

program() { # the same for what the program says
    $AWK -v domain=program -f lib/words/po.awk -f "lib/words/$1.awk" po/en.txt ${2+"$2"}
}

# What is made of the records.  Laws and questions come first, because
# others name them.
records() { # records OPTION...
    $AWK "$@" -f records/read.awk -f records/write.awk records/laws.txt records/questions.txt \
        records/reasons.txt records/standings.txt records/faults.txt records/pgn_faults.txt \
        records/findings.txt records/fairies.txt records/letters.txt records/spoken.txt
}

reasons() { # reasons OPTION...: of the records and their sentences
    RECORDS=$(records -v list=reasons -v columns=roles) || exit
    export RECORDS
    $AWK "$@" -f lib/words/po.awk -f lib/words/reasons.awk po/en.txt
}

# The file with the reasons that the records have.
vapi() {
    sed '/^    public enum Reason {$/q' include/ecart.vapi
    records -v make=ecart.vapi
    sed '1,/^    public enum Reason {$/d' include/ecart.vapi | sed '1,/;$/d'
}

# The structures of the public headers, and the identifiers of their constants.
structures() {
    echo '/* SPDX-License-Identifier: MIT */'
    echo '/* structure_records.h -- made by generate.sh from the headers: edit those */'
    echo '#define STRUCTURE_LIST(DO)' \
        $(sed -n 's/^} \(ecart_[a-z_]*\);$/DO(\1)/p' include/ecart/*.h | sort)
    identifiers
}

identifiers() { # identifiers [KIND]: of one kind of constants, in lines; or of all, for C
    $AWK -v list="$1" -f lib/plain/identifiers.awk include/ecart/*.h
}

completion() { # completion SHELL: of the help, and of the names that arguments may be
    {
        $AWK -v make=help -f tools/commands.awk tools/commands.txt
        {
            for list in reasons pgn_faults findings; do
                records -v list=$list -v columns=
            done | cut -f 3 | grep -vx none
            identifiers forgiven
        } | sed 's/^/Findings: /'
        records -v list=fairies -v columns= | sed 's/.*	/Fairy: /'
    } | $AWK -f completions/help.awk -f "completions/$1.awk"
}

each() { # each FOLDER: makes all of them there
    folder=$(cd "$1" && pwd) || exit
    for made in $(sed -n 's/^[A-Z_]*MADE *+*= *//p' lib/*/local.mk tools/*/local.mk) \
                $(languages lib/words/%.c) $(languages tools/words/%.c); do
        mkdir -p "$folder/${made%/*}" &&
        sh lib/generate.sh "$made" >"$folder/$made.new" || exit
        if cmp -s "$folder/$made.new" "$folder/$made"; then
            rm "$folder/$made.new"
        else
            mv "$folder/$made.new" "$folder/$made" || exit
        fi
    done
}

case $1 in
--all) each "$2" ;;
*/words/languages.h)
    echo '/* SPDX-License-Identifier: MIT */'
    echo '/* languages.h -- made by generate.sh from the list in local.mk: edit that */'
    echo '#ifndef EACH_LANGUAGE'
    echo '#define EACH_LANGUAGE(DO)' $(languages 'DO(%)')
    echo '#endif' ;;
lib/plain/structure_records.h) structures ;;
identifiers/*) identifiers "${1#*/}" ;;
lib/referee/said_words.h) $AWK -f lib/referee/said_words.awk lib/referee/said_words.txt ;;
lib/words/sentences.h) library sentences ;;
completions/ecart) completion bash ;;
completions/_ecart) completion zsh ;;
completions/ecart.fish) completion fish ;;
*_records.h | doc/*.texi | web/*.js) records -v make="$1" ;;
include/ecart.vapi) vapi ;;
records/*.txt) list=${1#*/}; shift; records -v list="${list%.txt}" -v columns="$*" ;;
lib/words/reasons.json) reasons ;;
conformance/reasons.tsv) reasons -v as=table ;;
lib/words/en.c) library language ;;
lib/words/*.c) library language "po/$code.po" ;;
po/ecart.pot) $AWK -v domain=all -f lib/words/po.awk -f lib/words/pot.awk po/en.txt ;;
*.po) library language "$1" ;;
tools/command_list.?) $AWK -v make="$1" -f tools/commands.awk tools/commands.txt ;;
tools/words/sentences.h) program sentences ;;
tools/words/en.c) program language ;;
tools/words/*.c) program language "po/$code.po" ;;
examples/gtk_shapes.h | tools/draw/piece_shapes.h)
    $AWK -v made="${1##*/}" -f tools/draw/pieces.awk tools/draw/pieces.txt ;;
tools/draw/style_sheets.h) $AWK -f tools/draw/style.awk tools/draw/style.txt ;;
lib/pieces/* | lib/board/*) $AWK -f lib/pieces/goes.awk -f "${1%.?}.awk" ;;
*) $AWK -f "${1%.?}.awk" ;;
esac
