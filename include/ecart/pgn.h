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
 * A game in Portable Game Notation (PGN) has tags, then moves with comments,
 * marks and variations among them, then a result; and then comes the next game.
 * There are files of gigabytes, written by hand and by programs, cut, joined and
 * converted.  So a reader must be fast, and nothing in a text may stop it.
 *
 * There are two levels.  A reader cuts a text into tokens: a tag, a move, a
 * comment.  It knows no chess.  A judge reads tokens, plays the moves of every
 * game and variation, and gives a verdict on each.  It reports events, most of
 * which are tokens.  Ask both again and again for what comes next:
 *
 *     ecart_pgn_judge judge;
 *     ecart_pgn_line  lines[32];
 *     ecart_pgn_event event;
 *
 *     ecart_pgn_judge_start(&judge, lines, 32, ECART_PGN_NO_COMMENTS);
 *     ecart_pgn_feed(&judge.reader, text, length, true);
 *     while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END)
 *         if (event.token.kind == ECART_PGN_MOVE && event.judged &&
 *             event.notation.verdict.reason != ECART_LEGAL)
 *             complain(&event);
 *
 * The text may be given in one piece or in many.  If a piece ends within a token,
 * the answer is ECART_PGN_MORE, and the next piece must begin with what was not yet
 * read.  This is how to read a file through a buffer:
 *
 *     size_t rest = ecart_pgn_rest(&reader);
 *     memmove(buffer, buffer + length - rest, rest);
 *     length = rest + fread(buffer + rest, 1, size - rest, file);
 *     ecart_pgn_feed(&reader, buffer, length, feof(file));
 *
 * Pieces of ECART_PGN_PIECE bytes are always enough: comments of any length are
 * reported in parts, and any other token that is longer is cut.  A shorter piece,
 * such as one from a pipe, may not hold a whole token; then the next one must be
 * longer.  The events do not depend on how a text is cut into pieces, except that
 * comments may come in other parts.
 *
 * A place is an offset, a line and a column.  Columns are counted in bytes,
 * from 1, as compilers do, because that is the same in every encoding.  A line
 * ends with LF, CR LF or CR.
 *
 * Texts are UTF-8 or Windows-1252, which has the letters of Latin-1, and many
 * files have both.  A byte of 0x80 or more that belongs to no well-formed
 * character of UTF-8 is read as Windows-1252, and the first of them is reported.
 * Byte-order marks are skipped; the first one that is not at the very start is
 * reported.  In a line that begins with one, columns are counted after it.  UTF-16
 * is reported and not read.
 *
 * A game ends with its result.  If it has none, it ends where tags begin again:
 * after moves, at a tag that starts its line, or that has a name and a whole
 * value; without moves, at [Event after an empty line.
 *
 * A result within a variation belongs to the variation and does not end the game,
 * unless the variation is never closed: then it is the game's result, because the
 * bracket is the mistake.  An empty line and then [Event " always begin a game,
 * even in a comment that was never closed.  So a mistake spoils one game at most,
 * and a large text may be cut at such lines and its parts read independently.
 *
 * A reader, a judge and its lines live in memory of the caller.  Each must be
 * started before it is used.  One of zeroes does no harm: it has read nothing and
 * asks for more.  If it is fed, it reports wrong places, and a judge judges no
 * move.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_PGN_H
#define ECART_PGN_H

#include <ecart/fen.h>
#include <ecart/san.h>

enum {
    ECART_PGN_PIECE = 4096      /**< a piece of this many bytes is always enough */
};

/** What a token or an event is.  Later versions may add kinds at the end: skip
 *  those that you do not know. */
typedef uint8_t ecart_pgn_kind;
enum {
    ECART_PGN_END,          /**< the text has ended */
    ECART_PGN_MORE,         /**< no whole token is left: feed more text */
    ECART_PGN_FAULT,        /**< something is wrong with the text */
    ECART_PGN_TAG,          /**< [Name "value"] */
    ECART_PGN_NUMBER,       /**< of a move: 12 or 12. or 12..., but not 5254,
                                 which is a move (iccf.h), nor 0000, a null move;
                                 from a reader only */
    ECART_PGN_MOVE,         /**< a word where a move is expected */
    ECART_PGN_NAG,          /**< a mark: $1, or ! ? !! ?? !? ?!, also as one character
                                 that is not ASCII */
    ECART_PGN_COMMENT,      /**< in braces, or from ; to the end of the line */
    ECART_PGN_ESCAPE,       /**< a line that begins with %: for programs */
    ECART_PGN_OPEN,         /**< ( */
    ECART_PGN_CLOSE,        /**< ) */
    ECART_PGN_RESULT,       /**< 1-0, 0-1, 1/2-1/2 or * */

    /* From a judge only. */
    ECART_PGN_GAME,         /**< the tags were read, the moves come next */
    ECART_PGN_GAME_END,     /**< the game is over */

    ECART_PGN_KINDS         /**< how many there are */
};

/** What may be wrong with a text.  In brackets: which place is reported, where "it"
 *  is the place of what is named first. */
typedef uint8_t ecart_pgn_fault;
enum {
    ECART_PGN_BAD_BYTE,         /**< a byte that is not a character: a control, or
                                     neither UTF-8 nor Windows-1252; only the
                                     first one in a tag or a comment [it] */
    ECART_PGN_STRAY_SIGN,       /**< a ) ] } < > or " that closes nothing, a [
                                     that does not begin a tag, a \ [it] */
    ECART_PGN_UNCLOSED_COMMENT, /**< no } before the next game [the {] */
    ECART_PGN_UNCLOSED_TAG,     /**< the line ends before " and ] [the [] */
    ECART_PGN_UNCLOSED_VARIATION, /**< no ) before the game's end [the first (] */
    ECART_PGN_BAD_TAG,          /**< no name, or no value in quotes [the [] */
    ECART_PGN_TAG_QUOTE,        /**< a " within a value without \ before it [it] */
    ECART_PGN_BAD_NAG,          /**< no number after $, or one over 255; marks
                                     that mean nothing, such as !!! [it] */
    ECART_PGN_STRAY_WORD,       /**< a remark that people put after a move: =, +/-, mate; a
                                     number between games; the first word of prose [it] */
    ECART_PGN_RESULT_SPELLING,  /**< a result in another spelling: 1/2, 0:1,
                                     1 - 0, 0.5-0.5. [it] */

    /* From a judge only. */
    ECART_PGN_NO_RESULT,        /**< a game without a result [where it ends] */
    ECART_PGN_STRAY_RESULT,     /**< a second result after the game's [it] */
    ECART_PGN_NO_MOVE_TO_VARY,  /**< a variation before any move [the (] */
    ECART_PGN_TOO_DEEP,         /**< there is no line left for a variation; its
                                     moves are not judged [the (] */
    ECART_PGN_NULL_MOVE,        /**< --, Z0 or 0000: a side passes, and the other
                                     goes on [it] */
    ECART_PGN_BAD_FEN,          /**< no game can start from the tag FEN, so no
                                     move is judged [the value, which is the
                                     token's text too] */
    ECART_PGN_FEN_REPAIR,       /**< the tag FEN had to be repaired, and the game
                                     starts from what it became [as before] */
    ECART_PGN_UNKNOWN_VARIANT,  /**< the tag Variant names neither chess nor
                                     Chess960, so no move is judged [its value] */
    ECART_PGN_NULL_MOVE_IN_CHECK, /**< the same, and the king is in check: the rest
                                     of the line is not judged [it] */

    /* From a reader again, each reported once in a text. */
    ECART_PGN_WIDE_TEXT,        /**< UTF-16, which is not read, up to where a game
                                     in another encoding begins [its start] */
    ECART_PGN_LEGACY_TEXT,      /**< not UTF-8: read as Windows-1252, which
                                     has the letters of Latin-1 [the first byte
                                     that shows it] */
    ECART_PGN_BYTE_ORDER_MARK,  /**< a byte-order mark within a text, where files
                                     were joined; it is skipped [it] */
    ECART_PGN_STRAY_TEXT,       /**< HTML, a mail or prose between games; a reader reports each
                                     tag of HTML and no prose, a judge the first of all [it] */
    ECART_PGN_VARIANT_END,      /**< the tag Variant names King of the Hill or Three-check:
                                     only the moves are judged [its value, or FEN's] */

    ECART_PGN_FAULTS            /**< how many there are */
};

/** How a game ended, according to its text. */
typedef uint8_t ecart_pgn_result;
enum {
    ECART_PGN_RESULT_NONE,      /**< the text does not say */
    ECART_PGN_RESULT_WHITE,     /**< 1-0 */
    ECART_PGN_RESULT_BLACK,     /**< 0-1 */
    ECART_PGN_RESULT_DRAW,      /**< 1/2-1/2 */
    ECART_PGN_RESULT_OPEN       /**< *: in play, or unknown */
};

/** Which chess is played, according to the tag Variant. */
typedef uint8_t ecart_pgn_variant;
enum {
    ECART_PGN_STANDARD,         /**< chess, also where no tag says it */
    ECART_PGN_CHESS960,
    ECART_PGN_OTHER_VARIANT,    /**< any other, which this library does not know */
    ECART_PGN_OTHER_END         /**< King of the Hill or Three-check: other ends */
};

/** Where something is in the whole text. */
typedef struct ecart_pgn_place {
    uint64_t offset;        /**< bytes before it */
    uint32_t line;          /**< from 1 */
    uint32_t column;        /**< in bytes, from 1 */
} ecart_pgn_place;

/** A token.  Its text and its name point into the piece that was fed, and are valid
 * as long as the caller keeps that piece where it is. */
typedef struct ecart_pgn_token {
    const char     *text;   /**< as it was written; the value of a tag without
                                 its quotes; the inside of a comment */
    size_t          length;
    const char     *name;   /**< the name of a tag */
    size_t          name_length;
    ecart_pgn_place place;  /**< of the first byte, which is the [ of a tag */
    uint32_t        number; /**< of a mark; or the number of a move, where 65535
                                 means that or more */
    ecart_pgn_kind  kind;
    ecart_pgn_fault fault;  /**< of an ECART_PGN_FAULT */
    ecart_pgn_result result; /**< of a result, and of ECART_PGN_RESULT_SPELLING */
    bool            more;   /**< the next part of this comment or escape follows */
} ecart_pgn_token;

/** A text that is being read.  Read its members, but do not write them. */
typedef struct ecart_pgn_reader {
    const char *text;       /**< the piece that was fed */
    size_t      length;
    size_t      at;         /**< how much of the piece was read */
    uint64_t    offset;     /**< of the piece in the whole text */
    uint64_t    line_start; /**< offset of the line's first byte */
    uint64_t    after_cr;   /**< offset after the last CR */
    uint32_t    line;       /**< from 1 */
    uint32_t    depth;      /**< how many variations are open */
    bool        last;       /**< no piece follows */
    bool        after_empty; /**< the line before was empty */
    bool        in_moves;   /**< neither among tags nor between games */
    bool        bad;        /**< a bad byte of this comment was reported */
    bool        legacy_told; /**< ECART_PGN_LEGACY_TEXT was reported */
    bool        mark_told;  /**< ECART_PGN_BYTE_ORDER_MARK was reported */
    uint8_t     within;     /**< which kind of comment it is in, or UTF-16; 0 for
                                 none */
    ecart_pgn_place comment;    /**< where that comment began */
    ecart_pgn_place variation;  /**< where the outermost open variation began */
    ecart_pgn_token pending;    /**< a token to report after its fault */
    ecart_pgn_token legacy;     /**< a fault to report before that token */
} ecart_pgn_reader;

/** Memory for a line of moves that is being played: the game's own, or a variation.
 *  Ask for its positions with ecart_pgn_judge_position() and
 *  ecart_pgn_judge_before(), which work them out. */
typedef struct ecart_pgn_line {
    union {
        unsigned char bytes[496];
        uint64_t      aligned;
    } internal;             /**< for the judge only, and may change in any version */
} ecart_pgn_line;

/** What a judge should not report: a set of flags, 0 to report everything.
 *
 * A flag leaves events out, and changes nothing else; but ECART_PGN_PLAY_ON has
 * more moves judged, and ECART_PGN_LEAN has less said of them.  Fewer events make
 * judging faster: ECART_PGN_QUIET with ECART_PGN_NO_COMMENTS takes a third of the
 * time for games with a comment on each move.  Later versions may add kinds of
 * events, each with a flag to leave it out.  Bits without a name are ignored. */
typedef uint32_t ecart_pgn_flags;
enum {
    ECART_PGN_QUIET = 1 << 0,   /**< no moves about which there is nothing to say:
                                     legal, with nothing forgiven, and with the
                                     right number or none; also moves that were
                                     not judged */
    ECART_PGN_PLAY_ON = 1 << 1, /**< go on after a refused move: play it all the
                                     same if it is clear what it does */
    ECART_PGN_NO_COMMENTS = 1 << 2, /**< no comments, in braces or after ; but still
                                     what is wrong with one */
    ECART_PGN_LEAN = 1 << 3     /**< of a legal move in the standard spelling, with
                                     the right number or none, no more than that it
                                     is legal, and the move: verdict.nature may be 0.
                                     ecart_move_check() in the position before it
                                     tells the rest */
};

/** A move that a judge keeps.  Castling may be the king's move to the rook's
 *  cell. */
typedef struct ecart_pgn_ply {
    ecart_move move;
    uint16_t   clock;       /**< of the position before it */
} ecart_pgn_ply;

/** Games that are being judged.  Feed the reader; read the other members, but do
 *  not write them. */
typedef struct ecart_pgn_judge {
    ecart_pgn_line  *lines;     /**< the game's own, then each variation within
                                     the one before; for the judge only */
    size_t           capacity;  /**< how many lines there is memory for */
    size_t           depth;     /**< which line is being played; 0 for the
                                     game's own */
    const ecart_letters *letters; /**< of the pieces; NULL for English */
    uint64_t         games;     /**< begun so far, including this one */
    uint64_t         moves;     /**< judged so far, including refused ones */
    uint32_t         result_depth; /**< variations that were open at the result */
    size_t           skipped;   /**< open variations that are not played */
    uint32_t         number;    /**< read before the next move; 0 if none was */
    int32_t          shift;     /**< by how much the last number was wrong */
    bool             wide_dots; /**< that number has three dots in one character */
    ecart_pgn_flags  flags;
    uint8_t          state;     /**< between games, in tags, in moves */
    ecart_pgn_result result;    /**< as read so far */
    ecart_pgn_variant variant;  /**< as the tags say it */
    bool             told;      /**< the fault of the pending token was reported */
    bool             fen_doubted; /**< the tag SetUp is "0" */
    bool             stray_told; /**< ECART_PGN_STRAY_TEXT was reported */
    size_t           fen_length; /**< 0 if no tag gives a FEN */
    ecart_pgn_token  pending;   /**< a token that was read but not yet reported */
    ecart_pgn_reader reader;
    ecart_pgn_place  tag_place; /**< of the value of FEN or Variant, for its fault */
    char             fen[ECART_FEN_SIZE];
    ecart_position   start;     /**< of a game without a FEN */
    ecart_pgn_ply   *plies;     /**< the legal moves of the game's own line */
    size_t           ply_capacity;  /**< for how many there is room */
    size_t           ply_count;
    bool             keeps;     /**< whether plies has all moves of that line so far,
                                     from its start, up to one that was refused */
    uint32_t         prose_line; /**< the last line of prose that was skipped */
} ecart_pgn_judge;

/** What a judge reports. */
typedef struct ecart_pgn_event {
    ecart_pgn_token token;      /**< its kind is the event's; for ECART_PGN_GAME
                                     and ECART_PGN_GAME_END, the rest of it is the
                                     token that began or ended the game */
    ecart_notation  notation;   /**< of a judged move: what ecart_san_read() says;
                                     for a move in digits, ecart_notation_read()
                                     with ECART_UCI_FORM forgiven; with
                                     ECART_PUNCTUATION after a number such as 1
                                     and three dots in one character */
    uint32_t        number;     /**< of a move: the number before it; 0 for none */
    bool            judged;     /**< of a move: whether it was judged; of a game's
                                     end: whether all moves of its own line were
                                     legal, or played all the same */
    bool            played;     /**< of a move: whether the line goes on after it: it
                                     is legal, or was played all the same */
} ecart_pgn_event;

ECART_BEGIN

/** The identifier of a fault, such as "unclosed-comment"; NULL if there is no
 *  such fault. */
ECART_API const char *ecart_pgn_fault_name(ecart_pgn_fault fault) ECART_CONST;

/** Starts reading a text, at its very beginning. */
ECART_API void ecart_pgn_start(ecart_pgn_reader *reader);

/** Gives a reader its next piece of text.
 * \param   text    begins with the bytes that ecart_pgn_rest() counts, and goes on with new
 *                  ones; the reader makes no copy, so leave it where it is until
 *                  the next piece
 * \param   length  in bytes; if it is ECART_PGN_PIECE or more, or this is the
 *                  last piece, something of it is always read
 * \param   last    whether the whole text ends with this piece */
ECART_API void ecart_pgn_feed(ecart_pgn_reader *reader, const char *text, size_t length, bool last);

/** How many bytes at the end of the piece were not yet read; 0 before the first
 *  piece. */
ECART_INLINE size_t ecart_pgn_rest(const ecart_pgn_reader *reader)
{
    return reader->length - reader->at;
}

/** Reads the next token.
 *
 * A fault comes before the token in which it was found; something that is not
 * closed is reported where that is noticed.  A bad tag is skipped.  A word is
 * whatever is between blanks and signs, even with bad bytes in it.  A word that
 * is neither a result nor a remark (ECART_PGN_STRAY_WORD) is a token
 * ECART_PGN_MOVE: whether it is a move, only SAN can say.  Words and tags of
 * ECART_PGN_PIECE bytes or more are cut.  Dots that do not belong to a number are
 * skipped.
 * \return  The kind of \p token.  If no whole token is left, ECART_PGN_MORE;
 *          after the last piece ECART_PGN_END, however often it is asked.  With
 *          ECART_PGN_MORE, nothing else in \p token has a meaning. */
ECART_API ecart_pgn_kind ecart_pgn_next(ecart_pgn_reader *reader, ecart_pgn_token *token);

/** The value of a tag as it is meant: \" is ", \\ is \, and any other \ stands for itself. */
ECART_API size_t ecart_pgn_value(const ecart_pgn_token *tag, char *value, size_t size);

/** Reads a result.
 *
 * The standard has 1-0, 0-1, 1/2-1/2 and *.  Other spellings are understood too:
 * a half may be the sign for it in UTF-8 or Latin-1, or 0.5 or 0,5.  The dash may
 * be a colon, or a longer dash or a minus in UTF-8 or Windows-1252, and may have
 * blanks around it.  Dots and commas may follow, or "ff" after a blank, for a forfeit.  A half
 * alone, 1/2, is a draw.
 * \return  ECART_PGN_RESULT_NONE if the text is none of these. */
ECART_API ecart_pgn_result ecart_pgn_result_read(const char *text, size_t length) ECART_PURE;

/** Reads the value of a tag Variant.
 *
 * Capitals count as small letters.  The standard game is also called normal, regular,
 * classical or "from position", and so is an empty value.  Chess960 is any value that
 * contains 960, Fischer or Freestyle, such as Fischerandom.
 * \return  ECART_PGN_OTHER_VARIANT for any value that is none of the other variants. */
ECART_API ecart_pgn_variant ecart_pgn_variant_read(const char *text, size_t length) ECART_PURE;

/** Starts judging a text, at its very beginning.
 * \param   lines       memory for the game's own line and for variations, each
 *                      within the one before; the judge's from now on; NULL for
 *                      none
 * \param   capacity    how many lines that is; when no line is left for a
 *                      variation, it is skipped, with a fault; without any,
 *                      no move is judged */
ECART_API void ecart_pgn_judge_start(ecart_pgn_judge *judge, ecart_pgn_line *lines, size_t capacity,
                                     ecart_pgn_flags flags);

/** Reads the moves that come next with the letters of a language; NULL for English,
 *  with which every text begins.  With others reading takes longer. */
ECART_API void ecart_pgn_judge_letters(ecart_pgn_judge *judge, const ecart_letters *letters);

/** Makes a judge keep the moves of each game's own line.
 *
 * That costs next to nothing, and shows how a game went even where no events tell of
 * its moves, as with ECART_PGN_QUIET.  Call it before the first event.
 * After a null move, or when there is no more room, no moves are kept for the
 * rest of the game.
 * \param   plies       memory for \p capacity moves, the judge's from now on;
 *                      NULL for none */
ECART_API void ecart_pgn_judge_keep(ecart_pgn_judge *judge, ecart_pgn_ply *plies, size_t capacity);

/** Reads and judges up to the next event.
 *
 * Events come in the order of the text.  A game has ECART_PGN_TAG for each of
 * its tags, then ECART_PGN_GAME, then its moves and what is between them,
 * then ECART_PGN_GAME_END.  A game may have tags only, or moves only.  A result
 * alone is a game only if no game comes before it.  Between games there may be
 * comments, and prose: of a line whose first word is no move, the rest is an escape.
 *
 * A legal move is played before it is reported.  After a refused move the
 * position of the line is not known, and the rest of it is not judged.  A
 * variation after the refused move is judged, since it begins before that move.
 *
 * With ECART_PGN_PLAY_ON a refused move is played all the same, if its text names
 * a piece and a cell: the piece goes there and captures what is there; castling
 * moves the rook too, and an en passant capture removes the pawn.  The rest of
 * the line is judged from that position.  If a king was left in check, the other
 * side cannot capture it, and the signs of check on its move are ignored.  If a
 * king is captured, kings touch, or a pawn stays a pawn on the last rank, the
 * game cannot go on, and the rest is not judged.
 * \return  The kind of the event, which is its token's.  ECART_PGN_MORE and
 *          ECART_PGN_END as from ecart_pgn_next(). */
ECART_API ecart_pgn_kind ecart_pgn_judge_next(ecart_pgn_judge *judge, ecart_pgn_event *event);

/** The position of the line that is being played, after its last played move;
 *  when a game has ended, of the game's own line, until the next one begins.
 *  It is valid until the next event.  NULL if it is not known: before the first
 *  move can be judged, in what is skipped, and from the first move on that was
 *  not judged. */
ECART_API const ecart_position *ecart_pgn_judge_position(ecart_pgn_judge *judge);

/** The position before the last move of that line, legal or refused; NULL if it
 *  is not known, or there is no such move.  It is worked out on request, and
 *  valid until the next event. */
ECART_API const ecart_position *ecart_pgn_judge_before(ecart_pgn_judge *judge);

ECART_END

#endif
