/* SPDX-License-Identifier: MIT */
/* fail_calls.c -- lets the n-th call of a function fail
 *
 * Preloaded with LD_PRELOAD: FAIL_CALL is the name of the function, FAIL_AT counts its
 * calls from 1.  Whether a call failed shows in the file FAIL_SHOWN. */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);

static bool fails(const char *name, int error)
{
    static int calls;
    const char *call = getenv("FAIL_CALL"), *at = getenv("FAIL_AT"), *shown = getenv("FAIL_SHOWN");

    if (!call || !at || strcmp(call, name) != 0 || ++calls != atoi(at))
        return false;
    if (shown)
        close((int)syscall(SYS_openat, AT_FDCWD, shown, O_WRONLY | O_CREAT, 0600));
    errno = error;
    return true;
}

void *malloc(size_t size)
{
    return fails("malloc", ENOMEM) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails("malloc", ENOMEM) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size)
{
    return fails("malloc", ENOMEM) ? NULL : __libc_realloc(block, size);
}

ssize_t read(int file, void *bytes, size_t size)
{
    return fails("read", EIO) ? -1 : (ssize_t)syscall(SYS_read, file, bytes, size);
}

int open(const char *name, int flags, ...)
{
    va_list arguments;
    mode_t  mode;

    va_start(arguments, flags);
    mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fails("open", EACCES) ? -1 : (int)syscall(SYS_openat, AT_FDCWD, name, flags, mode);
}

FILE *fopen(const char *name, const char *mode)
{
    FILE *(*next)(const char *, const char *) = NULL;

    *(void **)&next = dlsym(RTLD_NEXT, "fopen");
    return fails("open", EACCES) ? NULL : next(name, mode);
}
