// sheet.js -- questions on paper: positions with room to write, and then the answers
import { diagram } from '../diagram.js';
import { made } from '../made.js';
import { answered, asked } from './say.js';

function box(position, view, ...lines) {
    const item = made('li', ''), text = made('div', '');
    text.append(...lines.filter(line => line.textContent !== '' || line.className === 'rule'));
    item.append(diagram(position.fen, view, position.fen), text);
    return item;
}

/** What is asked, with boxes to tick and lines to write on. */
function question(question, words) {
    const { text, told, replies, view } = asked(question, words), { position } = question;
    return box(position, view, made('p', `${words[position.turn]}. ${told}`, { class: 'soft' }),
               made('p', text, { class: 'sentence' }),
               made('p', replies.map(reply => `☐ ${words[reply]}`).join('\u2003')),
               made('p', words.why),
               ...Array.from({ length: 3 }, () => made('p', '', { class: 'rule' })));
}

function answer(question, words, shell) {
    const { reply, why, more, view } = answered(question, words, shell);
    return box(question.position, view, made('p', words[reply], { class: 'wide' }),
               made('p', why), made('p', more, { class: 'more' }));
}

/** A sheet of some questions, and their answers; its title names the topic and the number. */
export function sheetOf(questions, { words, shell, title }) {
    const [asks, answers] = ['asked', 'answered'].map(name => made('ol', '', { class: name }));
    const head = made('p', '', { class: 'lines' });
    head.append(made('span', words.pupil), made('span', words.date));
    asks.append(...questions.map(one => question(one, words)));
    answers.append(...questions.map(one => answer(one, words, shell)));
    return [made('h2', `${words.title} · ${title}`), head, asks,
            made('h2', `${words.answers} · ${title}`, { class: 'next' }), answers];
}
