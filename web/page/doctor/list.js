// list.js -- the list of the faults, and the text with marks at them
import { by, made } from '../made.js';
import { cut, placesOf, rankOf } from '../setup/places.js';
import { filled } from '../texts.js';
import { isEmpty, state } from './text.js';

const grave = ['error', 'repair', 'warning', 'note'];

export const worst = faults =>
    grave.find(one => faults.some(({ severity }) => severity === one)) ?? 'note';

/** Faults, the worst first, and then from left to right. */
const inOrder = faults => [...faults].sort((a, b) =>
    grave.indexOf(a.severity) - grave.indexOf(b.severity) || a.offset - b.offset);

/** A text that may be broken after each slash. */
function broken(text) {
    const span = made('span', '');
    span.append(...text.split(/(?<=\/)/).flatMap(part => [part, made('wbr', '')]));
    return span;
}

/** A list of the faults, with where they are, and the text with marks at these places. */
export function tellFaults() {
    const { fen, words, read: { faults } } = state;
    const shown = isEmpty() ? [] : inOrder(faults);
    const places = shown.map(fault => placesOf(fen, fault));
    by('doctor-faults').replaceChildren(...shown.map(({ severity, text }, n) => {
        const at = places[n][0]?.[0], rank = at === undefined ? null : rankOf(fen, at);
        const item = made('li', '', { class: severity });
        item.append(made('p', text), made('p', [words.severities[severity],
            at === undefined ? null : filled(words.character, { n: at + 1 }),
            rank === null ? null : filled(words.rank, { n: rank })].filter(Boolean).join(' · '),
        { class: 'soft' }));
        return item;
    }));
    const marked = places.some(ranges => ranges.length > 0);
    by('doctor-sheet').replaceChildren(...!marked ? [] : cut(fen, places).map(
        ({ text, numbers, begin }) => numbers.length === 0 ? broken(text)
            : made('mark', text.replace(/\s/g, '\u00A0') || '\u00A0', {
                class: worst(numbers.map(n => shown[n])),
                ...begin.length > 0 ? { 'data-n': begin.map(n => n + 1) } : {} })));
    by('doctor-sheet').hidden = !marked;
}
