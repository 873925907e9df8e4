#!/bin/sh
# wine.sh -- runs a test by wine:  packaging/wine.sh PROGRAM
#
# On a busy machine wine now and then fails before PROGRAM begins, without a word.  A test
# prints something, so one that is silent is run again, twice at most.
for run in 1 2 3; do
    said=$(wine "$1")
    status=$?
    test -z "$said" || break
    echo "wine: run $run of $1 ended with $status and was silent"
done
echo "$said"
exit $status
