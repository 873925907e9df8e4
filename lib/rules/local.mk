# The law of a move: set-ups, positions, verdicts, lists of moves, and playing them.
ecartinclude_HEADERS += \
	include/ecart/move.h \
	include/ecart/verdict.h \
	include/ecart/setup.h \
	include/ecart/position.h \
	include/ecart/legal.h

lib_libecart_core_la_SOURCES += \
	lib/rules/verdict.c \
	lib/rules/setup.c \
	lib/rules/setup_check.c \
	lib/rules/setup_check.h \
	lib/rules/last_move.c \
	lib/rules/attackers.h \
	lib/rules/position.c \
	lib/rules/castling.c \
	lib/rules/castling.h \
	lib/rules/legal_rules.c \
	lib/rules/legal_rules.h \
	lib/rules/movegen.c \
	lib/rules/movegen.h \
	lib/rules/making.h \
	lib/rules/play.c \
	lib/rules/play.h \
	lib/rules/gives.c \
	lib/rules/legal.c \
	lib/rules/perft.c \
	lib/rules/premove.c

# It is made of records/.
RECORDS_MADE += lib/rules/fault_records.h
