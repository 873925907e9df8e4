# Completion for three shells, made of the help of the program, as the program's options are.
COMPLETIONS = completions/ecart completions/_ecart completions/ecart.fish
dist_bashcompletion_DATA = completions/ecart
dist_zshcompletion_DATA  = completions/_ecart
dist_fishcompletion_DATA = completions/ecart.fish

WRITERS_OF_COMPLETIONS = completions/help.awk completions/bash.awk completions/zsh.awk \
	completions/fish.awk
$(COMPLETIONS): $(WRITERS_OF_COMPLETIONS:%=$(srcdir)/%) $(srcdir)/lib/generate.sh \
	$(srcdir)/tools/commands.awk $(srcdir)/tools/commands.txt $(RECORDS) \
	$(srcdir)/include/ecart/san.h $(srcdir)/lib/plain/identifiers.awk
	$(AM_V_at)$(MKDIR_P) $(@D)
	$(AM_V_GEN)(cd $(srcdir) && AWK='$(AWK)' $(SHELL) lib/generate.sh $@) >$@.new && mv $@.new $@
MAINTAINERCLEANFILES += $(COMPLETIONS)
EXTRA_DIST           += $(WRITERS_OF_COMPLETIONS)
