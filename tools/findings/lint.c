/* SPDX-License-Identifier: MIT */
/* lint.c -- judges the games of a text, and reports what is wrong with them */

#include "findings/lint.h"

#include <stdio.h>
#include <string.h>

#include "output/fields.h"
#include "words/program.h"

static void tell(struct lint *lint, const ecart_pgn_event *event, struct finding finding)
{
    lint_tell(lint, event->token.place, finding);
}

/* Reports a finding that is not about a move and needs only one sentence. */
static void tell_sentence(struct lint *lint, ecart_pgn_place place, int finding, int sentence,
                          const ecart_slots *slots)
{
    char text[FINDING_TEXT_SIZE];

    program_say(lint->wanted->language, sentence, slots, text, sizeof text);
    lint_tell(lint, place, (struct finding){ .id = finding, .text = text });
}

/* Reads the line of a refused move again, to mend it or to say what was meant. */
static void ask_witness(struct lint *lint, const ecart_pgn_event *event, struct finding *finding)
{
    struct counts *counts = &lint->report->counts;
    int mended;

    witness_read(&lint->witness, &lint->judge, &event->token);
    if (!lint->wanted->mend) {
        witness_ask(&lint->witness);
        finding->witness = &lint->witness;
        return;
    }
    mended = mend_line(&lint->witness, &lint->report->edits);
    counts->mended += (uint64_t)mended;
    counts->left   += mended == 0;
}

/* Returns a sentence on the language that a game with a refused move seems to be written in,
 * once; NULL if there is none.  How many guesses are made depends on the game alone, and not
 * on where a file is cut. */
static const char *guess_language(struct lint *lint, const ecart_pgn_event *event,
                                  char hint[LETTERS_HINT_SIZE])
{
    if (lint->hinted || lint->guesses == 0)
        return NULL;
    lint->guesses--;
    lint->hinted = finding_text_language(lint->wanted->language, &lint->judge, &event->token, hint);
    return lint->hinted ? hint : NULL;
}

enum { REFUSAL_SIZE = 3 * ECART_EXPLAIN_SIZE + FINDING_TEXT_SIZE + SUGGESTION_SIZE };

/* What happened in a game before the first move of its own line that is refused.  Behind it,
 * and in variations, the judge has kept fewer moves than were played. */
static struct circumstances look_back(struct lint *lint, const ecart_pgn_event *event,
                                      const ecart_position *before)
{
    const ecart_position *start = lint->start;
    size_t     count = lint->judge.ply_count;
    ecart_game game;

    if (lint->judge.depth > 0 || (size_t)field_plies(start, before) != count)
        return (struct circumstances){ .known = false };
    ecart_game_set(&game, start, lint->records, LINT_PLIES);
    for (size_t ply = 0; ply < count; ply++)
        (void)ecart_game_play(&game, lint->plies[ply].move, NULL);
    return circumstances_of(&game, &event->notation);
}

/* Writes why a move is refused, then that the game was over or what happened before, whether
 * the rest is judged, and what was meant. */
static void write_refusal(const struct lint *lint, const ecart_pgn_event *event,
                          const struct finding *finding, char text[REFUSAL_SIZE])
{
    const ecart_language  *language = lint->wanted->language;
    const ecart_pgn_token *move     = &event->token;
    ecart_standing end = ecart_standing_first(ecart_position_standings(finding->before));
    char past[ECART_EXPLAIN_SIZE];
    int  rest = event->played ? SAY_FINDING_GAME_PLAYED_ON : SAY_FINDING_GAME_NOT_JUDGED;

    ecart_explain_notation(language, NULL, finding->before, &event->notation,
                           &(ecart_text){ move->text, move->length },
                           text, ECART_EXPLAIN_SIZE);
    if ((end < ECART_THREEFOLD_CLAIMABLE &&
         ecart_explain_hint(language, finding->before, &event->notation.verdict,
                            past, sizeof past) > 0) ||
        circumstances_say(&finding->past, language, past))
        strcat(strcat(text, " "), past);
    if (lint->judge.depth > 0)
        rest = event->played ? SAY_FINDING_VARIATION_PLAYED_ON : SAY_FINDING_VARIATION_NOT_JUDGED;
    program_add(language, rest, NULL, text, REFUSAL_SIZE);
    if (finding->witness)
        suggestion_write(language, finding->witness, text, REFUSAL_SIZE);
}

/* Whether a refused move notes a result, as players do on a digital board: kings go to the
 * centre, and nothing but a result follows. */
static bool notes_result(const struct lint *lint, ecart_pgn_token token)
{
    ecart_pgn_reader reader = lint->judge.reader;

    for (token.kind = ECART_PGN_MOVE; token.kind != ECART_PGN_RESULT; ) {
        if (token.kind != ECART_PGN_NUMBER &&
            (token.kind != ECART_PGN_MOVE || token.length != 3 || token.text[0] != 'K' ||
             !strchr("de", token.text[1]) || !strchr("45", token.text[2])))
            return false;
        (void)ecart_pgn_next(&reader, &token);
    }
    return token.result != ECART_PGN_RESULT_OPEN;
}

static void tell_refusal(struct lint *lint, const ecart_pgn_event *event)
{
    struct finding finding = {
        .id = FINDING_REASON + event->notation.verdict.reason, .move = &event->token,
        .before = ecart_pgn_judge_before(&lint->judge), .notation = &event->notation
    };
    char text[REFUSAL_SIZE], hint[LETTERS_HINT_SIZE];

    if (notes_result(lint, event->token)) {
        tell_sentence(lint, event->token.place, KINGS_IN_CENTRE, SAY_FINDING_KINGS_IN_CENTRE,
                      NULL);
        return;
    }
    if ((lint->wanted->meant || lint->wanted->mend) && lint->wanted->told[finding.id])
        ask_witness(lint, event, &finding);
    finding.hint = guess_language(lint, event, hint);
    finding.past = look_back(lint, event, finding.before);
    write_refusal(lint, event, &finding, text);
    finding.text = text;
    tell(lint, event, finding);
}

static void tell_forgiven(struct lint *lint, const ecart_pgn_event *event)
{
    struct finding finding = {
        .move = &event->token, .before = ecart_pgn_judge_before(&lint->judge)
    };
    char text[FINDING_TEXT_SIZE];

    for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++) {
        if (!ecart_forgiven_set_has(event->notation.forgiven, f))
            continue;
        finding.id   = FINDING_FORGIVEN + f;
        finding.text = finding_text_forgiven(lint->wanted->language, finding.before,
                                             event->notation.verdict.move, f, text);
        tell(lint, event, finding);
    }
}

/* A miscounted move makes all later numbers wrong, and is reported once. */
static void tell_number(struct lint *lint, const ecart_pgn_event *event)
{
    struct finding finding = {
        .id = WRONG_NUMBER,
        .move = &event->token, .before = ecart_pgn_judge_before(&lint->judge)
    };
    int  shift = (int)event->number - finding.before->number;
    char wrong[sizeof "4294967295"], proper[sizeof "4294967295"], text[FINDING_TEXT_SIZE];

    if (event->number == 0 || shift == lint->shift)
        return;
    lint->shift = shift;
    if (shift == 0)
        return;
    snprintf(wrong, sizeof wrong, "%u", (unsigned)event->number);
    snprintf(proper, sizeof proper, "%u", (unsigned)finding.before->number);
    program_say(lint->wanted->language, SAY_FINDING_WRONG_NUMBER,
                &(ecart_slots){ .written = program_text(wrong), .move = program_text(proper) },
                text, sizeof text);
    finding.text = text;
    tell(lint, event, finding);
}

static void tell_move(struct lint *lint, const ecart_pgn_event *event)
{
    /* If the tag SetUp was right and its FEN was wrong, the game has the usual start. */
    if (lint->tags.no_set_up && tags_have(&lint->tags, TAG_FEN) && lint->judge.fen_length == 0)
        lint->start = &lint->judge.start;
    tell_number(lint, event);
    if (event->notation.verdict.reason != ECART_LEGAL)
        tell_refusal(lint, event);
    else
        tell_forgiven(lint, event);
}

/* Reports a mark that is one character beyond ASCII; ! and $1 are equally good. */
static void judge_mark(struct lint *lint, const ecart_pgn_event *event)
{
    char standard[sizeof "$4294967295"];

    if ((unsigned char)event->token.text[0] < 0x80)
        return;
    snprintf(standard, sizeof standard, "$%u", (unsigned)event->token.number);
    tell_sentence(lint, event->token.place, FINDING_FORGIVEN + ECART_ANNOTATION,
                  SAY_FINDING_MARK, &(ecart_slots){ .written = program_text(standard) });
}

static void tell_fault(struct lint *lint, const ecart_pgn_event *event)
{
    const ecart_position *start = ecart_pgn_judge_position(&lint->judge);
    char text[FINDING_TEXT_SIZE];

    tell(lint, event, (struct finding){
        .id   = FINDING_FAULT + event->token.fault,
        .text = finding_text_fault(lint->wanted->language, &event->token,
                                   start && start->chess960, text)
    });
}

/* A tag whose value is not a result differs from every result. */
static void compare_result(struct lint *lint, const ecart_pgn_event *event)
{
    const struct value *tag = &lint->tags.result;
    ecart_text standard = finding_text_result(event->token.result);
    ecart_pgn_result said;

    if (!tag->known ||
        (standard.length == tag->length && memcmp(standard.text, tag->text, tag->length) == 0))
        return;
    said = ecart_pgn_result_read(tag->text, tag->length);
    tell_sentence(lint, event->token.place,
                  said == event->token.result  ? FINDING_FAULT + ECART_PGN_RESULT_SPELLING
                  : said == ECART_PGN_RESULT_OPEN ? OPEN_RESULT_TAG : RESULT_DIFFERS,
                  said == event->token.result  ? SAY_FINDING_TAG_SPELLING
                  : said == ECART_PGN_RESULT_OPEN ? SAY_FINDING_OPEN_RESULT_TAG
                                                  : SAY_FINDING_RESULT_DIFFERS,
                  &(ecart_slots){ .written = { tag->text, tag->length }, .move = standard });
}

static void judge_flag_fall(struct lint *lint, const ecart_pgn_event *event,
                            const ecart_position *end)
{
    struct moves moves = moves_played(lint, end);
    ecart_side   other;
    int          wrong = flag_fall_look(&moves, tags_have_new_rules(&lint->tags),
                                        event->token.result, &other);

    if (wrong)
        tell_sentence(lint, event->token.place, FLAG_FALL_RESULT, wrong,
                      &(ecart_slots){ .side = other });
}

static void judge_result(struct lint *lint, const ecart_pgn_event *event)
{
    const ecart_position *end = ecart_pgn_judge_position(&lint->judge);
    ecart_slots           slots;
    int                   sentence;

    compare_result(lint, event);
    if (!event->judged || !end || lint->judge.variant == ECART_PGN_OTHER_END)
        return;
    sentence = finding_text_end(end, event->token.result, &slots);
    if (sentence)
        tell_sentence(lint, event->token.place,
                      event->token.result != ECART_PGN_RESULT_OPEN ? WRONG_RESULT
                      : sentence == SAY_FINDING_MATE_UNFINISHED ? MATE_UNFINISHED
                                                                : DRAW_UNFINISHED,
                      sentence, &slots);
    if (lint->tags.time_forfeit)
        judge_flag_fall(lint, event, end);
}

static ecart_text clipped(const char *text, size_t length)
{
    enum { MOST = 60 };

    return (ecart_text){ text, length < MOST ? length : MOST };
}

static void judge_tag(struct lint *lint, const ecart_pgn_event *event)
{
    const ecart_pgn_token *tag = &event->token;
    ecart_text name = clipped(tag->name, tag->name_length);
    bool       again;
    enum tag   which = tags_note(&lint->tags, tag, &again);
    int        finding, why = tag_check(which, tag, &finding);

    if (lint->wanted->games && lint->tags.is_new)
        row_tag(lint, tag);
    if (again)
        tell_sentence(lint, tag->place, DUPLICATE_TAG, SAY_FINDING_DUPLICATE_TAG,
                      &(ecart_slots){ .written = name });
    if (why)
        tell_sentence(lint, tag->place, finding, why,
                      &(ecart_slots){ .move = name, .written = clipped(tag->text, tag->length) });
}

static void begin_line(struct lint *lint)
{
    if (lint->wanted->meant || lint->wanted->mend)
        witness_begin(&lint->witness, &lint->judge);
}

static void judge_tags(struct lint *lint, const ecart_pgn_event *event)
{
    const struct tags *tags = &lint->tags;
    char               missing[TAGS_MISSING_SIZE];
    int                count = tags_missing(tags, missing);

    if (tags->set_up && !tags_have(tags, TAG_FEN))
        tell_sentence(lint, tags->set_up_place, SETUP_WITHOUT_FEN,
                      SAY_FINDING_SETUP_WITHOUT_FEN, NULL);
    if (tags->no_set_up && tags_have(tags, TAG_FEN))
        tell_sentence(lint, tags->set_up_place, SETUP_WITH_FEN, SAY_FINDING_SETUP_WITH_FEN,
                      NULL);
    if (count > 0)
        tell_sentence(lint, event->token.place, MISSING_TAG, SAY_FINDING_MISSING_TAG,
                      &(ecart_slots){ .number = count, .written = program_text(missing) });
}

static void begin_moves(struct lint *lint, const ecart_pgn_event *event)
{
    const ecart_position *start = ecart_pgn_judge_position(&lint->judge);

    lint->begin = event->token.place;
    lint->start = &lint->judge.start;
    if (start) {
        lint->given = *start;
        lint->start = &lint->given;
    }
    judge_tags(lint, event);
    begin_line(lint);
}

static void forget_game(struct lint *lint)
{
    tags_clear(&lint->tags);
    lint->shift   = 0;
    lint->guesses = LINT_GUESSES;
}

static void end_game(struct lint *lint, const ecart_pgn_event *event)
{
    if (lint->judge.variant != ECART_PGN_OTHER_END)
        past_end_tell(lint, event);
    if (event->token.result != ECART_PGN_RESULT_NONE)
        judge_result(lint, event);
    if (lint->wanted->games)
        row_end(lint, event);
    forget_game(lint);
}

void lint_begin(struct lint *lint, const struct wanted *wanted, bool json, struct report *report)
{
    lint->wanted  = wanted;
    lint->json    = json;
    lint->report  = report;
    lint->hinted  = false;
    row_clear(lint);
    forget_game(lint);
    ecart_pgn_judge_start(&lint->judge, lint->lines, WITNESS_LINES,
                          ECART_PGN_QUIET | ECART_PGN_NO_COMMENTS |
                          (wanted->play_on ? ECART_PGN_PLAY_ON : 0));
    ecart_pgn_judge_letters(&lint->judge, wanted->letters);
    ecart_pgn_judge_keep(&lint->judge, lint->plies, LINT_PLIES);
}

static void count(struct lint *lint)
{
    struct counts *counts = &lint->report->counts;

    counts->lines = lint->judge.reader.line - 1;
    counts->bytes = lint->judge.reader.offset + lint->judge.reader.at;
    counts->games = lint->judge.games;
    counts->moves = lint->judge.moves;
}

size_t lint_piece(struct lint *lint, const char *text, size_t length, bool last)
{
    ecart_pgn_event event;
    ecart_pgn_kind  kind;

    ecart_pgn_feed(&lint->judge.reader, text, length, last);
    for (;;) {
        kind = ecart_pgn_judge_next(&lint->judge, &event);
        if (lint->wanted->games && lint->judge.games > lint->row.game)
            row_begin(lint, &event.token);
        switch (kind) {
        case ECART_PGN_TAG:      judge_tag(lint, &event);                    break;
        case ECART_PGN_GAME:     begin_moves(lint, &event);                  break;
        case ECART_PGN_OPEN:     begin_line(lint);                           break;
        case ECART_PGN_MOVE:     tell_move(lint, &event);                    break;
        case ECART_PGN_NAG:      judge_mark(lint, &event);                   break;
        case ECART_PGN_FAULT:    tell_fault(lint, &event);                   break;
        case ECART_PGN_GAME_END: end_game(lint, &event);                     break;
        case ECART_PGN_MORE:
        case ECART_PGN_END:
            count(lint);
            if (kind == ECART_PGN_END)
                row_put(lint);
            return ecart_pgn_rest(&lint->judge.reader);
        default:                                                             break;
        }
    }
}
