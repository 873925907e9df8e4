# ecart pgn: judges collections of games.
tools_ecart_SOURCES += \
	tools/pgn/chunk.c \
	tools/pgn/chunk.h \
	tools/pgn/diff.c \
	tools/pgn/diff.h \
	tools/pgn/edit.h \
	tools/pgn/finding.c \
	tools/pgn/finding.h \
	tools/pgn/finding_format.c \
	tools/pgn/finding_format.h \
	tools/pgn/finding_text.c \
	tools/pgn/finding_text.h \
	tools/pgn/flag_fall.c \
	tools/pgn/flag_fall.h \
	tools/pgn/game_end.c \
	tools/pgn/game_end.h \
	tools/pgn/habit.c \
	tools/pgn/habit.h \
	tools/pgn/language_guess.c \
	tools/pgn/language_guess.h \
	tools/pgn/lint.c \
	tools/pgn/lint.h \
	tools/pgn/mend.c \
	tools/pgn/mend.h \
	tools/pgn/merge.c \
	tools/pgn/merge.h \
	tools/pgn/part.c \
	tools/pgn/part.h \
	tools/pgn/past_end.c \
	tools/pgn/past_end.h \
	tools/pgn/ecart_pgn.c \
	tools/pgn/range.c \
	tools/pgn/range.h \
	tools/pgn/report.c \
	tools/pgn/report.h \
	tools/pgn/source.c \
	tools/pgn/source.h \
	tools/pgn/source_file.c \
	tools/pgn/source_file.h \
	tools/pgn/summary.c \
	tools/pgn/summary.h \
	tools/pgn/tag_check.c \
	tools/pgn/tag_check.h \
	tools/pgn/tags.c \
	tools/pgn/tags.h \
	tools/pgn/suggestion.c \
	tools/pgn/suggestion.h \
	tools/pgn/witness.c \
	tools/pgn/witness.h \
	tools/pgn/workers.c \
	tools/pgn/workers.h
if HAVE_ZLIB
tools_ecart_SOURCES += tools/pgn/source_gzip.c
endif
if HAVE_ZSTD
tools_ecart_SOURCES += tools/pgn/source_zstd.c
endif

# It is made of records/.
RECORDS_MADE += tools/pgn/finding_records.h
