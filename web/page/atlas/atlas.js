// atlas.js -- a card for each reason why a move is refused, to search, to read and to try
import { cardOf, refusals } from '../cards.js';
import { diagram, drawing } from '../diagram.js';
import { showLegend } from '../legend.js';
import { writeLink } from '../link.js';
import { button, by, made } from '../made.js';

export const name = 'atlas';

/** `reason` is the one whose card is shown, or null for all of them; `asked` that of a link that
 *  names none; `cards` are in the language of the page. */
const state = { shell: null, words: null, reason: null, cards: [] };

/** A text without what people leave out when they search. */
const plain = text => text.normalize('NFD').replace(/[\u0300-\u036f’']/g, '').toLowerCase();

const address = () => state.shell.address({ reason: state.reason });
const linkTo = fields => writeLink({ ...fields, l: state.shell.language });

/** What is looked through for a card. */
const found = ({ name, title, sentence, said, group }) =>
    plain([name, title, sentence, ...said, state.words.groups[group]].join(' '));

function cardLink({ name, title, position, view }) {
    const item = made('li', '');
    const link = made('a', '', { href: linkTo({ part: 'atlas', reason: name }) });
    link.append(diagram(position, view, title), made('span', title));
    link.firstElementChild.setAttribute('aria-hidden', 'true');
    item.append(link);
    return item;
}

/** The cards that have all words that are searched, by their groups. */
function showList() {
    const { words, cards } = state, wanted = plain(by('atlas-search').value).split(/\s+/);
    const shown = cards.filter(card => wanted.every(word => found(card).includes(word)));
    const groups = [...new Set(shown.map(({ group }) => group))];
    by('atlas-found').textContent = shown.length > 0 ? `${shown.length} / ${cards.length}`
        : words.nothing;
    by('atlas-groups').replaceChildren(...groups.flatMap(group => {
        const list = made('ul', '', { class: 'cards' });
        list.append(...shown.filter(card => card.group === group).map(cardLink));
        return [made('h2', words.groups[group], { tabindex: '-1' }), list];
    }));
    by('atlas-jumps').replaceChildren(...groups.length < 2 ? [] : groups.map(jump));
}

/** A button that leads to the cards of a group. */
function jump(group, n) {
    return button(state.words.groups[group], () => {
        const head = by('atlas-groups').querySelectorAll('h2')[n];
        head.scrollIntoView();
        head.focus({ preventScroll: true });
    }, { class: 'plain' });
}

function showCard(card) {
    const { words, shell } = state;
    by('atlas-picture').replaceChildren(diagram(card.position, card.view, card.sentence));
    showLegend(by('atlas-legend'), card.view, words, shell.language);
    by('atlas-title').textContent = card.title;
    by('atlas-sentence').textContent = card.sentence;
    by('atlas-levels').replaceChildren(...card.said.flatMap((text, n) =>
        [made('dt', words.levels[n]), made('dd', text)]));
    by('atlas-try').href = linkTo(card.link);
    by('atlas-sheet').hidden = card.quiz === null;
    by('atlas-sheet').href = linkTo({ part: 'quiz', about: card.name });
}

const shownCard = () => state.cards.find(({ name }) => name === state.reason);

function share() {
    const { title, sentence, position, view } = shownCard();
    state.shell.share(address(), `${title}\n${sentence}`, {
        board: { drawing: () => drawing(position, view) }, turn: title, said: sentence,
        legend: by('atlas-legend')
    });
}

function show() {
    const card = shownCard();
    by('atlas-list').hidden = card !== undefined;
    for (const section of document.querySelectorAll('#part-atlas > section'))
        section.hidden = card === undefined;
    if (card)
        showCard(card);
    else
        showList();
}

/** Goes so many cards on. */
function go(step) {
    const at = refusals.findIndex(({ name }) => name === state.reason);
    state.reason = refusals[(at + step + refusals.length) % refusals.length].name;
    show();
    address();
    by('atlas-title').focus({ preventScroll: true });
}

function open({ reason, q }) {
    state.reason = refusals.some(({ name }) => name === reason) ? reason : null;
    by('atlas-search').value =
        q ?? (reason === undefined || state.reason ? '' : reason.slice(0, 60));
    show();
    address();
}

function speak(words) {
    const { shell } = state, again = state.cards.length > 0;
    state.words = words;
    state.cards = refusals.map(record => cardOf(record, shell.ecart, shell.language));
    show();
    if (again)
        address();
}

export function start(shell) {
    state.shell = shell;
    by('atlas-search').addEventListener('input', showList);
    by('atlas-before').addEventListener('click', () => go(-1));
    by('atlas-next').addEventListener('click', () => go(1));
    by('atlas-share').addEventListener('click', share);
    return { open, speak };
}
