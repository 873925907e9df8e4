# ECART_LANGUAGES: which of the languages in lib/words/local.mk the library speaks.
# Their objects are LANGUAGE_OBJECTS, and PROGRAM_OBJECTS those of the program.
AC_DEFUN([ECART_LANGUAGES],
[AC_ARG_WITH([languages],
  [AS_HELP_STRING([--with-languages=fr,de], [build these languages and English (default: all)])],
  [], [with_languages=yes])
ecart_known=`sed -n '/^LANGUAGES/,/^$/s|.*lib/words/\(.*\)\.c.*|\1|p' \
  "$srcdir/lib/words/local.mk" | tr '\n' ' '`
AS_CASE([$with_languages],
  [yes], [with_languages=$ecart_known],
  [no],  [with_languages=en],
  [with_languages=`AS_ECHO(["en $with_languages"]) | tr ',' ' '`])
LANGUAGE_OBJECTS=
PROGRAM_OBJECTS=
ecart_each=
for ecart_code in $with_languages; do
  AS_CASE([" $ecart_known$LANGUAGE_OBJECTS "],
    [*"/$ecart_code.lo "*], [],
    [*" $ecart_code "*],
      [LANGUAGE_OBJECTS="$LANGUAGE_OBJECTS lib/words/$ecart_code.lo"
       PROGRAM_OBJECTS="$PROGRAM_OBJECTS tools/words/libprogram_la-$ecart_code.lo"
       ecart_each="$ecart_each DO($ecart_code)"],
    [AC_MSG_ERROR([--with-languages: unknown language $ecart_code])])
done
AC_SUBST([LANGUAGE_OBJECTS])
AC_SUBST([PROGRAM_OBJECTS])
AS_VAR_IF([with_languages], ["$ecart_known"], [],
  [AC_DEFINE_UNQUOTED([EACH_LANGUAGE(DO)], [$ecart_each], [the languages to build])])
])
