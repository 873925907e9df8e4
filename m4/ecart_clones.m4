# ECART_CLONES: set $ecart_cv_clones to yes if a function can be compiled several
# times, each for other processors, so that the loader picks one as a program
# starts.  Compiler, linker and C library must all know how, so a program is linked
# with the flags of this build, and run; when building for another machine, linked
# only.  Not with clang, which exports the resolvers of local functions under names
# that other libraries may have too.
AC_DEFUN([ECART_CLONES],
[AC_CACHE_CHECK([whether the loader chooses among clones of a function],
  [ecart_cv_clones],
  [m4_pushdef([program], [AC_LANG_PROGRAM([[
     #if !defined __has_attribute
     #   error no clones
     #elif !__has_attribute(__target_clones__) || defined __clang__
     #   error no clones
     #endif
     __attribute__((__target_clones__("arch=x86-64-v4", "avx2", "default")))
     static void add(unsigned char *sums, int count, int by)
     {
         for (int i = 0; i < count; i++)
             sums[i] = (unsigned char)(sums[i] + by);
     }]], [[
     unsigned char sums[70] = { 0 };
     add(sums, 70, 3);
     return sums[0] != 3 || sums[69] != 3;]])])dnl
   ecart_saved_CFLAGS=$CFLAGS
   CFLAGS="$CFLAGS -std=c11 -Werror"
   AC_RUN_IFELSE([program], [ecart_cv_clones=yes], [ecart_cv_clones=no],
     [AC_LINK_IFELSE([program], [ecart_cv_clones=yes], [ecart_cv_clones=no])])
   CFLAGS=$ecart_saved_CFLAGS
   m4_popdef([program])])
])
