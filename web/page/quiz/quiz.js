// quiz.js -- "is this move allowed?": a position, a move, yes or no, and then why
import { Board } from '../board.js';
import { showLegend } from '../legend.js';
import { lights } from '../lights.js';
import { by } from '../made.js';
import { printSheet } from '../paper.js';
import { squares } from '../squares.js';
import { filled } from '../texts.js';
import { questionOf } from './questions.js';
import { sheetOf } from './sheet.js';

export { texts } from './texts.js';
export const name = 'quiz';

/** `seed` is the number of the question, `reply` what was answered to it, or null. */
const state = { shell: null, words: null, board: null, verdict: null, seed: 1, reply: null,
                right: 0, asked: 0 };
const limit = 2 ** 31;

/** What is seen while nobody has answered: the move, and nothing of its reason. */
const asked = ({ from, to }) => ({
    cells: [{ square: from, role: 'mover', key: null, light: 'here' }],
    arrows: [{ from, to, kind: 'tried' }]
});

/** Says the question, and what is right if it was answered. */
function tell() {
    const { verdict, words, shell, reply, board } = state, { from, to, position } = verdict;
    const answered = reply !== null, good = reply === verdict.legal;
    const view = answered ? lights(verdict) : asked(verdict);
    by('quiz-turn').classList.toggle('black', position.turn === 'black');
    by('quiz-turn').lastElementChild.textContent = words[position.turn];
    by('quiz-question').textContent = filled(words.question,
        { piece: words.men[position.at(from).kind], from, to });
    by('quiz-replies').hidden = answered;
    by('quiz-next').hidden = !answered;
    by('quiz-said').className = !answered ? '' : good ? 'allowed' : 'refused';
    by('quiz-mark').textContent = !answered ? '' : good ? words.right : words.wrong;
    by('quiz-sentence').textContent = answered ? verdict.explain(shell.language) : '';
    by('quiz-hint').textContent = answered ? verdict.hint(shell.language) : '';
    by('quiz-score').textContent = state.asked === 0 ? '' : filled(words.score, state);
    board.mark(view);
    showLegend(by('quiz-legend'), answered ? view : { cells: [], arrows: [] }, words,
               shell.language);
}

const address = () => state.shell.address({ n: String(state.seed) });

/** Asks the question of a number. */
function ask(seed) {
    state.seed = seed;
    state.reply = null;
    state.verdict = questionOf(state.shell.ecart, seed, squares);
    state.board.show(state.verdict.position.fen);
    tell();
}

function reply(yes) {
    state.reply = yes;
    state.asked++;
    state.right += yes === state.verdict.legal ? 1 : 0;
    tell();
    by('quiz-next').focus();
}

/** Prints questions from this one on. */
function print() {
    const { shell, words, seed } = state, count = Number(by('quiz-count').value);
    printSheet(by('quiz-sheet'), ...sheetOf({ shell, words, seed, count, asking: asked }));
}

/** Shows what an address asks for: a question by its number, or any. */
function open({ n = '' }) {
    const seed = /^\d{1,10}$/.test(n) ? Number(n) % limit : Math.floor(limit * Math.random());
    ask(seed);
    address();
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    if (state.verdict) {
        tell();
        address();
    }
}

export function start(shell) {
    state.shell = shell;
    state.board = new Board(by('quiz-board'));
    by('quiz-replies').addEventListener('click', ({ target }) => {
        if (target.value)
            reply(target.value === 'yes');
    });
    by('quiz-next').addEventListener('click', () => {
        ask((state.seed + 1) % limit);
        address();
        by('quiz-replies').firstElementChild.focus();
    });
    by('quiz-paper').addEventListener('submit', event => {
        event.preventDefault();
        print();
    });
    by('quiz-flip').addEventListener('click', () => state.board.turn());
    by('quiz-share').addEventListener('click', () => shell.share(address(),
        `${state.verdict.position.fen}\n${by('quiz-question').textContent}`, {
            board: state.board, turn: by('quiz-turn').textContent.trim(), legend: by('quiz-legend'),
            said: by('quiz-sentence').textContent || by('quiz-question').textContent }));
    return { open, speak };
}
