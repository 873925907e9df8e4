# ECART_WITH(OPTION, NAME, MODULE, WHAT): a module that the program can do
# without.  --with-OPTION insists on it and --without-OPTION leaves it out.
# Defines HAVE_NAME and the condition of that name, and NAME_CFLAGS, NAME_LIBS.
AC_DEFUN([ECART_WITH],
[AC_ARG_WITH([$1],
  [AS_HELP_STRING([--with-$1], [$4 (default: if $3 is installed)])],
  [], [with_$1=auto])
AS_VAR_IF([with_$1], [no], [],
  [PKG_CHECK_MODULES([$2], [$3],
    [with_$1=yes
     AC_DEFINE([HAVE_$2], [1], [whether to $4])],
    [AS_VAR_IF([with_$1], [yes], [AC_MSG_ERROR([--with-$1: $3 is not installed])])
     with_$1=no])])
AM_CONDITIONAL([HAVE_$2], [test "x$with_$1" = xyes])
])
