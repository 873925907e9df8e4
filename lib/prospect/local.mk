# Who can still win, of a position alone: walls, proofs, and mates that both help to give.
ecartinclude_HEADERS += \
	include/ecart/prospect.h

lib_libecart_core_la_SOURCES += \
	lib/prospect/dead.c \
	lib/prospect/prospect.c \
	lib/prospect/helpmate.c \
	lib/prospect/helpmate.h \
	lib/prospect/obstacle.c \
	lib/prospect/obstacle.h \
	lib/prospect/reach.c \
	lib/prospect/search.c
