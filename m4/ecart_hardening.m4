# ECART_HARDENING: --enable-hardening, which appends to AM_CFLAGS and AM_LDFLAGS what
# compiler and linker take of the flags with which distributions build.
# _FORTIFY_SOURCE needs an optimiser; without one, the C library warns of it.
AC_DEFUN([ECART_HARDENING],
[AC_ARG_ENABLE([hardening],
  [AS_HELP_STRING([--enable-hardening],
    [let the program end when its stack or a buffer overflows])],
  [], [enable_hardening=no])
AS_VAR_IF([enable_hardening], [yes],
  [m4_foreach_w([flag],
    [-fstack-protector-strong -fstack-clash-protection -fcf-protection],
    [ECART_TRY_CFLAG(flag)])
   AC_CACHE_CHECK([whether $CC takes _FORTIFY_SOURCE], [ecart_cv_fortify],
    [ecart_saved_CFLAGS=$CFLAGS
     CFLAGS="$CFLAGS -Werror -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2"
     AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[#include <string.h>]], [])],
       [ecart_cv_fortify=yes], [ecart_cv_fortify=no])
     CFLAGS=$ecart_saved_CFLAGS])
   AS_VAR_IF([ecart_cv_fortify], [yes],
    [AM_CFLAGS="$AM_CFLAGS -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2"])
   for ecart_flag in -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack; do
     AC_MSG_CHECKING([whether the linker takes $ecart_flag])
     ecart_saved_LDFLAGS=$LDFLAGS
     LDFLAGS="$LDFLAGS $ecart_flag"
     AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])],
       [AM_LDFLAGS="$AM_LDFLAGS $ecart_flag"
        AC_MSG_RESULT([yes])], [AC_MSG_RESULT([no])])
     LDFLAGS=$ecart_saved_LDFLAGS
   done])
AC_SUBST([AM_LDFLAGS])
AC_SUBST([HARDENING], [$enable_hardening])
])
