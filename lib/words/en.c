/* SPDX-License-Identifier: MIT */
/* en.c -- made by language.awk from ecart.pot: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 165, "of the same ecart.pot");

const unsigned char ecart_language_en[] = {
    1,SCRIPT_HAS_CAPITALS,165,0,86,1,89,1,90,1,98,1,109,1,112,1,118,1,123,1,129,1,131,1,137,1,
    143,1,153,1,162,1,169,1,178,1,201,1,237,1,29,2,74,2,116,2,157,2,183,2,225,2,28,3,97,3,165,
    3,218,3,38,4,157,4,203,4,253,4,81,5,130,5,214,5,253,5,46,6,102,6,163,6,210,6,18,7,81,7,152,
    7,239,7,27,8,111,8,185,8,225,8,15,9,77,9,125,9,198,9,2,10,31,10,117,10,190,10,208,10,244,
    10,22,11,55,11,88,11,125,11,183,11,229,11,12,12,45,12,74,12,101,12,137,12,168,12,214,12,6,
    13,44,13,87,13,122,13,174,13,13,14,32,14,63,14,100,14,153,14,202,14,5,15,64,15,116,15,160,
    15,189,15,234,15,22,16,68,16,124,16,164,16,211,16,3,17,50,17,116,17,152,17,208,17,3,18,42,
    18,165,18,235,18,58,19,119,19,140,19,175,19,203,19,232,19,10,20,27,20,44,20,65,20,83,20,107,
    20,129,20,151,20,160,20,179,20,200,20,217,20,235,20,9,21,47,21,112,21,121,21,134,21,173,21,
    184,21,199,21,214,21,240,21,253,21,13,22,30,22,48,22,67,22,85,22,105,22,125,22,143,22,170,
    22,196,22,220,22,250,22,13,23,37,23,67,23,87,23,107,23,128,23,143,23,158,23,184,23,214,23,
    239,23,24,24,44,24,61,24,82,24,106,24,126,24,154,24,177,24,195,24,227,24,12,25,92,25,155,
    25,197,25,
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
