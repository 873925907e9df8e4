# Commands of one file each, and the article's sets of differences.
tools_ecart_SOURCES += \
	tools/commands/article.c \
	tools/commands/article.h \
	tools/commands/ecart_board.c \
	tools/commands/ecart_check.c \
	tools/commands/ecart_distance.c \
	tools/commands/ecart_ends.c \
	tools/commands/ecart_fen.c \
	tools/commands/shape_figure.c \
	tools/commands/shape_figure.h \
	tools/commands/ecart_mobility.c \
	tools/commands/ecart_moves.c \
	tools/commands/ecart_perft.c \
	tools/commands/ecart_premove.c \
	tools/commands/mobility_pieces.c \
	tools/commands/mobility_pieces.h \
	tools/commands/ecart_seen.c \
	tools/commands/ecart_shape.c \
	tools/commands/ecart_terms.c \
	tools/commands/ecart_trajectory.c \
	tools/commands/vector.c \
	tools/commands/vector.h
