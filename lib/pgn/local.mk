# Reads collections of games, and judges them.
ecartinclude_HEADERS += \
	include/ecart/pgn.h

lib_libecart_core_la_SOURCES += \
	lib/pgn/bytes.c \
	lib/pgn/scan.h \
	lib/pgn/encoding.c \
	lib/pgn/word.c \
	lib/pgn/movetext.c \
	lib/pgn/comment.c \
	lib/pgn/tag.c \
	lib/pgn/reader.c \
	lib/pgn/line.h \
	lib/pgn/line.c \
	lib/pgn/fast.c \
	lib/pgn/judge.c
