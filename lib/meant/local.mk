# What was meant by a text that was refused, and by a board that was seen.
ecartinclude_HEADERS += \
	include/ecart/meant.h \
	include/ecart/circumstance.h \
	include/ecart/between.h \
	include/ecart/watch.h

lib_libecart_core_la_SOURCES += \
	lib/meant/misread.c \
	lib/meant/meant_text.c \
	lib/meant/meant_text.h \
	lib/meant/meant_possible.c \
	lib/meant/meant.c \
	lib/meant/meant.h \
	lib/meant/meant_line.c \
	lib/meant/mishap.c \
	lib/meant/circumstance.c \
	lib/meant/forced.c \
	lib/meant/forced.h \
	lib/meant/glance.h \
	lib/meant/between.c \
	lib/meant/watch.c
