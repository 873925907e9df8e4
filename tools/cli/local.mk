# What the commands share: options, operands, errors, and output as text or JSON.
tools_ecart_SOURCES += \
	tools/cli/buffer.c \
	tools/cli/buffer.h \
	tools/cli/diagram.c \
	tools/cli/diagram.h \
	tools/cli/ends.c \
	tools/cli/ends.h \
	tools/cli/ends_line.c \
	tools/cli/ends_line.h \
	tools/cli/ends_obstacle.c \
	tools/cli/ends_obstacle.h \
	tools/cli/error.c \
	tools/cli/error.h \
	tools/cli/fen_reading.c \
	tools/cli/fen_reading.h \
	tools/cli/fields.c \
	tools/cli/fields.h \
	tools/cli/file_name.c \
	tools/cli/file_name.h \
	tools/cli/json.c \
	tools/cli/json.h \
	tools/cli/json_reader.c \
	tools/cli/json_reader.h \
	tools/cli/judgement.c \
	tools/cli/judgement.h \
	tools/cli/language_option.c \
	tools/cli/language_option.h \
	tools/cli/letters_hint.c \
	tools/cli/letters_hint.h \
	tools/cli/line_reader.c \
	tools/cli/line_reader.h \
	tools/cli/meanings.c \
	tools/cli/meanings.h \
	tools/cli/move_list.c \
	tools/cli/move_list.h \
	tools/cli/name.c \
	tools/cli/name.h \
	tools/cli/nearest.c \
	tools/cli/nearest.h \
	tools/cli/operand.c \
	tools/cli/operand.h \
	tools/cli/option.c \
	tools/cli/option.h \
	tools/cli/output_options.c \
	tools/cli/output_options.h \
	tools/cli/page.c \
	tools/cli/page.h \
	tools/cli/pasted_fen.c \
	tools/cli/pasted_fen.h \
	tools/cli/pasted_moves.c \
	tools/cli/pasted_moves.h \
	tools/cli/position_option.c \
	tools/cli/position_option.h \
	tools/cli/progress.c \
	tools/cli/progress.h \
	tools/cli/screen.c \
	tools/cli/screen.h \
	tools/cli/sighting.c \
	tools/cli/sighting.h \
	tools/cli/steps.c \
	tools/cli/steps.h \
	tools/cli/stop.h \
	tools/cli/system.h \
	tools/cli/utf8.c \
	tools/cli/utf8.h
if WINDOWS
tools_ecart_SOURCES += tools/cli/windows.c
else
tools_ecart_SOURCES += tools/cli/stop.c tools/cli/system.c
endif
