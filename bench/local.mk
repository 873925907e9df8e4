# make bench: programs that print timings.  They are built for this alone.
BENCHES         =
EXTRA_PROGRAMS += $(BENCHES)
CLEANFILES     += $(BENCHES)

bench: $(BENCHES)
	@for program in $(BENCHES); do ./$$program || exit; done

.PHONY: bench
