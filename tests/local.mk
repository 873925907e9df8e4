# One Check program per layer, named after it and linked with the core, so
# that hidden functions can be tested too.  check_api is linked with the
# library as installed.
CHECKS = \
	tests/check_api

# make check-slow: programs and scripts that take minutes.  Automake writes the
# rules for what it finds in TESTS, so they stand there too, where configure
# never looks.
SLOW_CHECKS =
SLOW_TESTS  = $(SLOW_CHECKS)

# Scripts that guard the rules of the house.
GUARDS = \
	tests/headers.sh \
	tests/layers.sh  \
	tests/size.sh    \
	tests/style.sh   \
	tests/symbols.sh

EXTRA_DIST     += $(GUARDS)
TEST_EXTENSIONS = .sh
TESTS           = $(GUARDS)
if HAVE_CHECK
check_PROGRAMS  = $(CHECKS) $(SLOW_CHECKS)
TESTS          += $(CHECKS)
endif
if NEVER
TESTS          += $(SLOW_TESTS)
endif

check-slow:
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(SLOW_TESTS)'

.PHONY: check-slow

AM_TESTS_ENVIRONMENT = \
	CC='$(CC)' CXX='$(CXX_FOR_HEADERS)' NM='$(NM)' \
	CPPFLAGS='$(AM_CPPFLAGS)' CFLAGS='$(AM_CFLAGS) $(CFLAGS)' \
	VERSION='$(PACKAGE_VERSION)'; \
	export CC CXX NM CPPFLAGS CFLAGS VERSION;

LDADD = lib/libecart-core.la $(CHECK_LIBS)

tests_check_cell_SOURCES = tests/check_cell.c tests/runner.h
tests_check_cell_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_difference_SOURCES = tests/check_difference.c tests/runner.h
tests_check_difference_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_distance_SOURCES = tests/check_distance.c tests/runner.h tests/walk.h
tests_check_distance_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_piece_SOURCES = tests/check_piece.c tests/runner.h
tests_check_piece_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_reason_SOURCES = tests/check_reason.c tests/runner.h
tests_check_reason_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_shape_SOURCES = tests/check_shape.c tests/runner.h tests/walk.h
tests_check_shape_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_trajectory_SOURCES = tests/check_trajectory.c tests/runner.h tests/walk.h
tests_check_trajectory_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_board_SOURCES = tests/check_board.c tests/runner.h tests/walk.h
tests_check_board_CFLAGS = $(AM_CFLAGS) $(CHECK_CFLAGS)

tests_check_api_SOURCES      = tests/check_api.c tests/runner.h
tests_check_api_CFLAGS       = $(AM_CFLAGS) $(CHECK_CFLAGS)
tests_check_api_LDADD        = lib/libecart.la $(CHECK_LIBS)
