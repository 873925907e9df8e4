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

/** The moves with their numbers. @param {Game} game */
function* numbered({ verdicts, moves }) {
    for (const [n, { position }] of verdicts.entries()) {
        const black = position.turn === 'black';
        if (!black || n === 0)
            yield `${position.moveNumber}.${black ? '..' : ''}`;
        yield moves[n];
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
