// names.d.ts -- made by names.mjs: the names that the library uses, as types

/** Why a move is refused; `none` if it is legal. */
export type Reason =
    'none' | 'bad-notation' | 'impossible-cell' | 'ambiguous' | 'no-such-piece' | 'same-cell'
    | 'no-piece' | 'not-your-piece' | 'king-shape' | 'queen-shape' | 'rook-shape'
    | 'bishop-shape' | 'knight-shape' | 'pawn-shape' | 'pawn-backward' | 'pawn-sideways'
    | 'pawn-double-not-from-start' | 'castle-no-rook' | 'castle-no-right'
    | 'castle-path-blocked' | 'castle-in-check' | 'castle-through-check' | 'castle-into-check'
    | 'own-piece' | 'path-blocked' | 'pawn-push-blocked' | 'pawn-capture-empty'
    | 'en-passant-unavailable' | 'king-capture' | 'promotion-invalid'
    | 'promotion-not-allowed' | 'kings-touch' | 'king-captures-guarded' | 'king-stays-on-line'
    | 'king-into-attack' | 'double-check' | 'leaves-in-check' | 'pinned'
    | 'en-passant-exposes-king' | 'promotion-needed';

/** What a cell of the evidence is. */
export type Role =
    'none' | 'mover' | 'target' | 'blocker' | 'candidate' | 'king' | 'checker' | 'attacker'
    | 'pinner' | 'guard' | 'rook' | 'passed' | 'captured';

/** What a legal move is. */
export type Nature =
    'capture' | 'en-passant' | 'castle-short' | 'castle-long' | 'double-step' | 'promotion'
    | 'check' | 'mate';

/** What is wrong with a FEN. */
export type Fault =
    'empty' | 'bad-field-count' | 'bad-rank-count' | 'bad-rank-length' | 'bad-character'
    | 'bad-side' | 'bad-castling' | 'bad-en-passant' | 'bad-clock' | 'bad-move-number'
    | 'missing-fields' | 'extra-space' | 'trailing-text' | 'adjacent-digits'
    | 'castling-order' | 'castling-duplicate' | 'uppercase-side' | 'uppercase-en-passant'
    | 'move-number-zero' | 'padded-number' | 'bad-operation' | 'king-missing'
    | 'too-many-kings' | 'kings-adjacent' | 'opposite-check' | 'pawn-on-back-rank'
    | 'castling-no-king' | 'castling-no-rook' | 'en-passant-wrong-rank' | 'en-passant-no-pawn'
    | 'en-passant-cell-occupied' | 'en-passant-origin-occupied' | 'too-many-pawns'
    | 'too-many-pieces' | 'too-many-promoted' | 'impossible-check' | 'en-passant-clock'
    | 'clock-over-75-moves' | 'clock-over-move-number' | 'en-passant-impossible'
    | 'en-passant-no-capturer' | 'en-passant-not-legal';

/** How bad a fault is: only with an error there is no position. */
export type Severity =
    'error' | 'repair' | 'warning' | 'note';

/** What is not as the standard writes it. */
export type Forgiven =
    'overspecified' | 'spurious-capture' | 'missing-capture' | 'spurious-check'
    | 'missing-check' | 'wrong-check' | 'castle-spelling' | 'castle-as-king-move'
    | 'long-form' | 'uci-form' | 'pawn-letter' | 'no-equals' | 'letter-case'
    | 'en-passant-suffix' | 'annotation' | 'move-number' | 'figurine' | 'space'
    | 'short-capture' | 'capture-sign' | 'punctuation' | 'local-letters' | 'spoken';

/** How a move became the text that was written. */
export type Slip =
    'key' | 'shape' | 'swap' | 'missing' | 'extra' | 'piece' | 'cell' | 'castling';

/** How a game stands. */
export type Standing =
    'checkmate' | 'stalemate' | 'dead-position' | 'fivefold' | 'seventy-five-move'
    | 'threefold-claimable' | 'fifty-move-claimable' | 'in-play';

/** How a board that was seen follows from a position. */
export type Seen =
    'same' | 'move' | 'unfinished' | 'try' | 'different';

/** What is wrong with a collection of games. */
export type PgnFault =
    'bad-byte' | 'stray-sign' | 'unclosed-comment' | 'unclosed-tag' | 'unclosed-variation'
    | 'bad-tag' | 'tag-quote' | 'bad-nag' | 'stray-word' | 'result-spelling' | 'no-result'
    | 'stray-result' | 'no-move-to-vary' | 'too-deep' | 'null-move' | 'bad-fen' | 'fen-repair'
    | 'unknown-variant' | 'null-move-in-check' | 'wide-text' | 'legacy-text'
    | 'byte-order-mark';

/** What comes in a collection of games. */
export type EventKind =
    'fault' | 'tag' | 'number' | 'move' | 'nag' | 'comment' | 'escape' | 'open' | 'close'
    | 'result' | 'game' | 'game-end';
