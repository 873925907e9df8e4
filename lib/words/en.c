/* SPDX-License-Identifier: MIT */
/* en.c -- made by language.awk from ecart.pot: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 328, "of the same ecart.pot");

const unsigned char ecart_language_en[] = {
    1,1,72,1,156,2,159,2,160,2,168,2,179,2,182,2,188,2,193,2,198,2,203,2,205,2,211,2,217,2,226,
    2,236,2,251,2,5,3,14,3,21,3,30,3,53,3,127,3,209,3,254,3,40,4,97,4,123,4,165,4,227,4,48,5,
    112,5,166,5,247,5,112,6,164,6,215,6,59,7,102,7,195,7,234,7,27,8,84,8,141,8,185,8,249,8,55,
    9,133,9,234,9,28,10,110,10,169,10,228,10,23,11,94,11,142,11,203,11,7,12,36,12,125,12,186,
    12,204,12,54,13,89,13,136,13,209,13,242,13,41,14,97,14,152,14,186,14,226,14,8,15,55,15,107,
    15,157,15,205,15,254,15,54,16,89,16,142,16,237,16,254,16,34,17,78,17,134,17,188,17,244,17,
    44,18,114,18,161,18,220,18,21,19,60,19,102,19,158,19,197,19,255,19,72,20,132,20,210,20,249,
    20,52,21,107,21,172,21,206,21,238,21,4,22,20,22,52,22,80,22,103,22,166,22,245,22,38,23,138,
    23,185,23,4,24,35,24,96,24,120,24,158,24,186,24,215,24,254,24,19,25,34,25,53,25,72,25,106,
    25,131,25,156,25,179,25,190,25,209,25,227,25,11,26,33,26,45,26,58,26,79,26,86,26,103,26,121,
    26,151,26,189,26,237,26,246,26,3,27,31,27,55,27,112,27,163,27,225,27,24,28,79,28,136,28,205,
    28,2,29,71,29,113,29,171,29,228,29,95,30,142,30,193,30,8,31,74,31,145,31,206,31,254,31,65,
    32,117,32,170,32,212,32,20,33,95,33,180,33,239,33,43,34,116,34,177,34,230,34,33,35,93,35,
    152,35,196,35,238,35,30,36,101,36,152,36,232,36,44,37,111,37,199,37,3,38,78,38,114,38,178,
    38,247,38,17,39,113,39,212,39,6,40,42,40,64,40,79,40,120,40,139,40,171,40,221,40,2,41,23,
    41,56,41,120,41,178,41,217,41,23,42,127,42,185,42,251,42,94,43,202,43,239,43,25,44,83,44,
    132,44,216,44,17,45,81,45,126,45,223,45,17,46,131,46,194,46,222,46,8,47,134,47,228,47,117,
    48,234,48,53,49,123,49,192,49,27,50,136,50,36,51,118,51,201,51,39,52,106,52,172,52,25,53,
    135,53,36,54,142,54,203,54,96,55,234,55,122,56,250,56,90,57,246,57,129,58,222,58,35,59,182,
    59,245,59,110,60,151,60,11,61,124,61,129,61,134,61,146,61,154,61,167,61,176,61,225,61,238,
    61,253,61,21,62,51,62,113,62,155,62,204,62,250,62,39,63,75,63,101,63,144,63,155,63,170,63,
    185,63,211,63,224,63,240,63,1,64,19,64,38,64,56,64,76,64,96,64,114,64,141,64,167,64,191,64,
    221,64,240,64,8,65,38,65,58,65,78,65,99,65,114,65,129,65,155,65,185,65,210,65,251,65,15,66,
    32,66,53,66,77,66,97,66,125,66,148,66,166,66,198,66,239,66,63,67,126,67,168,67,
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
    /* grammar/or-castle */
    ' ','o','r',' ',0,
    /* grammar/either */
    ' ','o','r',' ',0,
    /* grammar/full-stop */
    '.',0,
    /* grammar/white */
    'W','h','i','t','e',0,
    /* grammar/black */
    'B','l','a','c','k',0,
    /* grammar/kingside */
    'k','i','n','g','s','i','d','e',0,
    /* grammar/queenside */
    'q','u','e','e','n','s','i','d','e',0,
    /* grammar/either-side */
    't','o',' ','e','i','t','h','e','r',' ','s','i','d','e',0,
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
    'n','y',' ','k','n','o','w','n',' ','n','o','t','a','t','i','o','n',',',' ','s','u','c','h',
    ' ','a','s',' ','e','2','e','4',',',' ','5','2','5','4',',',' ','N','f','3',' ','o','r',' ',
    'O','-','O','.',0,
    /* reason/impossible-cell */
    't','h','e',' ','m','o','v','e',' ','n','a','m','e','s',' ','a',' ','s','q','u','a','r','e',
    ' ','t','h','a','t',' ','i','s',' ','n','o','t',' ','o','n',' ','t','h','e',' ','b','o','a',
    'r','d',':',' ','f','i','l','e','s',' ','a','r','e',' ','a',' ','t','o',' ','h',',',' ','r',
    'a','n','k','s',' ','1',' ','t','o',' ','8','.',0,
    /* reason/ambiguous */
    't','h','e',' ','m','o','v','e',' ','d','o','e','s',' ','n','o','t',' ','s','a','y',' ','w',
    'h','i','c','h',' ','p','i','e','c','e',' ','g','o','e','s',':',' ',AS_NOUN,PLACE_CHOICES,
    1,'.',0,
    /* reason/no-such-piece */
    'n','o',' ','p','i','e','c','e',' ','o','f',' ','t','h','a','t',' ','k','i','n','d',' ','c',
    'a','n',' ','m','a','k','e',' ','t','h','i','s',' ','m','o','v','e','.',0,
    /* reason/same-cell */
    'a',' ','m','o','v','e',' ','m','u','s','t',' ','g','o',' ','t','o',' ','a','n','o','t','h',
    'e','r',' ','s','q','u','a','r','e',':',' ','t','h','i','s',' ','o','n','e',' ','s','t','a',
    'y','s',' ','o','n',' ',AS_IT_IS,PLACE_FROM,1,'.',0,
    /* reason/no-piece */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','p','i','e','c','e',' ','o','n',' ',AS_IT_IS,
    PLACE_FROM,1,'.',0,
    /* reason/not-your-piece */
    'i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',',',' ','b','u',
    't',' ',AS_NOUN,PLACE_FROM,1,' ','b','e','l','o','n','g','s',' ','t','o',' ',AS_IT_IS,PLACE_ENEMY,
    1,'.',0,
    /* reason/king-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','i','n','g',' ','m','o','v','e','s',' ','o','n','l','y',' ','o','n',
    'e',' ','s','q','u','a','r','e',' ','a','t',' ','a',' ','t','i','m','e','.',0,
    /* reason/queen-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','q','u','e','e','n',' ','m','o','v','e','s',' ','o','n','l','y',' ','a',
    'l','o','n','g',' ','a',' ','r','a','n','k',',',' ','a',' ','f','i','l','e',' ','o','r',' ',
    'a',' ','d','i','a','g','o','n','a','l','.',0,
    /* reason/rook-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','r','o','o','k',' ','m','o','v','e','s',' ','o','n','l','y',' ','a','l',
    'o','n','g',' ','i','t','s',' ','r','a','n','k',' ','o','r',' ','f','i','l','e','.',0,
    /* reason/bishop-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','b','i','s','h','o','p',' ','m','o','v','e','s',' ','o','n','l','y',' ',
    'd','i','a','g','o','n','a','l','l','y','.',0,
    /* reason/knight-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','n','i','g','h','t',' ','m','o','v','e','s',' ','t','w','o',' ','s',
    'q','u','a','r','e','s',' ','s','t','r','a','i','g','h','t',',',' ','t','h','e','n',' ','o',
    'n','e',' ','t','o',' ','t','h','e',' ','s','i','d','e','.',0,
    /* reason/pawn-shape */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','m','o','v','e','s',' ','o','n','e',' ','s','q','u',
    'a','r','e',' ','f','o','r','w','a','r','d',' ','(','t','w','o',' ','f','r','o','m',' ','i',
    't','s',' ','s','t','a','r','t','i','n','g',' ','s','q','u','a','r','e',')',' ','a','n','d',
    ' ','c','a','p','t','u','r','e','s',' ','o','n','e',' ','s','q','u','a','r','e',' ','d','i',
    'a','g','o','n','a','l','l','y','.',0,
    /* reason/pawn-backward */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','n','e','v','e','r',' ','m','o','v','e','s',' ','b',
    'a','c','k','w','a','r','d','s','.',0,
    /* reason/pawn-sideways */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','n','e','v','e','r',' ','m','o','v','e','s',' ','s',
    'i','d','e','w','a','y','s','.',0,
    /* reason/pawn-double-not-from-start */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','p','a','w','n',' ','a','d','v','a','n','c','e','s',' ','t','w','o',' ',
    's','q','u','a','r','e','s',' ','o','n','l','y',' ','f','r','o','m',' ','i','t','s',' ','s',
    't','a','r','t','i','n','g',' ','s','q','u','a','r','e',' ','(',AS_IT_IS,PLACE_HOME,1,' ',
    'o','n',' ','t','h','i','s',' ','f','i','l','e',')','.',0,
    /* reason/castle-no-rook */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',':',' ',AS_IT_IS,
    PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ','r','o','o','k',' ','o','n',' ',AS_IT_IS,PLACE_FIRST,
    1,'.',0,
    /* reason/castle-no-right */
    AS_NOUN,PLACE_FIRST,1,' ','h','a','s',' ','n','o',' ','r','i','g','h','t',' ','t','o',' ',
    'c','a','s','t','l','e',' ','o','n',' ','t','h','i','s',' ','s','i','d','e',':',' ','i','t',
    ' ','o','r',' ','t','h','e',' ','r','o','o','k',' ','h','a','s',' ','m','o','v','e','d',',',
    ' ','o','r',' ','t','h','e',' ','r','o','o','k',' ','w','a','s',' ','c','a','p','t','u','r',
    'e','d','.',0,
    /* reason/castle-path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','w','i',
    't','h',' ',AS_NOUN,PLACE_ALL,1,' ','i','n',' ','t','h','e',' ','w','a','y','.',0,
    /* reason/castle-in-check */
    AS_NOUN,PLACE_FIRST,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','w','h',
    'i','l','e',' ','i','t',' ','i','s',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',
    ' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/castle-through-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',' ','t','h',
    'r','o','u','g','h',' ',AS_IT_IS,PLACE_FIRST,1,',',' ','w','h','i','c','h',' ','i','s',' ',
    'a','t','t','a','c','k','e','d',' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/castle-into-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',':',' ','o',
    'n',' ',AS_IT_IS,PLACE_FIRST,1,' ','i','t',' ','w','o','u','l','d',' ','b','e',' ','i','n',
    ' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/own-piece */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ',AS_NOUN,
    PLACE_TO,1,':',' ','b','o','t','h',' ','b','e','l','o','n','g',' ','t','o',' ',AS_IT_IS,PLACE_SIDE,
    1,'.',0,
    /* reason/path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','r','e','a','c','h',' ',AS_IT_IS,PLACE_TO,
    1,':',' ',AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','i','n',' ','t','h','e',' ','w','a','y',',',
    ' ','a','n','d',' ','o','n','l','y',' ','k','n','i','g','h','t','s',' ','j','u','m','p','.',
    0,
    /* reason/pawn-push-blocked */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','a','d','v','a','n','c','e',' ','o',
    'n','t','o',' ',AS_NOUN,PLACE_TO,1,':',' ','a',' ','p','a','w','n',' ','c','a','p','t','u',
    'r','e','s',' ','o','n','l','y',' ','d','i','a','g','o','n','a','l','l','y','.',0,
    /* reason/pawn-capture-empty */
    AS_NOUN,PLACE_FROM,1,' ','m','o','v','e','s',' ','d','i','a','g','o','n','a','l','l','y',
    ' ','o','n','l','y',' ','t','o',' ','c','a','p','t','u','r','e',',',' ','a','n','d',' ','t',
    'h','e','r','e',' ','i','s',' ','n','o','t','h','i','n','g',' ','t','o',' ','c','a','p','t',
    'u','r','e',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,'.',0,
    /* reason/en-passant-unavailable */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ','e',
    'n',' ','p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','t','h','a',
    't',' ','i','s',' ','a','l','l','o','w','e','d',' ','o','n','l','y',' ','r','i','g','h','t',
    ' ','a','f','t','e','r',' ',AS_NOUN,PLACE_OTHERS,1,' ','h','a','s',' ','a','d','v','a','n',
    'c','e','d',' ','t','w','o',' ','s','q','u','a','r','e','s','.',0,
    /* reason/king-capture */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ',AS_NOUN,
    PLACE_TO,1,':',' ','a',' ','k','i','n','g',' ','i','s',' ','n','e','v','e','r',' ','c','a',
    'p','t','u','r','e','d','.',0,
    /* reason/promotion-invalid */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','b','e','c','o','m','e',' ',AS_NOUN,
    PLACE_BECOMES,2,' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','p','a','w','n',' ','p',
    'r','o','m','o','t','e','s',' ','t','o',' ','a',' ','q','u','e','e','n',',',' ','r','o','o',
    'k',',',' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t','.',0,
    /* reason/promotion-not-allowed */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','p','r','o','m','o','t','e',' ','o',
    'n',' ',AS_IT_IS,PLACE_TO,1,':',' ','p','a','w','n','s',' ','p','r','o','m','o','t','e',' ',
    'o','n',' ','t','h','e',' ','l','a','s','t',' ','r','a','n','k','.',0,
    /* reason/kings-touch */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,',',' ','n','e','x','t',' ','t','o',' ',AS_NOUN,PLACE_FIRST,1,':',' ','k','i','n','g','s',
    ' ','m','u','s','t',' ','n','e','v','e','r',' ','t','o','u','c','h','.',0,
    /* reason/king-captures-guarded */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ',AS_NOUN,
    PLACE_TO,1,',',' ','w','h','i','c','h',' ','i','s',' ','p','r','o','t','e','c','t','e','d',
    ' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/king-stays-on-line */
    AS_NOUN,PLACE_FROM,1,' ','d','o','e','s',' ','n','o','t',' ','e','s','c','a','p','e',' ',
    't','o',' ',AS_IT_IS,PLACE_TO,1,':',' ','t','h','e','r','e',' ','i','t',' ','w','o','u','l',
    'd',' ','s','t','i','l','l',' ','b','e',' ','i','n',' ','c','h','e','c','k',' ','f','r','o',
    'm',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/king-into-attack */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,',',' ','w','h','i','c','h',' ','i','s',' ','a','t','t','a','c','k','e','d',' ','b','y',
    ' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/double-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','h','e','l','p',':',' ','i','n',' ',
    'a',' ','d','o','u','b','l','e',' ','c','h','e','c','k',',',' ','f','r','o','m',' ',AS_NOUN,
    PLACE_OTHERS,1,',',' ',AS_NOUN,PLACE_FIRST,1,' ','m','u','s','t',' ','m','o','v','e','.',
    0,
    /* reason/leaves-in-check */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ',AS_NOUN,PLACE_FIRST,1,' ','w','o','u','l','d',' ','s','t','i','l','l',' ','b','e',
    ' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/pinned */
    AS_NOUN,PLACE_FROM,1,' ','i','s',' ','p','i','n','n','e','d',' ','t','o',' ',AS_NOUN,PLACE_FIRST,
    1,' ','b','y',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/en-passant-exposes-king */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','c','a','p','t','u','r','e',' ','e',
    'n',' ','p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','w','i','t',
    'h','o','u','t',' ','b','o','t','h',' ','p','a','w','n','s',' ',AS_NOUN,PLACE_FIRST,1,' ',
    'w','o','u','l','d',' ','b','e',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',' ',
    AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/promotion-needed */
    AS_NOUN,PLACE_FROM,1,' ','m','u','s','t',' ','p','r','o','m','o','t','e',' ','o','n',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','t','o',' ','a',' ','q','u','e','e','n',',',' ','r','o','o','k',
    ',',' ','b','i','s','h','o','p',' ','o','r',' ','k','n','i','g','h','t','.',0,
    /* fault/empty */
    't','h','e',' ','F','E','N',' ','i','s',' ','e','m','p','t','y','.',0,
    /* fault/bad-field-count */
    't','h','e',' ','F','E','N',' ','h','a','s',' ','f','e','w','e','r',' ','t','h','a','n',' ',
    'f','o','u','r',' ','f','i','e','l','d','s',':',' ','i','t',' ','n','e','e','d','s',' ','p',
    'i','e','c','e','s',',',' ','s','i','d','e',' ','t','o',' ','m','o','v','e',',',' ','c','a',
    's','t','l','i','n','g',' ','r','i','g','h','t','s',' ','a','n','d',' ','e','n',' ','p','a',
    's','s','a','n','t',' ','s','q','u','a','r','e','.',0,
    /* fault/bad-rank-count */
    't','h','e',' ','F','E','N',' ','d','o','e','s',' ','n','o','t',' ','h','a','v','e',' ','e',
    'i','g','h','t',' ','r','a','n','k','s','.',0,
    /* fault/bad-rank-length */
    'a',' ','r','a','n','k',' ','o','f',' ','t','h','e',' ','F','E','N',' ','d','o','e','s',' ',
    'n','o','t',' ','h','a','v','e',' ','e','i','g','h','t',' ','s','q','u','a','r','e','s','.',
    0,
    /* fault/bad-character */
    'a',' ','c','h','a','r','a','c','t','e','r',' ','o','f',' ','t','h','e',' ','F','E','N',' ',
    'i','s',' ','n','e','i','t','h','e','r',' ','a',' ','p','i','e','c','e',' ','n','o','r',' ',
    'a',' ','n','u','m','b','e','r',' ','o','f',' ','e','m','p','t','y',' ','s','q','u','a','r',
    'e','s','.',0,
    /* fault/bad-side */
    't','h','e',' ','s','i','d','e',' ','t','o',' ','m','o','v','e',' ','m','u','s','t',' ','b',
    'e',' ','w',' ','o','r',' ','b','.',0,
    /* fault/bad-castling */
    't','h','e',' ','c','a','s','t','l','i','n','g',' ','r','i','g','h','t','s',' ','m','u','s',
    't',' ','b','e',' ','-',' ','o','r',' ','l','e','t','t','e','r','s',' ','s','u','c','h',' ',
    'a','s',' ','K','Q','k','q','.',0,
    /* fault/bad-en-passant */
    't','h','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','s','q','u','a','r','e',' ','m',
    'u','s','t',' ','b','e',' ','-',' ','o','r',' ','a',' ','s','q','u','a','r','e',' ','s','u',
    'c','h',' ','a','s',' ','e','3','.',0,
    /* fault/bad-clock */
    'a',' ','c','o','u','n','t','e','r',' ','o','f',' ','t','h','e',' ','F','E','N',' ','m','u',
    's','t',' ','b','e',' ','a',' ','n','u','m','b','e','r',' ','f','r','o','m',' ','0',' ','t',
    'o',' ','6','5','5','3','5','.',0,
    /* fault/bad-move-number */
    't','h','e',' ','m','o','v','e',' ','n','u','m','b','e','r',' ','m','u','s','t',' ','b','e',
    ' ','a',' ','n','u','m','b','e','r','.',0,
    /* fault/missing-fields */
    't','h','e',' ','l','a','s','t',' ','f','i','e','l','d','s',' ','o','f',' ','t','h','e',' ',
    'F','E','N',' ','a','r','e',' ','m','i','s','s','i','n','g','.',0,
    /* fault/extra-space */
    't','h','e','r','e',' ','a','r','e',' ','t','o','o',' ','m','a','n','y',' ','s','p','a','c',
    'e','s',' ','i','n',' ','t','h','e',' ','F','E','N','.',0,
    /* fault/trailing-text */
    't','h','e','r','e',' ','i','s',' ','t','e','x','t',' ','a','f','t','e','r',' ','t','h','e',
    ' ','l','a','s','t',' ','f','i','e','l','d',' ','o','f',' ','t','h','e',' ','F','E','N','.',
    0,
    /* fault/adjacent-digits */
    't','w','o',' ','d','i','g','i','t','s',' ','s','t','a','n','d',' ','s','i','d','e',' ','b',
    'y',' ','s','i','d','e',' ','i','n','s','t','e','a','d',' ','o','f',' ','t','h','e','i','r',
    ' ','s','u','m','.',0,
    /* fault/castling-order */
    't','h','e',' ','c','a','s','t','l','i','n','g',' ','r','i','g','h','t','s',' ','a','r','e',
    ' ','n','o','t',' ','i','n',' ','t','h','e','i','r',' ','u','s','u','a','l',' ','o','r','d',
    'e','r','.',0,
    /* fault/castling-duplicate */
    't','h','e',' ','r','i','g','h','t',' ','t','o',' ','c','a','s','t','l','e',' ','o','n',' ',
    'o','n','e',' ','s','i','d','e',' ','i','s',' ','g','i','v','e','n',' ','t','w','i','c','e',
    '.',0,
    /* fault/uppercase-side */
    't','h','e',' ','s','i','d','e',' ','t','o',' ','m','o','v','e',' ','i','s',' ','w','r','i',
    't','t','e','n',' ','a','s',' ','a',' ','c','a','p','i','t','a','l',' ','l','e','t','t','e',
    'r','.',0,
    /* fault/uppercase-en-passant */
    't','h','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','s','q','u','a','r','e',' ','i',
    's',' ','w','r','i','t','t','e','n',' ','w','i','t','h',' ','a',' ','c','a','p','i','t','a',
    'l',' ','l','e','t','t','e','r','.',0,
    /* fault/move-number-zero */
    't','h','e',' ','m','o','v','e',' ','n','u','m','b','e','r',' ','i','s',' ','0',' ','i','n',
    's','t','e','a','d',' ','o','f',' ','1','.',0,
    /* fault/padded-number */
    'a',' ','n','u','m','b','e','r',' ','b','e','g','i','n','s',' ','w','i','t','h',' ','a',' ',
    '0',' ','t','h','a','t',' ','d','o','e','s',' ','n','o','t',' ','b','e','l','o','n','g',' ',
    't','h','e','r','e','.',0,
    /* fault/bad-operation */
    'a','n',' ','o','p','e','r','a','t','i','o','n',' ','o','f',' ','t','h','e',' ','E','P','D',
    ' ','i','s',' ','n','o','t',' ','w','e','l','l',' ','f','o','r','m','e','d',':',' ','i','t',
    ' ','s','h','o','u','l','d',' ','b','e',' ','a',' ','w','o','r','d',',',' ','i','t','s',' ',
    'o','p','e','r','a','n','d','s',' ','a','n','d',' ','a',' ','s','e','m','i','c','o','l','o',
    'n','.',0,
    /* fault/king-missing */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ','k','i','n','g','.',0,
    /* fault/too-many-kings */
    'a',' ','s','i','d','e',' ','h','a','s',' ','m','o','r','e',' ','t','h','a','n',' ','o','n',
    'e',' ','k','i','n','g',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/kings-adjacent */
    't','h','e',' ','k','i','n','g','s',' ','s','t','a','n','d',' ','n','e','x','t',' ','t','o',
    ' ','e','a','c','h',' ','o','t','h','e','r',',',' ','o','n',' ',AS_IT_IS,PLACE_ALL,1,'.',
    0,
    /* fault/opposite-check */
    'i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n',',',' ','b','u',
    't',' ',AS_NOUN,PLACE_FIRST,1,' ','i','s',' ','a','l','r','e','a','d','y',' ','i','n',' ',
    'c','h','e','c','k',' ','f','r','o','m',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* fault/pawn-on-back-rank */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','s','t','a','n','d',' ','o','n',' ','t','h',
    'e',' ','f','i','r','s','t',' ','o','r',' ','t','h','e',' ','l','a','s','t',' ','r','a','n',
    'k',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-king */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','i','t','s',' ','k','i','n','g',' ','i','s',' ','n','o',
    't',' ','o','n',' ',AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* fault/castling-no-rook */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','i','t','s',' ','r','o','o','k',' ','i','s',' ','n','o',
    't',' ','o','n',' ',AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* fault/en-passant-wrong-rank */
    't','h','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','s','q','u','a','r','e',' ',AS_IT_IS,
    PLACE_ALL,1,' ','i','s',' ','o','n',' ','t','h','e',' ','w','r','o','n','g',' ','r','a','n',
    'k',' ','w','h','e','n',' ','i','t',' ','i','s',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t',
    'u','r','n','.',0,
    /* fault/en-passant-no-pawn */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','p','a','w','n',' ','o','n',' ',AS_IT_IS,
    PLACE_ALL,1,' ','t','o',' ','c','a','p','t','u','r','e',' ','e','n',' ','p','a','s','s','a',
    'n','t','.',0,
    /* fault/en-passant-cell-occupied */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','h','a','v','e',' ','p','a','s','s','e','d',
    ' ','o','v','e','r',' ',AS_IT_IS,PLACE_ALL,1,':',' ','t','h','a','t',' ','s','q','u','a',
    'r','e',' ','i','s',' ','o','c','c','u','p','i','e','d','.',0,
    /* fault/en-passant-origin-occupied */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','h','a','v','e',' ','c','o','m','e',' ','f',
    'r','o','m',' ',AS_IT_IS,PLACE_ALL,1,':',' ','t','h','a','t',' ','s','q','u','a','r','e',
    ' ','i','s',' ','o','c','c','u','p','i','e','d','.',0,
    /* fault/too-many-pawns */
    'a',' ','s','i','d','e',' ','h','a','s',' ','m','o','r','e',' ','t','h','a','n',' ','e','i',
    'g','h','t',' ','p','a','w','n','s',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/too-many-pieces */
    'a',' ','s','i','d','e',' ','h','a','s',' ','m','o','r','e',' ','t','h','a','n',' ','s','i',
    'x','t','e','e','n',' ','p','i','e','c','e','s',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/too-many-promoted */
    't','h','e','r','e',' ','a','r','e',' ','m','o','r','e',' ','p','r','o','m','o','t','e','d',
    ' ','p','i','e','c','e','s',' ','t','h','a','n',' ','m','i','s','s','i','n','g',' ','p','a',
    'w','n','s',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/impossible-check */
    'n','o',' ','m','o','v','e',' ','c','a','n',' ','h','a','v','e',' ','g','i','v','e','n',' ',
    'c','h','e','c','k',' ','w','i','t','h',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* fault/en-passant-clock */
    'a',' ','p','a','w','n',' ','h','a','s',' ','j','u','s','t',' ','m','o','v','e','d',',',' ',
    's','o',' ','t','h','e',' ','h','a','l','f','m','o','v','e',' ','c','l','o','c','k',' ','s',
    'h','o','u','l','d',' ','b','e',' ','0','.',0,
    /* fault/clock-over-75-moves */
    't','h','e',' ','h','a','l','f','m','o','v','e',' ','c','l','o','c','k',' ','h','a','s',' ',
    'p','a','s','s','e','d',' ','7','5',' ','m','o','v','e','s',':',' ','t','h','e',' ','g','a',
    'm','e',' ','s','h','o','u','l','d',' ','a','l','r','e','a','d','y',' ','b','e',' ','o','v',
    'e','r','.',0,
    /* fault/clock-over-move-number */
    't','h','e',' ','h','a','l','f','m','o','v','e',' ','c','l','o','c','k',' ','c','o','u','n',
    't','s',' ','m','o','r','e',' ','m','o','v','e','s',' ','t','h','a','n',' ','h','a','v','e',
    ' ','b','e','e','n',' ','p','l','a','y','e','d','.',0,
    /* fault/en-passant-impossible */
    'b','e','f','o','r','e',' ','t','h','e',' ','p','a','w','n',' ','a','d','v','a','n','c','e',
    'd',' ','t','w','o',' ','s','q','u','a','r','e','s',',',' ','t','h','e',' ','k','i','n','g',
    ' ','w','a','s',' ','a','l','r','e','a','d','y',' ','i','n',' ','c','h','e','c','k',' ','f',
    'r','o','m',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* fault/en-passant-no-capturer */
    'n','o',' ','p','a','w','n',' ','c','a','n',' ','c','a','p','t','u','r','e',' ','e','n',' ',
    'p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-not-legal */
    'c','a','p','t','u','r','i','n','g',' ','e','n',' ','p','a','s','s','a','n','t',' ','o','n',
    ' ',AS_IT_IS,PLACE_ALL,1,' ','w','o','u','l','d',' ','l','e','a','v','e',' ','t','h','e',
    ' ','k','i','n','g',' ','i','n',' ','c','h','e','c','k','.',0,
    /* reason/impossible-number */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','c','e','l','l',' ',AS_IT_IS,PLACE_WRONG,
    1,':',' ','c','o','l','u','m','n','s',' ','a','n','d',' ','r','o','w','s',' ','g','o',' ',
    'f','r','o','m',' ','1',' ','t','o',' ','8','.',0,
    /* reason/impossible-square */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','s','q','u','a','r','e',' ',AS_IT_IS,PLACE_WRITTEN,
    1,':',' ','f','i','l','e','s',' ','g','o',' ','f','r','o','m',' ','a',' ','t','o',' ','h',
    ',',' ','r','a','n','k','s',' ','f','r','o','m',' ','1',' ','t','o',' ','8','.',0,
    /* reason/ambiguous-moves */
    't','h','i','s',' ','c','o','u','l','d',' ','b','e',' ',AS_IT_IS,PLACE_MOVES,1,':',' ','s',
    'a','y',' ','w','h','i','c','h',' ',AS_AGREE,PLACE_KIND,3,'.',0,
    /* reason/no-candidate */
    't','h','e',' ','m','o','v','e',' ','c','a','n','n','o','t',' ','b','e',' ','m','a','d','e',
    ' ','b','y',' ',AS_NOUN,PLACE_CHOICES,1,'.',0,
    /* reason/no-candidate-to */
    AS_NOUN,PLACE_ALL,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,'.',0,
    /* reason/no-kind */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ',AS_AGREE,PLACE_KIND,3,'.',0,
    /* reason/no-kind-on-file */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ',AS_AGREE,PLACE_KIND,3,' ','o','n',' ',
    't','h','e',' ',AS_IT_IS,PLACE_FILE,1,'-','f','i','l','e','.',0,
    /* reason/no-kind-on-rank */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ',AS_AGREE,PLACE_KIND,3,' ','o','n',' ',
    'r','a','n','k',' ',AS_IT_IS,PLACE_NUMBER,1,'.',0,
    /* reason/no-kind-on-square */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ',AS_AGREE,PLACE_KIND,3,' ','o','n',' ',
    AS_IT_IS,PLACE_FROM,1,'.',0,
    /* reason/alias */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ',AS_IT_IS,PLACE_GOAL,1,' ','-',' ',AS_IT_IS,PLACE_START,1,' ','=',' ',AS_IT_IS,PLACE_DIFFERENCE,
    1,' ','m','e','a','n','s',' ',AS_IT_IS,PLACE_MEANING,1,' ','h','e','r','e',',',' ','n','o',
    't',' ',AS_IT_IS,PLACE_ALIAS,1,'.',0,
    /* reason/king-two */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,
    1,':',' ','a',' ','k','i','n','g',' ','m','a','y',' ','m','o','v','e',' ','t','w','o',' ',
    's','q','u','a','r','e','s',' ','o','n','l','y',' ','w','h','e','n',' ','c','a','s','t','l',
    'i','n','g',' ','f','r','o','m',' ',AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/castle-king-away */
    AS_NOUN,PLACE_FIRST,1,' ','c','a','n','n','o','t',' ','c','a','s','t','l','e',':',' ','a',
    ' ','k','i','n','g',' ','c','a','s','t','l','e','s',' ','o','n','l','y',' ','f','r','o','m',
    ' ',AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/promotion-early */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','b','e','c','o','m','e',' ',AS_NOUN,
    PLACE_BECOMES,2,' ','o','n',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','p','a','w','n',' ','p',
    'r','o','m','o','t','e','s',' ','o','n',' ','t','h','e',' ','l','a','s','t',' ','r','a','n',
    'k',',',' ','t','o',' ','a',' ','q','u','e','e','n',',',' ','r','o','o','k',',',' ','b','i',
    's','h','o','p',' ','o','r',' ','k','n','i','g','h','t','.',0,
    /* reason/promotion-no-pawn */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','p','r','o','m','o','t','e',' ','o',
    'n',' ',AS_IT_IS,PLACE_TO,1,':',' ','o','n','l','y',' ','p','a','w','n','s',' ','p','r','o',
    'm','o','t','e','.',0,
    /* reason/rook-diagonal */
    AS_NOUN,PLACE_FROM,1,' ','c','a','n','n','o','t',' ','g','o',' ','d','i','a','g','o','n',
    'a','l','l','y',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,':',' ','a',' ','r','o','o','k',' ','m',
    'o','v','e','s',' ','o','n','l','y',' ','a','l','o','n','g',' ','i','t','s',' ','r','a','n',
    'k',' ','o','r',' ','f','i','l','e','.',0,
    /* fault/kings-missing */
    't','h','e','r','e',' ','i','s',' ','n','o',' ','k','i','n','g',' ','o','n',' ','t','h','e',
    ' ','b','o','a','r','d','.',0,
    /* fault/castling-no-king-960 */
    't','h','e','r','e',' ','i','s',' ','a',' ','r','i','g','h','t',' ','t','o',' ','c','a','s',
    't','l','e',',',' ','b','u','t',' ','n','o',' ','k','i','n','g',' ','c','a','n',' ','c','a',
    's','t','l','e',' ','f','r','o','m',' ',AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* legal/takes */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','p','t','u','r','e','s',' ',
    AS_NOUN,PLACE_TO,1,0,
    /* legal/en-passant */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','p','t','u','r','e','s',' ',
    'e','n',' ','p','a','s','s','a','n','t',' ','o','n',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/castle-short */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','s','t','l','e','s',' ','k',
    'i','n','g','s','i','d','e',0,
    /* legal/castle-long */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','c','a','s','t','l','e','s',' ','q',
    'u','e','e','n','s','i','d','e',0,
    /* legal/double-step */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,1,' ','a','d','v','a','n','c','e','s',' ',
    't','w','o',' ','s','q','u','a','r','e','s',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/becomes */
    ' ','a','n','d',' ','p','r','o','m','o','t','e','s',' ','t','o',' ',AS_NOUN,PLACE_BECOMES,
    2,0,
    /* legal/check */
    ',',' ','g','i','v','i','n','g',' ','c','h','e','c','k',0,
    /* legal/mate */
    ',',' ','g','i','v','i','n','g',' ','c','h','e','c','k','m','a','t','e',0,
    /* hint/may */
    AS_NOUN,PLACE_FROM,1,' ','m','a','y',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,1,
    '.',0,
    /* hint/may-castle */
    AS_NOUN,PLACE_FROM,1,' ','m','a','y',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,1,
    ',',' ','o','r',' ','c','a','s','t','l','e',' ',AS_IT_IS,PLACE_WING,1,'.',0,
    /* hint/only-castle */
    AS_NOUN,PLACE_FROM,1,' ','m','a','y',' ','o','n','l','y',' ','c','a','s','t','l','e',' ',
    AS_IT_IS,PLACE_WING,1,'.',0,
    /* hint/may-still */
    AS_NOUN,PLACE_FROM,1,' ','m','a','y',' ','s','t','i','l','l',' ','g','o',' ','t','o',' ',
    AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* hint/may-nothing */
    AS_NOUN,PLACE_FROM,1,' ','h','a','s',' ','n','o',' ','l','e','g','a','l',' ','m','o','v',
    'e','.',0,
    /* hint/write */
    'w','r','i','t','e',' ',AS_IT_IS,PLACE_MOVES,1,'.',0,
    /* hint/go-there */
    AS_NOUN,PLACE_ALL,1,' ','m','a','y',' ','g','o',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,'.',0,
    /* hint/may-move */
    AS_IT_IS,PLACE_SIDE,1,' ','m','a','y',' ','m','o','v','e',' ',AS_NOUN,PLACE_CHOICES,1,'.',
    0,
    /* hint/no-move */
    AS_IT_IS,PLACE_SIDE,1,' ','h','a','s',' ','n','o',' ','l','e','g','a','l',' ','m','o','v',
    'e',':',' ','i','t',' ','i','s',' ','s','t','a','l','e','m','a','t','e','.',0,
    /* hint/answer */
    't','o',' ','g','e','t',' ','o','u','t',' ','o','f',' ','c','h','e','c','k',',',' ',0,
    /* hint/answer-take */
    'c','a','p','t','u','r','e',' ',AS_NOUN,PLACE_ALL,1,0,
    /* hint/answer-block */
    'b','l','o','c','k',' ','o','n',' ',AS_IT_IS,PLACE_CHOICES,1,0,
    /* hint/answer-king */
    'm','o','v','e',' ','t','h','e',' ','k','i','n','g',' ','t','o',' ',AS_IT_IS,PLACE_CHOICES,
    1,0,
    /* hint/answer-moves */
    ' ','(',AS_IT_IS,PLACE_MOVES,1,')',0,
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
    ',',' ','m','e','a','n','i','n','g',' ',AS_IT_IS,PLACE_MEANING,1,' ','(','M','a','n','h',
    'a','t','t','a','n',' ','d','i','s','t','a','n','c','e',' ',AS_IT_IS,PLACE_MANHATTAN,1,')',
    ',',' ','n','o','t',' ',AS_IT_IS,PLACE_ALIAS,1,0,
    /* number/is */
    ':',' ',AS_NOUN,PLACE_KIND,2,'\'','s','.',0,
    /* number/is-not */
    ':',' ','n','o','t',' ',AS_NOUN,PLACE_KIND,2,'\'','s','.',0,
    /* number/looks-like */
    ':',' ','i','t',' ','o','n','l','y',' ','l','o','o','k','s',' ','l','i','k','e',' ',AS_NOUN,
    PLACE_KIND,2,'\'','s','.',0,
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
    /* law/turn */
    't','h','e',' ','p','l','a','y','e','r','s',' ','m','o','v','e',' ','i','n',' ','t','u','r',
    'n',',',' ','W','h','i','t','e',' ','f','i','r','s','t','.',0,
    /* law/has-the-move */
    'a',' ','p','l','a','y','e','r',' ','h','a','s',' ','t','h','e',' ','m','o','v','e',' ','o',
    'n','c','e',' ','t','h','e',' ','o','p','p','o','n','e','n','t','\'','s',' ','m','o','v',
    'e',' ','h','a','s',' ','b','e','e','n',' ','m','a','d','e','.',0,
    /* law/no-king-capture */
    'a',' ','k','i','n','g',' ','i','s',' ','m','a','t','e','d',',',' ','n','e','v','e','r',' ',
    'c','a','p','t','u','r','e','d',';',' ','a','n','d',' ','n','o','b','o','d','y',' ','m','a',
    'y',' ','p','u','t',' ','a',' ','k','i','n','g',' ','o','f',' ','o','n','e','\'','s',' ',
    'o','w','n',' ','u','n','d','e','r',' ','a','t','t','a','c','k',' ','o','r',' ','l','e','a',
    'v','e',' ','i','t',' ','t','h','e','r','e','.',0,
    /* law/board */
    't','h','e',' ','b','o','a','r','d',' ','h','a','s',' ','6','4',' ','s','q','u','a','r','e',
    's',',',' ','i','n',' ','e','i','g','h','t',' ','r','a','n','k','s',' ','a','n','d',' ','e',
    'i','g','h','t',' ','f','i','l','e','s','.',0,
    /* law/own-piece */
    'n','o',' ','p','i','e','c','e',' ','g','o','e','s',' ','o','n','t','o',' ','a',' ','s','q',
    'u','a','r','e',' ','t','h','a','t',' ','a',' ','p','i','e','c','e',' ','o','f',' ','i','t',
    's',' ','o','w','n',' ','c','o','l','o','u','r',' ','h','o','l','d','s','.',0,
    /* law/capture */
    'a',' ','p','i','e','c','e',' ','t','h','a','t',' ','g','o','e','s',' ','t','o',' ','a',' ',
    's','q','u','a','r','e',' ','o','f',' ','a','n',' ','o','p','p','o','n','e','n','t','\'',
    's',' ','p','i','e','c','e',' ','c','a','p','t','u','r','e','s',' ','i','t',',',' ','a','n',
    'd',' ','t','h','a','t',' ','p','i','e','c','e',' ','l','e','a','v','e','s',' ','t','h','e',
    ' ','b','o','a','r','d','.',0,
    /* law/attack */
    'a',' ','p','i','e','c','e',' ','a','t','t','a','c','k','s',' ','a',' ','s','q','u','a','r',
    'e',' ','e','v','e','n',' ','w','h','e','n',' ','i','t',' ','m','a','y',' ','n','o','t',' ',
    'g','o',' ','t','h','e','r','e',' ','b','e','c','a','u','s','e',' ','t','h','e',' ','k','i',
    'n','g',' ','o','f',' ','i','t','s',' ','s','i','d','e',' ','w','o','u','l','d',' ','t','h',
    'e','n',' ','b','e',' ','a','t','t','a','c','k','e','d','.',0,
    /* law/bishop */
    't','h','e',' ','b','i','s','h','o','p',' ','g','o','e','s',' ','a','l','o','n','g',' ','t',
    'h','e',' ','d','i','a','g','o','n','a','l','s','.',0,
    /* law/rook */
    't','h','e',' ','r','o','o','k',' ','g','o','e','s',' ','a','l','o','n','g',' ','i','t','s',
    ' ','f','i','l','e',' ','o','r',' ','i','t','s',' ','r','a','n','k','.',0,
    /* law/queen */
    't','h','e',' ','q','u','e','e','n',' ','g','o','e','s',' ','a','l','o','n','g',' ','i','t',
    's',' ','f','i','l','e',',',' ','i','t','s',' ','r','a','n','k',' ','o','r',' ','i','t','s',
    ' ','d','i','a','g','o','n','a','l','s','.',0,
    /* law/no-jump */
    'b','i','s','h','o','p',',',' ','r','o','o','k',' ','a','n','d',' ','q','u','e','e','n',' ',
    'd','o',' ','n','o','t',' ','p','a','s','s',' ','o','v','e','r',' ','a',' ','p','i','e','c',
    'e','.',0,
    /* law/knight */
    't','h','e',' ','k','n','i','g','h','t',' ','g','o','e','s',' ','t','o',' ','t','h','e',' ',
    'n','e','a','r','e','s','t',' ','s','q','u','a','r','e','s',' ','t','h','a','t',' ','a','r',
    'e',' ','n','o','t',' ','o','n',' ','i','t','s',' ','r','a','n','k',',',' ','f','i','l','e',
    ' ','o','r',' ','d','i','a','g','o','n','a','l','s','.',0,
    /* law/pawn-step */
    'a',' ','p','a','w','n',' ','g','o','e','s',' ','o','n','e',' ','s','q','u','a','r','e',' ',
    's','t','r','a','i','g','h','t',' ','a','h','e','a','d',',',' ','i','f',' ','t','h','a','t',
    ' ','i','s',' ','e','m','p','t','y','.',0,
    /* law/pawn-two */
    'o','n',' ','i','t','s',' ','f','i','r','s','t',' ','m','o','v','e',' ','a',' ','p','a','w',
    'n',' ','m','a','y',' ','g','o',' ','t','w','o',' ','s','q','u','a','r','e','s',',',' ','i',
    'f',' ','b','o','t','h',' ','a','r','e',' ','e','m','p','t','y','.',0,
    /* law/pawn-capture */
    'a',' ','p','a','w','n',' ','c','a','p','t','u','r','e','s',' ','o','n','e',' ','s','q','u',
    'a','r','e',' ','d','i','a','g','o','n','a','l','l','y',' ','a','h','e','a','d','.',0,
    /* law/en-passant */
    'a',' ','p','a','w','n',' ','t','h','a','t',' ','h','a','s',' ','j','u','s','t',' ','g','o',
    'n','e',' ','t','w','o',' ','s','q','u','a','r','e','s',' ','m','a','y',' ','b','e',' ','c',
    'a','p','t','u','r','e','d',' ','b','y',' ','a',' ','p','a','w','n',' ','b','e','s','i','d',
    'e',' ','i','t',' ','a','s',' ','i','f',' ','i','t',' ','h','a','d',' ','g','o','n','e',' ',
    'o','n','e','.',0,
    /* law/en-passant-when */
    'e','n',' ','p','a','s','s','a','n','t',' ','i','s',' ','a','l','l','o','w','e','d',' ','o',
    'n',' ','t','h','e',' ','v','e','r','y',' ','n','e','x','t',' ','m','o','v','e',' ','o','n',
    'l','y','.',0,
    /* law/promotion */
    'a',' ','p','a','w','n',' ','t','h','a','t',' ','r','e','a','c','h','e','s',' ','t','h','e',
    ' ','l','a','s','t',' ','r','a','n','k',' ','b','e','c','o','m','e','s',',',' ','i','n',' ',
    't','h','e',' ','s','a','m','e',' ','m','o','v','e',',',' ','a',' ','q','u','e','e','n',',',
    ' ','a',' ','r','o','o','k',',',' ','a',' ','b','i','s','h','o','p',' ','o','r',' ','a',' ',
    'k','n','i','g','h','t',' ','o','f',' ','i','t','s',' ','c','o','l','o','u','r','.',0,
    /* law/promotion-choice */
    't','h','e',' ','c','h','o','i','c','e',' ','i','s',' ','n','o','t',' ','l','i','m','i','t',
    'e','d',' ','t','o',' ','p','i','e','c','e','s',' ','t','h','a','t',' ','w','e','r','e',' ',
    'c','a','p','t','u','r','e','d',' ','b','e','f','o','r','e','.',0,
    /* law/promotion-effect */
    't','h','e',' ','n','e','w',' ','p','i','e','c','e',' ','a','c','t','s',' ','a','t',' ','o',
    'n','c','e','.',0,
    /* law/king */
    't','h','e',' ','k','i','n','g',' ','g','o','e','s',' ','t','o',' ','a',' ','s','q','u','a',
    'r','e',' ','b','e','s','i','d','e',' ','i','t','s',' ','o','w','n','.',0,
    /* law/castling */
    't','o',' ','c','a','s','t','l','e',',',' ','t','h','e',' ','k','i','n','g',' ','g','o','e',
    's',' ','t','w','o',' ','s','q','u','a','r','e','s',' ','t','o','w','a','r','d','s',' ','a',
    ' ','r','o','o','k',' ','o','n',' ','i','t','s',' ','o','w','n',' ','r','a','n','k',',',' ',
    'a','n','d',' ','t','h','a','t',' ','r','o','o','k',' ','o','n','t','o',' ','t','h','e',' ',
    's','q','u','a','r','e',' ','t','h','a','t',' ','t','h','e',' ','k','i','n','g',' ','h','a',
    's',' ','c','r','o','s','s','e','d','.',0,
    /* law/castling-lost */
    't','h','e',' ','r','i','g','h','t',' ','t','o',' ','c','a','s','t','l','e',' ','i','s',' ',
    'l','o','s','t',' ','o','n','c','e',' ','t','h','e',' ','k','i','n','g',' ','h','a','s',' ',
    'm','o','v','e','d',',',' ','o','r',' ','w','i','t','h',' ','a',' ','r','o','o','k',' ','o',
    'n','c','e',' ','t','h','a','t',' ','r','o','o','k',' ','h','a','s',' ','m','o','v','e','d',
    '.',0,
    /* law/castling-now */
    'c','a','s','t','l','i','n','g',' ','m','u','s','t',' ','w','a','i','t',' ','w','h','i','l',
    'e',' ','a',' ','p','i','e','c','e',' ','s','t','a','n','d','s',' ','b','e','t','w','e','e',
    'n',' ','k','i','n','g',' ','a','n','d',' ','r','o','o','k',',',' ','o','r',' ','w','h','i',
    'l','e',' ','t','h','e',' ','k','i','n','g','\'','s',' ','s','q','u','a','r','e',',',' ',
    't','h','e',' ','o','n','e',' ','i','t',' ','c','r','o','s','s','e','s',' ','o','r',' ','t',
    'h','e',' ','o','n','e',' ','i','t',' ','g','o','e','s',' ','t','o',' ','i','s',' ','a','t',
    't','a','c','k','e','d','.',0,
    /* law/check */
    'a',' ','k','i','n','g',' ','i','s',' ','i','n',' ','c','h','e','c','k',' ','w','h','e','n',
    ' ','a','n',' ','e','n','e','m','y',' ','p','i','e','c','e',' ','a','t','t','a','c','k','s',
    ' ','i','t',',',' ','e','v','e','n',' ','o','n','e',' ','t','h','a','t',' ','c','o','u','l',
    'd',' ','n','o','t',' ','m','o','v','e',' ','t','h','e','r','e',' ','w','i','t','h','o','u',
    't',' ','e','x','p','o','s','i','n','g',' ','i','t','s',' ','o','w','n',' ','k','i','n','g',
    '.',0,
    /* law/no-check */
    'n','o',' ','m','o','v','e',' ','m','a','y',' ','e','x','p','o','s','e',' ','t','h','e',' ',
    'k','i','n','g',' ','o','f',' ','i','t','s',' ','o','w','n',' ','s','i','d','e',' ','t','o',
    ' ','c','h','e','c','k',' ','o','r',' ','l','e','a','v','e',' ','i','t',' ','i','n',' ','c',
    'h','e','c','k','.',0,
    /* law/legal */
    'a',' ','m','o','v','e',' ','i','s',' ','l','e','g','a','l',' ','w','h','e','n',' ','i','t',
    ' ','m','e','e','t','s',' ','a','l','l',' ','t','h','a','t',' ','A','r','t','i','c','l','e',
    's',' ','3','.','1',' ','t','o',' ','3','.','9',' ','a','s','k',' ','o','f',' ','i','t','.',
    0,
    /* law/illegal */
    'a',' ','m','o','v','e',' ','i','s',' ','i','l','l','e','g','a','l',' ','w','h','e','n',' ',
    'i','t',' ','f','a','i','l','s',' ','a','n','y',' ','o','f',' ','w','h','a','t',' ','A','r',
    't','i','c','l','e','s',' ','3','.','1',' ','t','o',' ','3','.','9',' ','a','s','k','.',0,
    /* law/touch */
    'a',' ','p','l','a','y','e','r',' ','w','h','o',' ','h','a','s',' ','t','h','e',' ','m','o',
    'v','e',' ','a','n','d',' ','t','o','u','c','h','e','s',' ','a',' ','p','i','e','c','e',' ',
    'o','n',' ','p','u','r','p','o','s','e',' ','m','u','s','t',' ','m','o','v','e',' ','i','t',
    ',',' ','i','f',' ','i','t',' ','c','a','n',' ','b','e',' ','m','o','v','e','d','.',0,
    /* law/touch-enemy */
    'a',' ','p','l','a','y','e','r',' ','w','h','o',' ','h','a','s',' ','t','h','e',' ','m','o',
    'v','e',' ','a','n','d',' ','t','o','u','c','h','e','s',' ','a','n',' ','o','p','p','o','n',
    'e','n','t','\'','s',' ','p','i','e','c','e',' ','o','n',' ','p','u','r','p','o','s','e',
    ' ','m','u','s','t',' ','c','a','p','t','u','r','e',' ','i','t',',',' ','i','f',' ','i','t',
    ' ','c','a','n',' ','b','e',' ','c','a','p','t','u','r','e','d','.',0,
    /* law/touch-castling */
    'w','h','o',' ','h','a','s',' ','t','o','u','c','h','e','d',' ','t','h','e',' ','k','i','n',
    'g',' ','t','o',' ','c','a','s','t','l','e',',',' ','w','h','e','r','e',' ','t','h','a','t',
    ' ','i','s',' ','i','l','l','e','g','a','l',',',' ','m','u','s','t',' ','m','a','k','e',' ',
    'a','n','o','t','h','e','r',' ','l','e','g','a','l',' ','m','o','v','e',' ','w','i','t','h',
    ' ','t','h','e',' ','k','i','n','g',' ','i','f',' ','t','h','e','r','e',' ','i','s',' ','o',
    'n','e',',',' ','c','a','s','t','l','i','n','g',' ','o','n',' ','t','h','e',' ','o','t','h',
    'e','r',' ','s','i','d','e',' ','i','n','c','l','u','d','e','d','.',0,
    /* law/promotion-final */
    't','h','e',' ','c','h','o','i','c','e',' ','o','f',' ','t','h','e',' ','n','e','w',' ','p',
    'i','e','c','e',' ','i','s',' ','f','i','n','a','l',' ','o','n','c','e',' ','i','t',' ','h',
    'a','s',' ','t','o','u','c','h','e','d',' ','t','h','e',' ','s','q','u','a','r','e',' ','o',
    'f',' ','p','r','o','m','o','t','i','o','n','.',0,
    /* law/touch-none */
    'i','f',' ','n','o',' ','p','i','e','c','e',' ','t','h','a','t',' ','w','a','s',' ','t','o',
    'u','c','h','e','d',' ','c','a','n',' ','b','e',' ','m','o','v','e','d',' ','o','r',' ','c',
    'a','p','t','u','r','e','d',',',' ','a','n','y',' ','l','e','g','a','l',' ','m','o','v','e',
    ' ','m','a','y',' ','b','e',' ','m','a','d','e','.',0,
    /* law/promotion-act */
    't','h','e',' ','p','a','w','n',' ','m','a','y',' ','b','e',' ','p','u','t',' ','o','n',' ',
    't','h','e',' ','s','q','u','a','r','e',' ','o','f',' ','p','r','o','m','o','t','i','o','n',
    ' ','o','r',' ','n','o','t',',',' ','a','n','d',' ','t','h','e',' ','n','e','w',' ','p','i',
    'e','c','e',' ','t','h','e','r','e',',',' ','i','n',' ','a','n','y',' ','o','r','d','e','r',
    '.',0,
    /* law/released */
    'a',' ','p','i','e','c','e',' ','t','h','a','t',' ','w','a','s',' ','r','e','l','e','a','s',
    'e','d',' ','o','n',' ','a',' ','s','q','u','a','r','e',' ','i','n',' ','a',' ','l','e','g',
    'a','l',' ','m','o','v','e',' ','s','t','a','y','s',' ','t','h','e','r','e','.',0,
    /* law/mate */
    'w','h','o',' ','h','a','s',' ','m','a','t','e','d',' ','b','y',' ','a',' ','l','e','g','a',
    'l',' ','m','o','v','e',' ','h','a','s',' ','w','o','n',',',' ','a','n','d',' ','t','h','e',
    ' ','g','a','m','e',' ','e','n','d','s',' ','a','t',' ','o','n','c','e','.',0,
    /* law/stalemate */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','w','h','e','n',' ',
    't','h','e',' ','p','l','a','y','e','r',' ','t','o',' ','m','o','v','e',' ','h','a','s',' ',
    'n','o',' ','l','e','g','a','l',' ','m','o','v','e',' ','a','n','d',' ','i','s',' ','n','o',
    't',' ','i','n',' ','c','h','e','c','k',',',' ','i','f',' ','t','h','e',' ','l','a','s','t',
    ' ','m','o','v','e',' ','w','a','s',' ','l','e','g','a','l','.',0,
    /* law/dead */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','w','h','e','n',' ',
    'n','e','i','t','h','e','r',' ','p','l','a','y','e','r',' ','c','a','n',' ','e','v','e','r',
    ' ','m','a','t','e',' ','b','y',' ','a','n','y',' ','s','e','r','i','e','s',' ','o','f',' ',
    'l','e','g','a','l',' ','m','o','v','e','s',',',' ','i','f',' ','t','h','e',' ','l','a','s',
    't',' ','m','o','v','e',' ','w','a','s',' ','l','e','g','a','l','.',0,
    /* law/completed */
    'a','n',' ','i','l','l','e','g','a','l',' ','m','o','v','e',' ','i','s',' ','c','o','m','p',
    'l','e','t','e','d',' ','w','h','e','n',' ','t','h','e',' ','c','l','o','c','k',' ','i','s',
    ' ','p','r','e','s','s','e','d',';',' ','t','h','e',' ','p','o','s','i','t','i','o','n',' ',
    'b','e','f','o','r','e',' ','i','t',' ','i','s',' ','s','e','t',' ','u','p',' ','a','g','a',
    'i','n',',',' ','a','n','d',' ','A','r','t','i','c','l','e','s',' ','4','.','3',' ','a','n',
    'd',' ','4','.','7',' ','a','p','p','l','y',' ','t','o',' ','t','h','e',' ','m','o','v','e',
    ' ','t','h','a','t',' ','r','e','p','l','a','c','e','s',' ','i','t','.',0,
    /* law/unpromoted */
    'i','f',' ','t','h','e',' ','c','l','o','c','k',' ','i','s',' ','p','r','e','s','s','e','d',
    ' ','a','n','d',' ','t','h','e',' ','p','a','w','n',' ','w','a','s',' ','n','o','t',' ','r',
    'e','p','l','a','c','e','d',',',' ','t','h','e',' ','m','o','v','e',' ','i','s',' ','i','l',
    'l','e','g','a','l',',',' ','a','n','d',' ','t','h','e',' ','p','a','w','n',' ','b','e','c',
    'o','m','e','s',' ','a',' ','q','u','e','e','n','.',0,
    /* law/no-move */
    't','o',' ','p','r','e','s','s',' ','t','h','e',' ','c','l','o','c','k',' ','w','i','t','h',
    'o','u','t',' ','a',' ','m','o','v','e',' ','c','o','u','n','t','s',' ','a','s',' ','a','n',
    ' ','i','l','l','e','g','a','l',' ','m','o','v','e','.',0,
    /* law/penalty */
    't','h','e',' ','f','i','r','s','t',' ','i','l','l','e','g','a','l',' ','m','o','v','e',' ',
    'g','i','v','e','s',' ','t','h','e',' ','o','p','p','o','n','e','n','t',' ','t','w','o',' ',
    'm','i','n','u','t','e','s',' ','m','o','r','e',';',' ','t','h','e',' ','s','e','c','o','n',
    'd',' ','o','n','e',' ','l','o','s','e','s',',',' ','o','r',' ','d','r','a','w','s',' ','i',
    'f',' ','t','h','e',' ','o','p','p','o','n','e','n','t',' ','c','a','n','n','o','t',' ','m',
    'a','t','e',' ','b','y',' ','a','n','y',' ','s','e','r','i','e','s',' ','o','f',' ','l','e',
    'g','a','l',' ','m','o','v','e','s','.',0,
    /* law/rapid */
    'i','n',' ','r','a','p','i','d',' ','c','h','e','s','s',' ','w','i','t','h','o','u','t',' ',
    'a','n',' ','a','r','b','i','t','e','r',' ','f','o','r',' ','e','a','c','h',' ','g','a','m',
    'e',',',' ','t','h','i','s',' ','h','o','l','d','s',' ','o','n','l','y',' ','u','n','t','i',
    'l',' ','t','h','e',' ','o','p','p','o','n','e','n','t',' ','h','a','s',' ','m','a','d','e',
    ' ','t','h','e',' ','n','e','x','t',' ','m','o','v','e',';',' ','t','h','e','n',' ','t','h',
    'e',' ','i','l','l','e','g','a','l',' ','m','o','v','e',' ','s','t','a','n','d','s','.',0,
    /* law/blitz */
    'i','n',' ','b','l','i','t','z',' ','t','h','e',' ','p','e','n','a','l','t','y',' ','i','s',
    ' ','o','n','e',' ','m','i','n','u','t','e',',',' ','n','o','t',' ','t','w','o',';',' ','w',
    'i','t','h','o','u','t',' ','a','n',' ','a','r','b','i','t','e','r',' ','f','o','r',' ','e',
    'a','c','h',' ','g','a','m','e',',',' ','a','n',' ','i','l','l','e','g','a','l',' ','m','o',
    'v','e',' ','s','t','a','n','d','s',' ','o','n','c','e',' ','t','h','e',' ','o','p','p','o',
    'n','e','n','t',' ','h','a','s',' ','m','a','d','e',' ','t','h','e',' ','n','e','x','t',' ',
    'm','o','v','e','.',0,
    /* law/threefold-announced */
    'a',' ','d','r','a','w',' ','m','a','y',' ','b','e',' ','c','l','a','i','m','e','d',' ','w',
    'h','e','n',' ','t','h','e',' ','p','o','s','i','t','i','o','n',' ','i','s',' ','a','b','o',
    'u','t',' ','t','o',' ','s','t','a','n','d',' ','f','o','r',' ','t','h','e',' ','t','h','i',
    'r','d',' ','t','i','m','e',':',' ','t','h','e',' ','m','o','v','e',' ','i','s',' ','w','r',
    'i','t','t','e','n',' ','d','o','w','n',' ','a','n','d',' ','a','n','n','o','u','n','c','e',
    'd',',',' ','n','o','t',' ','m','a','d','e','.',0,
    /* law/threefold */
    'a',' ','d','r','a','w',' ','m','a','y',' ','b','e',' ','c','l','a','i','m','e','d',' ','b',
    'y',' ','t','h','e',' ','p','l','a','y','e','r',' ','t','o',' ','m','o','v','e',' ','w','h',
    'e','n',' ','t','h','e',' ','p','o','s','i','t','i','o','n',' ','h','a','s',' ','j','u','s',
    't',' ','c','o','m','e',' ','f','o','r',' ','t','h','e',' ','t','h','i','r','d',' ','t','i',
    'm','e','.',0,
    /* law/same-position */
    'p','o','s','i','t','i','o','n','s',' ','a','r','e',' ','t','h','e',' ','s','a','m','e',' ',
    'i','f',' ','t','h','e',' ','s','a','m','e',' ','p','l','a','y','e','r',' ','h','a','s',' ',
    't','h','e',' ','m','o','v','e',',',' ','t','h','e',' ','p','i','e','c','e','s',' ','s','t',
    'a','n','d',' ','o','n',' ','t','h','e',' ','s','a','m','e',' ','s','q','u','a','r','e','s',
    ' ','a','n','d',' ','c','a','n',' ','m','a','k','e',' ','t','h','e',' ','s','a','m','e',' ',
    'm','o','v','e','s',',',' ','e','n',' ','p','a','s','s','a','n','t',' ','a','n','d',' ','c',
    'a','s','t','l','i','n','g',' ','i','n','c','l','u','d','e','d','.',0,
    /* law/fifty-announced */
    'a',' ','d','r','a','w',' ','m','a','y',' ','b','e',' ','c','l','a','i','m','e','d',' ','w',
    'h','e','n',' ','t','h','e',' ','m','o','v','e',' ','t','h','a','t',' ','i','s',' ','w','r',
    'i','t','t','e','n',' ','d','o','w','n',' ','a','n','d',' ','a','n','n','o','u','n','c','e',
    'd',' ','c','o','m','p','l','e','t','e','s',' ','5','0',' ','m','o','v','e','s',' ','o','f',
    ' ','e','a','c','h',' ','s','i','d','e',' ','w','i','t','h','o','u','t',' ','a',' ','c','a',
    'p','t','u','r','e',' ','o','r',' ','a',' ','p','a','w','n','\'','s',' ','m','o','v','e',
    '.',0,
    /* law/fifty */
    'a',' ','d','r','a','w',' ','m','a','y',' ','b','e',' ','c','l','a','i','m','e','d',' ','w',
    'h','e','n',' ','t','h','e',' ','l','a','s','t',' ','5','0',' ','m','o','v','e','s',' ','o',
    'f',' ','e','a','c','h',' ','s','i','d','e',' ','h','a','d',' ','n','o',' ','c','a','p','t',
    'u','r','e',' ','a','n','d',' ','n','o',' ','p','a','w','n','\'','s',' ','m','o','v','e',
    '.',0,
    /* law/claim-lost */
    'w','h','o',' ','t','o','u','c','h','e','s',' ','a',' ','p','i','e','c','e',' ','a','s',' ',
    'i','n',' ','A','r','t','i','c','l','e',' ','4','.','3',' ','l','o','s','e','s',' ','t','h',
    'e',' ','c','l','a','i','m',' ','f','o','r',' ','t','h','a','t',' ','m','o','v','e','.',0,
    /* law/claim */
    'a','f','t','e','r',' ','a',' ','c','l','a','i','m',' ','t','h','e',' ','c','l','o','c','k',
    's',' ','a','r','e',' ','p','a','u','s','e','d',';',' ','i','f',' ','i','t',' ','i','s',' ',
    'r','i','g','h','t',' ','t','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',
    ',',' ','i','f',' ','n','o','t',' ','t','h','e',' ','o','p','p','o','n','e','n','t',' ','g',
    'e','t','s',' ','m','o','r','e',' ','t','i','m','e',' ','a','n','d',' ','t','h','e',' ','m',
    'o','v','e',' ','t','h','a','t',' ','w','a','s',' ','a','n','n','o','u','n','c','e','d',' ',
    'i','s',' ','m','a','d','e','.',0,
    /* law/fivefold */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','w','h','e','n',' ',
    't','h','e',' ','s','a','m','e',' ','p','o','s','i','t','i','o','n',' ','h','a','s',' ','s',
    't','o','o','d',' ','f','i','v','e',' ','t','i','m','e','s','.',0,
    /* law/seventy-five */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','a','f','t','e','r',
    ' ','7','5',' ','m','o','v','e','s',' ','o','f',' ','e','a','c','h',' ','s','i','d','e',' ',
    'w','i','t','h','o','u','t',' ','a',' ','c','a','p','t','u','r','e',' ','o','r',' ','a',' ',
    'p','a','w','n','\'','s',' ','m','o','v','e',';',' ','b','u','t',' ','m','a','t','e',' ',
    'w','i','t','h',' ','t','h','e',' ','l','a','s','t',' ','o','f',' ','t','h','e','m',' ','s',
    't','a','n','d','s','.',0,
    /* law/notation */
    'm','o','v','e','s',' ','a','r','e',' ','w','r','i','t','t','e','n',' ','i','n',' ','a','l',
    'g','e','b','r','a','i','c',' ','n','o','t','a','t','i','o','n','.',0,
    /* law/which-piece */
    'w','h','e','r','e',' ','t','w','o',' ','p','i','e','c','e','s',' ','o','f',' ','a',' ','k',
    'i','n','d',' ','c','a','n',' ','g','o',' ','t','o',' ','t','h','e',' ','s','a','m','e',' ',
    's','q','u','a','r','e',',',' ','t','h','e',' ','m','o','v','e',' ','a','l','s','o',' ','n',
    'a','m','e','s',' ','t','h','e',' ','f','i','l','e',' ','o','r',' ','t','h','e',' ','r','a',
    'n','k',' ','t','h','a','t',' ','i','t',' ','s','t','a','r','t','s',' ','f','r','o','m','.',
    0,
    /* law/chess960 */
    'i','n',' ','C','h','e','s','s','9','6','0',' ','k','i','n','g',' ','a','n','d',' ','r','o',
    'o','k',' ','e','n','d',' ','w','h','e','r','e',' ','t','h','e','y',' ','d','o',' ','i','n',
    ' ','t','h','e',' ','u','s','u','a','l',' ','g','a','m','e',',',' ','o','n',' ','f','i','l',
    'e','s',' ','g',' ','a','n','d',' ','f',' ','o','r',' ','c',' ','a','n','d',' ','d',',',' ',
    'w','h','e','r','e','v','e','r',' ','t','h','e','y',' ','s','t','a','r','t','.',0,
    /* arbiter/move */
    'M','o','v','e',0,
    /* arbiter/laws */
    'L','a','w','s',0,
    /* arbiter/also */
    'A','l','s','o',' ','b','r','o','k','e','n',0,
    /* arbiter/instead */
    'I','n','s','t','e','a','d',0,
    /* arbiter/at-the-board */
    'A','t',' ','t','h','e',' ','b','o','a','r','d',0,
    /* arbiter/standing */
    'S','t','a','n','d','i','n','g',0,
    /* arbiter/edition */
    'F','I','D','E',' ','L','a','w','s',' ','o','f',' ','C','h','e','s','s',',',' ','i','n',' ',
    'f','o','r','c','e',' ','f','r','o','m',' ','1',' ','J','a','n','u','a','r','y',' ',AS_IT_IS,
    PLACE_NUMBER,1,':',0,
    /* arbiter/appendix */
    'A','p','p','e','n','d','i','x',' ',AS_IT_IS,PLACE_WRITTEN,1,0,
    /* arbiter/guidelines */
    'G','u','i','d','e','l','i','n','e','s',' ',AS_IT_IS,PLACE_WRITTEN,1,0,
    /* arbiter/checkmate */
    'c','h','e','c','k','m','a','t','e',':',' ',AS_IT_IS,PLACE_ENEMY,1,' ','h','a','s',' ','w',
    'o','n','.',0,
    /* arbiter/stalemate */
    's','t','a','l','e','m','a','t','e',':',' ','t','h','e',' ','g','a','m','e',' ','i','s',' ',
    'd','r','a','w','n','.',0,
    /* arbiter/dead-position */
    'a',' ','d','e','a','d',' ','p','o','s','i','t','i','o','n',':',' ','n','o','b','o','d','y',
    ' ','c','a','n',' ','e','v','e','r',' ','m','a','t','e',',',' ','a','n','d',' ','t','h','e',
    ' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n','.',0,
    /* arbiter/fivefold */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','b','y',' ','f','i',
    'v','e','f','o','l','d',' ','r','e','p','e','t','i','t','i','o','n','.',0,
    /* arbiter/seventy-five-move */
    't','h','e',' ','g','a','m','e',' ','i','s',' ','d','r','a','w','n',' ','b','y',' ','t','h',
    'e',' ','s','e','v','e','n','t','y','-','f','i','v','e','-','m','o','v','e',' ','r','u','l',
    'e','.',0,
    /* arbiter/threefold-claimable */
    AS_IT_IS,PLACE_SIDE,1,' ','m','a','y',' ','c','l','a','i','m',' ','a',' ','d','r','a','w',
    ' ','b','y',' ','t','h','r','e','e','f','o','l','d',' ','r','e','p','e','t','i','t','i','o',
    'n','.',0,
    /* arbiter/fifty-move-claimable */
    AS_IT_IS,PLACE_SIDE,1,' ','m','a','y',' ','c','l','a','i','m',' ','a',' ','d','r','a','w',
    ' ','b','y',' ','t','h','e',' ','f','i','f','t','y','-','m','o','v','e',' ','r','u','l','e',
    '.',0,
    /* arbiter/in-play */
    't','h','e',' ','g','a','m','e',' ','g','o','e','s',' ','o','n',':',' ','i','t',' ','i','s',
    ' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','t','u','r','n','.',0,
    /* arbiter/in-check */
    AS_NOUN,PLACE_FROM,1,' ','i','s',' ','i','n',' ','c','h','e','c','k',' ','f','r','o','m',
    ' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* arbiter/repetition */
    't','h','e',' ','p','o','s','i','t','i','o','n',' ','s','t','o','o','d',' ','b','e','f','o',
    'r','e',' ',AS_IT_IS,PLACE_SIDE,1,'\'','s',' ','m','o','v','e','s',' ',AS_IT_IS,PLACE_WRITTEN,
    1,'.',0,
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
