# ecart quiz: asks questions, and explains the answers.
tools_ecart_SOURCES += \
	tools/quiz/json.c \
	tools/quiz/moves.c \
	tools/quiz/numbers.c \
	tools/quiz/quiz.c \
	tools/quiz/quiz.h \
	tools/quiz/random.c \
	tools/quiz/random.h \
	tools/quiz/reply.c \
	tools/quiz/text.c \
	tools/quiz/topic.c

# It is made of records/.
RECORDS_MADE += tools/quiz/question_records.h
