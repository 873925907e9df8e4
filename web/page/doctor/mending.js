// mending.js -- what the text would be once mended, what was mended, and what may have been meant
import { button, by, made } from '../made.js';
import { filled } from '../texts.js';
import { offers } from './faults.js';
import { ask, isEmpty, mendedFen, repairs, state, write } from './text.js';

/** What has changed in a field, in words. */
const changed = ({ n, from, to }) => filled(from === '' ? state.words.added : state.words.change,
                                            { field: state.words.columns[n], from, to });

/** What it would be once mended, or what was mended. */
export function tellMending() {
    const { words, mended, read } = state, after = mendedFen();
    by('doctor-mend').hidden = after === null;
    by('doctor-after').textContent = after ?? '';
    by('doctor-first').hidden = isEmpty() || read.position !== null || repairs(read).length === 0;
    by('doctor-mended').hidden = mended === null;
    if (mended === null)
        return;
    by('doctor-before').textContent = mended.fen;
    by('doctor-changes').replaceChildren(
        ...repairs(ask(mended.fen)).map(({ text }) => made('li', text)),
        ...mended.changes.map(one => made('li', changed(one), { class: 'soft' })));
}

/** What may have been meant, where there are errors; and the answer as a program has it. */
export function tellOffers() {
    const { words, fen, read } = state, found = isEmpty() ? [] : offers(ask, fen, read);
    by('doctor-offers').replaceChildren(...found.flatMap(offer => {
        const said = [filled(words[offer.name], offer), ...(offer.lost ?? []).map(changed)];
        const take = button(said.join(' · '), () => {
            write(offer.fen);
            by('doctor-said').focus({ preventScroll: true });
        }, { class: 'plain' });
        return offer.text ? [take] : [made('p', offer.fen, { class: 'code' }), take];
    }));
    by('doctor-json').textContent = JSON.stringify({
        fen: read.position?.fen ?? null, understood: read.understood,
        faults: ask(fen).faults.map(({ text, ...fault }) => fault)
    }, null, 1).replace(/\[\s+("[^\]]*?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`);
}
