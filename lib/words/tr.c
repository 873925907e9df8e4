/* SPDX-License-Identifier: MIT */
/* tr.c -- made by language.awk from tr.po: edit that */

#include "words/language.h"

_Static_assert(SENTENCES == 328, "of the same ecart.pot");

const unsigned char ecart_language_tr[] = {
    1,11,72,1,172,2,175,2,176,2,185,2,193,2,196,2,201,2,208,2,215,2,223,2,225,2,231,2,237,2,0,
    3,18,3,43,3,53,3,62,3,74,3,87,3,111,3,197,3,38,4,95,4,139,4,199,4,213,4,9,5,69,5,135,5,206,
    5,252,5,58,6,177,6,218,6,3,7,93,7,138,7,218,7,255,7,52,8,110,8,153,8,194,8,22,9,82,9,154,
    9,242,9,22,10,96,10,161,10,236,10,13,11,77,11,122,11,204,11,18,12,61,12,133,12,189,12,199,
    12,46,13,72,13,112,13,174,13,219,13,22,14,89,14,152,14,187,14,217,14,245,14,30,15,81,15,122,
    15,162,15,205,15,255,15,27,16,68,16,168,16,193,16,236,16,11,17,73,17,116,17,156,17,196,17,
    15,18,50,18,98,18,145,18,190,18,238,18,33,19,80,19,140,19,214,19,12,20,72,20,108,20,163,20,
    242,20,68,21,115,21,163,21,180,21,201,21,236,21,14,22,39,22,105,22,169,22,214,22,44,23,97,
    23,176,23,194,23,241,23,9,24,43,24,72,24,100,24,145,24,162,24,178,24,191,24,210,24,239,24,
    2,25,29,25,55,25,74,25,93,25,129,25,177,25,220,25,230,25,246,25,8,26,15,26,30,26,61,26,94,
    26,127,26,178,26,197,26,223,26,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,27,27,27,47,27,80,27,117,27,133,
    27,146,27,173,27,192,27,212,27,231,27,249,27,10,28,30,28,56,28,82,28,104,28,127,28,142,28,
    164,28,193,28,218,28,243,28,255,28,16,29,33,29,56,29,85,29,104,29,136,29,152,29,169,29,188,
    29,212,29,237,29,9,30,30,30,48,30,79,30,111,30,153,30,208,30,14,31,77,31,112,31,158,31,246,
    31,57,32,129,32,209,32,41,33,
    /* code */
    't','r',0,
    /* plural forms */
    0,
    /* grammar/name */
    'T',195,188,'r','k',195,167,'e',0,
    /* grammar/piece-on-square */
    AS_RANK,PLACE_SQUARE,11,' ',AS_IT_IS,PLACE_PIECE,1,0,
    /* grammar/comma */
    ',',' ',0,
    /* grammar/and */
    ' ','v','e',' ',0,
    /* grammar/or */
    ' ','v','e','y','a',' ',0,
    /* grammar/or-castle */
    ' ','v','e','y','a',' ',0,
    /* grammar/either */
    ' ','y','a',' ','d','a',' ',0,
    /* grammar/full-stop */
    '.',0,
    /* grammar/white */
    'b','e','y','a','z',0,
    /* grammar/black */
    's','i','y','a','h',0,
    /* grammar/kingside */
    'k',196,177,'s','a',' ','r','o','k',' ','a','t','a','b','i','l','i','r',0,
    /* grammar/queenside */
    'u','z','u','n',' ','r','o','k',' ','a','t','a','b','i','l','i','r',0,
    /* grammar/either-side */
    'i','k','i',' ','y','a','n','a',' ','d','a',' ','r','o','k',' ','a','t','a','b','i','l','i',
    'r',0,
    /* grammar/right */
    AS_IT_IS,PLACE_NUMBER,1,' ','s','a',196,159,'a',0,
    /* grammar/left */
    AS_IT_IS,PLACE_NUMBER,1,' ','s','o','l','a',0,
    /* grammar/up */
    AS_IT_IS,PLACE_NUMBER,1,' ','y','u','k','a','r',196,177,0,
    /* grammar/down */
    AS_IT_IS,PLACE_NUMBER,1,' ','a',197,159,'a',196,159,196,177,0,
    /* reason/none */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g',
    'i','d','e','r',0,
    /* reason/bad-notation */
    'b','u',' ','m','e','t','i','n',',',' ','e','2','e','4',',',' ','5','2','5','4',',',' ','N',
    'f','3',' ','v','e','y','a',' ','O','-','O',' ','g','i','b','i',' ','b','i','l','i','n','e',
    'n',' ','h','i',195,167,'b','i','r',' ','g',195,182,'s','t','e','r','i','m','d','e',' ','b',
    'i','r',' ','h','a','m','l','e',' ','d','e',196,159,'i','l','.',0,
    /* reason/impossible-cell */
    'h','a','m','l','e','d','e',' ','t','a','h','t','a','d','a',' ','o','l','m','a','y','a','n',
    ' ','b','i','r',' ','k','a','r','e',' ','v','a','r',':',' ','d','i','k','e','y','l','e','r',
    ' ','a',226,128,153,'d','a','n',' ','h',226,128,153,'y','e',',',' ','y','a','t','a','y','l',
    'a','r',' ','1',226,128,153,'d','e','n',' ','8',226,128,153,'e',' ','k','a','d','a','r','d',
    196,177,'r','.',0,
    /* reason/ambiguous */
    'h','a','m','l','e','d','e','n',' ','h','a','n','g','i',' ','t','a',197,159,196,177,'n',' ',
    'o','y','n','a','d',196,177,196,159,196,177,' ','a','n','l','a',197,159,196,177,'l','m',196,
    177,'y','o','r',':',' ',AS_NOUN,PLACE_CHOICES,1,'.',0,
    /* reason/no-such-piece */
    'b','u',' ','t',195,188,'r','d','e','n',' ','h','i',195,167,'b','i','r',' ','t','a',197,159,
    ' ','b','u',' ','h','a','m','l','e','y','i',' ','y','a','p','a','m','a','z','.',0,
    /* reason/same-cell */
    't','a',197,159,' ','b','a',197,159,'k','a',' ','b','i','r',' ','k','a','r','e','y','e',' ',
    'g','i','t','m','e','l','i','d','i','r',';',' ','b','u',' ','h','a','m','l','e','d','e',' ',
    AS_RANK,PLACE_FROM,9,' ','k','a','l',196,177,'y','o','r','.',0,
    /* reason/no-piece */
    AS_RANK,PLACE_FROM,9,' ','t','a',197,159,' ','y','o','k','.',0,
    /* reason/not-your-piece */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ',AS_IT_IS,PLACE_SIDE,1,' ','t',
    'a','r','a','f','t','a',',',' ','a','m','a',' ',AS_NOUN,PLACE_FROM,1,' ',AS_IT_IS,PLACE_ENEMY,
    1,' ','t','a','r','a','f','a',' ','a','i','t','.',0,
    /* reason/king-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ',197,159,
    'a','h',' ','b','i','r',' ','s','e','f','e','r','d','e',' ','y','a','l','n',196,177,'z','c',
    'a',' ','b','i','r',' ','k','a','r','e',' ','g','i','d','e','r','.',0,
    /* reason/queen-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','v','e',
    'z','i','r',' ','y','a','l','n',196,177,'z','c','a',' ','y','a','t','a','y',',',' ','d','i',
    'k','e','y',' ','v','e','y','a',' ',195,167,'a','p','r','a','z',' ','g','i','d','e','r','.',
    0,
    /* reason/rook-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','k','a',
    'l','e',' ','y','a','l','n',196,177,'z','c','a',' ','k','e','n','d','i',' ','y','a','t','a',
    'y',196,177,'n','d','a',' ','v','e','y','a',' ','d','i','k','e','y','i','n','d','e',' ','g',
    'i','d','e','r','.',0,
    /* reason/bishop-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','f','i',
    'l',' ','y','a','l','n',196,177,'z','c','a',' ',195,167,'a','p','r','a','z',' ','g','i','d',
    'e','r','.',0,
    /* reason/knight-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','a','t',
    ' ','i','k','i',' ','k','a','r','e',' ','d',195,188,'z',',',' ','s','o','n','r','a',' ','b',
    'i','r',' ','k','a','r','e',' ','y','a','n','a',' ','g','i','d','e','r','.',0,
    /* reason/pawn-shape */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','p','i',
    'y','o','n',' ','b','i','r',' ','k','a','r','e',' ','i','l','e','r','i',' ','g','i','d','e',
    'r',' ','(','b','a',197,159,'l','a','n','g',196,177,195,167,' ','k','a','r','e','s','i','n',
    'd','e','n',' ','i','k','i',' ','k','a','r','e',' ','d','e',' ','g','i','d','e','b','i','l',
    'i','r',')',' ','v','e',' ','b','i','r',' ','k','a','r','e',' ',195,167,'a','p','r','a','z',
    ' ','a','l',196,177,'r','.',0,
    /* reason/pawn-backward */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','p','i',
    'y','o','n',' ','a','s','l','a',' ','g','e','r','i',' ','g','i','t','m','e','z','.',0,
    /* reason/pawn-sideways */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','p','i',
    'y','o','n',' ','a','s','l','a',' ','y','a','n','a',' ','g','i','t','m','e','z','.',0,
    /* reason/pawn-double-not-from-start */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','p','i',
    'y','o','n',' ','y','a','l','n',196,177,'z','c','a',' ','b','a',197,159,'l','a','n','g',196,
    177,195,167,' ','k','a','r','e','s','i','n','d','e','n',' ','(','b','u',' ','d','i','k','e',
    'y','d','e',' ',AS_IT_IS,PLACE_HOME,1,')',' ','i','k','i',' ','k','a','r','e',' ','g','i',
    'd','e','r','.',0,
    /* reason/castle-no-rook */
    AS_NOUN,PLACE_FROM,1,' ','r','o','k',' ','a','t','a','m','a','z',':',' ',AS_IT_IS,PLACE_SIDE,
    1,' ','t','a','r','a','f',196,177,'n',' ',AS_RANK,PLACE_FIRST,9,' ','k','a','l','e','s','i',
    ' ','y','o','k','.',0,
    /* reason/castle-no-right */
    AS_NOUN,PLACE_FIRST,1,' ','b','u',' ','y',195,182,'n','e',' ','r','o','k',' ','a','t','a',
    'm','a','z',':',' ',197,159,'a','h',' ','v','e','y','a',' ','k','a','l','e',' ','d','a','h',
    'a',' ',195,182,'n','c','e',' ','o','y','n','a','d',196,177,' ','y','a',' ','d','a',' ','k',
    'a','l','e',' ','a','l',196,177,'n','d',196,177,'.',0,
    /* reason/castle-path-blocked */
    AS_NOUN,PLACE_FROM,1,' ','r','o','k',' ','a','t','a','m','a','z',':',' ','y','o','l','u',
    ' ',AS_NOUN,PLACE_ALL,1,' ','k','a','p','a','t',196,177,'y','o','r','.',0,
    /* reason/castle-in-check */
    197,159,'a','h',' ','a','l','t',196,177,'n','d','a','y','k','e','n',' ',AS_NOUN,PLACE_FIRST,
    1,' ','r','o','k',' ','a','t','a','m','a','z',':',' ',AS_NOUN,PLACE_OTHERS,1,' ',197,159,
    'a','h',' ',195,167,'e','k','i','y','o','r','.',0,
    /* reason/castle-through-check */
    AS_NOUN,PLACE_FROM,1,' ','r','o','k',' ','a','t','a','r','k','e','n',' ',AS_RANK,PLACE_FIRST,
    10,' ','g','e',195,167,'e','m','e','z',':',' ','o',' ','k','a','r','e','y','i',' ',AS_NOUN,
    PLACE_OTHERS,1,' ','t','e','h','d','i','t',' ','e','d','i','y','o','r','.',0,
    /* reason/castle-into-check */
    AS_NOUN,PLACE_FROM,1,' ','r','o','k',' ','a','t','a','m','a','z',':',' ',AS_RANK,PLACE_FIRST,
    9,' ','o','n','a',' ',AS_NOUN,PLACE_OTHERS,1,' ',197,159,'a','h',' ',195,167,'e','k','e',
    'r','d','i','.',0,
    /* reason/own-piece */
    AS_NOUN,PLACE_FROM,1,' ',AS_NOUN,PLACE_TO,2,' ','a','l','a','m','a','z',':',' ','i','k','i',
    's','i',' ','d','e',' ',AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f','a',' ','a','i','t',
    '.',0,
    /* reason/path-blocked */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','u','l','a',197,159,'a','m','a','z',':',' ',
    AS_NOUN,PLACE_FIRST,1,' ','y','o','l','u',' ','k','a','p','a','t',196,177,'y','o','r',' ',
    'v','e',' ','y','a','l','n',196,177,'z','c','a',' ','a','t',' ','t','a',197,159,'l','a','r',
    196,177,'n',' ',195,188,'z','e','r','i','n','d','e','n',' ','a','t','l','a','r','.',0,
    /* reason/pawn-push-blocked */
    AS_NOUN,PLACE_FROM,1,' ',AS_NOUN,PLACE_TO,2,' ','d',195,188,'z',' ','g','i','d','e','r','e',
    'k',' ','a','l','a','m','a','z',':',' ','p','i','y','o','n',' ','y','a','l','n',196,177,'z',
    'c','a',' ',195,167,'a','p','r','a','z',' ','a','l',196,177,'r','.',0,
    /* reason/pawn-capture-empty */
    AS_NOUN,PLACE_FROM,1,' ','y','a','l','n',196,177,'z','c','a',' ','t','a',197,159,' ','a',
    'l',196,177,'r','k','e','n',' ',195,167,'a','p','r','a','z',' ','g','i','d','e','r',',',' ',
    'o','y','s','a',' ',AS_RANK,PLACE_TO,9,' ','a','l',196,177,'n','a','c','a','k',' ','t','a',
    197,159,' ','y','o','k','.',0,
    /* reason/en-passant-unavailable */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','g','e',195,167,'e','r','k','e','n',' ','a',
    'l','a','m','a','z',':',' ','b','u',',',' ','a','n','c','a','k',' ',AS_NOUN,PLACE_OTHERS,
    1,' ','i','k','i',' ','k','a','r','e',' ','i','l','e','r','l','e','d','i','k','t','e','n',
    ' ','h','e','m','e','n',' ','s','o','n','r','a',' ','y','a','p',196,177,'l','a','b','i','l',
    'i','r','.',0,
    /* reason/king-capture */
    AS_NOUN,PLACE_FROM,1,' ',AS_NOUN,PLACE_TO,2,' ','a','l','a','m','a','z',':',' ',197,159,'a',
    'h',' ','a','s','l','a',' ','a','l',196,177,'n','m','a','z','.',0,
    /* reason/promotion-invalid */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ',AS_NOUN,PLACE_BECOMES,3,' ','t','e','r','f',
    'i',' ','e','d','e','m','e','z',':',' ','p','i','y','o','n',' ','v','e','z','i','r','e',',',
    ' ','k','a','l','e','y','e',',',' ','f','i','l','e',' ','v','e','y','a',' ','a','t','a',' ',
    't','e','r','f','i',' ','e','d','e','r','.',0,
    /* reason/promotion-not-allowed */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','t','e','r','f','i',' ','e','d','e','m','e',
    'z',':',' ','p','i','y','o','n','l','a','r',' ','y','a','l','n',196,177,'z','c','a',' ','s',
    'o','n',' ','y','a','t','a','y','d','a',' ','t','e','r','f','i',' ','e','d','e','r','.',0,
    /* reason/kings-touch */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','o','r',
    'a','d','a',' ',AS_NOUN,PLACE_FIRST,4,' ','y','a','n',196,177,'n','d','a',' ','o','l','u',
    'r','d','u',';',' ',197,159,'a','h','l','a','r',' ','a','s','l','a',' ','y','a','n',' ','y',
    'a','n','a',' ','d','u','r','a','m','a','z','.',0,
    /* reason/king-captures-guarded */
    AS_NOUN,PLACE_FROM,1,' ',AS_NOUN,PLACE_TO,2,' ','a','l','a','m','a','z',':',' ','o','n','u',
    ' ',AS_NOUN,PLACE_OTHERS,1,' ','k','o','r','u','y','o','r','.',0,
    /* reason/king-stays-on-line */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','r','e','k',' ',197,159,'a',
    'h','t','a','n',' ','k','u','r','t','u','l','a','m','a','z',':',' ','o','r','a','d','a',' ',
    'd','a',' ',AS_NOUN,PLACE_OTHERS,1,' ',197,159,'a','h',' ',195,167,'e','k','e','r','d','i',
    '.',0,
    /* reason/king-into-attack */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ','o',' ',
    'k','a','r','e','y','i',' ',AS_NOUN,PLACE_OTHERS,1,' ','t','e','h','d','i','t',' ','e','d',
    'i','y','o','r','.',0,
    /* reason/double-check */
    AS_NOUN,PLACE_FROM,1,' ',195,167,'i','f','t','e',' ',197,159,'a','h','a',' ','k','a','r',
    197,159,196,177,' ','i',197,159,'e',' ','y','a','r','a','m','a','z',':',' ',AS_NOUN,PLACE_OTHERS,
    1,' ','b','i','r','l','i','k','t','e',' ',197,159,'a','h',' ',195,167,'e','k','i','y','o',
    'r',',',' ',AS_NOUN,PLACE_FIRST,1,' ','o','y','n','a','m','a','l',196,177,'.',0,
    /* reason/leaves-in-check */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ',AS_NOUN,
    PLACE_FIRST,1,' ','y','i','n','e',' ',197,159,'a','h',' ','a','l','t',196,177,'n','d','a',
    ' ','k','a','l',196,177,'r','d',196,177,';',' ',AS_NOUN,PLACE_OTHERS,1,' ',197,159,'a','h',
    ' ',195,167,'e','k','i','y','o','r','.',0,
    /* reason/pinned */
    AS_NOUN,PLACE_FROM,1,' ','a',195,167,'m','a','z','d','a',':',' ','o','y','n','a','r','s',
    'a',' ',AS_NOUN,PLACE_OTHERS,1,' ',AS_NOUN,PLACE_FIRST,3,' ',197,159,'a','h',' ',195,167,
    'e','k','e','r','.',0,
    /* reason/en-passant-exposes-king */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','g','e',195,167,'e','r','k','e','n',' ','a',
    'l','a','m','a','z',':',' ','i','k','i',' ','p','i','y','o','n',' ','d','a',' ','k','a','l',
    'k',196,177,'n','c','a',' ',AS_NOUN,PLACE_OTHERS,1,' ',AS_NOUN,PLACE_FIRST,3,' ',197,159,
    'a','h',' ',195,167,'e','k','e','r','d','i','.',0,
    /* reason/promotion-needed */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','t','e','r','f','i',' ','e','t','m','e','l',
    'i','d','i','r',':',' ','v','e','z','i','r','e',',',' ','k','a','l','e','y','e',',',' ','f',
    'i','l','e',' ','v','e','y','a',' ','a','t','a','.',0,
    /* fault/empty */
    'F','E','N',' ','b','o',197,159,'.',0,
    /* fault/bad-field-count */
    'F','E','N',226,128,153,'d','e',' ','d',195,182,'r','t','t','e','n',' ','a','z',' ','a','l',
    'a','n',' ','v','a','r',':',' ','t','a',197,159,'l','a','r',',',' ','h','a','m','l','e',' ',
    's',196,177,'r','a','s',196,177,',',' ','r','o','k',' ','h','a','k','l','a','r',196,177,' ',
    'v','e',' ','g','e',195,167,'e','r','k','e','n',' ','a','l','m','a',' ','k','a','r','e','s',
    'i',' ','g','e','r','e','k','i','r','.',0,
    /* fault/bad-rank-count */
    'F','E','N',226,128,153,'d','e',' ','s','e','k','i','z',' ','y','a','t','a','y',' ','y','o',
    'k','.',0,
    /* fault/bad-rank-length */
    'F','E','N',226,128,153,'i','n',' ','b','i','r',' ','y','a','t','a','y',196,177,'n','d','a',
    ' ','s','e','k','i','z',' ','k','a','r','e',' ','y','o','k','.',0,
    /* fault/bad-character */
    'F','E','N',226,128,153,'d','e','k','i',' ','b','i','r',' ','k','a','r','a','k','t','e','r',
    ' ','n','e',' ','b','i','r',' ','t','a',197,159,' ','n','e',' ','d','e',' ','b','o',197,159,
    ' ','k','a','r','e',' ','s','a','y',196,177,'s',196,177,'.',0,
    /* fault/bad-side */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ',226,128,156,'w',226,128,157,' ',
    'v','e','y','a',' ',226,128,156,'b',226,128,157,' ','o','l','m','a','l',196,177,'.',0,
    /* fault/bad-castling */
    'r','o','k',' ','h','a','k','l','a','r',196,177,' ',226,128,156,'-',226,128,157,' ','v','e',
    'y','a',' ',226,128,156,'K','Q','k','q',226,128,157,' ','g','i','b','i',' ','h','a','r','f',
    'l','e','r',' ','o','l','m','a','l',196,177,'.',0,
    /* fault/bad-en-passant */
    'g','e',195,167,'e','r','k','e','n',' ','a','l','m','a',' ','k','a','r','e','s','i',' ',226,
    128,156,'-',226,128,157,' ','v','e','y','a',' ',226,128,156,'e','3',226,128,157,' ','g','i',
    'b','i',' ','b','i','r',' ','k','a','r','e',' ','o','l','m','a','l',196,177,'.',0,
    /* fault/bad-clock */
    'F','E','N',226,128,153,'d','e','k','i',' ','b','i','r',' ','s','a','y','a',195,167,' ','0',
    ' ','i','l','e',' ','6','5','5','3','5',' ','a','r','a','s',196,177,'n','d','a',' ','b','i',
    'r',' ','s','a','y',196,177,' ','o','l','m','a','l',196,177,'.',0,
    /* fault/bad-move-number */
    'h','a','m','l','e',' ','n','u','m','a','r','a','s',196,177,' ','b','i','r',' ','s','a','y',
    196,177,' ','o','l','m','a','l',196,177,'.',0,
    /* fault/missing-fields */
    'F','E','N',226,128,153,'i','n',' ','s','o','n',' ','a','l','a','n','l','a','r',196,177,' ',
    'e','k','s','i','k','.',0,
    /* fault/extra-space */
    'F','E','N',226,128,153,'d','e',' ','f','a','z','l','a',' ','b','o',197,159,'l','u','k',' ',
    'v','a','r','.',0,
    /* fault/trailing-text */
    'F','E','N',226,128,153,'i','n',' ','s','o','n',' ','a','l','a','n',196,177,'n','d','a','n',
    ' ','s','o','n','r','a',' ','m','e','t','i','n',' ','v','a','r','.',0,
    /* fault/adjacent-digits */
    't','o','p','l','a','m','l','a','r',196,177,' ','y','e','r','i','n','e',' ','i','k','i',' ',
    'r','a','k','a','m',' ','y','a','n',' ','y','a','n','a',' ','y','a','z',196,177,'l','m',196,
    177,197,159,'.',0,
    /* fault/castling-order */
    'r','o','k',' ','h','a','k','l','a','r',196,177,' ','h','e','r',' ','z','a','m','a','n','k',
    'i',' ','s',196,177,'r','a','d','a',' ','d','e',196,159,'i','l','.',0,
    /* fault/castling-duplicate */
    'b','i','r',' ','y',195,182,'n','e',' ','r','o','k',' ','h','a','k','k',196,177,' ','i','k',
    'i',' ','k','e','z',' ','v','e','r','i','l','m','i',197,159,'.',0,
    /* fault/uppercase-side */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ','b',195,188,'y',195,188,'k',' ',
    'h','a','r','f','l','e',' ','y','a','z',196,177,'l','m',196,177,197,159,'.',0,
    /* fault/uppercase-en-passant */
    'g','e',195,167,'e','r','k','e','n',' ','a','l','m','a',' ','k','a','r','e','s','i',' ','b',
    195,188,'y',195,188,'k',' ','h','a','r','f','l','e',' ','y','a','z',196,177,'l','m',196,177,
    197,159,'.',0,
    /* fault/move-number-zero */
    'h','a','m','l','e',' ','n','u','m','a','r','a','s',196,177,' ','1',' ','y','e','r','i','n',
    'e',' ','0','.',0,
    /* fault/padded-number */
    'b','i','r',' ','s','a','y',196,177,' ','g','e','r','e','k','s','i','z',' ','b','i','r',' ',
    '0',' ','i','l','e',' ','b','a',197,159,'l',196,177,'y','o','r','.',0,
    /* fault/bad-operation */
    'E','P','D',226,128,153,'n','i','n',' ','b','i','r',' ','i',197,159,'l','e','m','i',' ','y',
    'a','n','l',196,177,197,159,' ','y','a','z',196,177,'l','m',196,177,197,159,':',' ','b','i',
    'r',' ','s',195,182,'z','c',195,188,'k',',',' ','i',197,159,'l','e','n','e','n','l','e','r',
    'i',' ','v','e',' ','n','o','k','t','a','l',196,177,' ','v','i','r','g',195,188,'l',' ','o',
    'l','m','a','l',196,177,'.',0,
    /* fault/king-missing */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f',196,177,'n',' ',197,159,'a','h',196,177,' ',
    'y','o','k','.',0,
    /* fault/too-many-kings */
    'b','i','r',' ','t','a','r','a','f',196,177,'n',' ','b','i','r','d','e','n',' ','f','a','z',
    'l','a',' ',197,159,'a','h',196,177,' ','v','a','r',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/kings-adjacent */
    197,159,'a','h','l','a','r',' ','y','a','n',' ','y','a','n','a',' ','d','u','r','u','y','o',
    'r',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/opposite-check */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ',AS_IT_IS,PLACE_SIDE,1,' ','t',
    'a','r','a','f','t','a',',',' ','o','y','s','a',' ',AS_NOUN,PLACE_OTHERS,1,' ',AS_NOUN,PLACE_FIRST,
    3,' ','z','a','t','e','n',' ',197,159,'a','h',' ',195,167,'e','k','i','y','o','r','.',0,
    /* fault/pawn-on-back-rank */
    'i','l','k',' ','v','e','y','a',' ','s','o','n',' ','y','a','t','a','y','d','a',' ','p','i',
    'y','o','n',' ','b','u','l','u','n','a','m','a','z',':',' ',AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/castling-no-king */
    'r','o','k',' ','h','a','k','k',196,177,' ','v','e','r','i','l','m','i',197,159,',',' ','a',
    'm','a',' ',AS_RANK,PLACE_CHOICES,9,' ',197,159,'a','h',' ','y','o','k','.',0,
    /* fault/castling-no-rook */
    'r','o','k',' ','h','a','k','k',196,177,' ','v','e','r','i','l','m','i',197,159,',',' ','a',
    'm','a',' ',AS_RANK,PLACE_CHOICES,9,' ','k','a','l','e',' ','y','o','k','.',0,
    /* fault/en-passant-wrong-rank */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ',AS_IT_IS,PLACE_SIDE,1,' ','t',
    'a','r','a','f','t','a','y','k','e','n',' ','g','e',195,167,'e','r','k','e','n',' ','a','l',
    'm','a',' ','k','a','r','e','s','i',' ',AS_IT_IS,PLACE_ALL,1,' ','y','a','n','l',196,177,
    197,159,' ','y','a','t','a','y','d','a','.',0,
    /* fault/en-passant-no-pawn */
    AS_RANK,PLACE_ALL,9,' ','g','e',195,167,'e','r','k','e','n',' ','a','l',196,177,'n','a','c',
    'a','k',' ','p','i','y','o','n',' ','y','o','k','.',0,
    /* fault/en-passant-cell-occupied */
    'h','i',195,167,'b','i','r',' ','p','i','y','o','n',' ',AS_RANK,PLACE_ALL,10,' ','g','e',
    195,167,'m','i',197,159,' ','o','l','a','m','a','z',':',' ','o',' ','k','a','r','e',' ','d',
    'o','l','u','.',0,
    /* fault/en-passant-origin-occupied */
    'h','i',195,167,'b','i','r',' ','p','i','y','o','n',' ',AS_RANK,PLACE_ALL,10,' ','g','e',
    'l','m','i',197,159,' ','o','l','a','m','a','z',':',' ','o',' ','k','a','r','e',' ','d','o',
    'l','u','.',0,
    /* fault/too-many-pawns */
    'b','i','r',' ','t','a','r','a','f',196,177,'n',' ','s','e','k','i','z','d','e','n',' ','f',
    'a','z','l','a',' ','p','i','y','o','n','u',' ','v','a','r',':',' ',AS_IT_IS,PLACE_ALL,1,
    '.',0,
    /* fault/too-many-pieces */
    'b','i','r',' ','t','a','r','a','f',196,177,'n',' ','o','n',' ','a','l','t',196,177,'d','a',
    'n',' ','f','a','z','l','a',' ','t','a',197,159,196,177,' ','v','a','r',':',' ',AS_IT_IS,
    PLACE_ALL,1,'.',0,
    /* fault/too-many-promoted */
    't','e','r','f','i',' ','e','t','m','i',197,159,' ','t','a',197,159,'l','a','r',' ','e','k',
    's','i','k',' ','p','i','y','o','n','l','a','r','d','a','n',' ','f','a','z','l','a',':',' ',
    AS_IT_IS,PLACE_ALL,1,'.',0,
    /* fault/impossible-check */
    AS_NOUN,PLACE_ALL,4,' ','b','u',' ',197,159,'a','h',196,177,'n',196,177,' ','h','i',195,167,
    'b','i','r',' ','h','a','m','l','e',' ','v','e','r','m','i',197,159,' ','o','l','a','m','a',
    'z','.',0,
    /* fault/en-passant-clock */
    'a','z',' ',195,182,'n','c','e',' ','b','i','r',' ','p','i','y','o','n',' ','o','y','n','a',
    'd',196,177,';',' ','y','a','r',196,177,'m',' ','h','a','m','l','e',' ','s','a','y','a','c',
    196,177,' ','0',' ','o','l','m','a','l',196,177,'.',0,
    /* fault/clock-over-75-moves */
    'y','a','r',196,177,'m',' ','h','a','m','l','e',' ','s','a','y','a','c',196,177,' ','7','5',
    ' ','h','a','m','l','e','y','i',' ','g','e',195,167,'t','i',':',' ','o','y','u','n',' ',195,
    167,'o','k','t','a','n',' ','b','i','t','m','i',197,159,' ','o','l','m','a','l',196,177,'y',
    'd',196,177,'.',0,
    /* fault/clock-over-move-number */
    'y','a','r',196,177,'m',' ','h','a','m','l','e',' ','s','a','y','a','c',196,177,' ','o','y',
    'n','a','n','a','n','d','a','n',' ','f','a','z','l','a',' ','h','a','m','l','e',' ','s','a',
    'y',196,177,'y','o','r','.',0,
    /* fault/en-passant-impossible */
    'p','i','y','o','n',' ','i','k','i',' ','k','a','r','e',' ','i','l','e','r','l','e','m','e',
    'd','e','n',' ',195,182,'n','c','e',' ',AS_NOUN,PLACE_ALL,1,' ','z','a','t','e','n',' ',197,
    159,'a','h',' ',195,167,'e','k','i','y','o','r','d','u','.',0,
    /* fault/en-passant-no-capturer */
    AS_RANK,PLACE_ALL,9,' ','g','e',195,167,'e','r','k','e','n',' ','a','l','a','b','i','l','e',
    'c','e','k',' ','p','i','y','o','n',' ','y','o','k','.',0,
    /* fault/en-passant-not-legal */
    AS_RANK,PLACE_ALL,9,' ','g','e',195,167,'e','r','k','e','n',' ','a','l','m','a','k',' ',197,
    159,'a','h',196,177,' ',197,159,'a','h',' ','a','l','t',196,177,'n','d','a',' ','b',196,177,
    'r','a','k',196,177,'r','d',196,177,'.',0,
    /* reason/impossible-number */
    't','a','h','t','a','d','a',' ',AS_IT_IS,PLACE_WRONG,1,' ','n','u','m','a','r','a','l',196,
    177,' ','k','a','r','e',' ','y','o','k',':',' ','s',195,188,'t','u','n','l','a','r',' ','v',
    'e',' ','s',196,177,'r','a','l','a','r',' ','1',226,128,153,'d','e','n',' ','8',226,128,153,
    'e',' ','k','a','d','a','r','d',196,177,'r','.',0,
    /* reason/impossible-square */
    AS_IT_IS,PLACE_WRITTEN,1,' ','d','i','y','e',' ','b','i','r',' ','k','a','r','e',' ','y',
    'o','k',':',' ','d','i','k','e','y','l','e','r',' ','a',226,128,153,'d','a','n',' ','h',226,
    128,153,'y','e',',',' ','y','a','t','a','y','l','a','r',' ','1',226,128,153,'d','e','n',' ',
    '8',226,128,153,'e',' ','k','a','d','a','r','d',196,177,'r','.',0,
    /* reason/ambiguous-moves */
    'b','u',' ',AS_IT_IS,PLACE_MOVES,1,' ','o','l','a','b','i','l','i','r',':',' ','h','a','n',
    'g','i',' ',AS_AGREE,PLACE_KIND,5,' ','o','l','d','u',196,159,'u','n','u',' ','b','e','l',
    'i','r','t','i','n','.',0,
    /* reason/no-candidate */
    'b','u',' ','t','a',197,159,'l','a','r','d','a','n',' ','h','i',195,167,'b','i','r','i',' ',
    'b','u',' ','h','a','m','l','e','y','i',' ','y','a','p','a','m','a','z',':',' ',AS_NOUN,PLACE_ALL,
    1,'.',0,
    /* reason/no-candidate-to */
    AS_NOUN,PLACE_ALL,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z','.',0,
    /* reason/no-kind */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f','t','a',' ',AS_AGREE,PLACE_KIND,5,' ','y','o',
    'k','.',0,
    /* reason/no-kind-on-file */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f','t','a',' ',AS_IT_IS,PLACE_FILE,1,' ','d','i',
    'k','e','y','i','n','d','e',' ',AS_AGREE,PLACE_KIND,5,' ','y','o','k','.',0,
    /* reason/no-kind-on-rank */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f','t','a',' ',AS_IT_IS,PLACE_NUMBER,1,'.',' ',
    'y','a','t','a','y','d','a',' ',AS_AGREE,PLACE_KIND,5,' ','y','o','k','.',0,
    /* reason/no-kind-on-square */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f','t','a',' ',AS_RANK,PLACE_FROM,9,' ',AS_AGREE,
    PLACE_KIND,5,' ','y','o','k','.',0,
    /* reason/alias */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ',AS_IT_IS,
    PLACE_GOAL,1,' ','-',' ',AS_IT_IS,PLACE_START,1,' ','=',' ',AS_IT_IS,PLACE_DIFFERENCE,1,' ',
    'b','u','r','a','d','a',' ',AS_IT_IS,PLACE_MEANING,1,' ','d','e','m','e','k','t','i','r',
    ',',' ',AS_IT_IS,PLACE_ALIAS,1,' ','d','e',196,159,'i','l','.',0,
    /* reason/king-two */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','m','e','z',':',' ',197,159,
    'a','h',' ','y','a','l','n',196,177,'z','c','a',' ',AS_RANK,PLACE_HOME,10,' ','r','o','k',
    ' ','a','t','a','r','k','e','n',' ','i','k','i',' ','k','a','r','e',' ','g','i','d','e','r',
    '.',0,
    /* reason/castle-king-away */
    AS_NOUN,PLACE_FIRST,1,' ','r','o','k',' ','a','t','a','m','a','z',':',' ',197,159,'a','h',
    ' ','y','a','l','n',196,177,'z','c','a',' ',AS_RANK,PLACE_HOME,10,' ','r','o','k',' ','a',
    't','a','r','.',0,
    /* reason/promotion-early */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ',AS_NOUN,PLACE_BECOMES,3,' ','t','e','r','f',
    'i',' ','e','d','e','m','e','z',':',' ','p','i','y','o','n',' ','s','o','n',' ','y','a','t',
    'a','y','d','a',' ','v','e','z','i','r','e',',',' ','k','a','l','e','y','e',',',' ','f','i',
    'l','e',' ','v','e','y','a',' ','a','t','a',' ','t','e','r','f','i',' ','e','d','e','r','.',
    0,
    /* reason/promotion-no-pawn */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','t','e','r','f','i',' ','e','d','e','m','e',
    'z',':',' ','y','a','l','n',196,177,'z','c','a',' ','p','i','y','o','n','l','a','r',' ','t',
    'e','r','f','i',' ','e','d','e','r','.',0,
    /* reason/rook-diagonal */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,8,' ',195,167,'a','p','r','a','z',' ','g','i','d',
    'e','m','e','z',':',' ','k','a','l','e',' ','y','a','l','n',196,177,'z','c','a',' ','k','e',
    'n','d','i',' ','y','a','t','a','y',196,177,'n','d','a',' ','v','e','y','a',' ','d','i','k',
    'e','y','i','n','d','e',' ','g','i','d','e','r','.',0,
    /* fault/kings-missing */
    't','a','h','t','a','d','a',' ',197,159,'a','h',' ','y','o','k','.',0,
    /* fault/castling-no-king-960 */
    'r','o','k',' ','h','a','k','k',196,177,' ','v','e','r','i','l','m','i',197,159,',',' ','a',
    'm','a',' ',197,159,'a','h',' ',AS_RANK,PLACE_CHOICES,10,' ','r','o','k',' ','a','t','a',
    'm','a','z','.',0,
    /* legal/takes */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ',AS_NOUN,PLACE_TO,2,' ','a',
    'l',196,177,'r',0,
    /* legal/en-passant */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_TO,9,' ','g',
    'e',195,167,'e','r','k','e','n',' ','a','l',196,177,'r',0,
    /* legal/castle-short */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ','k',196,177,'s','a',' ',
    'r','o','k',' ','a','t','a','r',0,
    /* legal/castle-long */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ','u','z','u','n',' ','r',
    'o','k',' ','a','t','a','r',0,
    /* legal/double-step */
    'g','e',195,167,'e','r','l','i',':',' ',AS_NOUN,PLACE_FROM,1,' ','i','k','i',' ','k','a',
    'r','e',' ','i','l','e','r','l','e','y','e','r','e','k',' ',AS_RANK,PLACE_TO,8,' ','g','i',
    'd','e','r',0,
    /* legal/becomes */
    ',',' ',AS_NOUN,PLACE_BECOMES,3,' ','t','e','r','f','i',' ','e','d','e','r',0,
    /* legal/check */
    ' ','v','e',' ',197,159,'a','h',' ',195,167,'e','k','e','r',0,
    /* legal/mate */
    ' ','v','e',' ','m','a','t',' ','e','d','e','r',0,
    /* hint/may */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_CHOICES,8,' ','g','i','d','e','b','i','l','i','r',
    '.',0,
    /* hint/may-castle */
    AS_NOUN,PLACE_FROM,1,' ',AS_RANK,PLACE_CHOICES,8,' ','g','i','d','e','b','i','l','i','r',
    ' ','y','a',' ','d','a',' ',AS_IT_IS,PLACE_WING,1,'.',0,
    /* hint/only-castle */
    AS_NOUN,PLACE_FROM,1,' ','y','a','l','n',196,177,'z','c','a',' ',AS_IT_IS,PLACE_WING,1,'.',
    0,
    /* hint/may-still */
    AS_NOUN,PLACE_FROM,1,' ','y','i','n','e',' ','d','e',' ',AS_RANK,PLACE_CHOICES,8,' ','g',
    'i','d','e','b','i','l','i','r','.',0,
    /* hint/may-nothing */
    AS_NOUN,PLACE_FROM,4,' ','g','e',195,167,'e','r','l','i',' ','h','a','m','l','e','s','i',
    ' ','y','o','k','.',0,
    /* hint/write */
    197,159,'u','n','u',' ','y','a','z',196,177,'n',':',' ',AS_IT_IS,PLACE_MOVES,1,'.',0,
    /* hint/go-there */
    AS_NOUN,PLACE_ALL,1,' ',AS_RANK,PLACE_TO,8,' ','g','i','d','e','b','i','l','i','r','.',0,
    /* hint/may-move */
    AS_IT_IS,PLACE_SIDE,1,' ',197,159,'u',' ','t','a',197,159,'l','a','r','l','a',' ','o','y',
    'n','a','y','a','b','i','l','i','r',':',' ',AS_NOUN,PLACE_ALL,1,'.',0,
    /* hint/no-move */
    AS_IT_IS,PLACE_SIDE,1,' ','t','a','r','a','f',196,177,'n',' ','g','e',195,167,'e','r','l',
    'i',' ','h','a','m','l','e','s','i',' ','y','o','k',':',' ','b','u',',',' ','p','a','t','t',
    196,177,'r','.',0,
    /* hint/answer */
    197,159,'a','h','t','a','n',' ','k','u','r','t','u','l','m','a','k',' ','i',195,167,'i','n',
    ' ',197,159,'u',' ','y','a','p',196,177,'l','a','b','i','l','i','r',':',' ',0,
    /* hint/answer-take */
    AS_NOUN,PLACE_ALL,2,' ','a','l','m','a','k',0,
    /* hint/answer-block */
    AS_RANK,PLACE_CHOICES,8,' ','t','a',197,159,' ','k','o','y','m','a','k',0,
    /* hint/answer-king */
    197,159,'a','h','l','a',' ',AS_RANK,PLACE_CHOICES,8,' ','g','i','t','m','e','k',0,
    /* hint/answer-moves */
    ' ','(',AS_IT_IS,PLACE_MOVES,1,')',0,
    /* hint/answer-none */
    197,159,'a','h',' ','m','a','t',' ','o','l','d','u','.',0,
    /* meant/moves */
    197,159,'u','n','u',' ','m','u',' ','d','e','m','e','k',' ','i','s','t','e','d','i','n','i',
    'z',':',' ',AS_IT_IS,PLACE_MOVES,1,'?',0,
    /* meant/instead */
    'y','o','k','s','a',' ',AS_IT_IS,PLACE_WRITTEN,1,' ','y','e','r','i','n','e',' ',197,159,
    'u',' ','m','u','y','d','u',':',' ',AS_IT_IS,PLACE_MOVE,1,'?',0,
    /* number/difference */
    AS_IT_IS,PLACE_START,1,' ','i','l','e',' ',AS_IT_IS,PLACE_GOAL,1,' ','a','r','a','s',196,
    177,'n','d','a','k','i',' ','f','a','r','k',' ',AS_IT_IS,PLACE_DIFFERENCE,1,0,
    /* number/two-meanings */
    ',',' ','y','a','n','i',' ',AS_IT_IS,PLACE_MEANING,1,' ','(','M','a','n','h','a','t','t',
    'a','n',' ','u','z','a','k','l',196,177,196,159,196,177,' ',AS_IT_IS,PLACE_MANHATTAN,1,')',
    ',',' ',AS_IT_IS,PLACE_ALIAS,1,' ','d','e',196,159,'i','l',0,
    /* number/is */
    ':',' ','b','u',',',' ',AS_NOUN,PLACE_KIND,1,' ','h','a','m','l','e','s','i','.',0,
    /* number/is-not */
    ':',' ','b','u',',',' ',AS_NOUN,PLACE_KIND,1,' ','h','a','m','l','e','s','i',' ','d','e',
    196,159,'i','l','.',0,
    /* number/looks-like */
    ':',' ','b','u',',',' ','y','a','l','n',196,177,'z','c','a',' ',AS_NOUN,PLACE_KIND,1,' ',
    'h','a','m','l','e','s','i','n','e',' ','b','e','n','z','i','y','o','r','.',0,
    /* brief/bad-notation */
    'b','u',' ','b','i','r',' ','h','a','m','l','e',' ','d','e',196,159,'i','l',0,
    /* brief/impossible-cell */
    'b',195,182,'y','l','e',' ','b','i','r',' ','k','a','r','e',' ','y','o','k',0,
    /* brief/ambiguous */
    'h','a','n','g','i',' ','t','a',197,159,' ','o','l','d','u',196,159,'u',' ','b','e','l','i',
    'r','s','i','z',':',' ',AS_SHORT,PLACE_ALL,12,0,
    /* brief/no-such-piece */
    'b','u',' ','t',195,188,'r','d','e','n',' ','h','i',195,167,'b','i','r',' ','t','a',197,159,
    ' ','b','u','n','u',' ','y','a','p','a','m','a','z',0,
    /* brief/same-cell */
    't','a',197,159,' ',AS_RANK,PLACE_FROM,9,' ','k','a','l','d',196,177,0,
    /* brief/no-piece */
    AS_RANK,PLACE_FROM,9,' ','t','a',197,159,' ','y','o','k',0,
    /* brief/not-your-piece */
    'h','a','m','l','e',' ','s',196,177,'r','a','s',196,177,' ',AS_IT_IS,PLACE_SIDE,1,' ','t',
    'a','r','a','f','t','a',0,
    /* brief/king-shape */
    197,159,'a','h',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/queen-shape */
    'v','e','z','i','r',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/rook-shape */
    'k','a','l','e',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/bishop-shape */
    'f','i','l',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/knight-shape */
    'a','t',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/pawn-shape */
    'p','i','y','o','n',' ','b',195,182,'y','l','e',' ','g','i','t','m','e','z',0,
    /* brief/pawn-backward */
    'p','i','y','o','n','l','a','r',' ','a','s','l','a',' ','g','e','r','i',' ','g','i','t','m',
    'e','z',0,
    /* brief/pawn-sideways */
    'p','i','y','o','n','l','a','r',' ','a','s','l','a',' ','y','a','n','a',' ','g','i','t','m',
    'e','z',0,
    /* brief/pawn-double-not-from-start */
    AS_RANK,PLACE_FROM,10,' ','i','k','i',' ','k','a','r','e',' ','g','i','d','i','l','m','e',
    'z',0,
    /* brief/castle-no-rook */
    AS_RANK,PLACE_FIRST,9,' ','r','o','k',' ','i',195,167,'i','n',' ','k','a','l','e',' ','y',
    'o','k',0,
    /* brief/castle-no-right */
    'r','o','k',' ','h','a','k','k',196,177,' ','y','o','k',0,
    /* brief/castle-path-blocked */
    'r','o','k',' ','y','o','l','u',' ','k','a','p','a','l',196,177,':',' ',AS_SHORT,PLACE_ALL,
    12,0,
    /* brief/castle-in-check */
    197,159,'a','h',' ','a','l','t',196,177,'n','d','a',' ','r','o','k',' ','o','l','m','a','z',
    ':',' ',AS_SHORT,PLACE_OTHERS,12,0,
    /* brief/castle-through-check */
    AS_IT_IS,PLACE_FIRST,1,' ','t','e','h','d','i','t',' ','a','l','t',196,177,'n','d','a',':',
    ' ',AS_SHORT,PLACE_OTHERS,12,0,
    /* brief/castle-into-check */
    AS_IT_IS,PLACE_FIRST,1,' ','t','e','h','d','i','t',' ','a','l','t',196,177,'n','d','a',':',
    ' ',AS_SHORT,PLACE_OTHERS,12,0,
    /* brief/own-piece */
    AS_RANK,PLACE_TO,9,' ',AS_AGREE,PLACE_TO,7,' ','v','a','r',0,
    /* brief/path-blocked */
    'y','o','l',' ','k','a','p','a','l',196,177,':',' ',AS_SHORT,PLACE_FIRST,12,0,
    /* brief/pawn-push-blocked */
    'y','o','l',' ','k','a','p','a','l',196,177,':',' ',AS_SHORT,PLACE_TO,12,0,
    /* brief/pawn-capture-empty */
    AS_RANK,PLACE_TO,9,' ','a','l',196,177,'n','a','c','a','k',' ','t','a',197,159,' ','y','o',
    'k',0,
    /* brief/en-passant-unavailable */
    197,159,'u',' ','a','n','d','a',' ','g','e',195,167,'e','r','k','e','n',' ','a','l',196,177,
    'n','a','m','a','z',0,
    /* brief/king-capture */
    197,159,'a','h',' ','a','s','l','a',' ','a','l',196,177,'n','m','a','z',0,
    /* brief/promotion-invalid */
    't','e','r','f','i',':',' ','v','e','z','i','r',',',' ','k','a','l','e',',',' ','f','i','l',
    ' ','v','e','y','a',' ','a','t',0,
    /* brief/promotion-not-allowed */
    AS_RANK,PLACE_TO,9,' ','t','e','r','f','i',' ','o','l','m','a','z',0,
    /* brief/kings-touch */
    195,167,'o','k',' ','y','a','k',196,177,'n',':',' ',AS_SHORT,PLACE_FIRST,12,0,
    /* brief/king-captures-guarded */
    AS_SHORT,PLACE_TO,12,' ','k','o','r','u','n','u','y','o','r',':',' ',AS_SHORT,PLACE_OTHERS,
    12,0,
    /* brief/king-stays-on-line */
    'y','i','n','e',' ',197,159,'a','h',' ','a','l','t',196,177,'n','d','a',':',' ',AS_SHORT,
    PLACE_OTHERS,12,0,
    /* brief/king-into-attack */
    AS_IT_IS,PLACE_TO,1,' ','t','e','h','d','i','t',' ','a','l','t',196,177,'n','d','a',':',' ',
    AS_SHORT,PLACE_OTHERS,12,0,
    /* brief/double-check */
    195,167,'i','f','t','e',' ',197,159,'a','h',':',' ',197,159,'a','h',' ','o','y','n','a','m',
    'a','l',196,177,0,
    /* brief/leaves-in-check */
    197,159,'a','h',' ',195,167,'e','k','i','l','i','y','o','r',':',' ',AS_SHORT,PLACE_OTHERS,
    12,0,
    /* brief/pinned */
    AS_AGREE,PLACE_FROM,5,' ','a',195,167,'m','a','z','d','a',':',' ',AS_SHORT,PLACE_OTHERS,12,
    0,
    /* brief/en-passant-exposes-king */
    'a',195,167,196,177,'k','t','a','n',' ',197,159,'a','h',' ',195,167,'e','k','i','l','i','r',
    'd','i',':',' ',AS_SHORT,PLACE_OTHERS,12,0,
    /* brief/promotion-needed */
    't','e','r','f','i',':',' ','v','e','z','i','r',',',' ','k','a','l','e',',',' ','f','i','l',
    ' ','v','e','y','a',' ','a','t',0,
    /* form noun taş */
    't','a',197,159,0,197,159,'a','h',0,'v','e','z','i','r',0,'k','a','l','e',0,'f','i','l',0,
    'a','t',0,'p','i','y','o','n',0,'t','a',197,159,'l','a','r',0,
    /* form noun taşı */
    't','a',197,159,196,177,0,197,159,'a','h',196,177,0,'v','e','z','i','r','i',0,'k','a','l',
    'e','y','i',0,'f','i','l','i',0,'a','t',196,177,0,'p','i','y','o','n','u',0,'t','a',197,159,
    'l','a','r',196,177,0,
    /* form noun taşa */
    'b','a',197,159,'k','a',' ','b','i','r',' ','t','a',197,159,'a',0,197,159,'a','h','a',0,'v',
    'e','z','i','r','e',0,'k','a','l','e','y','e',0,'f','i','l','e',0,'a','t','a',0,'p','i','y',
    'o','n','a',0,'t','a',197,159,'l','a','r','a',0,
    /* form noun taşın */
    't','a',197,159,196,177,'n',0,197,159,'a','h',196,177,'n',0,'v','e','z','i','r','i','n',0,
    'k','a','l','e','n','i','n',0,'f','i','l','i','n',0,'a','t',196,177,'n',0,'p','i','y','o',
    'n','u','n',0,'t','a',197,159,'l','a','r',196,177,'n',0,
    /* form agree adı */
    't','a',197,159,0,197,159,'a','h',0,'v','e','z','i','r',0,'k','a','l','e',0,'f','i','l',0,
    'a','t',0,'p','i','y','o','n',0,0,
    /* form agree -si */
    't','a',197,159,196,177,0,197,159,'a','h',196,177,0,'v','e','z','i','r','i',0,'k','a','l',
    'e','s','i',0,'f','i','l','i',0,'a','t',196,177,0,'p','i','y','o','n','u',0,0,
    /* form agree kendi */
    'k','e','n','d','i',' ','t','a',197,159,196,177,0,'k','e','n','d','i',' ',197,159,'a','h',
    196,177,0,'k','e','n','d','i',' ','v','e','z','i','r','i',0,'k','e','n','d','i',' ','k','a',
    'l','e','s','i',0,'k','e','n','d','i',' ','f','i','l','i',0,'k','e','n','d','i',' ','a','t',
    196,177,0,'k','e','n','d','i',' ','p','i','y','o','n','u',0,0,
    /* form rank -e */
    AS_IT_IS,PLACE_SQUARE,1,226,128,153,'e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'y','e',0,AS_IT_IS,
    PLACE_SQUARE,1,226,128,153,'e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'e',0,AS_IT_IS,PLACE_SQUARE,
    1,226,128,153,'e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'y','a',0,AS_IT_IS,PLACE_SQUARE,1,
    226,128,153,'y','e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'e',0,
    /* form rank -de */
    AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e',
    0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e',
    0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','a',
    0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e',
    0,
    /* form rank -den */
    AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e','n',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d',
    'e','n',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e','n',0,AS_IT_IS,PLACE_SQUARE,1,226,128,
    153,'t','e','n',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e','n',0,AS_IT_IS,PLACE_SQUARE,
    1,226,128,153,'d','a','n',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e','n',0,AS_IT_IS,PLACE_SQUARE,
    1,226,128,153,'d','e','n',0,
    /* form rank -deki */
    AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e','k','i',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,
    'd','e','k','i',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e','k','i',0,AS_IT_IS,PLACE_SQUARE,
    1,226,128,153,'t','e','k','i',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'t','e','k','i',0,AS_IT_IS,
    PLACE_SQUARE,1,226,128,153,'d','a','k','i',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e',
    'k','i',0,AS_IT_IS,PLACE_SQUARE,1,226,128,153,'d','e','k','i',0,
    /* form short @ */
    AS_IT_IS,PLACE_SQUARE,1,0,197,158,AS_IT_IS,PLACE_SQUARE,1,0,'V',AS_IT_IS,PLACE_SQUARE,1,0,
    'K',AS_IT_IS,PLACE_SQUARE,1,0,'F',AS_IT_IS,PLACE_SQUARE,1,0,'A',AS_IT_IS,PLACE_SQUARE,1,0,
    AS_IT_IS,PLACE_SQUARE,1,' ','p','i','y','o','n','u',0,0,
};
