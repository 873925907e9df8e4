# The sentences of the program, in each language.
noinst_LTLIBRARIES += tools/words/libprogram.la
tools_words_libprogram_la_SOURCES  = \
	tools/words/program.c \
	tools/words/program.h \
	tools/words/languages.h \
	tools/words/sentences.h
tools_words_libprogram_la_CPPFLAGS = $(TOOLS_INCLUDES) $(AM_CPPFLAGS)

# They are made from po/ as LANGUAGES of the library are, and in the same order.
PROGRAM_LANGUAGES = \
	tools/words/en.c \
	tools/words/fr.c \
	tools/words/de.c \
	tools/words/es.c \
	tools/words/ru.c \
	tools/words/tr.c \
	tools/words/zh.c

# configure says which of them are built.
EXTRA_tools_words_libprogram_la_SOURCES = $(PROGRAM_LANGUAGES)
tools_words_libprogram_la_LIBADD        = $(PROGRAM_OBJECTS)
tools_words_libprogram_la_DEPENDENCIES  = $(PROGRAM_OBJECTS)

MADE += tools/words/languages.h tools/words/sentences.h
