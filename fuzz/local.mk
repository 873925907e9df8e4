# Fuzz targets.  make check gives each the inputs of its corpus again; make fuzz
# looks for new ones, and needs clang.
FUZZ_TARGETS = ask betza between calls fen filter iccf mcp meant pgn pgn_twice play_on referee san uci watch
REPLAYS      = fuzz/replay_ask fuzz/replay_betza fuzz/replay_between fuzz/replay_calls fuzz/replay_fen fuzz/replay_filter fuzz/replay_iccf \
	fuzz/replay_mcp fuzz/replay_meant fuzz/replay_pgn fuzz/replay_pgn_twice fuzz/replay_play_on \
	fuzz/replay_referee fuzz/replay_san fuzz/replay_uci fuzz/replay_watch

fuzz_replay_ask_SOURCES  = fuzz/fuzz_ask.c fuzz/replay.c fuzz/fuzz.h fuzz/fuzz_text.h
fuzz_replay_betza_SOURCES = fuzz/fuzz_betza.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_between_SOURCES = fuzz/fuzz_between.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_calls_SOURCES = fuzz/fuzz_calls.c fuzz/replay.c fuzz/fuzz.h fuzz/fuzz_text.h
fuzz_replay_fen_SOURCES  = fuzz/fuzz_fen.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_iccf_SOURCES = fuzz/fuzz_iccf.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_meant_SOURCES = fuzz/fuzz_meant.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_pgn_SOURCES  = fuzz/fuzz_pgn.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_pgn_twice_SOURCES = fuzz/fuzz_pgn_twice.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_play_on_SOURCES = fuzz/fuzz_play_on.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_referee_SOURCES = fuzz/fuzz_referee.c fuzz/replay.c fuzz/fuzz.h fuzz/fuzz_text.h
fuzz_replay_san_SOURCES  = fuzz/fuzz_san.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_uci_SOURCES  = fuzz/fuzz_uci.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_watch_SOURCES = fuzz/fuzz_watch.c fuzz/replay.c fuzz/fuzz.h

# What of the program answers a line, and what it must answer.
FILTER_PARTS = \
	fuzz/filter_wanted.c \
	tools/output/fields.c \
	tools/system/buffer.c \
	tools/system/error.c \
	tools/output/ends.c \
	tools/output/json.c \
	tools/input/json_reader.c \
	tools/output/judgement.c \
	tools/input/line_reader.c \
	tools/output/meanings.c \
	tools/output/move_reader.c \
	tools/input/pasted_board.c \
	tools/input/pasted_diagram.c \
	tools/system/page.c \
	tools/system/system.c \
	tools/output/sighting.c \
	tools/output/steps.c \
	tools/filter/answer.c \
	tools/filter/message.c \
	tools/filter/operations.c \
	tools/filter/request.c \
	tools/filter/request_object.c \
	tools/system/utf8.c
fuzz_replay_filter_SOURCES = fuzz/fuzz_filter.c fuzz/replay.c fuzz/fuzz.h fuzz/fuzz_text.h fuzz/poison.h \
	fuzz/filter_wanted.h \
	$(FILTER_PARTS)
fuzz_replay_filter_CPPFLAGS = $(TOOLS_INCLUDES) $(AM_CPPFLAGS)
fuzz_replay_filter_LDADD   = tools/words/libprogram.la $(LDADD) $(JANSSON_LIBS)

fuzz_replay_mcp_SOURCES = fuzz/fuzz_mcp.c fuzz/replay.c fuzz/fuzz.h fuzz/fuzz_text.h \
	fuzz/filter_wanted.h $(FILTER_PARTS)
fuzz_replay_mcp_CPPFLAGS = $(TOOLS_INCLUDES) $(AM_CPPFLAGS)
fuzz_replay_mcp_LDADD    = tools/words/libprogram.la $(LDADD) $(JANSSON_LIBS)

# A call of each public function.
fuzz/fuzz_calls.$(OBJEXT): fuzz/calls.h
fuzz/calls.h: fuzz/calls.awk fuzz/fuzz_calls.c $(include_HEADERS) $(ecartinclude_HEADERS)
	@$(MKDIR_P) fuzz
	$(AM_V_GEN)$(AWK) -f $(srcdir)/fuzz/calls.awk $(srcdir)/fuzz/fuzz_calls.c \
	    $(srcdir)/include/ecart/*.h >$@.tmp && mv $@.tmp $@
CLEANFILES += fuzz/calls.h

check_PROGRAMS += $(REPLAYS)
TESTS          += fuzz/replay.sh
EXTRA_DIST     += fuzz/calls.awk fuzz/corpus/calls.txt fuzz/replay.sh fuzz/run.sh \
	fuzz/corpus/ask.txt fuzz/corpus/betza.txt fuzz/corpus/between.txt fuzz/corpus/fen.txt fuzz/corpus/filter.txt fuzz/corpus/iccf.txt fuzz/corpus/mcp.txt fuzz/corpus/meant.txt \
	fuzz/corpus/pgn.txt fuzz/corpus/play_on.txt fuzz/corpus/referee.txt fuzz/corpus/san.txt fuzz/corpus/uci.txt fuzz/corpus/watch.txt

fuzz: $(REPLAYS) fuzz/calls.h
	srcdir='$(srcdir)' FUZZ_TARGETS="$${FUZZ_TARGETS:-$(FUZZ_TARGETS)}" \
	    FUZZ_SECONDS='$(FUZZ_SECONDS)' FILTER_PARTS='$(FILTER_PARTS) tools/words/program.c $(PROGRAM_LANGUAGES)' \
	    LIBRARY='$(lib_libecart_core_la_SOURCES) $(LANGUAGES)' \
	    JANSSON_CFLAGS='$(JANSSON_CFLAGS)' JANSSON_LIBS='$(JANSSON_LIBS)' \
	    $(SHELL) $(srcdir)/fuzz/run.sh

.PHONY: fuzz
