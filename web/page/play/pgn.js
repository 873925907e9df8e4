// pgn.js -- a game as PGN, and from PGN
import { Record, named } from './record.js';

/** More moves than in any game that was ever played. */
const most = 3000;

/** The value of a tag as PGN has it. */
const quoted = text => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Puts words into lines of PGN. */
function wrapped(words) {
    const lines = [];
    let line = '';
    for (const word of words) {
        if (line !== '' && line.length + word.length > 78) {
            lines.push(line);
            line = '';
        }
        line += (line === '' ? '' : ' ') + word;
    }
    return [...lines, line].join('\n');
}

function tagsOf({ start, white, black, date, event, site, round, result, end, ecart }) {
    const tags = [['Event', event || '?'], ['Site', site || '?'],
                  ['Date', date || '????.??.??'], ['Round', round || '?'],
                  ['White', white || '?'], ['Black', black || '?'], ['Result', result ?? '*']];
    if (start.chess960)
        tags.push(['Variant', 'Chess960']);
    if (start.fen !== ecart.start().fen)
        tags.push(['SetUp', '1'], ['FEN', start.fen]);
    if (end?.startsWith('flag'))
        tags.push(['Termination', 'time forfeit']);
    return tags;
}

/** A game as PGN. */
export function writePgn(record) {
    const words = record.line.flatMap(({ san }, n) => {
        const number = record.number(n);
        return number.endsWith('.') ? [number, san]
            : n === 0 ? [number.replace('…', '...'), san] : [san];
    });
    const tags = tagsOf(record).map(([name, value]) => `[${name} ${quoted(value)}]\n`).join('');
    return `${tags}\n${wrapped([...words, record.result ?? '*'])}\n`;
}

/** The first game of a text: its moves up to one that is refused, whether more games follow. */
function firstGame(ecart, text, letters) {
    const tags = new Map(), events = ['tag', 'move', 'result', 'game-end', 'fault'];
    let record = null, refused = null, result = null, ended = false, wrong = null;
    for (const event of ecart.pgn(text, { letters, events })) {
        const { kind } = event;
        if (ended && kind !== 'fault')
            return { record, refused, result, tags, wrong, more: true };
        if (record?.line.length > most)
            break;
        if (kind === 'tag' && !tags.has(event.name))
            tags.set(event.name, event.text);
        else if (kind === 'fault' && event.fault === 'bad-fen')
            wrong = 'badStart';
        else if (kind === 'result' && event.depth === 0)
            ({ result } = event);
        else if (kind === 'move' && event.depth === 0 && event.judged && !refused) {
            record ??= new Record(ecart, event.before);
            if (event.reason === 'none')
                record.add(event.verdict);
            else
                refused = event.verdict;
        } else if (kind === 'game-end')
            ended = true;
    }
    return { record, refused, result, tags, wrong, more: false };
}

/** The first game of a text, in the letters of a language or of the standard: `record`, or why
 *  it is `wrong`; the verdict on a move that was `refused`; whether `more` games follow. */
export function readPgn(ecart, text, language) {
    const games = [...new Set(['en', language])].map(letters => firstGame(ecart, text, letters));
    const game = games.find(({ record, refused }) => record && !refused) ?? games.reduce(
        (best, one) => (one.record?.line.length ?? -1) > (best.record?.line.length ?? -1)
            ? one : best);
    const { record, tags, result, refused } = game;
    if (!record || record.line.length === 0 && refused?.reason === 'bad-notation')
        return { ...game, record: null, wrong: game.wrong ?? 'noGame' };
    record.settle();
    if (result && result !== '*' && !refused)
        record.finish(result);
    const known = name => tags.get(name)?.replace(/^\?$/, '');
    named(record, { white: known('White'), black: known('Black'), date: known('Date'),
                    event: known('Event'), site: known('Site'), round: known('Round') });
    return game;
}
