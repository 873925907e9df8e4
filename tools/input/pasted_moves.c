/* SPDX-License-Identifier: MIT */
/* pasted_moves.c -- moves as people paste and type them */

#include "input/pasted_moves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "input/operand.h"
#include "output/fields.h"
#include "output/move_reader.h"

enum {
    INPUT_MOST = 1 << 20,   /* bytes of standard input */
    WORDS_MOST = 5          /* of one move: pawn takes d6 en passant */
};

/* A position, in which texts are read. */
struct place {
    ecart_position       position;
    struct judge_options *judge;
    struct buffer        fen;       /* of the FEN tag, ends with zero; empty without tag */
    ecart_pgn_variant    variant;   /* of the Variant tag */
    bool                 begun;     /* there were moves before the FEN tag */
    bool                 tagged;    /* a tag says more than the position: the text is PGN */
};

static ecart_notation read_text(const struct place *place, const char *text, size_t length)
{
    struct doubt doubt;

    return reader_read(place->judge, &place->position, text, length, &doubt);
}

static bool is_move(const struct place *place, const char *text)
{
    return read_text(place, text, strlen(text)).verdict.reason != ECART_BAD_NOTATION;
}

static void put_text(struct buffer *texts, const char *text, size_t length)
{
    buffer_put(texts, text, length);
    buffer_put(texts, "", 1);
}

/* Whether a token is a fault of the text.  Remarks are not: they say nothing about moves. */
static bool is_fault(const ecart_pgn_token *token)
{
    return token->kind == ECART_PGN_FAULT && token->fault != ECART_PGN_STRAY_WORD &&
           token->fault != ECART_PGN_RESULT_SPELLING &&
           token->fault != ECART_PGN_BYTE_ORDER_MARK;
}

static bool is_tag(const ecart_pgn_token *token, const char *name)
{
    return token->kind == ECART_PGN_TAG && token->name_length == strlen(name) &&
           memcmp(token->name, name, token->name_length) == 0;
}

/* Keeps the FEN of a tag.  Returns false if an earlier tag has another FEN. */
static bool keep_fen(struct buffer *fen, const ecart_pgn_token *tag)
{
    size_t first = fen->length, length;
    char  *value = buffer_room(fen, tag->length + 1);

    if (!value)
        return true;
    length = ecart_pgn_value(tag, value, tag->length + 1) + 1;
    if (first == 0)
        fen->length = length;
    return first == 0 || (first == length && memcmp(fen->bytes, value, length) == 0);
}

/* Keeps what a tag says of the start.  Returns false for a second FEN that differs. */
static bool take_tag(struct place *place, const ecart_pgn_token *token, bool begun)
{
    if (is_tag(token, "Variant"))
        place->variant = ecart_pgn_variant_read(token->text, token->length);
    else if (token->kind == ECART_PGN_TAG)
        place->tagged |= !is_tag(token, "FEN");
    if (!is_tag(token, "FEN"))
        return true;
    place->begun |= begun;
    return keep_fen(&place->fen, token);
}

/* Whether a word alone is the letter of a knight and not a sign: a move follows, as in N f3. */
static bool is_letter(const ecart_pgn_token *token, const char *text)
{
    const char *next = text + token->place.offset + 1;

    return token->kind == ECART_PGN_FAULT && token->fault == ECART_PGN_STRAY_WORD &&
           token->length == 1 && *token->text == 'N' &&
           next[0] == ' ' && next[1] >= 'a' && next[1] <= 'h';
}

/* Adds the moves of a text with one game, those of variations left out, and keeps what
 * its tags say.  Returns whether there was anything, and nothing wrong with it; otherwise
 * token is what is wrong: a fault, another FEN tag, or the first move of another game.  Behind
 * the text is a zero. */
static bool split(struct buffer *texts, struct place *place, const char *text, size_t length,
                  ecart_pgn_token *token)
{
    ecart_pgn_reader reader;
    const size_t     begin = texts->length;
    int              depth = 0, tokens = 0;
    bool             over  = false;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, length, true);
    while (ecart_pgn_next(&reader, token) != ECART_PGN_END && !is_fault(token) &&
           !(over && token->kind == ECART_PGN_MOVE)) {
        over |= (token->kind == ECART_PGN_RESULT && depth == 0) ||
                (token->kind == ECART_PGN_TAG && texts->length > begin);
        if (!over && !take_tag(place, token, begin != 0))
            break;
        depth += (token->kind == ECART_PGN_OPEN) - (token->kind == ECART_PGN_CLOSE);
        if (depth == 0 && (token->kind == ECART_PGN_MOVE || is_letter(token, text)))
            put_text(texts, token->text, token->length);
        tokens += token->kind != ECART_PGN_ESCAPE;
    }
    return token->kind == ECART_PGN_END && tokens > 0;
}

static const char second_fen[] = "a second FEN tag, which differs from the first";

/* Whether an operand may be a part of castling, 0 - 0, which PGN has as a number. */
static bool is_castle_part(const char *operand)
{
    return operand && *operand && strspn(operand, "0Oo") == strlen(operand);
}

static const char *wrong(const ecart_pgn_token *token)
{
    if (token->kind == ECART_PGN_FAULT)
        return ecart_pgn_fault_name(token->fault);
    return token->kind == ECART_PGN_TAG ? second_fen
                                        : "another game; ecart pgn reads collections";
}

const char *pasted_after_chat(const char *line)
{
    const char *at   = line + strspn(line, " [");
    size_t      time = strspn(at, "0123456789:"), name;

    if (time < 4 || !memchr(at, ':', time))
        return line;
    at  += time + strspn(at + time, "] ");
    name = strcspn(at, ":.{([\n");
    return at[name] == ':' ? at + name + 1 : at;
}

/* Makes blanks of what a chat has before each message: its time and the name. */
static void blank_chat(char *line)
{
    while (line) {
        memset(line, ' ', (size_t)(pasted_after_chat(line) - line));
        if ((line = strchr(line, '\n')))
            line++;
    }
}

/* An operand that is not a move may be a pasted text with moves, such as "1. e4 e5".  In one
 * line, a semicolon parts moves: the rest is no comment, and none of it is passed over. */
static bool add_operand(struct buffer *texts, struct place *place, char *operand)
{
    size_t          length = texts->length;
    ecart_pgn_token token  = { .kind = ECART_PGN_END };

    for (char *c = operand; !strchr(operand, '\n') && (c = strchr(c, ';')); )
        *c = ' ';
    blank_chat(operand);
    operand += strspn(operand, " ");
    if (!is_move(place, operand) && !operand_no_file(operand))
        return false;
    if (!is_move(place, operand) && !is_castle_part(operand) &&
        split(texts, place, operand, strlen(operand), &token))
        return true;
    if (token.kind == ECART_PGN_TAG)
        return error_refuse("%s", second_fen);
    if (token.kind == ECART_PGN_FAULT && (token.fault == ECART_PGN_UNCLOSED_VARIATION ||
                                          token.fault == ECART_PGN_UNCLOSED_COMMENT))
        return error_refuse("%s, column %u: %s", quote(operand).text,
                            (unsigned)token.place.column, wrong(&token));
    texts->length = length;
    put_text(texts, operand, strlen(operand));
    return true;
}

/* Reads all, and puts a zero behind it. */
static bool read_input(struct buffer *input)
{
    size_t more = BUFSIZ;

    while (more == BUFSIZ && input->length <= INPUT_MOST && buffer_room(input, BUFSIZ)) {
        more = fread(input->bytes + input->length, 1, BUFSIZ, stdin);
        input->length += more;
    }
    if (ferror(stdin))
        return error_refuse("cannot read standard input");
    if (input->length > INPUT_MOST)
        return error_refuse("standard input is longer than 1 MiB; ecart pgn reads collections");
    buffer_put(input, "", 1);
    return !input->failed || error_refuse("not enough memory");
}

static bool add_input(struct buffer *texts, struct place *place)
{
    struct buffer   input = { 0 };
    ecart_pgn_token token = { .kind = ECART_PGN_END };
    bool            well  = read_input(&input);

    if (well)
        blank_chat(input.bytes);
    if (well && !split(texts, place, input.bytes, input.length - 1, &token) &&
        token.kind != ECART_PGN_END) {
        error_print("standard input, line %u, column %u: %s", (unsigned)token.place.line,
                    (unsigned)token.place.column, wrong(&token));
        well = false;
    }
    buffer_free(&input);
    return well;
}

/* Whether two words are two cells, with a piece to move on the first: e2 e4. */
static bool are_cells(const struct place *place, const char *first, const char *second)
{
    ecart_cell  cell;
    ecart_piece piece;

    if (!second || strlen(first) != 2 || ecart_cell_read(second, strlen(second), &cell) != 2 ||
        ecart_cell_read(first, strlen(first), &cell) != 2)
        return false;
    piece = ecart_board_piece(&place->position.board, cell);
    return piece != ECART_NO_PIECE && ecart_piece_side(piece) == place->position.side;
}

static bool is_dash(const char *word)
{
    return strcmp(word, "-") == 0 || strcmp(word, "\xe2\x80\x93") == 0 ||
           strcmp(word, "\xe2\x80\x94") == 0;
}

/* Makes one text of the words of one move, and returns how many they were: as many as make a
 * legal move, or else as many as can be read as a move; 1 if there is no such move.  The words
 * follow each other in memory. */
static size_t unite(const struct place *place, char **words)
{
    size_t most = WORDS_MOST, readable = 1, legal = 0, n = 0;
    size_t second = words[1] && (strcmp(words[1], "to") == 0 || is_dash(words[1])) ? 2 : 1;

    while (n < most && words[n]) {
        if (n > 0)
            words[n][-1] = ' ';

        ecart_notation notation = read_text(place, words[0], strlen(words[0]));

        if (++n == 1 && notation.verdict.reason != ECART_BAD_NOTATION)
            most = 1;
        if (notation.verdict.reason != ECART_BAD_NOTATION)
            readable = n;
        if (ecart_verdict_is_legal(&notation.verdict))
            legal = n;
    }
    if (most == 1 && legal == 0 && are_cells(place, words[0], words[second])) {
        memmove(words[0] + 2, words[second], strlen(words[second]) + 1);
        return second + 1;
    }
    most = legal ? legal : readable;
    while (n > most)
        words[--n][-1] = '\0';
    return most;
}

/* Unites the words of each move, without dashes between moves.  The moves are played as far as
 * they are legal, so that each is read in its position. */
static void unite_all(struct pasted *pasted, struct place *place)
{
    char  **words = pasted->moves;
    size_t  left = pasted->count, kept = 0;
    bool    legal = true;

    while (left > 0 && legal) {
        if (left + kept > 1 && is_dash(*words)) {
            words++;
            left--;
            continue;
        }

        size_t count = unite(place, words);
        ecart_notation notation = read_text(place, words[0], strlen(words[0]));

        legal = ecart_verdict_is_legal(&notation.verdict);
        if (legal)
            ecart_position_play(&place->position, notation.verdict.move);
        pasted->moves[kept++] = words[0];
        words += count;
        left  -= count;
    }
    memmove(pasted->moves + kept, words, (left + 1) * sizeof *words);
    pasted->count = kept + left;
}

/* Finds where each text begins: before a zero, and the last before two. */
static bool list_texts(struct pasted *pasted, const struct buffer *texts)
{
    pasted->moves = calloc(texts->length, sizeof *pasted->moves);
    if (!pasted->moves)
        return false;
    for (size_t i = 0; i + 1 < texts->length; i += strlen(texts->bytes + i) + 1)
        pasted->moves[pasted->count++] = texts->bytes + i;
    return true;
}

static bool is_same(const ecart_position *a, const ecart_position *b)
{
    char fen[ECART_FEN_SIZE], other[ECART_FEN_SIZE];

    field_position(a, fen);
    field_position(b, other);
    return strcmp(fen, other) == 0;
}

/* Sets up the position that -p gives, or a FEN tag; an error if they differ, or if there
 * were moves before the tag that begin in another position. */
static bool set_up(struct place *place, struct position_option start)
{
    const bool     in_use = start.fen || place->begun;
    ecart_position given;

    if (place->variant == ECART_PGN_OTHER_VARIANT)
        return error_refuse("the Variant tag names neither chess nor Chess960");
    start.chess960 |= place->variant == ECART_PGN_CHESS960;
    if (!position_option_read(&start, &place->position))
        return false;
    if (place->fen.length <= 1)
        return true;
    given     = place->position;
    start.fen = place->fen.bytes;
    if (!position_option_read(&start, &place->position))
        return false;
    if (in_use && !is_same(&given, &place->position))
        return error_refuse("the FEN tag gives another position than -p or the text before it");
    return true;
}

/* Adds the moves of all operands, and what their tags say.  A dash is standard input, unless it
 * stands within castling. */
static bool add_all(struct buffer *texts, struct place *place, char **operands)
{
    bool castle = false, well = true;

    for (; *operands && well; operands++) {
        if (strcmp(*operands, "-") != 0)
            well = add_operand(texts, place, *operands);
        else if (castle && is_castle_part(operands[1]))
            put_text(texts, "-", 1);
        else
            well = add_input(texts, place);
        castle = is_castle_part(*operands);
    }
    return well;
}

static bool find_moves(struct pasted *pasted, char **operands, const struct position_option *start,
                       struct judge_options *judge, ecart_position *position)
{
    struct place  place = { .judge = judge };
    struct buffer texts = { 0 };
    bool          well  = position_option_read(&(struct position_option){ 0 }, &place.position) &&
                          add_all(&texts, &place, operands) && set_up(&place, *start);

    buffer_put(&texts, "", 1);

    bool full = texts.failed || place.fen.failed;

    buffer_free(&place.fen);
    *position     = place.position;
    pasted->bytes = texts.bytes;
    if (!well)
        return false;
    if (full || !list_texts(pasted, &texts))
        return error_refuse("not enough memory");
    if (place.tagged && judge->own)
        judge->letters = ecart_letters_nth(0);
    unite_all(pasted, &place);
    return true;
}

bool pasted_game(struct pasted *pasted, char **operands, const struct position_option *start,
                 struct judge_options *judge)
{
    ecart_position position;
    ecart_record  *records;

    *pasted = (struct pasted){ .count = 0 };
    if (find_moves(pasted, operands, start, judge, &position)) {
        records = malloc((pasted->count + 1) * sizeof *records);
        if (records) {
            ecart_game_set(&pasted->game, &position, records, pasted->count);
            return true;
        }
        error_print("not enough memory for %zu moves", pasted->count);
    }
    return false;
}
