# Verdicts and faults as sentences, in each language.
ecartinclude_HEADERS += \
	include/ecart/explain.h \
	include/ecart/say.h

lib_libecart_core_la_SOURCES += \
	lib/words/explain.c \
	lib/words/notation.c \
	lib/words/hint.c \
	lib/words/hint.h \
	lib/words/meant_sentence.c \
	lib/words/faults.c \
	lib/words/obstacle_text.c \
	lib/words/say.c \
	lib/words/speech.c \
	lib/words/speech.h \
	lib/words/capital.h \
	lib/words/language.c \
	lib/words/language.h \
	lib/words/languages.h \
	lib/words/sentences.h
MADE += lib/words/sentences.h lib/words/languages.h lib/words/reasons.json

# Each is made from po/, under the same name.  English, po/en.txt, comes first.
LANGUAGES = \
	lib/words/en.c \
	lib/words/fr.c \
	lib/words/de.c \
	lib/words/es.c \
	lib/words/ru.c \
	lib/words/tr.c \
	lib/words/zh.c

lib/words/fr.c tools/words/fr.c: $(srcdir)/po/fr.po
lib/words/de.c tools/words/de.c: $(srcdir)/po/de.po
lib/words/es.c tools/words/es.c: $(srcdir)/po/es.po
lib/words/ru.c tools/words/ru.c: $(srcdir)/po/ru.po
lib/words/tr.c tools/words/tr.c: $(srcdir)/po/tr.po
lib/words/zh.c tools/words/zh.c: $(srcdir)/po/zh.po

# configure says which of them are built.
EXTRA_lib_libecart_core_la_SOURCES = $(LANGUAGES)
lib_libecart_core_la_LIBADD        = $(LANGUAGE_OBJECTS)
lib_libecart_core_la_DEPENDENCIES  = $(LANGUAGE_OBJECTS)

# For programs with translations of their own.
dist_pkgdata_DATA = lib/words/reasons.json
