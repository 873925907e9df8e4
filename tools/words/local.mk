# The sentences of the program, in each language.
noinst_LTLIBRARIES += tools/words/libprogram.la
tools_words_libprogram_la_SOURCES  = \
	tools/words/program.c \
	tools/words/program.h \
	tools/words/languages.h \
	tools/words/sentences.h
tools_words_libprogram_la_CPPFLAGS = $(TOOLS_INCLUDES) $(AM_CPPFLAGS)

# PROGRAM_LANGUAGES, which are made from po/ as LANGUAGES of the library are.
include tools/words/languages.mk

# configure says which of them are built.
EXTRA_tools_words_libprogram_la_SOURCES = $(PROGRAM_LANGUAGES)
tools_words_libprogram_la_LIBADD        = $(PROGRAM_OBJECTS)
tools_words_libprogram_la_DEPENDENCIES  = $(PROGRAM_OBJECTS)

GENERATED += tools/words/languages.mk tools/words/languages.h tools/words/sentences.h \
	$(LANGUAGES:lib/%=tools/%)
