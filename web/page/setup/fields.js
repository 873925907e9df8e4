// fields.js -- a FEN as its six fields, to change one of them

/** The fields of a text.  What is missing, or is no field, is as it was understood. */
export function fieldsOf(text, understood) {
    const written = text.trim().split(/\s+/).filter(Boolean), epd = /;\s*$/.test(text);
    return understood.split(' ').map((field, n) =>
        epd && n > 3 ? field : written[n] ?? field);
}

/** The text with another field. */
export function withField(text, understood, n, field) {
    const fields = fieldsOf(text, understood);
    fields[n] = field;
    return fields.join(' ');
}

/** A placement with a piece on a square, or with none. */
export function withPiece(placement, square, letter) {
    const ranks = placement.split('/').map(rank =>
        [...rank.replace(/\d/g, count => ' '.repeat(Number(count)))]);
    ranks[8 - Number(square[1])]['abcdefgh'.indexOf(square[0])] = letter || ' ';
    return ranks.map(rank => rank.join('').replace(/ +/g, ({ length }) => length)).join('/');
}

/** Rights to castle with one more or one less, in their usual order. */
export function withRight(rights, letter, wanted) {
    const kept = [...'KQkq'].filter(one => one === letter ? wanted : rights.includes(one));
    return kept.join('') || '-';
}

/** Which fields differ between two FENs: the number, and what is there. */
export function changes(before, after) {
    const old = before.trim().split(/\s+/).filter(Boolean), now = after.split(' ');
    return now.map((field, n) => ({ n, from: old[n] ?? '', to: field }))
        .filter(({ from, to }) => from !== to);
}
