/* SPDX-License-Identifier: MIT */
/* ecart_check.c -- ecart check: plays moves and says why one is refused */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "input/options.h"
#include "input/pasted_moves.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "output/json.h"
#include "output/judgement.h"
#include "output/move_reader.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

enum {
    FORGIVEN_SIZE = 512,    /* for the names of all that can be forgiven */
    SAID          = 3,      /* meanings in a sentence */
    KEPT          = 64,     /* meanings: the most that ecart_meant_in_line() finds */
    FARTHEST_SAID = 2
};

/* A game with a refused move, and the moves that may have been meant: that one, or one before
 * it. */
struct guesses {
    ecart_position       start;
    const ecart_text    *texts;
    size_t               count, at;     /* at: the index of the refused one */
    const ecart_letters *letters;       /* of these texts, and of the question */
    const ecart_verdict *verdict;       /* on the refused move */
    bool                 by_cells;      /* the refused move was two cells */
    ecart_meaning        meanings[KEPT];
    size_t               found;         /* how many meanings */
};

/* Whether to ask if this was meant.  If a promotion is missing, the text is ambiguous, or it
 * names the cell of the piece, the lines printed before say what may be played.  A meaning far
 * from the text is asked about only if moves after it can be played. */
static bool is_said(const struct guesses *guesses, const ecart_meaning *meaning)
{
    const ecart_verdict *verdict = guesses->verdict;
    bool hand = meaning->slip == ECART_SLIP_PIECE || meaning->slip == ECART_SLIP_CELL;

    if (meaning->ply != guesses->at + 1 || !ecart_verdict_is_refusal(verdict) ||
        verdict->reason == ECART_AMBIGUOUS)
        return false;
    if (guesses->by_cells)
        return meaning->cost == 1 && !hand;
    return meaning->cost <= FARTHEST_SAID || meaning->plies > 0;
}

/* Whether a meaning is as good as the first one that is asked about.  None is, if the first one
 * only leaves a character of the text out. */
static bool is_as_near(const ecart_meaning *meaning, const ecart_meaning *first)
{
    return first->slip != ECART_SLIP_EXTRA && meaning->cost == first->cost &&
           meaning->plies == first->plies;
}

/* Finds the meanings to ask about: the nearest to the text, and those that are as near and
 * after which as many moves can be played; no more than fit into a sentence. */
static size_t select_said(const struct guesses *guesses, ecart_meaning said[SAID])
{
    size_t number = 0;

    for (size_t i = 0; i < guesses->found && number < SAID; i++) {
        const ecart_meaning *meaning = &guesses->meanings[i];

        if (is_said(guesses, meaning) && (number == 0 || is_as_near(meaning, said)))
            said[number++] = *meaning;
    }
    return number;
}

/* Whether the best guess changes an earlier move, and lets moves after the refused one be
 * played. */
static bool is_suspect(const struct guesses *guesses)
{
    const ecart_meaning *first = guesses->meanings;

    return first->ply <= guesses->at && first->ply + first->plies > guesses->at + 1;
}

/* Forgets the meanings of the refused text, but not those of texts before it. */
static void forget_meanings(struct guesses *guesses)
{
    size_t kept = 0;

    for (size_t i = 0; i < guesses->found; i++) {
        if (guesses->meanings[i].ply <= guesses->at)
            guesses->meanings[kept++] = guesses->meanings[i];
    }
    guesses->found = kept;
}

/* Writes a meaning with the letters of the reader. */
static void spell(ecart_meaning *meaning, const ecart_letters *letters)
{
    char text[ECART_SAN_SIZE];

    (void)letters_copy(letters, meaning->san, text);
    memcpy(meaning->san, text, sizeof text);
}

/* Prints the question whether one of these moves was meant, there or by an earlier text. */
static void print_guesses(const struct guesses *guesses, const ecart_language *language)
{
    ecart_meaning first = guesses->meanings[0], said[SAID];
    size_t        number = select_said(guesses, said);
    char          text[ECART_EXPLAIN_SIZE];

    for (size_t i = 0; i < number; i++)
        spell(&said[i], guesses->letters);
    spell(&first, guesses->letters);
    ecart_explain_meant(language, said, number, text, sizeof text);
    if (number > 0)
        page_put("%s", text);
    if (is_suspect(guesses)) {
        ecart_explain_suspect(language, &guesses->start, &first,
                              &guesses->texts[first.ply - 1], text, sizeof text);
        page_put("%s", text);
    }
}

/* "[forgiven: spoken]", or nothing. */
static void write_forgiven(const struct judgement *judgement, const ecart_language *language,
                           char text[ECART_EXPLAIN_SIZE])
{
    ecart_forgiven_set forgiven = judgement->notation.forgiven;
    char               names[FORGIVEN_SIZE] = "";
    ecart_slots        slots = { .board = NULL };

    /* No slips: the number of a move, pasted with it; the own letters. */
    if (!judgement->unforgiven)
        forgiven &= ~(ecart_forgiven_set_of(ECART_MOVE_NUMBER) |
                      ecart_forgiven_set_of(ECART_LOCAL_LETTERS));
    for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++) {
        if (!ecart_forgiven_set_has(forgiven, f))
            continue;
        if (*names)
            strcat(names, ", ");
        strcat(names, ecart_forgiven_name(f));
    }
    slots.written = program_text(names);
    *text = '\0';
    if (*names)
        program_say(language, judgement->unforgiven ? SAY_CHECK_NOT_FORGIVEN : SAY_CHECK_FORGIVEN,
                    &slots, text, ECART_EXPLAIN_SIZE);
}

/* Whether to guess what a refused move was meant to be.  Not if it is legal but not written
 * as the standard asks, nor if it seems to have the letters of another language. */
static bool needs_guess(const struct judgement *judgement)
{
    return judgement->outcome != LEGAL && !judgement->unforgiven && !judgement->foreign;
}

/* "Nf3: Legal: ..." or "2. Nf4: piece-shape: ..." with the move and the reason in colour. */
static void print_line(const char *move, const struct judgement *judgement, const char *text,
                       bool numbered, const struct options *options)
{
    bool        coloured = screen_has_colours(&options->screen);
    bool        legal    = judgement->outcome == LEGAL;
    const char *hue = page_hue(coloured, legal ? HUE_GOOD : HUE_BAD);
    const char *end = page_hue(coloured, HUE_END);
    char        number[sizeof(struct name) + 1] = "", reason[80] = "", forgiven[ECART_EXPLAIN_SIZE];

    if (numbered)
        snprintf(number, sizeof number, "%s ", name_number(judgement->before).text);
    if (!legal)
        snprintf(reason, sizeof reason, "%s%s%s: ", hue, judgement->reason, end);
    write_forgiven(judgement, options->judge.language, forgiven);
    page_put("%s%s%s%s: %s%s%s%s", hue, number, move, end, reason, text, *forgiven ? " " : "",
             forgiven);
}

/* A refused move behind others gets its number, unless that is pasted with it.  A caret shows
 * where a text stops being a move.  The hint says what may be played instead of a refused move.
 * Why there is no right to castle is told by the game alone, if it shows that. */
static void print_sentences(const char *move, const struct judgement *judgement, bool behind,
                            const struct options *options)
{
    bool bad = judgement->notation.verdict.reason == ECART_BAD_NOTATION &&
               !judgement->notation.forgiven;
    bool numbered = behind && judgement->outcome != LEGAL &&
                    move[strspn(move, "0123456789")] != '.';
    char text[ECART_EXPLAIN_SIZE];
    bool past  = circumstances_say(&judgement->past, options->judge.language, text);
    bool alone = past && judgement->notation.verdict.reason == ECART_CASTLE_NO_RIGHT;

    /* A text that was read as a move is safe to print. */
    print_line(bad ? shown(move).text : move, judgement, alone ? text : judgement->text,
               numbered, options);
    if (bad)
        page_caret(stdout, move, strlen(move), judgement->notation.offset);
    if (past && !alone)
        page_put("%s", text);
    if (judgement->hint[0])
        page_put("%s", judgement->hint);
}

/* An object for each move, as ecart filter prints it, with the text as the id. */
static void print_object(const char *move, const struct judgement *judgement,
                         const struct guesses *guesses)
{
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    json_put_text(&json, "id", move);
    judgement_print_members(&json, judgement);
    meanings_put(&json, guesses->meanings, guesses->found, true);
    json_end(&json);
}

static void print_judgement(const char *move, const struct judgement *judgement,
                            const struct guesses *guesses, const struct options *options)
{
    if (options->json) {
        print_object(move, judgement, guesses);
        return;
    }
    print_sentences(move, judgement, guesses->at > 0, options);
    if (needs_guess(judgement))
        print_guesses(guesses, options->judge.language);
}

/* Prints how the game stands, unless it just goes on. */
static void print_standing(const ecart_game *game, const ecart_language *language)
{
    ecart_standing first = field_standing(game);
    char           text[ECART_EXPLAIN_SIZE];

    if (first == ECART_IN_PLAY)
        return;
    ecart_explain_standing(language, game->position.side, first, text, sizeof text);
    page_put("%s: %s", ecart_standing_name(first), text);
}

/* Whether a game that stood so was over. */
static bool is_over(ecart_standing standing)
{
    return standing < ECART_THREEFOLD_CLAIMABLE;
}

/* Says how the game ended, where the hint on a refused move, which knows a position only, does
 * not. */
static void tell_end(struct judgement *judgement, const ecart_game *game, ecart_standing end)
{
    if (end == ECART_FIVEFOLD || field_standing(game) != end)
        ecart_explain_standing(judgement->language, game->position.side, end,
                               judgement->hint, sizeof judgement->hint);
}

/* Says of a legal move after the end that it does not count.  The library's sentence on a move
 * knows a position only, so it is asked as if 75 moves had been made long ago, however the game
 * ended. */
static void tell_after_end(struct judgement *judgement, const ecart_position *before)
{
    ecart_position over = *before;

    over.clock = UINT16_MAX;
    ecart_explain_in(judgement->language, &over, &judgement->notation.verdict,
                     judgement->text, sizeof judgement->text);
}

/* Finds what may have been meant by a refused move, unless the game explains it.  The meaning of a
 * text that is in doubt is known. */
static void find_guesses(struct guesses *guesses, const struct judgement *judgement,
                         const ecart_notation *notation, const struct doubt *doubt)
{
    const ecart_text *text = &guesses->texts[guesses->at];
    ecart_line        line = { .start = &guesses->start, .letters = guesses->letters,
                               .texts = guesses->texts, .count = guesses->count };
    ecart_move        move;
    size_t            offset;

    guesses->verdict  = &notation->verdict;
    guesses->by_cells = ecart_uci_read(text->text, text->length, &move, &offset) == ECART_LEGAL;
    guesses->found    = reader_asks(doubt, judgement->before, guesses->meanings);
    if (guesses->found > 0) {
        guesses->meanings[0].ply = (uint16_t)(guesses->at + 1);
    } else {
        if (ecart_line_played(&line) < guesses->at)     /* English is read too */
            line.letters = NULL;
        guesses->found = ecart_meant_in_line(&line, guesses->meanings, KEPT);
    }
    if (circumstances_explain(&judgement->past))
        forget_meanings(guesses);
}

/* A text can only be read in the position that the moves before it lead to, so
 * a bad one is found after the earlier verdicts were printed.  It gets an
 * answer as a refused move does, and the status of an error. */
static int play(ecart_game *game, struct guesses *guesses, const struct options *options)
{
    ecart_standing stands = ECART_IN_PLAY;      /* a game that has ended stays so */

    for (guesses->at = 0; guesses->at < guesses->count; guesses->at++) {
        const char      *move   = guesses->texts[guesses->at].text;
        bool             last   = guesses->at + 1 == guesses->count;
        ecart_position   before = game->position;
        struct doubt     doubt;
        ecart_notation   notation = reader_read(&options->judge, &before, move, strlen(move),
                                                &doubt);
        struct judgement judgement;

        if (!is_over(stands))
            stands = field_standing(game);
        judge_notation(&judgement, &before, &notation, &guesses->texts[guesses->at],
                       &options->judge);
        if (doubt.kind == NO_DOUBT)
            judge_letters(&judgement, move, strlen(move), &options->judge);
        reader_say(&doubt, &options->judge, &before, guesses->texts[guesses->at],
                   judgement.text);
        judgement.past = circumstances_of(game, &judgement.notation);
        if (judgement.outcome == LEGAL) {
            if (is_over(stands))
                tell_after_end(&judgement, &before);
            ecart_game_play(game, judgement.notation.verdict.move, NULL);
        }
        if (judgement.outcome == LEGAL && options->json)
            judgement.standing = ecart_standing_name(field_standing(game));
        if (needs_guess(&judgement) && is_over(stands))
            tell_end(&judgement, game, stands);
        else if (needs_guess(&judgement))
            find_guesses(guesses, &judgement, &notation, &doubt);
        if (judgement.outcome != LEGAL || !options->of[OPTION_QUIET].given)
            print_judgement(move, &judgement, guesses, options);
        if (options->board && (judgement.outcome != LEGAL || last))
            diagram_print_move(&game->position, &judgement.notation.verdict, &options->screen,
                               options->judge.language);
        if (notation.verdict.reason == ECART_BAD_NOTATION)
            return EXIT_ERROR;
        if (judgement.outcome != LEGAL)
            return EXIT_NO;
    }
    if (!options->json)
        print_standing(game, options->judge.language);
    return EXIT_YES;
}

/* The moves on the command line. */
static int play_moves(ecart_game *game, char **moves, size_t count,
                      const struct options *options)
{
    ecart_text    *texts   = malloc(count * sizeof *texts);
    struct guesses guesses = { .start = game->position, .letters = options->judge.letters,
                               .texts = texts, .count = count };
    int            status;

    if (!texts)
        return error_print("not enough memory");
    for (size_t i = 0; i < count; i++)
        texts[i] = (ecart_text){ moves[i], strlen(moves[i]) };
    status = play(game, &guesses, options);
    free(texts);
    return status;
}

int run_check(struct options *options, char **operands)
{
    static struct pasted pasted;

    if (!*operands)
        return error_print("missing move, such as e2e4");
    options->judge.standing = options->json;
    if (options->board && options->json)
        return error_print("--board cannot be combined with --json");
    output_for_people(options);
    output_letters(&options->judge);
    if (!pasted_game(&pasted, operands, &options->start, &options->judge))
        return EXIT_ERROR;
    return pasted.count ? play_moves(&pasted.game, pasted.moves, pasted.count, options)
                        : error_print("missing move, such as e2e4");
}
