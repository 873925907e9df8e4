# The conformance suite: what other libraries can compare themselves with.
EXTRA_DIST += \
	conformance/COPYING \
	conformance/README.md \
	conformance/fens.tsv \
	conformance/games.txt \
	conformance/make.mjs \
	conformance/moves.tsv \
	conformance/reasons.tsv \
	conformance/refusals.jsonl \
	conformance/refusals.mjs \
	conformance/refusals.tsv \
	conformance/run.mjs \
	conformance/standings.tsv \
	conformance/texts.tsv

# The verdicts are those of a second judge.  reasons.tsv is made of records/ and po/.
GENERATED += conformance/reasons.tsv
regenerate-conformance: regenerate-cases
	node $(srcdir)/conformance/make.mjs

.PHONY: regenerate-conformance
