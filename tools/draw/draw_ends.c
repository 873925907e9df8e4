/* SPDX-License-Identifier: MIT */
/* draw_ends.c -- draws why a side can never give mate */

#include "draw/draw.h"

#include "input/operand.h"

/* Lights the pieces that are shut in, and the cells that the enemy king can still reach.  If
 * moves are forced first, the cells are those of later positions, so only pieces that stand
 * there now are marked. */
static void light_wall(struct drawing *drawing, const ecart_position *position,
                       const ecart_obstacle *obstacle, const ecart_slots *slots)
{
    ecart_cells pieces = position->of_side[ECART_WHITE] | position->of_side[ECART_BLACK];
    ecart_cells locked = obstacle->locked & pieces;
    ecart_cells king   = obstacle->king & ~locked & ~obstacle->checks & ~obstacle->spared;

    drawing_show(drawing, locked & ~obstacle->spared, LIGHT_BAD, SAY_DRAW_LOCKED);
    drawing_show(drawing, obstacle->spared & pieces, LIGHT_HERE, SAY_DRAW_SPARED);
    drawing_light(drawing, king, LIGHT_GOOD);
    if (king)
        drawing_legend(drawing, LIGHT_GOOD, ARROW_GO, SAY_DRAW_KING_COMES_HERE, slots);
    drawing_show(drawing, obstacle->checks & ~locked, LIGHT_WAY, SAY_DRAW_CHECKED_HERE);
}

static void draw_obstacle(struct drawing *drawing, const ecart_position *position,
                          const ecart_obstacle *obstacle, const ecart_slots *slots)
{
    char text[ECART_EXPLAIN_SIZE];

    light_wall(drawing, position, obstacle, slots);
    for (int i = 0; i < obstacle->forced; i++)
        drawing_arrow(drawing, obstacle->moves[i].from, obstacle->moves[i].to, ARROW_GO,
                      false);
    ecart_explain_obstacle(drawing->language, position, slots->side, obstacle, text,
                           sizeof text);
    say(drawing->caption, sizeof drawing->caption, "%s", text);
}

bool draw_ends(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;
    ecart_obstacle obstacle;
    ecart_prospect prospect;
    ecart_slots    slots = { .board = NULL };
    ecart_slots    flag  = { .board = NULL };

    if (!operand_side(next, &slots.side) || !operand_end(next) ||
        !position_option_read(&options->start, &position))
        return false;

    flag.side = ecart_side_other(slots.side);
    drawing_put_board(drawing, &position.board);
    drawing->to_move = position.side;
    drawing_title(drawing, SAY_DRAW_ENDS, &slots);
    prospect = ecart_side_obstacle(&position, slots.side, &obstacle);
    if (prospect == ECART_MATE_IMPOSSIBLE)
        draw_obstacle(drawing, &position, &obstacle, &slots);
    else
        drawing_caption(drawing, prospect == ECART_MATE_POSSIBLE ? SAY_ENDS_FLAG_LOSES
                                                                 : SAY_ENDS_FLAG_UNPROVEN,
                        &flag);
    drawing_describe_caption(drawing);
    drawing_describe_board(drawing, &position.board);
    return true;
}
