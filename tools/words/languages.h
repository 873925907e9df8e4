/* SPDX-License-Identifier: MIT */
/* languages.h -- made by generate.sh from the list in local.mk: edit that */
#ifndef EACH_LANGUAGE
#define EACH_LANGUAGE(DO) DO(en) DO(fr) DO(de) DO(es) DO(ru) DO(tr) DO(zh)
#endif
