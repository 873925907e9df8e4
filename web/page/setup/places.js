// places.js -- where in the text of a FEN its faults are

const encoder = new TextEncoder(), decoder = new TextDecoder();
/** Faults of one character; all others are of a word, but for those below. */
const single = new Set(['bad-character', 'bad-rank-count', 'bad-castling', 'bad-en-passant',
                        'bad-clock', 'bad-move-number', 'adjacent-digits', 'castling-order',
                        'castling-duplicate']);

/** Where a run of characters ends. */
function endOf(run, text, at) {
    run.lastIndex = at;
    return run.exec(text)?.index ?? text.length;
}

/** Where in the text each piece is that the placement has. */
function pieces(text) {
    const places = new Map();
    let file = 0, rank = 8;
    for (let at = text.search(/\S/); at >= 0 && at < text.length && /\S/.test(text[at]); at++)
        if (text[at] === '/') {
            rank--;
            file = 0;
        } else if (/\d/.test(text[at]))
            file += Number(text[at]);
        else
            places.set('abcdefgh'[file++] + rank, at);
    return places;
}

/** The parts of a text that a fault is about, each from a character to another. */
export function placesOf(text, { fault, offset, squares }) {
    if (offset === null)
        return [];
    const from = decoder.decode(encoder.encode(text).subarray(0, offset)).length;
    if (squares.length > 0 && /^\s*$/.test(text.slice(0, from))) {
        const known = pieces(text);
        const found = squares.filter(square => known.has(square)).map(square => known.get(square));
        if (found.length > 0)
            return found.sort((a, b) => a - b).map(at => [at, at + 1]);
    }
    const to = fault === 'trailing-text' ? text.length
        : fault === 'extra-space' ? endOf(/\S/g, text, from)
            : fault === 'bad-rank-length' ? endOf(/[/\s]/g, text, from)
                : single.has(fault) ? from : endOf(/\s/g, text, from);
    return [[from, Math.max(to, from + 1)]];
}

/** In which rank of the placement a character is, or null. */
export function rankOf(text, at) {
    const begin = text.search(/\S/), rank = 8 - text.slice(0, at).split('/').length + 1;
    return begin < 0 || at >= endOf(/\s/g, text, begin) || rank < 1 ? null : rank;
}

/** The text in parts, each with the numbers of the faults that it shows, and of those that
 *  begin there. */
export function cut(text, places) {
    const shown = text.slice(0, 400), parts = [];
    for (let at = 0; at <= shown.length; at++) {
        const numbers = places.flatMap((ranges, n) =>
            ranges.some(([from, to]) => at >= from && at < to) ? [n] : []);
        const last = parts.at(-1), letter = shown[at] ?? '';
        if (last && String(last.numbers) === String(numbers))
            last.text += letter;
        else if (letter !== '' || numbers.length > 0)
            parts.push({ text: letter, numbers,
                         begin: numbers.filter(n => !last?.numbers.includes(n)) });
    }
    return parts;
}
