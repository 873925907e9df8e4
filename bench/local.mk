# What is compared with another commit.  Of that commit, BASE, the library and
# the program are built in a folder of bench/base; BASE_BUILD names a tree that is
# built already.  Without BASE each script has its own.
BASE         =
BASE_BUILD   =
BASE_OPTIONS = srcdir='$(srcdir)' CC='$(CC)' AM_CFLAGS='$(AM_CFLAGS)' CFLAGS='$(CFLAGS)' \
	MAKE='$(MAKE)' BASE='$(BASE)' BASE_BUILD='$(BASE_BUILD)'

EXTRA_PROGRAMS += bench/bench bench/meant bench/prospect bench/same
CLEANFILES     += bench/bench bench/meant bench/prospect bench/same
EXTRA_DIST     += bench/build.sh bench/same.sh bench/same_answers.c bench/same_wanted.txt \
	bench/bench.sh bench/table.sh bench/bench_tasks.c bench/bench_tasks_list.c \
	bench/bench_tasks_list.h bench/bench_tasks_pairs.c bench/bench_tasks_pairs.h \
	bench/bench_python.py bench/python.sh bench/comments.awk bench/peers.mjs bench/peer_filter.mjs \
	bench/slips.mjs bench/slips.sh bench/meant.sh

# make same: whether this tree answers as BASE does.
bench_same_SOURCES = bench/same.c bench/same.h
bench_same_LDADD   = $(DLOPEN_LIBS)
same: bench/same lib/libecart-core.la tools/ecart tests/make_games $(REPLAYS)
	@$(BASE_OPTIONS) VERDICTS='$(VERDICTS)' $(SHELL) $(srcdir)/bench/same.sh

# make bench: how fast this tree is, and BASE beside it.  With ROWS=word, only
# rows whose names have it.
bench_bench_SOURCES  = bench/bench.c bench/bench.h
bench_bench_CPPFLAGS = $(AM_CPPFLAGS) -DBENCH_CFLAGS='"$(CFLAGS)"'
bench_bench_LDADD    = $(DLOPEN_LIBS)
bench: bench/bench lib/libecart-core.la tools/ecart tests/make_games
	@$(BASE_OPTIONS) ROWS='$(ROWS)' $(SHELL) $(srcdir)/bench/bench.sh

# make bench-table: the same, and the manual has its numbers.
bench-table: bench/bench lib/libecart-core.la tools/ecart tests/make_games
	@$(BASE_OPTIONS) PRINTED='$(PRINTED)' $(SHELL) $(srcdir)/bench/table.sh

# make slips: what ecart pgn --mend makes of slips in games.
slips: tools/ecart
	@srcdir='$(srcdir)' GAMES='$(GAMES)' SLIPS='$(SLIPS)' SEED='$(SEED)' KINDS='$(KINDS)' \
	    $(SHELL) $(srcdir)/bench/slips.sh

# make meant: how often ecart_meant() and the like are right.
meant: bench/meant
	@SLIPS='$(SLIPS)' $(SHELL) $(srcdir)/bench/meant.sh

# make prospect VECTORS=file: who can still mate, beside a file of known answers.
VECTORS =
bench_prospect_LDADD = lib/libecart.la
prospect: bench/prospect
	@bench/prospect '$(VECTORS)'

clean-bench:
	rm -rf bench/base bench/this bench/base.log

.PHONY: same bench bench-table slips meant prospect clean-bench
