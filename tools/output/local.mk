# What answers: judgements, moves, ends and boards, as text or JSON.
tools_ecart_SOURCES += \
	tools/output/diagram.c \
	tools/output/diagram.h \
	tools/output/ends.c \
	tools/output/ends.h \
	tools/output/fields.c \
	tools/output/fields.h \
	tools/output/json.c \
	tools/output/json.h \
	tools/output/judgement.c \
	tools/output/judgement.h \
	tools/output/meanings.c \
	tools/output/meanings.h \
	tools/output/move_reader.c \
	tools/output/move_reader.h \
	tools/output/sighting.c \
	tools/output/sighting.h \
	tools/output/steps.c \
	tools/output/steps.h
