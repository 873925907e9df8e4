# ecart draw: draws pictures of the board.
tools_ecart_SOURCES += \
	tools/draw/alias.c \
	tools/draw/picture_board.c \
	tools/draw/picture_board.h \
	tools/draw/ecart_draw.c \
	tools/draw/draw.h \
	tools/draw/drawing.c \
	tools/draw/drawing.h \
	tools/draw/draw_ends.c \
	tools/draw/maps.c \
	tools/draw/move.c \
	tools/draw/nearer.c \
	tools/draw/draw_numbers.c \
	tools/draw/output.c \
	tools/draw/picture_svg.c \
	tools/draw/picture_svg.h \
	tools/draw/pieces.c \
	tools/draw/png.c \
	tools/draw/draw_position.c \
	tools/draw/svg.c \
	tools/draw/svg.h

# It is made of records/.
RECORDS_MADE += tools/draw/legend_records.h
