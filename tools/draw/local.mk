# ecart draw: draws pictures of the board.
tools_ecart_SOURCES += \
	tools/draw/alias.c \
	tools/draw/picture.h \
	tools/draw/picture_board.c \
	tools/draw/ecart_draw.c \
	tools/draw/draw.h \
	tools/draw/drawing.c \
	tools/draw/drawing.h \
	tools/draw/maps.c \
	tools/draw/move.c \
	tools/draw/nearer.c \
	tools/draw/draw_numbers.c \
	tools/draw/picture_svg.c \
	tools/draw/pieces.c \
	tools/draw/png.c \
	tools/draw/draw_position.c \
	tools/draw/svg.c

# It is made of records/.
RECORDS_MADE += tools/draw/legend_records.h
