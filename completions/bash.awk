# bash.awk -- what help.awk read, for bash

# The letter and the name of an option, for a case.
function spellings(c, i)
{
    return c ":" name[c, i] (letter[c, i] ? " | " c ":" letter[c, i] : "")
}

function print_options(c,  i, all, letters)
{
    for (i = 1; i <= options[c]; i++) {
        all = all " " name[c, i] (argument[c, i] ? "=" : "") (letter[c, i] ? " " letter[c, i] : "")
        if (letter[c, i] && argument[c, i])
            letters = letters " " letter[c, i]
    }
    printf "    %s) options='%s' letters='%s' ;;\n", c, substr(all, 2), substr(letters, 2)
}

function print_arguments(c,  i)
{
    for (i = 1; i <= options[c]; i++)
        if (argument[c, i] == "FILE")
            printf "    %s) files=yes ;;\n", spellings(c, i)
        else if (argument[c, i])
            printf "    %s) words='%s' ;;\n", spellings(c, i), choices(argument[c, i])
}

# What may follow the command: first one of its words, if it has any.
function print_operands(c,  i, first, rest)
{
    for (i = 1; i <= words[c]; i++)
        first = first " " word[c, i]
    if (has(takes[c], "FAIRY"))
        rest = rest " $fairy"
    else if (has(takes[c], "PIECE"))
        rest = rest " $pieces"
    else if (has(takes[c], "SIDE"))
        rest = rest " white black"
    if (has(takes[c], "SQUARE"))
        rest = rest " $cells"
    if (first)
        printf "        %s:0) words='%s' ;;\n", c, substr(first, 2)
    if (rest)
        printf "        %s:*) words=\"%s\" ;;\n", c, substr(rest, 2)
    if (has(takes[c], "FILE"))
        printf "        %s:*) files=yes ;;\n", c
}

function finish(  i, all)
{
    for (i = 1; i <= commands; i++)
        all = all " " command[i]
    print "# shellcheck shell=bash"
    print "# Completion of ecart for bash -- made by completions/bash.awk; do not edit."
    print ""
    print "_ecart()"
    print "{"
    print "    local at=$COMP_CWORD cur=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}"
    print "    local option='' options='' letters='' words='' files='' operands=0 i"
    print "    local fairy='white black" fairy "'"
    print "    local pieces=\"king queen rook bishop knight pawn $fairy\""
    printf "    local cells='%s'\n", cells()
    print ""
    print "    COMPREPLY=()"
    print "    if ((at == 1)); then"
    printf "        words='%s help --help --version'\n", substr(all, 2)
    print "        # shellcheck disable=SC2207 # words have no blanks"
    print "        COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))"
    print "        return"
    print "    fi"
    print ""
    print "    # An equals sign is a word of its own to readline."
    print "    if [[ $cur == = ]]; then"
    print "        option=${COMP_WORDS[at - 1]} cur="
    print "    elif [[ ${COMP_WORDS[at - 1]} == = ]]; then"
    print "        option=${COMP_WORDS[at - 2]}"
    print "    elif [[ ${COMP_WORDS[at - 1]} == -* ]]; then"
    print "        option=${COMP_WORDS[at - 1]}"
    print "    fi"
    print "    case $command:$option in"
    for (i = 1; i <= commands; i++)
        print_arguments(command[i])
    print "    *) option= ;;"
    print "    esac"
    print ""
    print "    case $command in"
    for (i = 1; i <= commands; i++)
        print_options(command[i])
    print "    esac"
    print "    if [[ -z $option && $cur == -* ]]; then"
    print "        words=$options"
    print "    elif [[ -z $option ]]; then"
    print "        # What follows an option that takes an argument is none."
    print "        for ((i = 2; i < at; i++)); do"
    print "            if [[ ${COMP_WORDS[i + 1]} == = ]]; then"
    print "                i=$((i + 2))"
    print "            elif [[ \" $options \" == *\" ${COMP_WORDS[i]}= \"* ||"
    print "                    \" $letters \" == *\" ${COMP_WORDS[i]} \"* ]]; then"
    print "                i=$((i + 1))"
    print "            elif [[ ${COMP_WORDS[i]} != -* ]]; then"
    print "                operands=$((operands + 1))"
    print "            fi"
    print "        done"
    print "        case $command:$operands in"
    printf "        help:0) words='%s' ;;\n", substr(all, 2)
    for (i = 1; i <= commands; i++)
        print_operands(command[i])
    print "        esac"
    print "    fi"
    print ""
    print "    # shellcheck disable=SC2207 # words have no blanks, files come a line each"
    print "    if [[ $files ]]; then"
    print "        local IFS=$'\\n'"
    print "        compopt -o filenames 2>/dev/null"
    print "        COMPREPLY=($(compgen -f -- \"$cur\"))"
    print "    else"
    print "        COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))"
    print "        [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null"
    print "    fi"
    print "}"
    print ""
    print "complete -F _ecart ecart"
}
