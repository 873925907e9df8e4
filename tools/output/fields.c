/* SPDX-License-Identifier: MIT */
/* fields.c -- parts of an answer that several commands print, as text or JSON; FENs among them */

#include "output/fields.h"

#include <stdio.h>
#include <string.h>

#include "words/program.h"

struct name name_cell(ecart_cell cell)
{
    struct name name;

    ecart_cell_write(cell, name.text, sizeof name.text);
    return name;
}

struct name name_move(ecart_move move)
{
    struct name name;

    ecart_uci_write(move, name.text, sizeof name.text);
    return name;
}

struct name name_number(const ecart_position *before)
{
    struct name name;

    snprintf(name.text, sizeof name.text, "%d%s", before->number,
             before->side == ECART_WHITE ? "." : "...");
    return name;
}

int field_plies(const ecart_position *from, const ecart_position *to)
{
    return 2 * (to->number - from->number) + to->side - from->side;
}

const char *kind_word(ecart_kind kind)
{
    static const char *const words[ECART_KINDS] = {
        [ECART_NO_KIND] = "",
        [ECART_KING]    = "king",
        [ECART_QUEEN]   = "queen",
        [ECART_ROOK]    = "rook",
        [ECART_BISHOP]  = "bishop",
        [ECART_KNIGHT]  = "knight",
        [ECART_PAWN]    = "pawn"
    };

    return words[kind];
}

const char *side_word(ecart_side side)
{
    return side == ECART_WHITE ? "white" : "black";
}

const char *field_cells(const ecart_cell *cells, int count, char text[CELLS_SIZE])
{
    strcpy(text, "-");
    for (int i = 0; i < count; i++) {
        ecart_cell_write(cells[i], text + 3 * i, sizeof "a1");
        text[3 * i + 2] = i + 1 < count ? ',' : '\0';
    }
    return text;
}

const char *field_set(ecart_cells set, char text[CELLS_SIZE])
{
    ecart_cell cells[64];
    int        count = 0;

    FOR_EACH_CELL(c, set)
        cells[count++] = c;
    return field_cells(cells, count, text);
}

size_t field_place(const ecart_faults *faults, ecart_fault fault)
{
    size_t offset = faults->offset[fault];

    return offset == ECART_NO_OFFSET ? NO_PLACE : offset;
}

void field_put_nature(struct json *json, int nature, ecart_gives gives)
{
    static const char *const natures[] = {
        "capture", "en-passant", "castle-short", "castle-long", "double-step",
        "promotion"
    };

    json_open(json, "nature", '[');
    for (int bit = 0; nature >> bit != 0; bit++) {
        if (nature >> bit & 1)
            json_put_plain(json, NULL, natures[bit]);
    }
    if (gives >= ECART_GIVES_CHECK)
        json_put_plain(json, NULL, "check");
    if (gives == ECART_GIVES_MATE)
        json_put_plain(json, NULL, "mate");
    json_close(json, ']');
}

void field_put_offset(struct json *json, size_t offset)
{
    json_put_known(json, "offset", offset != NO_PLACE, (long long)offset);
}

void field_fen(const ecart_setup *setup, char fen[ECART_FEN_SIZE])
{
    ecart_setup  again;
    ecart_faults faults;

    ecart_fen_write(setup, ECART_FEN_PLAIN, fen, ECART_FEN_SIZE);
    if (!setup->chess960)
        return;
    ecart_fen_read(fen, strlen(fen), false, &again, &faults);
    ecart_setup_mend(&again);
    if (again.castling != setup->castling)
        ecart_fen_write(setup, ECART_FEN_SHREDDER, fen, ECART_FEN_SIZE);
}

void field_position(const ecart_position *position, char fen[ECART_FEN_SIZE])
{
    ecart_setup setup;

    ecart_position_setup(position, &setup);
    setup.en_passant = ecart_position_en_passant(position);
    field_fen(&setup, fen);
}

ecart_standing field_standing(const ecart_game *game)
{
    return ecart_standing_first(ecart_game_standings(game));
}

void field_put_move(struct json *json, const ecart_position *before, ecart_move move)
{
    char san[ECART_SAN_SIZE];

    ecart_san_write(before, move, san, sizeof san);
    json_put_text(json, "move", name_move(move).text);
    json_put_text(json, "san", san);
}

void field_put_object(struct json *json, const ecart_position *before, ecart_move move)
{
    json_open(json, NULL, '{');
    field_put_move(json, before, move);
    json_close(json, '}');
}

void field_put_position(struct json *json, const char *name, const ecart_position *position)
{
    char fen[ECART_FEN_SIZE];

    field_position(position, fen);
    json_put_plain(json, name, fen);
}

void field_put_line(struct json *json, const char *name, ecart_position before,
                    const ecart_move *moves, size_t count)
{
    json_open(json, name, '[');
    for (size_t i = 0; i < count; i++) {
        field_put_object(json, &before, moves[i]);
        (void)ecart_position_play(&before, moves[i]);
    }
    json_close(json, ']');
}

const char *field_move(const ecart_language *language, const ecart_position *position,
                       ecart_move move, char san[ECART_SAN_SIZE])
{
    const char *code = ecart_language_is_draft(language) ? "en" : ecart_language_code(language);

    ecart_san_write_with(position, ecart_letters_find(code, strlen(code)), move, san,
                         ECART_SAN_SIZE);
    return san;
}

size_t move_list_find(const ecart_position *position, ecart_cell from,
                      ecart_move moves[ECART_MOVE_LIST_SIZE])
{
    size_t all  = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    size_t kept = 0;

    for (size_t i = 0; i < all; i++) {
        if (from == ECART_NO_CELL || moves[i].from == from)
            moves[kept++] = moves[i];
    }
    return kept;
}

void move_list_print(const ecart_position *position, ecart_move move,
                     const ecart_language *language)
{
    char san[ECART_SAN_SIZE];

    printf("%s\t%s\n", name_move(move).text, field_move(language, position, move, san));
}

static void put_listed(struct json *json, const ecart_position *position, ecart_move move)
{
    json_open(json, NULL, '{');
    field_put_move(json, position, move);
    json_put_pair(json, move.from, move.to, NULL, 0);
    field_put_nature(json, ecart_move_check(position, move).nature,
                     ecart_move_gives(position, move));
    json_close(json, '}');
}

void move_list_put(struct json *json, const ecart_position *position,
                   const ecart_move *moves, size_t count)
{
    json_open(json, "moves", '[');
    for (size_t i = 0; i < count; i++)
        put_listed(json, position, moves[i]);
    json_close(json, ']');
}

bool fen_reading_read(struct fen_reading *reading, bool chess960)
{
    bool good = ecart_fen_read(reading->text.text, reading->text.length, chess960,
                               &reading->setup, &reading->faults);
    bool best = ecart_faults_first(&reading->faults, ECART_REPAIR) == ECART_FAULTS;

    if (reading->strict ? best : good) {
        ecart_setup_mend(&reading->setup);
        field_fen(&reading->setup, reading->mended);
    }
    return best;
}

bool fen_reading_setup(ecart_text text, ecart_setup *setup, ecart_faults *faults)
{
    ecart_fen_read(text.text, text.length, false, setup, faults);
    return ecart_faults_first(faults, ECART_ERROR) > ECART_BAD_MOVE_NUMBER;
}

const char *fen_reading_severity(const struct fen_reading *reading, ecart_fault fault)
{
    ecart_severity severity = ecart_fault_severity(fault);

    return ecart_severity_name(reading->strict && severity == ECART_REPAIR ? ECART_ERROR
                                                                           : severity);
}

void fen_reading_explain(const struct fen_reading *reading, ecart_fault fault,
                         char sentence[ECART_EXPLAIN_SIZE])
{
    ecart_explain_fen_fault(reading->language, reading->text.text, reading->text.length,
                            &reading->setup, &reading->faults, fault,
                            sentence, ECART_EXPLAIN_SIZE);
    if (fault == ECART_CASTLING_NO_ROOK &&
        fen_reading_read(&(struct fen_reading){ .text = reading->text }, true))
        program_add(reading->language, SAY_FEN_CHESS960, NULL, sentence, ECART_EXPLAIN_SIZE);
}

static void put_fault(struct json *json, const struct fen_reading *reading, ecart_fault fault)
{
    char sentence[ECART_EXPLAIN_SIZE];

    fen_reading_explain(reading, fault, sentence);
    json_open(json, NULL, '{');
    json_put_text(json, "severity", fen_reading_severity(reading, fault));
    json_put_text(json, "reason", ecart_fault_name(fault));
    json_put_set(json, "cells", reading->faults.cells[fault]);
    field_put_offset(json, field_place(&reading->faults, fault));
    json_put_text(json, "text", sentence);
    json_close(json, '}');
}

void fen_reading_put_faults(struct json *json, const struct fen_reading *reading)
{
    json_open(json, "faults", '[');
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        if (ecart_faults_has(&reading->faults, fault))
            put_fault(json, reading, fault);
    }
    json_close(json, ']');
}
