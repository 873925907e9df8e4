/* SPDX-License-Identifier: MIT */
/* san.c -- reads a move in SAN or any other notation, and plays it */

#include <ecart/iccf.h>
#include <ecart/uci.h>

#include <string.h>

#include "base/text.h"
#include "notation/san_around.h"
#include "notation/san_meaning.h"
#include "rules/play.h"

/* Where the move begins that a text means, as a set; empty if the move is not legal, is the
 * one given, or needs more forgiveness than most. */
static ecart_cells other_origin(const ecart_position *position, const ecart_letters *letters,
                                const char *text, size_t length, ecart_move move,
                                ecart_forgiven_set most)
{
    san_parts parts;
    size_t    offset;

    if (ecart_san_parse(letters, text, length, &parts, &offset) != ECART_LEGAL)
        return 0;

    ecart_notation other = ecart_san_read_parts(position, &parts);
    if (!ecart_verdict_is_legal(&other.verdict) || (other.forgiven & ~most) != 0 ||
        ecart_move_equal(other.verdict.move, move))
        return 0;
    return ecart_cells_of(other.verdict.move.from);
}

/* Where other legal moves begin: those that the text would mean if its n-th character were
 * another one that looks like it. */
static ecart_cells like_origins(const ecart_position *position, const ecart_letters *letters,
                                const char *text, const san_parts *parts, size_t n, ecart_move move)
{
    const ecart_forgiven_set anything = ~(ecart_forgiven_set)0;
    char        other[SAN_MOVE_LIMIT];
    ecart_cells origins = 0;

    memcpy(other, text + parts->at, parts->length);
    for (char like = '0'; like <= 'z'; like++) {
        if (!ecart_looks_like(like, text[parts->at + n]))
            continue;
        other[n] = like;
        origins |= other_origin(position, letters, other, parts->length, move, anything);
    }
    return origins;
}

/* Whether the text gives the file of a pawn that does not capture, without need.  Two
 * cells leave no doubt. */
static bool has_needless_file(const san_parts *parts, ecart_forgiven_set forgiven)
{
    enum { NEEDLESS = 1u << ECART_OVERSPECIFIED | 1u << ECART_LONG_FORM };

    return parts->kind == ECART_PAWN && parts->file != 0 && !parts->by_cell &&
           (forgiven & NEEDLESS) != 0;
}

/* Whether all letters are capitals, so that a capital does not show what was meant. */
static bool is_shouted(const char *text, const san_parts *parts)
{
    size_t n = 0;

    while (n < parts->length && !is_small(text[parts->at + n]))
        n++;
    return n == parts->length;
}

/* Where another legal move begins that the text would mean with its first letter in
 * the other case.  It is read without what is after the move, so without a sign of check. */
static ecart_cells turned_origin(const ecart_position *position, const ecart_letters *letters,
                                 const char *text, const san_parts *parts,
                                 const ecart_notation *answer)
{
    enum {
        CASE  = 'a' ^ 'A',
        ALIKE = 1u << ECART_LOCAL_LETTERS | 1u << ECART_MISSING_CHECK
    };
    char other[SAN_MOVE_LIMIT];

    if (!is_shouted(text, parts) && !has_needless_file(parts, answer->forgiven))
        return 0;
    memcpy(other, text + parts->at, parts->length);
    if (!is_letter(other[0]))
        return 0;
    other[0] ^= CASE;
    return other_origin(position, letters, other, parts->length, answer->verdict.move,
                        answer->forgiven | ALIKE);
}

/* Forgiving is not guessing.  If a letter is in the wrong case, and one that looks like
 * it would make another legal move, nobody knows which was meant: qxf6 may be the
 * queen's move, or the pawn's, gxf6.  Nor if the first letter may be a file's as well as
 * a piece's: bb6 may be the pawn's move, b6, or the bishop's; BXC3 in capitals too. */
ECART_OUT_OF_LINE static ecart_notation doubt_letters(const ecart_position *position,
                                                      const ecart_letters *letters,
                                                      const char *text, const san_parts *parts,
                                                      ecart_notation answer)
{
    ecart_move  move    = answer.verdict.move;
    ecart_cells origins = turned_origin(position, letters, text, parts, &answer);

    for (size_t n = 0; parts->wrong_case >> n != 0; n++) {
        if (parts->wrong_case >> n & 1)
            origins |= like_origins(position, letters, text, parts, n, move);
    }
    if (origins == 0)
        return answer;
    origins = ecart_cells_add(origins, move.from);
    return (ecart_notation){ .verdict = san_refused(ECART_AMBIGUOUS, origins),
                             .to = move.to, .promotion = move.promotion };
}

/* Marks the verdict on a text that is refused, but would be legal if it were the other side's
 * turn.  If it names an enemy piece, its reason says so already. */
ECART_OUT_OF_LINE static ecart_notation look_across(const ecart_position *position,
                                                    san_parts *parts, ecart_notation answer)
{
    ecart_position other;
    ecart_notation there;

    if (!ecart_verdict_is_refusal(&answer.verdict) ||
        answer.verdict.reason == ECART_NOT_YOUR_PIECE || !ecart_pass(position, &other))
        return answer;
    there = ecart_san_read_parts(&other, parts);
    if (!ecart_verdict_is_refusal(&there.verdict))
        answer.verdict.nature = ECART_IS_OUT_OF_TURN;
    return answer;
}

/* What a text means by its parts; ambiguous if its letters leave a doubt.  In the text of
 * a refused move nothing is forgiven. */
static ecart_notation read_parts(const ecart_position *position, const ecart_letters *letters,
                                 const char *text, san_parts *parts)
{
    ecart_notation answer = ecart_san_read_parts(position, parts);

    if (ecart_verdict_is_refusal(&answer.verdict))
        return look_across(position, parts, answer);
    if (answer.forgiven == 0)
        return answer;
    if (parts->wrong_case == 0 && !has_needless_file(parts, answer.forgiven))
        return answer;
    return doubt_letters(position, letters, text, parts, answer);
}

/* Copies a text without the characters that show nothing.  Returns the length; 0 if
 * there are none of them, or no room. */
static size_t copy_seen(const char *text, size_t length, char *seen, size_t size)
{
    size_t count = 0;

    for (size_t at = 0; at < length;) {
        size_t unseen = ecart_san_unseen(text + at, length - at);

        if (unseen == 0 && count == size)
            return 0;
        if (unseen == 0)
            seen[count++] = text[at++];
        at += unseen;
    }
    return count < length ? count : 0;
}

/* The refusal of a text that is no move. */
static ecart_notation refused_text(const char *text, size_t length, ecart_reason reason,
                                   size_t offset)
{
    ecart_notation answer = { .verdict = san_refused(reason, 0), .offset = offset };

    if (ecart_text_lists(" pass null 0000 -- ", text, length))
        answer.verdict.nature = ECART_IS_PASS;
    return answer;
}

/* The answer on a text that does not parse: a refusal, unless the text parses without the
 * characters that show nothing. */
static ecart_notation read_seen(const ecart_position *position, const ecart_letters *letters,
                                const char *text, size_t length, ecart_reason reason, size_t offset)
{
    enum { SEEN = 64 };
    char           seen[SEEN];
    size_t         count  = copy_seen(text, length, seen, SEEN);
    ecart_notation answer = refused_text(text, length, reason, offset), again;

    if (count == 0)
        return answer;
    again = ecart_san_read_with(position, letters, seen, count);
    if (again.verdict.reason == ECART_BAD_NOTATION || again.verdict.reason == ECART_IMPOSSIBLE_CELL)
        return answer;
    if (!ecart_verdict_is_refusal(&again.verdict))
        again.forgiven |= ecart_forgiven_set_of(ECART_SPACE);
    return again;
}

/* The answer on a text that does not parse as SAN.  It may be a move as people say it.  If
 * it is neither, the error is where the reader that came further stopped. */
ECART_OUT_OF_LINE static ecart_notation read_otherwise(const ecart_position *position,
                                                       const ecart_letters *letters,
                                                       const char *text, size_t length,
                                                       ecart_reason written, size_t offset)
{
    san_parts    parts;
    size_t       further;
    ecart_reason spoken = written == ECART_BAD_NOTATION
                        ? ecart_spoken_parse(text, length, &parts, &further) : written;

    if (spoken == ECART_LEGAL)
        return look_across(position, &parts, ecart_san_read_parts(position, &parts));
    if (written == ECART_BAD_NOTATION && further > offset)
        return read_seen(position, letters, text, length, spoken, further);
    return read_seen(position, letters, text, length, written, offset);
}

ecart_notation ecart_san_read_with(const ecart_position *position, const ecart_letters *letters,
                                   const char *text, size_t length)
{
    san_parts    parts;
    size_t       offset;
    ecart_reason reason = ecart_san_parse(letters, text, length, &parts, &offset);

    if (reason != ECART_LEGAL)
        return read_otherwise(position, letters, text, length, reason, offset);
    return read_parts(position, letters, text, &parts);
}

ecart_notation ecart_san_read(const ecart_position *position, const char *text, size_t length)
{
    return ecart_san_read_with(position, NULL, text, length);
}

bool ecart_san_fits(const ecart_letters *letters, const char *text, size_t length)
{
    san_parts parts;
    size_t    offset;

    return ecart_san_parse(letters, text, length, &parts, &offset) == ECART_LEGAL &&
           !ecart_forgiven_set_has(parts.forgiven, ECART_LETTER_CASE) &&
           !ecart_forgiven_set_has(parts.forgiven, ECART_PAWN_LETTER);
}

ecart_notation ecart_san_play_with(ecart_position *position, const ecart_letters *letters,
                                   const char *text, size_t length)
{
    ecart_notation answer = ecart_san_read_with(position, letters, text, length);

    if (ecart_verdict_is_legal(&answer.verdict))
        ecart_play_legal(position, answer.verdict.move);
    return answer;
}

ecart_notation ecart_san_play(ecart_position *position, const char *text, size_t length)
{
    return ecart_san_play_with(position, NULL, text, length);
}

/* Two cells, and perhaps a letter.  No move in SAN looks like that. */
static bool looks_like_uci(const char *text, size_t length)
{
    return (length == 4 || (length == 5 && is_small(text[4]))) && is_small(text[0]) &&
           is_digit(text[1]) && is_small(text[2]) && is_digit(text[3]);
}

/* Digits only.  No move in SAN looks like that either, but castling: 00.  Where nothing stands,
 * castling is as long as the text. */
static bool looks_like_iccf(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
    }
    return ecart_san_castling(text, length) != length;
}

ecart_notation ecart_notation_read(const ecart_position *position, const char *text, size_t length)
{
    return ecart_notation_read_with(position, NULL, text, length);
}

ecart_notation ecart_notation_read_with(const ecart_position *position,
                                        const ecart_letters *letters,
                                        const char *text, size_t length)
{
    ecart_move   move;
    size_t       offset = 0;
    ecart_reason reason;

    if (length == 4 && memcmp(text, "0000", 4) == 0)    /* UCI's null move */
        reason = ECART_BAD_NOTATION;
    else if (looks_like_uci(text, length))
        reason = ecart_uci_read(text, length, &move, &offset);
    else if (looks_like_iccf(text, length))
        reason = ecart_iccf_read(text, length, &move, &offset);
    else
        return ecart_san_read_with(position, letters, text, length);

    if (reason != ECART_LEGAL)
        return refused_text(text, length, reason, offset);

    ecart_notation answer = { .verdict = ecart_move_check(position, move) };
    answer.verdict.move = ecart_move_canonical(position, move);
    return answer;
}
