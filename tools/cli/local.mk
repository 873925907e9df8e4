# What the commands share: options, operands, errors, and output as text or JSON.
tools_ecart_SOURCES += \
	tools/cli/buffer.c \
	tools/cli/buffer.h \
	tools/cli/diagram.c \
	tools/cli/diagram.h \
	tools/cli/error.c \
	tools/cli/error.h \
	tools/cli/fields.c \
	tools/cli/fields.h \
	tools/cli/json.c \
	tools/cli/json.h \
	tools/cli/judgement.c \
	tools/cli/judgement.h \
	tools/cli/letters_hint.c \
	tools/cli/letters_hint.h \
	tools/cli/line.c \
	tools/cli/line.h \
	tools/cli/meanings.c \
	tools/cli/meanings.h \
	tools/cli/name.c \
	tools/cli/name.h \
	tools/cli/operand.c \
	tools/cli/operand.h \
	tools/cli/option.c \
	tools/cli/option.h \
	tools/cli/output_options.c \
	tools/cli/output_options.h \
	tools/cli/position_option.c \
	tools/cli/position_option.h \
	tools/cli/progress.c \
	tools/cli/progress.h \
	tools/cli/screen.c \
	tools/cli/screen.h \
	tools/cli/sighting.c \
	tools/cli/sighting.h \
	tools/cli/utf8.c \
	tools/cli/utf8.h
