# ecart explain: says step by step why a move is legal or refused.
tools_ecart_SOURCES += \
	tools/explain/castle.c \
	tools/explain/check.c \
	tools/explain/end.c \
	tools/explain/explain.c \
	tools/explain/explanation.c \
	tools/explain/explanation.h \
	tools/explain/lesson.c \
	tools/explain/notation.c \
	tools/explain/numbers.c \
	tools/explain/path.c \
	tools/explain/phrase.c \
	tools/explain/phrase.h \
	tools/explain/rule.c \
	tools/explain/rules.c \
	tools/explain/rules.h \
	tools/explain/safety.c \
	tools/explain/special.c \
	tools/explain/words.c \
	tools/explain/words.h
