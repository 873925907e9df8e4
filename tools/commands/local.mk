# Commands of one file each.
tools_ecart_SOURCES += \
	tools/commands/ecart_board.c \
	tools/commands/ecart_cecp.c \
	tools/commands/ecart_check.c \
	tools/commands/ecart_ends.c \
	tools/commands/ecart_fen.c \
	tools/commands/ecart_moves.c \
	tools/commands/ecart_perft.c \
	tools/commands/ecart_premove.c \
	tools/commands/ecart_seen.c
