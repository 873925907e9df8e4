# For scripts and other languages: numbers, texts and pointers.
ecartinclude_HEADERS += \
	include/ecart/plain.h

lib_libecart_core_la_SOURCES += \
	lib/plain/ask.c \
	lib/plain/plain.c \
	lib/plain/sizes.c

# It is made of the public headers.
RECORDS_MADE += lib/plain/structure_records.h
EXTRA_DIST   += lib/plain/identifiers.awk
