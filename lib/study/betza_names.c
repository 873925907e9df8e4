/* SPDX-License-Identifier: MIT */
/* betza_names.c -- well-known fairy pieces, by name */

#include <ecart/betza.h>

static const struct {
    const char *name, *betza;
} fairy_pieces[] = {
    { "wazir",         "W" },
    { "ferz",          "F" },
    { "dabbaba",       "D" },
    { "alfil",         "A" },
    { "threeleaper",   "H" },
    { "tripper",       "G" },
    { "camel",         "C" },
    { "zebra",         "Z" },
    { "giraffe",       "(4,1)" },
    { "stag",          "(4,2)" },
    { "antelope",      "(4,3)" },
    { "ibis",          "(5,1)" },
    { "flamingo",      "(6,1)" },

    { "man",           "K" },
    { "phoenix",       "WA" },
    { "kirin",         "FD" },
    { "alibaba",       "AD" },
    { "silver",        "FfW" },
    { "gold",          "WfF" },
    { "wizard",        "FC" },
    { "champion",      "WAD" },
    { "gnu",           "NC" },
    { "okapi",         "NZ" },
    { "bison",         "CZ" },
    { "squirrel",      "NAD" },
    { "centaur",       "KN" },

    { "dabbabarider",  "DD" },
    { "alfilrider",    "AA" },
    { "nightrider",    "NN" },
    { "camelrider",    "CC" },
    { "zebrarider",    "ZZ" },

    { "lance",         "fR" },
    { "dragon-king",   "RF" },
    { "dragon-horse",  "BW" },
    { "archbishop",    "BN" },
    { "chancellor",    "RN" },
    { "amazon",        "QN" },
    { "unicorn",       "BNN" },
    { "raven",         "RNN" },
    { "amazonrider",   "QNN" }
};

enum { FAIRY_PIECES = sizeof fairy_pieces / sizeof *fairy_pieces };

const char *ecart_betza_name(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].name : NULL;
}

const char *ecart_betza_named(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].betza : NULL;
}
