/* SPDX-License-Identifier: MIT */
/* start.c -- the position that a game starts from, by its tags */

#include "pgn/start.h"

#include <string.h>

#include "pgn/tag.h"

/* Whether a value contains a word, given in small letters.  In the value, letters may
 * be capitals too. */
static bool holds(const char *text, size_t length, const char *word)
{
    size_t same = 0;

    for (size_t i = 0; i < length && word[same] != '\0'; i++) {
        if ((text[i] | ' ') == word[same]) {
            same++;
        } else {
            i -= same;
            same = 0;
        }
    }
    return word[same] == '\0';
}

ecart_pgn_variant ecart_pgn_variant_read(const char *text, size_t length)
{
    static const char *const standard[] = {
        "", "chess", "normal", "standard", "regular", "classical", "from position"
    };

    if (holds(text, length, "960") || holds(text, length, "fischer") ||
        holds(text, length, "freestyle"))
        return ECART_PGN_CHESS960;
    for (size_t i = 0; i < sizeof standard / sizeof *standard; i++) {
        if (length == strlen(standard[i]) && holds(text, length, standard[i]))
            return ECART_PGN_STANDARD;
    }
    return ECART_PGN_OTHER_VARIANT;
}

/* The place of the value, which is on the line of its tag. */
static ecart_pgn_place value_place(const ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    size_t          at    = (size_t)(tag->text - j->reader.text);
    ecart_pgn_place place = tag->place;

    place.offset  = j->reader.offset + at;
    place.column += (uint32_t)(place.offset - tag->place.offset);
    return place;
}

/* The tag SetUp is ignored: it only says whether there is a FEN. */
void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    if (is_name(tag, "FEN")) {
        if (j->variant != ECART_PGN_OTHER_VARIANT)
            j->tag_place = value_place(j, tag);
        j->fen_length = ecart_pgn_value(tag, j->fen, sizeof j->fen);
    } else if (is_name(tag, "Variant")) {
        j->variant = ecart_pgn_variant_read(tag->text, tag->length);
        if (j->variant == ECART_PGN_OTHER_VARIANT)
            j->tag_place = value_place(j, tag);
    }
}

ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, judged_line *line)
{
    ecart_faults faults;

    if (j->variant == ECART_PGN_OTHER_VARIANT)
        return ECART_PGN_UNKNOWN_VARIANT;
    if (line == NULL)
        return ECART_PGN_FAULTS;
    line->position          = j->start;
    line->position.chess960 = j->variant == ECART_PGN_CHESS960;
    line->judged            = j->fen_length < sizeof j->fen &&
        (j->fen_length == 0 ||
         ecart_fen_position(j->fen, j->fen_length, line->position.chess960,
                            &line->position, &faults));
    if (!line->judged)
        return ECART_PGN_BAD_FEN;
    return j->fen_length > 0 && ecart_faults_first(&faults, ECART_REPAIR) != ECART_FAULTS
         ? ECART_PGN_FEN_REPAIR : ECART_PGN_FAULTS;
}
