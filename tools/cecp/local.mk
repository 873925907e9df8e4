# ecart cecp: a referee for XBoard, which speaks the Chess Engine Communication Protocol.
tools_ecart_SOURCES += \
	tools/cecp/ecart_cecp.c \
	tools/cecp/xboard.c \
	tools/cecp/xboard.h
