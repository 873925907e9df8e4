# Reads files, plain or compressed, for those that judge collections of games.
tools_ecart_SOURCES += \
	tools/source/source.c \
	tools/source/source.h \
	tools/source/source_file.c
if HAVE_ZLIB
tools_ecart_SOURCES += tools/source/source_gzip.c
endif
if HAVE_ZSTD
tools_ecart_SOURCES += tools/source/source_zstd.c
endif
