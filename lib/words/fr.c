/* SPDX-License-Identifier: MIT */
/* fr.c -- made by language.awk from fr.po: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 165, "of the same ecart.pot");

const unsigned char ecart_language_fr[] = {
    1,SCRIPT_HAS_CAPITALS,165,0,90,1,93,1,94,1,104,1,115,1,118,1,123,1,128,1,134,1,136,1,143,
    1,149,1,163,1,177,1,194,1,210,1,233,1,16,2,71,2,115,2,163,2,206,2,237,2,27,3,101,3,177,3,
    11,4,72,4,163,4,49,5,106,5,169,5,13,6,65,6,155,6,194,6,255,6,66,7,131,7,188,7,17,8,85,8,162,
    8,5,9,62,9,158,9,243,9,57,10,113,10,195,10,249,10,80,11,152,11,181,11,24,12,105,12,122,12,
    155,12,185,12,217,12,2,13,28,13,86,13,130,13,178,13,218,13,248,13,15,14,56,14,82,14,135,14,
    188,14,216,14,253,14,36,15,79,15,173,15,191,15,218,15,247,15,56,16,135,16,196,16,2,17,75,
    17,126,17,174,17,230,17,14,18,57,18,118,18,168,18,226,18,26,19,69,19,135,19,181,19,236,19,
    44,20,95,20,240,20,71,21,174,21,242,21,9,22,46,22,79,22,112,22,153,22,169,22,186,22,210,22,
    233,22,7,23,34,23,64,23,76,23,101,23,121,23,142,23,166,23,200,23,238,23,53,24,69,24,89,24,
    139,24,162,24,188,24,202,24,235,24,251,24,16,25,41,25,60,25,80,25,100,25,119,25,143,25,163,
    25,188,25,219,25,248,25,23,26,46,26,67,26,98,26,120,26,142,26,165,26,187,26,209,26,232,26,
    14,27,40,27,81,27,105,27,123,27,139,27,164,27,186,27,221,27,243,27,3,28,22,28,63,28,135,28,
    200,28,253,28,71,29,111,29,
    /* code */
    'f','r',0,
    /* plural forms */
    0,
    /* grammar/name */
    'f','r','a','n',195,167,'a','i','s',0,
    /* grammar/piece-on-square */
    AS_IT_IS,PLACE_PIECE,1,' ','e','n',' ',AS_IT_IS,PLACE_SQUARE,1,0,
    /* grammar/comma */
    ',',' ',0,
    /* grammar/and */
    ' ','e','t',' ',0,
    /* grammar/or */
    ' ','o','u',' ',0,
    /* grammar/either */
    ',',' ','o','u',' ',0,
    /* grammar/full-stop */
    '.',0,
    /* grammar/white */
    'B','l','a','n','c','s',0,
    /* grammar/black */
    'N','o','i','r','s',0,
    /* grammar/right */
    AS_IT_IS,PLACE_NUMBER,1,' ',195,160,' ','d','r','o','i','t','e',0,
    /* grammar/left */
    AS_IT_IS,PLACE_NUMBER,1,' ',195,160,' ','g','a','u','c','h','e',0,
    /* grammar/up */
    AS_IT_IS,PLACE_NUMBER,1,' ','v','e','r','s',' ','l','e',' ','h','a','u','t',0,
    /* grammar/down */
    AS_IT_IS,PLACE_NUMBER,1,' ','v','e','r','s',' ','l','e',' ','b','a','s',0,
    /* reason/none */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','v','a',' ','e','n',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* reason/bad-notation */
    'c','e',' ','n','\'','e','s','t',' ','u','n',' ','c','o','u','p',' ','d','a','n','s',' ',
    'a','u','c','u','n','e',' ','n','o','t','a','t','i','o','n','.',0,
    /* reason/impossible-cell */
    'l','e',' ','c','o','u','p',' ','n','o','m','m','e',' ','u','n','e',' ','c','a','s','e',' ',
    'q','u','i',' ','n','\'','e','s','t',' ','p','a','s',' ','s','u','r',' ','l','\'',195,169,
    'c','h','i','q','u','i','e','r','.',0,
    /* reason/ambiguous */
    'p','l','u','s',' ','d','\'','u','n','e',' ','p','i',195,168,'c','e',' ','p','e','u','t',
    ' ','j','o','u','e','r',' ','c','e',' ','c','o','u','p',' ',':',' ',AS_NOUN,PLACE_ALL,1,'.',
    0,
    /* reason/no-such-piece */
    'a','u','c','u','n','e',' ','p','i',195,168,'c','e',' ','d','e',' ','c','e',' ','t','y','p',
    'e',' ','n','e',' ','p','e','u','t',' ','j','o','u','e','r',' ','c','e',' ','c','o','u','p',
    '.',0,
    /* reason/same-cell */
    'u','n','e',' ','p','i',195,168,'c','e',' ','q','u','i',' ','r','e','s','t','e',' ','e','n',
    ' ',AS_IT_IS,PLACE_FROM,1,' ','n','\'','a',' ','p','a','s',' ','j','o','u',195,169,'.',0,
    /* reason/no-piece */
    'i','l',' ','n','\'','y',' ','a',' ','p','a','s',' ','d','e',' ','p','i',195,168,'c','e',
    ' ','e','n',' ',AS_IT_IS,PLACE_FROM,1,'.',0,
    /* reason/not-your-piece */
    'c','\'','e','s','t',' ','a','u','x',' ',AS_IT_IS,PLACE_SIDE,1,' ','d','e',' ','j','o','u',
    'e','r',',',' ','m','a','i','s',' ',AS_NOUN,PLACE_FROM,1,' ','e','s','t',' ','a','u','x',
    ' ',AS_IT_IS,PLACE_ENEMY,1,'.',0,
    /* reason/king-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','r','o','i',' ','n','\'',
    'a','v','a','n','c','e',' ','q','u','e',' ','d','\'','u','n','e',' ','c','a','s','e',' ',
    195,160,' ','l','a',' ','f','o','i','s','.',0,
    /* reason/queen-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n','e',' ','d','a','m','e',' ','v',
    'a',' ','e','n',' ','l','i','g','n','e',' ','d','r','o','i','t','e',' ','o','u',' ','e','n',
    ' ','d','i','a','g','o','n','a','l','e','.',0,
    /* reason/rook-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n','e',' ','t','o','u','r',' ','n',
    'e',' ','v','a',' ','q','u','e',' ','l','e',' ','l','o','n','g',' ','d','e',' ','s','a',' ',
    'r','a','n','g',195,169,'e',' ','o','u',' ','d','e',' ','s','a',' ','c','o','l','o','n','n',
    'e','.',0,
    /* reason/bishop-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','f','o','u',' ','n','e',' ',
    'v','a',' ','q','u','\'','e','n',' ','d','i','a','g','o','n','a','l','e','.',0,
    /* reason/knight-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','c','a','v','a','l','i','e',
    'r',' ','v','a',' ','d','e',' ','d','e','u','x',' ','c','a','s','e','s',' ','t','o','u','t',
    ' ','d','r','o','i','t',' ','e','t',' ','d','\'','u','n','e',' ','d','e',' ','c',195,180,
    't',195,169,'.',0,
    /* reason/pawn-shape */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','p','i','o','n',' ','a','v',
    'a','n','c','e',' ','t','o','u','t',' ','d','r','o','i','t',' ','d','\'','u','n','e',' ',
    'c','a','s','e',',',' ','o','u',' ','d','e',' ','d','e','u','x',' ','d','e','p','u','i','s',
    ' ','s','a',' ','c','a','s','e',' ','d','e',' ','d',195,169,'p','a','r','t',',',' ','e','t',
    ' ','p','r','e','n','d',' ',195,160,' ','u','n','e',' ','c','a','s','e',' ','e','n',' ','d',
    'i','a','g','o','n','a','l','e','.',0,
    /* reason/pawn-backward */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','p','i','o','n',' ','n','e',
    ' ','r','e','c','u','l','e',' ','j','a','m','a','i','s','.',0,
    /* reason/pawn-sideways */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','p','i','o','n',' ','n','e',
    ' ','v','a',' ','j','a','m','a','i','s',' ','d','e',' ','c',195,180,'t',195,169,'.',0,
    /* reason/pawn-double-not-from-start */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','p','i','o','n',' ','n','\'',
    'a','v','a','n','c','e',' ','d','e',' ','d','e','u','x',' ','c','a','s','e','s',' ','q','u',
    'e',' ','d','e',' ','s','a',' ','c','a','s','e',' ','d','e',' ','d',195,169,'p','a','r','t',
    ',',' ','c','o','m','m','e',' ',AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/castle-no-rook */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','r','o','q','u',
    'e','r',' ',':',' ','i','l',' ','n','\'','a',' ','p','a','s',' ','d','e',' ','t','o','u',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_FIRST,1,'.',0,
    /* reason/castle-no-right */
    AS_NOUN,PLACE_FIRST,1,' ','n','\'','a',' ','p','a','s',' ','l','e',' ','d','r','o','i','t',
    ' ','d','e',' ','r','o','q','u','e','r',' ',':',' ','l','u','i',' ','o','u',' ','l','a',' ',
    't','o','u','r',' ','a',' ','b','o','u','g',195,169,',',' ','o','u',' ','c','e',' ','d','r',
    'o','i','t',' ','n','\'','a',' ','j','a','m','a','i','s',' ','e','x','i','s','t',195,169,
    '.',0,
    /* reason/castle-path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','r','o','q','u',
    'e','r',' ','p','a','r','-','d','e','s','s','u','s',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* reason/castle-in-check */
    AS_NOUN,PLACE_FIRST,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','r','o','q','u',
    'e','r',' ','t','a','n','t',' ','q','u','\'','i','l',' ','e','s','t',' ','m','i','s',' ',
    'e','n',' ',195,169,'c','h','e','c',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/castle-through-check */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','r','o','q','u',
    'e','r',' ','e','n',' ','p','a','s','s','a','n','t',' ','p','a','r',' ',AS_IT_IS,PLACE_FIRST,
    1,',',' ','c','a','s','e',' ','a','t','t','a','q','u',195,169,'e',' ','p','a','r',' ',AS_NOUN,
    PLACE_OTHERS,1,'.',0,
    /* reason/castle-into-check */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','r','o','q','u',
    'e','r',' ','v','e','r','s',' ',AS_IT_IS,PLACE_FIRST,1,',',' ','o',195,185,' ','i','l',' ',
    's','e','r','a','i','t',' ','a','t','t','a','q','u',195,169,' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,
    1,'.',0,
    /* reason/own-piece */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','p','r','e','n',
    'd','r','e',' ',AS_NOUN,PLACE_TO,1,',',' ','q','u','i',' ','e','s','t',' ','d','e',' ','s',
    'o','n',' ','p','r','o','p','r','e',' ','c','a','m','p','.',0,
    /* reason/path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','t','t','e',
    'i','n','d','r','e',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ',AS_NOUN,PLACE_FIRST,1,' ','b','a',
    'r','r','e',' ','l','e',' ','c','h','e','m','i','n',',',' ','e','t',' ','s','e','u','l','s',
    ' ','l','e','s',' ','c','a','v','a','l','i','e','r','s',' ','s','a','u','t','e','n','t','.',
    0,
    /* reason/pawn-push-blocked */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','v','a','n',
    'c','e','r',' ','s','u','r',' ',AS_NOUN,PLACE_TO,1,' ',':',' ','u','n',' ','p','i','o','n',
    ' ','n','e',' ','p','r','e','n','d',' ','q','u','\'','e','n',' ','d','i','a','g','o','n',
    'a','l','e','.',0,
    /* reason/pawn-capture-empty */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','v','a',' ','e','n',' ','d','i','a','g','o','n','a',
    'l','e',' ','q','u','e',' ','p','o','u','r',' ','p','r','e','n','d','r','e',',',' ','e','t',
    ' ','i','l',' ','n','\'','y',' ','a',' ','r','i','e','n',' ',195,160,' ','p','r','e','n',
    'd','r','e',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,'.',0,
    /* reason/en-passant-unavailable */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','p','r','e','n',
    'd','r','e',' ',AS_NOUN,PLACE_OTHERS,1,' ','e','n',' ','p','a','s','s','a','n','t',' ','e',
    'n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','c','e',' ','n','\'','e','s','t',' ','p','e','r',
    'm','i','s',' ','q','u','\'','a','u','s','s','i','t',195,180,'t',' ','a','p','r',195,168,
    's',' ','u','n',' ','d','o','u','b','l','e',' ','p','a','s','.',0,
    /* reason/king-capture */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','p','r','e','n',
    'd','r','e',' ',AS_NOUN,PLACE_TO,1,' ',':',' ','o','n',' ','n','e',' ','p','r','e','n','d',
    ' ','j','a','m','a','i','s',' ','u','n',' ','r','o','i','.',0,
    /* reason/promotion-invalid */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','d','e','v','e',
    'n','i','r',' ',AS_NOUN,PLACE_BECOMES,2,' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u',
    'n',' ','p','i','o','n',' ','d','e','v','i','e','n','t',' ','u','n','e',' ','d','a','m','e',
    ',',' ','u','n','e',' ','t','o','u','r',',',' ','u','n',' ','f','o','u',' ','o','u',' ','u',
    'n',' ','c','a','v','a','l','i','e','r','.',0,
    /* reason/promotion-not-allowed */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','d','e','v','e',
    'n','i','r',' ',AS_NOUN,PLACE_BECOMES,2,' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','s',
    'e','u','l',' ','u','n',' ','p','i','o','n',' ','l','e',' ','p','e','u','t',',',' ','s','u',
    'r',' ','l','a',' ','d','e','r','n','i',195,168,'r','e',' ','r','a','n','g',195,169,'e','.',
    0,
    /* reason/kings-touch */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,',',' ','j','u','s','t','e',' ',195,160,' ','c',195,
    180,'t',195,169,' ','d','e',' ','l','\'','a','u','t','r','e',' ','r','o','i',',',' ','e',
    'n',' ',AS_IT_IS,PLACE_FIRST,1,'.',0,
    /* reason/king-captures-guarded */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','p','r','e','n',
    'd','r','e',' ',AS_NOUN,PLACE_TO,1,',',' ','p','i',195,168,'c','e',' ','p','r','o','t',195,
    169,'g',195,169,'e',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/king-stays-on-line */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','s','\'',195,169,'c','h','a','p','p','e',' ','p','a',
    's',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','l','a',' ','c','a','s','e',' ','e','s',
    't',' ','e','n','c','o','r','e',' ','s','u','r',' ','l','a',' ','l','i','g','n','e',' ','a',
    't','t','a','q','u',195,169,'e',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/king-into-attack */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,',',' ','c','a','s','e',' ','a','t','t','a','q','u',
    195,169,'e',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/double-check */
    AS_NOUN,PLACE_FROM,1,' ','n','\'','y',' ','p','e','u','t',' ','r','i','e','n',' ',':',' ',
    AS_NOUN,PLACE_FIRST,1,' ','e','s','t',' ','m','i','s',' ','e','n',' ',195,169,'c','h','e',
    'c',' ',195,160,' ','l','a',' ','f','o','i','s',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,
    1,' ','e','t',' ','d','o','i','t',' ','b','o','u','g','e','r',' ','l','u','i','-','m',195,
    170,'m','e','.',0,
    /* reason/leaves-in-check */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ',AS_NOUN,PLACE_FIRST,1,' ','s','e','r',
    'a','i','t',' ','e','n','c','o','r','e',' ','m','i','s',' ','e','n',' ',195,169,'c','h','e',
    'c',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/pinned */
    AS_NOUN,PLACE_FROM,1,' ','e','s','t',' ',AS_AGREE,PLACE_KIND,3,' ','s','u','r',' ',AS_NOUN,
    PLACE_FIRST,1,' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/en-passant-exposes-king */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','p','r','e','n',
    'd','r','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','e','n',' ',AS_IT_IS,PLACE_TO,
    1,' ',':',' ','s','a','n','s',' ','l','e','s',' ','d','e','u','x',' ','p','i','o','n','s',
    ',',' ',AS_NOUN,PLACE_FIRST,1,' ','s','e','r','a','i','t',' ','m','i','s',' ','e','n',' ',
    195,169,'c','h','e','c',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,1,'.',0,
    /* reason/promotion-needed */
    AS_NOUN,PLACE_FROM,1,' ','d','o','i','t',' ','d','e','v','e','n','i','r',' ','a','u','t',
    'r','e',' ','c','h','o','s','e',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n','e',
    ' ','d','a','m','e',',',' ','u','n','e',' ','t','o','u','r',',',' ','u','n',' ','f','o','u',
    ' ','o','u',' ','u','n',' ','c','a','v','a','l','i','e','r','.',0,
    /* fault/empty */
    'l','a',' ','F','E','N',' ','e','s','t',' ','v','i','d','e','.',0,
    /* fault/bad-field-count */
    'l','a',' ','F','E','N',' ','a',' ','m','o','i','n','s',' ','d','e',' ','q','u','a','t','r',
    'e',' ','c','h','a','m','p','s','.',0,
    /* fault/bad-rank-count */
    'l','a',' ','F','E','N',' ','n','\'','a',' ','p','a','s',' ','h','u','i','t',' ','r','a',
    'n','g',195,169,'e','s','.',0,
    /* fault/bad-rank-length */
    'u','n','e',' ','r','a','n','g',195,169,'e',' ','n','\'','a',' ','p','a','s',' ','h','u',
    'i','t',' ','c','a','s','e','s','.',0,
    /* fault/bad-character */
    'u','n',' ','c','a','r','a','c','t',195,168,'r','e',' ','n','e',' ','d',195,169,'s','i','g',
    'n','e',' ','a','u','c','u','n','e',' ','p','i',195,168,'c','e','.',0,
    /* fault/bad-side */
    'l','e',' ','t','r','a','i','t',' ','n','\'','e','s','t',' ','n','i',' ','w',' ','n','i',
    ' ','b','.',0,
    /* fault/bad-castling */
    'l','e',' ','c','h','a','m','p',' ','d','e','s',' ','r','o','q','u','e','s',' ','n','\'',
    'e','s','t',' ','n','i',' ','-',' ','n','i',' ','d','e','s',' ','l','e','t','t','r','e','s',
    ' ','c','o','m','m','e',' ','K','Q','k','q','.',0,
    /* fault/bad-en-passant */
    'l','e',' ','c','h','a','m','p',' ','e','n',' ','p','a','s','s','a','n','t',' ','n','\'',
    'e','s','t',' ','n','i',' ','-',' ','n','i',' ','u','n','e',' ','c','a','s','e','.',0,
    /* fault/bad-clock */
    'u','n',' ','c','o','m','p','t','e','u','r',' ','n','\'','e','s','t',' ','p','a','s',' ',
    'u','n',' ','n','o','m','b','r','e',' ','j','u','s','q','u','\'',195,160,' ','6','5','5',
    '3','5','.',0,
    /* fault/bad-move-number */
    'l','e',' ','n','u','m',195,169,'r','o',' ','d','u',' ','c','o','u','p',' ','n','\'','e',
    's','t',' ','p','a','s',' ','u','n',' ','n','o','m','b','r','e','.',0,
    /* fault/missing-fields */
    'l','e','s',' ','d','e','r','n','i','e','r','s',' ','c','h','a','m','p','s',' ','m','a','n',
    'q','u','e','n','t','.',0,
    /* fault/extra-space */
    'i','l',' ','y',' ','a',' ','t','r','o','p',' ','d','\'','e','s','p','a','c','e','s','.',
    0,
    /* fault/trailing-text */
    'i','l',' ','y',' ','a',' ','d','u',' ','t','e','x','t','e',' ','a','p','r',195,168,'s',' ',
    'l','e',' ','d','e','r','n','i','e','r',' ','c','h','a','m','p','.',0,
    /* fault/adjacent-digits */
    'd','e','u','x',' ','c','h','i','f','f','r','e','s',' ','s','e',' ','s','u','i','v','e','n',
    't','.',0,
    /* fault/castling-order */
    'l','e',' ','c','h','a','m','p',' ','d','e','s',' ','r','o','q','u','e','s',' ','n','\'',
    'e','s','t',' ','p','a','s',' ','d','a','n','s',' ','l','\'','o','r','d','r','e',' ','h',
    'a','b','i','t','u','e','l','.',0,
    /* fault/castling-duplicate */
    'l','e',' ','d','r','o','i','t',' ','d','e',' ','r','o','q','u','e','r',' ','d','\'','u',
    'n',' ','c',195,180,'t',195,169,' ','e','s','t',' ','d','o','n','n',195,169,' ','d','e','u',
    'x',' ','f','o','i','s','.',0,
    /* fault/uppercase-side */
    'l','e',' ','t','r','a','i','t',' ','e','s','t',' ','u','n','e',' ','m','a','j','u','s','c',
    'u','l','e','.',0,
    /* fault/uppercase-en-passant */
    'l','e',' ','c','h','a','m','p',' ','e','n',' ','p','a','s','s','a','n','t',' ','a',' ','u',
    'n','e',' ','m','a','j','u','s','c','u','l','e','.',0,
    /* fault/move-number-zero */
    'l','e',' ','n','u','m',195,169,'r','o',' ','d','u',' ','c','o','u','p',' ','e','s','t',' ',
    '0',' ','a','u',' ','l','i','e','u',' ','d','e',' ','1','.',0,
    /* fault/padded-number */
    'u','n',' ','c','o','m','p','t','e','u','r',' ','c','o','m','m','e','n','c','e',' ','p','a',
    'r',' ','u','n',' ','z',195,169,'r','o',' ','d','e',' ','t','r','o','p','.',0,
    /* fault/bad-operation */
    'u','n','e',' ','o','p',195,169,'r','a','t','i','o','n',' ','d','e',' ','l','\'','E','P',
    'D',' ','e','s','t',' ','m','a','l',' ','f','o','r','m',195,169,'e',' ',':',' ','i','l',' ',
    'f','a','u','t',' ','u','n',' ','m','o','t',',',' ','s','e','s',' ','o','p',195,169,'r','a',
    'n','d','e','s',' ','e','t',' ','u','n',' ','p','o','i','n','t','-','v','i','r','g','u','l',
    'e','.',0,
    /* fault/king-missing */
    'i','l',' ','m','a','n','q','u','e',' ','u','n',' ','r','o','i','.',0,
    /* fault/too-many-kings */
    'i','l',' ','y',' ','a',' ','t','r','o','p',' ','d','e',' ','r','o','i','s',' ',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/kings-adjacent */
    'l','e','s',' ','r','o','i','s',' ','s','e',' ','t','o','u','c','h','e','n','t',' ','e','n',
    ' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/opposite-check */
    'c','\'','e','s','t',' ','a','u','x',' ',AS_IT_IS,PLACE_SIDE,1,' ','d','e',' ','j','o','u',
    'e','r',',',' ','a','l','o','r','s',' ','q','u','e',' ',AS_NOUN,PLACE_FIRST,1,' ','e','s',
    't',' ','m','i','s',' ','e','n',' ',195,169,'c','h','e','c',' ','p','a','r',' ',AS_NOUN,PLACE_OTHERS,
    1,'.',0,
    /* fault/pawn-on-back-rank */
    'i','l',' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','y',' ','a','v','o','i','r',' ',
    'd','e',' ','p','i','o','n',' ','s','u','r',' ','l','a',' ','p','r','e','m','i',195,168,'r',
    'e',' ','o','u',' ','l','a',' ','d','e','r','n','i',195,168,'r','e',' ','r','a','n','g',195,
    169,'e',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-king */
    'i','l',' ','y',' ','a',' ','u','n',' ','d','r','o','i','t',' ','d','e',' ','r','o','q','u',
    'e',',',' ','m','a','i','s',' ','p','a','s',' ','d','e',' ','r','o','i',' ',195,160,' ','s',
    'a',' ','p','l','a','c','e',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-rook */
    'i','l',' ','y',' ','a',' ','u','n',' ','d','r','o','i','t',' ','d','e',' ','r','o','q','u',
    'e',',',' ','m','a','i','s',' ','p','a','s',' ','d','e',' ','t','o','u','r',' ',195,160,' ',
    's','a',' ','p','l','a','c','e',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-wrong-rank */
    'a','u','c','u','n',' ','p','i','o','n',' ','n','e',' ','p','e','u','t',' ',195,170,'t','r',
    'e',' ','p','a','s','s',195,169,' ','p','a','r',' ',AS_IT_IS,PLACE_ALL,1,' ',':',' ','c',
    'e',' ','n','\'','e','s','t',' ','p','a','s',' ','l','a',' ','b','o','n','n','e',' ','r',
    'a','n','g',195,169,'e','.',0,
    /* fault/en-passant-no-pawn */
    'i','l',' ','n','\'','y',' ','a',' ','p','a','s',' ','d','e',' ','p','i','o','n',' ','e',
    'n',' ',AS_IT_IS,PLACE_ALL,1,' ',195,160,' ','p','r','e','n','d','r','e',' ','e','n',' ',
    'p','a','s','s','a','n','t','.',0,
    /* fault/en-passant-cell-occupied */
    'a','u','c','u','n',' ','p','i','o','n',' ','n','e',' ','p','e','u','t',' ',195,170,'t','r',
    'e',' ','p','a','s','s',195,169,' ','p','a','r','-','d','e','s','s','u','s',' ',AS_NOUN,PLACE_ALL,
    1,'.',0,
    /* fault/en-passant-origin-occupied */
    'a','u','c','u','n',' ','p','i','o','n',' ','n','e',' ','p','e','u','t',' ',195,170,'t','r',
    'e',' ','v','e','n','u',' ','d','e',' ','l',195,160,' ','o',195,185,' ','s','e',' ','t','r',
    'o','u','v','e',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* fault/too-many-pawns */
    'i','l',' ','y',' ','a',' ','p','l','u','s',' ','d','e',' ','8',' ','p','i','o','n','s',' ',
    'd','\'','u','n',' ','c','a','m','p',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/too-many-pieces */
    'i','l',' ','y',' ','a',' ','p','l','u','s',' ','d','e',' ','1','6',' ','p','i',195,168,'c',
    'e','s',' ','d','\'','u','n',' ','c','a','m','p',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/too-many-promoted */
    'i','l',' ','y',' ','a',' ','p','l','u','s',' ','d','e',' ','p','i',195,168,'c','e','s',' ',
    'p','r','o','m','u','e','s',' ','q','u','e',' ','d','e',' ','p','i','o','n','s',' ','m','a',
    'n','q','u','a','n','t','s',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/impossible-check */
    'a','u','c','u','n',' ','c','o','u','p',' ','n','e',' ','p','e','u','t',' ','a','v','o','i',
    'r',' ','d','o','n','n',195,169,' ','c','e','t',' ',195,169,'c','h','e','c',' ',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/en-passant-clock */
    'u','n',' ','p','i','o','n',' ','v','i','e','n','t',' ','d','\'','a','v','a','n','c','e',
    'r',',',' ','m','a','i','s',' ','l','e',' ','c','o','m','p','t','e','u','r',' ','n','\'',
    'e','s','t',' ','p','a','s',' ',195,160,' ','0','.',0,
    /* fault/clock-over-75-moves */
    'l','e',' ','c','o','m','p','t','e','u','r',' ','d',195,169,'p','a','s','s','e',' ','7','5',
    ' ','c','o','u','p','s',' ',':',' ','l','a',' ','p','a','r','t','i','e',' ',195,169,'t','a',
    'i','t',' ','f','i','n','i','e','.',0,
    /* fault/clock-over-move-number */
    'l','e',' ','c','o','m','p','t','e','u','r',' ','a',' ','p','l','u','s',' ','d','e',' ','c',
    'o','u','p','s',' ','q','u','e',' ','l','a',' ','p','a','r','t','i','e','.',0,
    /* fault/en-passant-impossible */
    'l','e',' ','r','o','i',' ',195,169,'t','a','i','t',' ','e','n',' ',195,169,'c','h','e','c',
    ' ','d',195,169,'j',195,160,' ','a','v','a','n','t',' ','l','e',' ','d','o','u','b','l','e',
    ' ','p','a','s',' ','d','u',' ','p','i','o','n',' ',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/en-passant-no-capturer */
    'a','u','c','u','n',' ','p','i','o','n',' ','n','e',' ','p','e','u','t',' ','p','r','e','n',
    'd','r','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','e','n',' ',AS_IT_IS,PLACE_ALL,
    1,'.',0,
    /* fault/en-passant-not-legal */
    'p','r','e','n','d','r','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','e','n',' ',AS_IT_IS,
    PLACE_ALL,1,' ','l','a','i','s','s','e','r','a','i','t',' ','l','e',' ','r','o','i',' ','e',
    'n',' ',195,169,'c','h','e','c','.',0,
    /* reason/impossible-number */
    'i','l',' ','n','\'','y',' ','a',' ','p','a','s',' ','d','e',' ','c','a','s','e',' ',AS_IT_IS,
    PLACE_WRONG,1,' ',':',' ','c','o','l','o','n','n','e','s',' ','e','t',' ','r','a','n','g',
    195,169,'e','s',' ','v','o','n','t',' ','d','e',' ','1',' ',195,160,' ','8','.',0,
    /* reason/no-candidate */
    'a','u','c','u','n','e',' ','d','e',' ','c','e','s',' ','p','i',195,168,'c','e','s',' ','n',
    'e',' ','p','e','u','t',' ','j','o','u','e','r',' ','c','e',' ','c','o','u','p',' ',':',' ',
    AS_NOUN,PLACE_ALL,1,'.',0,
    /* reason/alias */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','d','e',' ',AS_IT_IS,PLACE_START,1,' ',
    195,160,' ',AS_IT_IS,PLACE_GOAL,1,',',' ','l','a',' ','d','i','f','f',195,169,'r','e','n',
    'c','e',' ','e','s','t',' ',AS_IT_IS,PLACE_DIFFERENCE,1,',',' ','c','e','l','l','e',' ','d',
    '\'',AS_NOUN,PLACE_KIND,2,' ','s','e','u','l','e','m','e','n','t',' ','q','u','a','n','d',
    ' ','e','l','l','e',' ','s','i','g','n','i','f','i','e',' ',AS_IT_IS,PLACE_ALIAS,1,',',' ',
    'm','a','i','s',' ','i','c','i',' ','e','l','l','e',' ','s','i','g','n','i','f','i','e',' ',
    AS_IT_IS,PLACE_MEANING,1,'.',0,
    /* reason/king-two */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,' ',':',' ','u','n',' ','r','o','i',' ','n','e',' ',
    'v','a',' ','d','e',' ','d','e','u','x',' ','c','a','s','e','s',' ','q','u','e',' ','p','o',
    'u','r',' ','r','o','q','u','e','r',',',' ','d','e','p','u','i','s',' ',AS_IT_IS,PLACE_HOME,
    1,'.',0,
    /* reason/rook-diagonal */
    AS_NOUN,PLACE_FROM,1,' ','n','e',' ','p','e','u','t',' ','p','a','s',' ','a','l','l','e',
    'r',' ','e','n',' ','d','i','a','g','o','n','a','l','e',' ','e','n',' ',AS_IT_IS,PLACE_TO,
    1,' ',':',' ','u','n','e',' ','t','o','u','r',' ','n','e',' ','v','a',' ','q','u','e',' ',
    'l','e',' ','l','o','n','g',' ','d','e',' ','s','a',' ','r','a','n','g',195,169,'e',' ','o',
    'u',' ','d','e',' ','s','a',' ','c','o','l','o','n','n','e','.',0,
    /* fault/castling-no-king-960 */
    'i','l',' ','y',' ','a',' ','u','n',' ','d','r','o','i','t',' ','d','e',' ','r','o','q','u',
    'e',',',' ','m','a','i','s',' ','a','u','c','u','n',' ','r','o','i',' ','n','e',' ','p','e',
    'u','t',' ','r','o','q','u','e','r',' ','d','e','p','u','i','s',' ',AS_IT_IS,PLACE_ALL,1,
    '.',0,
    /* legal/takes */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','p','r','e','n','d',' ',AS_NOUN,
    PLACE_TO,1,0,
    /* legal/en-passant */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','p','r','e','n','d',' ','e',
    'n',' ','p','a','s','s','a','n','t',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/castle-short */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','f','a','i','t',' ','l','e',
    ' ','p','e','t','i','t',' ','r','o','q','u','e',0,
    /* legal/castle-long */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','f','a','i','t',' ','l','e',
    ' ','g','r','a','n','d',' ','r','o','q','u','e',0,
    /* legal/double-step */
    'l',195,169,'g','a','l',' ',':',' ',AS_NOUN,PLACE_FROM,1,' ','a','v','a','n','c','e',' ',
    'd','e',' ','d','e','u','x',' ','c','a','s','e','s',' ','e','n',' ',AS_IT_IS,PLACE_TO,1,0,
    /* legal/becomes */
    ' ','e','t',' ','d','e','v','i','e','n','t',' ',AS_NOUN,PLACE_BECOMES,2,0,
    /* legal/check */
    ' ','e','t',' ','d','o','n','n','e',' ',195,169,'c','h','e','c',0,
    /* legal/mate */
    ' ','e','t',' ','d','o','n','n','e',' ',195,169,'c','h','e','c',' ','e','t',' ','m','a','t',
    0,
    /* hint/may */
    AS_NOUN,PLACE_FROM,1,' ','p','e','u','t',' ','a','l','l','e','r',' ','e','n',' ',AS_IT_IS,
    PLACE_CHOICES,1,'.',0,
    /* hint/may-still */
    AS_NOUN,PLACE_FROM,1,' ','p','e','u','t',' ','e','n','c','o','r','e',' ','a','l','l','e',
    'r',' ','e','n',' ',AS_IT_IS,PLACE_CHOICES,1,'.',0,
    /* hint/may-nothing */
    AS_NOUN,PLACE_FROM,1,' ','n','\'','a',' ','a','u','c','u','n',' ','c','o','u','p',' ','l',
    195,169,'g','a','l','.',0,
    /* hint/answer */
    'p','o','u','r',' ','p','a','r','e','r',' ','l','\'',195,169,'c','h','e','c',',',' ','i',
    'l',' ','f','a','u','t',' ',0,
    /* hint/answer-take */
    'p','r','e','n','d','r','e',' ',AS_NOUN,PLACE_ALL,1,0,
    /* hint/answer-block */
    'm','e','t','t','r','e',' ','u','n','e',' ','p','i',195,168,'c','e',' ','e','n',' ',AS_IT_IS,
    PLACE_CHOICES,1,0,
    /* hint/answer-king */
    'j','o','u','e','r',' ','l','e',' ','r','o','i',' ','e','n',' ',AS_IT_IS,PLACE_CHOICES,1,
    0,
    /* hint/answer-none */
    'c','\'','e','s','t',' ',195,169,'c','h','e','c',' ','e','t',' ','m','a','t','.',0,
    /* meant/moves */
    'v','o','u','l','i','e','z','-','v','o','u','s',' ','d','i','r','e',' ',AS_IT_IS,PLACE_MOVES,
    1,' ','?',0,
    /* meant/instead */
    'o','u',' ',195,169,'t','a','i','t','-','c','e',' ',AS_IT_IS,PLACE_MOVE,1,' ','a','u',' ',
    'l','i','e','u',' ','d','e',' ',AS_IT_IS,PLACE_WRITTEN,1,' ','?',0,
    /* number/difference */
    'd','e',' ',AS_IT_IS,PLACE_START,1,' ',195,160,' ',AS_IT_IS,PLACE_GOAL,1,',',' ','l','a',
    ' ','d','i','f','f',195,169,'r','e','n','c','e',' ','e','s','t',' ',AS_IT_IS,PLACE_DIFFERENCE,
    1,0,
    /* number/two-meanings */
    ',',' ','c','\'','e','s','t','-',195,160,'-','d','i','r','e',' ',AS_IT_IS,PLACE_MEANING,1,
    ' ','(','e','t',' ','n','o','n',' ',AS_IT_IS,PLACE_ALIAS,1,',',' ','c','a','r',' ','l','a',
    ' ','d','i','s','t','a','n','c','e',' ','d','e',' ','M','a','n','h','a','t','t','a','n',' ',
    'e','s','t',' ',AS_IT_IS,PLACE_MANHATTAN,1,')',0,
    /* number/is */
    ' ',':',' ','c','e','l','l','e',' ','d','\'',AS_NOUN,PLACE_KIND,2,'.',0,
    /* number/is-not */
    ' ',':',' ','p','a','s',' ','c','e','l','l','e',' ','d','\'',AS_NOUN,PLACE_KIND,2,'.',0,
    /* number/looks-like */
    ' ',':',' ','o','n',' ','d','i','r','a','i','t',' ','c','e','l','l','e',' ','d','\'',AS_NOUN,
    PLACE_KIND,2,',',' ','m','a','i','s',' ','e','l','l','e',' ','n','e',' ','l','\'','e','s',
    't',' ','p','a','s','.',0,
    /* brief/bad-notation */
    'c','e',' ','n',226,128,153,'e','s','t',' ','p','a','s',' ','u','n',' ','c','o','u','p',0,
    /* brief/impossible-cell */
    'c','e','t','t','e',' ','c','a','s','e',' ','n',226,128,153,'e','x','i','s','t','e',' ','p',
    'a','s',0,
    /* brief/ambiguous */
    'a','m','b','i','g','u',194,160,':',' ',AS_SHORT,PLACE_ALL,6,0,
    /* brief/no-such-piece */
    'a','u','c','u','n','e',' ','p','i',195,168,'c','e',' ','d','e',' ','c','e',' ','t','y','p',
    'e',' ','n','e',' ','p','e','u','t',0,
    /* brief/same-cell */
    't','o','u','j','o','u','r','s',' ','e','n',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/no-piece */
    'p','a','s',' ','d','e',' ','p','i',195,168,'c','e',' ','e','n',' ',AS_IT_IS,PLACE_FROM,1,
    0,
    /* brief/not-your-piece */
    'c',226,128,153,'e','s','t',' ','a','u','x',' ',AS_IT_IS,PLACE_SIDE,1,' ','d','e',' ','j',
    'o','u','e','r',0,
    /* brief/king-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','r','o','i',0,
    /* brief/queen-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','d','a','m','e',0,
    /* brief/rook-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','t','o','u','r',0,
    /* brief/bishop-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','f','o','u',0,
    /* brief/knight-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','c','a','v','a','l','i','e','r',
    0,
    /* brief/pawn-shape */
    'p','a','s',' ','u','n',' ','c','o','u','p',' ','d','e',' ','p','i','o','n',0,
    /* brief/pawn-backward */
    'u','n',' ','p','i','o','n',' ','n','e',' ','r','e','c','u','l','e',' ','j','a','m','a','i',
    's',0,
    /* brief/pawn-sideways */
    'u','n',' ','p','i','o','n',' ','n','e',' ','v','a',' ','j','a','m','a','i','s',' ','d','e',
    ' ','c',195,180,'t',195,169,0,
    /* brief/pawn-double-not-from-start */
    'p','a','s',' ','d','e',' ','d','o','u','b','l','e',' ','p','a','s',' ','d','e','p','u','i',
    's',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/castle-no-rook */
    'p','a','s',' ','d','e',' ','t','o','u','r',' ','e','n',' ',AS_IT_IS,PLACE_FIRST,1,' ','p',
    'o','u','r',' ','r','o','q','u','e','r',0,
    /* brief/castle-no-right */
    'p','a','s',' ','d','e',' ','d','r','o','i','t',' ','d','e',' ','r','o','q','u','e','r',0,
    /* brief/castle-path-blocked */
    'r','o','q','u','e',' ','b','a','r','r',195,169,' ','p','a','r',' ',AS_SHORT,PLACE_ALL,6,
    0,
    /* brief/castle-in-check */
    'p','a','s',' ','d','e',' ','r','o','q','u','e',' ','e','n',' ',195,169,'c','h','e','c',' ',
    'p','a','r',' ',AS_SHORT,PLACE_OTHERS,6,0,
    /* brief/castle-through-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','t','t','a','q','u',195,169,'e',' ','p','a','r',' ',AS_SHORT,
    PLACE_OTHERS,6,0,
    /* brief/castle-into-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','t','t','a','q','u',195,169,'e',' ','p','a','r',' ',AS_SHORT,
    PLACE_OTHERS,6,0,
    /* brief/own-piece */
    AS_AGREE,PLACE_TO,5,' ','d','e',' ','s','o','n',' ','c','a','m','p',' ','e','n',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* brief/path-blocked */
    'c','h','e','m','i','n',' ','b','a','r','r',195,169,' ','p','a','r',' ',AS_SHORT,PLACE_FIRST,
    6,0,
    /* brief/pawn-push-blocked */
    'c','h','e','m','i','n',' ','b','a','r','r',195,169,' ','p','a','r',' ',AS_SHORT,PLACE_TO,
    6,0,
    /* brief/pawn-capture-empty */
    'r','i','e','n',' ',195,160,' ','p','r','e','n','d','r','e',' ','e','n',' ',AS_IT_IS,PLACE_TO,
    1,0,
    /* brief/en-passant-unavailable */
    'p','r','i','s','e',' ','e','n',' ','p','a','s','s','a','n','t',' ','i','n','t','e','r','d',
    'i','t','e',' ',195,160,' ','c','e',' ','c','o','u','p',0,
    /* brief/king-capture */
    'o','n',' ','n','e',' ','p','r','e','n','d',' ','j','a','m','a','i','s',' ','u','n',' ','r',
    'o','i',0,
    /* brief/promotion-invalid */
    'p','r','o','m','o','t','i','o','n',194,160,':',' ','d','a','m','e',',',' ','t','o','u','r',
    ',',' ','f','o','u',' ','o','u',' ','c','a','v','a','l','i','e','r',0,
    /* brief/promotion-not-allowed */
    'p','a','s',' ','d','e',' ','p','r','o','m','o','t','i','o','n',' ','e','n',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* brief/kings-touch */
    't','r','o','p',' ','p','r',195,168,'s',' ','d','e',' ',AS_SHORT,PLACE_FIRST,6,0,
    /* brief/king-captures-guarded */
    AS_SHORT,PLACE_TO,6,' ',AS_AGREE,PLACE_TO,4,' ','p','a','r',' ',AS_SHORT,PLACE_OTHERS,6,0,
    /* brief/king-stays-on-line */
    'e','n','c','o','r','e',' ','e','n',' ',195,169,'c','h','e','c',' ','p','a','r',' ',AS_SHORT,
    PLACE_OTHERS,6,0,
    /* brief/king-into-attack */
    AS_IT_IS,PLACE_TO,1,' ','a','t','t','a','q','u',195,169,'e',' ','p','a','r',' ',AS_SHORT,
    PLACE_OTHERS,6,0,
    /* brief/double-check */
    195,169,'c','h','e','c',' ','d','o','u','b','l','e',194,160,':',' ','l','e',' ','r','o','i',
    ' ','d','o','i','t',' ','j','o','u','e','r',0,
    /* brief/leaves-in-check */
    'r','o','i',' ','e','n',' ',195,169,'c','h','e','c',' ','p','a','r',' ',AS_SHORT,PLACE_OTHERS,
    6,0,
    /* brief/pinned */
    AS_AGREE,PLACE_FROM,5,' ',AS_AGREE,PLACE_FROM,3,' ','p','a','r',' ',AS_SHORT,PLACE_OTHERS,
    6,0,
    /* brief/en-passant-exposes-king */
    'r','o','i',' ','e','x','p','o','s',195,169,' ',195,160,' ',AS_SHORT,PLACE_OTHERS,6,0,
    /* brief/promotion-needed */
    'p','r','o','m','o','t','i','o','n',194,160,':',' ','d','a','m','e',',',' ','t','o','u','r',
    ',',' ','f','o','u',' ','o','u',' ','c','a','v','a','l','i','e','r',0,
    /* form noun le */
    'l','a',' ','p','i',195,168,'c','e',0,'l','e',' ','r','o','i',0,'l','a',' ','d','a','m','e',
    0,'l','a',' ','t','o','u','r',0,'l','e',' ','f','o','u',0,'l','e',' ','c','a','v','a','l',
    'i','e','r',0,'l','e',' ','p','i','o','n',0,'l','e','s',' ','p','i',195,168,'c','e','s',0,
    /* form noun un */
    'a','u','t','r','e',' ','c','h','o','s','e',0,'u','n',' ','r','o','i',0,'u','n','e',' ','d',
    'a','m','e',0,'u','n','e',' ','t','o','u','r',0,'u','n',' ','f','o','u',0,'u','n',' ','c',
    'a','v','a','l','i','e','r',0,'u','n',' ','p','i','o','n',0,0,
    /* form agree cloué */
    'c','l','o','u',195,169,'e',0,'c','l','o','u',195,169,0,'c','l','o','u',195,169,'e',0,'c',
    'l','o','u',195,169,'e',0,'c','l','o','u',195,169,0,'c','l','o','u',195,169,0,'c','l','o',
    'u',195,169,0,0,
    /* form agree protégé */
    'p','r','o','t',195,169,'g',195,169,'e',0,'p','r','o','t',195,169,'g',195,169,0,'p','r','o',
    't',195,169,'g',195,169,'e',0,'p','r','o','t',195,169,'g',195,169,'e',0,'p','r','o','t',195,
    169,'g',195,169,0,'p','r','o','t',195,169,'g',195,169,0,'p','r','o','t',195,169,'g',195,169,
    0,0,
    /* form agree pièce */
    'p','i',195,168,'c','e',0,'r','o','i',0,'d','a','m','e',0,'t','o','u','r',0,'f','o','u',0,
    'c','a','v','a','l','i','e','r',0,'p','i','o','n',0,0,
    /* form short @ */
    AS_IT_IS,PLACE_SQUARE,1,0,'R',AS_IT_IS,PLACE_SQUARE,1,0,'D',AS_IT_IS,PLACE_SQUARE,1,0,'T',
    AS_IT_IS,PLACE_SQUARE,1,0,'F',AS_IT_IS,PLACE_SQUARE,1,0,'C',AS_IT_IS,PLACE_SQUARE,1,0,'p',
    'i','o','n',' ',AS_IT_IS,PLACE_SQUARE,1,0,0,
};
