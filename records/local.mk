# What is stated about reasons, standings, faults and findings, and lists of words.
RECORDS     = $(srcdir)/records/read.awk $(srcdir)/records/write.awk \
	$(srcdir)/records/laws.txt $(srcdir)/records/questions.txt $(srcdir)/records/reasons.txt \
	$(srcdir)/records/standings.txt $(srcdir)/records/faults.txt \
	$(srcdir)/records/pgn_faults.txt $(srcdir)/records/findings.txt \
	$(srcdir)/records/fairies.txt $(srcdir)/records/letters.txt $(srcdir)/records/spoken.txt
EXTRA_DIST += records $(RECORDS_MADE)
