# The commands of one file each, and the sets of the article, which draw shows too.
tools_ecart_SOURCES += \
	tools/commands/article.c \
	tools/commands/article.h \
	tools/commands/board.c \
	tools/commands/check.c \
	tools/commands/distance.c \
	tools/commands/fen.c \
	tools/commands/mobility.c \
	tools/commands/moves.c \
	tools/commands/perft.c \
	tools/commands/shape.c \
	tools/commands/trajectory.c
