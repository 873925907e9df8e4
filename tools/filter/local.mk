# ecart filter and ecart mcp: answer requests, line by line.
tools_ecart_SOURCES += \
	tools/filter/answer.c \
	tools/filter/answer.h \
	tools/filter/ecart_filter.c \
	tools/filter/ecart_mcp.c \
	tools/filter/message.c \
	tools/filter/message.h \
	tools/filter/operations.c \
	tools/filter/request.c \
	tools/filter/request.h \
	tools/filter/request_object.c

# What requests and answers in JSON are like, for programs that read schemas.
dist_pkgdata_DATA += \
	tools/filter/filter-answer.schema.json \
	tools/filter/filter-request.schema.json
