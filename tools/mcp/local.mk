# ecart mcp: the answers of ecart filter, by the Model Context Protocol.
tools_ecart_SOURCES += \
	tools/mcp/ecart_mcp.c \
	tools/mcp/message.c \
	tools/mcp/message.h
