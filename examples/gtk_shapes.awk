# SPDX-License-Identifier: MIT
# gtk_shapes.awk -- writes gtk_shapes.h: the table of tools/draw/pieces.c, so that
# the example looks like the pictures, and needs nothing but the files beside it
BEGIN {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* gtk_shapes.h -- made by gtk_shapes.awk from tools/draw/pieces.c: edit that */"
    print "#include <ecart.h>\n"
}
/^static const struct/ { inside = 1 }
inside                 { print }
/^};/                  { inside = 0 }
