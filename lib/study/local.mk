# For study: distances by each method, paths, fairy pieces, and maps of mobility.
ecartinclude_HEADERS += \
	include/ecart/methods.h \
	include/ecart/trajectory.h \
	include/ecart/figure.h \
	include/ecart/betza.h \
	include/ecart/mobility.h \
	include/ecart/terms.h \
	include/ecart/study.h

lib_libecart_core_la_SOURCES += \
	lib/study/methods.c \
	lib/study/trajectory.c \
	lib/study/figure.c \
	lib/study/betza.c \
	lib/study/mobility.c \
	lib/study/mobility_terms.c

# It is made of records/.
RECORDS_MADE += lib/study/fairy_records.h
