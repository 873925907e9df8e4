# What reads: operands, pasted moves, lines and JSON, and the options of a language, a position and an answer.
tools_ecart_SOURCES += \
	tools/input/json_reader.c \
	tools/input/json_reader.h \
	tools/input/line_reader.c \
	tools/input/line_reader.h \
	tools/input/operand.c \
	tools/input/operand.h \
	tools/input/options.c \
	tools/input/options.h \
	tools/input/pasted_board.c \
	tools/input/pasted_board.h \
	tools/input/pasted_diagram.c \
	tools/input/pasted_moves.c \
	tools/input/pasted_moves.h \
	tools/input/position_option.c
