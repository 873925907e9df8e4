# The package for Python: pip builds it from the tarball.
EXTRA_DIST += \
	python/MANIFEST.in \
	python/README.md \
	python/check.sh \
	python/ecart.cdef \
	python/ecart_build.py \
	python/pyproject.toml \
	python/setup.py \
	python/src/ecart/__init__.py \
	python/src/ecart/_ecart.pyi \
	python/src/ecart/_library.py \
	python/src/ecart/_circumstance.py \
	python/src/ecart/_differences.py \
	python/src/ecart/_ends.py \
	python/src/ecart/_errors.py \
	python/src/ecart/_fen.py \
	python/src/ecart/_game.py \
	python/src/ecart/_lesson.py \
	python/src/ecart/_moves.py \
	python/src/ecart/_svg.py \
	python/src/ecart/pgn.py \
	python/src/ecart/_position.py \
	python/src/ecart/py.typed \
	python/src/ecart/_referee.py \
	python/src/ecart/_watch.py \
	python/tests/conftest.py \
	python/tests/test_ecart.py \
	python/tests/test_referee.py \
	python/tests/test_suite.py \
	python/tests/test_watch.py

# Builds and installs it in an empty environment, and tests it beside the program.
check-python: tools/ecart$(EXEEXT)
	@srcdir='$(srcdir)' VERSION='$(PACKAGE_VERSION)' $(SHELL) $(srcdir)/python/check.sh

.PHONY: check-python
