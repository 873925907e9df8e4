/* SPDX-License-Identifier: MIT */
/* en.c -- made by language.awk from ecart.pot: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 163, "of the same ecart.pot");

const unsigned char ecart_language_en[] = {
    1,SCRIPT_HAS_CAPITALS,84,1,92,1,103,1,106,1,112,1,117,1,123,1,125,1,131,1,137,1,160,1,196,
    1,244,1,33,2,75,2,116,2,142,2,184,2,243,2,56,3,124,3,177,3,253,3,116,4,162,4,212,4,40,5,89,
    5,173,5,212,5,5,6,61,6,122,6,169,6,233,6,40,7,111,7,198,7,242,7,70,8,144,8,184,8,230,8,36,
    9,84,9,157,9,217,9,246,9,76,10,149,10,167,10,203,10,237,10,14,11,47,11,84,11,142,11,188,11,
    227,11,4,12,33,12,60,12,96,12,127,12,173,12,221,12,3,13,46,13,81,13,133,13,228,13,247,13,
    22,14,59,14,112,14,161,14,220,14,23,15,75,15,119,15,148,15,193,15,237,15,27,16,83,16,123,
    16,170,16,218,16,9,17,75,17,111,17,167,17,218,17,1,18,124,18,194,18,17,19,78,19,99,19,134,
    19,162,19,191,19,225,19,242,19,3,20,24,20,42,20,66,20,88,20,110,20,119,20,138,20,159,20,176,
    20,194,20,224,20,6,21,71,21,80,21,93,21,132,21,142,21,151,21,158,21,167,21,178,21,193,21,
    208,21,234,21,247,21,7,22,24,22,42,22,61,22,79,22,99,22,119,22,137,22,164,22,190,22,214,22,
    244,22,7,23,31,23,61,23,81,23,101,23,122,23,137,23,152,23,178,23,208,23,233,23,18,24,38,24,
    55,24,76,24,100,24,120,24,148,24,171,24,189,24,221,24,6,25,9,25,10,25,90,25,153,25,195,25,
    /* grammar/name */
    'E','n','g','l','i','s','h',0,
    /* grammar/piece-on-square */
    AS_IT_IS,PLACE_PIECE,1,' ','o','n',' ',AS_IT_IS,PLACE_SQUARE,1,0,
    /* grammar/comma */
    ',',' ',0,
    /* grammar/and */
    ' ','a','n','d',' ',0,
    /* grammar/or */
    ' ','o','r',' ',0,
    /* grammar/either */
    ',',' ','o','r',' ',0,
    /* grammar/full-stop */
    '.',0,
    /* grammar/white */
    'W','h','i','t','e',0,
    /* grammar/black */
    'B','l','a','c','k',0,
    /* reason/none */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','g','o','e','s',' ','t','o',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* reason/bad-notation */
    't','h','i','s',' ','i','s',' ','n','o','t',' ','a',' ','m','o','v','e',' ','i','n',' ','a',
    'n','y',' ','n','o','t','a','t','i','o','n','.',0,
    /* reason/impossible-cell */
    't','h','e',' ','m','o','v','e',' ','n','a','m','e','s',' ','a',' ','c','e','l','l',' ','t',
    'h','a','t',' ','i','s',' ','n','o','t',' ','o','n',' ','t','h','e',' ','b','o','a','r','d',
    '.',0,
    /* reason/ambiguous */
    'm','o','r','e',' ','t','h','a','n',' ','o','n','e',' ','p','i','e','c','e',' ','c','a','n',
    ' ','m','a','k','e',' ','t','h','i','s',' ','m','o','v','e',':',' ',AS_NOUN,PLACE_ALL,1,'.',
    0,
    /* reason/no-such-piece */
    'n','o',' ','p','i','e','c','e',' ','o','f',' ','t','h','a','t',' ','k','i','n','d',' ','c',
    'a','n',' ','m','a','k','e',' ','t','h','i','s',' ','m','o','v','e','.',0,
    /* reason/same-cell */
    'a',' ','p','i','e','c','e',' ','t','h','a','t',' ','s','t','a','y','s',' ','o','n',' ',AS_IT_IS,
    PLACE_FROM,1,' ','h','a','s',' ','n','o','t',' ','m','o','v','e','d','.',0,
    /* reason/no-piece */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','p','i','e','c','e',' ','o','n',' ',AS_IT_IS,
    PLACE_FROM,1,'.',0,
    /* reason/not-your-piece */
    'i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',',',' ','b','u',
    't',' ',AS_NOUN,PLACE_FROM,1,' ','b','e','l','o','n','g','s',' ','t','o',' ',AS_IT_IS,PLACE_ENEMY,
    1,'.',0,
    /* reason/king-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','i','n','g',' ','g','o','e','s',' ','o','n','l','y',' ','o','n','e',
    ' ','c','e','l','l',' ','a','t',' ','a',' ','t','i','m','e','.',0,
    /* reason/queen-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','q','u','e','e','n',' ','g','o','e','s',' ','i','n',' ','a',' ','s','t',
    'r','a','i','g','h','t',' ','l','i','n','e',' ','o','r',' ','d','i','a','g','o','n','a','l',
    'l','y','.',0,
    /* reason/rook-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','r','o','o','k',' ','g','o','e','s',' ','o','n','l','y',' ','a','l','o',
    'n','g',' ','i','t','s',' ','r','o','w',' ','o','r',' ','i','t','s',' ','c','o','l','u','m',
    'n','.',0,
    /* reason/bishop-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','b','i','s','h','o','p',' ','g','o','e','s',' ','o','n','l','y',' ','d',
    'i','a','g','o','n','a','l','l','y','.',0,
    /* reason/knight-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','n','i','g','h','t',' ','g','o','e','s',' ','t','w','o',' ','c','e',
    'l','l','s',' ','s','t','r','a','i','g','h','t',' ','a','n','d',' ','o','n','e',' ','t','o',
    ' ','t','h','e',' ','s','i','d','e','.',0,
    /* reason/pawn-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','g','o','e','s',' ','o','n','e',' ','c','e','l','l',
    ' ','s','t','r','a','i','g','h','t',' ','a','h','e','a','d',',',' ','o','r',' ','t','w','o',
    ' ','f','r','o','m',' ','w','h','e','r','e',' ','i','t',' ','s','t','a','r','t','s',',',' ',
    'a','n','d',' ','t','a','k','e','s',' ','o','n','e',' ','c','e','l','l',' ','d','i','a','g',
    'o','n','a','l','l','y','.',0,
    /* reason/pawn-backward */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','n','e','v','e','r',' ','g','o','e','s',' ','b','a',
    'c','k','.',0,
    /* reason/pawn-sideways */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','n','e','v','e','r',' ','g','o','e','s',' ','s','i',
    'd','e','w','a','y','s','.',0,
    /* reason/pawn-double-not-from-start */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','g','o','e','s',' ','t','w','o',' ','c','e','l','l',
    's',' ','o','n','l','y',' ','f','r','o','m',' ','w','h','e','r','e',' ','i','t',' ','s','t',
    'a','r','t','s',',',' ','s','u','c','h',' ','a','s',' ',AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/castle-no-rook */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',':',' ','n',
    'o',' ','r','o','o','k',' ','o','f',' ','i','t','s',' ','o','w','n',' ','i','s',' ','o','n',
    ' ',AS_IT_IS,PLACE_FIRST,1,'.',0,
    /* reason/castle-no-right */
    AS_NOUN,PLACE_FIRST,1,' ','h','a','s',' ','n','o',' ','r','i','g','h','t',' ','t','o',' ',
    'c','a','s','t','l','e',':',' ','i','t',' ','o','r',' ','t','h','e',' ','r','o','o','k',' ',
    'h','a','s',' ','m','o','v','e','d',',',' ','o','r',' ','t','h','e',' ','r','i','g','h','t',
    ' ','w','a','s',' ','n','e','v','e','r',' ','g','i','v','e','n','.',0,
    /* reason/castle-path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','w','i',
    't','h',' ',AS_NOUN,PLACE_ALL,1,' ','i','n',' ','t','h','e',' ','w','a','y','.',0,
    /* reason/castle-in-check */
    AS_NOUN,PLACE_FIRST,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','w','h',
    'i','l','e',' ','i','t',' ','i','s',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',
    ' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/castle-through-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','a','c',
    'r','o','s','s',' ',AS_IT_IS,PLACE_FIRST,1,',',' ','w','h','i','c','h',' ','i','s',' ','a',
    't','t','a','c','k','e','d',' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/castle-into-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','t','o',
    ' ',AS_IT_IS,PLACE_FIRST,1,',',' ','w','h','e','r','e',' ','i','t',' ','w','o','u','l','d',
    ' ','b','e',' ','a','t','t','a','c','k','e','d',' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',
    0,
    /* reason/own-piece */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','t','a','k','e',' ',AS_NOUN,PLACE_TO,
    1,',',' ','w','h','i','c','h',' ','i','s',' ','o','n',' ','i','t','s',' ','o','w','n',' ',
    's','i','d','e','.',0,
    /* reason/path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','r','e','a','c','h',' ',AS_IT_IS,PLACE_TO,
    1,':',' ',AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','i','n',' ','t','h','e',' ','w','a','y',',',
    ' ','a','n','d',' ','o','n','l','y',' ','k','n','i','g','h','t','s',' ','j','u','m','p','.',
    0,
    /* reason/pawn-push-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','s','t','r','a','i','g',
    'h','t',' ','o','n','t','o',' ',AS_NOUN,PLACE_TO,1,':',' ','a',' ','p','a','w','n',' ','t',
    'a','k','e','s',' ','o','n','l','y',' ','d','i','a','g','o','n','a','l','l','y','.',0,
    /* reason/pawn-capture-empty */
    AS_NOUN,PLACE_FROM,1,' ','g','o','e','s',' ','d','i','a','g','o','n','a','l','l','y',' ',
    'o','n','l','y',' ','t','o',' ','t','a','k','e',',',' ','a','n','d',' ','t','h','e','r','e',
    ' ','i','s',' ','n','o','t','h','i','n','g',' ','t','o',' ','t','a','k','e',' ','o','n',' ',
    AS_IT_IS,PLACE_TO,1,'.',0,
    /* reason/en-passant-unavailable */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','t','a','k','e',' ',AS_NOUN,PLACE_OTHERS,
    1,' ','e','n',' ','p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ',
    't','h','a','t',' ','i','s',' ','a','l','l','o','w','e','d',' ','o','n','l','y',' ','r','i',
    'g','h','t',' ','a','f','t','e','r',' ','a',' ','d','o','u','b','l','e',' ','s','t','e','p',
    '.',0,
    /* reason/king-capture */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','t','a','k','e',' ',AS_NOUN,PLACE_TO,
    1,':',' ','a',' ','k','i','n','g',' ','i','s',' ','n','e','v','e','r',' ','t','a','k','e',
    'n','.',0,
    /* reason/promotion-invalid */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','b','e','c','o','m','e',' ',AS_NOUN,
    PLACE_BECOMES,2,' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','p','a','w','n',' ','b',
    'e','c','o','m','e','s',' ','a',' ','q','u','e','e','n',',',' ','a',' ','r','o','o','k',',',
    ' ','a',' ','b','i','s','h','o','p',' ','o','r',' ','a',' ','k','n','i','g','h','t','.',0,
    /* reason/promotion-not-allowed */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','b','e','c','o','m','e',' ',AS_NOUN,
    PLACE_BECOMES,2,' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','o','n','l','y',' ','a',' ','p',
    'a','w','n',' ','d','o','e','s',',',' ','a','n','d',' ','o','n','l','y',' ','o','n',' ','t',
    'h','e',' ','l','a','s','t',' ','r','o','w','.',0,
    /* reason/kings-touch */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,',',' ','r','i','g','h','t',' ','b','e','s','i','d','e',' ',AS_NOUN,PLACE_FIRST,1,'.',0,
    /* reason/king-captures-guarded */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','t','a','k','e',' ',AS_NOUN,PLACE_TO,
    1,',',' ','w','h','i','c','h',' ','i','s',' ','g','u','a','r','d','e','d',' ','b','y',' ',
    AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/king-stays-on-line */
    AS_NOUN,PLACE_FROM,1,' ','d','o','e','s',' ','n','o','t',' ','e','s','c','a','p','e',' ',
    't','o',' ',AS_IT_IS,PLACE_TO,1,':',' ','t','h','a','t',' ','i','s',' ','s','t','i','l','l',
    ' ','o','n',' ','t','h','e',' ','l','i','n','e',' ','o','f',' ',AS_NOUN,PLACE_OTHERS,1,'.',
    0,
    /* reason/king-into-attack */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,',',' ','w','h','i','c','h',' ','i','s',' ','a','t','t','a','c','k','e','d',' ','b','y',
    ' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/double-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','h','e','l','p',':',' ',AS_NOUN,PLACE_FIRST,
    1,' ','i','s',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,
    1,' ','a','t',' ','o','n','c','e',',',' ','a','n','d',' ','m','u','s','t',' ','m','o','v',
    'e',' ','i','t','s','e','l','f','.',0,
    /* reason/leaves-in-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ',AS_NOUN,PLACE_FIRST,1,' ','w','o','u','l','d',' ','s','t','i','l','l',' ','b','e',
    ' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/pinned */
    AS_NOUN,PLACE_FROM,1,' ','i','s',' ','p','i','n','n','e','d',' ','t','o',' ',AS_NOUN,PLACE_FIRST,
    1,' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/en-passant-exposes-king */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','t','a','k','e',' ','e','n',' ','p',
    'a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','w','i','t','h','o','u',
    't',' ','b','o','t','h',' ','p','a','w','n','s',' ',AS_NOUN,PLACE_FIRST,1,' ','w','o','u',
    'l','d',' ','b','e',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,
    1,'.',0,
    /* reason/promotion-needed */
    AS_NOUN,PLACE_FROM,1,' ','m','u','s','t',' ','b','e','c','o','m','e',' ','s','o','m','e',
    't','h','i','n','g',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','q','u','e','e','n',
    ',',' ','a',' ','r','o','o','k',',',' ','a',' ','b','i','s','h','o','p',' ','o','r',' ','a',
    ' ','k','n','i','g','h','t','.',0,
    /* fault/empty */
    't','h','e',' ','F','E','N',' ','i','s',' ','e','m','p','t','y','.',0,
    /* fault/bad-field-count */
    't','h','e',' ','F','E','N',' ','h','a','s',' ','f','e','w','e','r',' ','t','h','a','n',' ',
    'f','o','u','r',' ','f','i','e','l','d','s','.',0,
    /* fault/bad-rank-count */
    't','h','e',' ','F','E','N',' ','d','o','e','s',' ','n','o','t',' ','h','a','v','e',' ','e',
    'i','g','h','t',' ','r','o','w','s','.',0,
    /* fault/bad-rank-length */
    'a',' ','r','o','w',' ','d','o','e','s',' ','n','o','t',' ','h','a','v','e',' ','e','i','g',
    'h','t',' ','c','e','l','l','s','.',0,
    /* fault/bad-character */
    'a',' ','c','h','a','r','a','c','t','e','r',' ','s','t','a','n','d','s',' ','f','o','r',' ',
    'n','o',' ','p','i','e','c','e','.',0,
    /* fault/bad-side */
    't','h','e',' ','s','i','d','e',' ','t','o',' ','m','o','v','e',' ','i','s',' ','n','e','i',
    't','h','e','r',' ','w',' ','n','o','r',' ','b','.',0,
    /* fault/bad-castling */
    't','h','e',' ','c','a','s','t','l','i','n','g',' ','f','i','e','l','d',' ','i','s',' ','n',
    'e','i','t','h','e','r',' ','-',' ','n','o','r',' ','l','e','t','t','e','r','s',' ','s','u',
    'c','h',' ','a','s',' ','K','Q','k','q','.',0,
    /* fault/bad-en-passant */
    't','h','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','f','i','e','l','d',' ','i','s',
    ' ','n','e','i','t','h','e','r',' ','-',' ','n','o','r',' ','a',' ','c','e','l','l','.',0,
    /* fault/bad-clock */
    'a',' ','c','o','u','n','t','e','r',' ','i','s',' ','n','o','t',' ','a',' ','n','u','m','b',
    'e','r',' ','u','p',' ','t','o',' ','6','5','5','3','5','.',0,
    /* fault/bad-move-number */
    't','h','e',' ','m','o','v','e',' ','n','u','m','b','e','r',' ','i','s',' ','n','o','t',' ',
    'a',' ','n','u','m','b','e','r','.',0,
    /* fault/missing-fields */
    't','h','e',' ','l','a','s','t',' ','f','i','e','l','d','s',' ','a','r','e',' ','m','i','s',
    's','i','n','g','.',0,
    /* fault/extra-space */
    't','h','e','r','e',' ','a','r','e',' ','t','o','o',' ','m','a','n','y',' ','s','p','a','c',
    'e','s','.',0,
    /* fault/trailing-text */
    't','h','e','r','e',' ','i','s',' ','t','e','x','t',' ','a','f','t','e','r',' ','t','h','e',
    ' ','l','a','s','t',' ','f','i','e','l','d','.',0,
    /* fault/adjacent-digits */
    't','w','o',' ','d','i','g','i','t','s',' ','s','t','a','n','d',' ','s','i','d','e',' ','b',
    'y',' ','s','i','d','e','.',0,
    /* fault/castling-order */
    't','h','e',' ','c','a','s','t','l','i','n','g',' ','f','i','e','l','d',' ','i','s',' ','n',
    'o','t',' ','i','n',' ','i','t','s',' ','u','s','u','a','l',' ','o','r','d','e','r','.',0,
    /* fault/castling-duplicate */
    't','h','e',' ','r','i','g','h','t',' ','t','o',' ','c','a','s','t','l','e',' ','t','o',' ',
    'o','n','e',' ','s','i','d','e',' ','i','s',' ','g','i','v','e','n',' ','t','w','i','c','e',
    '.',0,
    /* fault/uppercase-side */
    't','h','e',' ','s','i','d','e',' ','t','o',' ','m','o','v','e',' ','i','s',' ','a',' ','c',
    'a','p','i','t','a','l',' ','l','e','t','t','e','r','.',0,
    /* fault/uppercase-en-passant */
    't','h','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','f','i','e','l','d',' ','h','a',
    's',' ','a',' ','c','a','p','i','t','a','l',' ','l','e','t','t','e','r','.',0,
    /* fault/move-number-zero */
    't','h','e',' ','m','o','v','e',' ','n','u','m','b','e','r',' ','i','s',' ','0',' ','i','n',
    's','t','e','a','d',' ','o','f',' ','1','.',0,
    /* fault/padded-number */
    'a',' ','c','o','u','n','t','e','r',' ','b','e','g','i','n','s',' ','w','i','t','h',' ','a',
    ' ','0',' ','t','h','a','t',' ','s','h','o','u','l','d',' ','n','o','t',' ','b','e',' ','t',
    'h','e','r','e','.',0,
    /* fault/bad-operation */
    'a','n',' ','o','p','e','r','a','t','i','o','n',' ','o','f',' ','t','h','e',' ','E','P','D',
    ' ','i','s',' ','n','o','t',' ','w','e','l','l',' ','f','o','r','m','e','d',':',' ','i','t',
    ' ','s','h','o','u','l','d',' ','b','e',' ','a',' ','w','o','r','d',',',' ','i','t','s',' ',
    'o','p','e','r','a','n','d','s',' ','a','n','d',' ','a',' ','s','e','m','i','c','o','l','o',
    'n','.',0,
    /* fault/king-missing */
    'a',' ','k','i','n','g',' ','i','s',' ','m','i','s','s','i','n','g','.',0,
    /* fault/too-many-kings */
    't','h','e','r','e',' ','a','r','e',' ','t','o','o',' ','m','a','n','y',' ','k','i','n','g',
    's',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/kings-adjacent */
    't','h','e',' ','k','i','n','g','s',' ','s','t','a','n','d',' ','s','i','d','e',' ','b','y',
    ' ','s','i','d','e',' ','o','n',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/opposite-check */
    'i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',',',' ','a','l',
    't','h','o','u','g','h',' ',AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','i','n',' ','c','h','e',
    'c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* fault/pawn-on-back-rank */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','s','t','a','n','d',' ','o','n',' ','t','h',
    'e',' ','f','i','r','s','t',' ','o','r',' ','l','a','s','t',' ','r','o','w',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/castling-no-king */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','n','o',' ','k','i','n','g',' ','i','n',' ','i','t','s',
    ' ','p','l','a','c','e',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-rook */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','n','o',' ','r','o','o','k',' ','i','n',' ','i','t','s',
    ' ','p','l','a','c','e',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-wrong-rank */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','h','a','v','e',' ','p','a','s','s','e','d',
    ' ',AS_IT_IS,PLACE_ALL,1,':',' ','t','h','i','s',' ','i','s',' ','t','h','e',' ','w','r',
    'o','n','g',' ','r','o','w','.',0,
    /* fault/en-passant-no-pawn */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','p','a','w','n',' ','o','n',' ',AS_IT_IS,
    PLACE_ALL,1,' ','t','o',' ','t','a','k','e',' ','e','n',' ','p','a','s','s','a','n','t','.',
    0,
    /* fault/en-passant-cell-occupied */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','h','a','v','e',' ','p','a','s','s','e','d',
    ' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* fault/en-passant-origin-occupied */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','h','a','v','e',' ','c','o','m','e',' ','f',
    'r','o','m',' ','w','h','e','r','e',' ',AS_NOUN,PLACE_ALL,1,' ','s','t','a','n','d','s','.',
    0,
    /* fault/too-many-pawns */
    't','h','e','r','e',' ','a','r','e',' ','m','o','r','e',' ','t','h','a','n',' ','8',' ','p',
    'a','w','n','s',' ','o','f',' ','a',' ','s','i','d','e',':',' ',AS_IT_IS,PLACE_ALL,1,'.',
    0,
    /* fault/too-many-pieces */
    't','h','e','r','e',' ','a','r','e',' ','m','o','r','e',' ','t','h','a','n',' ','1','6',' ',
    'p','i','e','c','e','s',' ','o','f',' ','a',' ','s','i','d','e',':',' ',AS_IT_IS,PLACE_ALL,
    1,'.',0,
    /* fault/too-many-promoted */
    't','h','e','r','e',' ','a','r','e',' ','m','o','r','e',' ','p','r','o','m','o','t','e','d',
    ' ','p','i','e','c','e','s',' ','t','h','a','n',' ','m','i','s','s','i','n','g',' ','p','a',
    'w','n','s',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/impossible-check */
    'n','o',' ','m','o','v','e',' ','c','a','n',' ','h','a','v','e',' ','g','i','v','e','n',' ',
    't','h','i','s',' ','c','h','e','c','k',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-clock */
    'a',' ','p','a','w','n',' ','h','a','s',' ','j','u','s','t',' ','m','o','v','e','d',',',' ',
    'b','u','t',' ','t','h','e',' ','c','l','o','c','k',' ','i','s',' ','n','o','t',' ','0','.',
    0,
    /* fault/clock-over-75-moves */
    't','h','e',' ','c','l','o','c','k',' ','i','s',' ','o','v','e','r',' ','7','5',' ','m','o',
    'v','e','s',':',' ','t','h','e',' ','g','a','m','e',' ','h','a','d',' ','e','n','d','e','d',
    '.',0,
    /* fault/clock-over-move-number */
    't','h','e',' ','c','l','o','c','k',' ','c','o','u','n','t','s',' ','m','o','r','e',' ','m',
    'o','v','e','s',' ','t','h','a','n',' ','t','h','e',' ','g','a','m','e',' ','h','a','d','.',
    0,
    /* fault/en-passant-impossible */
    't','h','e',' ','k','i','n','g',' ','w','a','s',' ','i','n',' ','c','h','e','c','k',' ','a',
    'l','r','e','a','d','y',' ','b','e','f','o','r','e',' ','t','h','e',' ','p','a','w','n','\'',
    's',' ','d','o','u','b','l','e',' ','s','t','e','p',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-no-capturer */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','t','a','k','e',' ','e','n',' ','p','a','s',
    's','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-not-legal */
    't','a','k','i','n','g',' ','e','n',' ','p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,
    PLACE_ALL,1,' ','w','o','u','l','d',' ','l','e','a','v','e',' ','t','h','e',' ','k','i','n',
    'g',' ','i','n',' ','c','h','e','c','k','.',0,
    /* reason/impossible-number */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','c','e','l','l',' ',AS_IT_IS,PLACE_WRONG,
    1,':',' ','c','o','l','u','m','n','s',' ','a','n','d',' ','r','o','w','s',' ','a','r','e',
    ' ','1',' ','t','o',' ','8','.',0,
    /* reason/no-candidate */
    'n','o','n','e',' ','o','f',' ','t','h','e','s','e',' ','c','a','n',' ','m','a','k','e',' ',
    't','h','i','s',' ','m','o','v','e',':',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* reason/alias */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','f','r','o','m',' ',AS_IT_IS,PLACE_START,1,' ','t','o',' ',AS_IT_IS,PLACE_GOAL,
    1,' ','t','h','e',' ','d','i','f','f','e','r','e','n','c','e',' ','i','s',' ',AS_IT_IS,PLACE_DIFFERENCE,
    1,',',' ','w','h','i','c','h',' ','i','s',' ',AS_NOUN,PLACE_KIND,2,'\'','s',' ','o','n','l',
    'y',' ','w','h','e','n',' ','i','t',' ','m','e','a','n','s',' ',AS_IT_IS,PLACE_ALIAS,1,',',
    ' ','b','u','t',' ','h','e','r','e',' ','i','t',' ','m','e','a','n','s',' ',AS_IT_IS,PLACE_MEANING,
    1,'.',0,
    /* reason/king-two */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','i','n','g',' ','g','o','e','s',' ','t','w','o',' ','c','e','l','l',
    's',' ','o','n','l','y',' ','t','o',' ','c','a','s','t','l','e',',',' ','f','r','o','m',' ',
    AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/rook-diagonal */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','d','i','a','g','o','n',
    'a','l','l','y',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','r','o','o','k',' ','g',
    'o','e','s',' ','o','n','l','y',' ','a','l','o','n','g',' ','i','t','s',' ','r','o','w',' ',
    'o','r',' ','i','t','s',' ','c','o','l','u','m','n','.',0,
    /* fault/castling-no-king-960 */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','n','o',' ','k','i','n','g',' ','c','a','n',' ','c','a',
    's','t','l','e',' ','f','r','o','m',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* legal/takes */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','t','a','k','e','s',' ',AS_NOUN,PLACE_TO,
    1,0,
    /* legal/en-passant */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','t','a','k','e','s',' ','e','n',' ',
    'p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/castle-short */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','s','t','l','e','s',' ','k',
    'i','n','g','s','i','d','e',0,
    /* legal/castle-long */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','s','t','l','e','s',' ','q',
    'u','e','e','n','s','i','d','e',0,
    /* legal/double-step */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','g','o','e','s',' ','t','w','o',' ',
    'c','e','l','l','s',',',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/becomes */
    ' ','a','n','d',' ','b','e','c','o','m','e','s',' ',AS_NOUN,PLACE_BECOMES,2,0,
    /* legal/check */
    ' ','a','n','d',' ','g','i','v','e','s',' ','c','h','e','c','k',0,
    /* legal/mate */
    ' ','a','n','d',' ','g','i','v','e','s',' ','c','h','e','c','k','m','a','t','e',0,
    /* hint/may */
    'i','t',' ','m','a','y',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* hint/may-still */
    'i','t',' ','m','a','y',' ','s','t','i','l','l',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,
    1,'.',0,
    /* hint/may-nothing */
    'i','t',' ','h','a','s',' ','n','o',' ','l','e','g','a','l',' ','m','o','v','e','.',0,
    /* hint/answer */
    't','o',' ','a','n','s','w','e','r',' ','t','h','e',' ','c','h','e','c','k',',',' ',0,
    /* hint/answer-take */
    't','a','k','e',' ',AS_NOUN,PLACE_ALL,1,0,
    /* hint/answer-block */
    'p','u','t',' ','a',' ','p','i','e','c','e',' ','o','n',' ',AS_IT_IS,PLACE_CHOICES,1,0,
    /* hint/answer-king */
    'm','o','v','e',' ','t','h','e',' ','k','i','n','g',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,
    1,0,
    /* hint/answer-none */
    'i','t',' ','i','s',' ','c','h','e','c','k','m','a','t','e','.',0,
    /* meant/moves */
    'd','i','d',' ','y','o','u',' ','m','e','a','n',' ',AS_IT_IS,PLACE_MOVES,1,'?',0,
    /* meant/instead */
    'o','r',' ','w','a','s',' ','i','t',' ',AS_IT_IS,PLACE_MOVE,1,' ','i','n','s','t','e','a',
    'd',' ','o','f',' ',AS_IT_IS,PLACE_WRITTEN,1,'?',0,
    /* number/difference */
    'f','r','o','m',' ',AS_IT_IS,PLACE_START,1,' ','t','o',' ',AS_IT_IS,PLACE_GOAL,1,' ','t',
    'h','e',' ','d','i','f','f','e','r','e','n','c','e',' ','i','s',' ',AS_IT_IS,PLACE_DIFFERENCE,
    1,0,
    /* number/two-meanings */
    ',',' ','w','h','i','c','h',' ','m','e','a','n','s',' ',AS_IT_IS,PLACE_MEANING,1,' ','(',
    'n','o','t',' ',AS_IT_IS,PLACE_ALIAS,1,',',' ','s','i','n','c','e',' ','t','h','e',' ','M',
    'a','n','h','a','t','t','a','n',' ','d','i','s','t','a','n','c','e',' ','i','s',' ',AS_IT_IS,
    PLACE_MANHATTAN,1,')',0,
    /* number/is */
    ':',' ',AS_NOUN,PLACE_KIND,2,'\'','s','.',0,
    /* number/is-not */
    ':',' ','n','o','t',' ',AS_NOUN,PLACE_KIND,2,'\'','s','.',0,
    /* number/looks-like */
    ':',' ','i','t',' ','l','o','o','k','s',' ','l','i','k','e',' ',AS_NOUN,PLACE_KIND,2,'\'',
    's',',',' ','b','u','t',' ','i','s',' ','n','o','t',' ','o','n','e','.',0,
    /* number/right */
    AS_IT_IS,PLACE_NUMBER,1,' ','r','i','g','h','t',0,
    /* number/left */
    AS_IT_IS,PLACE_NUMBER,1,' ','l','e','f','t',0,
    /* number/up */
    AS_IT_IS,PLACE_NUMBER,1,' ','u','p',0,
    /* number/down */
    AS_IT_IS,PLACE_NUMBER,1,' ','d','o','w','n',0,
    /* brief/bad-notation */
    'n','o','t',' ','a',' ','m','o','v','e',0,
    /* brief/impossible-cell */
    'n','o',' ','s','u','c','h',' ','s','q','u','a','r','e',0,
    /* brief/ambiguous */
    'a','m','b','i','g','u','o','u','s',':',' ',AS_SHORT,PLACE_ALL,4,0,
    /* brief/no-such-piece */
    'n','o',' ','p','i','e','c','e',' ','o','f',' ','t','h','a','t',' ','k','i','n','d',' ','c',
    'a','n',0,
    /* brief/same-cell */
    's','t','i','l','l',' ','o','n',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/no-piece */
    'n','o',' ','p','i','e','c','e',' ','o','n',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/not-your-piece */
    'i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',0,
    /* brief/king-shape */
    'n','o','t',' ','a',' ','k','i','n','g','\'','s',' ','m','o','v','e',0,
    /* brief/queen-shape */
    'n','o','t',' ','a',' ','q','u','e','e','n','\'','s',' ','m','o','v','e',0,
    /* brief/rook-shape */
    'n','o','t',' ','a',' ','r','o','o','k','\'','s',' ','m','o','v','e',0,
    /* brief/bishop-shape */
    'n','o','t',' ','a',' ','b','i','s','h','o','p','\'','s',' ','m','o','v','e',0,
    /* brief/knight-shape */
    'n','o','t',' ','a',' ','k','n','i','g','h','t','\'','s',' ','m','o','v','e',0,
    /* brief/pawn-shape */
    'n','o','t',' ','a',' ','p','a','w','n','\'','s',' ','m','o','v','e',0,
    /* brief/pawn-backward */
    'p','a','w','n','s',' ','n','e','v','e','r',' ','m','o','v','e',' ','b','a','c','k','w','a',
    'r','d','s',0,
    /* brief/pawn-sideways */
    'p','a','w','n','s',' ','n','e','v','e','r',' ','m','o','v','e',' ','s','i','d','e','w','a',
    'y','s',0,
    /* brief/pawn-double-not-from-start */
    'n','o',' ','d','o','u','b','l','e',' ','s','t','e','p',' ','f','r','o','m',' ',AS_IT_IS,
    PLACE_FROM,1,0,
    /* brief/castle-no-rook */
    'n','o',' ','r','o','o','k',' ','o','n',' ',AS_IT_IS,PLACE_FIRST,1,' ','t','o',' ','c','a',
    's','t','l','e',' ','w','i','t','h',0,
    /* brief/castle-no-right */
    'n','o',' ','r','i','g','h','t',' ','t','o',' ','c','a','s','t','l','e',0,
    /* brief/castle-path-blocked */
    'c','a','s','t','l','i','n','g',' ','b','l','o','c','k','e','d',' ','b','y',' ',AS_SHORT,
    PLACE_ALL,4,0,
    /* brief/castle-in-check */
    'n','o',' ','c','a','s','t','l','i','n','g',' ','i','n',' ','c','h','e','c','k',' ','f','r',
    'o','m',' ',AS_SHORT,PLACE_OTHERS,4,0,
    /* brief/castle-through-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','t','t','a','c','k','e','d',' ','b','y',' ',AS_SHORT,PLACE_OTHERS,
    4,0,
    /* brief/castle-into-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','t','t','a','c','k','e','d',' ','b','y',' ',AS_SHORT,PLACE_OTHERS,
    4,0,
    /* brief/own-piece */
    AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','o','w','n',' ',AS_AGREE,PLACE_TO,3,' ','o','n',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* brief/path-blocked */
    'b','l','o','c','k','e','d',' ','b','y',' ',AS_SHORT,PLACE_FIRST,4,0,
    /* brief/pawn-push-blocked */
    'b','l','o','c','k','e','d',' ','b','y',' ',AS_SHORT,PLACE_TO,4,0,
    /* brief/pawn-capture-empty */
    'n','o','t','h','i','n','g',' ','t','o',' ','c','a','p','t','u','r','e',' ','o','n',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* brief/en-passant-unavailable */
    'e','n',' ','p','a','s','s','a','n','t',' ','i','s',' ','n','o','t',' ','a','l','l','o','w',
    'e','d',' ','n','o','w',0,
    /* brief/king-capture */
    'k','i','n','g','s',' ','a','r','e',' ','n','e','v','e','r',' ','c','a','p','t','u','r','e',
    'd',0,
    /* brief/promotion-invalid */
    'p','r','o','m','o','t','e',' ','t','o',' ','q','u','e','e','n',',',' ','r','o','o','k',',',
    ' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t',0,
    /* brief/promotion-not-allowed */
    'n','o',' ','p','r','o','m','o','t','i','o','n',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,0,
    /* brief/kings-touch */
    't','o','o',' ','c','l','o','s','e',' ','t','o',' ',AS_SHORT,PLACE_FIRST,4,0,
    /* brief/king-captures-guarded */
    AS_SHORT,PLACE_TO,4,' ','p','r','o','t','e','c','t','e','d',' ','b','y',' ',AS_SHORT,PLACE_OTHERS,
    4,0,
    /* brief/king-stays-on-line */
    's','t','i','l','l',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_SHORT,
    PLACE_OTHERS,4,0,
    /* brief/king-into-attack */
    AS_IT_IS,PLACE_TO,1,' ','a','t','t','a','c','k','e','d',' ','b','y',' ',AS_SHORT,PLACE_OTHERS,
    4,0,
    /* brief/double-check */
    'd','o','u','b','l','e',' ','c','h','e','c','k',':',' ','m','o','v','e',' ','t','h','e',' ',
    'k','i','n','g',0,
    /* brief/leaves-in-check */
    'k','i','n','g',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_SHORT,PLACE_OTHERS,
    4,0,
    /* brief/pinned */
    AS_AGREE,PLACE_FROM,3,' ','p','i','n','n','e','d',' ','b','y',' ',AS_SHORT,PLACE_OTHERS,4,
    0,
    /* brief/en-passant-exposes-king */
    'k','i','n','g',' ','w','o','u','l','d',' ','b','e',' ','i','n',' ','c','h','e','c','k',' ',
    'f','r','o','m',' ',AS_SHORT,PLACE_OTHERS,4,0,
    /* brief/promotion-needed */
    'p','r','o','m','o','t','e',' ','t','o',' ','q','u','e','e','n',',',' ','r','o','o','k',',',
    ' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t',0,
    /* code */
    'e','n',0,
    /* plural forms */
    0,
    /* form noun the */
    't','h','e',' ','p','i','e','c','e',0,'t','h','e',' ','k','i','n','g',0,'t','h','e',' ','q',
    'u','e','e','n',0,'t','h','e',' ','r','o','o','k',0,'t','h','e',' ','b','i','s','h','o','p',
    0,'t','h','e',' ','k','n','i','g','h','t',0,'t','h','e',' ','p','a','w','n',0,'t','h','e',
    ' ','p','i','e','c','e','s',0,
    /* form noun a */
    's','o','m','e','t','h','i','n','g',' ','e','l','s','e',0,'a',' ','k','i','n','g',0,'a',' ',
    'q','u','e','e','n',0,'a',' ','r','o','o','k',0,'a',' ','b','i','s','h','o','p',0,'a',' ',
    'k','n','i','g','h','t',0,'a',' ','p','a','w','n',0,0,
    /* form agree piece */
    'p','i','e','c','e',0,'k','i','n','g',0,'q','u','e','e','n',0,'r','o','o','k',0,'b','i','s',
    'h','o','p',0,'k','n','i','g','h','t',0,'p','a','w','n',0,0,
    /* form short @ */
    AS_IT_IS,PLACE_SQUARE,1,0,'K',AS_IT_IS,PLACE_SQUARE,1,0,'Q',AS_IT_IS,PLACE_SQUARE,1,0,'R',
    AS_IT_IS,PLACE_SQUARE,1,0,'B',AS_IT_IS,PLACE_SQUARE,1,0,'N',AS_IT_IS,PLACE_SQUARE,1,0,'p',
    'a','w','n',' ',AS_IT_IS,PLACE_SQUARE,1,0,0,
};
