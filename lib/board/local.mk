# What stands where: attacks, and the answers that need no rule of check.
ecartinclude_HEADERS += \
	include/ecart/board.h

lib_libecart_core_la_SOURCES += \
	lib/board/board.c \
	lib/board/outcomes.c \
	lib/board/outcomes.h \
	lib/board/attacks.c \
	lib/board/attacks.h \
	lib/board/placement.c \
	lib/board/placement.h \
	lib/board/mobility_fill.c \
	lib/board/mobility_fill.h
