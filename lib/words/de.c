/* SPDX-License-Identifier: MIT */
/* de.c -- made by language.awk from de.po: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 165, "of the same ecart.pot");

const unsigned char ecart_language_de[] = {
    1,SCRIPT_HAS_CAPITALS,165,0,94,1,97,1,98,1,106,1,118,1,121,1,127,1,134,1,142,1,144,1,150,
    1,158,1,174,1,189,1,203,1,218,1,244,1,24,2,81,2,122,2,161,2,212,2,239,2,21,3,82,3,149,3,222,
    3,23,4,107,4,249,4,47,5,103,5,204,5,7,6,97,6,140,6,197,6,13,7,85,7,146,7,216,7,30,8,109,8,
    203,8,8,9,109,9,190,9,246,9,51,10,141,10,202,10,25,11,85,11,115,11,206,11,22,12,40,12,76,
    12,107,12,141,12,177,12,210,12,6,13,64,13,102,13,132,13,158,13,188,13,227,13,6,14,57,14,119,
    14,154,14,196,14,225,14,18,15,132,15,150,15,181,15,223,15,14,16,77,16,149,16,219,16,30,17,
    90,17,137,17,191,17,235,17,25,18,83,18,131,18,189,18,245,18,32,19,101,19,146,19,206,19,10,
    20,52,20,181,20,18,21,100,21,176,21,200,21,239,21,8,22,33,22,76,22,90,22,107,22,123,22,149,
    22,180,22,208,22,233,22,246,22,18,23,49,23,69,23,86,23,113,23,152,23,211,23,222,23,239,23,
    31,24,40,24,66,24,82,24,110,24,129,24,149,24,164,24,180,24,194,24,207,24,223,24,240,24,255,
    24,25,25,53,25,80,25,112,25,135,25,158,25,190,25,214,25,238,25,3,26,22,26,41,26,76,26,111,
    26,141,26,189,26,214,26,228,26,248,26,15,27,39,27,76,27,101,27,123,27,154,27,202,27,32,28,
    118,28,205,28,48,29,131,29,225,29,16,30,
    /* code */
    'd','e',0,
    /* plural forms */
    0,
    /* grammar/name */
    'D','e','u','t','s','c','h',0,
    /* grammar/piece-on-square */
    AS_IT_IS,PLACE_PIECE,1,' ','a','u','f',' ',AS_IT_IS,PLACE_SQUARE,1,0,
    /* grammar/comma */
    ',',' ',0,
    /* grammar/and */
    ' ','u','n','d',' ',0,
    /* grammar/or */
    ' ','o','d','e','r',' ',0,
    /* grammar/either */
    ',',' ','o','d','e','r',' ',0,
    /* grammar/full-stop */
    '.',0,
    /* grammar/white */
    'W','e','i',195,159,0,
    /* grammar/black */
    'S','c','h','w','a','r','z',0,
    /* grammar/right */
    AS_IT_IS,PLACE_NUMBER,1,' ','n','a','c','h',' ','r','e','c','h','t','s',0,
    /* grammar/left */
    AS_IT_IS,PLACE_NUMBER,1,' ','n','a','c','h',' ','l','i','n','k','s',0,
    /* grammar/up */
    AS_IT_IS,PLACE_NUMBER,1,' ','n','a','c','h',' ','o','b','e','n',0,
    /* grammar/down */
    AS_IT_IS,PLACE_NUMBER,1,' ','n','a','c','h',' ','u','n','t','e','n',0,
    /* reason/none */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','z','i','e','h','t',' ','n','a','c',
    'h',' ',AS_IT_IS,PLACE_TO,1,0,
    /* reason/bad-notation */
    'd','a','s',' ','i','s','t',' ','i','n',' ','k','e','i','n','e','r',' ','N','o','t','a','t',
    'i','o','n',' ','e','i','n',' ','Z','u','g','.',0,
    /* reason/impossible-cell */
    'd','e','r',' ','Z','u','g',' ','n','e','n','n','t',' ','e','i','n',' ','F','e','l','d',',',
    ' ','d','a','s',' ','e','s',' ','a','u','f',' ','d','e','m',' ','B','r','e','t','t',' ','n',
    'i','c','h','t',' ','g','i','b','t','.',0,
    /* reason/ambiguous */
    'm','e','h','r',' ','a','l','s',' ','e','i','n','e',' ','F','i','g','u','r',' ','k','a','n',
    'n',' ','s','o',' ','z','i','e','h','e','n',':',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* reason/no-such-piece */
    'k','e','i','n','e',' ','F','i','g','u','r',' ','d','i','e','s','e','r',' ','A','r','t',' ',
    'k','a','n','n',' ','s','o',' ','z','i','e','h','e','n','.',0,
    /* reason/same-cell */
    'e','i','n','e',' ','F','i','g','u','r',',',' ','d','i','e',' ','a','u','f',' ',AS_IT_IS,
    PLACE_FROM,1,' ','b','l','e','i','b','t',',',' ','h','a','t',' ','n','i','c','h','t',' ',
    'g','e','z','o','g','e','n','.',0,
    /* reason/no-piece */
    'a','u','f',' ',AS_IT_IS,PLACE_FROM,1,' ','s','t','e','h','t',' ','k','e','i','n','e',' ',
    'F','i','g','u','r','.',0,
    /* reason/not-your-piece */
    AS_IT_IS,PLACE_SIDE,1,' ','i','s','t',' ','a','m',' ','Z','u','g',',',' ','a','b','e','r',
    ' ',AS_NOUN,PLACE_FROM,1,' ','g','e','h',195,182,'r','t',' ',AS_IT_IS,PLACE_ENEMY,1,'.',0,
    /* reason/king-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','K',195,182,'n','i','g',' ','z','i','e','h','t',
    ' ','n','u','r',' ','e','i','n',' ','F','e','l','d',' ','w','e','i','t','.',0,
    /* reason/queen-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n','e',' ','D','a','m','e',' ','z','i','e','h','t',' ',
    'n','u','r',' ','g','e','r','a','d','e',' ','o','d','e','r',' ','d','i','a','g','o','n','a',
    'l','.',0,
    /* reason/rook-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','T','u','r','m',' ','z','i','e','h','t',' ','n',
    'u','r',' ','a','u','f',' ','s','e','i','n','e','r',' ','R','e','i','h','e',' ','o','d','e',
    'r',' ','L','i','n','i','e','.',0,
    /* reason/bishop-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','L',195,164,'u','f','e','r',' ','z','i','e','h',
    't',' ','n','u','r',' ','d','i','a','g','o','n','a','l','.',0,
    /* reason/knight-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','S','p','r','i','n','g','e','r',' ','z','i','e',
    'h','t',' ','z','w','e','i',' ','F','e','l','d','e','r',' ','g','e','r','a','d','e',' ','u',
    'n','d',' ','e','i','n','e','s',' ','z','u','r',' ','S','e','i','t','e','.',0,
    /* reason/pawn-shape */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','B','a','u','e','r',' ','z','i','e','h','t',' ',
    'e','i','n',' ','F','e','l','d',' ','g','e','r','a','d','e','a','u','s',',',' ','v','o','n',
    ' ','s','e','i','n','e','m',' ','A','u','s','g','a','n','g','s','f','e','l','d',' ','a','u',
    'c','h',' ','z','w','e','i',',',' ','u','n','d',' ','s','c','h','l',195,164,'g','t',' ','e',
    'i','n',' ','F','e','l','d',' ','w','e','i','t',' ','s','c','h','r',195,164,'g',' ','n','a',
    'c','h',' ','v','o','r','n','.',0,
    /* reason/pawn-backward */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','B','a','u','e','r',' ','z','i','e','h','t',' ',
    'n','i','e',' ','z','u','r',195,188,'c','k','.',0,
    /* reason/pawn-sideways */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','B','a','u','e','r',' ','z','i','e','h','t',' ',
    'n','i','e',' ','z','u','r',' ','S','e','i','t','e','.',0,
    /* reason/pawn-double-not-from-start */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','B','a','u','e','r',' ','z','i','e','h','t',' ',
    'n','u','r',' ','v','o','n',' ','s','e','i','n','e','m',' ','A','u','s','g','a','n','g','s',
    'f','e','l','d',' ','z','w','e','i',' ','F','e','l','d','e','r',' ','w','e','i','t',',',' ',
    'e','t','w','a',' ','v','o','n',' ',AS_IT_IS,PLACE_HOME,1,'.',0,
    /* reason/castle-no-rook */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','r','o','c','h','i',
    'e','r','e','n',':',' ','A','u','f',' ',AS_IT_IS,PLACE_FIRST,1,' ','s','t','e','h','t',' ',
    'k','e','i','n',' ','e','i','g','e','n','e','r',' ','T','u','r','m','.',0,
    /* reason/castle-no-right */
    AS_NOUN,PLACE_FIRST,2,' ','h','a','t',' ','k','e','i','n',' ','R','e','c','h','t',' ','z',
    'u','r',' ','R','o','c','h','a','d','e',':',' ','E','r',' ','o','d','e','r',' ','d','e','r',
    ' ','T','u','r','m',' ','h','a','t',' ','s','c','h','o','n',' ','g','e','z','o','g','e','n',
    ',',' ','o','d','e','r',' ','e','r',' ','b','e','k','a','m',' ','e','s',' ','n','i','e','.',
    0,
    /* reason/castle-path-blocked */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ',195,188,'b','e','r',
    ' ',AS_NOUN,PLACE_ALL,3,' ','h','i','n','w','e','g',' ','r','o','c','h','i','e','r','e','n',
    '.',0,
    /* reason/castle-in-check */
    AS_NOUN,PLACE_FIRST,2,' ','d','a','r','f',' ','n','i','c','h','t',' ','r','o','c','h','i',
    'e','r','e','n',',',' ','s','o','l','a','n','g','e',' ','e','r',' ','S','c','h','a','c','h',
    ' ',AS_NOUN,PLACE_OTHERS,4,' ','b','e','k','o','m','m','t','.',0,
    /* reason/castle-through-check */
    AS_NOUN,PLACE_FROM,2,' ','d','a','r','f',' ','n','i','c','h','t',' ',195,188,'b','e','r',
    ' ',AS_IT_IS,PLACE_FIRST,1,' ','r','o','c','h','i','e','r','e','n',',',' ','d','e','n','n',
    ' ','d','a','s',' ','F','e','l','d',' ','w','i','r','d',' ',AS_NOUN,PLACE_OTHERS,4,' ','a',
    'n','g','e','g','r','i','f','f','e','n','.',0,
    /* reason/castle-into-check */
    AS_NOUN,PLACE_FROM,2,' ','d','a','r','f',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_FIRST,1,' ','r','o','c','h','i','e','r','e','n',',',' ','d','e','n','n',' ',
    'd','o','r','t',' ','w',195,188,'r','d','e',' ','e','r',' ',AS_NOUN,PLACE_OTHERS,4,' ','a',
    'n','g','e','g','r','i','f','f','e','n','.',0,
    /* reason/own-piece */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ',AS_NOUN,PLACE_TO,3,' ','n','i','c','h','t',' ',
    's','c','h','l','a','g','e','n',',',' ','d','e','n','n',' ','d','a','s',' ','i','s','t',' ',
    'e','i','n','e',' ','e','i','g','e','n','e',' ','F','i','g','u','r','.',0,
    /* reason/path-blocked */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ',AS_NOUN,PLACE_FIRST,2,' ','s','t','e','h','t',' ','i','m',' ',
    'W','e','g',',',' ','u','n','d',' ','n','u','r',' ','S','p','r','i','n','g','e','r',' ','s',
    'p','r','i','n','g','e','n','.',0,
    /* reason/pawn-push-blocked */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ',AS_NOUN,PLACE_TO,3,' ','n','i','c','h','t',' ',
    'v','o','n',' ','v','o','r','n',' ','s','c','h','l','a','g','e','n',':',' ','E','i','n',' ',
    'B','a','u','e','r',' ','s','c','h','l',195,164,'g','t',' ','n','u','r',' ','s','c','h','r',
    195,164,'g','.',0,
    /* reason/pawn-capture-empty */
    AS_NOUN,PLACE_FROM,2,' ','z','i','e','h','t',' ','n','u','r',' ','s','c','h','r',195,164,
    'g',',',' ','u','m',' ','z','u',' ','s','c','h','l','a','g','e','n',',',' ','u','n','d',' ',
    'a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','g','i','b','t',' ','e','s',' ','n','i','c','h','t',
    's',' ','z','u',' ','s','c','h','l','a','g','e','n','.',0,
    /* reason/en-passant-unavailable */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ',AS_NOUN,PLACE_OTHERS,3,' ','n','i','c','h','t',
    ' ','a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','e','n',' ','p','a','s','s','a','n','t',' ','s',
    'c','h','l','a','g','e','n',':',' ','D','a','s',' ','g','e','h','t',' ','n','u','r',' ','s',
    'o','f','o','r','t',' ','n','a','c','h',' ','e','i','n','e','m',' ','D','o','p','p','e','l',
    's','c','h','r','i','t','t','.',0,
    /* reason/king-capture */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ',AS_NOUN,PLACE_TO,3,' ','n','i','c','h','t',' ',
    's','c','h','l','a','g','e','n',':',' ','E','i','n',' ','K',195,182,'n','i','g',' ','w','i',
    'r','d',' ','n','i','e',' ','g','e','s','c','h','l','a','g','e','n','.',0,
    /* reason/promotion-invalid */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','n',
    'i','c','h','t',' ',AS_NOUN,PLACE_BECOMES,5,' ','w','e','r','d','e','n',':',' ','E','i','n',
    ' ','B','a','u','e','r',' ','w','i','r','d',' ','z','u','r',' ','D','a','m','e',',',' ','z',
    'u','m',' ','T','u','r','m',',',' ','z','u','m',' ','L',195,164,'u','f','e','r',' ','o','d',
    'e','r',' ','z','u','m',' ','S','p','r','i','n','g','e','r','.',0,
    /* reason/promotion-not-allowed */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','n',
    'i','c','h','t',' ',AS_NOUN,PLACE_BECOMES,5,' ','w','e','r','d','e','n',':',' ','D','a','s',
    ' ','k','a','n','n',' ','n','u','r',' ','e','i','n',' ','B','a','u','e','r',' ','a','u','f',
    ' ','d','e','r',' ','l','e','t','z','t','e','n',' ','R','e','i','h','e','.',0,
    /* reason/kings-touch */
    AS_NOUN,PLACE_FROM,2,' ','d','a','r','f',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,',',' ','d','e','n','n',' ','d','i','r','e','k','t',' ','d','a','n','e',
    'b','e','n',' ','s','t','e','h','t',' ',AS_NOUN,PLACE_FIRST,1,'.',0,
    /* reason/king-captures-guarded */
    AS_NOUN,PLACE_FROM,2,' ','d','a','r','f',' ',AS_NOUN,PLACE_TO,3,' ','n','i','c','h','t',' ',
    's','c','h','l','a','g','e','n',',',' ','d','e','n','n',' ','d','a','s',' ','F','e','l','d',
    ' ','w','i','r','d',' ',AS_NOUN,PLACE_OTHERS,4,' ','g','e','d','e','c','k','t','.',0,
    /* reason/king-stays-on-line */
    AS_NOUN,PLACE_FROM,2,' ','e','n','t','k','o','m','m','t',' ','n','i','c','h','t',' ','n',
    'a','c','h',' ',AS_IT_IS,PLACE_TO,1,':',' ','D','a','s',' ','F','e','l','d',' ','l','i','e',
    'g','t',' ','a','u','f',' ','d','e','r','s','e','l','b','e','n',' ','L','i','n','i','e',' ',
    'u','n','d',' ','w','i','r','d',' ',AS_NOUN,PLACE_OTHERS,4,' ','a','n','g','e','g','r','i',
    'f','f','e','n','.',0,
    /* reason/king-into-attack */
    AS_NOUN,PLACE_FROM,2,' ','d','a','r','f',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,',',' ','d','e','n','n',' ','d','a','s',' ','F','e','l','d',' ','w','i',
    'r','d',' ',AS_NOUN,PLACE_OTHERS,4,' ','a','n','g','e','g','r','i','f','f','e','n','.',0,
    /* reason/double-check */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','h','e','l','f','e',
    'n',':',' ',AS_NOUN,PLACE_FIRST,2,' ','b','e','k','o','m','m','t',' ','z','u','g','l','e',
    'i','c','h',' ','S','c','h','a','c','h',' ',AS_NOUN,PLACE_OTHERS,4,' ','u','n','d',' ','m',
    'u','s','s',' ','s','e','l','b','s','t',' ','z','i','e','h','e','n','.',0,
    /* reason/leaves-in-check */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ',AS_NOUN,PLACE_FIRST,2,' ','b','e','k',195,164,'m','e',' ','n',
    'o','c','h',' ','i','m','m','e','r',' ','S','c','h','a','c','h',' ',AS_NOUN,PLACE_OTHERS,
    4,'.',0,
    /* reason/pinned */
    AS_NOUN,PLACE_FROM,2,' ','i','s','t',' ',AS_NOUN,PLACE_OTHERS,4,' ','a','n',' ',AS_NOUN,PLACE_FIRST,
    3,' ','g','e','f','e','s','s','e','l','t','.',0,
    /* reason/en-passant-exposes-king */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','a','u','f',' ',AS_IT_IS,
    PLACE_TO,1,' ','e','n',' ','p','a','s','s','a','n','t',' ','s','c','h','l','a','g','e','n',
    ':',' ','O','h','n','e',' ','d','i','e',' ','b','e','i','d','e','n',' ','B','a','u','e','r',
    'n',' ','b','e','k',195,164,'m','e',' ',AS_NOUN,PLACE_FIRST,1,' ','S','c','h','a','c','h',
    ' ',AS_NOUN,PLACE_OTHERS,4,'.',0,
    /* reason/promotion-needed */
    AS_NOUN,PLACE_FROM,2,' ','m','u','s','s',' ','s','i','c','h',' ','a','u','f',' ',AS_IT_IS,
    PLACE_TO,1,' ','v','e','r','w','a','n','d','e','l','n',':',' ','i','n',' ','D','a','m','e',
    ',',' ','T','u','r','m',',',' ','L',195,164,'u','f','e','r',' ','o','d','e','r',' ','S','p',
    'r','i','n','g','e','r','.',0,
    /* fault/empty */
    'd','i','e',' ','F','E','N',' ','i','s','t',' ','l','e','e','r','.',0,
    /* fault/bad-field-count */
    'd','i','e',' ','F','E','N',' ','h','a','t',' ','w','e','n','i','g','e','r',' ','a','l','s',
    ' ','v','i','e','r',' ','T','e','i','l','e','.',0,
    /* fault/bad-rank-count */
    'd','i','e',' ','F','E','N',' ','h','a','t',' ','n','i','c','h','t',' ','a','c','h','t',' ',
    'R','e','i','h','e','n','.',0,
    /* fault/bad-rank-length */
    'e','i','n','e',' ','R','e','i','h','e',' ','h','a','t',' ','n','i','c','h','t',' ','a','c',
    'h','t',' ','F','e','l','d','e','r','.',0,
    /* fault/bad-character */
    'e','i','n',' ','Z','e','i','c','h','e','n',' ','s','t','e','h','t',' ','f',195,188,'r',' ',
    'k','e','i','n','e',' ','F','i','g','u','r','.',0,
    /* fault/bad-side */
    'd','a','s',' ','Z','u','g','r','e','c','h','t',' ','i','s','t',' ','w','e','d','e','r',' ',
    'w',' ','n','o','c','h',' ','b','.',0,
    /* fault/bad-castling */
    'd','i','e',' ','R','o','c','h','a','d','e','n',' ','s','i','n','d',' ','w','e','d','e','r',
    ' ','-',' ','n','o','c','h',' ','B','u','c','h','s','t','a','b','e','n',' ','w','i','e',' ',
    'K','Q','k','q','.',0,
    /* fault/bad-en-passant */
    'd','a','s',' ','E','n','-','p','a','s','s','a','n','t','-','F','e','l','d',' ','i','s','t',
    ' ','w','e','d','e','r',' ','-',' ','n','o','c','h',' ','e','i','n',' ','F','e','l','d',' ',
    'd','e','s',' ','B','r','e','t','t','s','.',0,
    /* fault/bad-clock */
    'e','i','n',' ','Z',195,164,'h','l','e','r',' ','i','s','t',' ','k','e','i','n','e',' ','Z',
    'a','h','l',' ','b','i','s',' ','6','5','5','3','5','.',0,
    /* fault/bad-move-number */
    'd','i','e',' ','Z','u','g','n','u','m','m','e','r',' ','i','s','t',' ','k','e','i','n','e',
    ' ','Z','a','h','l','.',0,
    /* fault/missing-fields */
    'd','i','e',' ','l','e','t','z','t','e','n',' ','T','e','i','l','e',' ','f','e','h','l','e',
    'n','.',0,
    /* fault/extra-space */
    'e','s',' ','g','i','b','t',' ','z','u',' ','v','i','e','l','e',' ','L','e','e','r','z','e',
    'i','c','h','e','n','.',0,
    /* fault/trailing-text */
    'n','a','c','h',' ','d','e','m',' ','l','e','t','z','t','e','n',' ','T','e','i','l',' ','s',
    't','e','h','t',' ','n','o','c','h',' ','T','e','x','t','.',0,
    /* fault/adjacent-digits */
    'z','w','e','i',' ','Z','i','f','f','e','r','n',' ','s','t','e','h','e','n',' ','n','e','b',
    'e','n','e','i','n','a','n','d','e','r','.',0,
    /* fault/castling-order */
    'd','i','e',' ','R','o','c','h','a','d','e','n',' ','h','a','b','e','n',' ','n','i','c','h',
    't',' ','d','i','e',' ',195,188,'b','l','i','c','h','e',' ','R','e','i','h','e','n','f','o',
    'l','g','e','.',0,
    /* fault/castling-duplicate */
    'd','a','s',' ','R','e','c','h','t',' ','z','u','r',' ','R','o','c','h','a','d','e',' ','n',
    'a','c','h',' ','e','i','n','e','r',' ','S','e','i','t','e',' ','i','s','t',' ','z','w','e',
    'i','m','a','l',' ','a','n','g','e','g','e','b','e','n','.',0,
    /* fault/uppercase-side */
    'd','a','s',' ','Z','u','g','r','e','c','h','t',' ','i','s','t',' ','g','r','o',195,159,'g',
    'e','s','c','h','r','i','e','b','e','n','.',0,
    /* fault/uppercase-en-passant */
    'd','a','s',' ','E','n','-','p','a','s','s','a','n','t','-','F','e','l','d',' ','i','s','t',
    ' ','g','r','o',195,159,'g','e','s','c','h','r','i','e','b','e','n','.',0,
    /* fault/move-number-zero */
    'd','i','e',' ','Z','u','g','n','u','m','m','e','r',' ','i','s','t',' ','0',' ','s','t','a',
    't','t',' ','1','.',0,
    /* fault/padded-number */
    'e','i','n',' ','Z',195,164,'h','l','e','r',' ','b','e','g','i','n','n','t',' ','m','i','t',
    ' ','e','i','n','e','r',' ',195,188,'b','e','r','f','l',195,188,'s','s','i','g','e','n',' ',
    '0','.',0,
    /* fault/bad-operation */
    'e','i','n','e',' ','O','p','e','r','a','t','i','o','n',' ','d','e','r',' ','E','P','D',' ',
    'i','s','t',' ','f','a','l','s','c','h',' ','g','e','s','c','h','r','i','e','b','e','n',':',
    ' ','S','i','e',' ','b','e','s','t','e','h','t',' ','a','u','s',' ','e','i','n','e','m',' ',
    'W','o','r','t',',',' ','i','h','r','e','n',' ','O','p','e','r','a','n','d','e','n',' ','u',
    'n','d',' ','e','i','n','e','m',' ','S','t','r','i','c','h','p','u','n','k','t','.',0,
    /* fault/king-missing */
    'e','i','n',' ','K',195,182,'n','i','g',' ','f','e','h','l','t','.',0,
    /* fault/too-many-kings */
    'e','s',' ','g','i','b','t',' ','z','u',' ','v','i','e','l','e',' ','K',195,182,'n','i','g',
    'e',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/kings-adjacent */
    'd','i','e',' ','K',195,182,'n','i','g','e',' ','s','t','e','h','e','n',' ','n','e','b','e',
    'n','e','i','n','a','n','d','e','r',' ','a','u','f',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/opposite-check */
    AS_IT_IS,PLACE_SIDE,1,' ','i','s','t',' ','a','m',' ','Z','u','g',',',' ','o','b','w','o',
    'h','l',' ',AS_NOUN,PLACE_FIRST,1,' ','S','c','h','a','c','h',' ',AS_NOUN,PLACE_OTHERS,4,
    ' ','b','e','k','o','m','m','t','.',0,
    /* fault/pawn-on-back-rank */
    'a','u','f',' ','d','e','r',' ','e','r','s','t','e','n',' ','o','d','e','r',' ','l','e','t',
    'z','t','e','n',' ','R','e','i','h','e',' ','k','a','n','n',' ','k','e','i','n',' ','B','a',
    'u','e','r',' ','s','t','e','h','e','n',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-king */
    'e','s',' ','g','i','b','t',' ','e','i','n',' ','R','e','c','h','t',' ','z','u','r',' ','R',
    'o','c','h','a','d','e',',',' ','a','b','e','r',' ','k','e','i','n','e','n',' ','K',195,182,
    'n','i','g',' ','a','n',' ','s','e','i','n','e','m',' ','P','l','a','t','z',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/castling-no-rook */
    'e','s',' ','g','i','b','t',' ','e','i','n',' ','R','e','c','h','t',' ','z','u','r',' ','R',
    'o','c','h','a','d','e',',',' ','a','b','e','r',' ','k','e','i','n','e','n',' ','T','u','r',
    'm',' ','a','n',' ','s','e','i','n','e','m',' ','P','l','a','t','z',':',' ',AS_IT_IS,PLACE_ALL,
    1,'.',0,
    /* fault/en-passant-wrong-rank */
    'k','e','i','n',' ','B','a','u','e','r',' ','k','a','n','n',' ',195,188,'b','e','r',' ',AS_IT_IS,
    PLACE_ALL,1,' ','g','e','z','o','g','e','n',' ','s','e','i','n',':',' ','D','a','s',' ','i',
    's','t',' ','d','i','e',' ','f','a','l','s','c','h','e',' ','R','e','i','h','e','.',0,
    /* fault/en-passant-no-pawn */
    'a','u','f',' ',AS_IT_IS,PLACE_ALL,1,' ','s','t','e','h','t',' ','k','e','i','n',' ','B',
    'a','u','e','r',',',' ','d','e','n',' ','m','a','n',' ','e','n',' ','p','a','s','s','a','n',
    't',' ','s','c','h','l','a','g','e','n',' ','k','a','n','n','.',0,
    /* fault/en-passant-cell-occupied */
    'k','e','i','n',' ','B','a','u','e','r',' ','k','a','n','n',' ',195,188,'b','e','r',' ',AS_NOUN,
    PLACE_ALL,3,' ','h','i','n','w','e','g',' ','g','e','z','o','g','e','n',' ','s','e','i','n',
    '.',0,
    /* fault/en-passant-origin-occupied */
    'k','e','i','n',' ','B','a','u','e','r',' ','k','a','n','n',' ','v','o','n',' ','d','o','r',
    't',' ','g','e','k','o','m','m','e','n',' ','s','e','i','n',',',' ','w','o',' ',AS_NOUN,PLACE_ALL,
    1,' ','s','t','e','h','t','.',0,
    /* fault/too-many-pawns */
    'e','s',' ','g','i','b','t',' ','m','e','h','r',' ','a','l','s',' ','8',' ','B','a','u','e',
    'r','n',' ','e','i','n','e','r',' ','S','e','i','t','e',':',' ',AS_IT_IS,PLACE_ALL,1,'.',
    0,
    /* fault/too-many-pieces */
    'e','s',' ','g','i','b','t',' ','m','e','h','r',' ','a','l','s',' ','1','6',' ','F','i','g',
    'u','r','e','n',' ','e','i','n','e','r',' ','S','e','i','t','e',':',' ',AS_IT_IS,PLACE_ALL,
    1,'.',0,
    /* fault/too-many-promoted */
    'e','s',' ','g','i','b','t',' ','m','e','h','r',' ','v','e','r','w','a','n','d','e','l','t',
    'e',' ','F','i','g','u','r','e','n',',',' ','a','l','s',' ','B','a','u','e','r','n',' ','f',
    'e','h','l','e','n',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/impossible-check */
    'k','e','i','n',' ','Z','u','g',' ','k','a','n','n',' ','d','i','e','s','e','s',' ','S','c',
    'h','a','c','h',' ','g','e','g','e','b','e','n',' ','h','a','b','e','n',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/en-passant-clock */
    'e','i','n',' ','B','a','u','e','r',' ','h','a','t',' ','e','b','e','n',' ','g','e','z','o',
    'g','e','n',',',' ','a','b','e','r',' ','d','e','r',' ','Z',195,164,'h','l','e','r',' ','i',
    's','t',' ','n','i','c','h','t',' ','0','.',0,
    /* fault/clock-over-75-moves */
    'd','e','r',' ','Z',195,164,'h','l','e','r',' ','i','s','t',' ',195,188,'b','e','r',' ','7',
    '5',' ','Z',195,188,'g','e',':',' ','D','i','e',' ','P','a','r','t','i','e',' ','w','a','r',
    ' ','z','u',' ','E','n','d','e','.',0,
    /* fault/clock-over-move-number */
    'd','e','r',' ','Z',195,164,'h','l','e','r',' ','h','a','t',' ','m','e','h','r',' ','Z',195,
    188,'g','e',' ','a','l','s',' ','d','i','e',' ','P','a','r','t','i','e','.',0,
    /* fault/en-passant-impossible */
    'd','e','r',' ','K',195,182,'n','i','g',' ','b','e','k','a','m',' ','s','c','h','o','n',' ',
    'v','o','r',' ','d','e','m',' ','D','o','p','p','e','l','s','c','h','r','i','t','t',' ','d',
    'e','s',' ','B','a','u','e','r','n',' ','S','c','h','a','c','h',':',' ',AS_IT_IS,PLACE_ALL,
    1,'.',0,
    /* fault/en-passant-no-capturer */
    'k','e','i','n',' ','B','a','u','e','r',' ','k','a','n','n',' ','a','u','f',' ',AS_IT_IS,
    PLACE_ALL,1,' ','e','n',' ','p','a','s','s','a','n','t',' ','s','c','h','l','a','g','e','n',
    '.',0,
    /* fault/en-passant-not-legal */
    'a','u','f',' ',AS_IT_IS,PLACE_ALL,1,' ','e','n',' ','p','a','s','s','a','n','t',' ','z',
    'u',' ','s','c','h','l','a','g','e','n',' ','l','i','e',195,159,'e',' ','d','e','n',' ','K',
    195,182,'n','i','g',' ','i','m',' ','S','c','h','a','c','h','.',0,
    /* reason/impossible-number */
    'e','s',' ','g','i','b','t',' ','k','e','i','n',' ','F','e','l','d',' ',AS_IT_IS,PLACE_WRONG,
    1,':',' ','L','i','n','i','e','n',' ','u','n','d',' ','R','e','i','h','e','n',' ','g','e',
    'h','e','n',' ','v','o','n',' ','1',' ','b','i','s',' ','8','.',0,
    /* reason/no-candidate */
    'k','e','i','n','e',' ','d','i','e','s','e','r',' ','F','i','g','u','r','e','n',' ','k','a',
    'n','n',' ','s','o',' ','z','i','e','h','e','n',':',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* reason/alias */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','V','o','n',' ',AS_IT_IS,PLACE_START,1,' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_GOAL,1,' ','i','s','t',' ','d','i','e',' ','D','i','f','f','e','r','e','n',
    'z',' ',AS_IT_IS,PLACE_DIFFERENCE,1,',',' ','d','i','e',' ',AS_NOUN,PLACE_KIND,6,' ','n',
    'u','r',',',' ','w','e','n','n',' ','s','i','e',' ',AS_IT_IS,PLACE_ALIAS,1,' ','b','e','d',
    'e','u','t','e','t',';',' ','h','i','e','r',' ','b','e','d','e','u','t','e','t',' ','s','i',
    'e',' ','a','b','e','r',' ',AS_IT_IS,PLACE_MEANING,1,'.',0,
    /* reason/king-two */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','n','a','c','h',' ',
    AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','K',195,182,'n','i','g',' ','z','i','e','h','t',
    ' ','n','u','r',' ','b','e','i',' ','d','e','r',' ','R','o','c','h','a','d','e',' ','z','w',
    'e','i',' ','F','e','l','d','e','r',' ','w','e','i','t',',',' ','v','o','n',' ',AS_IT_IS,
    PLACE_HOME,1,' ','a','u','s','.',0,
    /* reason/rook-diagonal */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','i','c','h','t',' ','d','i','a','g','o',
    'n','a','l',' ','n','a','c','h',' ',AS_IT_IS,PLACE_TO,1,':',' ','E','i','n',' ','T','u','r',
    'm',' ','z','i','e','h','t',' ','n','u','r',' ','a','u','f',' ','s','e','i','n','e','r',' ',
    'R','e','i','h','e',' ','o','d','e','r',' ','L','i','n','i','e','.',0,
    /* fault/castling-no-king-960 */
    'e','s',' ','g','i','b','t',' ','e','i','n',' ','R','e','c','h','t',' ','z','u','r',' ','R',
    'o','c','h','a','d','e',',',' ','a','b','e','r',' ','v','o','n',' ',AS_IT_IS,PLACE_ALL,1,
    ' ','a','u','s',' ','k','a','n','n',' ','k','e','i','n',' ','K',195,182,'n','i','g',' ','r',
    'o','c','h','i','e','r','e','n','.',0,
    /* legal/takes */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','s','c','h','l',195,164,'g','t',' ',
    AS_NOUN,PLACE_TO,3,0,
    /* legal/en-passant */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','s','c','h','l',195,164,'g','t',' ',
    'a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','e','n',' ','p','a','s','s','a','n','t',0,
    /* legal/castle-short */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','r','o','c','h','i','e','r','t',' ',
    'k','u','r','z',0,
    /* legal/castle-long */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','r','o','c','h','i','e','r','t',' ',
    'l','a','n','g',0,
    /* legal/double-step */
    'l','e','g','a','l',':',' ',AS_NOUN,PLACE_FROM,2,' ','z','i','e','h','t',' ','z','w','e',
    'i',' ','F','e','l','d','e','r',' ','w','e','i','t',' ','n','a','c','h',' ',AS_IT_IS,PLACE_TO,
    1,0,
    /* legal/becomes */
    ' ','u','n','d',' ','w','i','r','d',' ',AS_NOUN,PLACE_BECOMES,5,0,
    /* legal/check */
    ' ','u','n','d',' ','g','i','b','t',' ','S','c','h','a','c','h',0,
    /* legal/mate */
    ' ','u','n','d',' ','s','e','t','z','t',' ','m','a','t','t',0,
    /* hint/may */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','a','c','h',' ',AS_IT_IS,PLACE_CHOICES,1,
    ' ','z','i','e','h','e','n','.',0,
    /* hint/may-still */
    AS_NOUN,PLACE_FROM,2,' ','k','a','n','n',' ','n','o','c','h',' ','n','a','c','h',' ',AS_IT_IS,
    PLACE_CHOICES,1,' ','z','i','e','h','e','n','.',0,
    /* hint/may-nothing */
    AS_NOUN,PLACE_FROM,2,' ','h','a','t',' ','k','e','i','n','e','n',' ','l','e','g','a','l',
    'e','n',' ','Z','u','g','.',0,
    /* hint/answer */
    'g','e','g','e','n',' ','d','a','s',' ','S','c','h','a','c','h',' ','h','i','l','f','t',':',
    ' ',0,
    /* hint/answer-take */
    AS_NOUN,PLACE_ALL,3,' ','s','c','h','l','a','g','e','n',0,
    /* hint/answer-block */
    'e','i','n','e',' ','F','i','g','u','r',' ','n','a','c','h',' ',AS_IT_IS,PLACE_CHOICES,1,
    ' ','s','t','e','l','l','e','n',0,
    /* hint/answer-king */
    'm','i','t',' ','d','e','m',' ','K',195,182,'n','i','g',' ','n','a','c','h',' ',AS_IT_IS,
    PLACE_CHOICES,1,' ','z','i','e','h','e','n',0,
    /* hint/answer-none */
    'd','a','s',' ','i','s','t',' ','s','c','h','a','c','h','m','a','t','t','.',0,
    /* meant/moves */
    'w','a','r',' ',AS_IT_IS,PLACE_MOVES,1,' ','g','e','m','e','i','n','t','?',0,
    /* meant/instead */
    'o','d','e','r',' ','w','a','r',' ','e','s',' ',AS_IT_IS,PLACE_MOVE,1,' ','s','t','a','t',
    't',' ',AS_IT_IS,PLACE_WRITTEN,1,'?',0,
    /* number/difference */
    'v','o','n',' ',AS_IT_IS,PLACE_START,1,' ','n','a','c','h',' ',AS_IT_IS,PLACE_GOAL,1,' ',
    'i','s','t',' ','d','i','e',' ','D','i','f','f','e','r','e','n','z',' ',AS_IT_IS,PLACE_DIFFERENCE,
    1,0,
    /* number/two-meanings */
    ',',' ','a','l','s','o',' ',AS_IT_IS,PLACE_MEANING,1,' ','(','n','i','c','h','t',' ',AS_IT_IS,
    PLACE_ALIAS,1,',',' ','d','e','n','n',' ','d','i','e',' ','M','a','n','h','a','t','t','a',
    'n','-','D','i','s','t','a','n','z',' ','i','s','t',' ',AS_IT_IS,PLACE_MANHATTAN,1,')',0,
    /* number/is */
    ':',' ','d','i','e',' ',AS_NOUN,PLACE_KIND,6,'.',0,
    /* number/is-not */
    ':',' ','n','i','c','h','t',' ','d','i','e',' ',AS_NOUN,PLACE_KIND,6,'.',0,
    /* number/looks-like */
    ':',' ','S','i','e',' ','s','i','e','h','t',' ','a','u','s',' ','w','i','e',' ','d','i','e',
    ' ',AS_NOUN,PLACE_KIND,6,',',' ','i','s','t',' ','e','s',' ','a','b','e','r',' ','n','i',
    'c','h','t','.',0,
    /* brief/bad-notation */
    'k','e','i','n',' ','Z','u','g',0,
    /* brief/impossible-cell */
    'd','i','e','s','e','s',' ','F','e','l','d',' ','g','i','b','t',' ','e','s',' ','n','i','c',
    'h','t',0,
    /* brief/ambiguous */
    'm','e','h','r','d','e','u','t','i','g',':',' ',AS_SHORT,PLACE_ALL,8,0,
    /* brief/no-such-piece */
    'k','e','i','n','e',' ','s','o','l','c','h','e',' ','F','i','g','u','r',' ','k','a','n','n',
    ' ','d','a','s',0,
    /* brief/same-cell */
    'n','o','c','h',' ','i','m','m','e','r',' ','a','u','f',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/no-piece */
    'k','e','i','n','e',' ','F','i','g','u','r',' ','a','u','f',' ',AS_IT_IS,PLACE_FROM,1,0,
    /* brief/not-your-piece */
    AS_IT_IS,PLACE_SIDE,1,' ','i','s','t',' ','a','m',' ','Z','u','g',0,
    /* brief/king-shape */
    'k','e','i','n',' ','K',195,182,'n','i','g','s','z','u','g',0,
    /* brief/queen-shape */
    'k','e','i','n',' ','D','a','m','e','n','z','u','g',0,
    /* brief/rook-shape */
    'k','e','i','n',' ','T','u','r','m','z','u','g',0,
    /* brief/bishop-shape */
    'k','e','i','n',' ','L',195,164,'u','f','e','r','z','u','g',0,
    /* brief/knight-shape */
    'k','e','i','n',' ','S','p','r','i','n','g','e','r','z','u','g',0,
    /* brief/pawn-shape */
    'k','e','i','n',' ','B','a','u','e','r','n','z','u','g',0,
    /* brief/pawn-backward */
    'B','a','u','e','r','n',' ','z','i','e','h','e','n',' ','n','i','e',' ','z','u','r',195,188,
    'c','k',0,
    /* brief/pawn-sideways */
    'B','a','u','e','r','n',' ','z','i','e','h','e','n',' ','n','i','e',' ','z','u','r',' ','S',
    'e','i','t','e',0,
    /* brief/pawn-double-not-from-start */
    'k','e','i','n',' ','D','o','p','p','e','l','s','c','h','r','i','t','t',' ','v','o','n',' ',
    AS_IT_IS,PLACE_FROM,1,0,
    /* brief/castle-no-rook */
    'k','e','i','n',' ','T','u','r','m',' ','a','u','f',' ',AS_IT_IS,PLACE_FIRST,1,' ','z','u',
    'm',' ','R','o','c','h','i','e','r','e','n',0,
    /* brief/castle-no-right */
    'k','e','i','n',' ','R','e','c','h','t',' ','z','u','r',' ','R','o','c','h','a','d','e',0,
    /* brief/castle-path-blocked */
    'R','o','c','h','a','d','e',' ','v','e','r','s','p','e','r','r','t',':',' ',AS_SHORT,PLACE_ALL,
    8,0,
    /* brief/castle-in-check */
    'k','e','i','n','e',' ','R','o','c','h','a','d','e',' ','i','m',' ','S','c','h','a','c','h',
    ' ','v','o','n',' ',AS_SHORT,PLACE_OTHERS,8,0,
    /* brief/castle-through-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','n','g','e','g','r','i','f','f','e','n',' ','v','o','n',' ',
    AS_SHORT,PLACE_OTHERS,8,0,
    /* brief/castle-into-check */
    AS_IT_IS,PLACE_FIRST,1,' ','a','n','g','e','g','r','i','f','f','e','n',' ','v','o','n',' ',
    AS_SHORT,PLACE_OTHERS,8,0,
    /* brief/own-piece */
    'e','i','g','e','n','e',' ','F','i','g','u','r',' ','a','u','f',' ',AS_IT_IS,PLACE_TO,1,0,
    /* brief/path-blocked */
    'W','e','g',' ','v','e','r','s','p','e','r','r','t',':',' ',AS_SHORT,PLACE_FIRST,8,0,
    /* brief/pawn-push-blocked */
    'W','e','g',' ','v','e','r','s','p','e','r','r','t',':',' ',AS_SHORT,PLACE_TO,8,0,
    /* brief/pawn-capture-empty */
    'a','u','f',' ',AS_IT_IS,PLACE_TO,1,' ','g','i','b','t',' ','e','s',' ','n','i','c','h','t',
    's',' ','z','u',' ','s','c','h','l','a','g','e','n',0,
    /* brief/en-passant-unavailable */
    'e','n',' ','p','a','s','s','a','n','t',' ','i','s','t',' ','j','e','t','z','t',' ','n','i',
    'c','h','t',' ','e','r','l','a','u','b','t',0,
    /* brief/king-capture */
    'K',195,182,'n','i','g','e',' ','w','e','r','d','e','n',' ','n','i','e',' ','g','e','s','c',
    'h','l','a','g','e','n',0,
    /* brief/promotion-invalid */
    'U','m','w','a','n','d','l','u','n','g',' ','i','n',' ','D','a','m','e',',',' ','T','u','r',
    'm',',',' ','L',195,164,'u','f','e','r',' ','o','d','e','r',' ','S','p','r','i','n','g','e',
    'r',0,
    /* brief/promotion-not-allowed */
    'k','e','i','n','e',' ','U','m','w','a','n','d','l','u','n','g',' ','a','u','f',' ',AS_IT_IS,
    PLACE_TO,1,0,
    /* brief/kings-touch */
    'z','u',' ','n','a','h',' ','a','n',' ',AS_SHORT,PLACE_FIRST,8,0,
    /* brief/king-captures-guarded */
    AS_SHORT,PLACE_TO,8,' ','g','e','d','e','c','k','t',' ','v','o','n',' ',AS_SHORT,PLACE_OTHERS,
    8,0,
    /* brief/king-stays-on-line */
    'n','o','c','h',' ','i','m',' ','S','c','h','a','c','h',' ','v','o','n',' ',AS_SHORT,PLACE_OTHERS,
    8,0,
    /* brief/king-into-attack */
    AS_IT_IS,PLACE_TO,1,' ','a','n','g','e','g','r','i','f','f','e','n',' ','v','o','n',' ',AS_SHORT,
    PLACE_OTHERS,8,0,
    /* brief/double-check */
    'D','o','p','p','e','l','s','c','h','a','c','h',':',' ','d','e','r',' ','K',195,182,'n','i',
    'g',' ','m','u','s','s',' ','z','i','e','h','e','n',0,
    /* brief/leaves-in-check */
    'K',195,182,'n','i','g',' ','i','m',' ','S','c','h','a','c','h',' ','v','o','n',' ',AS_SHORT,
    PLACE_OTHERS,8,0,
    /* brief/pinned */
    AS_AGREE,PLACE_FROM,7,' ','g','e','f','e','s','s','e','l','t',' ','v','o','n',' ',AS_SHORT,
    PLACE_OTHERS,8,0,
    /* brief/en-passant-exposes-king */
    'K',195,182,'n','i','g',' ','w',195,164,'r','e',' ','i','m',' ','S','c','h','a','c','h',' ',
    'v','o','n',' ',AS_SHORT,PLACE_OTHERS,8,0,
    /* brief/promotion-needed */
    'U','m','w','a','n','d','l','u','n','g',' ','i','n',' ','D','a','m','e',',',' ','T','u','r',
    'm',',',' ','L',195,164,'u','f','e','r',' ','o','d','e','r',' ','S','p','r','i','n','g','e',
    'r',0,
    /* form noun der */
    'd','i','e',' ','F','i','g','u','r',0,'d','e','r',' ','K',195,182,'n','i','g',0,'d','i','e',
    ' ','D','a','m','e',0,'d','e','r',' ','T','u','r','m',0,'d','e','r',' ','L',195,164,'u','f',
    'e','r',0,'d','e','r',' ','S','p','r','i','n','g','e','r',0,'d','e','r',' ','B','a','u','e',
    'r',0,'d','i','e',' ','F','i','g','u','r','e','n',0,
    /* form noun Der */
    'D','i','e',' ','F','i','g','u','r',0,'D','e','r',' ','K',195,182,'n','i','g',0,'D','i','e',
    ' ','D','a','m','e',0,'D','e','r',' ','T','u','r','m',0,'D','e','r',' ','L',195,164,'u','f',
    'e','r',0,'D','e','r',' ','S','p','r','i','n','g','e','r',0,'D','e','r',' ','B','a','u','e',
    'r',0,'D','i','e',' ','F','i','g','u','r','e','n',0,
    /* form noun den */
    'd','i','e',' ','F','i','g','u','r',0,'d','e','n',' ','K',195,182,'n','i','g',0,'d','i','e',
    ' ','D','a','m','e',0,'d','e','n',' ','T','u','r','m',0,'d','e','n',' ','L',195,164,'u','f',
    'e','r',0,'d','e','n',' ','S','p','r','i','n','g','e','r',0,'d','e','n',' ','B','a','u','e',
    'r','n',0,'d','i','e',' ','F','i','g','u','r','e','n',0,
    /* form noun vom */
    'v','o','n',' ','d','e','r',' ','F','i','g','u','r',0,'v','o','m',' ','K',195,182,'n','i',
    'g',0,'v','o','n',' ','d','e','r',' ','D','a','m','e',0,'v','o','m',' ','T','u','r','m',0,
    'v','o','m',' ','L',195,164,'u','f','e','r',0,'v','o','m',' ','S','p','r','i','n','g','e',
    'r',0,'v','o','m',' ','B','a','u','e','r','n',0,'v','o','n',' ','d','e','n',' ','F','i','g',
    'u','r','e','n',0,
    /* form noun zum */
    'z','u',' ','e','t','w','a','s',' ','a','n','d','e','r','e','m',0,'z','u','m',' ','K',195,
    182,'n','i','g',0,'z','u','r',' ','D','a','m','e',0,'z','u','m',' ','T','u','r','m',0,'z',
    'u','m',' ','L',195,164,'u','f','e','r',0,'z','u','m',' ','S','p','r','i','n','g','e','r',
    0,'z','u','m',' ','B','a','u','e','r','n',0,0,
    /* form noun eines */
    'e','i','n','e','r',' ','F','i','g','u','r',0,'e','i','n','e','s',' ','K',195,182,'n','i',
    'g','s',0,'e','i','n','e','r',' ','D','a','m','e',0,'e','i','n','e','s',' ','T','u','r','m',
    's',0,'e','i','n','e','s',' ','L',195,164,'u','f','e','r','s',0,'e','i','n','e','s',' ','S',
    'p','r','i','n','g','e','r','s',0,'e','i','n','e','s',' ','B','a','u','e','r','n',0,0,
    /* form agree Figur */
    'F','i','g','u','r',0,'K',195,182,'n','i','g',0,'D','a','m','e',0,'T','u','r','m',0,'L',195,
    164,'u','f','e','r',0,'S','p','r','i','n','g','e','r',0,'B','a','u','e','r',0,0,
    /* form short @ */
    AS_IT_IS,PLACE_SQUARE,1,0,'K',AS_IT_IS,PLACE_SQUARE,1,0,'D',AS_IT_IS,PLACE_SQUARE,1,0,'T',
    AS_IT_IS,PLACE_SQUARE,1,0,'L',AS_IT_IS,PLACE_SQUARE,1,0,'S',AS_IT_IS,PLACE_SQUARE,1,0,'B',
    'a','u','e','r',' ',AS_IT_IS,PLACE_SQUARE,1,0,0,
};
