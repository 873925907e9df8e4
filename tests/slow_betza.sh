#!/bin/sh
# slow_betza.sh -- where pieces in Betza's notation go, told a second time by
# betza_oracle.py, which was written from the definition of the notation: random texts,
# from random cells.
: "${srcdir:=.}"
command -v python3 >/dev/null || { echo 'no python3'; exit 77; }
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/betza_random.py" tools/ecart
