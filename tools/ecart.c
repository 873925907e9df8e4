/* SPDX-License-Identifier: MIT */
/* ecart.c -- the command-line program: a user of the public API only */

#include <stdio.h>
#include <string.h>

#include <ecart.h>

enum { EXIT_YES = 0, EXIT_TROUBLE = 2 };

static const char usage[] =
    "Usage: ecart --help | --version\n"
    "May this piece go there, and if not, why not?\n"
    "\n"
    "  --help     print this and exit\n"
    "  --version  print the version of the library and exit\n";

static void print_version(void)
{
    int version = ecart_version();

    printf("ecart %d.%d.%d\n",
           version >> 16, version >> 8 & 0xff, version & 0xff);
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return EXIT_YES;
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        print_version();
        return EXIT_YES;
    }
    fputs(usage, stderr);
    return EXIT_TROUBLE;
}
