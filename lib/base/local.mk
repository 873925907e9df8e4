# What every room uses: marks for hidden names, bits, and writing text.
ecartinclude_HEADERS += \
	include/ecart/api.h \
	include/ecart/version.h

lib_libecart_core_la_SOURCES += \
	lib/base/bits.h \
	lib/base/internal.h \
	lib/base/text.h \
	lib/base/text.c
