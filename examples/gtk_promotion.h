/* SPDX-License-Identifier: MIT */
/* gtk_promotion.h -- asks what a pawn becomes */
#ifndef EXAMPLES_GTK_PROMOTION_H
#define EXAMPLES_GTK_PROMOTION_H

#include <gtk/gtk.h>

#include <ecart.h>

/** Opens a dialog; \p answer gets the kind later, or ECART_NO_KIND if the
 *  person closed it. */
void promotion_ask(GtkWindow *parent, ecart_side side,
                   void (*answer)(ecart_kind kind, gpointer data), gpointer data);

#endif
