# Fuzz targets.  make check gives each the inputs of its corpus again; make fuzz
# looks for new ones, which wants clang.
FUZZ_TARGETS = fen iccf san uci
REPLAYS      = fuzz/replay_fen fuzz/replay_iccf fuzz/replay_san fuzz/replay_uci

fuzz_replay_fen_SOURCES  = fuzz/fuzz_fen.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_iccf_SOURCES = fuzz/fuzz_iccf.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_san_SOURCES  = fuzz/fuzz_san.c fuzz/replay.c fuzz/fuzz.h
fuzz_replay_uci_SOURCES  = fuzz/fuzz_uci.c fuzz/replay.c fuzz/fuzz.h

check_PROGRAMS += $(REPLAYS)
TESTS          += fuzz/replay.sh
EXTRA_DIST     += fuzz/replay.sh fuzz/run.sh \
	fuzz/corpus/fen.txt fuzz/corpus/iccf.txt fuzz/corpus/san.txt fuzz/corpus/uci.txt

fuzz: $(REPLAYS)
	srcdir='$(srcdir)' FUZZ_TARGETS="$${FUZZ_TARGETS:-$(FUZZ_TARGETS)}" \
	    FUZZ_SECONDS='$(FUZZ_SECONDS)' $(SHELL) $(srcdir)/fuzz/run.sh

.PHONY: fuzz
