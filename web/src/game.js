// game.js -- writes a game as PGN

/** @typedef {import('./ecart.js').Game<any, any>} Game */
/** How a game is written: tags above those of the game, the result, and in how many columns.
 *  @typedef {{ tags?: Record<string, string>, result?: '1-0' | '0-1' | '1/2-1/2' | '*',
 *              width?: number }} PgnForm */

const roster = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?' };
const results = ['1-0', '0-1', '1/2-1/2', '*'];

/** How the game ended, or '*'. @param {Game} game @param {string | undefined} claimed */
function resultOf({ isOver, standing, position }, claimed) {
    if (isOver)
        return standing !== 'checkmate' ? '1/2-1/2' : position.turn === 'black' ? '1-0' : '0-1';
    return claimed && results.includes(claimed) ? claimed : '*';
}

/** @param {number} seconds */
function clockOf(seconds) {
    const tenths = Math.round(10 * seconds), part = tenths % 10, whole = Math.floor(tenths / 10);
    const padded = [whole / 60 % 60, whole % 60].map(n => String(Math.floor(n)).padStart(2, '0'));
    return `[%clk ${Math.floor(whole / 3600)}:${padded.join(':')}${part ? `.${part}` : ''}]`;
}

/** A comment as words, none if there is nothing to say; PGN cannot write a brace in it.
 *  @param {{ comment?: string, clock?: number }} said */
function commented({ comment = '', clock }) {
    const text = `${clock === undefined ? '' : clockOf(clock)} ${comment.replaceAll('}', ')')}`;
    return text.trim() ? `{ ${text.trim()} }`.split(/\s+/) : [];
}

/** The moves with their numbers, and what is said of them. @param {Game} game */
function* numbered(game) {
    let before = commented(game);
    yield* before;
    for (const [n, verdict] of game.verdicts.entries()) {
        const { position } = verdict, black = position.turn === 'black';
        if (!black || n === 0 || before.length > 0)
            yield `${position.moveNumber}.${black ? '..' : ''}`;
        yield game.moves[n];
        yield* before = commented(verdict);
    }
}

/** @param {Game} game @param {PgnForm} [form] */
export function written(game, { tags = {}, result, width = 79 } = {}) {
    const { start } = game, given = { ...game.tags, ...tags };
    const ends = result ?? resultOf(game, given.Result), standard = start._rules.start().fen;
    const all = { ...roster, Result: '*', ...given, ...(start.chess960 && { Variant: 'Chess960' }),
                  ...(start.fen !== standard && { SetUp: '1', FEN: start.fen }) };
    const head = Object.entries({ ...all, Result: ends }).map(([name, value]) => {
        if (!/^\w+$/.test(name))
            throw new RangeError(`'${name}' is no name of a tag`);
        const text = String(value).replace(/[\\"]/g, '\\$&').replace(/\s/g, ' ');
        return `[${name} "${text}"]\n`;
    });
    const lines = [''];
    for (const word of [...numbered(game), ends]) {
        const line = lines[lines.length - 1], longer = line ? `${line} ${word}` : word;
        if (line && longer.length > width)
            lines.push(word);
        else
            lines[lines.length - 1] = longer;
    }
    return `${head.join('')}\n${lines.join('\n')}\n`;
}
