# Reads and writes positions as FEN, and moves as UCI, ICCF and SAN.
ecartinclude_HEADERS += \
	include/ecart/fen.h \
	include/ecart/uci.h \
	include/ecart/iccf.h \
	include/ecart/letters.h \
	include/ecart/san.h

lib_libecart_core_la_SOURCES += \
	lib/notation/fen.c \
	lib/notation/fen_placement.c \
	lib/notation/fen_placement.h \
	lib/notation/fen_write.c \
	lib/notation/uci.c \
	lib/notation/iccf.c \
	lib/notation/letters.c \
	lib/notation/san_parse.c \
	lib/notation/san_parse.h \
	lib/notation/spoken.c \
	lib/notation/spoken_words.c \
	lib/notation/spoken_words.h \
	lib/notation/san_around.c \
	lib/notation/san_around.h \
	lib/notation/san_write.c \
	lib/notation/san_write.h \
	lib/notation/san_meaning.c \
	lib/notation/san_meaning.h \
	lib/notation/san.c

# They are made of records/.
RECORDS_MADE += lib/notation/letter_records.h lib/notation/word_records.h
