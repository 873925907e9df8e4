dist_man_MANS = doc/ecart.1

# The manual.  The program draws its figures: SVG for pages, PDF for print, and text
# for Info.  figures.texi says what they show.  make needs it and the text, and the
# tarball has it and the finished Info: hence they depend on the program only by order.
info_TEXINFOS      = doc/ecart.texi
MANUAL             = doc/tutorial.texi doc/reasons.texi doc/positions.texi doc/texts.texi doc/article.texi \
	doc/fairy.texi doc/distances.texi doc/teaching.texi doc/collections.texi doc/clusters.texi \
	doc/programs.texi doc/boards.texi doc/models.texi doc/clients.texi doc/conformance.texi doc/languages.texi \
	doc/web.texi doc/speed.texi doc/tested.texi doc/answers.texi doc/sources.texi
doc_ecart_TEXINFOS = $(MANUAL) doc/measured.texi doc/evidence.texi doc/mistakes.texi doc/severities.texi $(srcdir)/doc/figures.texi
RECORDS_MADE        += doc/evidence.texi doc/mistakes.texi doc/severities.texi
AM_MAKEINFOFLAGS     = -I $(srcdir)/examples -I doc -I doc/figures
# A page for each chapter.
MAKEINFOHTML         = AWK='$(AWK)' $(SHELL) $(srcdir)/doc/pages.sh doc/figures $(MAKEINFO) --html
AM_MAKEINFOHTMLFLAGS = $(AM_MAKEINFOFLAGS) --split=chapter --css-ref=manual.css \
	-c SHOW_TITLE=0 -c FORMAT_MENU=menu
# TeX looks there too.  Automake takes these for mistakes: hence -Wno-override.
TEXI2DVI             = texi2dvi -I $(abs_top_srcdir)/examples -I $(abs_builddir)/doc -I $(abs_builddir)/doc/figures
DVIPS                = TEXPICTS=$(abs_builddir)/doc/figures: dvips
EXTRA_DIST          += doc/manual.css doc/figures.sh doc/pages.sh

# Other makes have .ORDER, and if they do one thing at a time, make the program here.
if GNU_MAKE
AFTER_PROGRAM = | tools/ecart$(EXEEXT)
endif
.ORDER: tools/ecart$(EXEEXT) $(srcdir)/doc/figures.texi
FIGURES = AWK='$(AWK)' $(SHELL) $(srcdir)/doc/figures.sh
$(srcdir)/doc/figures.texi: doc/figures.sh doc/ecart.texi $(MANUAL) $(srcdir)/records/reasons.txt \
		$(AFTER_PROGRAM)
	@test -x tools/ecart$(EXEEXT) || $(MAKE) $(AM_MAKEFLAGS) tools/ecart$(EXEEXT)
	$(AM_V_GEN)$(FIGURES) txt doc/figures $(srcdir)/doc/*.texi >$@.new && mv $@.new $@
doc/figures/svg.stamp: doc/figures.sh doc/ecart.texi $(MANUAL) $(srcdir)/records/reasons.txt tools/ecart$(EXEEXT)
	$(AM_V_GEN)$(FIGURES) svg doc/figures $(srcdir)/doc/*.texi && touch $@
$(HTMLS): doc/figures/svg.stamp doc/pages.sh doc/manual.css
$(HTMLS): doc/worksheet.html
$(PDFS): doc/figures/pdf.stamp
$(DVIS) $(PSS): doc/figures/eps.stamp
doc/figures/pdf.stamp doc/figures/eps.stamp: doc/figures.sh doc/ecart.texi $(MANUAL) $(srcdir)/records/reasons.txt \
		tools/ecart$(EXEEXT)
	$(AM_V_GEN)$(FIGURES) `basename $@ .stamp` doc/figures $(srcdir)/doc/*.texi && touch $@
clean-figures:
	-rm -rf doc/figures

# README shows it.
README_PICTURE = --theme=light --width=400 \
	-p 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' move c1a3
EXTRA_DIST    += doc/refused.svg
regenerate-picture: tools/ecart$(EXEEXT)
	tools/ecart draw $(README_PICTURE) -o $(srcdir)/doc/refused.svg
.PHONY: regenerate-picture

# What a teacher prints.
doc/worksheet.html: doc/worksheet.sh tools/ecart$(EXEEXT)
	$(AM_V_GEN)AWK='$(AWK)' $(SHELL) $(srcdir)/doc/worksheet.sh >$@.new && mv $@.new $@
EXTRA_DIST += doc/worksheet.sh
CLEANFILES += doc/worksheet.html

# ecart(3), and a page for each chapter: made of the headers, which are the
# reference manual.
CHAPTERS = \
	doc/ecart.3 doc/ecart_version.3 doc/ecart_cell.3 doc/ecart_difference.3 \
	doc/ecart_distance.3 doc/ecart_piece.3 doc/ecart_reason.3 doc/ecart_shape.3 \
	doc/ecart_trajectory.3 doc/ecart_figure.3 doc/ecart_betza.3 doc/ecart_board.3 doc/ecart_mobility.3 doc/ecart_move.3 \
	doc/ecart_verdict.3 doc/ecart_setup.3 doc/ecart_position.3 doc/ecart_legal.3 \
	doc/ecart_prospect.3 doc/ecart_game.3 doc/ecart_between.3 doc/ecart_watch.3 doc/ecart_fen.3 doc/ecart_uci.3 \
	doc/ecart_iccf.3 doc/ecart_letters.3 doc/ecart_san.3 doc/ecart_meant.3 doc/ecart_circumstance.3 doc/ecart_pgn.3 \
	doc/ecart_explain.3 doc/ecart_say.3 doc/ecart_lesson.3 doc/ecart_referee.3 doc/ecart_plain.3 \
	doc/ecart_methods.3 doc/ecart_terms.3 doc/ecart_study.3
nodist_man_MANS = $(CHAPTERS) $(COMMAND_PAGES)
CLEANFILES     += $(CHAPTERS) $(COMMAND_PAGES)
EXTRA_DIST     += doc/headers.awk doc/commands.awk

command-pages: $(COMMAND_PAGES)
.PHONY: command-pages

# A page for each command, made of ecart(1), which has them all.
COMMAND_PAGES = \
	doc/ecart-attacks.1 doc/ecart-board.1 doc/ecart-cecp.1 doc/ecart-check.1 doc/ecart-distance.1 \
	doc/ecart-draw.1 doc/ecart-ends.1 doc/ecart-explain.1 doc/ecart-fen.1 \
	doc/ecart-filter.1 doc/ecart-mcp.1 doc/ecart-mobility.1 doc/ecart-moves.1 doc/ecart-perft.1 \
	doc/ecart-pgn.1 doc/ecart-premove.1 doc/ecart-quiz.1 doc/ecart-seen.1 \
	doc/ecart-shape.1 doc/ecart-terms.1 doc/ecart-trajectory.1
$(COMMAND_PAGES): doc/commands.awk doc/ecart.1
	@$(MKDIR_P) doc
	$(AM_V_GEN)name=`echo $@ | sed 's|^doc/ecart-||; s|\.1$$||'`; \
	LC_ALL=C $(AWK) -v name="$$name" -f $(srcdir)/doc/commands.awk $(srcdir)/doc/ecart.1 \
	    >$@.new && mv $@.new $@

$(CHAPTERS): doc/headers.awk doc/ecart.1 $(include_HEADERS) $(ecartinclude_HEADERS)
	@$(MKDIR_P) doc
	$(AM_V_GEN)header=`echo $@ | sed 's|^doc/|include/|; s|/ecart_|/ecart/|; s|3$$|h|'`; \
	LC_ALL=C $(AWK) -v date="`sed -n 's/^\.Dd //p' $(srcdir)/doc/ecart.1`" \
	    -f $(srcdir)/doc/headers.awk $(srcdir)/$$header >$@.new && mv $@.new $@

# man ecart_move_check shows the chapter of that function.  Some chapters have the name of
# a function, ecart_explain, and are its page already.
FUNCTIONS_OF = sed -n 's/^\.It Fn \([a-z0-9_]*\).*/\1/p'
install-data-hook:
	for chapter in $(CHAPTERS); do \
	    for function in `$(FUNCTIONS_OF) $$chapter`; do \
	        case ' $(CHAPTERS) ' in *" doc/$$function.3 "*) continue ;; esac; \
	        echo ".so man3/`basename $$chapter`" >"$(DESTDIR)$(man3dir)/$$function.3"; \
	    done || exit; \
	done
uninstall-hook:
	for function in `$(FUNCTIONS_OF) $(CHAPTERS)`; do \
	    rm -f "$(DESTDIR)$(man3dir)/$$function.3"; \
	done
