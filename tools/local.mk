# The program uses the public API, yet it links the core and not libecart.la.
# The core is static in every configuration, so that tools/ecart is a plain
# program before it is installed (not libtool's wrapper script), works with
# --disable-static as well, and starts without a search for libecart.
# tests/symbols.sh refuses the hidden names that this would let it reach.
bin_PROGRAMS         += tools/ecart
tools_ecart_SOURCES   =  \
	tools/ecart.c      \
	tools/command.h
# The folders, in their order: a file includes its own and those before it.
include tools/cli/local.mk
include tools/commands/local.mk
include tools/filter/local.mk
include tools/pgn/local.mk
include tools/explain/local.mk
include tools/quiz/local.mk

tools_ecart_LDADD     = lib/libecart-core.la \
	$(JANSSON_LIBS) $(ZLIB_LIBS) $(ZSTD_LIBS) $(PTHREAD_LIBS)
AM_CPPFLAGS          += $(JANSSON_CFLAGS) $(ZLIB_CFLAGS) $(ZSTD_CFLAGS)

# ecart draw.
tools_ecart_SOURCES  +=      \
	tools/draw.c          \
	tools/draw.h          \
	tools/draw_alias.c    \
	tools/draw_arrows.c   \
	tools/draw_arrows.h   \
	tools/draw_board.c    \
	tools/draw_board.h    \
	tools/draw_maps.c     \
	tools/draw_move.c     \
	tools/draw_numbers.c  \
	tools/draw_output.c   \
	tools/draw_output.h   \
	tools/draw_pieces.c   \
	tools/draw_pieces.h   \
	tools/draw_png.c      \
	tools/draw_png.h      \
	tools/draw_position.c \
	tools/draw_style.c    \
	tools/draw_style.h    \
	tools/draw_svg.c      \
	tools/draw_svg.h      \
	tools/drawing.c       \
	tools/drawing.h       \
	tools/svg.c           \
	tools/svg.h

# Only this helper, which ecart draw --png starts, is linked with librsvg: so
# no command waits for it.
TOOLS_INCLUDES          = -I$(top_srcdir)/tools
tools_ecart_CPPFLAGS    = $(AM_CPPFLAGS) $(TOOLS_INCLUDES) -DPNG_FOLDER='"$(pkglibexecdir)"'
# Another --prefix is another folder.
tools/ecart-draw_png.$(OBJEXT): Makefile
if HAVE_RSVG
pkglibexec_PROGRAMS  += tools/ecart-png
tools_ecart_png_SOURCES = tools/ecart_png.c
tools_ecart_png_CFLAGS  = $(RSVG_CFLAGS) $(AM_CFLAGS)
tools_ecart_png_LDADD   = $(RSVG_LIBS)
endif
