# Cells, differences and distances: the board without pieces.
ecartinclude_HEADERS += \
	include/ecart/cell.h \
	include/ecart/difference.h \
	include/ecart/distance.h

lib_libecart_core_la_SOURCES += \
	lib/geometry/cell.c \
	lib/geometry/cell_text.h \
	lib/geometry/difference.c \
	lib/geometry/cells_between.c \
	lib/geometry/sets.h \
	lib/geometry/squares.c \
	lib/geometry/distance.c \
	lib/geometry/distance_tables.h
