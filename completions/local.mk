# Completion for three shells, made of what the program says of itself; not when
# it is built, which may be for another machine, but by make regenerate.
dist_bashcompletion_DATA = completions/ecart
dist_zshcompletion_DATA  = completions/_ecart
dist_fishcompletion_DATA = completions/ecart.fish

MAKE_COMPLETION = completions/make_completion.sh
EXTRA_DIST     += $(MAKE_COMPLETION) completions/help.awk completions/bash.awk \
	completions/zsh.awk completions/fish.awk

regenerate-completions: tools/ecart$(EXEEXT)
	make_file() { \
	    AWK='$(AWK)' $(SHELL) $(srcdir)/$(MAKE_COMPLETION) $$1 tools/ecart$(EXEEXT) >$(srcdir)/$$2.new && \
	    mv $(srcdir)/$$2.new $(srcdir)/$$2; \
	}; \
	make_file bash completions/ecart && make_file zsh completions/_ecart && \
	make_file fish completions/ecart.fish

.PHONY: regenerate-completions
