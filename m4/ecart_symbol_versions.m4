# ECART_SYMBOL_VERSIONS: set $ecart_cv_symbol_versions to yes if the linker gives the names
# of a shared library a version, by a script in the language of GNU ld.  Windows has no
# versions, though its linker takes such a script.
AC_DEFUN([ECART_SYMBOL_VERSIONS],
[AC_CACHE_CHECK([whether the linker gives names a version],
  [ecart_cv_symbol_versions],
  [ecart_cv_symbol_versions=no
   AS_CASE([$host_os], [mingw* | cygwin*], [],
    [ecart_saved_LDFLAGS=$LDFLAGS
     echo 'TRIED_0 { global: main; local: *; };' >conftest.map
     LDFLAGS="$LDFLAGS -Wl,--version-script=conftest.map"
     AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])], [ecart_cv_symbol_versions=yes])
     LDFLAGS=$ecart_saved_LDFLAGS
     rm -f conftest.map])])
])
