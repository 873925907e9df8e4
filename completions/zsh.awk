# zsh.awk -- what help.awk read, for zsh

# In _arguments a description stands in brackets, and colons divide.
function quoted(text)
{
    text = brief(text)
    gsub(/\\|\[|\]|:/, "\\\\&", text)
    gsub(/'/, "'\\''", text)
    return text
}

function action(argument)
{
    if (argument == "FILE")
        return ":" tolower(argument) ":_files"
    if (choices(argument))
        return ":" (argument ~ /\|/ ? "value" : tolower(argument)) ":(" choices(argument) ")"
    return ":" tolower(argument) ":"
}

function print_option(c, i,  equals, spelling)
{
    equals = argument[c, i] ? "=" : ""
    if (letter[c, i])
        spelling = "'(" letter[c, i] " " name[c, i] ")'{" letter[c, i] (equals ? "+" : "") "," \
            name[c, i] equals "}'"
    else
        spelling = "'" name[c, i] equals
    printf "        %s[%s]%s' \\\n", spelling, quoted(meaning[c, i]), \
        argument[c, i] ? action(argument[c, i]) : ""
}

function print_operands(c,  i, list)
{
    if (words[c]) {
        list = ""
        for (i = 1; i <= words[c]; i++)
            list = list " " word[c, i]
        printf "        '1:word:(%s)' \\\n", substr(list, 2)
    }
    list = ""
    if (has(takes[c], "FAIRY"))
        list = list " $fairy"
    else if (has(takes[c], "PIECE"))
        list = list " $pieces"
    else if (has(takes[c], "SIDE"))
        list = list " white black"
    if (has(takes[c], "SQUARE"))
        list = list " $cells"
    if (has(takes[c], "FILE"))
        print "        '*:file:_files'"
    else if (list)
        printf "        \"*:argument:(%s)\"\n", substr(list, 2)
    else
        print "        '*:argument:'"
}

function finish(  i, n, c)
{
    print "#compdef ecart"
    print "# Completion of ecart for zsh -- made by completions/zsh.awk; do not edit."
    print ""
    print "local curcontext=$curcontext state line"
    print "typeset -A opt_args"
    print "local fairy='white black" fairy "'"
    print "local pieces=\"king queen rook bishop knight pawn $fairy\""
    printf "local cells='%s'\n", cells()
    print "local -a commands"
    print "commands=("
    for (i = 1; i <= commands; i++)
        printf "    '%s:%s'\n", command[i], quoted(purpose[command[i]])
    print ")"
    print ""
    print "_arguments -C \\"
    print "    '(- *)--help[print help and exit]' \\"
    print "    '(- *)--version[print the version and exit]' \\"
    print "    '1: :->command' \\"
    print "    '*:: :->argument' && return"
    print ""
    print "case $state in"
    print "command)"
    print "    commands+=('help:describe a command')"
    print "    _describe command commands"
    print "    ;;"
    print "argument)"
    print "    case $words[1] in"
    print "    help)"
    print "        _describe command commands"
    print "        ;;"
    for (n = 1; n <= commands; n++) {
        c = command[n]
        printf "    %s)\n        _arguments \\\n", c
        for (i = 1; i <= options[c]; i++)
            print_option(c, i)
        print_operands(c)
        print "        ;;"
    }
    print "    esac"
    print "    ;;"
    print "esac"
}
