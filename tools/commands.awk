# commands.awk -- writes what C needs of commands.txt, whose beginning says how to read it
#
#     awk -v make=tools/command_list.h -f tools/commands.awk tools/commands.txt
#
# With -v make=help it is what --help says: the list of commands, and then of each.

function refuse(why)
{
    print FILENAME ":" FNR ": " why > "/dev/stderr"
    bad = 1
}

function constant(option)
{
    option = toupper(option)
    gsub(/-/, "_", option)
    return "OPTION_" option
}

function string(text)
{
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}

# Adds an option to the table of the command, or of the text that commands include.
function add_option(option, argument)
{
    if ((block, option) in has)
        refuse("--" option " stands there twice")
    has[block, option] = 1
    names[block] = names[block] string("--" option) ", "
    table[block] = table[block] "    { " string(option) ", " argument ", NULL, " number " },\n"
}

# Adds the arguments that the option can have, from a line such as "  --fail=yes|no  ...".
function add_choices(line,    part, i, count)
{
    sub(/^[^=]*=/, "", line)
    sub(/ .*/, "", line)
    count = split(line, part, "|")
    if (count > 1) {
        arguments[block] = arguments[block] "    { " number ", (const char *const []){ "
        for (i = 1; i <= count; i++)
            arguments[block] = arguments[block] string(part[i]) ", "
        arguments[block] = arguments[block] "NULL }, NULL, 0, 0 },\n"
    }
}

# The same from a line such as "@number 1 1000 count", below that of the option.
function add_number(least, most,    what)
{
    what = rest()
    sub(/^[0-9]+ [0-9]+ /, "", what)
    arguments[block] = arguments[block] "    { " number ", NULL, " string(what) ", " \
                       least "u, " most "u },\n"
}

# Reads a line that begins with an option:  -j, --jobs=N  use N threads.
function read_option(line,    letter, option)
{
    letter = line ~ /^  -[a-z], / ? substr(line, 4, 1) : ""
    option = line
    sub(/^[^=]*--/, "", option)
    argument = option ~ /^[a-z0-9-]+=/ ? "required_argument" : "no_argument"
    sub(/[^a-z0-9-].*/, "", option)
    number = constant(option)
    if (!(number in known)) {
        known[number] = 1
        numbers = numbers (numbers == "" ? "    " number " = UCHAR_MAX + 1" : ",\n    " number)
    }
    if (letter != "" && letter in long && long[letter] != number)
        refuse("-" letter " is short for two options")
    else if (letter != "" && !(letter in long))
        list_of_letters = list_of_letters " \\\n    EACH('" letter "', " number ")"
    if (letter != "") {
        long[letter] = number
        letters[block] = letters[block] letter (argument == "no_argument" ? "" : ":")
    }
    add_option(option, argument)
    add_choices(line)
}

# Adds what another text says, and its options.
function include(name)
{
    if (!(name in help))
        refuse("there is no text " name)
    help[block]    = help[block] blanks help[name]
    table[block]   = table[block] table[name]
    names[block]   = names[block] names[name]
    letters[block] = letters[block] letters[name]
    arguments[block] = arguments[block] arguments[name]
    blanks = ""
}

function begin(name)
{
    block = name
    help[block] = blanks = ""
    if (block in begun)
        refuse(name " stands there twice")
    begun[block] = 1
}

# What follows the first word of the line.
function rest(    text)
{
    text = $0
    sub(/^[^ ]+ */, "", text)
    return text
}

/^#/              { next }
$1 == "@group"    { group = rest(); next }
$1 == "@text"     { begin($2); next }
$1 == "@include"  { include($2); next }
$1 == "@alias"    { add_option($2, argument); next }
$1 == "@number"   { add_number($2, $3); next }
$1 == "@look"     { look[block] = 1; next }
$1 == "@purpose"  { purpose[block] = rest(); next }
$1 == "@example"  { example[block] = rest(); next }
$1 == "@command"  {
    begin("command " $2)
    commands[++count] = $2
    title[block] = group
    group = ""
    synopsis[block] = rest()
    sub(/^[^ ]+ */, "", synopsis[block])
    next
}
/^@/              { refuse($1 " is not known"); next }
/^  (-[a-z], )?--/ { read_option($0) }
/^$/              { blanks = help[block] == "" ? "" : blanks help_line(""); next }
{
    help[block] = help[block] blanks help_line($0)
    blanks = ""
}

function write_header(    i)
{
    print "#ifndef COMMAND_LIST"
    printf "#define COMMAND_LIST(EACH)"
    for (i = 1; i <= count; i++)
        printf " \\\n    EACH(%s)", commands[i]
    printf "\n\n#define LETTER_LIST(EACH)%s\n\n", list_of_letters
    print "struct options;\n"
    for (i = 1; i <= count; i++)
        if ("command " commands[i] in look)
            printf "int look_%s(const struct options *options, int option);\n", commands[i]
    print "enum {\n" numbers ",\n    OPTIONS\n};\n#endif"
}

# A line of the help, as C has it.
function help_line(text)
{
    text = string(text)
    return "        " substr(text, 1, length(text) - 1) "\\n\"\n"
}

# What --help of the command says first.
function head(name)
{
    return help_line("Usage: ecart " name " " synopsis[block]) \
        help_line(purpose[block] ", for example:") help_line("") \
        help_line("    $ ecart " name " " example[block]) help_line("")
}

function write_program_help(    i)
{
    printf "\nconst char program_help[] =\n%s", help["top"]
    for (i = 1; i <= count; i++) {
        block = "command " commands[i]
        if (title[block] != "")
            printf "%s%s", help_line(""), help_line(title[block])
        printf "%s", help_line(sprintf("  %-12s %s", commands[i], purpose[block]))
    }
    printf "%s%s        ;\n", help_line(""), help["end"]
}

function write_commands(    i, name)
{
    print "#include \"command.h\"\n\n#include <stddef.h>"
    write_program_help()
    for (i = 1; i <= count; i++) {
        name = commands[i]
        block = "command " name
        printf "\nstatic const struct option %s_options[] = {\n", name
        printf "%s    { NULL, 0, NULL, 0 }\n};\n\n", table[block]
        printf "static const struct arguments %s_arguments[] = {\n", name
        printf "%s    { 0, NULL, NULL, 0, 0 }\n};\n\n", arguments[block]
        printf "const struct command %s_command = {\n", name
        print "    .name     = " string(name) ","
        print "    .help     =\n" head(name) help[block] "        ,"
        print "    .names    = (const char *const []){ " names[block] "NULL },"
        print "    .letters  = " string(":" letters[block]) ","
        print "    .options  = " name "_options,"
        print "    .arguments = " name "_arguments,"
        print "    .look     = " (block in look ? "look_" name : "NULL") ","
        print "    .run      = run_" name
        print "};"
    }
}

function write_help(    i, name, text)
{
    for (i = 1; i <= count; i++)
        print "  " commands[i] "  " purpose["command " commands[i]]
    for (i = 1; i <= count; i++) {
        name = "command " commands[i]
        text = help[name]
        gsub(/(^|\n)        "/, "\n", text)
        gsub(/\\n"/, "", text)
        gsub(/\\"/, "\"", text)
        gsub(/\\\\/, "\\", text)
        print "Usage: ecart " commands[i] " " synopsis[name] "\n" text
    }
}

END {
    if (bad)
        exit 1
    if (make == "help") {
        write_help()
        exit
    }
    print "/* SPDX-License-Identifier: MIT */"
    made = make
    sub(/.*\//, "", made)
    print "/* " made " -- made by commands.awk of commands.txt: edit that */"
    if (made ~ /\.h$/)
        write_header()
    else
        write_commands()
}
