#!/bin/sh
# check_bindings.sh -- examples/ask.* ask the same questions in Python, Lua, C++, Rust, Go and
# Vala, and print the same answers: the sentences of the program, and the cells and roles
# that the rules give.  A language whose tools are not there is passed over, and named.
: "${srcdir:=.}"
case $CFLAGS in
    *--coverage* | *-fsanitize*) echo 'other languages know nothing of instruments'; exit 77 ;;
esac
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
# The shell splits the flags that pkg-config prints at blanks, so links stand for folders whose
# names may have blanks.
top=$made/top build=$made/build
ln -s "$(cd "$srcdir" && pwd)" "$top" && ln -s "$PWD" "$build" || exit 99
LD_LIBRARY_PATH=$PWD/lib/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
PKG_CONFIG_PATH=$made
PATH=$PWD/tools:$PATH
GOCACHE=$made/cache GOPATH=$made/go GO111MODULE=off
PYTHONDONTWRITEBYTECODE=1
export LD_LIBRARY_PATH PKG_CONFIG_PATH PATH GOCACHE GOPATH GO111MODULE PYTHONDONTWRITEBYTECODE
status=0

fail() {
    echo "$*"
    status=1
}

cat >"$made/ecart.pc" <<END_OF_PC
Name: ecart
Description: the library where it was built
Version: $VERSION
Libs: -L$build/lib/.libs -lecart
Cflags: -I$top/include
END_OF_PC

start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
questions() { # questions COMMAND...: run it with each FEN and move
    "$@" "$start" e4
    "$@" '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1' Ne4
    "$@" '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' a7a8
    "$@" '4k3/8/8/8/8/8/4K3/R6R w - - 0 1' Rd1
    "$@" '4k3/8/8/8/8/5r2/8/4K2R w K - 0 1' O-O
    "$@" "$start" Sf3
    "$@" "$start" 5290
    "$@" "$start" ''
    "$@" '4k3/8/8/8/8/8/8/8 w - - 0 1' e1e2
    "$@" '8/8' e1e2
    "$@" '' e1e2
}

# The reason and the sentence come from the program.  Roles: reason.h says which cells a
# reason has, and here stands what each of them is.
roles() { # roles REASON CELL...
    reason=$1
    shift
    case $reason in
        none)                 ;;
        pinned)               echo "$1 king"; echo "$2 pinner" ;;
        promotion-needed)     echo "$1 target" ;;
        ambiguous)            printf '%s candidate\n' "$@" ;;
        castle-through-check) echo "$1 passed"; echo "$2 attacker" ;;
        *)                    test $# = 0 || fail "no role is known for $reason" ;;
    esac
}
by_program() { # by_program FEN MOVE
    printf '%s\t%s\n' "$1" "$2" | ecart filter 2>/dev/null >"$made/answer"
    verdict=$(cut -f 1 "$made/answer")
    reason=$(cut -f 2 "$made/answer")
    test "$verdict" = bad-position && echo bad-position || echo "$reason"
    cut -f 5 "$made/answer"
    # shellcheck disable=SC2046 # a list of cells
    test "$verdict" = bad-position || roles "$reason" $(cut -f 4 "$made/answer" | tr -d - | tr , ' ')
}
questions by_program >"$made/wanted"
test "$(grep -c ' pinner$\| attacker$\| candidate$' "$made/wanted")" = 4 ||
    fail 'the program answers otherwise'

answers() { # answers LANGUAGE COMMAND...: are its answers those of the program?
    language=$1
    shift
    questions "$@" >"$made/printed" 2>&1
    diff -u "$made/wanted" "$made/printed" || fail "$language: other answers"
}
there() { # there LANGUAGE TOOL ARGUMENT: is the tool there, and tells its version?
    "$2" "$3" >/dev/null 2>&1 && return
    echo "$1: passed over, there is no $2"
    return 1
}

# A game in Python ends as it does in the program, and refuses what the program refuses.
whole_game() {
    {
        ecart filter <<'END' 2>/dev/null | cut -f 5
rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1	d8h4
END
        echo checkmate
    } >"$made/game"
    python3 "$top/examples/game.py" f2f3 d8h4 e7e5 g2g4 d8h4 2>&1 | diff -u "$made/game" - ||
        fail 'Python: another game'
}

if test -e lib/.libs/libecart.so.1; then
    there Python python3 --version && answers Python python3 "$top/examples/ask.py" &&
        whole_game
    there Lua luajit -v && answers Lua luajit "$top/examples/ask.lua"
else
    echo 'Python and Lua: passed over, there is no shared library'
fi
if there C++ "${CXX%% *}" --version; then
    # shellcheck disable=SC2046,SC2086 # lists
    $CXX -std=c++11 -Wall -Wextra -Wpedantic -Wconversion -Werror "$top/examples/ask.cc" \
        $(pkg-config --cflags --libs ecart) -o "$made/cxx" && answers C++ "$made/cxx" ||
        fail 'C++: does not compile'
fi
if there Rust rustc --version; then
    rustc -O -D warnings -L "$build/lib/.libs" "$top/examples/ask.rs" -o "$made/rust" &&
        answers Rust "$made/rust" || fail 'Rust: does not compile'
fi
# What bindgen makes of the headers; an old one does not understand a new clang.
if there bindgen bindgen --version && bindgen --generate-inline-functions "$top/include/ecart.h" -- \
       -I"$top/include" >"$made/bind.rs" 2>/dev/null; then
    grep -q 'pub fn ecart_cell_make' "$made/bind.rs" &&
        rustc --crate-type lib -A warnings "$made/bind.rs" -o "$made/libbind.rlib" ||
        fail 'bindgen: its declarations do not compile'
else
    echo 'bindgen: passed over'
fi
# cgo would pass options of gcc to any compiler.
if there Go go version; then
    (unset CC && go build -o "$made/ask" "$top/examples/ask.go") && answers Go "$made/ask" ||
        fail 'Go: does not compile'
fi

vala() { # vala PROGRAM: compile it
    cp "$1" "$made/" && (cd "$made" && valac --vapidir "$top/include" --pkg ecart -o vala \
        -X -w -X "-I$top/include" -X "-L$build/lib/.libs" -X -lecart "${1##*/}")
}
if there Vala valac --version; then
    vala "$top/examples/ask.vala" && answers Vala "$made/vala" || fail 'Vala: does not compile'
    vala "$top/tests/check_vapi.vala" && "$made/vala" || fail 'ecart.vapi: other answers'
fi
exit $status
