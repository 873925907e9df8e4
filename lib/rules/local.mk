# Set-ups, positions, verdicts, lists of moves, playing them, and how a game stands.
ecartinclude_HEADERS += \
	include/ecart/move.h \
	include/ecart/verdict.h \
	include/ecart/setup.h \
	include/ecart/position.h \
	include/ecart/legal.h \
	include/ecart/between.h \
	include/ecart/game.h

lib_libecart_core_la_SOURCES += \
	lib/rules/verdict.c \
	lib/rules/setup.c \
	lib/rules/setup_faults.c \
	lib/rules/setup_check.c \
	lib/rules/setup_check.h \
	lib/rules/last_move.c \
	lib/rules/last_move.h \
	lib/rules/sides.h \
	lib/rules/attackers.h \
	lib/rules/position.c \
	lib/rules/position_make.h \
	lib/rules/castling.c \
	lib/rules/castling.h \
	lib/rules/legal_rules.c \
	lib/rules/legal_rules.h \
	lib/rules/evidence.c \
	lib/rules/evidence.h \
	lib/rules/movegen.c \
	lib/rules/movegen.h \
	lib/rules/candidates.c \
	lib/rules/candidates.h \
	lib/rules/play.c \
	lib/rules/play.h \
	lib/rules/gives.c \
	lib/rules/gives.h \
	lib/rules/legal.c \
	lib/rules/perft.c \
	lib/rules/premove.c \
	lib/rules/forced.c \
	lib/rules/forced.h \
	lib/rules/between.c \
	lib/rules/record.c \
	lib/rules/record.h \
	lib/rules/deadline.c \
	lib/rules/deadline.h \
	lib/rules/game.c \
	lib/rules/game_prospect.c \
	lib/rules/game_history.c \
	lib/rules/last_lines.c \
	lib/rules/last_lines.h \
	lib/rules/helpmate.c \
	lib/rules/helpmate.h \
	lib/rules/obstacle.c \
	lib/rules/obstacle.h \
	lib/rules/reach.c \
	lib/rules/reach.h

# They are made of records/.
RECORDS_MADE += lib/rules/standing_records.h lib/rules/fault_records.h
