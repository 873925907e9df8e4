/* SPDX-License-Identifier: MIT */
/* sign.c -- marks on moves, and the brackets of variations */

#include "pgn/sign.h"

#include "pgn/scan.h"

static ecart_pgn_kind take_nag(ecart_pgn_reader *r, ecart_pgn_token *token,
                               size_t end, uint32_t number, bool good)
{
    token->number = number;
    (void)take(r, token, ECART_PGN_NAG, end);
    if (good)
        return ECART_PGN_NAG;

    ecart_pgn_token fault = *token;
    fault.fault = ECART_PGN_BAD_NAG;
    return tell_first(r, token, fault);
}

ecart_pgn_kind ecart_pgn_dollar(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   end = scan_digits(r, r->at + 1, to.end, &number);

    if (may_go_on(to, end))
        return ask_for_more(token);
    return take_nag(r, token, end, number, end > r->at + 1 && number <= UINT8_MAX);
}

/* In the standard these are the marks 1 to 6: ! ? !! ?? !? ?! */
ecart_pgn_kind ecart_pgn_marks(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach       to = reach_of(r);
    size_t      end = scan_class(r, r->at, to.end, MARK), length = end - r->at;
    const char *marks = r->text + r->at;
    uint32_t    number = marks[0] == '!' ? 1 : 2;

    if (may_go_on(to, end))
        return ask_for_more(token);
    if (length == 2)
        number += marks[1] == marks[0] ? 2 : 4;
    return take_nag(r, token, end, length <= 2 ? number : 0, length <= 2);
}

ecart_pgn_kind ecart_pgn_open(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth++ == 0)
        r->variation = place_at(r, r->at);
    return take_in_moves(r, token, ECART_PGN_OPEN, r->at + 1);
}

ecart_pgn_kind ecart_pgn_close(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth == 0)
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    r->depth--;
    return take(r, token, ECART_PGN_CLOSE, r->at + 1);
}

ecart_pgn_kind ecart_pgn_unclosed(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    r->depth = 0;
    (void)take_fault(r, token, ECART_PGN_UNCLOSED_VARIATION, r->at);
    token->place = r->variation;
    return ECART_PGN_FAULT;
}
