# Made by generate.sh from the list in lib/words/local.mk: edit that.
PROGRAM_LANGUAGES = tools/words/en.c tools/words/fr.c tools/words/de.c tools/words/es.c tools/words/ru.c tools/words/tr.c tools/words/zh.c
