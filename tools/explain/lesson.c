/* SPDX-License-Identifier: MIT */
/* lesson.c -- what is written on the blackboard */

#include "explain/lesson.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/operand.h"

enum { HANG = 17 };     /* columns left of what a step says */

bool lesson_read_level(const char *name, enum level *level)
{
    static const char *const names[LEVELS] = { "child", "player", "arbiter" };
    int n = 0;

    while (n < LEVELS && strcmp(name, names[n]) != 0)
        n++;
    *level = (enum level)n;
    if (n == LEVELS)
        error_print("unknown level %s: expected child, player or arbiter", quote(name).text);
    return n != LEVELS;
}

/* Adds a text to what stands before it in its line, which JSON does not have. */
static void write_line(const struct lesson *lesson, struct words *words, int hang,
                       const char *format, va_list arguments)
{
    char text[WORDS_SIZE];

    vsnprintf(text, sizeof text, format, arguments);
    if (lesson->json)
        words_clear(words);
    words_add(words, "%s", text);
    if (!lesson->json)
        prose(hang, words->text);
}

/* A step in JSON, up to its lines. */
static void open_step(struct json *json, const char *label, struct words *words)
{
    words_plain(words);
    json_open(json, NULL, '{');
    json_put_text(json, "label", label);
    json_put_text(json, "text", words->text);
    json_open(json, "lines", '[');
}

static void close_step(struct json *json)
{
    json_close(json, ']');
    json_close(json, '}');
}

void lesson_step(struct lesson *lesson, const char *label, const char *format, ...)
{
    struct words words;
    va_list arguments;

    lesson_close(lesson);
    words_clear(&words);
    words_add(&words, "%2d  %-*s", ++lesson->steps, HANG - 4, label);
    va_start(arguments, format);
    write_line(lesson, &words, HANG, format, arguments);
    va_end(arguments);
    lesson->open = lesson->json != NULL;
    if (lesson->open)
        open_step(lesson->json, label, &words);
}

void lesson_line(const struct lesson *lesson, const char *format, ...)
{
    struct words words;
    va_list arguments;

    words_clear(&words);
    words_add(&words, "%*s", HANG, "");
    va_start(arguments, format);
    write_line(lesson, &words, HANG + 2, format, arguments);
    va_end(arguments);
    if (lesson->json) {
        words_plain(&words);
        json_put_text(lesson->json, NULL, words.text);
    }
}

void lesson_close(struct lesson *lesson)
{
    if (lesson->open)
        close_step(lesson->json);
    lesson->open = false;
}

void lesson_say(const struct lesson *lesson, const char *text)
{
    struct words words;

    if (lesson->said) {
        words_add(lesson->said, "%s%s", lesson->said->length ? "\n" : "", text);
        return;
    }
    if (!lesson->json) {
        prose(0, text);
        return;
    }
    words_clear(&words);
    words_add(&words, "%s", text);
    open_step(lesson->json, NULL, &words);
    close_step(lesson->json);
}

void lesson_gap(const struct lesson *lesson)
{
    if (!lesson->json)
        putchar('\n');
}

void lesson_verdict(const struct lesson *lesson)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(lesson->language, lesson->position, lesson->verdict, text, sizeof text);
    lesson_say(lesson, text);
}

void lesson_hint(const struct lesson *lesson)
{
    char text[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(lesson->language, lesson->position, lesson->verdict,
                           text, sizeof text) > 0)
        lesson_say(lesson, text);
}

void lesson_candidate(const struct lesson *lesson, const ecart_verdict *verdict)
{
    char text[ECART_EXPLAIN_SIZE];
    struct words words;

    ecart_explain_in(lesson->language, lesson->position, verdict, text, sizeof text);
    words_clear(&words);
    words_add(&words, "%s-%s: ", name_cell(verdict->move.from).text,
              name_cell(verdict->move.to).text);
    words_add(&words, "%s", text);
    if (!ecart_verdict_is_legal(verdict))
        words_add(&words, " (%s)", ecart_reason_name(verdict->reason));
    lesson_line(lesson, "%s", words.text);
}

void lesson_articles(struct lesson *lesson, const struct article *articles, int count)
{
    if (count > 0)
        lesson_step(lesson, "Laws", "FIDE Laws of Chess, in force from 1 January %s:",
                    laws_year(lesson->edition));
    lesson_more_articles(lesson, articles, count);
}

void lesson_more_articles(const struct lesson *lesson, const struct article *articles,
                          int count)
{
    for (int i = 0; i < count; i++)
        lesson_line(lesson, "%s  %s", articles[i].number, articles[i].says);
}

struct name name_cell(ecart_cell cell)
{
    struct name name;

    ecart_cell_write(cell, name.text, sizeof name.text);
    return name;
}

struct name name_numbered(ecart_cell cell)
{
    struct name name = name_cell(cell);

    snprintf(name.text + 2, sizeof name.text - 2, "~(%d)", cell);
    return name;
}

struct name name_piece(const ecart_board *board, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(board, cell);
    struct name name  = { "nothing" };
    char        at[3];

    ecart_cell_write(cell, at, sizeof at);
    if (piece != ECART_NO_PIECE)
        snprintf(name.text, sizeof name.text, "the %s %s on %s",
                 operand_side_name(ecart_piece_side(piece)),
                 operand_kind_name(ecart_piece_kind(piece)), at);
    return name;
}

struct name name_holder(const ecart_board *board, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(board, cell);
    struct name name  = { "It is empty" };

    if (piece != ECART_NO_PIECE)
        snprintf(name.text, sizeof name.text, "A %s %s is there",
                 operand_side_name(ecart_piece_side(piece)),
                 operand_kind_name(ecart_piece_kind(piece)));
    return name;
}

struct name name_kind(ecart_kind kind)
{
    struct name name;

    snprintf(name.text, sizeof name.text, "a %s", operand_kind_name(kind));
    return name;
}

const char *name_side(int side)
{
    return side == ECART_WHITE ? "White" : "Black";
}

const char *name_state(const ecart_board *board, ecart_side side, ecart_cell cell,
                       struct name *name)
{
    const char *kind = operand_kind_name(ecart_piece_kind(ecart_board_piece(board, cell)));

    switch (ecart_board_state(board, side, cell)) {
    case ECART_ENEMY:
        snprintf(name->text, sizeof name->text, "an enemy %s", kind);
        return name->text;
    case ECART_OWN:
        snprintf(name->text, sizeof name->text, "an own %s", kind);
        return name->text;
    case ECART_EMPTY:
        return "empty";
    default:
        return "impossible";
    }
}

struct name name_sum(int number, int step)
{
    struct name name;

    snprintf(name.text, sizeof name.text, "%d~%c~%d~=~%d", number, step < 0 ? '-' : '+',
             abs(step), number + step);
    return name;
}

/* "2 rows up", or nothing for 0 of them. */
static void add_part(struct words *words, int count, const char *noun,
                     const char *more, const char *less)
{
    if (count == 0)
        return;
    words_add(words, "%s%d~%s%s~%s", words->length ? " and " : "", abs(count), noun,
              abs(count) == 1 ? "" : "s", count > 0 ? more : less);
}

struct name name_reading(ecart_reading reading)
{
    struct words words;
    struct name  name;

    words_clear(&words);
    add_part(&words, reading.columns, "column", "right", "left");
    add_part(&words, reading.rows, "row", "up", "down");
    snprintf(name.text, sizeof name.text, "%.47s", words.length ? words.text : "no step");
    return name;
}
