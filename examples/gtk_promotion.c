/* SPDX-License-Identifier: MIT */
/* gtk_promotion.c -- a dialog with four buttons: click, Tab and Return, or Alt
 * with the first letter; Escape or closing it means that the pawn stays */

#include "gtk_drawing.h"
#include "gtk_promotion.h"

struct question {
    GtkWindow *window;
    ecart_kind kind;            /* the answer, once there is one */
    void     (*answer)(ecart_kind kind, gpointer data);
    gpointer   data;
};

static void on_draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer piece)
{
    (void)area;
    drawing_piece(cr, (ecart_piece)GPOINTER_TO_UINT(piece), 0, 0, MIN(width, height));
}

static void on_choice(GtkWidget *button, struct question *question)
{
    question->kind = (ecart_kind)GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(button), "kind"));
    gtk_window_close(question->window);
}

/* However the window went away, there is an answer, and one only. */
static void on_destroy(GtkWidget *window, struct question *question)
{
    (void)window;
    question->answer(question->kind, question->data);
    g_free(question);
}

static gboolean on_escape(GtkWidget *window, GVariant *arguments, gpointer data)
{
    (void)arguments;
    (void)data;
    gtk_window_close(GTK_WINDOW(window));
    return GDK_EVENT_STOP;
}

static GtkWidget *button_of(ecart_side side, ecart_kind kind, const char *name)
{
    GtkWidget  *button  = gtk_button_new(), *picture = gtk_drawing_area_new();
    GtkWidget  *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget  *label   = gtk_label_new_with_mnemonic(name);
    ecart_piece piece   = ecart_piece_make(side, kind);

    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(picture), 64);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(picture), 64);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(picture), on_draw,
                                   GUINT_TO_POINTER((guint)piece), NULL);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), button);
    gtk_box_append(GTK_BOX(content), picture);
    gtk_box_append(GTK_BOX(content), label);
    gtk_button_set_child(GTK_BUTTON(button), content);
    g_object_set_data(G_OBJECT(button), "kind", GUINT_TO_POINTER((guint)kind));
    return button;
}

static GtkWidget *buttons_of(ecart_side side, struct question *question)
{
    static const struct { ecart_kind kind; const char *name; } choices[] = {
        { ECART_QUEEN,  "_Queen"  }, { ECART_ROOK,   "_Rook"   },
        { ECART_BISHOP, "_Bishop" }, { ECART_KNIGHT, "K_night" }
    };
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);

    for (gsize i = 0; i < G_N_ELEMENTS(choices); i++) {
        GtkWidget *button = button_of(side, choices[i].kind, choices[i].name);

        g_signal_connect(button, "clicked", G_CALLBACK(on_choice), question);
        gtk_box_append(GTK_BOX(row), button);
    }
    return row;
}

void promotion_ask(GtkWindow *parent, ecart_side side,
                   void (*answer)(ecart_kind kind, gpointer data), gpointer data)
{
    struct question    *question = g_new0(struct question, 1);
    GtkWidget          *window   = gtk_window_new();
    GtkEventController *keys     = gtk_shortcut_controller_new();

    *question = (struct question){ GTK_WINDOW(window), ECART_NO_KIND, answer, data };
    gtk_window_set_title(GTK_WINDOW(window), "Promote to which piece?");
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_window_set_transient_for(GTK_WINDOW(window), parent);
    gtk_window_set_destroy_with_parent(GTK_WINDOW(window), TRUE);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), buttons_of(side, question));
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                         gtk_callback_action_new(on_escape, NULL, NULL)));
    gtk_widget_add_controller(window, keys);
    g_signal_connect(window, "destroy", G_CALLBACK(on_destroy), question);
    gtk_window_present(GTK_WINDOW(window));
}
