// texts.js -- counts and lists in words
import { filled } from '../texts.js';

/** The sentence for a count: `name1` for one, `name` for others. */
export function counted(words, name, count, values = {}) {
    const one = words[`${name}1`];
    return filled(count === 1 && one ? one : words[name], { count, ...values });
}

/** A list of texts with a comma between them, and an "and" before the last. */
export function listed(texts, language) {
    const country = language === 'en' ? 'en-GB' : language;     // no comma before "and"
    return new Intl.ListFormat(country, { type: 'conjunction' }).format(texts);
}
