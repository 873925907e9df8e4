/* SPDX-License-Identifier: MIT */
/* windows.c -- what the program asks of the operating system, if that is Windows
 *
 * Windows calls a handler of Ctrl+C in a thread of its own.  If the handler returns FALSE,
 * the program is ended at once. */
#include "system/system.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

#include "system/stop.h"

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

/* There is room for one more byte, and the zero at the end. */
static bool has_room(char **line, size_t *size, size_t length)
{
    size_t more = length + 1 < *size ? *size : 2 * length + 80;
    char  *room = more == *size ? *line : realloc(*line, more);

    if (!room)
        return false;
    *line = room;
    *size = more;
    return true;
}

ssize_t system_line(char **line, size_t *size, FILE *file)
{
    size_t length = 0;
    int    byte   = 0;

    while (byte != '\n' && (byte = getc(file)) != EOF) {
        if (!has_room(line, size, length))
            return -1;
        (*line)[length++] = (char)byte;
        (*line)[length]   = '\0';
    }
    return length > 0 ? (ssize_t)length : -1;
}

/* Under wine it is not known which file /dev/stdout is, so the answer is that none is. */
bool system_is_stdout(const char *file)
{
    (void)file;
    return false;
}

static bool is_folder(HANDLE file)
{
    BY_HANDLE_FILE_INFORMATION about;

    return GetFileInformationByHandle(file, &about) &&
           about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY;
}

/* The name of a file without links; MoveFileEx() would replace the link, not the file. */
static char *final_name(HANDLE file)
{
    DWORD size = GetFinalPathNameByHandleA(file, NULL, 0, 0);
    char *name = malloc((size_t)size + 1);

    if (!name || !GetFinalPathNameByHandleA(file, name, size + 1, 0)) {
        free(name);
        return NULL;
    }
    return name;
}

/* stat() says of some devices that there is nothing, or a plain file. */
bool system_find_plain(const char *file, char **name)
{
    HANDLE handle = CreateFileA(file, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                NULL, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    bool   folder = handle != INVALID_HANDLE_VALUE && is_folder(handle);

    *name = NULL;
    if (handle == INVALID_HANDLE_VALUE) {
        if (GetFileAttributesA(file) == INVALID_FILE_ATTRIBUTES)
            *name = _strdup(file);
        return true;
    }
    if (folder)
        errno = EISDIR;
    else if (GetFileType(handle) == FILE_TYPE_DISK)
        *name = final_name(handle);
    CloseHandle(handle);
    return !folder;
}

FILE *system_create(const char *name, const char *old)
{
    int   fd  = _open(name, _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
    FILE *out = fd < 0 ? NULL : _fdopen(fd, "wb");

    (void)old;
    if (fd >= 0 && !out) {
        _close(fd);
        remove(name);
    }
    return out;
}

void system_close_cut(void)
{
    fclose(stdout);
}

bool system_sync(FILE *file)
{
    return fflush(file) == 0 && _commit(_fileno(file)) == 0;
}

bool system_rename(const char *from, const char *to)
{
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING) != 0;
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
