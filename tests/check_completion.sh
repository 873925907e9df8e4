#!/bin/sh
# check_completion.sh -- the completions know what the program knows, and
# nothing else: each offers the commands and the options that --help names, and the
# findings and the fairy pieces that --list does.  Where bash or fish is there,
# it is asked; what is offered by zsh is read in the file.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
folder=completions
test -f "$folder/ecart" || folder=$srcdir/completions

has() {
    command -v "$1" >/dev/null 2>&1
}

# What --help names, one a line: commands, or a command's options.
commands() {
    "$ecart" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  .*/\1/p'
}
options() { # options COMMAND
    "$ecart" "$1" --help | sed -n 's/^  [-a-zA-Z, ]*--\([a-z0-9-]*\).*/--\1/p' | sort
}

# in_bash WORD...: what bash offers for the last of these words
in_bash() {
    bash --norc -c '
        set -u
        source "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
        _ecart
        [[ ${#COMPREPLY[@]} == 0 ]] || printf "%s\n" "${COMPREPLY[@]}"' \
        - "$folder/ecart" "$@" 2>"$made/err"
    test ! -s "$made/err" || fail "bash, $*: $(cat "$made/err")"
}

# in_fish LINE: what fish offers at its end
in_fish() {
    fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$folder/ecart.fish" "$1" |
        cut -f 1
}

# The file has for a command, between its line and the next two semicolons.
in_zsh() { # in_zsh COMMAND
    awk -v label="    $1)" '$0 == label { on = 1 } $1 == ";;" { on = 0 } on' "$folder/_ecart" |
        sed -n "s/^ *'--\([a-z0-9-]*\).*/--\1/p; s/^ *'(-. --\([a-z0-9-]*\)).*/--\1/p"
}

# same WHAT: the lines in wanted are those on standard input
same() {
    sort | diff -u "$made/wanted" - || fail "$1: other words"
}

bash_offers() { # bash_offers "WORD..." WORD...: for the words these are offered
    printf '%s\n' $2 | sort >"$made/wanted"
    # shellcheck disable=SC2086 # words
    in_bash $1 | same "bash, $1"
}

asking_bash() {
    { commands; printf -- 'help\n--help\n--version\n'; } | sort >"$made/wanted"
    in_bash ecart '' | same 'bash, commands'
    for command in $(commands); do
        options "$command" >"$made/wanted"
        in_bash ecart "$command" -- | sed 's/=$//' | same "bash, $command"
        # Short ones too, and those that take an argument say so.
        for letter in $("$ecart" "$command" --help | sed -n 's/^  \(-[a-zA-Z]\), .*/\1/p'); do
            in_bash ecart "$command" - | grep -qx -e "$letter" || fail "bash, $command: no $letter"
        done
        for name in $("$ecart" "$command" --help |
                      sed -n 's/^  [-a-zA-Z, ]*\(--[a-z0-9-]*=\).*/\1/p'); do
            in_bash ecart "$command" - | grep -qx -e "$name" || fail "bash, $command: no $name"
        done
    done

    bash_offers 'ecart ch' check
    bash_offers 'ecart check --ch' --chess960
    bash_offers 'ecart check --language = f' fr
    bash_offers 'ecart check --language d' de
    in_bash ecart check --language = | wc -l | grep -qx ' *7' || fail 'bash: not 7 languages'
    bash_offers 'ecart distance --metric = kn' knight
    bash_offers 'ecart moves g' 'g1 g2 g3 g4 g5 g6 g7 g8'
    bash_offers 'ecart shape kn' knight
    bash_offers 'ecart shape ki' 'king kirin'
    bash_offers 'ecart shape knight f3 h' 'h1 h2 h3 h4 h5 h6 h7 h8'
    bash_offers 'ecart perft -p' -p
    bash_offers 'ecart perft -p start' startpos
    bash_offers 'ecart perft --position = s' startpos
    bash_offers 'ecart mobility --to = e4' e4
    bash_offers 'ecart attacks w' white
    bash_offers 'ecart draw attacks bl' black
    bash_offers 'ecart pgn --warn = bad-e' bad-elo
    bash_offers 'ecart pgn --no-warn = not' 'notes not-your-piece'
    bash_offers 'ecart pgn --warn =' "errors warnings notes all $("$ecart" pgn --list | cut -f 2)"
    in_bash ecart shape '' >"$made/offered"
    "$ecart" shape --list | sed 's/ .*//' | grep -vxFf "$made/offered" && fail 'bash: no fairy piece'
    test -z "$(in_bash ecart none '')" || fail 'bash: offers nonsense'
    bash_offers 'ecart help ch' check
    bash_offers 'ecart draw po' position
    bash_offers 'ecart draw -p FEN --theme = dark po' position
    bash_offers 'ecart draw moves e' 'e1 e2 e3 e4 e5 e6 e7 e8'
    touch "$made/chess.svg"
    bash_offers "ecart draw --output $made/ch" "$made/chess.svg"
}

asking_fish() {
    { commands; echo help; } | sort >"$made/wanted"
    in_fish 'ecart ' | same 'fish, commands'
    printf -- '--help\n--version\n' >"$made/wanted"
    in_fish 'ecart --' | same 'fish, options of none'
    for command in $(commands); do
        options "$command" >"$made/wanted"
        in_fish "ecart $command --" | sed 's/=$//' | same "fish, $command"
    done
    for case in 'ecart check --language=f:--language=fr' 'ecart check --language d:de' 'ecart help ch:check' \
                'ecart shape kn:knight' 'ecart distance ki:kirin' 'ecart distance --metric kn:knight' \
                'ecart draw po:position' 'ecart perft -p start:startpos' 'ecart attacks w:white' 'ecart pgn --warn=bad-e:--warn=bad-elo' 'ecart draw moves e4:e4' 'ecart moves g1:g1'; do
        echo "${case##*:}" >"$made/wanted"
        in_fish "${case%:*}" | same "fish, $case"
    done
}

reading_zsh() {
    commands >"$made/wanted"
    sed -n "/^commands=(/,/^)/s/^    '\([a-z0-9]*\):.*/\1/p" "$folder/_ecart" |
        diff -u "$made/wanted" - || fail 'zsh: other commands'
    for command in $(commands); do
        options "$command" >"$made/wanted"
        in_zsh "$command" | same "zsh, $command"
    done
    grep -q ':value:(en fr de es ru tr zh)' "$folder/_ecart" || fail 'zsh: no languages'
}

test "$(commands | wc -l)" -ge 9 || fail 'few commands'
reading_zsh
! has bash || asking_bash
! has fish || asking_fish
! has zsh || zsh -n "$folder/_ecart" || fail 'zsh: no syntax'
exit $((failures > 0))
