# The reasoning on a move or a game, as a teacher tells it.
ecartinclude_HEADERS += \
	include/ecart/lesson.h

lib_libecart_core_la_SOURCES += \
	lib/lesson/lesson.c \
	lib/lesson/arbiter.c \
	lib/lesson/arbiter.h \
	lib/lesson/child.c \
	lib/lesson/child.h \
	lib/lesson/laws.c \
	lib/lesson/laws.h \
	lib/lesson/repetition.c \
	lib/lesson/repetition.h \
	lib/lesson/writing.c \
	lib/lesson/writing.h
