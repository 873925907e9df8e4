# ECART_COMPLETION_DIR(SHELL, FOLDER): where completion for a shell goes, below
# datadir.  --with-SHELL-completion-dir=FOLDER says where else.
AC_DEFUN([ECART_COMPLETION_DIR],
[AC_ARG_WITH([$1-completion-dir],
  [AS_HELP_STRING([--with-$1-completion-dir=FOLDER],
    [install the completion for $1 there (default: DATADIR/$2)])],
  [], [with_$1_completion_dir='${datadir}/$2'])
AC_SUBST([$1completiondir], [$with_$1_completion_dir])
])
