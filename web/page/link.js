// link.js -- the part of the address after #: a part of the page, a language, and what else it has

/** How long a text may be: no position and no move is longer, but a game is. */
const limits = { g: 12000 }, limit = 400, all = 16000;

/** Whether fields are short enough to be read again. */
export const fits = fields => Object.entries(fields).every(
    ([name, text]) => text === null || text.length <= (limits[name] ?? limit));

/** What an address asks for; anything may be in it. */
export function readLink(hash) {
    const fields = Object.create(null);
    for (const [name, text] of new URLSearchParams(hash.slice(1, all)))
        fields[name] = text.slice(0, limits[name] ?? limit);
    return fields;
}

/** The address of fields; those that are null are left out.  FENs have `_` in the place of
 *  blanks, so that an address stays one word. */
export function writeLink(fields) {
    const written = Object.entries(fields).filter(([, text]) => text !== null)
        .map(([name, text]) => [name, text.replace(/\p{Surrogate}/gu, '\uFFFD')])
        .map(([name, text]) => `${name}=${name === 'fen'
            ? encodeURI(text).replaceAll('%20', '_').replace(/[&#+]/g, encodeURIComponent)
            : encodeURIComponent(text)}`);
    return `#${written.join('&')}`;
}
