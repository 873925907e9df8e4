// names.mjs -- writes the types of all names that the library uses, for src/names.d.ts
import { loadSync } from './src/pgn.js';

const ecart = loadSync(new URL('./dist/pgn.wasm', import.meta.url));
const { _guest: guest } = ecart;

/** A type of the names, in lines of at most 96 columns. */
function typedef(what, type, names) {
    const union = names.map(name => `'${name}'`).join(' | ')
        .replace(/(.{1,90})(?: (?=\|)|$)/g, '    $1\n').trimEnd();
    return `/** ${what} */\nexport type ${type} =\n${union};\n`;
}

process.stdout.write(`// names.d.ts -- made by names.mjs: the names that the library uses, as types

${[
    typedef('Why a move is refused; `none` if it is legal.', 'Reason', guest.reasons),
    typedef('What a cell of the evidence is.', 'Role', guest.roles),
    typedef('What a legal move is.', 'Nature', ['capture', 'en-passant', 'castle-short',
        'castle-long', 'double-step', 'promotion', 'check', 'mate']),
    typedef('What is wrong with a FEN.', 'Fault', guest.faults),
    typedef('How bad a fault is: only with an error there is no position.', 'Severity',
            guest.severities),
    typedef('What is not as the standard writes it.', 'Forgiven', ecart._kept.forgiven),
    typedef('How a move became the text that was written.', 'Slip', ecart._more.slips),
    typedef('How a game stands.', 'Standing', ecart._kept.standings),
    typedef('How a board that was seen follows from a position.', 'Seen', ecart._more.seen),
    typedef('What a look at a board shows.', 'WatchEvent', ecart._more.events),
    typedef('What is wrong with a collection of games.', 'PgnFault', ecart._more.pgnFaults),
    typedef('What comes in a collection of games.', 'EventKind', ['fault', 'tag', 'number', 'move',
        'nag', 'comment', 'escape', 'open', 'close', 'result', 'game', 'game-end'])
].join('\n')}`);
