/* SPDX-License-Identifier: MIT */
/* move_reader.c -- reads a move with the piece letters of the user, and guesses in which
 * language's letters a refused move is written */

#include "output/move_reader.h"

#include <string.h>

#include "output/fields.h"
#include "system/utf8.h"
#include "words/program.h"

enum { CODES_SIZE = LETTERS_MOST * sizeof "en, " };

/* The n-th letters that a guess has room for; NULL behind the last. */
static const ecart_letters *nth(int n)
{
    return n < LETTERS_MOST ? ecart_letters_nth(n) : NULL;
}

void letters_guess_add(struct letters_guess *guess, const char *word, size_t length)
{
    for (int n = 0; nth(n); n++)
        guess->words[n] += ecart_san_fits(nth(n), word, length);
}

bool letters_guess_begin(struct letters_guess *guess, const ecart_position *position,
                         const char *word, size_t length)
{
    bool any = false;

    *guess = (struct letters_guess){ .more = 1 };
    letters_guess_add(guess, word, length);
    for (int n = 0; nth(n); n++) {
        if (guess->words[n] == 0)
            continue;

        ecart_notation notation = ecart_san_read_with(position, nth(n), word, length);
        guess->legal[n] = ecart_verdict_is_legal(&notation.verdict);
        any |= guess->legal[n];
    }
    return any;
}

void letters_guess_loosely(struct letters_guess *guess, int more)
{
    guess->more = more;
    for (int n = 0; nth(n); n++)
        guess->legal[n] = true;
}

/* The number of the letters that most words fit, the first if several do; -1 if none can be. */
static int likeliest(const struct letters_guess *guess)
{
    int best = -1;

    for (int n = 0; nth(n); n++) {
        if (guess->legal[n] && (best < 0 || guess->words[n] > guess->words[best]))
            best = n;
    }
    return best;
}

/* How many words fit the letters that were read with. */
static int words_before(const struct letters_guess *guess, const ecart_letters *read_with)
{
    const char *code = ecart_letters_code(read_with);
    int         n = 0;

    while (strcmp(ecart_letters_code(nth(n)), code) != 0)
        n++;
    return guess->words[n];
}

/* The piece with a letter; a pawn has none, and a Russian one has more bytes. */
static ecart_kind kind_of(const ecart_letters *letters, char letter)
{
    for (ecart_kind kind = ECART_KING; kind < ECART_PAWN; kind++) {
        const char *name = ecart_letters_of(letters, kind);

        if (name[0] == letter && name[1] == '\0')
            return kind;
    }
    return ECART_NO_KIND;
}

/* Writes what a letter is in the language of the n-th letters; false if there is no such sentence
 * in the order of the letters: German, French, Spanish. */
static bool tell(const struct letters_guess *guess, const ecart_language *language, int n,
                   char *hint)
{
    const int   which = SAY_READER_DE + n - 1;
    ecart_slots slots = { .written = guess->letter };

    if (guess->letter.length == 0 || which < SAY_READER_DE || which >= SAY_READER_BOTH)
        return false;
    slots.kind = kind_of(nth(n), *guess->letter.text);
    program_say(language, which, &slots, hint, LETTERS_HINT_SIZE);
    return true;
}

/* Writes the question whether the n-th letters were meant; the sentences are in the order of
 * the letters. */
static void ask(const ecart_language *language, int n, char *hint)
{
    const int   which = SAY_LETTERS_EN + n;
    ecart_slots slots = { .written = program_text(ecart_letters_code(nth(n))) };

    program_say(language, which < SAY_LETTERS_OTHER ? which : SAY_LETTERS_OTHER, &slots, hint,
                LETTERS_HINT_SIZE);
}

/* The codes of all letters but the best that fit as many words: "sv, da". */
static void list_others(const struct letters_guess *guess, int best, char codes[CODES_SIZE])
{
    *codes = '\0';
    for (int n = 0; nth(n); n++) {
        if (n == best || !guess->legal[n] || guess->words[n] < guess->words[best])
            continue;
        if (*codes)
            strcat(codes, ", ");
        strcat(codes, ecart_letters_code(nth(n)));
    }
}

bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE])
{
    int  best = likeliest(guess);
    char codes[CODES_SIZE];

    *hint = '\0';
    if (best < 0 || guess->words[best] < words_before(guess, read_with) + guess->more)
        return false;
    if (!tell(guess, language, best, hint))
        ask(language, best, hint);
    list_others(guess, best, codes);
    if (*codes) {
        ecart_slots slots = { .written = program_text(codes) };

        program_add(language, SAY_LETTERS_MORE, &slots, hint, LETTERS_HINT_SIZE);
    }
    return true;
}

/* What comes after the number of a move. */
static const char *after_number(const char *text)
{
    while (*text != '\0' && !is_letter(*text))
        text++;
    return text;
}

/* The letter of the piece, as a capital: small ones are read too, but for files. */
static char first_letter(const char *text)
{
    return *text > 'h' ? (char)(*text - 'a' + 'A') : *text;
}

/* Whether a square follows the first letter, perhaps after a sign of capture. */
static bool has_square(const char *text)
{
    const char *square = text + (text[1] == 'x' || text[1] == ':' ? 2 : 1);

    return square[0] >= 'a' && square[0] <= 'h' && square[1] >= '1' && square[1] <= '8';
}

/* Whether a text begins with a capital that the library takes for a file and that is a
 * piece's letter in another language.  B is never taken for one, and E is no piece. */
static bool begins_with_no_file(const ecart_letters *letters, const char *text)
{
    char letter = first_letter(text);

    return letter != '\0' && strchr("ACDFGH", letter) && has_square(text) &&
           kind_of(letters, letter) == ECART_NO_KIND &&
           *ecart_letters_of(letters, ECART_PAWN) != letter;
}

static bool is_refused(const ecart_notation *notation)
{
    return ecart_verdict_is_refusal(&notation->verdict);
}

/* A text that may mean a move of either piece. */
static ecart_notation of_two_pieces(const struct doubt *doubt)
{
    const ecart_move *mine = &doubt->mine.verdict.move, *other = &doubt->other.verdict.move;
    ecart_cells       from = ecart_cells_of(mine->from) | ecart_cells_of(other->from);

    return (ecart_notation){
        .verdict = { .reason = ECART_AMBIGUOUS, .others = from, .candidates = from },
        .to = mine->to, .promotion = mine->promotion
    };
}

/* What a text means that was read with the reader's letters and as English. */
static ecart_notation choose(const ecart_letters *own, struct doubt *doubt)
{
    const ecart_notation *mine = &doubt->mine, *other = &doubt->other;
    ecart_kind here = kind_of(own, doubt->letter), there = kind_of(NULL, doubt->letter);

    if (here == ECART_NO_KIND &&
        (there != ECART_NO_KIND || mine->verdict.reason == ECART_BAD_NOTATION ||
         mine->verdict.move.promotion == ECART_PAWN))
        return *other;
    if (is_refused(other))
        return *mine;
    if (is_refused(mine)) {
        doubt->kind = NOT_MEANT_SO;
    } else if (here != there && there != ECART_NO_KIND) {
        doubt->kind = TWO_PIECES;
        return of_two_pieces(doubt);
    }
    return *mine;
}

ecart_notation reader_read(const struct judge_options *judge, const ecart_position *position,
                           const char *text, size_t length, struct doubt *doubt)
{
    const ecart_letters *letters = judge->letters;
    const char          *move    = after_number(text);

    *doubt = (struct doubt){
        .letter = first_letter(move),
        .mine   = ecart_notation_read_with(position, letters, text, length)
    };
    if (doubt->mine.verdict.reason != ECART_BAD_NOTATION && begins_with_no_file(letters, move)) {
        doubt->kind  = NO_FILE;
        doubt->other = doubt->mine;
        return (ecart_notation){ .verdict = { .reason = ECART_BAD_NOTATION },
                                 .offset  = (size_t)(move - text) };
    }
    if (!judge->own)
        return doubt->mine;
    doubt->other = ecart_notation_read(position, text, length);
    return choose(letters, doubt);
}

/* "D is the queen in German: use --letters=de." */
static void say_whose(const struct doubt *doubt, const struct judge_options *judge,
                      const ecart_position *position, ecart_text written, char *text)
{
    struct letters_guess guess;
    char                 hint[LETTERS_HINT_SIZE];

    if (!letters_guess_begin(&guess, position, written.text, written.length))
        letters_guess_loosely(&guess, 1);
    guess.letter = (ecart_text){ &doubt->letter, 1 };
    if (letters_guess_end(&guess, judge->letters, judge->language, hint))
        strcpy(text, hint);
}

/* Fills in a meaning with the letters of the reader. */
static void write_other(const struct doubt *doubt, const ecart_letters *letters,
                        const ecart_position *position, ecart_meaning *meaning)
{
    *meaning = (ecart_meaning){ .move = doubt->other.verdict.move, .slip = ECART_SLIP_PIECE,
                                .cost = 1 };
    ecart_san_write_with(position, letters, meaning->move, meaning->san, sizeof meaning->san);
}

/* "R may be the king or, in English, the rook: write e1d1 or Td1." */
static void say_both(const struct doubt *doubt, const struct judge_options *judge,
                     const ecart_position *position, char *text)
{
    struct name   mine = name_move(doubt->mine.verdict.move);
    ecart_meaning meaning;
    ecart_slots   slots = { .kind    = kind_of(judge->letters, doubt->letter),
                            .becomes = kind_of(NULL, doubt->letter) };

    write_other(doubt, judge->letters, position, &meaning);
    slots.move    = program_text(mine.text);
    slots.written = program_text(meaning.san);
    program_say(judge->language, SAY_READER_BOTH, &slots, text, ECART_EXPLAIN_SIZE);
}

void reader_say(const struct doubt *doubt, const struct judge_options *judge,
                const ecart_position *position, ecart_text written,
                char text[ECART_EXPLAIN_SIZE])
{
    if (doubt->kind == NO_FILE)
        say_whose(doubt, judge, position, written, text);
    else if (doubt->kind == TWO_PIECES)
        say_both(doubt, judge, position, text);
}

bool reader_asks(const struct doubt *doubt, const ecart_position *position, ecart_meaning *meaning)
{
    if ((doubt->kind != NOT_MEANT_SO && doubt->kind != NO_FILE) ||
        ecart_standing_first(ecart_position_standings(position)) < ECART_THREEFOLD_CLAIMABLE)
        return false;
    write_other(doubt, NULL, position, meaning);
    return meaning->san[0] != '\0';
}

void reader_ask(const struct doubt *doubt, const struct judge_options *judge,
                const ecart_position *position, char text[ECART_EXPLAIN_SIZE])
{
    ecart_meaning meaning;
    size_t        count = reader_asks(doubt, position, &meaning);

    if (count > 0)
        write_other(doubt, judge->letters, position, &meaning);
    ecart_explain_meant(judge->language, &meaning, count, text, ECART_EXPLAIN_SIZE);
}

size_t letters_copy(const ecart_letters *letters, const char *san, char *copy)
{
    size_t end = 0;

    for (; *san; san++) {
        ecart_kind  kind = ecart_piece_kind(ecart_piece_of_letter(*san));
        const char *name = ecart_letters_of(letters, kind);

        if (kind == ECART_NO_KIND || !strchr("KQRBN", *san)) {
            copy[end++] = *san;
            continue;
        }
        memcpy(copy + end, name, strlen(name));
        end += strlen(name);
    }
    copy[end] = '\0';
    return end;
}
