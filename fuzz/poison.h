/* SPDX-License-Identifier: MIT */
/* poison.h -- forbids to read memory, where a sanitizer watches; else does nothing */
#ifndef FUZZ_POISON_H
#define FUZZ_POISON_H

#if defined __has_feature
#if __has_feature(address_sanitizer)
#define HAVE_ASAN 1
#endif
#endif
#if defined __SANITIZE_ADDRESS__ || defined HAVE_ASAN
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(address, size)   ((void)(address), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(address, size) ((void)(address), (void)(size))
#endif

#endif
