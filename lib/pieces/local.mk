# Pieces, the reasons why moves are refused, and how pieces go on an empty board.
ecartinclude_HEADERS += \
	include/ecart/piece.h \
	include/ecart/reason.h \
	include/ecart/shape.h \
	include/ecart/trajectory.h \
	include/ecart/figure.h \
	include/ecart/betza.h

lib_libecart_core_la_SOURCES += \
	lib/pieces/piece.c \
	lib/pieces/reason.c \
	lib/pieces/reason_list.h \
	lib/pieces/shape.c \
	lib/pieces/shape_arrays.c \
	lib/pieces/trajectory.c \
	lib/pieces/figure.c \
	lib/pieces/figure.h \
	lib/pieces/betza.c \
	lib/pieces/betza.h \
	lib/pieces/betza_write.c \
	lib/pieces/betza_names.c \
	lib/pieces/move_shapes.c \
	lib/pieces/move_shapes.h

# It is made of records/.
RECORDS_MADE += lib/pieces/reason_records.h
