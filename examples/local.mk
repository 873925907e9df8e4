# Small complete programs, to be read and to be begun with.  They use the public
# headers and libecart, as installed, and nothing else of this package; make
# check runs them.  The board is a program that people try, so make builds it.
EXAMPLES = examples/lint examples/six_ways examples/terminal examples/watch
examples_lint_LDADD     = lib/libecart.la
examples_six_ways_LDADD = lib/libecart.la
examples_terminal_LDADD = lib/libecart.la
examples_watch_LDADD    = lib/libecart.la

if HAVE_GTK
noinst_PROGRAMS += examples/gtk_board
endif
examples_gtk_board_SOURCES = \
	examples/gtk_board.c     \
	examples/gtk_drawing.c   \
	examples/gtk_drawing.h   \
	examples/gtk_pieces.c    \
	examples/gtk_promotion.c \
	examples/gtk_promotion.h \
	examples/gtk_shapes.h
examples_gtk_board_CPPFLAGS = $(AM_CPPFLAGS) $(GTK_CFLAGS)
examples_gtk_board_LDADD    = lib/libecart.la $(GTK_LIBS) -lm
GENERATED  += examples/gtk_shapes.h

check_PROGRAMS += $(EXAMPLES)
# A large collection on several processors or machines.
EXTRA_DIST     += examples/parallel_pgn.sh examples/slurm_pgn.sh
EXTRA_DIST     += examples/arena.py examples/coprocess.py examples/gui.mjs examples/gui.py \
	examples/refused.ipynb
# For the controller in a board.
EXTRA_DIST     += examples/sensors.c
# Pages for the package in web/, whose tests run them; the manual shows them.
EXTRA_DIST     += examples/page.html examples/board.html examples/board.js
# One small program in six languages, which calls the library.
EXTRA_DIST     += examples/ask.cc examples/ask.go examples/ask.lua examples/ask.py examples/game.py \
	examples/ask.rs examples/ask.vala
# The program in README.
check_PROGRAMS += tests/readme
nodist_tests_readme_SOURCES = tests/readme.c
tests_readme_LDADD          = lib/libecart.la
tests/readme.c: $(srcdir)/README.md
	$(AM_V_GEN)(echo '/* SPDX-License-Identifier: MIT */'; echo '/* readme.c -- made of README.md */'; \
	    sed -n '/^```c$$/,/^```$$/{/^```/!p;}' $(srcdir)/README.md) >$@
CLEANFILES     += tests/readme.c
TESTS          += $(EXAMPLE_TESTS)
EXAMPLE_TESTS   = tests/check_examples.sh tests/check_bindings.sh tests/check_readme.sh
EXTRA_DIST     += $(EXAMPLE_TESTS) tests/data/terminal.txt tests/data/gui.txt tests/check_vapi.vala

examples: $(EXAMPLES) $(noinst_PROGRAMS)

.PHONY: examples
