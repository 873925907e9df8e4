/* SPDX-License-Identifier: MIT */
/* windows.c -- what the program asks of the operating system, if that is Windows
 *
 * Windows calls a handler of Ctrl+C in a thread of its own.  If the handler returns FALSE,
 * the program is ended at once. */
#include "system/system.h"

#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <windows.h>

enum { PATIENCE = 20000 };      /* milliseconds */

static volatile LONG held, caught, asked;

/* A second Ctrl+C ends the program, and so does the first if nothing else does. */
static BOOL WINAPI handle(DWORD event)
{
    while (held)
        Sleep(10);
    if ((event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) && caught &&
        !InterlockedExchange(&asked, 1))
        Sleep(PATIENCE);
    return FALSE;
}

/* Bytes are what they are on other systems: no CR before each LF. */
void system_begin(void)
{
    SetConsoleCtrlHandler(handle, TRUE);
    _fmode = _O_BINARY;
    for (int fd = 0; fd <= 2; fd++)
        _setmode(fd, _O_BINARY);
}

bool system_has_utf8(void)
{
    return GetConsoleOutputCP() == CP_UTF8;
}

int system_columns(FILE *terminal)
{
    CONSOLE_SCREEN_BUFFER_INFO info;
    HANDLE console = (HANDLE)_get_osfhandle(_fileno(terminal));

    if (!GetConsoleScreenBufferInfo(console, &info))
        return 0;
    return info.srWindow.Right - info.srWindow.Left + 1;
}

long system_processors(void)
{
    SYSTEM_INFO info;

    GetSystemInfo(&info);
    return (long)info.dwNumberOfProcessors;
}

void system_hold_signals(void)
{
    held = 1;
}

void system_release_signals(void)
{
    held = 0;
}

void system_close_cut(void)
{
    fclose(stdout);
}

void stop_catch(void)
{
    caught = 1;
}

bool stop_wanted(void)
{
    return asked;
}

/* Ctrl+C ends the reading of a console, but not that of a pipe. */
ssize_t stop_read(int file, void *bytes, size_t size)
{
    int count = asked ? 0 : _read(file, bytes, size < INT_MAX ? (unsigned)size : INT_MAX);

    return count < 0 && asked ? 0 : count;
}

/* With the status of a program that Ctrl+C ended. */
void stop_now(void)
{
    if (asked)
        ExitProcess(0xc000013a);
}
