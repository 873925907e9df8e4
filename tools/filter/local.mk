# ecart filter: answers requests, line by line.
tools_ecart_SOURCES += \
	tools/filter/answer.c \
	tools/filter/answer.h \
	tools/filter/filter.c \
	tools/filter/request.c \
	tools/filter/request.h \
	tools/filter/request_object.c \
	tools/filter/request_object.h
