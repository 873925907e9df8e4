// quiz.js -- "is this move allowed?": a position, a move, yes or no, and then why; and how a
// game stands
import { questions, reasons } from 'shared';
import { shownBy } from '../answer.js';
import { Board } from '../board.js';
import { cardOf, refusals } from '../cards.js';
import { showLegend } from '../legend.js';
import { by, made } from '../made.js';
import { printSheet } from '../paper.js';
import { squares } from '../squares.js';
import { filled } from '../texts.js';
import { questionOf, topics } from './questions.js';
import { answered, asked } from './say.js';
import { sheetOf } from './sheet.js';

export const name = 'quiz';

const replies = ['yes', 'no', 'checkmate', 'stalemate', 'none'];
const levels = ['child', 'player', 'arbiter'];
/** The reasons that can be asked about. */
const askable = refusals.filter(({ quiz }) => quiz !== null);

/** `seed` is the number of the question about a topic, `reply` what was answered, or null. */
const state = { shell: null, words: null, board: null, question: null, seed: 1, topic: 'mixed',
                level: 'player', reply: null, right: 0, asked: 0 };
const limit = 2 ** 31;

const question = seed => questionOf(state.shell.ecart,
    { seed, topic: state.topic, level: state.level }, squares, { reasons, questions });

/** Says the question, and what is right if it was answered. */
function tell() {
    const { words, shell, reply, board } = state, { turn } = state.question.position;
    const ask = asked(state.question, words), answer = answered(state.question, words, shell);
    const over = reply !== null, good = reply === answer.reply;
    const view = over ? answer.view : ask.view;
    by('quiz-turn').classList.toggle('black', turn === 'black');
    by('quiz-turn').lastElementChild.textContent = words[turn];
    by('quiz-question').textContent = ask.text;
    by('quiz-told').textContent = ask.told;
    for (const button of by('quiz-replies').children)
        button.hidden = !ask.replies.includes(button.value);
    by('quiz-replies').hidden = over;
    by('quiz-next').hidden = !over;
    by('quiz-said').className = !over ? '' : good ? 'allowed' : 'refused';
    by('quiz-mark').textContent = !over ? '' : good ? words.right : words.wrong;
    by('quiz-sentence').textContent = over ? answer.why : '';
    by('quiz-hint').textContent = over ? answer.more : '';
    by('quiz-score').textContent = state.asked === 0 ? '' : filled(words.score, state);
    by('quiz-about').value = state.topic;
    by('quiz-level').value = state.level;
    board.mark(view);
    showLegend(by('quiz-legend'), over ? view : { cells: [], arrows: [] }, words, shell.language);
}

const address = () => state.shell.address({
    n: String(state.seed), about: state.topic === 'mixed' ? null : state.topic,
    level: state.level === 'player' ? null : state.level });

/** Asks the question of a number. */
function ask(seed) {
    state.seed = seed;
    state.reply = null;
    state.question = question(seed);
    state.board.show(state.question.position.fen);
    tell();
}

function reply(value) {
    state.reply = value;
    state.asked++;
    state.right += value === answered(state.question, state.words, state.shell).reply ? 1 : 0;
    tell();
    by('quiz-next').focus();
}

function share() {
    const { shell, board, question, reply } = state, said = by('quiz-question').textContent;
    shell.share(address(), `${question.position.fen}\n${said}`,
                { ...shownBy('quiz-', board), ...reply === null && { said } });
}

/** Prints questions from this one on, no position twice. */
function print() {
    const { shell, words, seed } = state, sheet = new Map();
    const about = by('quiz-about').selectedOptions[0].textContent;
    for (let n = 0; n < 2 * by('quiz-count').value && sheet.size < by('quiz-count').value; n++) {
        const one = question((seed + n) % limit);
        sheet.set(one.position.fen + one.verdict?.from + one.verdict?.to, one);
    }
    const title = `${about} · ${filled(words.which, { n: seed })}`;
    printSheet(by('quiz-sheet'), ...sheetOf([...sheet.values()], { words, shell, title }));
}

/** Shows what an address asks for: a question by its number, or any. */
function open({ n = '', about, level }) {
    const seed = /^\d{1,10}$/.test(n) ? Number(n) % limit : Math.floor(limit * Math.random());
    state.topic = topics.includes(about) || askable.some(({ name }) => name === about)
        ? about : 'mixed';
    state.level = levels.includes(level) ? level : 'player';
    ask(seed);
    address();
}

/** The topics, and the reasons by the titles of their cards. */
function fillTopics(words) {
    const { ecart, language } = state.shell, group = made('optgroup', '', { label: words.reasons });
    const option = (value, text) => made('option', text, { value });
    group.append(...askable.map(card => option(card.name, cardOf(card, ecart, language).title)));
    by('quiz-about').replaceChildren(...topics.map(topic =>
        option(topic, words.topics[topic] ?? words.men[topic])), group);
    by('quiz-level').replaceChildren(...levels.map((level, n) => option(level, words.levels[n])));
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    fillTopics(words);
    if (state.question) {
        tell();
        address();
    }
}

export function start(shell) {
    state.shell = shell;
    state.board = new Board(by('quiz-board'));
    by('quiz-replies').append(...replies.map(value =>
        made('button', '', { type: 'button', value, 'data-t': value })));
    by('quiz-replies').addEventListener('click', ({ target }) => {
        if (target.value)
            reply(target.value);
    });
    by('quiz-next').addEventListener('click', () => {
        ask((state.seed + 1) % limit);
        address();
        by('quiz-replies').querySelector('button:not([hidden])').focus();
    });
    for (const [id, field] of [['quiz-about', 'topic'], ['quiz-level', 'level']])
        by(id).addEventListener('change', ({ target }) => {
            state[field] = target.value;
            ask(state.seed);
            address();
        });
    by('quiz-paper').addEventListener('submit', event => {
        event.preventDefault();
        print();
    });
    by('quiz-flip').addEventListener('click', () => state.board.turn());
    by('quiz-share').addEventListener('click', share);
    return { open, speak };
}
