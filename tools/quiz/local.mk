# ecart quiz: asks questions, and explains the answers.
tools_ecart_SOURCES += \
	tools/quiz/choose.c \
	tools/quiz/ecart_quiz.c \
	tools/quiz/quiz.h \
	tools/quiz/quiz_text.c

# It is made of records/.
RECORDS_MADE += tools/quiz/question_records.h
