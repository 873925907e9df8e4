# ecart explain: says step by step why a move is legal or refused.
tools_ecart_SOURCES += \
	tools/explain/ecart_explain.c \
	tools/explain/explanation.h
