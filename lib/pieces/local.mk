# Pieces, the reasons why moves are refused, and how pieces go on an empty board.
ecartinclude_HEADERS += \
	include/ecart/piece.h \
	include/ecart/reason.h \
	include/ecart/shape.h

lib_libecart_core_la_SOURCES += \
	lib/pieces/piece.c \
	lib/pieces/reason.c \
	lib/pieces/reason_list.h \
	lib/pieces/shape.c \
	lib/pieces/move_shapes.c \
	lib/pieces/move_shapes.h

# It is made of records/.
RECORDS_MADE += lib/pieces/reason_records.h
