# Commands of one file each, and the article's sets of differences.
tools_ecart_SOURCES += \
	tools/commands/article.c \
	tools/commands/article.h \
	tools/commands/board.c \
	tools/commands/check.c \
	tools/commands/distance.c \
	tools/commands/ends.c \
	tools/commands/fen.c \
	tools/commands/figure.c \
	tools/commands/figure.h \
	tools/commands/mobility.c \
	tools/commands/moves.c \
	tools/commands/perft.c \
	tools/commands/premove.c \
	tools/commands/reach.c \
	tools/commands/reach.h \
	tools/commands/seen.c \
	tools/commands/shape.c \
	tools/commands/terms.c \
	tools/commands/trajectory.c \
	tools/commands/vector.c \
	tools/commands/vector.h
