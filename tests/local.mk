# One Check program per layer, named after it and linked with the core, so that hidden functions can
# be tested too.  check_api is linked with the library as installed.
LAYERS = \
	tests/check_bits       \
	tests/check_cell       \
	tests/check_difference \
	tests/check_distance   \
	tests/check_piece      \
	tests/check_reason     \
	tests/check_shape      \
	tests/check_trajectory \
	tests/check_vectors    \
	tests/check_figure     \
	tests/check_betza      \
	tests/check_board      \
	tests/check_mobility   \
	tests/check_mobility_maps \
	tests/check_mobility_terms \
	tests/check_verdict    \
	tests/check_setup      \
	tests/check_position   \
	tests/check_legal      \
	tests/check_gives      \
	tests/check_zeroes      \
	tests/check_premove    \
	tests/check_forced     \
	tests/check_between    \
	tests/check_lines_between \
	tests/check_watch      \
	tests/check_candidates \
	tests/check_game       \
	tests/check_reach      \
	tests/check_obstacle   \
	tests/check_helpmate   \
	tests/check_prospect   \
	tests/check_dead       \
	tests/check_game_history \
	tests/check_fen        \
	tests/check_uci        \
	tests/check_behind     \
	tests/check_letters    \
	tests/check_san        \
	tests/check_san_spellings \
	tests/check_several \
	tests/check_spoken     \
	tests/check_meant      \
	tests/check_meant_list \
	tests/check_mishap     \
	tests/check_circumstance \
	tests/check_misread    \
	tests/check_pgn        \
	tests/check_pgn_comment \
	tests/check_pgn_judge  \
	tests/check_pgn_fast   \
	tests/check_pgn_pieces \
	tests/check_pgn_play_on \
	tests/check_pgn_words  \
	tests/check_explain    \
	tests/check_obstacle_text \
	tests/check_fen_faults \
	tests/check_brief      \
	tests/check_hint       \
	tests/check_lesson     \
	tests/check_lesson_arbiter \
	tests/check_lesson_laws \
	tests/check_lesson_player \
	tests/check_named_move \
	tests/check_referee    \
	tests/check_speech     \
	tests/check_say        \
	tests/check_plain      \
	tests/check_language
CHECKS = $(LAYERS) tests/check_stack tests/check_torture tests/check_api tests/check_game_end

# make check-slow: programs and scripts that take minutes, or need TeX or a screen.  Automake writes
# the rules for what it finds in TESTS, so they stand there too, where configure never looks.
SCREEN_TESTS = tests/check_gtk_board.sh tests/check_xboard.sh
SLOW_CHECKS = tests/slow_game tests/slow_perft
# The longest come first, and so does the one that sleeps.
SLOW_TESTS  = tests/slow_ends.sh $(SLOW_CHECKS) tests/slow_clusters.sh tests/slow_betza.sh tests/slow_deb.sh $(SCREEN_TESTS) tests/check_print.sh
# make campaign: what is random, and the longer the better; and more processors, which are emulated.
CAMPAIGN_TESTS = tests/slow_torture tests/filter_random.sh tests/slow_faults.sh tests/slow_ports.sh

# Scripts that guard the rules of the house.
GUARDS = \
	tests/amalgam.sh \
	tests/catalogues.sh \
	tests/check_cxx.sh \
	tests/complete.sh \
	tests/hardened.sh \
	tests/contents.sh \
	tests/headers.sh \
	tests/layers.sh  \
	tests/manuals.sh \
	tests/records.sh \
	tests/size.sh    \
	tests/standin.sh \
	tests/style.sh   \
	tests/symbols.sh \
	tests/tables.sh

# Cases as text; each file says what it holds and where its numbers come from.
CASES = \
	tests/data/after.tsv     \
	tests/data/articles.tsv  \
	tests/data/castle960.tsv \
	tests/data/child.tsv     \
	tests/data/player.tsv    \
	tests/data/child_words.txt \
	tests/data/chess960.tsv  \
	tests/data/answers.tsv \
	tests/data/circumstances.tsv \
	tests/data/explain.tsv   \
	tests/data/explain_brief.tsv \
	tests/data/explain_faults.tsv \
	tests/data/diagrams.txt \
	tests/data/explain_fen_faults.tsv \
	tests/data/explain_hints.tsv \
	tests/data/explain_made.tsv \
	tests/data/explain_standings.tsv \
	tests/data/explain_texts.tsv \
	tests/data/explain_text_hints.tsv \
	tests/data/explain_numbers.tsv \
	tests/data/obstacles.tsv \
	tests/data/faults.tsv    \
	tests/data/fen.tsv       \
	tests/data/games.tsv     \
	tests/data/moves.tsv     \
	tests/data/moves960.tsv  \
	tests/data/perft.tsv     \
	tests/data/planted.tsv   \
	tests/data/san.tsv       \
	tests/data/san_more.tsv  \
	tests/data/standing.tsv  \
	tests/data/standing_more.tsv \
	tests/data/suite.tsv

# Made-up languages and a made-up program, which only tests speak.
MADE_UP = tests/data/qaa.po tests/data/qab.po tests/data/qac.pot
BLOCKS  = $(srcdir)/lib/words/po.awk $(srcdir)/lib/words/language.awk $(srcdir)/lib/words/language.h
tests/language_qaa.c: $(srcdir)/tests/data/qaa.po $(srcdir)/po/en.txt $(BLOCKS)
tests/language_qab.c: $(srcdir)/tests/data/qab.po $(srcdir)/po/en.txt $(BLOCKS)
tests/language_qaa.c tests/language_qab.c:
	$(AM_V_GEN)made=$@ && code=$${made#*_} && (cd $(srcdir) && \
	    AWK='$(AWK)' $(SHELL) lib/generate.sh tests/data/$${code%.c}.po) >$@.new && mv $@.new $@
SPEAK   = cd $(srcdir) && LC_ALL=C $(AWK) -v domain=program -f lib/words/po.awk
tests/program_qac.c: $(srcdir)/tests/data/qac.pot $(BLOCKS)
	$(AM_V_GEN)($(SPEAK) -f lib/words/language.awk tests/data/qac.pot) >$@.new && mv $@.new $@
tests/program_qac.h: $(srcdir)/tests/data/qac.pot $(srcdir)/lib/words/sentences.awk $(BLOCKS)
	$(AM_V_GEN)($(SPEAK) -f lib/words/sentences.awk tests/data/qac.pot) >$@.new && mv $@.new $@
tests/check_say-check_say.$(OBJEXT): tests/program_qac.h
# The grammar with which it speaks, without the sentences of the library.
tests/language_qac.c: $(srcdir)/tests/data/qac.pot $(BLOCKS)
	$(AM_V_GEN)(cd $(srcdir) && LC_ALL=C $(AWK) -f lib/words/po.awk -f lib/words/language.awk \
	    tests/data/qac.pot | sed '/^_Static_assert/d') >$@.new && mv $@.new $@
CLEANFILES += tests/language_qaa.c tests/language_qab.c tests/language_qac.c \
	tests/program_qac.c tests/program_qac.h
nodist_tests_check_say_SOURCES = tests/language_qac.c tests/program_qac.c
tests_check_say_SOURCES        = tests/check_say.c
tests_check_say_CPPFLAGS       = -Itests $(AM_CPPFLAGS)
# po/ecart.pot with the key before each text, for the page of all sentences.
tests/marked.po: $(srcdir)/tests/marked.awk po/ecart.pot
	$(AM_V_GEN)pot=po/ecart.pot && test -f $$pot || pot=$(srcdir)/$$pot; \
	    LC_ALL=C $(AWK) -f $(srcdir)/tests/marked.awk $$pot >$@.new && \
	    mv $@.new $@
tests/language_qad.c: tests/marked.po $(BLOCKS)
	$(AM_V_GEN)(cd $(srcdir) && AWK='$(AWK)' $(SHELL) lib/generate.sh '$(abs_builddir)/tests/marked.po') >$@.new && \
	    mv $@.new $@
CLEANFILES += tests/marked.po tests/language_qad.c
nodist_tests_make_sentences_SOURCES = tests/language_qad.c
tests_make_sentences_SOURCES        = tests/make_sentences.c
nodist_tests_check_speech_SOURCES = tests/language_qaa.c tests/language_qab.c
tests_check_speech_SOURCES        = tests/check_speech.c

# Scripts that run the program as its users do: those that take longest begin, so that
# several processors end together.
PROGRAM = \
	tests/check_ranges.sh \
	tests/check_rows.sh \
	tests/check_filter.sh \
	tests/check_json.sh \
	tests/check_draw.sh \
	tests/check_conformance.sh \
	tests/check_mend.sh \
	tests/check_program.sh \
	tests/check_screen.sh \
	tests/check_lint.sh \
	tests/check_pages.sh \
	tests/check_maps.sh \
	tests/check_ends.sh \
	tests/check_manual.sh \
	tests/check_clusters.sh \
	tests/check_hostile.sh \
	tests/check_figures.sh \
	tests/check_explain_program.sh \
	tests/check_quiz.sh \
	tests/check_completion.sh \
	tests/check_cecp.sh tests/check_mcp.sh tests/check_refusals.sh \
	tests/check_locale.sh \
	tests/check_games.sh \
	tests/check_hands.sh \
	tests/check_foreign.sh \
	tests/check_collections.sh \
	tests/check_diagrams.sh  \
	tests/check_dialects.sh \
	tests/check_findings.sh \
	tests/check_pasted.sh \
	tests/check_premove_program.sh \
	tests/check_seen.sh \
	tests/check_terminal.sh \
	tests/check_standing.sh \
	tests/check_failures.sh \
	tests/check_sources.sh \
	tests/check_worksheet.sh

EXTRA_DIST     += $(GUARDS) $(SCREEN_TESTS) tests/limited.sh tests/check_print.sh tests/slow_deb.sh tests/slow_ends.sh tests/slow_ports.sh tests/slow_betza.sh tests/filter_random.sh tests/slow_faults.sh tests/betza_oracle.py tests/betza_random.py tests/filter_operations.py tests/installed.sh tests/check_cxx.cc tests/fail_calls.c $(CASES) $(MADE_UP) $(PROGRAM) tests/data/make_suite.mjs \
	tests/data/chance.mjs tests/data/judge.mjs tests/data/make_digest.mjs tests/data/make_reasons.mjs \
	tests/data/confirm_games.mjs \
	tests/asked.sh tests/conversed.sh tests/waiting.sh tests/display.sh tests/linted.sh tests/clustered.sh tests/slow_clusters.sh tests/cells.awk tests/explain_facts.awk tests/explain_claims.awk tests/quiz_answers.awk tests/manual_boards.awk tests/manual_json.awk \
	tests/marked.awk tests/sentences.awk tests/sentences.sh \
	tests/translated.awk \
	tests/data/make_planted.mjs tests/data/plant.awk
# Made by the first test that reads it (linted.sh).
CLEANFILES += tests/games.pgn
TEST_EXTENSIONS = .sh
TESTS           = $(PROGRAM) $(GUARDS)
check_PROGRAMS += tests/make_games tests/hands tests/hasty
if HAVE_CHECK
check_PROGRAMS += $(CHECKS) tests/make_sentences
EXTRA_PROGRAMS += $(SLOW_CHECKS) tests/slow_torture
CLEANFILES     += $(SLOW_CHECKS) tests/slow_torture$(EXEEXT)
TESTS          += tests/sentences.sh $(CHECKS)
endif
if NEVER
TESTS          += $(SLOW_TESTS) $(CAMPAIGN_TESTS)
endif

# Cases that the second judge writes, if it was changed since.
CASES_OF_JUDGE = suite.tsv:make_digest.mjs castle960.tsv:make_digest.mjs:960
regenerate-cases:
	cd $(srcdir)/tests/data && for cases in $(CASES_OF_JUDGE); do \
	    set -- `echo $$cases | tr : ' '`; \
	    test -z "`find judge.mjs $$2 -newer $$1`" || \
	        { node $$2 . $$3 >$$1.new && mv $$1.new $$1; } || exit; \
	done
.PHONY: regenerate-cases

# To be read: what each file holds, and every sentence in every language.
contents:
	srcdir='$(srcdir)' $(SHELL) $(srcdir)/tests/contents.sh --print >contents.md
sentences: tests/make_sentences$(EXEEXT)
	srcdir='$(srcdir)' $(SHELL) $(srcdir)/tests/sentences.sh --print >sentences.txt
CLEANFILES += contents.md sentences.txt

# How much C people keep.
lines:
	@srcdir='$(srcdir)' $(SHELL) $(srcdir)/tests/lines.sh
EXTRA_DIST += tests/lines.sh

.PHONY: contents sentences lines

# What was installed, under DESTDIR or not.
installcheck-local:
	@srcdir='$(srcdir)' DESTDIR='$(DESTDIR)' VERSION='$(PACKAGE_VERSION)' \
	bindir='$(bindir)' includedir='$(includedir)' libdir='$(libdir)' mandir='$(mandir)' \
	htmldir='$(htmldir)' pkgconfigdir='$(pkgconfigdir)' pkgdatadir='$(pkgdatadir)' \
	PKG_CONFIG='$(PKG_CONFIG)' \
	AWK='$(AWK)' CC='$(CC)' CXX='$(CXX_FOR_HEADERS)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' \
	$(SHELL) $(srcdir)/tests/installed.sh

check-slow: all
	$(MAKE) $(AM_MAKEFLAGS)
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(SLOW_TESTS)' TEST_SECONDS=7200
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(CHECKS)' ROUNDS=1 TEST_SECONDS=7200

# What takes hours, and so is not in CI.  CAMPAIGN='torture slips' is a part of it, by name.
CAMPAIGN = rounds men torture operations slips hands faults ports fuzz mutants prove
campaign:
	for part in $(CAMPAIGN); do $(MAKE) $(AM_MAKEFLAGS) campaign-$$part || exit; done
campaign-rounds: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS='$(CHECKS)' ROUNDS=50 TEST_SECONDS=86400
campaign-men: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/slow_game ROUNDS=1 TEST_SECONDS=86400
campaign-torture: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/slow_torture TEST_SECONDS=86400
campaign-operations: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/filter_random.sh TEST_SECONDS=86400 OPERATIONS=100000
campaign-slips: all
	$(MAKE) $(AM_MAKEFLAGS) slips SLIPS=100000
campaign-hands: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/check_hands.sh TEST_SECONDS=86400 HANDS=10000
campaign-faults: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/slow_faults.sh TEST_SECONDS=86400
campaign-ports: all
	$(MAKE) $(AM_MAKEFLAGS) check TESTS=tests/slow_ports.sh TEST_SECONDS=86400
campaign-fuzz: all
	$(MAKE) $(AM_MAKEFLAGS) fuzz FUZZ_SECONDS=600
campaign-mutants: all
	$(MAKE) $(AM_MAKEFLAGS) mutants
	$(MAKE) $(AM_MAKEFLAGS) mutants COUNT=100 IN=tools/

# Would the tests see a fault?  SEED says which COUNT places of the files that begin with IN
# are changed, one after another (mutants.py).  What was built and judged is kept in mutants/.
SEED  = 1
COUNT = 600
IN    = lib/
mutants: all
	$(MAKE) $(AM_MAKEFLAGS) distdir >/dev/null
	python3 $(srcdir)/tests/mutants.py $(distdir) mutants $(SEED) $(COUNT) $(IN) \
	    $(srcdir)/tests/data/mutants.tsv
	rm -rf $(distdir)
clean-mutants:
	rm -rf mutants
EXTRA_DIST += tests/mutants.py tests/data/mutants.tsv

# Does each condition decide by itself?  Where there is a clang that counts it (mcdc.py).
mcdc: all
	rm -rf mcdc
	$(MAKE) $(AM_MAKEFLAGS) distdir >/dev/null
	python3 $(srcdir)/tests/mcdc.py $(distdir) mcdc $(srcdir)/tests/data/mcdc.tsv CHECKS
	rm -rf mcdc $(distdir)
EXTRA_DIST += tests/mcdc.py tests/data/mcdc.tsv
.PHONY: mcdc

# Does no call of small readers, and of the geometry of cells, do what C leaves open?  Frama-C
# shows it of all calls at once (prove.c), where it is there.
PROVED = lib/notation/uci.c lib/notation/iccf.c lib/notation/fen_placement.c \
	lib/geometry/cell.c lib/geometry/difference.c lib/geometry/distance.c \
	lib/geometry/squares.c lib/board/board.c lib/pieces/piece.c lib/base/text.c
prove: all
	@command -v frama-c >/dev/null || { echo 'prove: skipped: there is no frama-c'; exit 0; }; \
	for calls in read_moves read_placement measure_cells measure_distances; do \
	    (cd $(srcdir) && frama-c -c11 -machdep gcc_x86_64 -main $$calls -eva \
	        -eva-no-results -eva-slevel 300 -eva-auto-loop-unroll 110 -eva-split-return auto \
	        -eva-split-limit 300 -eva-msg-key=-final-states,-initial-state -cpp-extra-args='\
	        -I$(abs_builddir)/include -Iinclude -I$(abs_builddir)/lib -Ilib -std=c11' \
	        tests/prove.c $(PROVED)) >prove.log 2>&1 && \
	    grep -q ' 0 alarms generated' prove.log || { grep -A4 'alarm\]' prove.log; exit 1; }; \
	    echo "prove: no call of $$calls does what C leaves open"; \
	done
campaign-prove: prove
EXTRA_DIST += tests/prove.c
CLEANFILES += prove.log
.PHONY: prove campaign-prove
.PHONY: mutants clean-mutants campaign-mutants

.PHONY: check-slow campaign campaign-rounds campaign-men campaign-torture campaign-operations campaign-slips campaign-hands campaign-faults campaign-ports campaign-fuzz

LOG_COMPILER    = $(SHELL) $(srcdir)/tests/limited.sh
SH_LOG_COMPILER = $(LOG_COMPILER)

# A unit test that hangs is stopped; one that is slow, on a busy machine or under a
# sanitizer, is not.  The program speaks the language of the locale.
AM_TESTS_ENVIRONMENT = \
	CK_TIMEOUT_MULTIPLIER=20; export CK_TIMEOUT_MULTIPLIER; \
	LC_ALL=C; export LC_ALL; \
	AWK='$(AWK)' CC='$(CC)' CXX='$(CXX_FOR_HEADERS)' NM='$(NM)' \
	CPPFLAGS='$(AM_CPPFLAGS)' CFLAGS='$(AM_CFLAGS) $(CFLAGS)' \
	VERSION='$(PACKAGE_VERSION)' GENERATED='$(GENERATED)' HARDENING='$(HARDENING)'; \
	export AWK CC CXX NM CPPFLAGS CFLAGS VERSION GENERATED HARDENING;

LDADD = lib/libecart-core.la $(CHECK_LIBS)

# Every program is made of the one source that bears its name, and these.
AM_CPPFLAGS += $(CHECK_CFLAGS) $(JANSSON_CFLAGS)
noinst_HEADERS = tests/standin/check.h tests/boards.h tests/board_walk.h tests/drawn.h tests/explore.h tests/shut.h tests/figures.h \
	tests/runner.h tests/walk.h \
	tests/table.h tests/transcript.h tests/court.h tests/sentence.h tests/lesson.h tests/torture.h tests/agree.h \
	tests/plain_board.h tests/plain_faults.h tests/plain_last_move.h tests/plain_move.h

tests_make_games_LDADD = lib/libecart-core.la
tests_hands_LDADD = lib/libecart.la
tests_hasty_LDADD = lib/libecart.la
# Reads what the program writes, as other software does.
if HAVE_JANSSON
check_PROGRAMS += tests/read_json
endif
tests_read_json_LDADD = $(JANSSON_LIBS)

tests_check_game_end_SOURCES = tests/check_game_end.c tools/findings/game_end.c
tests_check_game_end_CPPFLAGS = -Itools -I$(top_srcdir)/tools $(AM_CPPFLAGS)

tests_check_stack_LDADD = $(LDADD) $(PTHREAD_LIBS)
tests_check_api_LDADD = lib/libecart.la $(CHECK_LIBS)
