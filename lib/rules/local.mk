ecartinclude_HEADERS += \
	include/ecart/move.h \
	include/ecart/verdict.h \
	include/ecart/setup.h \
	include/ecart/position.h \
	include/ecart/legal.h \
	include/ecart/game.h

lib_libecart_core_la_SOURCES += \
	lib/rules/move.c \
	lib/rules/verdict.c \
	lib/rules/setup.c \
	lib/rules/setup_faults.c \
	lib/rules/setup_check.c \
	lib/rules/setup_check.h \
	lib/rules/position.c \
	lib/rules/position_make.h \
	lib/rules/position_lines.c \
	lib/rules/position_attackers.h \
	lib/rules/legal.c \
	lib/rules/legal_rules.c \
	lib/rules/legal_rules.h \
	lib/rules/movegen.h \
	lib/rules/legal_calm.c \
	lib/rules/legal_calm.h \
	lib/rules/play.c \
	lib/rules/movegen.c \
	lib/rules/candidates.c \
	lib/rules/candidates.h \
	lib/rules/premove.c \
	lib/rules/game.c \
	lib/rules/game_prospect.c \
	lib/rules/game_wall.c \
	lib/rules/game_wall.h
