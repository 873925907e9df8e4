# make bench: programs that print timings.  They are built for this alone.
BENCHES = \
	bench/bench_distance \
	bench/bench_arrays   \
	bench/bench_moves    \
	bench/bench_pgn
EXTRA_PROGRAMS += $(BENCHES)
CLEANFILES     += $(BENCHES) $(ARRAY_OBJECTS)
EXTRA_DIST     += bench/arrays_inlined.c bench/peers.sh bench/peers.mjs \
	bench/peers_pgn.mjs

BENCH_CPPFLAGS = $(AM_CPPFLAGS) -DBENCH_CFLAGS='"$(CFLAGS)"'
TIMING         = bench/timing.h bench/timing.c

bench_bench_distance_CPPFLAGS = $(BENCH_CPPFLAGS)
bench_bench_distance_LDADD    = lib/libecart.la
bench_bench_distance_SOURCES  = bench/bench_distance.c $(TIMING) \
	bench/inlined.h bench/queries.h bench/queries_list.h \
	bench/queries_inlined.c bench/queries_called.c

bench_bench_arrays_CPPFLAGS = $(BENCH_CPPFLAGS)
bench_bench_arrays_LDADD    = $(ARRAY_OBJECTS) lib/libecart.la
bench_bench_arrays_SOURCES  = bench/bench_arrays.c $(TIMING) \
	bench/inlined.h bench/arrays.h bench/arrays_list.h bench/arrays_called.c

bench_bench_moves_CPPFLAGS = $(BENCH_CPPFLAGS)
bench_bench_moves_LDADD    = lib/libecart.la
bench_bench_moves_SOURCES  = bench/bench_moves.c $(TIMING)

bench_bench_pgn_CPPFLAGS = $(BENCH_CPPFLAGS)
bench_bench_pgn_LDADD    = lib/libecart.la
bench_bench_pgn_SOURCES  = bench/bench_pgn.c $(TIMING)

# The user's CFLAGS come last in automake's rules, and would undo -O3.  Not
# every compiler knows -march=native.
ARRAY_OBJECTS = bench/arrays_at_o3.o bench/arrays_native.o
ARRAY_COMPILE = $(CC) $(AM_CPPFLAGS) $(CPPFLAGS) $(AM_CFLAGS) $(CFLAGS) -O3 \
	-c $(srcdir)/bench/arrays_inlined.c

$(ARRAY_OBJECTS): bench/arrays_inlined.c bench/arrays_list.h bench/arrays.h bench/inlined.h \
                  lib/geometry/distance_arrays.c lib/pieces/shape_arrays.c lib/geometry/lanes.h
bench/arrays_at_o3.o:
	@$(MKDIR_P) bench
	$(AM_V_CC)$(ARRAY_COMPILE) -DARRAYS=arrays_at_o3 -o $@
bench/arrays_native.o:
	@$(MKDIR_P) bench
	$(AM_V_CC)$(ARRAY_COMPILE) -DARRAYS=arrays_native -march=native -o $@ || \
	    $(ARRAY_COMPILE) -DARRAYS=arrays_native -o $@

bench: $(BENCHES) tools/ecart tests/make_games
	@srcdir='$(srcdir)'; export srcdir; \
	for program in $(BENCHES); do ./$$program || exit; done; \
	sh $(srcdir)/bench/peers.sh

.PHONY: bench

# make same: whether this tree answers as another commit does.  Of that commit,
# BASE, the library and the program are built in bench/base/tree; BASE_BUILD
# names a tree that is built already.
BASE       = 78cb891
BASE_BUILD =
BUILD_BASE = srcdir='$(srcdir)' CC='$(CC)' AM_CFLAGS='$(AM_CFLAGS)' CFLAGS='$(CFLAGS)' \
	MAKE='$(MAKE)' BASE='$(BASE)' BASE_BUILD='$(BASE_BUILD)' $(SHELL) $(srcdir)/bench/build.sh

EXTRA_PROGRAMS   += bench/same
CLEANFILES       += bench/same
EXTRA_DIST       += bench/build.sh bench/same.sh bench/same_answers.c bench/compat.h
bench_same_SOURCES = bench/same.c bench/same.h
bench_same_LDADD   = $(DLOPEN_LIBS)

same: bench/same lib/libecart-core.la tools/ecart tests/make_games $(REPLAYS)
	$(BUILD_BASE) same_answers
	srcdir='$(srcdir)' VERDICTS='$(VERDICTS)' $(SHELL) $(srcdir)/bench/same.sh

.PHONY: same
