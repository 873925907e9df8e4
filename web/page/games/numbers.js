// numbers.js -- numbers and what they count, as a language writes them
import { filled } from '../texts.js';

/** A number with its digits in groups. */
export function number(n, language) {
    return new Intl.NumberFormat(language).format(n);
}

/** `1 game`, `2 games`; French has 0 of one game. */
export function counted(n, [one, more], language) {
    const form = new Intl.PluralRules(language).select(n) === 'one' ? one : more;
    return filled(form, { n: number(n, language) });
}
