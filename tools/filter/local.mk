# ecart filter.
tools_ecart_SOURCES += \
	tools/filter/filter.c \
	tools/filter/reply.c \
	tools/filter/reply.h \
	tools/filter/request.c \
	tools/filter/request.h \
	tools/filter/request_object.c
