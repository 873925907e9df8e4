// link.js -- the part of the address after #: a part of the page, a language, and what else it has

/** What an address asks for; anything may be in it.  Longer texts are no position and no move. */
export function readLink(hash) {
    const fields = Object.create(null);
    for (const [name, text] of new URLSearchParams(hash.slice(1, 2000)))
        fields[name] = text.slice(0, 400);
    return fields;
}

/** The address of fields; those that are null are left out.  FENs have `_` in the place of
 *  blanks, so that an address stays one word. */
export function writeLink(fields) {
    const written = Object.entries(fields).filter(([, text]) => text !== null)
        .map(([name, text]) => `${name}=${name === 'fen'
            ? encodeURI(text).replaceAll('%20', '_') : encodeURIComponent(text)}`);
    return `#${written.join('&')}`;
}
