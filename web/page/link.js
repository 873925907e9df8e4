// link.js -- the part of the address after #: a position, a move that was tried, a language

/** Longer texts are no position and no move. */
const longest = { fen: 400, m: 60, l: 2 };

/** What an address asks for; anything may be in it.  The fields are texts, or null. */
export function readLink(hash) {
    const got = new URLSearchParams(hash.slice(1, 2000));
    return Object.fromEntries(Object.entries(longest).map(([name, most]) => {
        const text = got.get(name);
        return [name, text === null ? null : text.slice(0, most)];
    }));
}

/** The address of a position and a move; FENs have `_` in the place of blanks. */
export function writeLink({ fen, m, l }) {
    const move = m ? `&m=${encodeURIComponent(m)}` : '';
    return `#fen=${encodeURI(fen).replaceAll('%20', '_')}${move}&l=${l}`;
}
