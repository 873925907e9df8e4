// lesson.js -- a sheet for one period of mathematics: tasks with room to write, then the answers
import { made } from '../made.js';
import { squares } from '../squares.js';
import { drawnBoard } from './drawing.js';
import { figures } from './pieces.js';

/** The board of numbers. */
function board() {
    const texts = new Map(squares.map(square =>
        [square, { text: figures.number(square), style: '' }]));
    const diagram = made('div', '', { class: 'diagram numbers' });
    diagram.innerHTML = drawnBoard({ marks: new Map(), shades: new Map(), texts, arrows: [],
                                     piece: null }, true)
        .replace('0 0 480 480', '-22 -1 504 504');
    return diagram;
}

function list(name, texts, rules) {
    const list = made('ol', '', { class: name });
    list.append(...texts.map(text => {
        const item = made('li', ''), box = made('div', '');
        box.append(made('p', text), ...Array.from({ length: rules }, () =>
            made('p', '', { class: 'rule' })));
        item.append(box);
        return item;
    }));
    return list;
}

/** The sheets of a text: each begins with #, each of its tasks with *, and | parts a title from
 *  its idea, and a task from its answer. */
export const sheetsOf = text => text.replace(/[ \n]+/g, ' ').split('# ').slice(1).map(sheet => {
    const [[title, idea], ...tasks] = sheet.split('* ').map(part => part.trim().split(' | '));
    return { title, idea, tasks };
});

/** What is on a sheet. */
export function lessonSheet({ title, idea, tasks }, words) {
    const head = made('p', '', { class: 'lines' });
    const top = made('div', '', { class: 'top' });
    head.append(made('span', words.pupil), made('span', words.date));
    top.append(made('p', idea), board());
    return [made('h2', title), head, top, list('tasks', tasks.map(([task]) => task), 2),
            made('h2', `${title}: ${words.answers}`, { class: 'next' }),
            list('solved', tasks.map(([, answer]) => answer), 0)];
}
