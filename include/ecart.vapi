/* SPDX-License-Identifier: MIT */
/* ecart.vapi -- the functions for everyday use, for Vala.  They are described in
 * ecart.h and the headers that it includes.
 *
 * A text that is read is given as bytes, "Nf3".data.  A text that is written goes
 * into an array of char.  Where a C function returns a structure, this has its twin of
 * plain.h, which writes it through a pointer, as Vala does.
 *
 * Of those that ecart.h lists, these are not here.  Others do the same with null:
 * ecart_explain, ecart_notation_read_with, ecart_san_read.  Vala knows sizes:
 * ecart_size_of.  Nobody asked for them yet: ecart_lesson_next, ecart_game_prospect,
 * ecart_lines_between, ecart_watch_start, ecart_watch_look, ecart_watch_clock,
 * ecart_circumstances, ecart_referee_try, ecart_meant_in_line, ecart_meant_certainly,
 * ecart_mishap_in_line, ecart_explain_put. */

[CCode (cheader_filename = "ecart.h")]
namespace Ecart {
    [CCode (cname = "ECART_EXPLAIN_SIZE")]
    public const int EXPLAIN_SIZE;
    [CCode (cname = "ECART_LESSON_SIZE")]
    public const int LESSON_SIZE;
    [CCode (cname = "ECART_FEN_SIZE")]
    public const int FEN_SIZE;
    [CCode (cname = "ECART_SAN_SIZE")]
    public const int SAN_SIZE;
    [CCode (cname = "ECART_CELL_SIZE")]
    public const int CELL_SIZE;
    [CCode (cname = "ECART_EVIDENCE_LIMIT")]
    public const int EVIDENCE_LIMIT;
    [CCode (cname = "ECART_MOVE_LIST_SIZE")]
    public const int MOVE_LIST_SIZE;
    [CCode (cname = "ECART_BAD_POSITION")]
    public const int BAD_POSITION;

    [CCode (cname = "ecart_version_text")]
    public unowned string version_text ();
    [CCode (cname = "ecart_ask")]
    public int ask ([CCode (array_length_type = "size_t", type = "const char *")]
                    uint8[]? fen,
                    [CCode (array_length_type = "size_t", type = "const char *")]
                    uint8[] move,
                    string? language,
                    [CCode (array_length_type = "size_t")] char[] text);

    [SimpleType]
    [IntegerType (rank = 3)]
    [CCode (cname = "ecart_cell", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Cell : uint8 {
        [CCode (cname = "ecart_cell_exists")]
        public bool exists ();
        [CCode (cname = "ecart_cell_column")]
        public int column ();
        [CCode (cname = "ecart_cell_row")]
        public int row ();
        [CCode (cname = "ecart_cell_write")]
        public size_t write ([CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_cell_make")]
        public static Cell make (int column, int row);
        [CCode (cname = "ecart_cell_read")]
        public static size_t read (
            [CCode (array_length_type = "size_t", type = "const char *")]
                                   uint8[] text,
                                   out Cell cell);
    }

    [SimpleType]
    [IntegerType (rank = 11)]
    [CCode (cname = "ecart_cells", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Cells : uint64 {
        [CCode (cname = "ecart_cells_has")]
        public bool has (Cell cell);
        [CCode (cname = "ecart_cells_next")]
        public Cell next (Cell after);
        [CCode (cname = "ecart_cells_count")]
        public int count ();
    }

    [CCode (cname = "ecart_side", cprefix = "ECART_", has_type_id = false)]
    public enum Side {
        WHITE, BLACK
    }

    [CCode (cname = "ecart_kind", cprefix = "ECART_", has_type_id = false)]
    public enum Kind {
        NO_KIND, KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN
    }

    [SimpleType]
    [IntegerType (rank = 3)]
    [CCode (cname = "ecart_piece", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Piece : uint8 {
        [CCode (cname = "ecart_piece_side")]
        public Side side ();
        [CCode (cname = "ecart_piece_kind")]
        public Kind kind ();
        [CCode (cname = "ecart_piece_letter")]
        public char letter ();
        [CCode (cname = "ecart_piece_make")]
        public static Piece make (Side side, Kind kind);
    }

    [CCode (cname = "ecart_reason", cprefix = "ECART_", has_type_id = false)]
    public enum Reason {
        LEGAL, BAD_NOTATION, IMPOSSIBLE_CELL, AMBIGUOUS, NO_SUCH_PIECE, SAME_CELL,
        NOTHING_THERE, NOT_YOUR_PIECE, KING_SHAPE, QUEEN_SHAPE, ROOK_SHAPE,
        BISHOP_SHAPE, KNIGHT_SHAPE, PAWN_SHAPE, PAWN_BACKWARD, PAWN_SIDEWAYS,
        PAWN_DOUBLE_NOT_FROM_START, CASTLE_NO_ROOK, CASTLE_NO_RIGHT,
        CASTLE_PATH_BLOCKED, CASTLE_IN_CHECK, CASTLE_THROUGH_CHECK, CASTLE_INTO_CHECK,
        OWN_PIECE, PATH_BLOCKED, PAWN_PUSH_BLOCKED, PAWN_CAPTURE_EMPTY,
        EN_PASSANT_UNAVAILABLE, KING_CAPTURE, PROMOTION_INVALID, PROMOTION_NOT_ALLOWED,
        KINGS_TOUCH, KING_CAPTURES_GUARDED, KING_STAYS_ON_LINE, KING_INTO_ATTACK,
        DOUBLE_CHECK, LEAVES_IN_CHECK, PINNED, EN_PASSANT_EXPOSES_KING,
        PROMOTION_NEEDED, NO_CANDIDATE;

        [CCode (cname = "ecart_reason_name")]
        public unowned string? name ();
    }

    [CCode (cname = "ecart_role", cprefix = "ECART_ROLE_", has_type_id = false)]
    public enum Role {
        NONE, MOVER, TARGET, BLOCKER, CANDIDATE, KING, CHECKER, ATTACKER, PINNER, GUARD,
        ROOK, PASSED, CAPTURED;

        [CCode (cname = "ecart_role_name")]
        public unowned string? name ();
    }

    [Flags]
    [CCode (cname = "uint8_t", cprefix = "ECART_IS_", has_type_id = false)]
    public enum Nature {
        CAPTURE, EN_PASSANT, CASTLE_SHORT, CASTLE_LONG, DOUBLE_STEP, PROMOTION, OUT_OF_TURN, PASS,
        CASTLE
    }

    [CCode (cname = "ecart_gives", cprefix = "ECART_GIVES_", has_type_id = false)]
    public enum Gives {
        NOTHING, CHECK, MATE
    }

    [SimpleType]
    [CCode (cname = "ecart_move", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Move {
        public Cell from;
        public Cell to;
        public Kind promotion;

        [CCode (cname = "ecart_move_make")]
        public static Move make (Cell from, Cell to, Kind promotion = Kind.NO_KIND);
        [CCode (cname = "ecart_move_equal")]
        public bool equal (Move other);
        [CCode (cname = "ecart_uci_write")]
        public size_t write ([CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_uci_read")]
        public static Reason read (
            [CCode (array_length_type = "size_t", type = "const char *")]
                                   uint8[] text,
                                   out Move move, out size_t offset);
    }

    [CCode (cname = "ecart_arrow", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Arrow {
        public Cell from;
        public Cell to;
        public Role role;
    }

    [CCode (cname = "ecart_verdict", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Verdict {
        public uint64 candidates;
        public Reason reason;
        public Nature nature;
        public Move move;

        [CCode (cname = "ecart_verdict_is_legal")]
        public bool is_legal ();
        [CCode (cname = "ecart_verdict_is_refusal")]
        public bool is_refusal ();
        [CCode (cname = "ecart_verdict_evidence")]
        public int evidence ([CCode (array_length = false)] Cell[] cells);
        [CCode (cname = "ecart_verdict_role")]
        public Role role (int index);
    }

    [CCode (cname = "ecart_notation", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Notation {
        public Verdict verdict;
        public size_t offset;
        public uint32 forgiven;
    }

    [SimpleType]
    [CCode (cname = "ecart_text", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Text {
        public char *text;
        public size_t length;
    }

    [SimpleType]
    [CCode (cname = "ecart_meaning", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Meaning {
        public Move move;
        public uint8 slip;
        public uint8 cost;
        public uint16 ply;
        public uint16 plies;
        public uint16 doubts;
        public unowned string san;
    }

    [CCode (cname = "ecart_premove", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Premove {
        public bool possible;
        public Move reply;
        public Reason reason;
    }

    [CCode (cname = "ecart_seen", cprefix = "ECART_SEEN_", has_type_id = false)]
    public enum Seen {
        SAME, MOVE, UNFINISHED, TRY, DIFFERENT;

        [CCode (cname = "ecart_seen_name")]
        public unowned string? name ();
    }

    [CCode (cname = "ecart_sight", cprefix = "ECART_SEES_", has_type_id = false)]
    public enum Sight {
        PIECES, COLOURS, OCCUPIED
    }

    [CCode (cname = "ecart_sighting", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Sighting {
        public Cells different;
        public Cells unfinished;
        public Verdict verdict;
        public Move moves[8];
        public uint8 count;
        public Seen kind;
        public uint8 result;
    }

    [CCode (cname = "ecart_fault", has_type_id = false)]
    [SimpleType]
    [IntegerType (rank = 3)]
    public struct Fault : uint8 {
        [CCode (cname = "ECART_FAULTS")]
        public const Fault NONE;
        [CCode (cname = "ecart_fault_name")]
        public unowned string? name ();
    }

    [CCode (cname = "ecart_severity", cprefix = "ECART_", has_type_id = false)]
    public enum Severity {
        ERROR, REPAIR, WARNING, NOTE;

        [CCode (cname = "ecart_severity_name")]
        public unowned string? name ();
    }

    [CCode (cname = "ecart_faults", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Faults {
        [CCode (cname = "ecart_faults_clear")]
        public void clear ();
        [CCode (cname = "ecart_faults_first")]
        public Fault first (Severity at_least);
        [CCode (cname = "ecart_faults_has")]
        public bool has (Fault fault);
    }

    [CCode (cname = "ecart_board", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Board {
        [CCode (cname = "ecart_board_clear")]
        public void clear ();
        [CCode (cname = "ecart_board_put")]
        public bool put (Cell cell, Piece piece);
        [CCode (cname = "ecart_board_piece")]
        public Piece piece (Cell cell);
        [CCode (cname = "ecart_board_text")]
        public size_t text (Side bottom, [CCode (array_length_type = "size_t")] char[] text);
    }

    [CCode (cname = "ecart_setup", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Setup {
        public Board board;
        public Cells castling;
        public Cell en_passant;
        public Side side;
        public bool chess960;
        public uint16 clock;
        public uint16 number;

        [CCode (cname = "ecart_setup_clear")]
        public void clear ();
        [CCode (cname = "ecart_setup_start")]
        public void start ();
        [CCode (cname = "ecart_setup_check")]
        public bool check (ref Faults faults);
        [CCode (cname = "ecart_fen_read", instance_pos = 2.5)]
        public bool read_fen (
            [CCode (array_length_type = "size_t", type = "const char *")]
                              uint8[] text,
                              bool chess960, out Faults faults);
        [CCode (cname = "ecart_fen_write")]
        public size_t write_fen (int form,
                                 [CCode (array_length_type = "size_t")] char[] text);
    }

    [CCode (cname = "ecart_position", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Position {
        public Board board;
        public Cell en_passant;
        public Side side;
        public bool chess960;
        public uint16 clock;
        public uint16 number;
        public Cells checkers;
        public Cells pinned;

        [CCode (cname = "ecart_position_start")]
        public void start ();
        [CCode (cname = "ecart_position_set")]
        public bool set (Setup setup);
        [CCode (cname = "ecart_position_setup")]
        public void setup (out Setup setup);
        [CCode (cname = "ecart_fen_position", instance_pos = 2.5)]
        public bool read_fen (
            [CCode (array_length_type = "size_t", type = "const char *")]
                              uint8[] text,
                              bool chess960, out Faults faults);

        [CCode (cname = "ecart_plain_move_check")]
        public Reason check (Cell from, Cell to, Kind promotion, out Verdict verdict);
        [CCode (cname = "ecart_move_is_legal")]
        public bool is_legal (Move move);
        [CCode (cname = "ecart_verdict_arrows")]
        public int arrows (Verdict verdict, [CCode (array_length = false)] Arrow[] arrows);
        [CCode (cname = "ecart_move_gives")]
        public Gives gives (Move move);
        [CCode (cname = "ecart_plain_position_play")]
        public Reason play (Cell from, Cell to, Kind promotion, out Verdict verdict);
        [CCode (cname = "ecart_plain_premove_check")]
        public bool premove (Cell from, Cell to, Kind promotion, out Premove premove);
        [CCode (cname = "ecart_plain_move_between")]
        public Seen between (Board seen, Sight sight, out Sighting sighting);

        [CCode (cname = "ecart_legal_moves")]
        public size_t moves ([CCode (array_length_type = "size_t")] Move[] moves);
        [CCode (cname = "ecart_legal_count")]
        public size_t count ();
        [CCode (cname = "ecart_legal_destinations")]
        public Cells destinations (Cell from);
        [CCode (cname = "ecart_has_legal_move")]
        public bool has_legal_move ();

        [CCode (cname = "ecart_plain_notation_read")]
        public Reason read (Letters? letters,
                            [CCode (array_length_type = "size_t", type = "const char *")]
                            uint8[] text,
                            out Notation notation);
        [CCode (cname = "ecart_san_write")]
        public size_t write_san (Move move,
                                 [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_san_write_with")]
        public size_t write_san_with (Letters? letters, Move move,
                                      [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_meant")]
        public size_t meant ([CCode (array_length_type = "size_t", type = "const char *")]
                             uint8[] text,
                             [CCode (array_length_type = "size_t")] Meaning[] meanings);
    }

    [Compact]
    [CCode (cname = "ecart_letters", free_function = "")]
    public class Letters {
        [CCode (cname = "ecart_letters_find")]
        public static unowned Letters? find (
            [CCode (array_length_type = "size_t", type = "const char *")]
            uint8[] code);
    }

    /* In all of these, null is English. */
    [Compact]
    [CCode (cname = "ecart_language", free_function = "")]
    public class Language {
        [CCode (cname = "ecart_language_find")]
        public static unowned Language? find (
            [CCode (array_length_type = "size_t", type = "const char *")]
            uint8[] code);
        [CCode (cname = "ecart_language_nth")]
        public static unowned Language? nth (int n);
        [CCode (cname = "ecart_language_code")]
        public static unowned string code (Language? language);
        [CCode (cname = "ecart_language_name")]
        public static unowned string name (Language? language);

        [CCode (cname = "ecart_explain_in")]
        public static size_t explain (Language? language, Position position, Verdict verdict,
                                      [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_explain_notation")]
        public static size_t explain_notation (Language? language, Letters? letters,
                                               Position position, Notation notation,
                                               Text? written,
                                               [CCode (array_length_type = "size_t")]
                                               char[] text);
        [CCode (cname = "ecart_explain_brief")]
        public static size_t explain_brief (Language? language, Position position,
                                            Verdict verdict,
                                            [CCode (array_length_type = "size_t")]
                                            char[] text);
        [CCode (cname = "ecart_explain_standing")]
        public static size_t explain_standing (Language? language, Side side, Standing standing,
            [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_explain_hint")]
        public static size_t explain_hint (Language? language, Position position,
                                           Verdict verdict,
                                           [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_explain_fault")]
        public static size_t explain_fault (Language? language, Setup setup, Faults faults,
                                            Fault fault,
                                            [CCode (array_length_type = "size_t")]
                                            char[] text);
        [CCode (cname = "ecart_explain_fen_fault")]
        public static size_t explain_fen_fault (Language? language,
                                                [CCode (array_length_type = "size_t", type = "const char *")]
                                                uint8[] fen,
                                                Setup setup, Faults faults, Fault fault,
                                                [CCode (array_length_type = "size_t")]
                                                char[] text);
    }

    [CCode (cname = "ecart_level", cprefix = "ECART_", has_type_id = false)]
    public enum Level {
        CHILD, PLAYER, ARBITER
    }

    [CCode (cname = "ecart_lesson_options", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct LessonOptions {
        public unowned Language? language;
        public Level level;
        public uint8 edition;
        public uint8 tempo;
        public bool supervised;
        public bool numbers;
        public unowned Game? game;
        public unowned Letters? letters;

        [CCode (cname = "ecart_lesson_move")]
        public size_t move (Position position, Verdict verdict,
                            [CCode (array_length_type = "size_t")] char[] text);
        [CCode (cname = "ecart_lesson_standing")]
        public size_t standing (Game game,
                                [CCode (array_length_type = "size_t")] char[] text);
    }

    [CCode (cname = "ecart_standing", cprefix = "ECART_", has_type_id = false)]
    public enum Standing {
        CHECKMATE, STALEMATE, DEAD_POSITION, FIVEFOLD, SEVENTY_FIVE_MOVE,
        THREEFOLD_CLAIMABLE, FIFTY_MOVE_CLAIMABLE, IN_PLAY;

        [CCode (cname = "ecart_standing_name")]
        public unowned string? name ();
        [CCode (cname = "ecart_standing_first")]
        public static Standing first (uint32 standings);
    }

    [CCode (cname = "ecart_flag_rules", cprefix = "ECART_FLAG_", has_type_id = false)]
    public enum FlagRules {
        FIDE, USCF
    }

    [CCode (cname = "ecart_record", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Record {
        public Move move;
    }

    /* The records must live as long as the game. */
    [CCode (cname = "ecart_game", has_type_id = false, has_copy_function = false,
            has_destroy_function = false)]
    public struct Game {
        public Position position;
        public size_t count;

        [CCode (cname = "ecart_game_start")]
        public void start ([CCode (array_length_type = "size_t")] Record[] records);
        [CCode (cname = "ecart_game_set")]
        public void set (Position position,
                         [CCode (array_length_type = "size_t")] Record[] records);
        [CCode (cname = "ecart_plain_game_play")]
        public bool play (Cell from, Cell to, Kind promotion, out Verdict verdict);
        [CCode (cname = "ecart_game_undo")]
        public bool undo ();
        [CCode (cname = "ecart_game_repetitions")]
        public int repetitions ();
        [CCode (cname = "ecart_game_standings")]
        public uint32 standings ();
    }

    [CCode (cname = "ecart_flag_draws")]
    public bool flag_draws (Position position, Side flagged, FlagRules rules);
}
