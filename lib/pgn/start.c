/* SPDX-License-Identifier: MIT */
/* start.c -- what the tags say of a game's start */

#include "pgn/reader.h"

#include <string.h>

/* Which sort of chess is played; the first unless a tag says another. */
enum { USUAL, CHESS960, UNKNOWN };

bool ecart_pgn_is_name(const ecart_pgn_token *tag, const char *name)
{
    return tag->name_length == strlen(name) && memcmp(tag->name, name, tag->name_length) == 0;
}

/* Whether a value has a word in it, however its letters are written. */
static bool holds(const ecart_pgn_token *tag, const char *word)
{
    size_t same = 0;

    for (size_t i = 0; i < tag->length && word[same] != '\0'; i++) {
        if ((tag->text[i] | ' ') == word[same]) {
            same++;
        } else {
            i -= same;
            same = 0;
        }
    }
    return word[same] == '\0';
}

/* What is not known is known not to be chess. */
static int variant_of(const ecart_pgn_token *tag)
{
    static const char *const usual[] = {
        "", "chess", "normal", "standard", "from position"
    };

    if (holds(tag, "960") || holds(tag, "fischer"))
        return CHESS960;
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        if (tag->length == strlen(usual[i]) && holds(tag, usual[i]))
            return USUAL;
    }
    return UNKNOWN;
}

/* A tag and its value are on one line. */
static ecart_pgn_place value_place(const ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    size_t          at    = (size_t)(tag->text - j->reader.text);
    ecart_pgn_place place = tag->place;

    place.offset  = j->reader.offset + at;
    place.column += (uint32_t)(place.offset - tag->place.offset);
    return place;
}

/* SetUp says only whether there is a FEN. */
void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    if (is_name(tag, "FEN")) {
        if (j->variant != UNKNOWN)
            j->tag_place = value_place(j, tag);
        j->fen_length = ecart_pgn_value(tag, j->fen, sizeof j->fen);
    } else if (is_name(tag, "Variant")) {
        j->variant = (uint8_t)variant_of(tag);
        if (j->variant == UNKNOWN)
            j->tag_place = value_place(j, tag);
    }
}

ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, ecart_pgn_line *line)
{
    ecart_faults faults;

    if (j->variant == UNKNOWN)
        return ECART_PGN_UNKNOWN_VARIANT;
    if (line == NULL)
        return ECART_PGN_FAULTS;
    line->position          = j->start;
    line->position.chess960 = j->variant == CHESS960;
    line->judged            = j->fen_length < sizeof j->fen &&
        (j->fen_length == 0 ||
         ecart_fen_position(j->fen, j->fen_length, j->variant == CHESS960, &line->position,
                            &faults));
    if (!line->judged)
        return ECART_PGN_BAD_FEN;
    return j->fen_length > 0 && ecart_faults_first(&faults, ECART_REPAIR) != ECART_FAULTS
         ? ECART_PGN_FEN_REPAIR : ECART_PGN_FAULTS;
}
