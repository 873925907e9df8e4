# The commands for study: distances, shapes, paths, fairy pieces, and maps of mobility.
tools_ecart_SOURCES += \
	tools/study/mover.c \
	tools/study/mover.h \
	tools/study/article.c \
	tools/study/article.h \
	tools/study/ecart_distance.c \
	tools/study/ecart_mobility.c \
	tools/study/ecart_shape.c \
	tools/study/ecart_terms.c \
	tools/study/ecart_trajectory.c
