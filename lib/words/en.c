/* SPDX-License-Identifier: MIT */
/* en.c -- made by language.awk from ecart.pot: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 231, "of the same ecart.pot");

const unsigned char ecart_language_en[] = {
    1,1,231,0,218,1,221,1,222,1,230,1,241,1,244,1,250,1,255,1,5,2,7,2,13,2,19,2,29,2,38,2,45,
    2,54,2,77,2,113,2,161,2,206,2,248,2,33,3,59,3,101,3,160,3,229,3,41,4,94,4,170,4,33,5,79,5,
    129,5,213,5,6,6,90,6,129,6,178,6,234,6,39,7,86,7,150,7,213,7,28,8,115,8,159,8,243,8,61,9,
    101,9,147,9,209,9,1,10,74,10,134,10,163,10,249,10,66,11,84,11,120,11,154,11,187,11,220,11,
    1,12,59,12,105,12,144,12,177,12,206,12,233,12,13,13,44,13,90,13,138,13,176,13,219,13,254,
    13,50,14,145,14,164,14,195,14,232,14,29,15,78,15,137,15,196,15,248,15,36,16,65,16,110,16,
    154,16,200,16,0,17,40,17,87,17,135,17,182,17,248,17,28,18,84,18,135,18,174,18,41,19,111,19,
    190,19,251,19,16,20,51,20,79,20,108,20,142,20,159,20,176,20,197,20,215,20,239,20,5,21,27,
    21,36,21,55,21,76,21,93,21,111,21,141,21,179,21,244,21,253,21,10,22,49,22,73,22,130,22,181,
    22,243,22,42,23,97,23,154,23,223,23,20,24,89,24,131,24,189,24,246,24,113,25,160,25,211,25,
    26,26,92,26,163,26,224,26,16,27,83,27,135,27,188,27,230,27,38,28,113,28,198,28,1,29,61,29,
    134,29,195,29,248,29,51,30,111,30,170,30,214,30,0,31,48,31,119,31,170,31,250,31,62,32,129,
    32,217,32,21,33,96,33,132,33,196,33,9,34,35,34,131,34,230,34,24,35,60,35,82,35,97,35,138,
    35,157,35,189,35,239,35,20,36,41,36,74,36,138,36,196,36,207,36,222,36,237,36,7,37,20,37,36,
    37,53,37,71,37,90,37,108,37,128,37,148,37,166,37,193,37,219,37,243,37,17,38,36,38,60,38,90,
    38,110,38,130,38,151,38,166,38,181,38,207,38,237,38,6,39,47,39,67,39,84,39,105,39,129,39,
    149,39,177,39,200,39,218,39,250,39,35,40,115,40,178,40,220,40,
    /* code */
    'e','n',0,
    /* plural forms */
    0,
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
    /* grammar/right */
    AS_IT_IS,PLACE_NUMBER,1,' ','r','i','g','h','t',0,
    /* grammar/left */
    AS_IT_IS,PLACE_NUMBER,1,' ','l','e','f','t',0,
    /* grammar/up */
    AS_IT_IS,PLACE_NUMBER,1,' ','u','p',0,
    /* grammar/down */
    AS_IT_IS,PLACE_NUMBER,1,' ','d','o','w','n',0,
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
    /* child/none */
    'y','e','s',',',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','g','o',' ','t','o',' ',AS_IT_IS,
    PLACE_TO,1,'.',0,
    /* child/bad-notation */
    'I',' ','d','o',' ','n','o','t',' ','k','n','o','w',' ','t','h','i','s',' ','m','o','v','e',
    '.',' ','N','a','m','e',' ','t','w','o',' ','s','q','u','a','r','e','s',',',' ','s','u','c',
    'h',' ','a','s',' ','e','2','e','4','.',0,
    /* child/impossible-cell */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','s','u','c','h',' ','s','q','u','a','r','e',
    '.',' ','S','q','u','a','r','e','s',' ','g','o',' ','f','r','o','m',' ','a','1',' ','t','o',
    ' ','h','8','.',0,
    /* child/ambiguous */
    'm','o','r','e',' ','t','h','a','n',' ','o','n','e',' ','p','i','e','c','e',' ','c','a','n',
    ' ','g','o',' ','t','h','e','r','e','.',' ','D','o',' ','y','o','u',' ','m','e','a','n',' ',
    't','h','e',' ','o','n','e',' ','o','n',' ',AS_IT_IS,PLACE_CHOICES,1,'?',0,
    /* child/no-such-piece */
    'y','o','u',' ','h','a','v','e',' ','n','o',' ','s','u','c','h',' ','p','i','e','c','e','.',
    ' ','C','h','o','o','s','e',' ','o','n','e',' ','o','f',' ','y','o','u','r',' ','o','w','n',
    ' ','p','i','e','c','e','s','.',0,
    /* child/same-cell */
    AS_NOUN,PLACE_FROM,1,' ','s','t','a','y','s',' ','w','h','e','r','e',' ','i','t',' ','i',
    's','.',' ','A',' ','m','o','v','e',' ','l','e','a','d','s',' ','t','o',' ','a','n','o','t',
    'h','e','r',' ','s','q','u','a','r','e','.',0,
    /* child/no-piece */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','p','i','e','c','e',' ','o','n',' ',AS_IT_IS,
    PLACE_FROM,1,'.',' ','C','h','o','o','s','e',' ','o','n','e',' ','o','f',' ','y','o','u',
    'r',' ','o','w','n',' ','p','i','e','c','e','s','.',0,
    /* child/not-your-piece */
    AS_NOUN,PLACE_FROM,1,' ','b','e','l','o','n','g','s',' ','t','o',' ',AS_IT_IS,PLACE_ENEMY,
    1,'.',' ','I','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',':',
    ' ','c','h','o','o','s','e',' ','o','n','e',' ','o','f',' ','y','o','u','r',' ','o','w','n',
    ' ','p','i','e','c','e','s','.',0,
    /* child/king-shape */
    'a',' ','k','i','n','g',' ','m','o','v','e','s',' ','o','n','e',' ','s','q','u','a','r','e',
    ' ','a','t',' ','a',' ','t','i','m','e',',',' ','i','n',' ','a','n','y',' ','d','i','r','e',
    'c','t','i','o','n','.',0,
    /* child/queen-shape */
    'a',' ','q','u','e','e','n',' ','m','o','v','e','s',' ','s','t','r','a','i','g','h','t',' ',
    'o','r',' ','d','i','a','g','o','n','a','l','l','y','.',' ',AS_IT_IS,PLACE_TO,1,' ','l','i',
    'e','s',' ','o','n',' ','n','o','n','e',' ','o','f',' ','h','e','r',' ','l','i','n','e','s',
    '.',0,
    /* child/rook-shape */
    'a',' ','r','o','o','k',' ','m','o','v','e','s',' ','a','l','o','n','g',' ','i','t','s',' ',
    'r','o','w',' ','o','r',' ','i','t','s',' ','c','o','l','u','m','n','.',0,
    /* child/bishop-shape */
    'a',' ','b','i','s','h','o','p',' ','m','o','v','e','s',' ','d','i','a','g','o','n','a','l',
    'l','y','.',' ','I','t',' ','a','l','w','a','y','s',' ','s','t','a','y','s',' ','o','n',' ',
    'i','t','s',' ','c','o','l','o','u','r','.',0,
    /* child/knight-shape */
    'a',' ','k','n','i','g','h','t',' ','m','o','v','e','s',' ','t','w','o',' ','s','q','u','a',
    'r','e','s',' ','s','t','r','a','i','g','h','t',' ','a','n','d',' ','o','n','e',' ','t','o',
    ' ','t','h','e',' ','s','i','d','e','.',0,
    /* child/pawn-shape */
    'a',' ','p','a','w','n',' ','m','o','v','e','s',' ','o','n','e',' ','s','q','u','a','r','e',
    ' ','s','t','r','a','i','g','h','t',' ','f','o','r','w','a','r','d','.',' ','F','r','o','m',
    ' ','i','t','s',' ','f','i','r','s','t',' ','p','l','a','c','e',' ','i','t',' ','m','a','y',
    ' ','m','o','v','e',' ','t','w','o','.',' ','I','t',' ','c','a','p','t','u','r','e','s',' ',
    'o','n','e',' ','s','q','u','a','r','e',' ','d','i','a','g','o','n','a','l','l','y',' ','f',
    'o','r','w','a','r','d','.',0,
    /* child/pawn-backward */
    'p','a','w','n','s',' ','n','e','v','e','r',' ','m','o','v','e',' ','b','a','c','k','.',' ',
    'T','h','e','y',' ','o','n','l','y',' ','m','o','v','e',' ','f','o','r','w','a','r','d','.',
    0,
    /* child/pawn-sideways */
    'p','a','w','n','s',' ','n','e','v','e','r',' ','m','o','v','e',' ','s','i','d','e','w','a',
    'y','s','.',' ','T','h','e','y',' ','o','n','l','y',' ','m','o','v','e',' ','f','o','r','w',
    'a','r','d','.',0,
    /* child/pawn-double-not-from-start */
    't','h','i','s',' ','p','a','w','n',' ','h','a','s',' ','l','e','f','t',' ','i','t','s',' ',
    'f','i','r','s','t',' ','p','l','a','c','e','.',' ','N','o','w',' ','i','t',' ','m','o','v',
    'e','s',' ','o','n','e',' ','s','q','u','a','r','e',' ','a','t',' ','a',' ','t','i','m','e',
    '.',0,
    /* child/castle-no-rook */
    'y','o','u',' ','h','a','v','e',' ','n','o',' ','r','o','o','k',' ','o','n',' ',AS_IT_IS,
    PLACE_FIRST,1,'.',' ','T','h','e',' ','k','i','n','g',' ','c','a','s','t','l','e','s',' ',
    'o','n','l','y',' ','w','i','t','h',' ','i','t','s',' ','o','w','n',' ','r','o','o','k','.',
    0,
    /* child/castle-no-right */
    'y','o','u',' ','c','a','n',' ','n','o',' ','l','o','n','g','e','r',' ','c','a','s','t','l',
    'e',' ','h','e','r','e','.',' ','T','h','e',' ','k','i','n','g',' ','o','r',' ','t','h','e',
    ' ','r','o','o','k',' ','h','a','s',' ','a','l','r','e','a','d','y',' ','m','o','v','e','d',
    '.',0,
    /* child/castle-path-blocked */
    AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','i','n',' ','t','h','e',' ','w','a','y','.',' ','N',
    'o',' ','p','i','e','c','e',' ','m','a','y',' ','s','t','a','n','d',' ','b','e','t','w','e',
    'e','n',' ','k','i','n','g',' ','a','n','d',' ','r','o','o','k','.',0,
    /* child/castle-in-check */
    AS_NOUN,PLACE_OTHERS,1,' ','g','i','v','e','s',' ','c','h','e','c','k','.',' ','A',' ','k',
    'i','n','g',' ','i','n',' ','c','h','e','c','k',' ','n','e','v','e','r',' ','c','a','s','t',
    'l','e','s','.',0,
    /* child/castle-through-check */
    AS_NOUN,PLACE_OTHERS,1,' ','a','t','t','a','c','k','s',' ',AS_IT_IS,PLACE_FIRST,1,'.',' ',
    'T','h','e',' ','k','i','n','g',' ','n','e','v','e','r',' ','c','a','s','t','l','e','s',' ',
    'a','c','r','o','s','s',' ','a','n',' ','a','t','t','a','c','k','e','d',' ','s','q','u','a',
    'r','e','.',0,
    /* child/castle-into-check */
    AS_NOUN,PLACE_OTHERS,1,' ','a','t','t','a','c','k','s',' ',AS_IT_IS,PLACE_FIRST,1,'.',' ',
    'Y','o','u','r',' ','k','i','n','g',' ','w','o','u','l','d',' ','b','e',' ','i','n',' ','c',
    'h','e','c','k',' ','t','h','e','r','e','.',0,
    /* child/own-piece */
    AS_NOUN,PLACE_TO,1,' ','i','s',' ','y','o','u','r','s',' ','t','o','o','.',' ','Y','o','u',
    ' ','n','e','v','e','r',' ','c','a','p','t','u','r','e',' ','y','o','u','r',' ','o','w','n',
    ' ','p','i','e','c','e','s','.',0,
    /* child/path-blocked */
    AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','i','n',' ','t','h','e',' ','w','a','y','.',' ','O',
    'n','l','y',' ','k','n','i','g','h','t','s',' ','c','a','n',' ','j','u','m','p','.',0,
    /* child/pawn-push-blocked */
    AS_NOUN,PLACE_TO,1,' ','b','l','o','c','k','s',' ','y','o','u','r',' ','p','a','w','n','.',
    ' ','P','a','w','n','s',' ','c','a','p','t','u','r','e',' ','d','i','a','g','o','n','a','l',
    'l','y',',',' ','n','e','v','e','r',' ','s','t','r','a','i','g','h','t','.',0,
    /* child/pawn-capture-empty */
    't','h','e','r','e',' ','i','s',' ','n','o','t','h','i','n','g',' ','t','o',' ','c','a','p',
    't','u','r','e',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,'.',' ','P','a','w','n','s',' ','m','o',
    'v','e',' ','d','i','a','g','o','n','a','l','l','y',' ','o','n','l','y',' ','t','o',' ','c',
    'a','p','t','u','r','e','.',0,
    /* child/en-passant-unavailable */
    'y','o','u',' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ','i','n',' ','p',
    'a','s','s','i','n','g',' ','n','o','w','.',' ','T','h','a','t',' ','o','n','l','y',' ','w',
    'o','r','k','s',' ','r','i','g','h','t',' ','a','f','t','e','r',' ','a',' ','p','a','w','n',
    '\'','s',' ','d','o','u','b','l','e',' ','s','t','e','p','.',0,
    /* child/king-capture */
    'n','o','b','o','d','y',' ','e','v','e','r',' ','c','a','p','t','u','r','e','s',' ','a',' ',
    'k','i','n','g','.',' ','T','h','e',' ','g','a','m','e',' ','e','n','d','s',' ','w','i','t',
    'h',' ','c','h','e','c','k','m','a','t','e','.',0,
    /* child/promotion-invalid */
    'a',' ','p','a','w','n',' ','b','e','c','o','m','e','s',' ','a',' ','q','u','e','e','n',',',
    ' ','r','o','o','k',',',' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t',
    '.',' ','C','h','o','o','s','e',' ','o','n','e','.',0,
    /* child/promotion-not-allowed */
    'o','n','l','y',' ','a',' ','p','a','w','n',' ','o','n',' ','t','h','e',' ','l','a','s','t',
    ' ','r','o','w',' ','b','e','c','o','m','e','s',' ','a',' ','n','e','w',' ','p','i','e','c',
    'e','.',' ','N','a','m','e',' ','n','o',' ','n','e','w',' ','p','i','e','c','e',' ','h','e',
    'r','e','.',0,
    /* child/kings-touch */
    'k','i','n','g','s',' ','n','e','v','e','r',' ','s','t','a','n','d',' ','s','i','d','e',' ',
    'b','y',' ','s','i','d','e','.',' ','L','e','a','v','e',' ','a',' ','s','q','u','a','r','e',
    ' ','b','e','t','w','e','e','n',' ','t','h','e','m','.',0,
    /* child/king-captures-guarded */
    AS_NOUN,PLACE_OTHERS,1,' ','p','r','o','t','e','c','t','s',' ',AS_NOUN,PLACE_FIRST,1,'.',
    ' ','Y','o','u','r',' ','k','i','n','g',' ','w','o','u','l','d',' ','b','e',' ','i','n',' ',
    'c','h','e','c','k',' ','t','h','e','r','e','.',0,
    /* child/king-stays-on-line */
    'o','n',' ',AS_IT_IS,PLACE_TO,1,' ','y','o','u','r',' ','k','i','n','g',' ','i','s',' ','s',
    't','i','l','l',' ','i','n',' ','c','h','e','c','k','.',' ','L','e','a','v','e',' ','t','h',
    'e',' ','l','i','n','e',' ','o','f',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* child/king-into-attack */
    AS_NOUN,PLACE_OTHERS,1,' ','a','t','t','a','c','k','s',' ',AS_IT_IS,PLACE_TO,1,'.',' ','Y',
    'o','u','r',' ','k','i','n','g',' ','n','e','v','e','r',' ','g','o','e','s',' ','w','h','e',
    'r','e',' ','i','t',' ','i','s',' ','a','t','t','a','c','k','e','d','.',0,
    /* child/double-check */
    't','w','o',' ','p','i','e','c','e','s',' ','g','i','v','e',' ','c','h','e','c','k',' ','a',
    't',' ','o','n','c','e','.',' ','O','n','l','y',' ','t','h','e',' ','k','i','n','g',' ','c',
    'a','n',' ','m','o','v','e',' ','n','o','w','.',0,
    /* child/leaves-in-check */
    AS_NOUN,PLACE_OTHERS,1,' ','g','i','v','e','s',' ','c','h','e','c','k','.',' ','F','i','r',
    's','t',' ','m','a','k','e',' ','y','o','u','r',' ','k','i','n','g',' ','s','a','f','e','.',
    0,
    /* child/pinned */
    'i','f',' ',AS_NOUN,PLACE_KIND,1,' ','m','o','v','e','s',' ','a','w','a','y',',',' ',AS_NOUN,
    PLACE_OTHERS,1,' ','a','t','t','a','c','k','s',' ','y','o','u','r',' ','k','i','n','g','.',
    0,
    /* child/en-passant-exposes-king */
    'b','o','t','h',' ','p','a','w','n','s',' ','g','o',' ','a','w','a','y','.',' ','T','h','e',
    'n',' ',AS_NOUN,PLACE_OTHERS,1,' ','a','t','t','a','c','k','s',' ','y','o','u','r',' ','k',
    'i','n','g','.',0,
    /* child/promotion-needed */
    'y','o','u','r',' ','p','a','w','n',' ','b','e','c','o','m','e','s',' ','a',' ','n','e','w',
    ' ','p','i','e','c','e','.',' ','C','h','o','o','s','e',' ','a',' ','q','u','e','e','n',',',
    ' ','r','o','o','k',',',' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t',
    '.',0,
    /* child/checkmate */
    't','h','e',' ','k','i','n','g',' ','c','a','n','n','o','t',' ','f','l','e','e','.',' ','T',
    'h','a','t',' ','i','s',' ','c','h','e','c','k','m','a','t','e',':',' ',AS_IT_IS,PLACE_ENEMY,
    1,' ','w','i','n','s','.',0,
    /* child/stalemate */
    'n','o','b','o','d','y',' ','a','t','t','a','c','k','s',' ','t','h','e',' ','k','i','n','g',
    ',',' ','b','u','t',' ','n','o',' ','p','i','e','c','e',' ','c','a','n',' ','m','o','v','e',
    '.',' ','T','h','a','t',' ','i','s',' ','s','t','a','l','e','m','a','t','e',':',' ','n','o',
    'b','o','d','y',' ','w','i','n','s','.',0,
    /* child/dead-position */
    'n','o','b','o','d','y',' ','c','a','n',' ','e','v','e','r',' ','g','i','v','e',' ','c','h',
    'e','c','k','m','a','t','e',' ','n','o','w','.',' ','T','h','e',' ','g','a','m','e',' ','e',
    'n','d','s',',',' ','a','n','d',' ','n','o','b','o','d','y',' ','w','i','n','s','.',0,
    /* child/fivefold */
    't','h','e',' ','s','a','m','e',' ','p','o','s','i','t','i','o','n',' ','c','a','m','e',' ',
    'f','i','v','e',' ','t','i','m','e','s','.',' ','T','h','e',' ','g','a','m','e',' ','e','n',
    'd','s',',',' ','a','n','d',' ','n','o','b','o','d','y',' ','w','i','n','s','.',0,
    /* child/seventy-five-move */
    'f','o','r',' ','v','e','r','y',' ','m','a','n','y',' ','m','o','v','e','s',',',' ','n','o',
    'b','o','d','y',' ','c','a','p','t','u','r','e','d',' ','a','n','d',' ','n','o',' ','p','a',
    'w','n',' ','m','o','v','e','d','.',' ','T','h','e',' ','g','a','m','e',' ','e','n','d','s',
    ',',' ','a','n','d',' ','n','o','b','o','d','y',' ','w','i','n','s','.',0,
    /* child/threefold-claimable */
    't','h','e',' ','s','a','m','e',' ','p','o','s','i','t','i','o','n',' ','c','a','m','e',' ',
    't','h','r','e','e',' ','t','i','m','e','s','.',' ','Y','o','u',' ','m','a','y',' ','a','s',
    'k',' ','f','o','r',' ','a',' ','d','r','a','w','.',0,
    /* child/fifty-move-claimable */
    'f','o','r',' ','m','a','n','y',' ','m','o','v','e','s',',',' ','n','o','b','o','d','y',' ',
    'c','a','p','t','u','r','e','d',' ','a','n','d',' ','n','o',' ','p','a','w','n',' ','m','o',
    'v','e','d','.',' ','Y','o','u',' ','m','a','y',' ','a','s','k',' ','f','o','r',' ','a',' ',
    'd','r','a','w','.',0,
    /* child/in-play */
    't','h','e',' ','g','a','m','e',' ','g','o','e','s',' ','o','n','.',' ','I','t',' ','i','s',
    ' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n','.',0,
    /* child/no-candidate */
    'n','o','n','e',' ','o','f',' ','y','o','u','r',' ','p','i','e','c','e','s',' ','o','n',' ',
    AS_IT_IS,PLACE_ALL,1,' ','c','a','n',' ','g','o',' ','t','h','e','r','e','.',' ','C','h',
    'o','o','s','e',' ','a','n','o','t','h','e','r',' ','s','q','u','a','r','e','.',0,
    /* child/rook-diagonal */
    'a',' ','r','o','o','k',' ','n','e','v','e','r',' ','m','o','v','e','s',' ','d','i','a','g',
    'o','n','a','l','l','y','.',' ','I','t',' ','m','o','v','e','s',' ','a','l','o','n','g',' ',
    'i','t','s',' ','r','o','w',' ','o','r',' ','i','t','s',' ','c','o','l','u','m','n','.',0,
    /* child/captures */
    'y','e','s',',',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','c','a','p','t','u','r','e',
    ' ',AS_NOUN,PLACE_TO,1,'.',0,
    /* child/en-passant */
    'y','e','s',',',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','p','t','u','r','e','s',' ','t','h',
    'e',' ','p','a','w','n',' ','o','n',' ',AS_IT_IS,PLACE_FIRST,1,' ','i','n',' ','p','a','s',
    's','i','n','g','.',' ','T','h','a','t',' ','o','n','l','y',' ','w','o','r','k','s',' ','r',
    'i','g','h','t',' ','a','f','t','e','r',' ','a',' ','p','a','w','n','\'','s',' ','d','o',
    'u','b','l','e',' ','s','t','e','p','.',0,
    /* child/castles */
    'y','e','s',',',' ','k','i','n','g',' ','a','n','d',' ','r','o','o','k',' ','m','o','v','e',
    ' ','t','o','g','e','t','h','e','r','.',' ','T','h','a','t',' ','i','s',' ','c','a','s','t',
    'l','i','n','g','.',' ','N','e','i','t','h','e','r',' ','h','a','s',' ','m','o','v','e','d',
    ' ','b','e','f','o','r','e',',',' ','a','n','d',' ','t','h','e',' ','w','a','y',' ','i','s',
    ' ','f','r','e','e','.',0,
    /* child/double-step */
    'f','r','o','m',' ','i','t','s',' ','f','i','r','s','t',' ','p','l','a','c','e',' ','a',' ',
    'p','a','w','n',' ','m','a','y',' ','m','o','v','e',' ','t','w','o',' ','s','q','u','a','r',
    'e','s','.',0,
    /* child/jump */
    'k','n','i','g','h','t','s',' ','m','a','y',' ','j','u','m','p',' ','o','v','e','r',' ','o',
    't','h','e','r',' ','p','i','e','c','e','s','.',0,
    /* child/becomes */
    't','h','e',' ','p','a','w','n',' ','b','e','c','o','m','e','s',' ',AS_NOUN,PLACE_BECOMES,
    2,'.',0,
    /* child/check */
    't','h','a','t',' ','i','s',' ','c','h','e','c','k','.',0,
    /* child/mate */
    't','h','a','t',' ','i','s',' ','c','h','e','c','k','m','a','t','e',',',' ','a','n','d',' ',
    't','h','e',' ','g','a','m','e',' ','i','s',' ','o','v','e','r','.',0,
    /* child/may */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,1,
    '.',0,
    /* child/may-some */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,1,
    ',',' ','f','o','r',' ','e','x','a','m','p','l','e','.',0,
    /* child/may-nothing */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','m','o','v','e',' ','a','t',' ','a',
    'l','l',' ','n','o','w','.',' ','C','h','o','o','s','e',' ','a','n','o','t','h','e','r',' ',
    'p','i','e','c','e','.',0,
    /* child/in-check */
    AS_NOUN,PLACE_FIRST,1,' ','a','t','t','a','c','k','s',' ','y','o','u','r',' ','k','i','n',
    'g','.',' ','M','a','k','e',' ','i','t',' ','s','a','f','e','.',0,
    /* child/answer-capture */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','c','a','p','t','u','r','e',' ',AS_NOUN,PLACE_TO,
    1,'.',0,
    /* child/answer-block */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n',' ','s','t','e','p',' ','i','n',' ','b','e','t','w',
    'e','e','n',',',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,'.',0,
    /* child/mate-one */
    AS_NOUN,PLACE_FIRST,1,' ','a','t','t','a','c','k','s',' ','t','h','e',' ','k','i','n','g',
    '.',' ','N','o','b','o','d','y',' ','c','a','n',' ','c','a','p','t','u','r','e',' ','i','t',
    ' ','o','r',' ','s','t','e','p',' ','i','n',' ','b','e','t','w','e','e','n','.',0,
    /* child/mate-two */
    't','w','o',' ','p','i','e','c','e','s',' ','g','i','v','e',' ','c','h','e','c','k',' ','a',
    't',' ','o','n','c','e','.',' ','O','n','e',' ','m','o','v','e',' ','c','a','n','n','o','t',
    ' ','s','t','o','p',' ','b','o','t','h','.',0,
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
