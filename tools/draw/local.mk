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
	tools/draw/piece_shapes.h \
	tools/draw/draw_position.c \
	tools/draw/style_sheets.h \
	tools/draw/svg.c

# It is made of records/.
RECORDS_MADE += tools/draw/legend_records.h

# They are made of the tables beside them.
MADE       += tools/draw/piece_shapes.h tools/draw/style_sheets.h
EXTRA_DIST += tools/draw/pieces.awk tools/draw/pieces.txt tools/draw/style.awk tools/draw/style.txt
tools/draw/piece_shapes.h: $(srcdir)/tools/draw/pieces.awk $(srcdir)/tools/draw/pieces.txt
tools/draw/style_sheets.h: $(srcdir)/tools/draw/style.awk $(srcdir)/tools/draw/style.txt
