// say.js -- what a question asks and what its answer is, on the screen and on paper
import { legends } from 'shared';
import { lights } from '../lights.js';
import { filled } from '../texts.js';

const none = { cells: [], arrows: [] };

/** What has been before, which the board does not show: the move before, and whether king and
 *  rook of a castling have moved. */
function before({ position, verdict, last }, words) {
    const told = last ? [filled(words.last, { ...last, piece: words.men[last.kind] })] : [];
    const castles = verdict && (verdict.reason.startsWith('castle-') ||
        verdict.nature.some(name => name.startsWith('castle-')));
    if (castles) {
        const letter = verdict.to[0] > verdict.from[0] ? 'K' : 'Q';
        const rights = position.fen.split(' ')[2];
        const may = rights.includes(position.turn === 'white' ? letter : letter.toLowerCase());
        told.push(filled(may ? words.unmoved : words.hasMoved, verdict));
    }
    return told.join(' ');
}

/** The question: its text, what was before, what may be replied, and what is seen: nothing of
 *  the reason. */
export function asked(question, words) {
    const { verdict, position } = question, told = before(question, words);
    if (!verdict)
        return { text: words.how, told, replies: ['checkmate', 'stalemate', 'none'], view: none };
    const { from, to, promotion } = verdict, piece = words.men[position.at(from).kind];
    const goal = promotion ? `${to} = ${words.men[promotion]}` : to;
    return { text: filled(words.question, { piece, from, to: goal }), told, replies: ['yes', 'no'],
             view: { cells: [{ square: from, role: 'mover', key: null, light: 'here' }],
                     arrows: [{ from, to, kind: 'tried' }] } };
}

/** Where the king of the side to move is. */
const kingOf = ({ pieces, turn }) =>
    [...pieces].find(([, { kind, side }]) => kind === 'king' && side === turn)[0];

/** Of a legal move: that the piece is pinned though it may go there, and what is seen of that. */
function pinned({ position, verdict }, language) {
    const from = position.pinner(verdict.from), view = lights(verdict), to = kingOf(position);
    if (from === null)
        return { more: '', view };
    const steps = verdict.lesson({ level: 'player', language });
    const [king, pinner] = legends.pinned;
    return { more: steps.flatMap(({ lines }) => lines).at(-1), view: {
        cells: [...view.cells, { square: to, role: 'king', light: 'way', key: king },
                { square: from, role: 'pinner', light: 'bad', key: pinner }],
        arrows: [...view.arrows.map(arrow => ({ ...arrow, aside: true })),
                 { from, to, kind: 'attack' }]
    } };
}

/** The answer: which reply is right, why, what else there is to learn, and what is seen. */
export function answered({ verdict, position, standing }, words, { ecart, language }) {
    if (verdict?.legal)
        return { reply: 'yes', why: verdict.explain(language),
                 ...pinned({ position, verdict }, language) };
    if (verdict)
        return { reply: 'no', why: verdict.explain(language), view: lights(verdict),
                 more: verdict.lesson({ level: 'child', language })[0].text };
    const king = kingOf(position);
    const attack = position.checkers.map(from => ({ from, to: king, kind: 'attack' }));
    const why = standing === 'none' ? filled(words.goesOn, {
        move: position.moves({ san: true, letters: language })[0].san })
        : ecart.game(position).explainStanding(language);
    return { reply: standing, why, more: '', view: {
        cells: [{ square: king, light: 'way', role: 'king', key: null },
                ...attack.map(({ from }) => ({ square: from, light: 'bad', role: 'checker',
                                               key: 'gives-check' }))], arrows: attack } };
}
