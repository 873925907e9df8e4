// examples.js -- positions to try, each with a move that looks possible
export const examples = [
    { name: 'blocked', move: 'c1a3',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
    { name: 'check', move: 'b1c3',
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/4PP1q/8/PPPP2PP/RNBQKBNR w KQkq - 1 3' },
    { name: 'pinned', move: 'c3d5',
      fen: 'rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 2 4' },
    { name: 'throughCheck', move: 'e1g1',
      fen: 'r2qk2r/p1pp1ppp/bpn1pn2/8/8/5NP1/PPPP1PBP/RNBQK2R w KQkq - 0 8' },
    { name: 'late', move: 'e5d6',
      fen: 'rnbqkbnr/1pp1ppp1/p6p/3pP3/8/7P/PPPP1PP1/RNBQKBNR w KQkq - 0 4' },
    { name: 'mate', move: 'e8f7',
      fen: 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4' }
];
