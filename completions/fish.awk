# fish.awk -- what help.awk read, for fish

function quoted(text)
{
    text = brief(text)
    gsub(/[\\']/, "\\\\&", text)
    return "'" text "'"
}

function print_option(c, i)
{
    printf "complete -c ecart -n '__ecart_is %s' -l %s", c, substr(name[c, i], 3)
    if (letter[c, i])
        printf " -s %s", substr(letter[c, i], 2)
    if (argument[c, i] == "FILE")
        printf " -rF"
    else if (argument[c, i])
        printf " -x -a '%s'", choices(argument[c, i])
    printf " -d %s\n", quoted(meaning[c, i])
}

function print_operands(c,  i)
{
    for (i = 1; i <= words[c]; i++)
        printf "complete -c ecart -n '__ecart_begins %s' -a %s -d %s\n", c, word[c, i],
            quoted(sense[c, i])
    if (has(takes[c], "FAIRY"))
        printf "complete -c ecart -n '__ecart_goes_on %s' -a 'white black%s'\n", c, fairy
    else if (has(takes[c], "PIECE"))
        printf "complete -c ecart -n '__ecart_goes_on %s' -a 'king queen rook bishop knight pawn white black%s'\n", c, fairy
    else if (has(takes[c], "SIDE"))
        printf "complete -c ecart -n '__ecart_goes_on %s' -a 'white black'\n", c
    if (has(takes[c], "SQUARE"))
        printf "complete -c ecart -n '__ecart_goes_on %s' -a '{a,b,c,d,e,f,g,h}{1,2,3,4,5,6,7,8}'\n", c
    if (has(takes[c], "FILE"))
        printf "complete -c ecart -n '__ecart_is %s' -F\n", c
}

function finish(  i, n, c, with)
{
    for (n = 1; n <= commands; n++)
        if (words[command[n]])
            with = with " " command[n]
    print "# Completion of ecart for fish -- made by completions/fish.awk; do not edit."
    print ""
    print "# Whether a command is given, whichever; this one; and whether it has its first"
    print "# word yet, if it needs one."
    print "function __ecart_is_bare"
    print "    test (count (commandline -opc)) -eq 1"
    print "end"
    print "function __ecart_is"
    print "    set -l given (commandline -opc)"
    print "    test \"$given[2]\" = $argv[1]"
    print "end"
    print "function __ecart_words"
    print "    count (string match -v -- '-*' (commandline -opc))"
    print "end"
    print "function __ecart_begins"
    print "    __ecart_is $argv[1]; and test (__ecart_words) -eq 2"
    print "end"
    print "function __ecart_goes_on"
    printf "    __ecart_is $argv[1]; and begin; not contains $argv[1]%s; or test (__ecart_words) -gt 2; end\n", with
    print "end"
    print ""
    print "complete -c ecart -f"
    print "complete -c ecart -n __ecart_is_bare -l help -d 'print help and exit'"
    print "complete -c ecart -n __ecart_is_bare -l version -d 'print the version and exit'"
    print "complete -c ecart -n __ecart_is_bare -a help -d 'describe a command'"
    for (n = 1; n <= commands; n++) {
        printf "complete -c ecart -n __ecart_is_bare -a %s -d %s\n", command[n],
            quoted(purpose[command[n]])
        printf "complete -c ecart -n '__ecart_begins help' -a %s -d %s\n", command[n],
            quoted(purpose[command[n]])
    }
    for (n = 1; n <= commands; n++) {
        c = command[n]
        print ""
        for (i = 1; i <= options[c]; i++)
            print_option(c, i)
        print_operands(c)
    }
}
