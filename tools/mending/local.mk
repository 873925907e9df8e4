# What was meant in a game where a move is refused, and mending it.
tools_ecart_SOURCES += \
	tools/mending/diff.c \
	tools/mending/suggestion.c \
	tools/mending/witness.c \
	tools/mending/witness.h
