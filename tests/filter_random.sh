#!/bin/sh
# filter_random.sh -- ecart filter answers 10,000 random operations as its schemas say; CI
# asks a build with sanitizers
: "${srcdir:=.}"
python3 -c 'import jsonschema' 2>/dev/null || { echo 'no python3 with jsonschema'; exit 77; }
python3 "$srcdir/tests/filter_operations.py" tools/ecart "$srcdir/tools/filter" \
    "${OPERATIONS:-10000}" "${SEED:-1}"
