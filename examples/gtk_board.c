/* SPDX-License-Identifier: MIT */
/* gtk_board.c -- a board for two people, on which every refusal has a reason
 *
 *     cc gtk_*.c $(pkg-config --cflags --libs ecart gtk4) -lm
 *
 * Drag a piece, or click on it and then on its destination, or use the arrow
 * keys and Return.  Escape lets the piece go, Backspace takes the last move
 * back, F turns the board.  A refusal stays until the next click.  A FEN may be
 * given as the argument.
 *
 * With G_MESSAGES_DEBUG=ecart-board it reports what it does, for developers.
 */
#define G_LOG_DOMAIN "ecart-board"

#include <string.h>

#include <gtk/gtk.h>

#include <ecart.h>

#include "gtk_drawing.h"
#include "gtk_promotion.h"

enum { MOVES = 2000 };

struct board {
    GtkWidget    *window, *area, *turn, *message, *lesson;
    ecart_game    game;
    ecart_record  records[MOVES];
    struct view   view;
    ecart_cell    pressed;      /* where the pointer went down */
    ecart_move    asked;        /* what waits for a promotion */
};

static struct frame frame_of(const struct board *board)
{
    return drawing_frame(gtk_widget_get_width(board->area), gtk_widget_get_height(board->area));
}

static ecart_cell cell_at(const struct board *board, double x, double y)
{
    struct frame frame = frame_of(board);

    return drawing_cell_at(&frame, board->view.flipped, x, y);
}

/* The sentence also becomes the title, where a screen reader and a list of windows find it. */
static void say(struct board *board, const char *sentence, const char *hint)
{
    char *title   = g_strdup_printf("%s - Ecart", sentence);
    char *message = g_strdup_printf("%s\n%s", sentence, hint);

    gtk_label_set_text(GTK_LABEL(board->message), message);
    gtk_label_set_text(GTK_LABEL(board->lesson), "");
    gtk_window_set_title(GTK_WINDOW(board->window), title);
    gtk_widget_queue_draw(board->area);
    g_free(message);
    g_free(title);
}

/* The reasoning on a refused move, in the pane beside the board.  A heading stands on a
 * line of its own. */
static void teach(struct board *board, const ecart_verdict *verdict)
{
    ecart_lesson_options player = { .level = ECART_PLAYER };
    char        lesson[ECART_LESSON_SIZE];
    const char *at    = lesson;
    GString    *shown = g_string_new(NULL);
    int         steps = 0;
    ecart_text  heading, text;

    ecart_lesson_move(&player, &board->game.position, verdict, lesson, sizeof lesson);
    while (ecart_lesson_next(&at, &heading, &text)) {
        if (heading.length > 0)
            g_string_append_printf(shown, "%s%d. %.*s\n", steps > 0 ? "\n" : "", steps + 1,
                                   (int)heading.length, heading.text);
        steps += heading.length > 0;
        g_string_append_printf(shown, "%.*s\n", (int)text.length, text.text);
    }
    g_debug("lesson: %d steps", steps);
    gtk_label_set_text(GTK_LABEL(board->lesson), shown->str);
    g_string_free(shown, TRUE);
}

/* Whose turn it is, or how the game ended. */
static const char *turn(const ecart_game *game)
{
    static char    text[ECART_EXPLAIN_SIZE];
    ecart_standing now = ecart_standing_first(ecart_game_standings(game));

    if (now == ECART_IN_PLAY)
        return game->position.side == ECART_WHITE ? "White to move" : "Black to move";
    ecart_explain_standing(NULL, game->position.side, now, text, sizeof text);
    return text;
}

static void show_turn(struct board *board)
{
    g_debug("turn: %s", turn(&board->game));
    gtk_label_set_text(GTK_LABEL(board->turn), turn(&board->game));
}

static void forget_refusal(struct board *board)
{
    if (ecart_verdict_is_legal(&board->view.answer))
        return;
    board->view.answer = (ecart_verdict){ .reason = ECART_LEGAL };
    say(board, turn(&board->game), "");
}

static void tell_developers(const char *what, ecart_cells cells)
{
    GString *names = g_string_new(NULL);
    char     name[ECART_CELL_SIZE];

    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        ecart_cell_write(c, name, sizeof name);
        g_string_append_printf(names, " %s", name);
    }
    g_debug("%s:%s", what, names->str);
    g_string_free(names, TRUE);
}

static void let_go(struct board *board)
{
    board->view.held         = ECART_NO_CELL;
    board->view.dragging     = false;
    board->view.destinations = 0;
    gtk_widget_queue_draw(board->area);
}

static void pick_up(struct board *board, ecart_cell cell)
{
    forget_refusal(board);
    board->view.held         = cell;
    board->view.destinations = ecart_legal_destinations(&board->game.position, cell);
    tell_developers("destinations", board->view.destinations);
    gtk_widget_queue_draw(board->area);
}

static void show_last_move(struct board *board)
{
    const ecart_game *game = &board->game;
    ecart_move        last = { 0 };

    if (game->count > 0)
        last = game->records[game->count - 1].move;
    board->view.last = ecart_cells_of(last.from) | ecart_cells_of(last.to);
}

/* A refusal leaves the position as it is; the board shows why. */
static void answer(struct board *board, const ecart_verdict *verdict)
{
    char sentence[ECART_EXPLAIN_SIZE], hint[ECART_EXPLAIN_SIZE];

    ecart_explain(&board->game.position, verdict, sentence, sizeof sentence);
    ecart_explain_hint(NULL, &board->game.position, verdict, hint, sizeof hint);
    let_go(board);
    board->view.answer = *verdict;
    tell_developers(ecart_reason_name(verdict->reason),
                    ecart_cells_add(verdict->others, verdict->first));
    if (!ecart_verdict_is_legal(verdict)) {
        say(board, sentence, hint);
        teach(board, verdict);
    } else if (ecart_game_play(&board->game, verdict->move, NULL)) {
        show_last_move(board);
        show_turn(board);
        say(board, sentence, "");
    } else
        say(board, "This game is too long to remember.", "");
}

static void promote(ecart_kind kind, gpointer data)
{
    struct board *board = data;

    if (kind == ECART_NO_KIND)
        return;
    board->asked.promotion = kind;
    ecart_verdict verdict = ecart_move_check(&board->game.position, board->asked);

    answer(board, &verdict);
}

/* Asks for the piece of a promotion when the verdict needs it, and not before. */
static void request(struct board *board, ecart_cell from, ecart_cell to)
{
    ecart_verdict verdict = ecart_move_check(&board->game.position,
                                             ecart_move_make(from, to, ECART_NO_KIND));

    if (verdict.reason != ECART_PROMOTION_NEEDED) {
        answer(board, &verdict);
        return;
    }
    tell_developers("promotion", ecart_cells_of(to));
    board->asked = verdict.move;
    let_go(board);
    promotion_ask(GTK_WINDOW(board->window), board->game.position.side, promote, board);
}

/* A click, or Return: the first picks up, the second puts down. */
static void choose(struct board *board, ecart_cell cell)
{
    ecart_cell held = board->view.held;

    if (held == ECART_NO_CELL && ecart_board_piece(&board->game.position.board, cell))
        pick_up(board, cell);
    else if (held == ECART_NO_CELL || held == cell || cell == ECART_NO_CELL)
        let_go(board);
    else
        request(board, held, cell);
}

static void take_back(struct board *board)
{
    if (!ecart_game_undo(&board->game))
        return;
    let_go(board);
    forget_refusal(board);
    show_last_move(board);
    tell_developers("taken back", 0);
    show_turn(board);
    say(board, "The last move was taken back.", "");
}

static void on_press(GtkGestureDrag *drag, double x, double y, struct board *board)
{
    (void)drag;
    gtk_widget_grab_focus(board->area);
    forget_refusal(board);
    board->view.cursor = ECART_NO_CELL;
    board->pressed     = cell_at(board, x, y);
}

/* A hand is never quite still: what stays near was a click. */
static void on_drag(GtkGestureDrag *drag, double dx, double dy, struct board *board)
{
    double x, y;

    gtk_gesture_drag_get_start_point(drag, &x, &y);
    if (!board->view.dragging) {
        if (!gtk_drag_check_threshold(board->area, 0, 0, (int)dx, (int)dy))
            return;
        pick_up(board, board->pressed);
        board->view.dragging = true;
    }
    board->view.x = x + dx;
    board->view.y = y + dy;
    gtk_widget_queue_draw(board->area);
}

static void on_release(GtkGestureDrag *drag, double dx, double dy, struct board *board)
{
    double x, y;

    gtk_gesture_drag_get_start_point(drag, &x, &y);
    choose(board, board->view.dragging ? cell_at(board, x + dx, y + dy) : board->pressed);
}

static void on_cancel(GtkGesture *gesture, GdkEventSequence *sequence, struct board *board)
{
    (void)gesture;
    (void)sequence;
    let_go(board);
}

/* The arrows are the screen's, whichever way the board lies. */
static void move_cursor(struct board *board, int right, int up)
{
    int         sign   = board->view.flipped ? -1 : 1;
    ecart_cell  cursor = board->view.cursor ? board->view.cursor : (ecart_cell)ECART_E2;
    ecart_cell  next   = ecart_cell_make(ecart_cell_column(cursor) + sign * right,
                                         ecart_cell_row(cursor) + sign * up);

    board->view.cursor = next != ECART_NO_CELL ? next : cursor;
}

static gboolean on_key(GtkEventControllerKey *controller, guint key, guint code,
                       GdkModifierType modifiers, struct board *board)
{
    (void)controller;
    (void)code;
    if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
        return GDK_EVENT_PROPAGATE;
    switch (key) {
    case GDK_KEY_Left:      move_cursor(board, -1, 0); break;
    case GDK_KEY_Right:     move_cursor(board, 1, 0); break;
    case GDK_KEY_Down:      move_cursor(board, 0, -1); break;
    case GDK_KEY_Up:        move_cursor(board, 0, 1); break;
    case GDK_KEY_Return:
    case GDK_KEY_space:     choose(board, board->view.cursor); break;
    case GDK_KEY_Escape:    let_go(board); break;
    case GDK_KEY_BackSpace: take_back(board); break;
    case GDK_KEY_f:         board->view.flipped = !board->view.flipped; break;
    default:                return GDK_EVENT_PROPAGATE;
    }
    gtk_widget_queue_draw(board->area);
    return GDK_EVENT_STOP;
}

static void on_draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
    struct frame frame = drawing_frame(width, height);

    (void)area;
    drawing_board(cr, &frame, &((struct board *)data)->view);
}

static void on_resize(GtkWidget *area, int width, int height, struct board *board)
{
    struct frame     frame  = drawing_frame(width, height);
    graphene_point_t corner = { (float)frame.left, (float)frame.top };
    double x, y;

    gtk_native_get_surface_transform(GTK_NATIVE(board->window), &x, &y);
    if (gtk_widget_compute_point(area, board->window, &corner, &corner))
        g_debug("a8 at %.0f,%.0f, cells of %.0f", x + corner.x, y + corner.y, frame.cell);
}

static GtkWidget *label_of_text(void)
{
    GtkWidget *label = gtk_label_new("");

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_selectable(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_yalign(GTK_LABEL(label), 0);
    gtk_widget_set_margin_start(label, 8);
    gtk_widget_set_margin_end(label, 8);
    return label;
}

/* Room for the longest sentence and hint, so that the board stays in place. */
static GtkWidget *label_of_message(void)
{
    GtkWidget *label = label_of_text();

    gtk_widget_set_size_request(label, -1, 90);
    return label;
}

/* A lesson may be longer than the board is high. */
static GtkWidget *pane_of_lesson(GtkWidget *label)
{
    GtkWidget *pane = gtk_scrolled_window_new();

    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(pane), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(pane), label);
    gtk_widget_set_size_request(pane, 220, -1);
    return pane;
}

static void connect_hands(struct board *board)
{
    GtkGesture         *drag = gtk_gesture_drag_new();
    GtkEventController *keys = gtk_event_controller_key_new();

    g_signal_connect(drag, "drag-begin", G_CALLBACK(on_press), board);
    g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), board);
    g_signal_connect(drag, "drag-end", G_CALLBACK(on_release), board);
    g_signal_connect(drag, "cancel", G_CALLBACK(on_cancel), board);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), board);
    gtk_widget_add_controller(board->area, GTK_EVENT_CONTROLLER(drag));
    gtk_widget_add_controller(board->area, keys);
}

static void on_activate(GtkApplication *application, struct board *board)
{
    GtkWidget *box    = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget *beside = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);

    board->window  = gtk_application_window_new(application);
    board->area    = gtk_drawing_area_new();
    board->turn    = label_of_text();
    board->message = label_of_message();
    board->lesson  = label_of_text();
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(board->area), 560);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(board->area), 560);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(board->area), on_draw, board, NULL);
    gtk_widget_set_vexpand(board->area, TRUE);
    gtk_widget_set_hexpand(board->area, TRUE);
    gtk_widget_set_focusable(board->area, TRUE);
    g_signal_connect(board->area, "resize", G_CALLBACK(on_resize), board);
    connect_hands(board);

    gtk_box_append(GTK_BOX(box), board->area);
    gtk_box_append(GTK_BOX(box), board->turn);
    gtk_box_append(GTK_BOX(box), board->message);
    gtk_box_append(GTK_BOX(beside), box);
    gtk_box_append(GTK_BOX(beside), pane_of_lesson(board->lesson));
    gtk_window_set_child(GTK_WINDOW(board->window), beside);
    show_turn(board);
    say(board, "Drag a piece.", "");
    gtk_widget_grab_focus(board->area);
    gtk_window_present(GTK_WINDOW(board->window));
}

/* The position of a FEN, or the first thing that is wrong with it. */
static bool read_position(const char *fen, ecart_position *position)
{
    ecart_setup  setup;
    ecart_faults faults;
    char         text[ECART_EXPLAIN_SIZE];

    if (ecart_fen_read(fen, strlen(fen), false, &setup, &faults))
        return ecart_position_set(position, &setup);
    ecart_explain_fen_fault(NULL, fen, strlen(fen), &setup, &faults,
                            ecart_faults_first(&faults, ECART_ERROR), text, sizeof text);
    g_printerr("gtk_board: %s\n", text);
    return false;
}

int main(int argc, char **argv)
{
    ecart_position position;

    ecart_position_start(&position);
    if (argc > 1 && !read_position(argv[1], &position))
        return 2;
    struct board   *board       = g_new0(struct board, 1);
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);

    ecart_game_set(&board->game, &position, board->records, MOVES);
    board->view.position = &board->game.position;
    g_signal_connect(application, "activate", G_CALLBACK(on_activate), board);
    int status = g_application_run(G_APPLICATION(application), 1, argv);

    g_object_unref(application);
    g_free(board);
    return status;
}
