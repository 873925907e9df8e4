/* SPDX-License-Identifier: MIT */
/* record.c -- the positions that a game remembers */

#include "game/record.h"

#include <ecart/legal.h>

void ecart_record_position(ecart_record *r, const ecart_position *p)
{
    record_pieces(r, p);
    r->clock  = p->clock;
    r->number = p->number;
    r->en_passant       = p->en_passant;
    r->legal_en_passant = ecart_position_en_passant(p);
}
