// cards.js -- what is known of each reason, of its record: an example, and what is said of it
import { kingCapture, reasons, texts } from 'shared';
import { lights } from './lights.js';

/** The reasons, as records/reasons.txt has them; `none` is left out. */
export const refusals = reasons.filter(({ move }) => move !== null);
const levels = ['child', 'player', 'arbiter'];

/** What a level needs of a lesson: a child its answer, a player the rule, an arbiter the laws. */
const gist = (level, steps) => level === 'arbiter' ? steps[1].lines.join('\n') : steps[0].text;

/** No position gives king-capture: a FEN in which a king could be captured is refused. */
function cardWithoutPosition(card, ecart, language) {
    const [{ text }] = ecart.readFen(card.position, { language }).faults;
    const [from, to] = [card.move.slice(0, 2), card.move.slice(2)];
    return { ...card, sentence: text, view: {
        cells: [{ square: from, light: 'here', key: null }, { square: to, light: 'bad',
                                                             key: 'no-king-capture' }],
        arrows: [{ from, to, kind: 'tried' }] },
             title: kingCapture[language].brief, said: levels.map(l => kingCapture[language][l]),
             link: { part: 'doctor', fen: card.position } };
}

/** The card of a record in a language: a title, which is true wherever the reason is met, a
 *  sentence, the sayings of three levels, what a board shows, and where it can be tried. */
export function cardOf(record, ecart, language) {
    const { position: fen, move } = record, { position } = ecart.readFen(fen);
    if (!position)
        return cardWithoutPosition(record, ecart, language);
    const verdict = position.read(move);
    const { titles } = texts.page[language], title = titles[record.name] ?? verdict.brief(language);
    return { ...record, verdict, title, sentence: verdict.explain(language),
             said: levels.map(level => gist(level, verdict.lesson({ level, language }))),
             view: lights(verdict), link: { fen, m: move } };
}
