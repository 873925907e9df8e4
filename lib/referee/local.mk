# A referee: moves that are tried, refusals that count, and what follows.
ecartinclude_HEADERS += \
	include/ecart/referee.h

lib_libecart_core_la_SOURCES += \
	lib/referee/named_move.c \
	lib/referee/named_move.h \
	lib/referee/referee.c \
	lib/referee/said_words.h

# It is made of the table beside it.
MADE       += lib/referee/said_words.h
EXTRA_DIST += lib/referee/said_words.awk lib/referee/said_words.txt
lib/referee/said_words.h: $(srcdir)/lib/referee/said_words.awk $(srcdir)/lib/referee/said_words.txt
