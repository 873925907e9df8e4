/* SPDX-License-Identifier: MIT */
/* sighting.c -- the answer to a board that was seen, in words or as JSON */

#include "cli/sighting.h"

#include <string.h>

#include "cli/fields.h"

/* English comes first: it is used for a language that is not here. */
static const struct seen_words {
    const char *code, *same, *several, *rook, *pawn, *different, *results[4];
} seen_words[] = {
    { "en",
      "Nothing has changed.",
      "Several moves fit.",
      "Castling has begun: the rook has still to move.",
      "The pawn that was taken en passant is still on the board.",
      "No move leads there.",
      { NULL,
        "Both kings stand on light cells of the centre: White has won.",
        "Both kings stand on dark cells of the centre: Black has won.",
        "The kings stand on a light and a dark cell of the centre: a draw." } },
    { "fr",
      "Rien n’a changé.",
      "Plusieurs coups conviennent.",
      "Le roque est commencé\u00a0: la tour doit encore bouger.",
      "Le pion pris en passant est encore sur l’échiquier.",
      "Aucun coup n’y mène.",
      { NULL,
        "Les deux rois sont sur des cases claires du centre\u00a0: les Blancs ont gagné.",
        "Les deux rois sont sur des cases foncées du centre\u00a0: les Noirs ont gagné.",
        "Les rois sont sur une case claire et une case foncée du centre\u00a0: partie nulle." } },
    { "de",
      "Nichts hat sich geändert.",
      "Mehrere Züge passen.",
      "Die Rochade hat begonnen: Der Turm muss noch ziehen.",
      "Der en passant geschlagene Bauer steht noch auf dem Brett.",
      "Kein Zug führt dorthin.",
      { NULL,
        "Beide Könige stehen auf hellen Feldern der Mitte: Weiß hat gewonnen.",
        "Beide Könige stehen auf dunklen Feldern der Mitte: Schwarz hat gewonnen.",
        "Die Könige stehen auf einem hellen und einem dunklen Feld der Mitte: remis." } },
    { "es",
      "No ha cambiado nada.",
      "Varias jugadas encajan.",
      "El enroque ha empezado: falta mover la torre.",
      "El peón capturado al paso sigue en el tablero.",
      "Ninguna jugada lleva ahí.",
      { NULL,
        "Los dos reyes están en casillas blancas del centro: han ganado las blancas.",
        "Los dos reyes están en casillas negras del centro: han ganado las negras.",
        "Los reyes están en una casilla blanca y una negra del centro: tablas." } },
};

static const struct seen_words *seen_words_in(const ecart_language *language)
{
    size_t n = sizeof seen_words / sizeof *seen_words - 1;

    while (n > 0 && strcmp(seen_words[n].code, ecart_language_code(language)) != 0)
        n--;
    return &seen_words[n];
}

/* Moves that differ only in what a pawn becomes are one move that lacks it. */
static bool is_one_move(const ecart_sighting *seen)
{
    const ecart_move *moves = seen->moves;

    if (seen->kind != ECART_SEEN_MOVE)
        return false;
    for (int i = 1; i < seen->count; i++) {
        if (moves[i].from != moves[0].from || moves[i].to != moves[0].to)
            return false;
    }
    return true;
}

static ecart_verdict verdict_of(const struct sighting *sighting)
{
    const ecart_sighting *seen = &sighting->seen;
    ecart_move            move = seen->moves[0];

    if (seen->kind == ECART_SEEN_TRY)
        return seen->verdict;
    if (seen->count > 1)
        move.promotion = ECART_NO_KIND;
    return ecart_move_check(sighting->before, move);
}

static const char *say(const struct sighting *sighting, const struct seen_words *words)
{
    ecart_position after = *sighting->before;

    switch (sighting->seen.kind) {
    case ECART_SEEN_SAME:
        return words->same;
    case ECART_SEEN_MOVE:
        return words->several;
    case ECART_SEEN_UNFINISHED:
        return ecart_position_play(&after, sighting->seen.moves[0]).nature & ECART_IS_CASTLE
             ? words->rook : words->pawn;
    default:
        return words->different;
    }
}

/* The cells that show it: where moves begin, what is unfinished, or what differs. */
static ecart_cells cells_of(const ecart_sighting *seen)
{
    ecart_cells from = 0;

    if (seen->kind == ECART_SEEN_UNFINISHED)
        return seen->unfinished;
    for (int i = 0; i < seen->count; i++)
        from |= ecart_cells_of(seen->moves[i].from);
    return seen->kind == ECART_SEEN_MOVE ? from : seen->different;
}

static void tell_result(struct sighting *sighting, const struct seen_words *words)
{
    static const char *const results[] = {
        [ECART_SEEN_NO_RESULT]  = NULL,
        [ECART_SEEN_WHITE_WINS] = "1-0",
        [ECART_SEEN_BLACK_WINS] = "0-1",
        [ECART_SEEN_DRAW]       = "1/2-1/2"
    };

    sighting->result      = results[sighting->seen.result];
    sighting->result_text = words->results[sighting->seen.result];
}

void sighting_find(struct sighting *sighting, const ecart_position *position,
                   const ecart_board *board, ecart_sight sight,
                   const struct judge_options *judge)
{
    const struct seen_words *words = seen_words_in(judge->language);
    const ecart_sighting    *seen  = &sighting->seen;

    sighting->before = position;
    sighting->seen   = ecart_move_between(position, board, sight);
    if (is_one_move(seen) || seen->kind == ECART_SEEN_TRY) {
        ecart_notation notation = { .verdict = verdict_of(sighting) };

        judge_notation(&sighting->judgement, position, &notation, judge);
    } else {
        judge_cells(&sighting->judgement,
                    seen->kind == ECART_SEEN_MOVE ? ecart_reason_name(ECART_AMBIGUOUS)
                                                  : ecart_seen_name(seen->kind),
                    cells_of(seen), say(sighting, words));
    }
    tell_result(sighting, words);
}

bool sighting_is_yes(const struct sighting *sighting)
{
    return sighting->seen.kind == ECART_SEEN_MOVE || sighting->result;
}

static void print_move(struct json *json, const ecart_position *before, ecart_move move)
{
    json_open(json, NULL, '{');
    field_put_move(json, before, move);
    json_close(json, '}');
}

void sighting_print_members(struct json *json, const struct sighting *sighting)
{
    const ecart_sighting *seen = &sighting->seen;

    judgement_print_members(json, &sighting->judgement);
    json_put_text(json, "seen", ecart_seen_name(seen->kind));
    json_open(json, "moves", '[');
    for (int i = 0; i < seen->count; i++)
        print_move(json, sighting->before, seen->moves[i]);
    json_close(json, ']');
    json_put_set(json, "differ", seen->different);
    json_put_text(json, "result", sighting->result);
}
