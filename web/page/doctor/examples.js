// examples.js -- FENs with a fault each, by their names in texts/
export const examples = [
    { name: 'tooLong', fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPPP1PPP/RNBQKBNR b KQkq - 0 1' },
    { name: 'noRook', fen: 'r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 20' },
    { name: 'waits', fen: '4k3/8/8/8/8/8/4R3/4K3 w - - 0 40' },
    { name: 'noKing', fen: '8/8/8/8/8/5N2/8/4K3 b - - 0 60' },
    { name: 'short', fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R' },
    { name: 'link', fen: 'https://lichess.org/analysis/standard/' +
        'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR_w_qkQK_f6_0_3' }
];
