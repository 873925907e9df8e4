# The library: its rooms follow, lowest first.

# A file includes only its own room and those before it (tests/layers.sh).  Tests
# link the core, where hidden names can be reached too.
noinst_LTLIBRARIES += lib/libecart-core.la
lib_libecart_core_la_SOURCES = lib/inlines.c

include lib/base/local.mk
include lib/geometry/local.mk
include lib/pieces/local.mk
include lib/board/local.mk
include lib/rules/local.mk
include lib/prospect/local.mk
include lib/game/local.mk
include lib/notation/local.mk
include lib/meant/local.mk
include lib/pgn/local.mk
include lib/words/local.mk
include lib/lesson/local.mk
include lib/referee/local.mk
include lib/study/local.mk
include lib/plain/local.mk

# Made texts: the build makes them in its own folder, and the tarball has them.
WRITERS = lib/words/po.awk lib/words/sentences.awk lib/words/language.awk lib/words/reasons.awk \
	lib/words/pot.awk
MAKERS  = $(srcdir)/lib/generate.sh $(WRITERS:%=$(srcdir)/%) $(srcdir)/lib/words/language.h \
	$(srcdir)/lib/words/local.mk $(srcdir)/po/en.txt
$(MADE) $(LANGUAGES) $(PROGRAM_LANGUAGES) po/ecart.pot: $(MAKERS)
lib/words/reasons.json $(RECORDS_MADE): $(srcdir)/lib/generate.sh $(RECORDS)
lib/plain/structure_records.h: $(ecartinclude_HEADERS) $(srcdir)/lib/plain/identifiers.awk
$(MADE) $(RECORDS_MADE) $(LANGUAGES) $(PROGRAM_LANGUAGES) po/ecart.pot:
	$(AM_V_at)$(MKDIR_P) $(@D)
	$(AM_V_GEN)(cd $(srcdir) && AWK='$(AWK)' $(SHELL) lib/generate.sh $@) >$@.new && mv $@.new $@
BUILT_SOURCES        += $(MADE) $(RECORDS_MADE)
# With other makes they are compiled again when a made text changes.
if GNU_MAKE
AFTER = |
endif
# BUILT_SOURCES are there in time for `make` and `make check`; for `make tools/ecart` too:
$(lib_libecart_core_la_OBJECTS) $(LANGUAGE_OBJECTS) $(tools_words_libprogram_la_OBJECTS) \
$(PROGRAM_OBJECTS) $(tools_ecart_OBJECTS): $(AFTER) $(MADE) $(RECORDS_MADE)
MAINTAINERCLEANFILES += $(MADE) $(RECORDS_MADE) $(LANGUAGES) $(PROGRAM_LANGUAGES) po/ecart.pot
EXTRA_DIST           += lib/generate.sh $(WRITERS) po po/ecart.pot

# All that scripts make of sources for a build, for CI, which compares what several kinds
# of awk make.
TEXTS = $(MADE) po/ecart.pot $(LANGUAGES) $(PROGRAM_LANGUAGES) $(CHAPTERS) $(COMMAND_PAGES) $(COMPLETIONS)
texts: $(TEXTS)
print-texts:
	@ls $(TEXTS)
.PHONY: texts print-texts

# Tables of numbers, which people read in review: `make regenerate` makes them again, and
# then what is made of them, or by the program, which may not build without them.
GENERATED   = lib/geometry/distance_tables.h lib/geometry/cells_between.c lib/geometry/squares.c \
	lib/board/attacks.c lib/pieces/move_shapes.c include/ecart.vapi
EXTRA_DIST += lib/geometry/distance_tables.awk lib/geometry/cells_between.awk lib/geometry/squares.awk \
	lib/board/attacks.awk lib/pieces/goes.awk lib/pieces/move_shapes.awk
regenerate:
	cd $(srcdir) && for table in $(GENERATED); do \
	    AWK='$(AWK)' $(SHELL) lib/generate.sh "$$table" > "$$table.new" && mv "$$table.new" "$$table" || exit; \
	done
	$(MAKE) $(AM_MAKEFLAGS) regenerate-picture regenerate-conformance

.PHONY: regenerate

# The library in two files, to be built with another program.
amalgamation:
	@$(MKDIR_P) amalgamation
	$(AM_V_GEN)srcdir='$(srcdir)' AWK='$(AWK)' $(SHELL) $(srcdir)/lib/amalgamate.sh amalgamation
EXTRA_DIST += lib/amalgamate.sh
CLEANFILES += amalgamation/ecart.c amalgamation/ecart.h

.PHONY: amalgamation

# What is installed: the same objects, with only the ECART_API names visible.
lib_LTLIBRARIES         += lib/libecart.la
lib_libecart_la_SOURCES  =
lib_libecart_la_LIBADD   = lib/libecart-core.la
lib_libecart_la_LDFLAGS  = $(AM_LDFLAGS) -no-undefined -version-info $(ECART_LT_VERSION)
if SYMBOL_VERSIONS
lib_libecart_la_LDFLAGS += -Wl,--version-script=$(srcdir)/lib/libecart.map
endif
EXTRA_lib_libecart_la_DEPENDENCIES = $(srcdir)/lib/libecart.map
EXTRA_DIST += lib/libecart.map
