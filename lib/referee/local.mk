# A referee: moves that are tried, refusals that count, and what follows.
ecartinclude_HEADERS += \
	include/ecart/referee.h

lib_libecart_core_la_SOURCES += \
	lib/referee/named_move.c \
	lib/referee/named_move.h \
	lib/referee/referee.c
