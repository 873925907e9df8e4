# Games: their moves, how they stand, claims, and mates before a rule ends them.
ecartinclude_HEADERS += \
	include/ecart/game.h

lib_libecart_core_la_SOURCES += \
	lib/game/record.c \
	lib/game/record.h \
	lib/game/deadline.c \
	lib/game/deadline.h \
	lib/game/game.c \
	lib/game/game_history.c \
	lib/game/last_lines.c \
	lib/game/last_lines.h

# It is made of records/.
RECORDS_MADE += lib/game/standing_records.h
