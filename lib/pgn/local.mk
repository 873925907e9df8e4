ecartinclude_HEADERS += \
	include/ecart/pgn.h

lib_libecart_core_la_SOURCES += \
	lib/pgn/reader.h \
	lib/pgn/reader.c \
	lib/pgn/word.c \
	lib/pgn/comment.c \
	lib/pgn/tag.c \
	lib/pgn/sign.c \
	lib/pgn/start.c \
	lib/pgn/judge.c \
	lib/pgn/fast.c
