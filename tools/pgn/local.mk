# ecart pgn: judges collections of games, in several threads, whole or by ranges.
tools_ecart_SOURCES += \
	tools/pgn/chunk.c \
	tools/pgn/chunk.h \
	tools/pgn/part.c \
	tools/pgn/part.h \
	tools/pgn/ecart_pgn.c \
	tools/pgn/summary.c \
	tools/pgn/workers.c \
	tools/pgn/workers.h

# What the row of a game is like, for programs that read schemas.
dist_pkgdata_DATA += \
	tools/pgn/pgn-game.schema.json
