// en.js -- the words of this part in English; what is said about moves comes from
// the library
export default {
    name: 'Try a move',
    title: 'Why can’t I play this?',
    answer: 'Answer',
    invite: 'Move a piece. If the move is not allowed, you will read why.',
    examples: 'Positions to try',
    pinned: 'A pinned knight',
    throughCheck: 'Castling through check',
    late: 'En passant, one move late',
    check: 'In check',
    mate: 'Why can’t the king capture the queen?',
    blocked: 'A bishop behind its pawns',
    fen: 'Position as FEN',
    show: 'Show it'
};
