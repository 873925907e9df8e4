# The reasoning on a move or a game, as a teacher tells it.
ecartinclude_HEADERS += \
	include/ecart/lesson.h

lib_libecart_core_la_SOURCES += \
	lib/lesson/lesson.c \
	lib/lesson/arbiter.c \
	lib/lesson/child.c \
	lib/lesson/laws.c \
	lib/lesson/laws.h \
	lib/lesson/player.c \
	lib/lesson/player.h \
	lib/lesson/player_numbers.c \
	lib/lesson/player_safety.c \
	lib/lesson/player_special.c \
	lib/lesson/player_standing.c \
	lib/lesson/touched.c \
	lib/lesson/writing.c \
	lib/lesson/writing.h

# It is made of records/.
RECORDS_MADE += lib/lesson/law_records.h
