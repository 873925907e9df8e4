# The conformance suite: what other libraries can compare themselves with.
EXTRA_DIST += \
	conformance/COPYING \
	conformance/README.md \
	conformance/fens.tsv \
	conformance/games.txt \
	conformance/jsonl.awk \
	conformance/make.mjs \
	conformance/moves.tsv \
	conformance/reasons.tsv \
	conformance/refusals.jsonl \
	conformance/refusals.mjs \
	conformance/refusals.tsv \
	conformance/run.mjs \
	conformance/standings.tsv \
	conformance/texts.tsv

# The same for those who load data sets: the tarball has it.
conformance/refusals.jsonl: conformance/jsonl.awk conformance/refusals.tsv
	@$(MKDIR_P) conformance
	$(AM_V_GEN)LC_ALL=C $(AWK) -f $(srcdir)/conformance/jsonl.awk \
	    $(srcdir)/conformance/refusals.tsv >$@.new && mv $@.new $@
MAINTAINERCLEANFILES += conformance/refusals.jsonl

# The verdicts are those of a second judge.  reasons.tsv is made of records/ and po/.
GENERATED += conformance/reasons.tsv
regenerate-conformance: regenerate-cases
	cd $(srcdir)/conformance && node make.mjs . \
	    `find ../tests/data/judge.mjs ../tests/data/make_reasons.mjs -newer moves.tsv`

.PHONY: regenerate-conformance
