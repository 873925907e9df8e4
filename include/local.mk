# Installed headers.  lib/ROOM/local.mk lists those of each room; together they
# are in the order of the layers, lowest first.
include_HEADERS      = include/ecart.h
ecartincludedir      = $(includedir)/ecart
ecartinclude_HEADERS =             \
	include/ecart/move.h       \
	include/ecart/verdict.h    \
	include/ecart/setup.h      \
	include/ecart/position.h   \
	include/ecart/legal.h      \
	include/ecart/game.h       \
	include/ecart/fen.h        \
	include/ecart/uci.h        \
	include/ecart/iccf.h       \
	include/ecart/san.h        \
	include/ecart/pgn.h        \
	include/ecart/explain.h
