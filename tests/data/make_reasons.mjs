// Print the first rows of conformance/moves.tsv, which show each reason; make.mjs runs this.
//   node make_reasons.mjs DATA chess            DATA: the folder of suite.tsv
//   node make_reasons.mjs DATA chess960
//
// First come cases made by hand, each with the reason its author expected; the
// judge must agree or nothing is written.  Then cases drawn by a seeded generator
// from small random positions and from the suite's games, chosen so that every
// reason comes in both colours and in many companies of other broken rules.
import { readFileSync } from 'node:fs';
import { generator } from './chance.mjs';
import { CELLS, REASONS, alsoText, cellAt, cellName, cellNamed, cellsText, columnOf, judge, judgeUci,
    parseFen, rowOf } from './judge.mjs';

const folder = process.argv[2] ?? '.';
const chess960 = process.argv[3] === 'chess960';

// ---------------------------------------------------------------- chance

const chance = generator(chess960 ? 960 : 2019);
const below = (n) => Math.floor(chance() * n);
const oneOf = (list) => list[below(list.length)];

// ---------------------------------------------------------------- mirrors

const swapCase = (text) => [...text].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');
const otherRow = (text) => text.replace(/[1-8]/g, (row) => 9 - Number(row));

/** The same position with the colours exchanged and the board turned over. */
function mirrored(fen) {
    const [placement, side, castling, passing, ...clocks] = fen.split(' ');
    const swapped = [...swapCase(castling)].sort((a, b) =>
        (a > 'Z') - (b > 'Z') || 'KQ'.indexOf(a.toUpperCase()) - 'KQ'.indexOf(b.toUpperCase()) || (a < b ? 1 : -1));
    return [swapCase(placement.split('/').reverse().join('/')), side === 'w' ? 'b' : 'w',
        swapped.join(''), otherRow(passing), ...clocks].join(' ');
}

/** Rows turned over, off-board ones (0, 9) too. */
const mirroredMove = (move) => move.replace(/[0-9]/g, (row) => 9 - Number(row));

// ---------------------------------------------------------------- by hand

// FEN without clocks, move, expected reason, what it shows.
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';
const PAWNS = '4k3/8/8/3pP3/8/8/4P3/4K3 w - d6';
const MIDDLE = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq -';
const BOTH = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -';
const HAND = [
    // the request
    [START, 'e2e9', 'impossible-cell', 'row 9'],
    [START, 'i1i3', 'impossible-cell', 'column i'],
    [START, 'e0e2', 'impossible-cell', 'row 0'],
    [START, 'h1i1', 'impossible-cell', 'one step over the edge'],
    [START, 'i9i9', 'impossible-cell', 'the same impossible cell twice'],
    [START, 'e7i9', 'impossible-cell', 'comes before the enemy piece'],
    [PAWNS, 'a9a9q', 'impossible-cell', 'comes before the promotion'],
    [BOTH, 'e1j1', 'impossible-cell', 'two cells past the corner'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a8a9q', 'impossible-cell', 'a pawn past the last row'],
    [START, 'e4e4', 'same-cell', 'an empty cell'],
    [START, 'e2e2', 'same-cell', 'an own pawn'],
    [START, 'd8d8', 'same-cell', 'an enemy queen'],
    [BOTH, 'e1e1', 'same-cell', 'the king on its castling cell'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a7q', 'same-cell', 'stands alone: the promotion is not judged'],
    ['4k3/8/8/8/8/8/4r3/4K2R w - -', 'h1h1', 'same-cell', 'stands alone: the check is not judged'],
    ['4k3/8/8/8/1b6/8/3N4/4K3 w - -', 'd2d2', 'same-cell', 'a pinned knight stays'],
    [PAWNS, 'd6d6', 'same-cell', 'the en passant cell'],
    // the source
    [START, 'e3e4', 'no-piece', 'an empty cell'],
    [START, 'e4e5q', 'no-piece', 'stands alone: the promotion is not judged'],
    [PAWNS, 'd6d7', 'no-piece', 'from the en passant cell'],
    [PAWNS, 'a7a8k', 'no-piece', 'no pawn to promote, and no king to become'],
    ['4k3/8/8/8/8/8/4r3/4K3 w - -', 'a1a2', 'no-piece', 'stands alone: the check is not judged'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'h1e1', 'no-piece', 'onto the own king'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'h8e8', 'no-piece', 'onto the enemy king'],
    [MIDDLE, 'e2e4', 'no-piece', 'the pawn has gone already'],
    [START, 'e7e5', 'not-your-piece', 'an enemy pawn that would go so'],
    [START, 'e7e4', 'not-your-piece', 'an enemy pawn that would not go so'],
    [START, 'e7e8', 'not-your-piece', 'an enemy pawn backwards'],
    [START, 'd7f7', 'not-your-piece', 'an enemy pawn sideways'],
    [PAWNS, 'd5d3', 'not-your-piece', 'an enemy double step from elsewhere'],
    [PAWNS, 'd5e4', 'not-your-piece', 'an enemy pawn\'s capture of nothing: its shape is right'],
    [START, 'g8f6', 'not-your-piece', 'an enemy knight that would go so'],
    [START, 'g8g6', 'not-your-piece', 'an enemy knight that would not'],
    [START, 'a8a5', 'not-your-piece', 'an enemy rook: its path is not judged'],
    [START, 'd8e7', 'not-your-piece', 'an enemy queen onto its own pawn: not judged'],
    [BOTH, 'e8g8', 'not-your-piece', 'the enemy king castles: no shape fault'],
    [BOTH, 'e8a8', 'not-your-piece', 'the enemy king onto its rook: no shape fault'],
    [BOTH, 'e8e6', 'not-your-piece', 'the enemy king two rows down'],
    ['4k3/8/8/8/8/8/p7/4K3 w - -', 'a2a1k', 'not-your-piece', 'an enemy pawn: its promotion is not judged'],
    ['b3k3/8/8/8/8/8/8/4K3 w - -', 'a8e1', 'not-your-piece', 'an enemy bishop by its alias 33'],
    ['4k3/8/8/8/8/8/4r3/4K3 w - -', 'e2e1', 'not-your-piece', 'an enemy rook onto the own king'],
    // the shape
    [START, 'e1e3', 'king-shape', 'two rows'],
    ['7k/8/8/8/4K3/8/8/8 w - -', 'e4g4', 'king-shape', 'two columns, far from home'],
    ['7k/8/8/8/4K3/8/8/8 w - -', 'e4f6', 'king-shape', 'a knight\'s jump'],
    ['7k/8/8/8/8/8/8/K7 w - -', 'a1h8', 'king-shape', 'onto the enemy king from afar'],
    ['6rk/8/8/8/8/8/8/K7 w - -', 'a1h8', 'king-shape', 'onto the enemy king, which a rook guards'],
    ['4k3/8/8/8/8/8/8/3K3R w - -', 'd1f1', 'king-shape', 'castling from d1'],
    ['4K3/8/8/8/8/8/8/4k3 w - -', 'e8g8', 'king-shape', 'castling from the other side\'s home cell'],
    ['r3k3/8/8/8/8/8/8/4K3 w - -', 'e1a1', 'king-shape', 'to the corner where no rook stands'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'e1h1', 'king-shape', 'castling as king onto a rook that is not there'],
    ['r6k/8/8/8/8/8/8/K7 w - -', 'a1c1', 'king-shape', 'out of check, two columns'],
    ['8/8/8/8/8/1k6/8/3K4 w - -', 'd1b2', 'king-shape', 'beside the enemy king, by a wrong shape'],
    ['4k3/8/4r3/8/4K3/8/8/8 w - -', 'e4e2', 'king-shape', 'along the checker\'s line, by a wrong shape'],
    ['4k3/8/8/2b5/3r4/8/8/3K4 w - -', 'd1d4', 'king-shape', 'takes a guarded rook, by a wrong shape'],
    ['4k3/8/8/8/8/8/8/4K2R w K -', 'e1e3q', 'king-shape', 'a promotion named as well'],
    [START, 'd1e3', 'queen-shape', 'a knight\'s jump'],
    [START, 'a1b3', 'rook-shape', 'a knight\'s jump'],
    [START, 'c1c3', 'bishop-shape', 'along the column'],
    [START, 'b1b3', 'knight-shape', 'two rows'],
    [START, 'b1d1', 'knight-shape', 'two columns, onto an own piece'],
    [START, 'e2e5', 'pawn-shape', 'three rows'],
    [START, 'e2d4', 'pawn-shape', 'a knight\'s jump'],
    [START, 'e2g4', 'pawn-shape', 'two steps diagonally'],
    ['4k3/8/8/8/8/8/P7/4K3 w - -', 'a2a8q', 'pawn-shape', 'all the way to promote'],
    ['4k3/8/8/8/8/8/P7/4K3 w - -', 'a2a8k', 'pawn-shape', 'all the way to become a king'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7c8', 'pawn-shape', 'a knight\'s jump to the last row'],
    [PAWNS, 'e5e4', 'pawn-backward', 'one step'],
    [PAWNS, 'e5e3', 'pawn-backward', 'two steps'],
    [PAWNS, 'e5d4', 'pawn-backward', 'a capture of nothing'],
    ['4k3/8/8/4P3/3p4/8/8/4K3 w - -', 'e5d4', 'pawn-backward', 'a capture of a pawn'],
    [START, 'e2e1', 'pawn-backward', 'onto the own king'],
    [START, 'e2d1q', 'pawn-backward', 'to its own first row, with a promotion'],
    ['4k3/8/8/3PpP2/8/8/8/4K3 w - e6', 'd5e5', 'pawn-sideways', 'onto the pawn that it may take in passing'],
    [START, 'e2d2', 'pawn-sideways', 'onto an own pawn'],
    [PAWNS, 'e5h5', 'pawn-sideways', 'three columns'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7b7q', 'pawn-sideways', 'a promotion on the row before the last'],
    [PAWNS, 'e5e7', 'pawn-double-not-from-start', 'from row 5'],
    ['4k3/8/8/8/8/4P3/8/4K3 w - -', 'e3e5', 'pawn-double-not-from-start', 'from row 3'],
    ['4k3/8/8/4p3/8/4P3/8/4K3 w - -', 'e3e5', 'pawn-double-not-from-start', 'onto a pawn: the path is not judged'],
    ['4k3/8/4N3/8/4P3/8/8/4K3 w - -', 'e4e6', 'pawn-double-not-from-start', 'onto an own knight'],
    ['4k3/8/P7/8/8/8/8/4K3 w - -', 'a6a8q', 'pawn-double-not-from-start', 'two steps to promote'],
    ['4k3/8/P7/8/8/8/8/4K3 w - -', 'a6a8p', 'pawn-double-not-from-start', 'two steps to become a pawn'],
    ['4r2k/8/8/8/8/4P3/8/4K3 w - -', 'e3e5', 'pawn-double-not-from-start', 'along the line of its pin'],
    // the board
    [START, 'a1a2', 'own-piece', 'a rook onto its pawn'],
    [START, 'a1a7', 'path-blocked', 'a rook over its own pawn'],
    [START, 'a1b1', 'own-piece', 'a rook onto its knight'],
    [START, 'd1d7', 'path-blocked', 'a queen over its own pawn onto an enemy pawn'],
    [START, 'a1d1', 'own-piece', 'a rook over two pieces onto its queen'],
    [START, 'g1e2', 'own-piece', 'a knight onto its pawn'],
    [START, 'e1e2', 'own-piece', 'a king onto its pawn'],
    [START, 'e1d1', 'own-piece', 'a king onto its queen'],
    ['4k3/8/8/8/4N3/8/4P3/4K3 w - -', 'e2e4', 'own-piece', 'a double step onto an own knight'],
    ['4k3/8/8/8/4N3/4N3/4P3/4K3 w - -', 'e2e4', 'own-piece', 'a double step over and onto own knights'],
    ['4k3/8/8/8/4n3/4n3/4P3/4K3 w - -', 'e2e4', 'path-blocked', 'a double step over and onto knights'],
    ['4k3/8/8/8/8/4N3/4P3/4K3 w - -', 'e2e3', 'own-piece', 'a step onto an own knight'],
    ['4k3/8/8/8/8/3N4/4P3/4K3 w - -', 'e2d3', 'own-piece', 'a pawn\'s capture of an own knight'],
    ['4k3/8/8/8/8/8/8/4KR2 w - -', 'e1f1', 'own-piece', 'a king onto a rook without a right'],
    ['4k3/4P3/8/8/8/8/8/4K3 w - -', 'e7e8q', 'pawn-push-blocked', 'onto the enemy king'],
    ['4k3/4P3/8/8/8/8/8/4K3 w - -', 'e7e8', 'pawn-push-blocked', 'onto the enemy king, no piece named'],
    ['3n3k/3P4/8/8/8/8/8/4K3 w - -', 'd7d8k', 'pawn-push-blocked', 'and to a king'],
    ['8/8/8/4k3/4n3/4P3/8/4K3 w - -', 'e3e4', 'pawn-push-blocked', 'straight onto a knight'],
    ['7k/8/8/8/8/3n4/3P4/4K3 w - -', 'd2d3', 'pawn-push-blocked', 'onto the checker, which counts as gone'],
    ['4k3/8/8/8/8/4r3/4P3/4K3 w - -', 'e2e4', 'path-blocked', 'a double step over its pinner'],
    [START, 'e2d3', 'pawn-capture-empty', 'nothing there'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7b8q', 'pawn-capture-empty', 'to promote'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7b8', 'pawn-capture-empty', 'to promote, no piece named'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7b8k', 'pawn-capture-empty', 'to become a king'],
    ['4k3/8/8/3np3/3P4/8/8/4K3 w - -', 'd4c5', 'pawn-capture-empty', 'beside what it could take'],
    ['4k3/8/8/8/3Pp3/8/8/4K3 w - -', 'd4e5', 'pawn-capture-empty', 'a pawn beside, but not on the right row'],
    ['4k3/8/8/3PP3/8/8/8/4K3 w - -', 'd5e6', 'pawn-capture-empty', 'an own pawn beside'],
    ['4k3/8/8/3Pn3/8/8/8/4K3 w - -', 'd5e6', 'pawn-capture-empty', 'a knight beside'],
    ['8/8/8/3k4/8/8/P7/6RK w - -', 'g1g8q', 'promotion-not-allowed', 'a rook'],
    [START, 'e2e4q', 'promotion-not-allowed', 'a double step'],
    [START, 'e2e4k', 'promotion-invalid', 'to a king, on row 4'],
    [START, 'g1f3p', 'promotion-invalid', 'a knight to a pawn'],
    [START, 'g1f3n', 'promotion-not-allowed', 'a knight to a knight'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8k', 'promotion-invalid', 'to a king, on the last row'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'a7a8p', 'promotion-invalid', 'to a pawn, on the last row'],
    ['1n2k3/P7/8/8/8/8/8/4K3 w - -', 'a7b8k', 'promotion-invalid', 'to a king, by a capture'],
    ['4k3/P7/8/8/8/8/8/4K3 w - -', 'e1d1q', 'promotion-not-allowed', 'a king\'s step'],
    ['4k3/4r3/8/8/8/8/8/4K2R w - -', 'h1h2q', 'promotion-not-allowed', 'and the check stays'],
    ['k3r3/P7/8/8/8/8/8/4K3 w - -', 'a7a8q', 'pawn-push-blocked', 'onto the enemy king, and in check'],
    ['8/Pk6/8/8/8/8/8/4K3 w - -', 'a7a8', 'promotion-needed', 'beside the enemy king'],
    ['1n5k/P7/8/8/8/8/8/4K3 w - -', 'a7b8', 'promotion-needed', 'by a capture'],
    ['4r2k/3P4/8/8/8/8/8/4K3 w - -', 'd7e8', 'promotion-needed', 'by a capture of the checker'],
    ['K2r3k/2P5/8/8/8/8/8/8 w - -', 'c7c8', 'promotion-needed', 'blocks the check'],
    ['K2r3k/2P5/8/8/8/8/8/8 w - -', 'c7d8', 'promotion-needed', 'captures the checker'],
    ['K2r3k/4P3/8/8/8/8/8/8 w - -', 'e7e8', 'leaves-in-check', 'a promotion that does not answer the check'],
    ['1k6/r2P3K/8/8/8/8/8/8 w - -', 'd7d8', 'pinned', 'a promotion that uncovers the king'],
    ['1b5k/2P5/3K4/8/8/8/8/8 w - -', 'c7b8', 'promotion-needed', 'a pinned pawn takes its pinner'],
    ['1b5k/2P5/3K4/8/8/8/8/8 w - -', 'c7c8', 'pinned', 'a pinned pawn goes straight'],
    ['r6k/P7/8/8/K7/8/8/8 w - -', 'a7a8', 'pawn-push-blocked', 'a pawn pinned on its column'],
    // the king's safety: the king itself
    ['8/8/8/3k4/8/3K4/8/8 w - -', 'd3d4', 'kings-touch', 'straight'],
    ['8/8/8/3k4/8/3K4/8/8 w - -', 'd3e4', 'kings-touch', 'diagonally'],
    ['8/8/8/8/8/8/1k6/3K4 w - -', 'd1c1', 'kings-touch', 'along the edge'],
    ['8/8/8/3k4/3r4/3K4/8/8 w - -', 'd3d4', 'kings-touch', 'takes a rook that the king alone guards'],
    ['8/8/1b6/3k4/3r4/3K4/8/8 w - -', 'd3d4', 'kings-touch', 'takes a rook that bishop and king guard'],
    ['8/8/8/3k4/8/3K4/8/r7 w - -', 'd3d4q', 'promotion-not-allowed', 'before the king\'s safety'],
    ['8/8/8/4k3/8/2K5/8/3r4 w - -', 'c3d4', 'kings-touch', 'and onto a rook\'s column'],
    ['8/8/8/8/8/5k2/8/r3K3 w - -', 'e1f1', 'king-stays-on-line', 'away from the rook on the row'],
    ['8/8/8/8/8/6k1/8/r3K3 w - -', 'e1f2', 'kings-touch', 'out of check, to the other king'],
    ['8/8/8/8/8/6k1/8/r4K2 w - -', 'f1g1', 'king-stays-on-line', 'away from the rook'],
    ['8/8/8/8/8/8/6k1/r3K3 w - -', 'e1f1', 'kings-touch', 'away from the rook, and to the other king'],
    ['8/8/8/3k4/3N4/3K4/8/8 w - -', 'd3d4', 'own-piece', 'and beside the enemy king'],
    ['4k3/8/8/8/8/5n2/4p3/4K3 w - -', 'e1e2', 'legal', 'a knight that does not guard'],
    ['4k3/8/8/8/8/8/3nr3/4K3 w - -', 'e1d2', 'king-captures-guarded', 'guarded by the rook beside'],
    ['4k3/8/8/8/8/8/4r3/4K3 w - -', 'e1e2', 'legal', 'takes the checker, which nothing guards'],
    ['4k3/8/8/8/8/3p4/4r3/4K3 w - -', 'e1e2', 'king-captures-guarded', 'a checker that a pawn guards'],
    ['4k3/8/8/8/2b5/3q4/4r3/4K3 w - -', 'e1e2', 'king-captures-guarded', 'the queen guards, the bishop behind does not count'],
    ['3bk3/8/8/8/8/2n5/4r3/4K3 w - -', 'e1e2', 'king-captures-guarded', 'a checker that a knight guards'],
    ['4rk2/8/8/8/8/8/4r3/4K3 w - -', 'e1e2', 'king-captures-guarded', 'a checker that a rook behind it guards'],
    ['k3r3/8/8/4b3/4K3/8/8/8 w - -', 'e4e5', 'king-captures-guarded', 'a bishop that a rook guards'],
    ['4k3/8/8/8/r3K3/8/8/8 w - -', 'e4f4', 'king-stays-on-line', 'on the row'],
    ['4r2k/8/8/8/4K3/8/8/8 w - -', 'e4e3', 'king-stays-on-line', 'on the column'],
    ['b6k/8/8/8/4K3/8/8/8 w - -', 'e4f3', 'king-stays-on-line', 'on the diagonal'],
    ['q6k/8/8/8/4K3/8/8/8 w - -', 'e4f3', 'king-stays-on-line', 'a queen on the diagonal'],
    ['4r2k/8/8/8/4K3/8/8/3r4 w - -', 'e4e3', 'king-stays-on-line', 'the rook on d1 does not see e3'],
    ['4r2k/8/8/6b1/4K3/8/8/8 w - -', 'e4e3', 'king-stays-on-line', 'and onto a bishop\'s diagonal'],
    ['4r2k/8/8/8/4K3/4n3/8/8 w - -', 'e4e3', 'king-captures-guarded', 'a knight on the checker\'s line: the checker guards it'],
    ['4r2k/8/8/8/4K3/4N3/8/8 w - -', 'e4e3', 'own-piece', 'an own knight on the checker\'s line'],
    ['4r2k/8/8/8/4K3/8/8/8 w - -', 'e4e5', 'king-into-attack', 'towards the checker is not away from it'],
    ['7k/8/8/8/8/8/r7/4K3 w - -', 'e1e2', 'king-into-attack', 'onto a rook\'s row'],
    ['7k/8/8/8/1b6/8/8/4K3 w - -', 'e1f1', 'legal', 'out of a bishop\'s check'],
    ['7k/8/8/8/1b6/8/8/3K4 w - -', 'd1e1', 'king-into-attack', 'onto a bishop\'s diagonal'],
    ['7k/8/8/8/8/5p2/8/4K3 w - -', 'e1e2', 'king-into-attack', 'onto a cell that a pawn attacks'],
    ['7k/8/8/8/5p2/8/4K3/8 w - -', 'e2e3', 'king-into-attack', 'before a pawn\'s capture'],
    ['7k/8/8/8/5p2/8/5K2/8 w - -', 'f2f3', 'legal', 'straight before a pawn'],
    ['7k/8/8/8/3n4/8/8/3K4 w - -', 'd1e2', 'king-into-attack', 'a knight\'s cell'],
    ['7k/8/8/1b6/3n4/8/r7/3K4 w - -', 'd1e2', 'king-into-attack', 'three attackers, ascending'],
    // the king's safety: the others
    ['k3r3/8/8/8/8/5n2/6P1/4K3 w - -', 'g2f3', 'double-check', 'takes one of two checkers'],
    ['k3r3/8/8/8/8/5n2/2B5/4K3 w - -', 'c2e4', 'double-check', 'blocks one of two checkers'],
    ['4r2k/8/8/8/7b/8/5n2/R3K3 w - -', 'a1a5', 'leaves-in-check', 'the knight on f2 does not check'],
    ['k3r3/8/8/8/1b6/5n2/3R4/4K3 w - -', 'd2d5', 'double-check', 'and pinned by a third piece'],
    ['k7/8/8/8/1b5r/8/8/4K1NR w - -', 'g1f3', 'leaves-in-check', 'one checker only'],
    ['k3r3/8/8/8/1b6/8/8/4K1NR w - -', 'g1e2', 'double-check', 'rook and bishop'],
    ['k3q3/8/8/8/8/3n4/4P3/4K3 w - -', 'e2d3', 'pinned', 'a pawn takes the checker and uncovers the king'],
    ['k7/8/8/8/8/8/8/r2NK3 w - -', 'd1e3', 'pinned', 'a knight on the row'],
    ['k7/8/8/8/7q/8/5B2/4K3 w - -', 'f2d4', 'pinned', 'a bishop across the diagonal'],
    ['k7/8/8/8/7q/8/5B2/4K3 w - -', 'f2g3', 'legal', 'a bishop along the diagonal'],
    ['k7/8/8/8/7q/8/5R2/4K3 w - -', 'f2f5', 'pinned', 'a rook off the diagonal'],
    ['4r2k/8/8/8/4Q3/8/8/4K3 w - -', 'e4e8', 'legal', 'a queen takes its pinner'],
    ['4r2k/8/8/8/4Q3/8/8/4K3 w - -', 'e4h4', 'pinned', 'a queen off the column, with check'],
    ['4r2k/8/8/8/4Q3/8/3n4/4K3 w - -', 'e4d5', 'pinned', 'a knight beside that does not check'],
    ['4r2k/8/8/8/4Q3/5n2/8/4K3 w - -', 'e4f3', 'pinned', 'a pinned queen takes the checker'],
    ['4r2k/8/8/8/4Q3/5n2/8/4K3 w - -', 'e4d5', 'leaves-in-check', 'pinned, and does not answer the check'],
    ['4r2k/8/8/8/8/8/8/R3K3 w - -', 'a1b1', 'leaves-in-check', 'a rook ignores a rook'],
    ['7k/8/8/8/8/8/3p4/R3K3 w - -', 'a1a5', 'leaves-in-check', 'a rook ignores a pawn'],
    ['7k/8/8/8/8/5n2/8/R3K3 w - -', 'a1a5', 'leaves-in-check', 'a rook ignores a knight'],
    ['1k6/8/8/8/7q/8/8/R3K3 w - -', 'a1a5', 'leaves-in-check', 'a rook ignores a queen'],
    ['k3r3/8/8/8/8/8/3P4/4K3 w - -', 'd2e3', 'pawn-capture-empty', 'a block that is no pawn\'s move'],
    ['k3r3/8/8/8/8/8/3P4/4K3 w - -', 'd2d4', 'leaves-in-check', 'a pawn ignores a rook'],
    ['k3r3/8/8/8/8/8/8/3QK3 w - -', 'd1d8', 'leaves-in-check', 'a counter-check is no answer'],
];

// Castling: each in both colours.
const CASTLING = [
    [BOTH, 'e1g1', 'legal', 'short'],
    [BOTH, 'e1c1', 'legal', 'long'],
    [BOTH, 'e1h1', 'legal', 'short, as king onto rook'],
    [BOTH, 'e1a1', 'legal', 'long, as king onto rook'],
    [BOTH, 'e1g1q', 'promotion-not-allowed', 'a promotion named'],
    [BOTH, 'e1a1n', 'promotion-not-allowed', 'a promotion named, king onto rook'],
    [BOTH, 'e1c1k', 'promotion-invalid', 'to a king'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'e1g1', 'castle-no-rook', 'an empty corner'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'e1c1', 'castle-no-rook', 'an empty corner'],
    ['4k3/8/8/8/8/8/8/4K2r w - -', 'e1g1', 'castle-no-rook', 'an enemy rook, which checks: not judged'],
    ['4k3/8/8/8/8/8/8/B3K3 w - -', 'e1c1', 'castle-no-rook', 'a bishop in the corner'],
    ['4k3/8/8/8/8/8/8/4KBN1 w - -', 'e1g1', 'castle-no-rook', 'the path is not judged'],
    ['4k3/8/8/8/8/8/8/R3K3 w Q -', 'e1g1', 'castle-no-rook', 'the rook is in the other corner'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'e1g1q', 'castle-no-rook', 'and a promotion'],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'e1c1p', 'castle-no-rook', 'and a promotion to a pawn'],
    ['4k3/8/8/8/8/8/8/R3K2R w Q -', 'e1g1', 'castle-no-right', 'only the other wing\'s right is left'],
    ['4k3/8/8/8/8/8/8/R3K2R w K -', 'e1c1', 'castle-no-right', 'only the other wing\'s right is left'],
    ['4k3/8/8/8/8/8/8/RN2K3 w - -', 'e1c1', 'castle-no-right', 'and b1 in the way'],
    ['4k3/8/8/8/8/8/8/4K2R w - -', 'e1h1', 'castle-no-right', 'onto the own rook without the right'],
    ['4k3/8/8/8/8/8/8/R3K2R w K -', 'e1a1', 'castle-no-right', 'onto the rook of the other wing'],
    ['4k3/8/8/8/8/8/8/4K1R1 w - -', 'e1g1', 'castle-no-rook', 'two columns, onto a rook'],
    ['4k3/8/8/8/8/8/8/1R2K3 w - -', 'e1b1', 'king-shape', 'onto a rook that is not in the corner'],
    ['4k3/8/8/8/8/8/8/3K3R w - -', 'd1h1', 'king-shape', 'onto a rook, not from home'],
    ['7R/8/4k3/8/8/8/8/4K3 w - -', 'e1h8', 'king-shape', 'onto a rook in another corner'],
    ['4k3/4r3/8/8/8/8/8/4K2R w - -', 'e1g1', 'castle-no-right', 'and in check'],
    ['4k3/8/8/8/8/3n4/8/4K2R w - -', 'e1g1', 'castle-no-right', 'and in check by a knight'],
    ['4k3/8/8/8/8/8/6p1/4K2R w - -', 'e1g1', 'castle-no-right', 'and through a pawn\'s attack'],
    ['2r1k3/8/8/8/8/8/8/R3K3 w - -', 'e1c1', 'castle-no-right', 'and into an attack'],
    ['4k3/8/8/8/8/8/8/4K2R w - -', 'e1g1q', 'castle-no-right', 'and a promotion'],
    ['4kr2/4r1r1/8/8/8/8/8/4KN1R w - -', 'e1g1', 'castle-no-right', 'everything at once'],
    ['4k3/8/8/8/8/8/8/4KB1R w K -', 'e1g1', 'castle-path-blocked', 'f1'],
    ['4k3/8/8/8/8/8/8/4K1NR w K -', 'e1g1', 'castle-path-blocked', 'the king\'s goal'],
    ['4k3/8/8/8/8/8/8/4KBNR w K -', 'e1g1', 'castle-path-blocked', 'both, from the king outwards'],
    ['4k3/8/8/8/8/8/8/4KBNR w K -', 'e1h1', 'castle-path-blocked', 'both, as king onto rook'],
    ['4k3/8/8/8/8/8/8/R2QK3 w Q -', 'e1c1', 'castle-path-blocked', 'd1'],
    ['4k3/8/8/8/8/8/8/R1B1K3 w Q -', 'e1c1', 'castle-path-blocked', 'the king\'s goal'],
    ['4k3/8/8/8/8/8/8/RNBQK3 w Q -', 'e1c1', 'castle-path-blocked', 'all three, from the king outwards'],
    ['4k3/8/8/8/8/8/8/Rn2K3 w Q -', 'e1a1', 'castle-path-blocked', 'an enemy knight on b1'],
    ['4k3/8/8/8/8/8/8/4K1nR w K -', 'e1g1', 'castle-path-blocked', 'an enemy knight on the goal'],
    ['4k3/4r3/8/8/8/8/8/4KB1R w K -', 'e1g1', 'castle-path-blocked', 'and in check'],
    ['4k1r1/8/8/8/8/8/8/4KB1R w K -', 'e1g1', 'castle-path-blocked', 'and into an attack'],
    ['3rk3/8/8/8/8/8/8/RN2K3 w Q -', 'e1c1q', 'castle-path-blocked', 'through an attack, and a promotion'],
    ['4k3/8/8/8/8/8/8/4Kr1R w K -', 'e1g1', 'castle-path-blocked', 'the blocker checks and guards the goal'],
    ['4k3/4r3/8/8/8/8/8/R3K3 w Q -', 'e1c1', 'castle-in-check', 'a rook'],
    ['4k3/8/8/8/8/5n2/8/4K2R w K -', 'e1g1', 'castle-in-check', 'a knight, which attacks the goal too'],
    ['4k3/8/8/8/8/3n4/8/4K2R w K -', 'e1g1', 'castle-in-check', 'a knight'],
    ['4k3/8/8/8/8/8/3p4/R3K3 w Q -', 'e1c1', 'castle-in-check', 'a pawn, which attacks the goal too'],
    ['4k3/8/8/8/7b/8/8/R3K3 w Q -', 'e1c1', 'castle-in-check', 'a bishop'],
    ['1k2r3/8/8/8/7b/8/8/R3K2R w KQ -', 'e1c1', 'castle-in-check', 'two checkers, ascending'],
    ['4k3/8/8/8/8/8/4q3/4K2R w K -', 'e1g1', 'castle-in-check', 'a queen beside'],
    ['4k3/8/8/8/8/8/8/1r2K2R w K -', 'e1g1', 'castle-in-check', 'a rook on the row: the king lifted, f1 too; g1 behind the rook'],
    ['4k3/4r3/8/8/8/8/8/4K2R w K -', 'e1h1b', 'castle-in-check', 'and a promotion'],
    ['4kr2/8/8/8/8/8/8/4K2R w K -', 'e1g1', 'castle-through-check', 'a rook on f1'],
    ['3rk3/8/8/8/8/8/8/R3K3 w Q -', 'e1a1', 'castle-through-check', 'a rook on d1'],
    ['4k3/8/8/8/2b5/8/8/4K2R w K -', 'e1g1', 'castle-through-check', 'a bishop on f1'],
    ['4k3/8/8/8/8/4n3/8/R3K2R w KQ -', 'e1g1', 'castle-through-check', 'a knight on f1'],
    ['4k3/8/8/8/8/4n3/8/R3K2R w KQ -', 'e1c1', 'castle-through-check', 'a knight on d1'],
    ['4k3/8/8/8/8/8/2p5/R3K3 w Q -', 'e1c1', 'castle-through-check', 'a pawn on d1'],
    ['8/8/8/8/8/8/2k5/R3K3 w Q -', 'e1c1', 'castle-through-check', 'the enemy king on d1'],
    ['4kr2/8/8/8/8/7n/8/4K2R w K -', 'e1g1', 'castle-through-check', 'f1 and g1'],
    ['3rk3/8/8/8/6b1/8/8/R3K3 w Q -', 'e1c1', 'castle-through-check', 'two attackers, ascending'],
    ['4kr2/8/8/8/8/8/8/4K2R w K -', 'e1g1r', 'castle-through-check', 'and a promotion'],
    ['4k1r1/8/8/8/8/8/8/4K2R w K -', 'e1g1', 'castle-into-check', 'a rook'],
    ['2r1k3/8/8/8/8/8/8/R3K3 w Q -', 'e1c1', 'castle-into-check', 'a rook'],
    ['4k3/8/1b6/8/8/8/8/4K2R w K -', 'e1h1', 'castle-into-check', 'a bishop'],
    ['4k3/8/8/8/8/7n/8/4K2R w K -', 'e1g1', 'castle-into-check', 'a knight'],
    ['4k3/8/8/8/8/8/1p6/R3K3 w Q -', 'e1c1', 'castle-into-check', 'a pawn'],
    ['8/8/8/8/8/8/1k6/R3K3 w Q -', 'e1c1', 'castle-into-check', 'the enemy king'],
    ['2r1k3/8/8/8/8/n7/1n6/R3K3 w Q -', 'e1c1', 'castle-through-check', 'd1 before c1'],
    ['2r1k3/8/8/8/8/1n6/8/R3K3 w Q -', 'e1c1', 'castle-into-check', 'two attackers, ascending'],
    ['4k1r1/8/8/8/8/8/8/4K2R w K -', 'e1g1k', 'castle-into-check', 'and a promotion to a king'],
    ['1r2k3/8/8/8/8/8/8/R3K3 w Q -', 'e1c1', 'legal', 'b1 may be attacked'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQ -', 'e1a1', 'legal', 'the rooks may be attacked'],
];

// En passant in every relation to pins and checks: each in both colours.
const PASSING = [
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - e6', 'd5e6', 'legal', 'plain'],
    ['4k3/8/8/3PpP2/8/8/8/4K3 w - e6', 'f5e6', 'legal', 'from the other side'],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - e6', 'd5e6q', 'promotion-not-allowed', 'a promotion named'],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - e6', 'd5c6', 'pawn-capture-empty', 'the wrong diagonal'],
    ['4k3/8/8/3Pp1P1/8/8/8/4K3 w - e6', 'g5e6', 'pawn-shape', 'a pawn too far to take in passing'],
    ['4k3/8/8/4p3/4P3/8/8/4K3 w - e6', 'e4e6', 'pawn-double-not-from-start', 'over the pawn onto the en passant cell'],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - -', 'd5e6', 'en-passant-unavailable', 'the right is gone'],
    ['4k3/8/8/2pPp3/8/8/8/4K3 w - e6', 'd5c6', 'en-passant-unavailable', 'the right is for the other pawn'],
    ['4k3/4n3/8/3Pp3/8/8/8/4K3 w - -', 'd5e6', 'en-passant-unavailable', 'a piece stands where the pawn came from'],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - -', 'd5e6n', 'en-passant-unavailable', 'and a promotion'],
    ['3rk3/8/8/3Pp3/8/8/8/3K4 w - -', 'd5e6', 'en-passant-unavailable', 'and pinned on the column'],
    ['4k3/8/8/r2Pp2K/8/8/8/8 w - -', 'd5e6', 'en-passant-unavailable', 'the pawn beside stays and shields the king'],
    ['4k3/8/8/3Pp3/3K4/8/8/8 w - -', 'd5e6', 'en-passant-unavailable', 'and the pawn beside gives check'],
    ['4k3/8/8/3Pp3/8/8/4r3/4K3 w - -', 'd5e6', 'en-passant-unavailable', 'and in check by a rook'],
    ['4k3/8/8/r2Pp2K/8/8/8/8 w - e6', 'd5e6', 'en-passant-exposes-king', 'rook left, king right'],
    ['4k3/8/8/K2Pp2r/8/8/8/8 w - e6', 'd5e6', 'en-passant-exposes-king', 'king left, rook right'],
    ['4k3/8/8/K2pP2q/8/8/8/8 w - d6', 'e5d6', 'en-passant-exposes-king', 'a queen, the pawns the other way round'],
    ['4k3/8/8/KPp4r/8/8/8/8 w - c6', 'b5c6', 'en-passant-exposes-king', 'the king beside its pawn'],
    ['4k3/8/8/5KpP/8/8/8/8 w - g6', 'h5g6', 'legal', 'the king beside the pawn, nothing behind'],
    ['4k3/8/8/r2Pp2K/8/8/8/8 w - e6', 'd5e6b', 'promotion-not-allowed', 'and the king uncovered'],
    ['4k3/8/8/r2Pp2K/8/8/8/8 w - e6', 'd5d6', 'legal', 'only one pawn leaves the row'],
    ['4k3/8/8/rn1Pp2K/8/8/8/8 w - e6', 'd5e6', 'legal', 'a knight shields on the rook\'s side'],
    ['4k3/8/8/r2Pp1NK/8/8/8/8 w - e6', 'd5e6', 'legal', 'a knight shields on the king\'s side'],
    ['4k3/8/8/r2PpP1K/8/8/8/8 w - e6', 'd5e6', 'legal', 'the other pawn shields'],
    ['4k3/8/8/r2PpP1K/8/8/8/8 w - e6', 'f5e6', 'legal', 'the other pawn shields, taken from its side'],
    ['4k3/8/8/b2Pp2K/8/8/8/8 w - e6', 'd5e6', 'legal', 'a bishop on the row sees nothing'],
    ['3k4/8/8/8/r2Pp2K/8/8/8 w - -', 'd4e5', 'pawn-capture-empty', 'the row below the right one'],
    ['7k/8/8/3Pp3/3K4/8/8/8 w - e6', 'd5e6', 'legal', 'takes the checking pawn'],
    ['7k/8/8/3PpP2/3K4/8/8/8 w - e6', 'f5e6', 'legal', 'takes the checking pawn from the other side'],
    ['3r3k/8/8/3Pp3/3K4/8/8/8 w - e6', 'd5e6', 'pinned', 'takes the checking pawn, but is pinned on the column'],
    ['3r3k/8/8/3PpP2/3K4/8/8/8 w - e6', 'f5e6', 'legal', 'takes the checking pawn; the other one is pinned'],
    ['k7/8/8/3Pp3/3K4/8/8/7R w - e6', 'h1h4', 'leaves-in-check', 'the checking pawn stays'],
    ['7k/8/8/3Pp3/3K4/8/8/8 w - e6', 'd5d6', 'leaves-in-check', 'goes past the checking pawn'],
    ['3r3k/8/8/3Pp3/3K4/8/8/8 w - e6', 'd5c6', 'pawn-capture-empty', 'the wrong diagonal, in check and pinned'],
    ['4b2k/8/8/3pP3/K7/8/8/8 w - d6', 'e5d6', 'leaves-in-check', 'the double step uncovered a bishop'],
    ['1k6/r6K/8/3Pp3/8/8/8/8 w - e6', 'd5e6', 'leaves-in-check', 'the double step uncovered a rook on row 7'],
    ['3b3k/8/8/3Pp3/7K/8/8/8 w - e6', 'd5e6', 'leaves-in-check', 'the double step uncovered a bishop by way of e7'],
    ['3b3k/8/8/3Pp3/7K/8/8/8 w - e6', 'd5e6k', 'promotion-invalid', 'the same, to become a king'],
    ['4r2k/8/8/3Pp3/8/8/8/4K3 w - e6', 'd5e6', 'legal', 'lands on the captured pawn\'s column: still shut'],
    ['4r2k/8/8/3pP3/8/8/8/4K3 w - d6', 'e5d6', 'pinned', 'pinned on the column'],
    ['4q2k/8/8/3pP3/8/8/8/4K3 w - d6', 'e5d6', 'pinned', 'pinned on the column by a queen'],
    ['7k/2b5/8/3pP3/8/6K1/8/8 w - d6', 'e5d6', 'legal', 'along the diagonal of its pin'],
    ['1b5k/8/8/3pP3/8/6K1/8/8 w - d6', 'e5d6', 'legal', 'along the diagonal, not onto the pinner'],
    ['7k/6b1/8/3pP3/8/2K5/8/8 w - d6', 'e5d6', 'pinned', 'across the diagonal of its pin'],
    ['7k/6q1/8/3pP3/8/2K5/8/8 w - d6', 'e5d6', 'pinned', 'across the diagonal, by a queen'],
    ['7k/6b1/8/3pP3/8/2K5/8/8 w - d6', 'e5d6p', 'promotion-invalid', 'pinned, and to a pawn'],
    ['3r3k/8/8/3PpP2/8/8/8/3K4 w - e6', 'd5e6', 'pinned', 'of two that may take, the pinned one'],
    ['3r3k/8/8/3PpP2/8/8/8/3K4 w - e6', 'f5e6', 'legal', 'of two that may take, the free one'],
    ['7k/8/8/4p3/3N4/8/8/4K3 w - e6', 'd4e6', 'legal', 'a knight onto the en passant cell'],
    ['7k/8/4K3/8/4p3/8/8/8 w - -', 'e6e5', 'legal', 'a king behind the pawn'],
    ['k7/5K2/8/4p3/8/8/8/8 w - e6', 'f7e6', 'legal', 'a king onto the en passant cell'],
    ['7k/8/8/4p3/3PB3/8/8/4K3 w - e6', 'd4e5', 'legal', 'takes the pawn where it stands'],
    ['7k/8/8/4p3/8/8/8/B5K1 w - e6', 'a1e5', 'legal', 'a bishop takes the pawn where it stands'],
    ['7k/8/8/3Pp3/8/8/8/4K3 w - e6', 'd5e5', 'pawn-sideways', 'onto the pawn instead of behind it'],
    ['7k/8/8/r2Pp2K/8/8/8/8 w - e6', 'd5e5', 'pawn-sideways', 'onto the pawn: the row stays shut'],
    ['7k/8/3P4/4p3/8/8/8/4K3 w - e6', 'd6e6', 'pawn-sideways', 'along the row onto the en passant cell'],
    ['7k/3P4/8/4p3/8/8/8/4K3 w - e6', 'd7e6', 'pawn-backward', 'backwards onto the en passant cell'],
    ['7k/8/8/3Pp3/8/8/8/4K3 w - e6', 'e5e4', 'not-your-piece', 'the pawn that may be taken'],
];

const HAND960 = [
    ['7k/8/8/8/8/8/8/1R2K1R1 w GB -', 'e1g1', 'legal', 'short'],
    ['7k/8/8/8/8/8/8/1R2K1R1 w GB -', 'e1b1', 'legal', 'long'],
    ['7k/8/8/8/8/8/8/5KR1 w G -', 'f1g1', 'legal', 'king and rook change cells'],
    ['7k/8/8/8/8/8/8/2RK4 w C -', 'd1c1', 'legal', 'king and rook change cells, long'],
    ['k7/8/8/8/8/8/8/6KR w H -', 'g1h1', 'legal', 'only the rook goes'],
    ['7k/8/8/8/8/8/8/1RK5 w B -', 'c1b1', 'legal', 'only the rook goes, long'],
    ['7k/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'legal', 'a long way'],
    ['7k/8/8/8/8/8/8/RK6 w A -', 'b1a1', 'legal', 'long, to the right'],
    ['k7/8/8/8/8/8/8/4K2R w K -', 'e1g1', 'king-shape', 'two columns mean no castling here'],
    ['7k/8/8/8/8/8/8/R3K3 w Q -', 'e1c1', 'king-shape', 'two columns mean no castling here'],
    ['7k/8/8/8/8/8/8/4K3 w - -', 'e1g1', 'king-shape', 'nor without a rook'],
    ['k7/8/8/8/8/8/8/4K2R w K -', 'e1h1', 'legal', 'the usual cells, king onto rook'],
    ['7k/8/8/8/8/8/8/5KR1 w - -', 'f1g1', 'own-piece', 'without the right an ordinary step'],
    ['7k/8/8/8/8/8/8/1R3K2 w - -', 'f1b1', 'castle-no-right', 'onto the rook without the right'],
    ['7k/8/8/8/8/8/8/3R1K2 w - -', 'f1d1', 'castle-no-right', 'two columns to a rook'],
    ['k7/8/8/8/8/8/8/K2R4 w - -', 'a1d1', 'castle-no-right', 'from a corner'],
    ['k7/8/8/8/8/8/8/1R2K1RR w H -', 'e1g1', 'castle-no-right', 'the right is the rook\'s behind it'],
    ['7k/8/8/8/8/8/5K2/1R6 w - -', 'f2b1', 'king-shape', 'from another row'],
    ['7k/8/8/8/8/8/1R3K2/8 w - -', 'f2b2', 'king-shape', 'along another row'],
    ['3R1K2/8/8/8/8/8/8/7k w - -', 'f8d8', 'king-shape', 'along the last row'],
    ['k7/8/8/8/8/8/8/1R3KRR w H -', 'f1g1', 'own-piece', 'the right is the other rook\'s'],
    ['k7/8/8/8/8/8/8/1R3KRR w H -', 'f1h1', 'castle-path-blocked', 'an own rook on the king\'s goal'],
    ['7k/8/8/8/8/8/8/1RN1K3 w B -', 'e1b1', 'castle-path-blocked', 'c1'],
    ['7k/8/8/8/8/8/8/RN2K3 w A -', 'e1a1', 'castle-path-blocked', 'b1, which only the rook crosses'],
    ['7k/8/8/8/8/8/8/RNKN4 w A -', 'c1a1', 'castle-path-blocked', 'on both sides of the king'],
    ['7k/8/8/8/8/8/8/RK1N4 w A -', 'b1a1', 'castle-path-blocked', 'd1, the rook\'s goal'],
    ['7k/8/8/8/8/8/8/RKNN4 w A -', 'b1a1', 'castle-path-blocked', 'c1 and d1, from the king outwards'],
    ['k7/8/8/8/8/8/8/5NKR w H -', 'g1h1', 'castle-path-blocked', 'f1, the rook\'s goal'],
    ['7k/8/8/8/8/8/8/1KR1N1N1 w C -', 'b1c1', 'castle-path-blocked', 'beyond the rook'],
    ['7k/8/8/8/8/8/8/2RK1n2 w C -', 'd1c1', 'legal', 'a piece on the other side is not between'],
    ['7k/8/8/8/8/8/8/r1KR4 w D -', 'c1d1', 'castle-in-check', 'a rook on the row'],
    ['k5r1/8/8/8/8/8/8/6KR w H -', 'g1h1', 'castle-in-check', 'the king would stay where it is attacked'],
    ['k7/8/8/8/8/5n2/8/6KR w H -', 'g1h1', 'castle-in-check', 'a knight'],
    ['7k/8/8/8/1b6/8/8/R3K1R1 w GA -', 'e1g1', 'castle-in-check', 'a bishop'],
    ['7k/8/8/8/8/8/8/r1K3R1 w G -', 'c1g1', 'castle-in-check', 'on the row, the king lifted'],
    ['3r3k/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'castle-through-check', 'd1 of c1, d1, e1, f1'],
    ['2rr3k/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'castle-through-check', 'c1, the first of two'],
    ['5r1k/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'castle-through-check', 'the rook\'s goal, which the king crosses'],
    ['4r2k/8/8/8/8/8/8/R4K2 w A -', 'f1a1', 'castle-through-check', 'e1 of e1, d1'],
    ['2r4k/8/8/8/8/8/8/1KR5 w C -', 'b1c1', 'castle-through-check', 'the rook\'s own cell'],
    ['5r1k/8/8/8/8/8/8/4K1R1 w G -', 'e1g1', 'castle-through-check', 'f1'],
    ['2r4k/8/8/8/8/8/8/1K4R1 w G -', 'b1g1q', 'castle-through-check', 'and a promotion'],
    ['6rk/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'castle-into-check', 'the rook\'s cell, which is attacked'],
    ['2r4k/8/8/8/8/8/8/RK6 w A -', 'b1a1', 'castle-into-check', 'c1'],
    ['7k/8/8/8/8/8/8/rRK5 w B -', 'c1b1', 'castle-into-check', 'the rook was the shield'],
    ['7k/8/8/8/8/8/8/qR2K3 w B -', 'e1b1', 'castle-into-check', 'the rook was the shield, three columns off'],
    ['7k/8/8/8/8/8/8/rR1K4 w B -', 'd1b1', 'castle-into-check', 'the rook was the shield'],
    ['7k/8/8/8/8/8/8/1K4Rr w G -', 'b1g1', 'castle-into-check', 'the rook was the shield, from the other side'],
    ['7k/8/8/8/8/8/8/nR2K3 w B -', 'e1b1', 'legal', 'a knight behind the rook'],
    ['7k/8/8/8/8/8/8/1RK5 w B -', 'c1b1q', 'promotion-not-allowed', 'a promotion'],
    ['7k/8/8/8/8/8/8/1RK5 w B -', 'c1b1k', 'promotion-invalid', 'a promotion to a king'],
    ['6rk/8/8/8/8/8/8/1KR2BR1 w C -', 'b1c1k', 'castle-path-blocked', 'two blockers, and a promotion to a king'],
    ['1r5k/8/8/8/8/8/8/1K1N2R1 w G -', 'b1g1', 'castle-path-blocked', 'and in check'],
    ['1r4rk/8/8/8/8/8/8/1K4R1 w G -', 'b1g1', 'castle-in-check', 'and into check'],
    ['7k/8/8/8/8/8/8/1R3K2 b B -', 'f1b1', 'not-your-piece', 'the enemy king onto its rook: no shape fault'],
    ['7k/8/8/8/8/8/8/1R3K2 b - -', 'f1b1', 'not-your-piece', 'the same without the right'],
];

// ---------------------------------------------------------------- positions by chance

const KINDS = 'QRRBBNNPPPP';

/** The FEN of a random small position, or '' if what was drawn is not a position. */
function drawPosition() {
    const board = Array.from({ length: 8 }, () => Array(8).fill('.'));
    const set = (cell, letter) => { board[rowOf(cell) - 1][columnOf(cell) - 1] = letter; };
    const get = (cell) => board[rowOf(cell) - 1][columnOf(cell) - 1];
    const side = oneOf('wb');
    let castling = '';
    let passing = '-';

    const home = below(5) === 0;
    for (const [letter, row] of [['K', 1], ['k', 8]]) {
        let cell = home ? cellAt(chess960 ? 2 + below(6) : 5, row) : oneOf(CELLS);
        if (get(cell) !== '.')
            return '';
        set(cell, letter);
        if (home && below(4) > 0)
            for (const [name, column] of chess960
                ? [['', columnOf(cell) + 1 + below(8 - columnOf(cell))], ['', 1 + below(columnOf(cell) - 1)]]
                : [['K', 8], ['Q', 1]]) {
                if (below(3) === 0)
                    continue;
                const rook = cellAt(column, row);
                set(rook, letter === 'K' ? 'R' : 'r');
                const right = name || 'ABCDEFGH'[column - 1];
                if (below(5) > 0)
                    castling += letter === 'K' ? right : right.toLowerCase();
            }
    }
    for (let n = 2 + below(6); n > 0; n--) {
        const kind = oneOf(KINDS);
        const cell = oneOf(CELLS);
        if (get(cell) !== '.' || (kind === 'P' && (rowOf(cell) === 1 || rowOf(cell) === 8)))
            return '';
        set(cell, below(2) ? kind : kind.toLowerCase());
    }
    if (below(5) === 0) {           // a double step has just been made, somewhere
        const row = side === 'w' ? 5 : 4;
        const ahead = side === 'w' ? 1 : -1;
        const column = 1 + below(8);
        const pawn = cellAt(column, row);
        if (get(pawn) !== '.' || get(pawn + ahead) !== '.' || get(pawn + 2 * ahead) !== '.')
            return '';
        set(pawn, side === 'w' ? 'p' : 'P');
        const beside = cellAt(column + oneOf([-1, 1]), row);
        if (columnOf(beside) >= 1 && columnOf(beside) <= 8 && get(beside) === '.')
            set(beside, side === 'w' ? 'P' : 'p');
        if (below(4) > 0)
            passing = cellName(pawn + ahead);
    }
    const placement = [...board].reverse().map((row) =>
        row.join('').replace(/\.+/g, (dots) => dots.length)).join('/');
    const fen = `${placement} ${side} ${castling || '-'} ${passing} 0 1`;
    return isPosition(fen) ? fen : '';
}

/** How many enemy pieces attack a side's king: those whose move onto it is not refused for its shape or its path. */
function inCheck(fen, side) {
    const [placement] = fen.split(' ');
    const position = parseFen(`${placement} ${side} - - 0 1`);
    const king = CELLS.find((cell) => position.board[rowOf(cell) - 1][columnOf(cell) - 1] === (side === 'w' ? 'K' : 'k'));
    const enemy = { ...position, side: side === 'w' ? 'b' : 'w' };
    return CELLS.filter((cell) => {
        const letter = enemy.board[rowOf(cell) - 1][columnOf(cell) - 1];
        if (letter === '.' || (letter === letter.toUpperCase()) !== (enemy.side === 'w'))
            return false;
        const verdict = judge(enemy, cell, king, letter.toUpperCase() === 'P' && [1, 8].includes(rowOf(king)) ? 'q' : '');
        const refusals = [verdict.reason, ...verdict.also];
        return !refusals.some((reason) => /shape|pawn-|path-|castle-/.test(reason));
    }).length;
}

/** Kings apart, nobody to move could take a king, at most two checkers, and a double step that can have been. */
function isPosition(fen) {
    const [placement, side, , passing] = fen.split(' ');
    const other = side === 'w' ? 'b' : 'w';
    if (inCheck(fen, other) > 0 || inCheck(fen, side) > 2)
        return false;
    if (passing === '-')
        return true;
    const position = parseFen(fen, chess960);
    if (cellName(position.enPassant || 11) !== passing)
        return false;
    // Before the double step the king must have been safe.
    const up = side === 'w' ? 1 : -1;
    const rows = position.board;
    const pawn = rows[rowOf(position.enPassant) - up - 1][columnOf(position.enPassant) - 1];
    rows[rowOf(position.enPassant) - up - 1][columnOf(position.enPassant) - 1] = '.';
    rows[rowOf(position.enPassant) + up - 1][columnOf(position.enPassant) - 1] = pawn;
    const before = [...rows].reverse().map((row) => row.join('').replace(/\.+/g, (dots) => dots.length)).join('/');
    return inCheck(`${before} ${other} - - 0 1`, side) === 0;
}

/** A request that is worth a look: mostly an own piece, mostly to where it might go. */
function drawMove(position) {
    const own = CELLS.filter((cell) => {
        const letter = position.board[rowOf(cell) - 1][columnOf(cell) - 1];
        return letter !== '.' && (letter === letter.toUpperCase()) === (position.side === 'w');
    });
    let from = below(20) ? oneOf(own) : oneOf(CELLS);
    let to = oneOf(CELLS);
    const letter = position.board[rowOf(from) - 1][columnOf(from) - 1];
    if (letter.toUpperCase() === 'K' && below(2))
        to = oneOf([-20, -11, -10, -9, -1, 1, 9, 10, 11, 20].map((d) => from + d)
            .concat(Object.values(position.rights[position.side])).filter((cell) => CELLS.includes(cell)));
    if (letter.toUpperCase() === 'P' && below(3))
        to = oneOf([-20, -12, -11, -10, -9, -8, -2, -1, 1, 2, 8, 9, 10, 11, 12, 20].map((d) => from + d)
            .filter((cell) => CELLS.includes(cell)));
    const promotion = below(6) ? '' : oneOf(['q', 'r', 'b', 'n', 'k', 'p']);
    return cellName(from) + cellName(to) + promotion;
}

// ---------------------------------------------------------------- words

const NAMES = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };

/** A few words about a case drawn by chance. */
function words(position, move, v) {
    const at = (cell) => position.board[rowOf(cell) - 1][columnOf(cell) - 1];
    const name = (cell) => NAMES[at(cell).toUpperCase()];
    const from = cellNamed(move.slice(0, 2));
    const to = cellNamed(move.slice(2, 4));
    const across = Math.abs(columnOf(to) - columnOf(from));
    const up = Math.abs(rowOf(to) - rowOf(from));
    const list = (cells) => cells.map((cell) => `${name(cell)} ${cellName(cell)}`).join(', ');
    const line = (a, b) => (columnOf(a) === columnOf(b) ? 'column' : rowOf(a) === rowOf(b) ? 'row' : 'diagonal');
    const owner = (cell) => ((at(cell) === at(cell).toUpperCase()) === (position.side === 'w') ? 'own' : 'enemy');

    switch (v.reason) {
    case 'no-piece': case 'same-cell': return 'by chance';
    case 'not-your-piece': return `an enemy ${name(from)}`;
    case 'path-blocked': return `a ${name(from)}; an ${owner(v.cells[0])} ${name(v.cells[0])} in the way`;
    case 'own-piece': return `a ${name(from)} onto an own ${name(to)}`;
    case 'pinned': return `a ${name(from)} pinned by a ${name(v.cells[1])} on the ${line(v.cells[0], v.cells[1])}`;
    case 'leaves-in-check': return `a ${name(from)} ignores a ${name(v.cells[1])}`;
    case 'double-check': return `a ${name(from)}; ${list(v.cells.slice(1))}`;
    case 'king-into-attack': case 'king-captures-guarded': return list(v.cells.slice(1));
    case 'king-stays-on-line': return `a ${name(v.cells[1])} on the ${line(v.cells[0], v.cells[1])}`;
    case 'castle-in-check': case 'castle-through-check': case 'castle-into-check': return list(v.cells.slice(1));
    case 'castle-path-blocked': return list(v.cells);
    case 'promotion-invalid': case 'promotion-not-allowed': return `a ${name(from)}`;
    case 'en-passant-exposes-king': return list(v.cells.slice(1));
    default:
        return `a ${name(from)}: ${across} across, ${up} up` + (at(to) === '.' ? '' : `, onto an ${owner(to)} ${name(to)}`);
    }
}

// ---------------------------------------------------------------- the file

const lines = [];
const mistakes = [];
const seen = new Set();
const counts = {};

function add(fen, move, word, expected) {
    const position = parseFen(fen, chess960);
    const v = judgeUci(position, move);
    if (expected && expected !== (v.verdict === 'legal' ? 'legal' : v.reason))
        mistakes.push(`${fen} ${move}: expected ${expected}, judged ${v.reason} (${word})`);
    if (!isPosition(fen))
        mistakes.push(`${fen}: is not a position (${word})`);
    if (seen.has(fen + move))
        return;
    seen.add(fen + move);
    counts[v.reason] = (counts[v.reason] ?? 0) + 1;
    lines.push(['', chess960 ? 'chess960' : 'chess', fen, move, v.verdict, v.reason, alsoText(v.also),
        cellsText(v.cells), '', word ?? words(position, move, v)]);
}

/** The records' own cases of reasons that are still few, such as new ones: each with the colours
 *  exchanged too, with a clock that runs, and mirrored so. */
function addRecords() {
    const records = readFileSync(`${folder}/../../records/reasons.txt`, 'utf8').split('\n\n');
    for (const record of records) {
        const [, reason] = /^\d+ (\S+)$/m.exec(record) ?? [];
        const [, short, move] = /position (.*) 0 1; move ([a-h][1-8][a-h][1-8]\w?)$/m.exec(record) ?? [];
        if (!move || !REASONS.includes(reason))
            continue;
        if (counts[reason] >= 3 || !isPosition(`${short} 0 1`))
            continue;
        for (const clocks of ['0 1', '7 31']) {
            add(`${short} ${clocks}`, move, 'of the record', reason);
            add(mirrored(`${short} ${clocks}`), mirroredMove(move), 'of the record (mirrored)', reason);
        }
    }
}

function addByHand(cases, both) {
    cases.forEach(([short, move, reason, word], n) => {
        const fen = `${short} 0 1`;
        if (both || n % 2 === 0)
            add(fen, move, word, reason);
        if (both || n % 2 === 1)
            add(mirrored(fen), mirroredMove(move), reason && `${word} (mirrored)`, reason);
    });
}

/** Each alias of the difference sets, as a move of rook, bishop and queen. */
function addAliases() {
    const aliases = { R: [3, 4, 5, 6, 7], B: [27, 33, 36, 44, 45, 54, 55, 63, 66] };
    for (const [kind, differences] of Object.entries(aliases))
        differences.forEach((difference, n) => {
            for (const piece of [kind, 'Q']) {
                if (piece === 'Q' && n % 2)
                    continue;
                for (;;) {
                    const from = oneOf(CELLS);
                    const to = from + (below(2) ? difference : -difference);
                    const across = Math.abs(columnOf(to) - columnOf(from));
                    const up = Math.abs(rowOf(to) - rowOf(from));
                    if (!CELLS.includes(to) || across === up || across === 0 || up === 0)
                        continue;
                    const fen = fenWith(from, piece, oneOf('wb'));
                    if (!fen)
                        continue;
                    add(fen, cellName(from) + cellName(to), `alias: the difference ${to - from}`,
                        `${NAMES[piece]}-shape`);
                    break;
                }
            }
        });
}

/** Two kings and one piece of the side to move. */
function fenWith(cell, kind, side) {
    const board = Array.from({ length: 8 }, () => Array(8).fill('.'));
    const [white, black] = [oneOf(CELLS), oneOf(CELLS)];
    if (new Set([cell, white, black]).size < 3)
        return '';
    for (const [where, letter] of [[white, 'K'], [black, 'k'], [cell, side === 'w' ? kind : kind.toLowerCase()]])
        board[rowOf(where) - 1][columnOf(where) - 1] = letter;
    const placement = [...board].reverse().map((row) =>
        row.join('').replace(/\.+/g, (dots) => dots.length)).join('/');
    const fen = `${placement} ${side} - - 0 1`;
    return isPosition(fen) ? fen : '';
}

/**
 * Draw until every reason has its share.  A case is taken when its company of
 * other broken rules is still rare for its reason, and for its side.
 */
function addByChance(nextFen, share, draws, sameCompany) {
    const taken = {};
    const companies = {};
    for (let n = 0; n < draws; n++) {
        const fen = nextFen();
        if (!fen)
            continue;
        const position = parseFen(fen, chess960);
        for (let tries = 0; tries < 12; tries++) {
            const move = drawMove(position);
            const v = judgeUci(position, move);
            const key = `${v.reason} ${position.side}`;
            const company = `${v.reason} ${alsoText(v.also)}`;
            const half = (share[v.reason] ?? share.other) / 2;
            if ((taken[key] ?? 0) >= half || (companies[company] ?? 0) >= (sameCompany[v.reason] ?? sameCompany.other))
                continue;
            taken[key] = (taken[key] ?? 0) + 1;
            companies[company] = (companies[company] ?? 0) + 1;
            add(fen, move);
            break;
        }
    }
}

const games = readFileSync(`${folder}/${chess960 ? 'castle960.tsv' : 'suite.tsv'}`, 'utf8').split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t')[1]);

const few = { none: 6, 'no-piece': 0, 'same-cell': 0, 'not-your-piece': 4, 'promotion-needed': 4 };
if (!chess960) {
    addByHand(HAND, false);
    addAliases();
    addByHand(CASTLING, true);
    addByHand(PASSING, true);
    // What is already plentiful by hand or simple needs few more; safety needs more.
    const share = { ...few, other: 6, 'queen-shape': 4, 'bishop-shape': 4, 'pawn-shape': 4, 'pawn-sideways': 4,
        'pawn-backward': 4, 'pawn-double-not-from-start': 4, 'pawn-capture-empty': 4, 'en-passant-unavailable': 2,
        'castle-no-rook': 0, 'castle-no-right': 2, 'castle-path-blocked': 0, 'castle-in-check': 0,
        'castle-through-check': 0, 'castle-into-check': 0, 'king-captures-guarded': 10, 'king-into-attack': 10,
        'double-check': 10, pinned: 10, 'leaves-in-check': 10 };
    addByChance(drawPosition, share, 60000, { none: 6, 'promotion-needed': 4, 'king-captures-guarded': 6,
        'king-stays-on-line': 3, 'king-into-attack': 8, 'double-check': 5, pinned: 6, 'leaves-in-check': 5,
        'en-passant-exposes-king': 4, other: 1 });
    const dense = Object.fromEntries(REASONS.filter((reason) => !/^castle|^en-passant/.test(reason)).map((reason) => [reason, 2]));
    addByChance(() => oneOf(games), { ...dense, ...few, none: 2, 'promotion-needed': 2, other: 0 }, 20000,
        { none: 2, 'promotion-needed': 2, other: 1 });
    addRecords();
} else {
    addByHand(HAND960, true);
    const ours = { other: 0, none: 4, 'king-shape': 4, 'own-piece': 4, 'castle-path-blocked': 10,
        'castle-in-check': 10, 'castle-through-check': 10, 'castle-into-check': 8, 'promotion-not-allowed': 2 };
    addByChance(drawPosition, ours, 60000, { none: 4, other: 2 });
    addByChance(() => oneOf(games), { ...ours, 'king-shape': 0 }, 20000, { none: 4, other: 1 });
}

if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    process.exit(1);
}
lines.forEach((line) => console.log(line.join('\t')));
console.error(['none', ...REASONS].map((reason) => `${reason} ${counts[reason] ?? 0}`).join('\n'), '\ntotal', lines.length);
