# Games: their moves, how they stand, claims, and mates before a rule ends them.
ecartinclude_HEADERS += \
	include/ecart/game.h

lib_libecart_core_la_SOURCES += \
	lib/game/record.h \
	lib/game/game.c \
	lib/game/game_history.c
