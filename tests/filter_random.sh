#!/bin/sh
# filter_random.sh -- ecart filter, with all sanitizers of the compiler, answers 10,000 random
# operations as its schemas say
: "${srcdir:=.}" "${CC:=cc}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

python3 -c 'import jsonschema' 2>/dev/null || { echo 'no python3 with jsonschema'; exit 77; }
flags='-std=c11 -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -DECART_CHECKS=1'
# shellcheck disable=SC2086 # a list of flags
echo 'int main(void) { return 0; }' >"$made/can.c" &&
    $CC $flags "$made/can.c" -o "$made/can" 2>/dev/null && "$made/can" ||
    { echo "$CC has no sanitizers"; exit 77; }

# The library and the program each have a room of words, so that they are compiled apart.
# What needs zlib, zstd or Windows is left out: the filter does not use it.
cd "$srcdir" || exit 99
objects() { # objects FOLDER FLAG SOURCE...
    mkdir "$made/$1"
    for source; do
        case $source in
        *.c) # shellcheck disable=SC2086 # lists of flags
            $CC $flags -Iinclude "$2" -DPNG_FOLDER='""' -c "$source" \
                -o "$made/$1/$(echo "$source" | tr / -).o" || exit 1 ;;
        esac
    done
}
# shellcheck disable=SC2046 # a list of files
(objects lib -Ilib lib/*.c lib/*/*.c) &&
    (objects tools -Itools $(find tools -name '*.c' ! -name 'source_[gz]*' ! -name ecart_png.c \
                                                ! -name 'windows*')) &&
    $CC $flags "$made"/lib/*.o "$made"/tools/*.o -lm -lpthread -o "$made/ecart" || exit 1

python3 tests/filter_operations.py "$made/ecart" tools/filter 10000 "${SEED:-1}"
