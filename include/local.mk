# Installed headers.  lib/ROOM/local.mk lists those of each room; together they
# are in the order of the layers, lowest first.
include_HEADERS      = include/ecart.h
ecartincludedir      = $(includedir)/ecart
ecartinclude_HEADERS =

# For Vala.
vapidir        = $(datadir)/vala/vapi
dist_vapi_DATA = include/ecart.vapi
