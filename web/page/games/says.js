// says.js -- findings as sentences
import { findings, sides } from 'shared';
import { filled } from '../texts.js';

const capital = text => text[0].toUpperCase() + text.slice(1);

/** The verdict on the move of a finding. */
export function verdictOf(finding, ecart, letters) {
    return ecart.position(finding.fen).read(finding.text, { letters });
}

/** A sentence of the catalogue. */
function sentence(key, language, slots) {
    return capital(filled(findings[language][key], slots));
}

/** What is wrong with the FEN that a game starts from. */
function sayFen({ id, text }, ecart, language) {
    const severity = id === 'bad-fen' ? 'error' : 'repair';
    return ecart.readFen(text, { language }).faults.find(fault => fault.severity === severity)
        ?.text ?? sentence('no-start', language, {});
}

function sayFault(finding, ecart, language) {
    const { id, text, result } = finding;
    if (id === 'bad-fen' || id === 'fen-repair')
        return sayFen(finding, ecart, language);
    if (id === 'bad-byte')
        return sentence(id, language, {
            written: `0x${(text.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}` });
    if (id === 'bad-nag' && text[0] !== '$')
        return sentence('bad-mark', language, { written: '! ? !! ?? !? ?!' });
    return sentence(id, language, { written: text, move: result ?? '' });
}

/** Whether it is about a move. */
export const isMove = ({ what }) => what === 'reason' || what === 'forgiven';

function sayResult({ id, side, text, result }, language) {
    const { white, black } = sides[language];
    return sentence(id, language, { side: side === 'white' ? white : black,
        enemy: side === 'white' ? black : white, move: result, written: text });
}

/** What is wrong, as a sentence. */
export function say(finding, { ecart, language }, letters) {
    const { what, id, san } = finding;
    if (what === 'reason')
        return verdictOf(finding, ecart, letters).explain(language);
    if (what === 'fault')
        return sayFault(finding, ecart, language);
    if (what === 'result')
        return sayResult(finding, language);
    return sentence(id === 'missing-check' && san.endsWith('#') ? 'missing-mate' : id, language,
                  { move: san });
}

/** Where it is in its game: `14. Ke3`, `14... Ke7`; what is written there, if it is no move. */
export function sayMove(finding) {
    const { fen, text } = finding;
    if (!isMove(finding))
        return text;
    const [, turn, , , , number] = fen.split(' ');
    return `${number}${turn === 'w' ? '.' : '...'} ${text}`;
}

/** Who played; null if the tags do not say it. */
export function sayPlayers({ White, Black, Date: date }) {
    const known = name => name && !/^\?*$/.test(name);
    if (!known(White) && !known(Black))
        return null;
    const year = /^\d{4}/.exec(date ?? '')?.[0];
    return `${White || '?'} – ${Black || '?'}${year ? `, ${year}` : ''}`;
}
