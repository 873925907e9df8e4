// faults.js -- all that is wrong with a FEN, and what it may have been meant to be
import { changes, withField } from '../setup/fields.js';

const encoder = new TextEncoder();
const bytes = text => encoder.encode(text).length;
/** Faults of one rank; the library says them of the first rank that has them. */
const ofRank = new Set(['bad-rank-length', 'bad-character', 'adjacent-digits']);
/** Faults after which the pieces are not known. */
const ofPieces = new Set(['empty', 'bad-rank-count', 'bad-rank-length', 'bad-character']);
const hasError = faults => faults.some(({ severity }) => severity === 'error');

/** The faults of each rank: it is read alone, among empty ones. */
function rankFaults(read, fen) {
    const [, before, placement, after] = fen.match(/^(\s*)(\S*)(.*)$/s);
    const ranks = placement.split('/');
    if (ranks.length > 8)
        return null;
    return ranks.flatMap((rank, n) => {
        const instead = before + '8/'.repeat(n);
        const shift = bytes(before + ranks.slice(0, n).map(rank => `${rank}/`).join('')) -
            bytes(instead);
        return read(instead + rank + '/8'.repeat(ranks.length - n - 1) + after).faults
            .filter(({ fault }) => ofRank.has(fault))
            .map(fault => ({ ...fault, offset: fault.offset + shift }));
    });
}

/** What the library says of a FEN, with the faults of every rank. */
export function examined(read, fen) {
    const said = read(fen), all = said.faults.some(({ fault }) => ofRank.has(fault))
        ? rankFaults(read, fen) : null;
    return all === null ? said
        : { ...said, faults: [...all, ...said.faults.filter(({ fault }) => !ofRank.has(fault))] };
}

/** The texts that differ from a placement by one square that is more or less, as `ecart fen`
 *  tries them. */
const nearly = placement => Array.from({ length: placement.length + 1 }, (_, at) => {
    const [before, sign, after] = [placement.slice(0, at), placement[at] ?? '',
                                   placement.slice(at + 1)];
    return [`${before}1${sign}${after}`, before + (/[2-8]/.test(sign) ? sign - 1 : '') + after];
}).flat();

const starts = ['pppppppp', 'PPPPPPPP', 'rnbqkbnr', 'RNBQKBNR'];

/** The texts with one piece more that is missed: one of a rank of the start, a king, or a rook
 *  that may castle; as `ecart fen` tries them. */
function restored(read, placement, whole) {
    const places = Array.from({ length: placement.length + 1 }, (_, at) => at);
    const put = (at, sign) => placement.slice(0, at) + sign + placement.slice(at);
    const missed = new Set(places.filter(at => {
        const { faults } = read(whole(put(at, '1')));
        return !faults.some(({ fault }) => fault === 'bad-rank-length') &&
            (hasError(faults) || faults.some(({ fault }) => fault === 'castling-no-rook'));
    }));
    return [...'KkRrQqBbNnPp'].flatMap((letter, n) => places.filter(at =>
        starts.includes(put(at, letter).split('/')[placement.slice(0, at).split('/').length - 1]) ||
        n < 4 && missed.has(at)).map(at => put(at, letter)));
}

/** What may have been meant where a rank has one square too many or too few: the FEN, the rank as
 *  it would be, and what becomes of the rights to castle, of which as many are kept as can be. */
function ofLength(read, fen, { faults }) {
    const wrong = faults.filter(({ fault }) => fault === 'bad-rank-length');
    const [placement] = fen.trim().split(/\s/, 1), found = new Map();
    if (wrong.length !== 1 || placement.length > 90)
        return [];
    const ranks = placement.split('/'), whole = text => fen.replace(placement, () => text);
    for (const text of [...restored(read, placement, whole), ...nearly(placement)]) {
        const { position } = read(whole(text));
        if (position && !read(position.fen).faults.some(({ severity }) => severity === 'repair')) {
            const now = position.fen.split(' ')[0].split('/');
            const n = now.findIndex((rank, n) => rank !== ranks[n]);
            found.set(position.fen, {
                name: 'lengthened', fen: position.fen, n: 8 - n, text: now[n],
                rights: position.fen.split(' ')[2].replace('-', ''),
                lost: changes(fen, position.fen).filter(({ n }) => n === 2)
            });
        }
    }
    const all = [...found.values()], most = Math.max(...all.map(({ rights }) => rights.length));
    return all.filter(({ rights }) => rights.length === most).slice(0, 12);
}

/** What may have been meant by a FEN with errors, each with the name of its words. */
export function offers(read, fen, { faults, understood }) {
    const other = understood.split(' ')[1] === 'w' ? 'b' : 'w';
    const found = ofLength(read, fen, { faults });
    if (faults.some(({ fault }) => fault === 'opposite-check'))
        found.push({ name: other === 'w' ? 'whiteMoves' : 'blackMoves',
                     fen: withField(fen, understood, 1, other) });
    if (hasError(faults) && !faults.some(({ fault }) => ofPieces.has(fault)))
        found.push({ name: 'readable', fen: understood });
    return found.filter(offer => !hasError(read(offer.fen).faults));
}
