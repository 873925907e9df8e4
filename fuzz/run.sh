#!/bin/sh
# run.sh -- make fuzz: each target under libFuzzer for FUZZ_SECONDS, from its
# corpus on.  What it finds new is written as lines that a corpus may gain.
#
#     make fuzz FUZZ_SECONDS=600 FUZZ_TARGETS='fen san'
set -eu
top=$(cd "${srcdir:-.}" && pwd)
seconds=${FUZZ_SECONDS:-60}
build=$PWD/fuzz/build
# Comparisons are not traced: that took half of the time, and texts are compared byte by byte.
flags="-std=c11 -g -O2 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
    -fno-sanitize-coverage=trace-cmp -DECART_CHECKS=1 ${JANSSON_LIBS:+-DHAVE_JANSSON=1} $JANSSON_CFLAGS"
mkdir -p "$build"

# Texts that are made lie in the folder of the build, if they did not come with a tarball.
compile() { # compile ROOM SOURCE...: each as an object in a folder of that name, lib or tools
    room=$1
    shift
    rm -rf "${build:?}/$room"
    mkdir -p "$build/$room"
    for part; do
        case $part in *.c) ;; *) continue ;; esac
        [ -e "$part" ] || part=$top/$part
        # shellcheck disable=SC2086 # lists of flags
        clang $flags -I"$top/include" -I"$room" -I"$top/$room" -c "$part" \
            -o "$build/$room/$(echo "${part#"$top/"}" | tr / -).o"
    done
}

build_target() { # build_target OBJECT...: of these, the library and the target
    # shellcheck disable=SC2086 # lists of flags
    clang $flags -DFUZZ_REPEAT_ONE_IN=16 -fsanitize=fuzzer \
        -I"$top/include" -I. -Ilib -I"$top/lib" -I"$top/tools" \
        "$top/fuzz/fuzz_$name.c" "$@" "$build"/lib/*.o $JANSSON_LIBS -o "$build/fuzz_$name"
}

# shellcheck disable=SC2086 # a list of files
compile lib $LIBRARY
for name in $FUZZ_TARGETS; do
    echo "fuzz: $name, $seconds s"
    mkdir -p "$build/seeds/$name" "$build/found/$name"
    # shellcheck disable=SC2086 # a list of files, in the sources
    case $name in
    filter | mcp)
        compile tools $FILTER_PARTS
        build_target "$build"/tools/*.o
        ;;
    *)      build_target ;;
    esac
    fuzz/replay_"$name" --split "$build/seeds/$name" "$top/fuzz/corpus/${name%_twice}.txt"
    "$build/fuzz_$name" -max_total_time="$seconds" -entropic=0 -timeout=10 -print_final_stats=1 \
        -artifact_prefix="$build/" "$build/found/$name" "$build/seeds/$name" \
        2>"$build/$name.log" || { tail -n 40 "$build/$name.log"; exit 1; }
    grep -E '^stat::number_of_executed_units|cov:' "$build/$name.log" | tail -n 2
    mkdir -p "$build/least/$name"
    "$build/fuzz_$name" -merge=1 "$build/least/$name" "$build/seeds/$name" \
        "$build/found/$name" 2>/dev/null
    fuzz/replay_"$name" --escape "$build/least/$name"/* | sort >"$build/$name.txt"
    echo "fuzz: $name: $(wc -l <"$build/$name.txt") lines in $build/$name.txt"
done
