// find.js -- the FEN within a text that somebody pasted: a link, a tag, a line of a program

const signs = '1-9pnbrqkPNBRQK';
const word = 'A-Za-z0-9';
const exact = RegExp(`(?<![${word}])[${signs}]+(?:/[${signs}]+){7}(?![${word}/])`);
/** One character of a rank may be wrong, and ranks may be missing. */
const rank = `[${signs}]+(?:[${word}][${signs}]*)?`;
const near = RegExp(`(?<![${word}])${rank}(?:/${rank}){3,12}(?![${word}])`);
const fields = [/[wbWB]/, /-|[KQkqA-Ha-h]+/, /-|[a-hA-H][1-8]/, /\d+/, /\d+/];
const longest = 20000;

/** A text without %20 and the like. */
function decoded(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, part => {
        try {
            return decodeURIComponent(part);
        } catch {
            return part;
        }
    });
}

/** Whether a text is nothing but a FEN, right or wrong. */
function isAlone(text) {
    const [first] = text.trim().split(/\s/, 1);
    return first.includes('/') && !/[.:%=?#_[{"'<]/.test(first) && !/[\r\n]/.test(text);
}

/** The other fields of a FEN in a line of words, as far as they look like fields. */
function fieldsAfter(rest) {
    let read = '';
    for (const field of fields) {
        const found = rest.match(RegExp(`^[ \\t]+(${field.source})(?![^\\s&#"'<>\\]),;.?!])`));
        if (!found)
            break;
        read += ` ${found[1]}`;
        rest = rest.slice(found[0].length);
    }
    return read;
}

/** The FEN in a text.  If there is none, it is the text itself. */
export function findFen(text) {
    const line = text.slice(0, longest).replace(/^[\r\n]+|[\r\n]+$/g, '');
    if (isAlone(line))
        return line;
    const tag = line.match(/\bfen"?\s*[:=]?\s*"([^"\r\n]*)"/i);
    if (tag)
        return tag[1];
    const plain = decoded(line), found = exact.exec(plain) ?? near.exec(plain);
    if (!found)
        return line;
    const rest = plain.slice(found.index + found[0].length);
    return found[0] + (/^[_+]/.test(rest)
        ? rest.match(/^[^\s&#"'<>?)\]]*/)[0].replace(/[_+]/g, ' ') : fieldsAfter(rest));
}
