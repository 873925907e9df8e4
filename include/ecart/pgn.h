/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/pgn.h
 * \brief  Collections of games: reading them, and judging every move.
 *
 *     [White "Carlsen"]
 *     [Black "Nakamura"]
 *
 *     1. e4 e5 2. Nf3 {the king's knight} (2. f4 exf4) 2... Nc6 $1 1-0
 *
 * Portable Game Notation is tags, then moves with comments, marks and
 * variations among them, then a result; and the next game.  It is met in files
 * of gigabytes, written by hand and by programs, cut, joined and converted.
 * So a reader must be fast, and nothing that it meets may stop it.
 *
 * There are two levels.  The reader cuts a text into tokens: a tag, a move, a
 * comment.  It knows no chess.  The judge reads tokens, plays the moves of
 * every game and variation, and tells the verdict on each.  Both are asked
 * again and again for what comes next:
 *
 *     ecart_pgn_judge judge;
 *     ecart_pgn_line  lines[32];
 *     ecart_pgn_event event;
 *
 *     ecart_pgn_judge_start(&judge, lines, 32, 0);
 *     ecart_pgn_feed(&judge.reader, text, length, true);
 *     while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END)
 *         if (event.token.kind == ECART_PGN_MOVE && event.judged &&
 *             event.notation.verdict.reason != ECART_LEGAL)
 *             complain(&event);
 *
 * The text comes in one piece or in many.  Where a piece ends within a token,
 * the answer is ECART_PGN_MORE, and what was not yet read must begin the next
 * piece, as with a file that is read into a buffer:
 *
 *     size_t rest = ecart_pgn_rest(&reader);
 *     memmove(buffer, buffer + length - rest, rest);
 *     length = rest + fread(buffer + rest, 1, size - rest, file);
 *     ecart_pgn_feed(&reader, buffer, length, feof(file));
 *
 * Pieces of ECART_PGN_PIECE bytes are always enough: comments of any length
 * are told in parts, and nothing else is longer.  Of a shorter one, as comes
 * through a pipe, nothing may be read yet; then the next must be longer.  What
 * is told does not depend on how the text was cut, but for the parts of
 * comments.
 *
 * A place is an offset, a line and a column.  Columns are counted in bytes,
 * from 1, as compilers do: that needs no knowledge of how a text is encoded.
 * A line ends with LF, CR LF or CR.
 *
 * Texts are UTF-8 or Latin-1, and both in one file are nothing unusual.  A
 * byte of 0x80 or more is good if it belongs to a well-formed character of
 * UTF-8, or if it is 0xA0 or more, which all are letters and signs in Latin-1.
 * A byte-order mark at the very start is skipped.
 *
 * A game ends with its result; or, that missing, where tags begin again: a
 * line that starts with a tag, after moves or after an empty line.  A result in
 * a variation is the variation's and ends nothing; only where the variation is
 * never closed it is the game's, for then a bracket is wrong.  An empty
 * line and then [Event " begins a game wherever they stand, in the midst of a
 * comment that was never closed too.  So a mistake spoils one game at most,
 * and a large text may be cut at such lines and its parts read apart.
 */
#ifndef ECART_PGN_H
#define ECART_PGN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/fen.h>
#include <ecart/position.h>
#include <ecart/san.h>

enum {
    ECART_PGN_PIECE = 4096      /**< bytes that are enough for a piece of text */
};

/** What a token or an event is. */
typedef uint8_t ecart_pgn_kind;
enum {
    ECART_PGN_END,          /**< the text has ended */
    ECART_PGN_MORE,         /**< no whole token is left: feed more text */
    ECART_PGN_FAULT,        /**< something is wrong with the text */
    ECART_PGN_TAG,          /**< [Name "value"] */
    ECART_PGN_NUMBER,       /**< of a move: 12 or 12. or 12..., but not 5254, a
                                 move (iccf.h); not from a judge */
    ECART_PGN_MOVE,         /**< a word where a move should be */
    ECART_PGN_NAG,          /**< a mark: $1, or ! ? !! ?? !? ?! */
    ECART_PGN_COMMENT,      /**< in braces, or from ; to the end of the line */
    ECART_PGN_ESCAPE,       /**< a line that begins with %: for programs */
    ECART_PGN_OPEN,         /**< ( */
    ECART_PGN_CLOSE,        /**< ) */
    ECART_PGN_RESULT,       /**< 1-0, 0-1, 1/2-1/2 or * */

    /* From a judge only. */
    ECART_PGN_GAME,         /**< the tags were read: the first move comes */
    ECART_PGN_GAME_END,     /**< the game is over */

    ECART_PGN_KINDS         /**< how many there are */
};

/** What may be wrong with a text.  In brackets: the place that is told. */
typedef uint8_t ecart_pgn_fault;
enum {
    ECART_PGN_BAD_BYTE,         /**< no character: a control, or no UTF-8 and no
                                     Latin-1; in a tag or a comment, the first
                                     only [it] */
    ECART_PGN_STRAY_SIGN,       /**< a ) ] } < > or " that closes nothing, a [
                                     that begins no tag [it] */
    ECART_PGN_UNCLOSED_COMMENT, /**< no } before the next game [the {] */
    ECART_PGN_UNCLOSED_TAG,     /**< the line ends before " and ] [the [] */
    ECART_PGN_UNCLOSED_VARIATION, /**< no ) before the game's end [the first (] */
    ECART_PGN_BAD_TAG,          /**< no name, or no value in quotes [the [] */
    ECART_PGN_TAG_QUOTE,        /**< a " within a value without \ before it [it] */
    ECART_PGN_BAD_NAG,          /**< no number after $, or one over 255; marks
                                     that mean nothing, such as !!! [it] */
    ECART_PGN_STRAY_WORD,       /**< where a move should be, a word that people
                                     put behind one: =, +/-, e.p., mate [it] */

    ECART_PGN_RESULT_SPELLING,  /**< a result, spelt in another way: 1/2, 0:1,
                                     0.5-0.5 [it] */

    /* From a judge only. */
    ECART_PGN_NO_RESULT,        /**< the game ends without one [where it ends] */
    ECART_PGN_STRAY_RESULT,     /**< one behind the game's, and no game between
                                     [it] */
    ECART_PGN_NO_MOVE_TO_VARY,  /**< a variation before any move [the (] */
    ECART_PGN_TOO_DEEP,         /**< more lines than there is memory for; it is
                                     skipped [the (] */
    ECART_PGN_NULL_MOVE,        /**< -- or Z0: none is made; told so, and the
                                     other side goes on [it] */
    ECART_PGN_BAD_FEN,          /**< from which no game can start; none of its
                                     moves is judged [the value, as its text] */
    ECART_PGN_FEN_REPAIR,       /**< one that had to be mended; its game starts so
                                     [the value, as its text] */
    ECART_PGN_UNKNOWN_VARIANT,  /**< neither chess nor Chess960; none of the
                                     moves is judged [the value] */

    ECART_PGN_FAULTS            /**< how many there are */
};

/** How a game ended, as far as its text says. */
typedef uint8_t ecart_pgn_result;
enum {
    ECART_PGN_RESULT_NONE,      /**< it does not */
    ECART_PGN_RESULT_WHITE,     /**< 1-0 */
    ECART_PGN_RESULT_BLACK,     /**< 0-1 */
    ECART_PGN_RESULT_DRAW,      /**< 1/2-1/2 */
    ECART_PGN_RESULT_OPEN       /**< *: in play, or nobody knows */
};

/** Where something stands in the whole text. */
typedef struct ecart_pgn_place {
    uint64_t offset;        /**< bytes before it */
    uint32_t line;          /**< from 1 */
    uint32_t column;        /**< in bytes, from 1 */
} ecart_pgn_place;

/**
 * A token.  Its text lies in the piece that was fed, and stays there as long
 * as the caller leaves it.
 */
typedef struct ecart_pgn_token {
    const char     *text;   /**< as it stands; of a tag the value without its
                                 quotes, of a comment what is inside */
    size_t          length;
    const char     *name;   /**< of a tag */
    size_t          name_length;
    ecart_pgn_place place;  /**< of its first byte: of a tag, the [ */
    uint32_t        number; /**< of a move's number, up to 65535; of a mark */
    ecart_pgn_kind  kind;
    ecart_pgn_fault fault;  /**< if it is one */
    ecart_pgn_result result; /**< if it is one, or its fault */
    bool            more;   /**< of a comment or an escape: its next part follows */
} ecart_pgn_token;

/** A text being read.  Read, do not write. */
typedef struct ecart_pgn_reader {
    const char *text;       /**< the piece that was fed */
    size_t      length;
    size_t      at;         /**< what of it was read */
    uint64_t    offset;     /**< of the piece in the whole text */
    uint64_t    line_start; /**< the offset where the line began */
    uint64_t    after_cr;   /**< the offset behind the last CR */
    uint32_t    line;       /**< from 1 */
    uint32_t    depth;      /**< how many variations are open */
    bool        last;       /**< no piece follows */
    bool        after_empty; /**< the line before was empty */
    bool        in_moves;   /**< not among tags, nor between games */
    bool        bad;        /**< a bad byte was told of this comment */
    uint8_t     within;     /**< which sort of comment goes on, if one does */
    ecart_pgn_place comment;    /**< where it began */
    ecart_pgn_place variation;  /**< where the first that is open did */
    ecart_pgn_token pending;    /**< a token that follows a fault found in it */
} ecart_pgn_reader;

/** A line of moves being played: the game's own, or a variation. */
typedef struct ecart_pgn_line {
    bool           judged;      /**< whether it is known how it stands */
    bool           moved;       /**< whether it is known how it stood before */
    ecart_position position;    /**< as it stands now */
    ecart_position before;      /**< before the last move */
} ecart_pgn_line;

/** For ecart_pgn_judge_start(); flags. */
enum {
    ECART_PGN_QUIET = 1 << 0    /**< no event for moves of which there is nothing
                                     to tell: legal, without anything forgiven,
                                     with the right number or none */
};

/** Games being judged.  Read, do not write, and feed the reader. */
typedef struct ecart_pgn_judge {
    ecart_pgn_line  *lines;     /**< the game's own, then variations in it */
    size_t           capacity;  /**< how many lines there is memory for */
    size_t           depth;     /**< which of them is being played; 0 for the
                                     game's own */
    uint64_t         games;     /**< begun so far, this one included */
    uint64_t         moves;     /**< judged so far, refused ones included */
    uint32_t         result_depth; /**< variations that were open at the result */
    size_t           skipped;   /**< variations open that are not played */
    uint32_t         number;    /**< that was read before the move to come */
    uint8_t          flags;
    uint8_t          state;     /**< between games, in tags, in moves */
    ecart_pgn_result result;    /**< as read so far */
    uint8_t          variant;   /**< which sort of chess the tags say */
    bool             told;      /**< the fault of what is pending */
    size_t           fen_length; /**< 0 if the tags say none */
    ecart_pgn_token  pending;   /**< a token that was read and not yet told */
    ecart_pgn_reader reader;
    ecart_pgn_place  tag_place; /**< of a value that no game can start with */
    char             fen[ECART_FEN_SIZE];
    ecart_position   start;     /**< of a game of chess */
} ecart_pgn_judge;

/** What a judge tells. */
typedef struct ecart_pgn_event {
    ecart_pgn_token token;      /**< with its kind; of a game's start and end, the
                                     token that made it */
    ecart_notation  notation;   /**< of a move: what ecart_san_read() says; of one in
                                     digits, ecart_notation_read() with ECART_UCI_FORM
                                     forgiven */
    uint32_t        number;     /**< of a move: the number before it; or 0 */
    bool            judged;     /**< of a move: whether it was; of a game's end:
                                     whether all moves of its own line were legal */
} ecart_pgn_event;

ECART_BEGIN

/** The identifier of a fault, such as "unclosed-comment"; NULL for none. */
ECART_API const char *ecart_pgn_fault_name(ecart_pgn_fault fault) ECART_CONST;

/** Starts reading a text, of which nothing was fed yet. */
ECART_API void ecart_pgn_start(ecart_pgn_reader *reader);

/**
 * \brief   Gives a reader its next piece of text.
 *
 * \param   text    what ecart_pgn_rest() said was not yet read, and then more;
 *                  it stays the caller's, and must stay where it is until the
 *                  next is fed
 * \param   length  bytes; with ECART_PGN_PIECE or more, or the last piece, something
 *                  is always read
 * \param   last    whether the whole text ends with it
 */
ECART_API void ecart_pgn_feed(ecart_pgn_reader *reader, const char *text,
                              size_t length, bool last);

/** How many bytes at the end of the piece were not yet read. */
ECART_INLINE size_t ecart_pgn_rest(const ecart_pgn_reader *reader)
{
    return reader->length - reader->at;
}

/**
 * \brief   Reads the next token.
 *
 * A fault comes before the token in which it was found; of what is not closed,
 * where that is noticed.  A bad tag is skipped.  A word is whatever stands
 * between blanks and signs, a bad byte in it included: whether it is a move,
 * SAN must say; but for the few of ECART_PGN_STRAY_WORD.  Words and tags of
 * ECART_PGN_PIECE bytes or more are cut.  Dots that belong to no number are
 * skipped.
 *
 * \return  Its kind, as in \p token; ECART_PGN_MORE if no whole token is left
 *          and the piece was not the last; ECART_PGN_END, as often as it is
 *          asked, if it was.
 */
ECART_API ecart_pgn_kind ecart_pgn_next(ecart_pgn_reader *reader,
                                        ecart_pgn_token *token);

/**
 * \brief   The value of a tag as it is meant: \" is ", and \\ is \.
 *
 * By snprintf()'s convention.  A \ before any other character stands for
 * itself.
 *
 * \return  The length of the whole value without the zero.
 */
ECART_API size_t ecart_pgn_value(const ecart_pgn_token *tag, char *value,
                                 size_t size);

/**
 * \brief   The result that is written so.
 *
 * The standard has 1-0, 0-1, 1/2-1/2 and *.  A half may be a fraction's sign in
 * UTF-8 or Latin-1 too, or 0.5 or 0,5; the dash a colon, or the longer one that
 * typesetters set in UTF-8; and half a point for one is a draw: 1/2.
 *
 * \return  ECART_PGN_RESULT_NONE if none is.
 */
ECART_API ecart_pgn_result ecart_pgn_result_read(const char *text,
                                                 size_t length) ECART_PURE;

/**
 * \brief   Starts judging a text, of which nothing was fed yet.
 *
 * \param   lines       memory for the game's own line and for variations in it,
 *                      each within the one before
 * \param   capacity    how many lines; variations for which there is no more
 *                      are skipped, with a fault; with 0, no move is judged
 * \param   flags       ECART_PGN_QUIET or 0
 */
ECART_API void ecart_pgn_judge_start(ecart_pgn_judge *judge,
                                     ecart_pgn_line *lines, size_t capacity,
                                     int flags);

/**
 * \brief   Reads and judges up to the next event.
 *
 * Events come in the order of the text: ECART_PGN_TAG for each tag, then
 * ECART_PGN_GAME, then what is between, then ECART_PGN_GAME_END.  A game may
 * have no tags, or nothing else; a result alone makes one only where the text
 * has none before.  Between games there may be comments.
 *
 * A legal move is played before it is told.  After a refused one nobody knows
 * how the line stands, and the rest of it is not judged; a variation that
 * begins at the refused move is, for it begins before it.
 *
 * \return  The event's kind, which is a token's.
 */
ECART_API ecart_pgn_kind ecart_pgn_judge_next(ecart_pgn_judge *judge,
                                              ecart_pgn_event *event);

/** The position of the line being played, after its last legal move; as a game
 *  ends, of its own line.  NULL if it is not known, or between games. */
ECART_API const ecart_position *ecart_pgn_position(const ecart_pgn_judge *judge) ECART_PURE;

/** The position before the move that was told last; NULL if it is not known. */
ECART_API const ecart_position *ecart_pgn_before(const ecart_pgn_judge *judge) ECART_PURE;

ECART_END

#endif
