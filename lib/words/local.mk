ecartinclude_HEADERS += \
	include/ecart/explain.h

lib_libecart_core_la_SOURCES += \
	lib/words/explain.c \
	lib/words/explain_fault.c \
	lib/words/explain_numbers.c \
	lib/words/explain_short.c \
	lib/words/explain_words.c \
	lib/words/explain_words.h \
	lib/words/explain_tables.h
