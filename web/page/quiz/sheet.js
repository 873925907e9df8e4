// sheet.js -- questions on paper: positions with room to write, and then the answers
import { drawnArrows, drawnLights, drawnNames, lights } from '../lights.js';
import { made } from '../made.js';
import { squares } from '../squares.js';
import { filled } from '../texts.js';
import { questionOf } from './questions.js';

const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

/** A board with what is seen of a verdict, White below. */
function board({ position }, { cells, arrows }, label) {
    const place = square => [60 * (square.charCodeAt(0) - 97), 60 * (8 - square[1])];
    const dark = squares.filter(square => (square.charCodeAt(0) + Number(square[1])) % 2 === 0);
    const pieces = squares.flatMap(square => {
        const piece = position.at(square), [x, y] = place(square);
        return piece ? [`<use href="#${piece.side[0]}${letters[piece.kind]}" x="${x}" y="${y}" ` +
            'width="60" height="60"/>'] : [];
    });
    const div = made('div', '', { class: 'diagram', role: 'img', 'aria-label': label });
    div.innerHTML = `<svg viewBox="-18 -1 499 499"><path class="black" d="${dark.map(square =>
        `M${place(square).join(' ')}h60v60h-60Z`).join('')}"/>${drawnLights(cells, true)}${
        drawnNames(true)}${drawnArrows(arrows, true, square => position.at(square) !== null)}${
        pieces.join('')}<path class="edge" d="M0 0h480v480H0Z"/></svg>`;
    return div;
}

function box(...children) {
    const item = made('li', '');
    item.append(...children);
    return item;
}

/** What is asked, with boxes to tick and lines to write on. */
function asked(verdict, words, view) {
    const { from, to, position } = verdict, text = made('div', '');
    const question = filled(words.question, { piece: words.men[position.at(from).kind], from, to });
    text.append(made('p', words[position.turn], { class: 'soft' }),
                made('p', question, { class: 'sentence' }),
                made('p', `☐ ${words.yes}\u2003☐ ${words.no}`), made('p', words.why),
                ...Array.from({ length: 3 }, () => made('p', '', { class: 'rule' })));
    return box(board(verdict, view, position.fen), text);
}

function answered(verdict, words, language) {
    const text = made('div', '');
    text.append(made('p', verdict.legal ? words.yes : words.no, { class: 'wide' }),
                made('p', verdict.explain(language)));
    return box(board(verdict, lights(verdict), verdict.position.fen), text);
}

/** Some questions from a number on, and their answers.  `asking` gives what is seen of a move
 *  while nobody has answered. */
export function sheetOf({ shell, words, seed, count, asking }) {
    const verdicts = Array.from({ length: count }, (_, n) =>
        questionOf(shell.ecart, seed + n, squares));
    const title = text => `${text} · ${filled(words.which, { n: seed })}`;
    const [questions, answers] = [made('ol', '', { class: 'asked' }),
                                  made('ol', '', { class: 'answered' })];
    const head = made('p', '', { class: 'lines' });
    head.append(made('span', words.pupil), made('span', words.date));
    questions.append(...verdicts.map(verdict => asked(verdict, words, asking(verdict))));
    answers.append(...verdicts.map(verdict => answered(verdict, words, shell.language)));
    return [made('h2', title(words.title)), head, questions,
            made('h2', title(words.answers), { class: 'next' }), answers];
}
