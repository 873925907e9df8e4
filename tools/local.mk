# The main file of the program; each command is in one of the folders below.

# The program uses the public API, yet it links the core and not libecart.la.
# The core is static in every configuration, so that tools/ecart is a plain
# program before it is installed (not libtool's wrapper script), works with
# --disable-static as well, and starts without a search for libecart.
# tests/symbols.sh refuses the hidden names that this would let it reach.
bin_PROGRAMS         += tools/ecart
tools_ecart_SOURCES   = tools/ecart.c tools/command.h tools/command_list.c tools/command_list.h

# The help of each command, its options, and the list of all.
MADE       += tools/command_list.c tools/command_list.h
EXTRA_DIST += tools/commands.awk tools/commands.txt
tools/command_list.c tools/command_list.h: $(srcdir)/tools/commands.awk $(srcdir)/tools/commands.txt

# The folders, in their order: a file includes its own and those before it.
include tools/words/local.mk
include tools/system/local.mk
include tools/output/local.mk
include tools/input/local.mk
include tools/commands/local.mk
include tools/filter/local.mk
include tools/source/local.mk
include tools/mending/local.mk
include tools/findings/local.mk
include tools/pgn/local.mk
include tools/explain/local.mk
include tools/study/local.mk
include tools/quiz/local.mk
include tools/draw/local.mk

tools_ecart_LDADD     = tools/words/libprogram.la lib/libecart-core.la $(ZLIB_LIBS) $(ZSTD_LIBS) $(PTHREAD_LIBS)
AM_CPPFLAGS          += $(ZLIB_CFLAGS) $(ZSTD_CFLAGS)

# On Windows it is one file that needs no other.
tools_ecart_LDFLAGS   = $(AM_LDFLAGS)
if WINDOWS
tools_ecart_LDFLAGS  += -all-static
endif

# An include names the folder: "output/json.h".
TOOLS_INCLUDES          = -Itools -I$(top_srcdir)/tools
tools_ecart_CPPFLAGS    = $(TOOLS_INCLUDES) $(AM_CPPFLAGS)
