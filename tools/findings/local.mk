# Judges games, and says what is wrong with them.
tools_ecart_SOURCES += \
	tools/findings/finding.c \
	tools/findings/finding.h \
	tools/findings/finding_format.c \
	tools/findings/finding_format.h \
	tools/findings/finding_text.c \
	tools/findings/game_end.c \
	tools/findings/game_end.h \
	tools/findings/lint.c \
	tools/findings/lint.h \
	tools/findings/past_end.c \
	tools/findings/report.c \
	tools/findings/report.h \
	tools/findings/row.c \
	tools/findings/tags.c \
	tools/findings/tags.h \
	tools/findings/tell.c

# It is made of records/.
RECORDS_MADE += tools/findings/finding_records.h
