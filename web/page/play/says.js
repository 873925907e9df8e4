// says.js -- what is said about the end of a game, and about a draw that may be claimed
import { claims, flags, sides } from 'shared';
import { filled } from '../texts.js';
import { written } from './sheet.js';

const other = { white: 'black', black: 'white' };
const capital = text => text[0].toUpperCase() + text.slice(1);

/** A result as people write it. */
export const sayResult = result => result.replaceAll('1/2', '½').replace('-', '–');

/** A date of PGN as people write it; empty if it is not known. */
export function sayDate(date, language) {
    const day = new Date(`${date.replaceAll('.', '-')}T12:00`);
    const country = navigator.languages.find(code => code.startsWith(language)) ?? language;
    return Number.isNaN(day.getTime()) ? ''
        : new Intl.DateTimeFormat(country, { dateStyle: 'long' }).format(day);
}

/** The places of a sentence on a side. */
const slots = (side, language) => ({ side: sides[language][side],
                                     enemy: sides[language][other[side]] });

/** A move that was announced, as it is written. */
function announced(packed, position, language) {
    const [, from, to, kind] = /^(..)(..)(.?)$/.exec(packed);
    return written(position.san(from, to, kind.toLowerCase()) ?? '', language);
}

function sayFlag({ game: { position }, result }, side, language) {
    const key = result === '1/2-1/2' ? 'draws'
        : position.prospect(other[side]) === 'possible' ? 'loses' : 'unproven';
    return capital(filled(flags[language][`flag-${key}`], slots(side, language)));
}

/** How the players ended a game. */
export function sayEnd(record, words, language) {
    const { end, result, game: { position } } = record;
    const [what, more] = /^\d/.test(end) ? ['recorded'] : end.split('-');
    if (what === 'flag')
        return sayFlag(record, more, language);
    if (what === 'resign')
        return filled(words[result === '1/2-1/2' ? 'resignedDraw' : 'resigned'],
                      slots(more, language));
    return filled(words[what], { ...slots(position.turn, language), result: sayResult(result) });
}

/** Why no draw may be claimed, and what is missing. */
export function sayNoClaim({ game }, words, language) {
    const moves = game.position.fen.split(' ')[4] >> 1;
    return `${capital(flags[language]['no-claim'])} ${
        filled(words.soFar, { n: game.repetitions, moves })}`;
}

/** Why a draw may be claimed, and what the button for it says. */
export function sayClaim(claim, record, words, language) {
    const { position } = record.game, [kind, more] = claim.split('-');
    const move = more && more !== 'next' ? announced(more, position, language) : '';
    const key = more ? `announce-${kind}`
        : { threefold: 'threefold-claimable', fifty: 'fifty-move-claimable' }[kind];
    return {
        sentence: capital(filled(claims[language][key],
                                 { ...slots(position.turn, language), move })),
        button: move ? filled(words.claimWith, { move }) : words.claim
    };
}
