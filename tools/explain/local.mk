# ecart explain.
tools_ecart_SOURCES += \
	tools/explain/castle.c \
	tools/explain/check.c \
	tools/explain/child.c \
	tools/explain/end.c \
	tools/explain/explain.c \
	tools/explain/laws.c \
	tools/explain/laws.h \
	tools/explain/laws_rules.c \
	tools/explain/lesson.c \
	tools/explain/lesson.h \
	tools/explain/numbers.c \
	tools/explain/path.c \
	tools/explain/prose.c \
	tools/explain/prose.h \
	tools/explain/rule.c \
	tools/explain/safety.c \
	tools/explain/special.c \
	tools/explain/text.c
