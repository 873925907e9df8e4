# What asks the system, and what talks to the terminal: files, signals, errors and lines.
tools_ecart_SOURCES += \
	tools/system/buffer.c \
	tools/system/buffer.h \
	tools/system/error.c \
	tools/system/error.h \
	tools/system/page.c \
	tools/system/page.h \
	tools/system/screen.c \
	tools/system/screen.h \
	tools/system/system.h \
	tools/system/utf8.c \
	tools/system/utf8.h
if WINDOWS
tools_ecart_SOURCES += tools/system/windows.c
else
tools_ecart_SOURCES += tools/system/system.c
endif
