#!/bin/sh
# tables.sh -- generated tables are what their generators write today
cd "${srcdir:-.}" || exit 99
status=0

for table in $GENERATED; do
    sh lib/generate.sh "$table" | cmp -s - "$table" || {
        echo "$table is not what lib/generate.sh writes today: make regenerate"
        status=1
    }
done
exit $status
